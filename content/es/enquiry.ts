import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/enquiry.ts'
import type { Translated } from '#contract/language.ts'
import { PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, FAMILY_NAME_WORDS, GIVEN_NAME_WORDS, PHONE_WORDS } from './fields.ts'

export const SUBJECT_WORDS: Translated<typeof English.SUBJECT_WORDS> = {
  general: 'General',
  translation: 'Traducción certificada',
  apostille: 'Apostilla y certificación notarial',
  procurement: 'Obtención de documentos',
  pricing: 'Precios',
  support: 'Ayuda con un pedido',
}

export const ENQUIRY_FIELD_WORDS: Translated<typeof English.ENQUIRY_FIELD_WORDS> = {
  subject: {
    label: 'Asunto',
    required: 'Elija un asunto',
    prompt: 'Elija un asunto',
    choices: SUBJECT_WORDS,
  },
  message: { label: 'Mensaje', required: 'Escriba su mensaje' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  email: EMAIL_WORDS,
  phone: { ...PHONE_WORDS, messages: { invalid: 'Compruebe este número' } },
}

export const ENQUIRY_PAGE: Translated<typeof English.ENQUIRY_PAGE> = {
  title: 'Enviar una consulta',
  lead: 'Pregúntenos lo que quiera sobre traducción, apostilla, certificación notarial u obtención de documentos, con sus propias palabras.',
  reassurance: `Le responderemos en un plazo de ${promises.reply}. Preguntar es gratis.`,
  sections: { question: 'Su pregunta', you: 'Sobre usted' },
  hints: {
    message: 'Qué documento, para qué país y para cuándo lo necesita, si lo sabe.',
    email: 'Le responderemos aquí.',
    phone: 'Con el prefijo del país, por si es más rápido llamarle.',
  },
  submit: 'Enviar consulta',
  submitting: 'Enviando…',
  privacy: 'Usamos sus datos solo para responder a esta consulta. Lea nuestra {policy}.',
  policy: 'política de privacidad (en inglés)',
}

export const ENQUIRY_NEXT: Translated<typeof English.ENQUIRY_NEXT> = {
  title: 'Qué pasa ahora',
  steps: [
    'Su consulta llega a las personas que hacen el trabajo.',
    `Una de ellas le responderá por correo electrónico en un plazo de ${promises.reply}.`,
    'No debe nada. Si quiere hacer un pedido, antes recibirá un presupuesto por escrito.',
  ],
  hours: promises.replyUnit,
  promise: 'hasta que tenga respuesta',
  quote: '¿Tiene el documento a mano?',
  quoteLink: 'Pedir presupuesto',
}

export const ENQUIRY_SENT_PAGE: Translated<typeof English.ENQUIRY_SENT_PAGE> = {
  title: 'Hemos recibido su consulta',
  lead: 'Le responderemos a {address}.',
  due: 'Tendrá nuestra respuesta a más tardar el {moment}.',
  reference: 'Su referencia',
  referenceHint: 'Indíquela cuando nos escriba o llame.',
  steps: [
    'Guarde esta referencia. Le enviaremos una copia por correo electrónico, salvo que hoy ya haya recibido varios correos nuestros.',
    '¿Desea añadir algo? Responda a nuestro correo o envíe otra consulta.',
  ],
  another: 'Enviar otra consulta',
  plain: `Le responderemos a su dirección en un plazo de ${promises.reply}, contando nuestras horas de apertura.`,
}

export const ENQUIRY_SENT: Translated<typeof English.ENQUIRY_SENT> = {
  title: '¡Consulta enviada!',
  description: `Gracias por su consulta. Solo cuentan nuestras horas de apertura. Le responderemos en un plazo de ${promises.reply}.`,
}

export const ENQUIRY_FAILURES: Translated<typeof English.ENQUIRY_FAILURES> = {
  refused: 'No se ha podido enviar su consulta. Inténtelo de nuevo.',
  other: 'Algo ha fallado. Inténtelo de nuevo.',
}

export const ENQUIRY_MAIL: Translated<typeof English.ENQUIRY_MAIL> = {
  subject: '{reference} Hemos recibido su consulta',
  title: 'Hemos recibido su consulta',
  preview: '{reference}. Le responderemos a más tardar el {due}.',
  received: `Hemos recibido su consulta y le responderemos en un plazo de ${promises.reply}.`,
  due: 'Plazo de respuesta',
  add: `¿Desea añadir algo? Responda a este correo y conserve la referencia en el asunto, o escriba a ${email.general}. No envíe contraseñas ni números de tarjeta, por favor.`,
  why: 'Le enviamos este correo porque alguien indicó esta dirección en una consulta enviada desde nuestro sitio web. Si no fue usted, puede ignorarlo.',
}
