import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/enquiry.ts'
import type { Translated } from '#contract/language.ts'
import { PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, FAMILY_NAME_WORDS, GIVEN_NAME_WORDS, PHONE_WORDS } from './fields.ts'

export const SUBJECT_WORDS: Translated<typeof English.SUBJECT_WORDS> = {
  general: 'General',
  translation: 'Traducere și certificare',
  apostille: 'Apostilă și legalizare notarială',
  procurement: 'Obținerea de documente',
  pricing: 'Prețuri',
  support: 'Ajutor pentru o comandă',
}

export const ENQUIRY_FIELD_WORDS: Translated<typeof English.ENQUIRY_FIELD_WORDS> = {
  subject: {
    label: 'Subiect',
    required: 'Alegeți un subiect',
    prompt: 'Alegeți un subiect',
    choices: SUBJECT_WORDS,
  },
  message: { label: 'Mesaj', required: 'Scrieți mesajul' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  email: EMAIL_WORDS,
  phone: { ...PHONE_WORDS, messages: { invalid: 'Verificați acest număr' } },
}

export const ENQUIRY_PAGE: Translated<typeof English.ENQUIRY_PAGE> = {
  title: 'Trimiteți o întrebare',
  lead: 'Întrebați-ne orice despre traduceri, apostilă, legalizare notarială sau obținerea de documente, cu propriile cuvinte.',
  reassurance: `Răspundem în cel mult ${promises.reply}. Întrebările sunt gratuite.`,
  sections: { question: 'Întrebarea dumneavoastră', you: 'Despre dumneavoastră' },
  hints: {
    message: 'Ce document, pentru ce țară și până când vă trebuie, dacă știți.',
    email: 'Vă răspundem aici.',
    phone: 'Cu prefixul țării, pentru cazul în care un apel e mai rapid.',
  },
  submit: 'Trimiteți întrebarea',
  submitting: 'Se trimite…',
  privacy: 'Folosim datele dumneavoastră numai pentru a răspunde la această întrebare. Citiți {policy}.',
  policy: 'politica de confidențialitate (în engleză)',
}

export const ENQUIRY_NEXT: Translated<typeof English.ENQUIRY_NEXT> = {
  title: 'Ce urmează',
  steps: [
    'Întrebarea ajunge la cei care fac lucrarea.',
    `Unul dintre ei vă răspunde prin e-mail în cel mult ${promises.reply}.`,
    'Nu datorați nimic. Dacă doriți să comandați, primiți mai întâi o ofertă scrisă.',
  ],
  hours: promises.replyUnit,
  promise: 'până primiți un răspuns',
  quote: 'Aveți documentul la îndemână?',
  quoteLink: 'Cereți o ofertă',
}

export const ENQUIRY_SENT_PAGE: Translated<typeof English.ENQUIRY_SENT_PAGE> = {
  title: 'Am primit întrebarea dumneavoastră',
  lead: 'Vă răspundem la {address}.',
  due: 'Primiți răspunsul nostru până {moment}.',
  reference: 'Referința dumneavoastră',
  referenceHint: 'Menționați-o când ne scrieți sau ne sunați.',
  steps: [
    'Păstrați această referință. Vă trimitem o copie prin e-mail, cu excepția cazului în care adresa a primit astăzi mai multe e-mailuri de la noi.',
    'Doriți să adăugați ceva? Răspundeți la e-mailul nostru sau trimiteți o altă întrebare.',
  ],
  another: 'Trimiteți o altă întrebare',
  plain: `Vă răspundem la adresa dumneavoastră în cel mult ${promises.reply}, socotite în programul nostru.`,
}

export const ENQUIRY_SENT: Translated<typeof English.ENQUIRY_SENT> = {
  title: 'Întrebarea a fost trimisă',
  description: `Vă mulțumim pentru întrebare. Se iau în calcul doar orele noastre de program. Vă răspundem în cel mult ${promises.reply}.`,
}

export const ENQUIRY_FAILURES: Translated<typeof English.ENQUIRY_FAILURES> = {
  refused: 'Întrebarea nu a putut fi trimisă. Încercați din nou.',
  other: 'Ceva nu a mers bine. Încercați din nou.',
}

export const ENQUIRY_MAIL: Translated<typeof English.ENQUIRY_MAIL> = {
  subject: '{reference} Am primit întrebarea dumneavoastră',
  title: 'Am primit întrebarea dumneavoastră',
  preview: '{reference}. Vă răspundem până {due}.',
  received: `Am primit întrebarea dumneavoastră și vă răspundem în cel mult ${promises.reply}.`,
  due: 'Termen de răspuns',
  add: `Doriți să adăugați ceva? Răspundeți la acest e-mail și păstrați referința în subiect sau scrieți la ${email.general}. Vă rugăm să nu trimiteți parole sau numere de card.`,
  why: 'V-am trimis acest mesaj pentru că cineva a dat această adresă într-o întrebare pe site-ul nostru. Dacă nu ați fost dumneavoastră, îl puteți ignora.',
}
