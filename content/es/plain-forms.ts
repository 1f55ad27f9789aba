import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/plain-forms.ts'
import type { Translated } from '#contract/language.ts'

export const PLAIN_PROBLEMS: Translated<typeof English.PLAIN_PROBLEMS> = {
  title: 'Hay un problema',
  kept: 'Todavía no se ha enviado nada. Sus respuestas están más abajo.',
  back: 'Todavía no se ha enviado nada. Vuelva atrás en su navegador: sus respuestas siguen en el formulario.',
  write: `En su lugar, puede escribirnos a ${email.general}.`,
  typed: 'Lo que escribió',
  program:
    'Su navegador ha rellenado un campo oculto que debe quedar vacío. Lo hemos vaciado: envíe el formulario de nuevo, por favor.',
  busy: 'Ahora mismo llegan muchas solicitudes. Espere unos minutos y envíe el formulario de nuevo, por favor.',
}

export const PLAIN_FILES: Translated<typeof English.PLAIN_FILES> =
  'Los archivos solo se pueden añadir con JavaScript, que aquí está desactivado o no está disponible. Envíe la solicitud sin ellos y después responda a nuestro correo electrónico con sus documentos adjuntos.'

export const PLAIN_LINK: Translated<typeof English.PLAIN_LINK> = {
  hint: 'Copie el enlace completo de nuestro correo electrónico, o de la barra de direcciones, y péguelo aquí.',
}

export const PLAIN_REFERENCE: Translated<typeof English.PLAIN_REFERENCE> = {
  unknown: 'figura en los correos que le enviamos',
  sentence: '{label} {reference}.',
}
