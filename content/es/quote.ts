import type * as English from '#content/quote.ts'
import type { Translated } from '#contract/language.ts'
import { COUNTRY_WORDS } from './countries.ts'
import {
  COMPANY_NAME_WORDS,
  EMAIL_WORDS,
  FAMILY_NAME_WORDS,
  GIVEN_NAME_WORDS,
  PHONE_WORDS,
} from './fields.ts'

const COUNTRY = {
  prompt: 'Elija un país',
  messages: { invalid: 'Elija un país de la lista' },
  choices: COUNTRY_WORDS,
}

export const QUOTE_FIELD_WORDS: Translated<typeof English.QUOTE_FIELD_WORDS> = {
  serviceType: {
    label: 'Servicio',
    required: 'Elija un servicio',
    prompt: 'Elija un servicio',
    choices: {
      'Corporate Document Translation & Certification': 'Traducción certificada de documentos de empresa',
      'Apostille & Notarisation Services': 'Apostilla y certificación notarial',
      'Global Document Procurement': 'Obtención de documentos en todo el mundo',
      'Private Document Translation & Certification': 'Traducción certificada de documentos personales',
      'document-translation': 'Traducción de documentos personales',
      'apostille-notarisation': 'Apostilla y certificación notarial',
      'document-procurement': 'Obtención de documentos',
      'corporate-translation': 'Traducción de documentos de empresa',
    },
  },
  sourceLanguage: { label: 'Idioma de los documentos' },
  targetLanguage: { label: 'Idioma de la traducción' },
  urgency: {
    label: 'Urgencia',
    required: 'Elija en cuánto tiempo lo necesita',
    choices: {
      '0-12 hours': '0-12 horas',
      '12-24 hours': '12-24 horas',
      '24-48 hours': '24-48 horas',
      '>48 hours': 'Más de 48 horas',
      standard: 'Normal, 5–7 días',
      express: 'Rápido, 2–3 días',
      urgent: 'Urgente, 24 horas',
    },
  },
  taskDescription: { label: 'Descripción del trabajo', required: 'Describa lo que necesita' },
  countryOfOrigin: { ...COUNTRY, label: 'País de origen' },
  countryOfOriginOther: { label: '¿De qué país viene?' },
  countryOfDestination: { ...COUNTRY, label: 'País de destino' },
  countryOfDestinationOther: { label: '¿A qué país va?' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  companyName: COMPANY_NAME_WORDS,
  ownReference: { label: 'Su referencia interna' },
  email: EMAIL_WORDS,
  phone: PHONE_WORDS,
}

export const QUOTE_PAGE: Translated<typeof English.QUOTE_PAGE> = {
  loading: 'Un momento…',
  title: 'Pedir presupuesto',
  lead: 'Díganos qué documento es y dónde se usará. Tendrá un precio por escrito antes de deber nada.',
  reassurance: 'El presupuesto es gratis, y sus documentos son confidenciales.',
  sections: {
    need: 'Qué necesita',
    going: 'Adónde va',
    documents: 'Sus documentos',
    you: 'Sobre usted',
  },
  hints: {
    urgency: 'En cuánto tiempo necesita los documentos terminados, o que acudamos al organismo.',
    taskDescription: 'Qué documentos son, cuántas páginas tienen y quién se los ha pedido.',
    documents:
      'Para el presupuesto bastan fotos o copias escaneadas nítidas. Los originales se pueden enviar después.',
    ownReference: 'Por ejemplo, el número de expediente.',
    email: 'Le enviaremos aquí el presupuesto.',
    phone: 'Con el prefijo del país, por si es más rápido llamarle.',
  },
  submit: 'Enviar solicitud de presupuesto',
  submitting: 'Enviando…',
  privacy: 'Usamos sus datos y archivos solo para esta solicitud. Lea nuestra {policy}.',
  policy: 'política de privacidad (en inglés)',
}

export const QUOTE_NEXT: Translated<typeof English.QUOTE_NEXT> = {
  title: 'Qué pasa ahora',
  steps: [
    'Leemos sus documentos y comprobamos qué pide la autoridad.',
    'Recibirá un presupuesto por escrito en su correo electrónico, con el precio y la fecha de entrega.',
    'No debe nada hasta que lo acepte.',
  ],
}
