import type * as English from '#content/account.ts'
import type { Translated } from '#contract/language.ts'
import { PASSWORD_LIMITS } from '#contract/limits.ts'
import {
  COMPANY_NAME_WORDS,
  EMAIL_WORDS,
  FAMILY_NAME_WORDS,
  GIVEN_NAME_WORDS,
  PHONE_WORDS,
} from './fields.ts'

const PASSWORD = { label: 'Contraseña', required: 'Escriba una contraseña' }

const NEW_PASSWORD = {
  ...PASSWORD,
  messages: {
    'too-short': `La contraseña debe tener al menos ${PASSWORD_LIMITS.minLength} caracteres.`,
    'too-many-bytes': `Elija una contraseña más corta: ${PASSWORD_LIMITS.maxBytes} letras y cifras como máximo, menos si lleva acentos o símbolos`,
  },
}

const PERSON = {
  firstName: GIVEN_NAME_WORDS,
  lastName: FAMILY_NAME_WORDS,
  companyName: { ...COMPANY_NAME_WORDS, required: 'Escriba el nombre de su empresa' },
  phone: PHONE_WORDS,
  accountType: {
    label: 'Tipo de cuenta',
    required: 'Compruebe esta respuesta',
    choices: { private: 'Particular', corporate: 'Empresa' },
  },
}

export const SIGN_UP_FIELD_WORDS: Translated<typeof English.SIGN_UP_FIELD_WORDS> = {
  ...PERSON,
  email: EMAIL_WORDS,
  password: NEW_PASSWORD,
}

export const PROFILE_FIELD_WORDS: Translated<typeof English.PROFILE_FIELD_WORDS> = PERSON

export const LOG_IN_FIELD_WORDS: Translated<typeof English.LOG_IN_FIELD_WORDS> = {
  email: EMAIL_WORDS,
  password: PASSWORD,
}

export const CONFIRM_FIELD_WORDS: Translated<typeof English.CONFIRM_FIELD_WORDS> = { password: PASSWORD }

export const FORGOT_FIELD_WORDS: Translated<typeof English.FORGOT_FIELD_WORDS> = { email: EMAIL_WORDS }

export const NEW_PASSWORD_FIELD_WORDS: Translated<typeof English.NEW_PASSWORD_FIELD_WORDS> = {
  password: { ...NEW_PASSWORD, label: 'Contraseña nueva' },
  confirmation: {
    ...PASSWORD,
    label: 'Repita la contraseña nueva',
    messages: { mismatch: 'Las contraseñas no coinciden.' },
  },
}

export const CHANGE_PASSWORD_FIELD_WORDS: Translated<typeof English.CHANGE_PASSWORD_FIELD_WORDS> = {
  current: { ...PASSWORD, label: 'Contraseña actual' },
  ...NEW_PASSWORD_FIELD_WORDS,
}

/** Where a password is chosen. */
export const PASSWORD_HINT: Translated<typeof English.PASSWORD_HINT> =
  `Al menos ${PASSWORD_LIMITS.minLength} caracteres. Tres o cuatro palabras sin relación entre sí son fáciles de recordar y difíciles de adivinar.`

