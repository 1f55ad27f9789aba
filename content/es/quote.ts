import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/quote.ts'
import type { Translated } from '#contract/language.ts'

export const QUOTE_PAGE: Translated<typeof English.QUOTE_PAGE> = {
  title: 'Pedir presupuesto',
  lead: 'Díganos qué documento es y dónde se usará. Tendrá un precio por escrito antes de deber nada.',
  reassurance: 'El presupuesto es gratis, y sus documentos se mantienen en privado.',
  sections: {
    need: 'Qué necesita',
    going: 'Adónde va',
    documents: 'Sus documentos',
    you: 'Sobre usted',
  },
  hints: {
    urgency: 'En cuánto tiempo necesita los documentos terminados.',
    taskDescription: 'Qué documentos son, cuántas páginas tienen y quién se los ha pedido.',
    documents: 'Para el presupuesto bastan fotos o escaneos nítidos. Los originales pueden venir después.',
    email: 'Le enviaremos aquí el presupuesto.',
    phone: 'Con el prefijo del país, por si es más rápido llamarle.',
  },
  submit: 'Enviar solicitud de presupuesto',
  submitting: 'Enviando…',
  privacy: 'Usamos sus datos y archivos solo para esta solicitud.',
}

export const QUOTE_NEXT: Translated<typeof English.QUOTE_NEXT> = {
  title: 'Qué pasa ahora',
  steps: [
    'Leemos sus documentos y comprobamos qué pide la autoridad.',
    'Recibe un presupuesto por escrito en su correo electrónico, con el precio y la fecha de entrega.',
    'No debe nada hasta que lo acepte.',
  ],
}

export const QUOTE_SENT: Translated<typeof English.QUOTE_SENT> = {
  title: 'Hemos recibido su solicitud',
  reference: 'Su referencia',
  referenceHint: 'Indíquela cuando nos escriba o llame.',
  plain: `Le enviaremos una copia por correo electrónico, salvo que hoy ya haya recibido varios correos nuestros. Para añadir documentos, responda a ese correo o escriba a ${email.general} e indique la referencia.`,
  add: {
    title: '¿Todavía sin documentos? Añádalos ahora',
    text: 'Si los vemos, el presupuesto será más rápido y más exacto.',
    write: `Responda a nuestro correo electrónico y adjúntelos, o escriba a ${email.general} e indique su referencia.`,
    added: 'Sus documentos',
  },
  page: {
    text: 'En la página de su solicitud puede ver lo que envió y añadir documentos. El enlace es privado y funciona durante un día.',
    link: 'Abrir su solicitud',
  },
}

export const URGENCY_WORDS: Translated<typeof English.URGENCY_WORDS> = {
  '0-12 hours': 'en 12 horas',
  '12-24 hours': 'en 24 horas',
  '24-48 hours': 'en 48 horas',
  '>48 hours': 'en más de 48 horas',
}

export const QUOTED_SERVICES: Translated<typeof English.QUOTED_SERVICES> = {
  'Corporate Document Translation & Certification': {
    id: 'corporate',
    words: 'traducción certificada de documentos de empresa',
  },
  'Apostille & Notarisation Services': {
    id: 'apostille',
    words: 'apostilla y certificación notarial',
  },
  'Global Document Procurement': {
    id: 'procurement',
    words: 'obtención de documentos en todo el mundo',
  },
  'Private Document Translation & Certification': {
    id: 'private',
    words: 'traducción certificada de documentos personales',
  },
}
