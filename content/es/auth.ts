import type * as English from '#content/auth.ts'
import type { Translated } from '#contract/language.ts'

export const AUTH_PAGE: Translated<typeof English.AUTH_PAGE> = {
  logIn: {
    title: 'Iniciar sesión',
    lead: 'Siga sus solicitudes, envíe una nueva y tenga sus datos en un solo lugar.',
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    forgot: '¿Ha olvidado su contraseña?',
    other: '¿Todavía no tiene cuenta?',
    switch: 'Crear una cuenta',
  },
  signUp: {
    title: 'Crear una cuenta',
    lead: 'Lleva un minuto y es gratis. Se añaden las solicitudes que haya enviado con la misma dirección de correo electrónico.',
    submit: 'Crear cuenta',
    busy: 'Creando la cuenta…',
    other: '¿Ya tiene una cuenta?',
    switch: 'Iniciar sesión',
    terms:
      'Al crear una cuenta acepta nuestras {terms}. Nuestra {privacy} explica qué hacemos con sus datos.',
    termsLink: 'condiciones del servicio (en inglés)',
    privacyLink: 'política de privacidad (en inglés)',
    phone: 'Con el prefijo del país.',
  },
  forgotPassword: {
    title: 'Restablecer la contraseña',
    lead: 'Escriba la dirección de correo electrónico de su cuenta. Le enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar el enlace',
    busy: 'Enviando…',
    back: 'Volver al inicio de sesión',
  },
  setNewPassword: {
    title: 'Elija una contraseña nueva',
    lead: 'Para {email}. Se cerrará su sesión en todos los demás dispositivos, y tendrá que iniciarla con la contraseña nueva.',
    submit: 'Cambiar la contraseña',
    busy: 'Cambiando…',
    back: 'Volver al inicio de sesión',
  },
  checkEmail: {
    title: 'Abra su correo electrónico',
    leads: {
      'sign-up':
        'Hemos escrito a {email}. Abra el enlace del mensaje y escriba allí su contraseña; con eso la cuenta está lista.',
      'one-step':
        'Falta un paso para que su cuenta esté lista. Acabamos de escribir a {email}: abra el enlace del mensaje y elija una contraseña.',
      password:
        'Si hay una cuenta con la dirección {email}, va de camino un mensaje con un enlace para elegir una contraseña nueva.',
    },
    resend: 'Enviar el correo de nuevo',
    resending: 'Enviando…',
    resent: 'Enviado de nuevo. Puede tardar un minuto en llegar.',
    hint: 'El enlace funciona una sola vez, durante una hora. Si no llega nada, mire en la carpeta de correo no deseado. Una dirección solo recibe unos pocos de estos correos al día; después, inténtelo de nuevo mañana.',
    back: 'Volver al inicio de sesión',
  },
  confirm: {
    title: 'Confirme su dirección de correo electrónico',
    lead: 'Escriba la contraseña que eligió al crear la cuenta.',
    submit: 'Confirmar mi dirección de correo electrónico',
    busy: 'Confirmando…',
    wrong:
      'Esta no es la contraseña que eligió al crear la cuenta. Inténtelo de nuevo o elija una contraseña nueva.',
    other: '¿No la recuerda?',
    switch: 'Elegir una contraseña nueva',
  },
  recover: {
    title: 'Elija una contraseña nueva',
    lead: 'Ha pedido una contraseña nueva. Pulse el botón para elegirla en la pantalla siguiente.',
    submit: 'Elegir una contraseña nueva',
    busy: 'Comprobando el enlace…',
  },
  confirmed: {
    title: 'Dirección de correo electrónico confirmada',
    lead: 'A partir de ahora puede usar {email}. Su sesión sigue abierta como {own}.',
    stay: 'Ir a mi panel',
    switch: 'Cambiar a la otra cuenta',
    switching: 'Cambiando…',
  },
  benefits: {
    title: 'Para qué sirve una cuenta',
    items: [
      'Vea cada solicitud con su referencia, sus archivos y el plazo de respuesta.',
      'Envíe otro trámite sin volver a escribir sus datos.',
      'Descargue todo lo que guardamos sobre usted, o bórrelo, cuando quiera.',
    ],
    quote: 'No necesita una cuenta para hacer un pedido: {link}.',
    quoteLink: 'pida un presupuesto sin cuenta',
  },
  own: {
    note: 'Ha iniciado sesión como {email}. Eso no cambia, aunque este enlace pertenezca a otra cuenta.',
    leave: 'Ir a mi panel',
  },
  noscript:
    'Para iniciar sesión hace falta JavaScript, que aquí está desactivado o no está disponible. En su lugar, puede escribirnos a',
}

export const REDIRECT_PAGES: Translated<typeof English.REDIRECT_PAGES> = {
  register: {
    title: 'Crear una cuenta',
    text: 'Le llevamos a la creación de la cuenta…',
    link: 'Continuar con la creación de la cuenta',
  },
  resetPassword: {
    title: 'Restablecer la contraseña',
    text: 'Le llevamos a la página para restablecer la contraseña…',
    link: 'Continuar para restablecer la contraseña',
  },
}
