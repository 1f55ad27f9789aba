import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/quote-sent.ts'
import type { Translated } from '#contract/language.ts'

export const QUOTE_SENT: Translated<typeof English.QUOTE_SENT> = {
  title: 'Am primit cererea dumneavoastră',
  copy: {
    sent: 'Vă trimitem o copie la {address}.',
    withheld:
      'Am trimis deja astăzi mai multe e-mailuri la {address}, așa că nu vă mai scriem despre această cerere. Ea a ajuns totuși la noi.',
    unknown:
      'Vă trimitem o copie la {address}, cu excepția cazului în care adresa a primit astăzi mai multe e-mailuri de la noi.',
  },
  quote: 'Primiți prin e-mail o ofertă scrisă, cu prețul și data, pentru: {service}.',
  reply: 'Ne propunem să răspundem până {moment}.',
  another: 'Trimiteți o altă cerere',
  reference: 'Referința dumneavoastră',
  referenceHint: 'Menționați-o când ne scrieți sau ne sunați.',
  plain: `Vă trimitem o copie prin e-mail, cu excepția cazului în care adresa a primit astăzi mai multe e-mailuri de la noi. Pentru a adăuga documente, răspundeți la acel e-mail sau scrieți la ${email.general} și menționați referința.`,
  add: {
    title: 'Încă fără documente? Adăugați-le acum',
    text: 'Putem face oferta mai repede și mai exact după ce le vedem.',
    write: `Răspundeți la e-mailul nostru cu documentele atașate sau scrieți la ${email.general} și menționați referința.`,
    added: 'Documentele trimise de dumneavoastră',
  },
  page: {
    text: 'Pe pagina cererii puteți vedea ce ați trimis și puteți adăuga documente. Linkul este privat și funcționează o zi.',
    link: 'Deschideți cererea',
  },
}

export const URGENCY_WORDS: Translated<typeof English.URGENCY_WORDS> = {
  '0-12 hours': 'în 12 ore',
  '12-24 hours': 'în 24 de ore',
  '24-48 hours': 'în 48 de ore',
  '>48 hours': 'în mai mult de 48 de ore',
}

export const SERVICE_PHRASES: Translated<typeof English.SERVICE_PHRASES> = {
  'Corporate Document Translation & Certification': 'traducere certificată de documente de firmă',
  'Apostille & Notarisation Services': 'apostilă și legalizare notarială',
  'Global Document Procurement': 'obținerea de documente din toată lumea',
  'Private Document Translation & Certification': 'traducere certificată de documente personale',
}

export const URGENCY_NOTES: Translated<typeof English.URGENCY_NOTES> = {
  lodged: 'La apostilă, urgența arată cât de repede depunem documentele dumneavoastră.',
  applied: 'La un document cerut unei autorități, urgența arată cât de repede îl solicităm.',
  usual: 'Documentele finale durează de obicei {time}. Nu le putem promite mai devreme.',
  closed: 'Nu este nimeni la birou înainte de {moment}.',
  late: 'Nu este nimeni la birou la timp pentru aceasta, așa că răspundem mai târziu.',
  send: 'Puteți trimite cererea oricum.',
}
