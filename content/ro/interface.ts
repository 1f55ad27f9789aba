import type * as English from '#content/interface.ts'
import type { Translated } from '#contract/language.ts'

export const INTERFACE: Translated<typeof English.INTERFACE> = {
  skip: 'Treceți la conținut',
  menu: 'Meniu',
  landmarks: {
    main: 'Navigare principală',
    footer: 'Subsol',
    breadcrumb: 'Calea paginii',
    languages: 'Limbi',
  },
  home: 'Acasă',
  logIn: 'Intrați în cont',
  logOut: 'Ieșiți din cont',
  dashboard: 'Contul meu',
  generalEnquiries: 'Întrebări generale',
  privacy: 'Politica de confidențialitate',
  terms: 'Termenii serviciului',
  englishBinds: 'Aceste două texte sunt în engleză; versiunea engleză este cea obligatorie.',
  channel: '{name} pe {channel}',
}

export const LATE_NOTICE: Translated<typeof English.LATE_NOTICE> = {
  waiting: 'Un moment: pagina încă se încarcă.',
  lost: 'O parte a paginii nu s-a încărcat sau nu mai funcționează. Reîncărcați pagina pentru a continua: răspunsurile dumneavoastră se păstrează. Sau scrieți la {email}.',
  reload: 'Reîncărcați pagina',
}

export const LANGUAGE_OFFER: Translated<typeof English.LANGUAGE_OFFER> = {
  text: 'Această pagină există și în română',
  close: 'Închideți',
}

export const PROOF_WORDS: Translated<typeof English.PROOF_WORDS> = {
  title: 'Verificați cine suntem',
  member: 'Afilieri',
  number: 'nr. {number}',
  company: 'Societate înregistrată în {registeredIn}',
  companyNumber: '{form} nr. {number}',
  forms: { company: 'Societate', llp: 'LLP' },
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: 'Asigurare de răspundere civilă profesională',
  rating: 'Recenziile clienților',
  score: '{score} din {outOf}, nota medie pe {site} la {date} (recenzii: {reviews})',
  guarantee: 'Garanția noastră',
}
