import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/enquiry.ts'
import type { Translated } from '#contract/language.ts'
import { PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, FAMILY_NAME_WORDS, GIVEN_NAME_WORDS, PHONE_WORDS } from './fields.ts'

export const SUBJECT_WORDS: Translated<typeof English.SUBJECT_WORDS> = {
  general: 'Ogólne',
  translation: 'Tłumaczenie i certyfikacja',
  apostille: 'Apostille i poświadczenie notarialne',
  procurement: 'Uzyskanie dokumentów',
  pricing: 'Ceny',
  support: 'Pomoc dotycząca zamówienia',
}

export const ENQUIRY_FIELD_WORDS: Translated<typeof English.ENQUIRY_FIELD_WORDS> = {
  subject: {
    label: 'Temat',
    required: 'Prosimy wybrać temat',
    prompt: 'Wybierz temat',
    choices: SUBJECT_WORDS,
  },
  message: { label: 'Wiadomość', required: 'Prosimy wpisać wiadomość' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  email: EMAIL_WORDS,
  phone: { ...PHONE_WORDS, messages: { invalid: 'Prosimy sprawdzić ten numer' } },
}

export const ENQUIRY_PAGE: Translated<typeof English.ENQUIRY_PAGE> = {
  title: 'Zapytanie',
  lead: 'Prosimy śmiało pytać własnymi słowami o tłumaczenia, apostille, poświadczenia notarialne i uzyskiwanie dokumentów.',
  reassurance: `Odpowiadamy w ciągu ${promises.reply}. Zapytanie nic nie kosztuje.`,
  sections: { question: 'Państwa pytanie', you: 'Państwa dane' },
  hints: {
    message: 'Jaki dokument, do jakiego kraju i na kiedy, jeśli to wiadomo.',
    email: 'Na ten adres odpowiemy.',
    phone: 'Prosimy podać numer z kodem kraju na wypadek, gdyby szybciej było zadzwonić.',
  },
  submit: 'Wyślij zapytanie',
  submitting: 'Wysyłanie…',
  privacy: 'Państwa danych używamy tylko do odpowiedzi na to zapytanie. Więcej: {policy}.',
  policy: 'polityka prywatności (po angielsku)',
}

export const ENQUIRY_NEXT: Translated<typeof English.ENQUIRY_NEXT> = {
  title: 'Co dalej',
  steps: [
    'Zapytanie trafia do osób, które wykonują tę pracę.',
    `Jedna z nich odpowie e-mailem w ciągu ${promises.reply}.`,
    'Nie mają Państwo żadnych zobowiązań. Przed złożeniem zamówienia otrzymają Państwo pisemną wycenę.',
  ],
  hours: promises.replyUnit,
  promise: 'najwyżej tyle czeka się na odpowiedź',
  quote: 'Mają Państwo dokument pod ręką?',
  quoteLink: 'Poproś o wycenę',
}

export const ENQUIRY_SENT_PAGE: Translated<typeof English.ENQUIRY_SENT_PAGE> = {
  title: 'Otrzymaliśmy zapytanie',
  lead: 'Odpowiemy na adres {address}.',
  due: 'Termin naszej odpowiedzi: {moment}.',
  reference: 'Numer referencyjny',
  referenceHint: 'Prosimy podawać go w wiadomościach i przez telefon.',
  steps: [
    'Prosimy zachować ten numer. Kopię wyślemy e-mailem, chyba że na ten adres wysłaliśmy już dziś kilka wiadomości.',
    'Chcą Państwo coś dodać? Można odpowiedzieć na nasz e-mail lub wysłać kolejne zapytanie.',
  ],
  another: 'Wyślij kolejne zapytanie',
  plain: `Odpowiemy na podany adres w ciągu ${promises.reply}, licząc tylko nasze godziny pracy.`,
}

export const ENQUIRY_SENT: Translated<typeof English.ENQUIRY_SENT> = {
  title: 'Zapytanie wysłane!',
  description: `Dziękujemy za zapytanie. Liczą się tylko nasze godziny pracy. Odpowiemy w ciągu ${promises.reply}.`,
}

export const ENQUIRY_FAILURES: Translated<typeof English.ENQUIRY_FAILURES> = {
  refused: 'Nie udało się wysłać zapytania. Prosimy spróbować ponownie.',
  other: 'Coś poszło nie tak. Prosimy spróbować ponownie.',
}

export const ENQUIRY_MAIL: Translated<typeof English.ENQUIRY_MAIL> = {
  subject: '{reference} Otrzymaliśmy zapytanie',
  title: 'Otrzymaliśmy zapytanie',
  preview: '{reference}. Odpowiemy do {due}.',
  received: `Otrzymaliśmy zapytanie i odpowiemy w ciągu ${promises.reply}.`,
  due: 'Odpowiemy do',
  add: `Chcą Państwo coś dodać? Prosimy odpowiedzieć na ten e-mail, zachowując numer referencyjny w temacie, lub napisać na adres ${email.general}. Prosimy nie przesyłać haseł ani numerów kart.`,
  why: 'Wysłaliśmy tę wiadomość, ponieważ ktoś podał ten adres w zapytaniu na naszej stronie. Jeśli to nie Państwo, można ją zignorować.',
}
