import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/account.ts'
import type { Translated } from '#contract/language.ts'

export const WELCOME_MAIL: Translated<typeof English.WELCOME_MAIL> = {
  subject: `Le damos la bienvenida a ${BUSINESS.shortName}`,
  title: 'Su cuenta está abierta',
  preview: 'Qué puede hacer con ella.',
  why: 'Le enviamos este correo una sola vez, porque esta dirección se confirmó para una cuenta.',
  open: `Su cuenta en ${BUSINESS.name} está abierta. Incluye las solicitudes que ya había enviado con esta dirección.`,
  what: 'Qué puede hacer en ella',
  items: [
    'Crear un trámite y enviar los documentos con él. Le responderemos con un presupuesto por escrito.',
    'Ver sus solicitudes y sus referencias en «Trámites pendientes».',
    'Mantener al día su nombre y su teléfono, descargar sus datos o borrar la cuenta, en la pestaña «Perfil».',
  ],
  button: 'Abrir su cuenta',
}

export const ACCOUNT_EXISTS_MAIL: Translated<typeof English.ACCOUNT_EXISTS_MAIL> = {
  subject: `Ya tiene una cuenta en ${BUSINESS.shortName}`,
  title: 'Ya tiene una cuenta',
  preview: 'Inicie sesión o elija una contraseña nueva.',
  why: 'Le enviamos este correo porque alguien intentó crear una cuenta con esta dirección. Si no fue usted, puede ignorarlo: nadie ha entrado en su cuenta.',
  text: 'Alguien, probablemente usted, acaba de intentar abrir una cuenta con esta dirección. Ya tiene una: inicie sesión o, si no recuerda la contraseña, elija una nueva.',
  logIn: 'Iniciar sesión',
  choose: 'Elegir una contraseña nueva',
}

export const ACCOUNT_NOTICES: Translated<typeof English.ACCOUNT_NOTICES> = {
  why: 'Le enviamos este correo porque esta dirección tiene, o tenía, una cuenta con nosotros.',
  device: {
    title: 'Nuevo inicio de sesión en su cuenta',
    text: 'Alguien acaba de iniciar sesión en su cuenta con la contraseña, desde un navegador o una red que no habíamos visto antes. Si ha sido usted, no tiene que hacer nada. Si no, elija ahora una contraseña nueva: así se cierran todas las demás sesiones.',
  },
  password: {
    title: 'Se ha cambiado su contraseña',
    text: 'La contraseña de su cuenta acaba de cambiarse y se han cerrado todas las demás sesiones. Si ha sido usted, no tiene que hacer nada. Si no, elija ahora una contraseña nueva y responda a este correo.',
  },
  deleted: {
    title: 'Se ha eliminado su cuenta',
    text: 'Su cuenta y lo que le pertenecía se han eliminado, como pidió alguien que había iniciado sesión en ella. Los registros que la ley nos obliga a conservar se mantienen hasta que termine su plazo de conservación. Si no ha sido usted, responda a este correo.',
  },
}

export const AUTH_MAIL: Translated<typeof English.AUTH_MAIL> = {
  confirmation: {
    subject: 'Confirme su dirección de correo electrónico',
    title: 'Confirme su dirección de correo electrónico',
    text: 'Pulse el botón y escriba la contraseña que eligió al crear la cuenta. Con eso se abre su cuenta. El enlace funciona una sola vez, durante una hora.',
    button: 'Confirmar mi dirección',
    why: 'Le enviamos este correo porque alguien pidió una cuenta con esta dirección. Si no fue usted, puede ignorarlo: no se abre ninguna cuenta si no se usa el enlace.',
  },
  recovery: {
    subject: 'Elija una contraseña nueva',
    title: 'Elija una contraseña nueva',
    text: 'Pulse el botón para elegir una contraseña nueva para su cuenta. El enlace funciona una sola vez, durante una hora. Hasta que lo use, su contraseña anterior sigue siendo válida.',
    button: 'Elegir una contraseña nueva',
    why: 'Le enviamos este correo porque alguien pidió una contraseña nueva para esta dirección. Si no fue usted, puede ignorarlo: no ha cambiado nada.',
  },
}

export const AUTH_LINK: Translated<typeof English.AUTH_LINK> = 'O abra esta dirección: {link}'

export const ARCHIVE_WORDS: Translated<typeof English.ARCHIVE_WORDS> = {
  leftOut: 'Estos archivos no están en este archivo ZIP:',
  line: '{name}: {reason}',
}

export const ARCHIVE_REASONS: Translated<typeof English.ARCHIVE_REASONS> = {
  unreadable: 'No se pudo leer tal como se guardó.',
  refused: 'Se rechazó al comprobarlo y no se conserva.',
  unchecked: 'Todavía no se ha comprobado.',
  missing: 'No terminó de subirse.',
  notDelivered: 'Todavía no se ha entregado.',
  unpaid: 'Se podrá abrir cuando se pague la segunda mitad del precio.',
  ended: 'El pedido ha terminado sin él.',
}

export const RESET_LIMIT: Translated<typeof English.RESET_LIMIT> = {
  one: 'Se ha pedido una contraseña nueva demasiadas veces con esta dirección. Inténtelo de nuevo dentro de una hora.',
  other:
    'Se ha pedido una contraseña nueva demasiadas veces con esta dirección. Inténtelo de nuevo dentro de {count} horas.',
}
