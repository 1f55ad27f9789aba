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
  prompt: 'Alegeți o țară',
  messages: { invalid: 'Alegeți o țară din listă' },
  choices: COUNTRY_WORDS,
}

export const QUOTE_FIELD_WORDS: Translated<typeof English.QUOTE_FIELD_WORDS> = {
  serviceType: {
    label: 'Serviciu',
    required: 'Alegeți un serviciu',
    prompt: 'Alegeți un serviciu',
    choices: {
      'Corporate Document Translation & Certification': 'Traduceri certificate de documente de firmă',
      'Apostille & Notarisation Services': 'Apostilă și legalizare notarială',
      'Global Document Procurement': 'Obținerea de documente din toată lumea',
      'Private Document Translation & Certification': 'Traduceri certificate de documente personale',
      'document-translation': 'Traducere de documente personale',
      'apostille-notarisation': 'Apostilă și legalizare notarială',
      'document-procurement': 'Obținerea de documente',
      'corporate-translation': 'Traducere de documente de firmă',
    },
  },
  sourceLanguage: { label: 'Limba documentelor' },
  targetLanguage: { label: 'Limba traducerii' },
  urgency: {
    label: 'Urgență',
    required: 'Alegeți cât de repede vă trebuie',
    choices: {
      '0-12 hours': '0-12 ore',
      '12-24 hours': '12-24 de ore',
      '24-48 hours': '24-48 de ore',
      '>48 hours': '>48 de ore',
      standard: 'Standard, 5–7 zile',
      express: 'Rapid, 2–3 zile',
      urgent: 'Urgent, 24 de ore',
    },
  },
  taskDescription: { label: 'Descrierea lucrării', required: 'Descrieți de ce aveți nevoie' },
  countryOfOrigin: { ...COUNTRY, label: 'Țara de origine' },
  countryOfOriginOther: { label: 'Din ce țară provine?' },
  countryOfDestination: { ...COUNTRY, label: 'Țara de destinație' },
  countryOfDestinationOther: { label: 'În ce țară va fi folosit?' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  companyName: COMPANY_NAME_WORDS,
  ownReference: { label: 'Referința dumneavoastră internă' },
  email: EMAIL_WORDS,
  phone: PHONE_WORDS,
}

export const QUOTE_PAGE: Translated<typeof English.QUOTE_PAGE> = {
  loading: 'Un moment…',
  title: 'Cereți o ofertă',
  lead: 'Spuneți-ne ce document este și unde va fi folosit. Primiți un preț în scris înainte să datorați ceva.',
  reassurance: 'Oferta este gratuită, iar documentele dumneavoastră rămân confidențiale.',
  sections: {
    need: 'De ce aveți nevoie',
    going: 'Unde va fi folosit',
    documents: 'Documentele dumneavoastră',
    you: 'Despre dumneavoastră',
  },
  hints: {
    urgency: 'Cât de repede vă trebuie documentele finale sau depunerea la autoritate.',
    taskDescription: 'Ce documente sunt, câte pagini și cine le-a cerut.',
    documents: 'Pentru o ofertă ajung fotografii sau copii scanate clare. Originalele pot urma mai târziu.',
    ownReference: 'De exemplu, un număr de dosar.',
    email: 'Vă trimitem oferta aici.',
    phone: 'Cu prefixul țării, pentru cazul în care un apel e mai rapid.',
  },
  submit: 'Trimiteți cererea de ofertă',
  submitting: 'Se trimite…',
  privacy: 'Folosim datele și fișierele dumneavoastră numai pentru această cerere. Citiți {policy}.',
  policy: 'politica de confidențialitate (în engleză)',
}

export const QUOTE_NEXT: Translated<typeof English.QUOTE_NEXT> = {
  title: 'Ce urmează',
  steps: [
    'Citim documentele și verificăm ce cere autoritatea.',
    'Primiți prin e-mail o ofertă scrisă, cu prețul și data livrării.',
    'Nu datorați nimic până nu o acceptați.',
  ],
}