export const DASHBOARD_PAGE: Translated<typeof English.DASHBOARD_PAGE> = {
  title: 'Su cuenta',
  greeting: { morning: 'Buenos días', afternoon: 'Buenas tardes', evening: 'Buenas noches' },
  greetingByName: {
    morning: 'Buenos días, {name}',
    afternoon: 'Buenas tardes, {name}',
    evening: 'Buenas noches, {name}',
  },
  navigation: 'Cuenta',
  tabs: { profile: 'Perfil', tasks: 'Trámites', billing: 'Pagos', invoices: 'Facturas' },
  slow: 'Está tardando más de lo habitual.',
  noscript:
    'Su cuenta necesita JavaScript, que aquí está desactivado o no está disponible. En su lugar, puede escribirnos a',
  unreachable:
    'No podemos acceder a su cuenta en este momento. Su sesión sigue abierta; seguiremos intentándolo y no se ha perdido nada.',
  again: {
    title: 'Inicie sesión de nuevo',
    text: 'Su sesión ha terminado. Lo que escribió y los archivos que eligió siguen aquí.',
    account: 'Había iniciado sesión como {email}.',
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    other: 'Iniciar sesión en otra cuenta',
  },
  profile: {
    title: 'Sus datos',
    leads: {
      private:
        'Cuenta de particular. Usamos sus datos para sus trámites, así no tiene que volver a escribirlos.',
      corporate:
        'Cuenta de empresa. Usamos sus datos para sus trámites, así no tiene que volver a escribirlos.',
    },
    email: 'Correo electrónico',
    emailHint: 'La dirección con la que inicia sesión. Para cambiarla, escríbanos.',
    submit: 'Guardar los cambios',
    busy: 'Guardando…',
    failed: 'No se han podido cargar sus datos.',
  },
  password: {
    title: 'Su contraseña',
    lead: 'Se cerrará su sesión en todos los demás dispositivos.',
    everywhere: 'Cerrar sesión en todos los dispositivos',
    leaving: 'Cerrando sesión…',
    submit: 'Cambiar la contraseña',
    busy: 'Cambiando…',
  },
  data: {
    title: 'Sus datos guardados',
    lead: 'Descargue o borre todo lo que guardamos sobre usted.',
    download: {
      button: 'Descargar mis datos',
      title: '¿Descargar sus datos?',
      text: 'Recibirá un archivo ZIP con sus datos, todas sus solicitudes y todos los documentos que nos ha enviado. Contiene documentos personales: guárdelo donde nadie más pueda abrirlo.',
      confirm: 'Descargar',
      busy: 'Preparando el archivo…',
      failed: 'No hemos podido preparar el archivo. Inténtelo de nuevo.',
    },
    remove: {
      button: 'Borrar mi cuenta',
      title: '¿Borrar su cuenta?',
      text: 'Su cuenta, sus datos, sus solicitudes con los documentos, sus consultas y su suscripción al boletín se borran definitivamente. Las citas que haya reservado se mantienen. Los registros que la ley nos obliga a conservar, como las facturas, permanecen hasta que termine su plazo de conservación. De los documentos que hemos entregado conservamos la huella digital del archivo, nuestra referencia y la fecha, sin su nombre, para que todavía se puedan verificar.',
      busy: 'Borrando…',
      failed: 'No se ha podido borrar la cuenta. Inténtelo de nuevo.',
      password: 'Su contraseña',
      label: 'Escriba {word} para confirmar',
      mismatch: 'Escriba {word} en mayúsculas',
    },
    cancel: 'Cancelar',
  },
  completed: {
    title: 'Todavía no hay nada completado',
    text: 'Aquí aparecerá el trabajo terminado. Hasta entonces lo encontrará en «Trámites pendientes» y en su correo electrónico.',
  },
  ordersFailed: 'No se han podido cargar sus pedidos.',
  ordersLoading: 'Cargando…',
  billing: {
    title: 'No hay ninguna forma de pago guardada',
    text: 'No la necesita: no debe nada hasta que acepte un presupuesto.',
    button: 'Añadir forma de pago',
    explanation:
      'El pago se hace por pedido: cada presupuesto aceptado tiene su propio enlace de pago, la mitad por adelantado y la mitad a la entrega. Aquí no se guarda ninguna tarjeta.',
  },
  invoices: {
    title: 'Todavía no hay facturas',
    text: 'Las facturas aparecen aquí cuando se ha pagado un pedido. También se las enviamos por correo electrónico.',
  },
}

export const ORDER_LISTS: Translated<typeof English.ORDER_LISTS> = {
  billing: {
    title: 'Pagos',
    columns: { date: 'Fecha', order: 'Pedido', part: 'Parte', amount: 'Importe', state: 'Estado' },
    note: 'Cada pedido tiene su propio enlace de pago. Aquí no se guarda ninguna tarjeta.',
  },
  invoices: {
    title: 'Facturas y recibos',
    columns: { reference: 'Número', kind: 'Tipo', date: 'Fecha', amount: 'Importe', file: 'Archivo' },
  },
  completed: { title: 'Trámites completados', total: 'Total', date: 'Fecha de finalización' },
  ended: { title: 'Cancelados, reembolsados y terminados' },
  open: 'Abrir el pedido',
}
