import type * as English from '#content/account.ts'
import type { Translated } from '#contract/language.ts'
import { PASSWORD_LIMITS } from '#contract/limits.ts'
import {
  COMPANY_NAME_WORDS,
  EMAIL_WORDS,
  FAMILY_NAME_WORDS,
  GIVEN_NAME_WORDS,
  PHONE_WORDS,
} from './fields.ts'

const PASSWORD = { label: 'Parolă', required: 'Introduceți o parolă' }

const NEW_PASSWORD = {
  ...PASSWORD,
  messages: {
    'too-short': `Parola trebuie să aibă cel puțin ${PASSWORD_LIMITS.minLength} caractere.`,
    'too-many-bytes': `Alegeți o parolă mai scurtă: cel mult ${PASSWORD_LIMITS.maxBytes} de litere și cifre, mai puține cu diacritice sau simboluri`,
  },
}

const PERSON = {
  firstName: GIVEN_NAME_WORDS,
  lastName: FAMILY_NAME_WORDS,
  companyName: { ...COMPANY_NAME_WORDS, required: 'Introduceți numele firmei' },
  phone: PHONE_WORDS,
  accountType: {
    label: 'Tipul contului',
    required: 'Verificați acest răspuns',
    choices: { private: 'Persoană fizică', corporate: 'Firmă' },
  },
}

export const SIGN_UP_FIELD_WORDS: Translated<typeof English.SIGN_UP_FIELD_WORDS> = {
  ...PERSON,
  email: EMAIL_WORDS,
  password: NEW_PASSWORD,
}

export const PROFILE_FIELD_WORDS: Translated<typeof English.PROFILE_FIELD_WORDS> = PERSON

export const LOG_IN_FIELD_WORDS: Translated<typeof English.LOG_IN_FIELD_WORDS> = {
  email: EMAIL_WORDS,
  password: PASSWORD,
}

export const CONFIRM_FIELD_WORDS: Translated<typeof English.CONFIRM_FIELD_WORDS> = { password: PASSWORD }

export const FORGOT_FIELD_WORDS: Translated<typeof English.FORGOT_FIELD_WORDS> = { email: EMAIL_WORDS }

export const NEW_PASSWORD_FIELD_WORDS: Translated<typeof English.NEW_PASSWORD_FIELD_WORDS> = {
  password: { ...NEW_PASSWORD, label: 'Parola nouă' },
  confirmation: {
    ...PASSWORD,
    label: 'Confirmați parola nouă',
    messages: { mismatch: 'Parolele nu coincid.' },
  },
}

export const CHANGE_PASSWORD_FIELD_WORDS: Translated<typeof English.CHANGE_PASSWORD_FIELD_WORDS> = {
  current: { ...PASSWORD, label: 'Parola actuală' },
  ...NEW_PASSWORD_FIELD_WORDS,
}

/** Where a password is chosen. */
export const PASSWORD_HINT: Translated<typeof English.PASSWORD_HINT> =
  `Cel puțin ${PASSWORD_LIMITS.minLength} caractere. Trei sau patru cuvinte fără legătură între ele sunt ușor de ținut minte și greu de ghicit.`

