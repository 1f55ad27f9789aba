import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/mail/enquiry.ts'
import type { Translated } from '#contract/language.ts'
import { PROMISES as promises } from '../facts.ts'

export const ENQUIRY_MAIL: Translated<typeof English.ENQUIRY_MAIL> = {
  subject: '{reference} Hemos recibido su consulta',
  title: 'Hemos recibido su consulta',
  preview: '{reference}. Le responderemos a más tardar el {due}.',
  received: `Hemos recibido su consulta y le responderemos en un plazo de ${promises.reply}.`,
  due: 'Plazo de respuesta',
  add: `¿Desea añadir algo? Responda a este correo y conserve la referencia en el asunto, o escriba a ${email.general}. No envíe contraseñas ni números de tarjeta, por favor.`,
  why: 'Le enviamos este correo porque alguien indicó esta dirección en una consulta enviada desde nuestro sitio web. Si no fue usted, puede ignorarlo.',
}
