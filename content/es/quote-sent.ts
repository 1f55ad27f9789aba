import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/quote-sent.ts'
import type { Translated } from '#contract/language.ts'

export const QUOTE_SENT: Translated<typeof English.QUOTE_SENT> = {
  title: 'Hemos recibido su solicitud',
  copy: {
    sent: 'Enviamos una copia a {address}.',
    withheld:
      'Hoy ya hemos enviado varios correos a {address}, así que no le escribimos sobre esta solicitud. Aun así la hemos recibido.',
    unknown:
      'Enviaremos una copia a {address}, salvo que esa dirección ya haya recibido hoy varios correos nuestros.',
  },
  quote: 'Recibirá por correo electrónico un presupuesto por escrito de {service}, con el precio y la fecha.',
  reply: 'Esperamos responderle a más tardar el {moment}.',
  another: 'Enviar otra solicitud',
  reference: 'Su referencia',
  referenceHint: 'Indíquela cuando nos escriba o llame.',
  plain: `Le enviaremos una copia por correo electrónico, salvo que hoy ya haya recibido varios correos nuestros. Para añadir documentos, responda a ese correo o escriba a ${email.general} e indique la referencia.`,
  add: {
    title: '¿Todavía sin documentos? Añádalos ahora',
    text: 'Si los vemos, el presupuesto será más rápido y más exacto.',
    write: `Responda a nuestro correo electrónico y adjúntelos, o escriba a ${email.general} e indique su referencia.`,
    added: 'Los documentos que nos envió',
  },
  page: {
    text: 'En la página de su solicitud puede ver lo que envió y añadir documentos. El enlace es privado y funciona durante un día.',
    link: 'Abrir su solicitud',
  },
}

export const URGENCY_WORDS: Translated<typeof English.URGENCY_WORDS> = {
  '0-12 hours': 'en un plazo de 12 horas',
  '12-24 hours': 'en un plazo de 24 horas',
  '24-48 hours': 'en un plazo de 48 horas',
  '>48 hours': 'en un plazo de más de 48 horas',
}

export const SERVICE_PHRASES: Translated<typeof English.SERVICE_PHRASES> = {
  'Corporate Document Translation & Certification': 'traducción certificada de documentos de empresa',
  'Apostille & Notarisation Services': 'apostilla y certificación notarial',
  'Global Document Procurement': 'obtención de documentos en todo el mundo',
  'Private Document Translation & Certification': 'traducción certificada de documentos personales',
}

export const URGENCY_NOTES: Translated<typeof English.URGENCY_NOTES> = {
  lodged: 'En una apostilla, la urgencia indica en cuánto tiempo presentamos sus documentos.',
  applied: 'En un documento que pedimos a un organismo, la urgencia indica en cuánto tiempo lo solicitamos.',
  usual: 'Los documentos terminados suelen tardar {time}. No podemos prometerlos antes.',
  closed: 'No hay nadie en la oficina antes del {moment}.',
  late: 'No habrá nadie a tiempo para eso, así que responderemos más tarde.',
  send: 'Puede enviar su solicitud de todos modos.',
}