export const DASHBOARD_PAGE: Translated<typeof English.DASHBOARD_PAGE> = {
  title: 'Contul dumneavoastră',
  greeting: { morning: 'Bună dimineața', afternoon: 'Bună ziua', evening: 'Bună seara' },
  greetingByName: {
    morning: 'Bună dimineața, {name}',
    afternoon: 'Bună ziua, {name}',
    evening: 'Bună seara, {name}',
  },
  navigation: 'Cont',
  tabs: { profile: 'Profil', tasks: 'Lucrări', billing: 'Plăți', invoices: 'Facturi' },
  slow: 'Durează mai mult decât de obicei.',
  noscript:
    'Contul dumneavoastră are nevoie de JavaScript, care aici este dezactivat sau indisponibil. Ne puteți scrie la',
  unreachable:
    'Nu putem ajunge la contul dumneavoastră în acest moment. Sunteți încă în cont; încercăm în continuare și nu s-a pierdut nimic.',
  again: {
    title: 'Intrați din nou în cont',
    text: 'Sesiunea s-a încheiat. Ce ați scris și fișierele alese sunt încă aici.',
    account: 'Erați în contul {email}.',
    submit: 'Intrați în cont',
    busy: 'Se verifică datele…',
    other: 'Intrați în alt cont',
  },
  profile: {
    title: 'Datele dumneavoastră',
    leads: {
      private:
        'Cont de persoană fizică. Folosim datele pentru lucrările dumneavoastră, ca să nu le introduceți din nou.',
      corporate:
        'Cont de firmă. Folosim datele pentru lucrările dumneavoastră, ca să nu le introduceți din nou.',
    },
    email: 'E-mail',
    emailHint: 'Adresa cu care intrați în cont. Pentru a o schimba, scrieți-ne.',
    submit: 'Salvați modificările',
    busy: 'Se salvează…',
    failed: 'Datele dumneavoastră nu au putut fi încărcate.',
  },
  password: {
    title: 'Parola dumneavoastră',
    lead: 'Toate celelalte sesiuni se vor închide.',
    everywhere: 'Ieșiți din cont peste tot',
    leaving: 'Se închid sesiunile…',
    submit: 'Actualizați parola',
    busy: 'Se actualizează…',
  },
  data: {
    title: 'Datele păstrate de noi',
    lead: 'Descărcați sau ștergeți tot ce păstrăm despre dumneavoastră.',
    download: {
      button: 'Descărcați-vă datele',
      title: 'Descărcați datele dumneavoastră?',
      text: 'Primiți un fișier ZIP cu datele dumneavoastră, toate cererile și fiecare document pe care ni l-ați trimis. Conține documente personale: păstrați-l acolo unde nimeni altcineva nu îl poate deschide.',
      confirm: 'Descărcați',
      busy: 'Se pregătește arhiva…',
      failed: 'Nu am putut pregăti arhiva. Încercați din nou.',
    },
    remove: {
      button: 'Ștergeți contul',
      title: 'Ștergeți contul?',
      text: 'Contul, datele, cererile cu documentele lor, întrebările și abonarea la newsletter se șterg definitiv. Consultațiile rezervate au loc în continuare. Înregistrările pe care legea ne obligă să le păstrăm, cum sunt facturile, rămân până la sfârșitul perioadei lor de păstrare. Pentru documentele livrate de noi păstrăm amprenta digitală a fișierului, referința noastră și data, fără numele dumneavoastră, pentru ca documentele să poată fi verificate în continuare.',
      busy: 'Se șterge…',
      failed: 'Contul nu a putut fi șters. Încercați din nou.',
      password: 'Parola dumneavoastră',
      label: 'Scrieți {word} pentru a confirma',
      mismatch: 'Scrieți {word} cu majuscule',
    },
    cancel: 'Renunțați',
  },
  completed: {
    title: 'Încă nu este finalizat nimic',
    text: 'Lucrările terminate vor apărea aici. Până atunci le găsiți la Lucrări în așteptare și în e-mail.',
  },
  ordersFailed: 'Comenzile dumneavoastră nu au putut fi încărcate.',
  ordersLoading: 'Se încarcă…',
  billing: {
    title: 'Nu este stocată nicio metodă de plată',
    text: 'Nu aveți nevoie de una: nu datorați nimic până nu acceptați o ofertă.',
    button: 'Adăugați o metodă de plată',
    explanation:
      'Plata se face pentru fiecare comandă în parte: fiecare ofertă acceptată are propriul link de plată, jumătate în avans și jumătate la livrare. Aici nu este stocat niciun card.',
  },
  invoices: {
    title: 'Încă nu există facturi',
    text: 'Facturile apar aici după plata unei comenzi. Vi le trimitem și prin e-mail.',
  },
}

export const ORDER_LISTS: Translated<typeof English.ORDER_LISTS> = {
  billing: {
    title: 'Plăți',
    columns: { date: 'Data', order: 'Comandă', part: 'Parte', amount: 'Sumă', state: 'Stare' },
    note: 'Fiecare comandă are propriul link de plată. Aici nu este stocat niciun card.',
  },
  invoices: {
    title: 'Facturi și chitanțe',
    columns: { reference: 'Număr', kind: 'Tip', date: 'Data', amount: 'Sumă', file: 'Fișier' },
  },
  completed: { title: 'Lucrări finalizate', total: 'Total', date: 'Finalizată' },
  ended: { title: 'Anulate, rambursate și încheiate' },
  open: 'Deschideți comanda',
}
