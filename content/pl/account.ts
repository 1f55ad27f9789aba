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

const PASSWORD = { label: 'Hasło', required: 'Prosimy podać hasło' }

const NEW_PASSWORD = {
  ...PASSWORD,
  messages: {
    'too-short': `Minimalna liczba znaków hasła: ${PASSWORD_LIMITS.minLength}.`,
    'too-many-bytes': `Prosimy wybrać krótsze hasło: liter i cyfr może być najwyżej ${PASSWORD_LIMITS.maxBytes}, a mniej, jeśli są w nim polskie znaki lub symbole`,
  },
}

const PERSON = {
  firstName: GIVEN_NAME_WORDS,
  lastName: FAMILY_NAME_WORDS,
  companyName: { ...COMPANY_NAME_WORDS, required: 'Prosimy podać nazwę firmy' },
  phone: PHONE_WORDS,
  accountType: {
    label: 'Rodzaj konta',
    required: 'Prosimy sprawdzić tę odpowiedź',
    choices: { private: 'Prywatne', corporate: 'Firmowe' },
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
  password: { ...NEW_PASSWORD, label: 'Nowe hasło' },
  confirmation: {
    ...PASSWORD,
    label: 'Powtórz nowe hasło',
    messages: { mismatch: 'Hasła nie są takie same.' },
  },
}

export const CHANGE_PASSWORD_FIELD_WORDS: Translated<typeof English.CHANGE_PASSWORD_FIELD_WORDS> = {
  current: { ...PASSWORD, label: 'Obecne hasło' },
  ...NEW_PASSWORD_FIELD_WORDS,
}

/** Where a password is chosen. */
export const PASSWORD_HINT: Translated<typeof English.PASSWORD_HINT> =
  `Liczba znaków: co najmniej ${PASSWORD_LIMITS.minLength}. Trzy lub cztery niezwiązane ze sobą słowa łatwo zapamiętać, a trudno odgadnąć.`

export const DASHBOARD_PAGE: Translated<typeof English.DASHBOARD_PAGE> = {
  title: 'Konto',
  greeting: { morning: 'Dzień dobry', afternoon: 'Dzień dobry', evening: 'Dobry wieczór' },
  greetingByName: {
    morning: 'Dzień dobry, {name}',
    afternoon: 'Dzień dobry, {name}',
    evening: 'Dobry wieczór, {name}',
  },
  navigation: 'Konto',
  tabs: { profile: 'Dane', tasks: 'Sprawy', billing: 'Płatności', invoices: 'Faktury' },
  slow: 'To trwa dłużej niż zwykle.',
  noscript:
    'Konto wymaga JavaScriptu, który jest tu wyłączony lub niedostępny. Zamiast tego można napisać na adres',
  unreachable:
    'W tej chwili nie możemy połączyć się z kontem. Nadal są Państwo zalogowani; próbujemy dalej i nic nie przepadło.',
  again: {
    title: 'Prosimy zalogować się ponownie',
    text: 'Sesja wygasła. Wpisany tekst i wybrane pliki nadal tu są.',
    account: 'Zalogowane było konto {email}.',
    submit: 'Zaloguj się',
    busy: 'Logowanie…',
    other: 'Zaloguj się na inne konto',
  },
  profile: {
    title: 'Państwa dane',
    leads: {
      private:
        'Konto prywatne. Używamy tych danych w Państwa sprawach, aby nie trzeba było ich wpisywać ponownie.',
      corporate:
        'Konto firmowe. Używamy tych danych w Państwa sprawach, aby nie trzeba było ich wpisywać ponownie.',
    },
    email: 'E-mail',
    emailHint: 'Adres służący do logowania. Aby go zmienić, prosimy do nas napisać.',
    submit: 'Zapisz zmiany',
    busy: 'Zapisywanie…',
    failed: 'Nie udało się wczytać danych.',
  },
  password: {
    title: 'Hasło',
    lead: 'Na wszystkich innych urządzeniach nastąpi wylogowanie.',
    everywhere: 'Wyloguj wszędzie',
    leaving: 'Wylogowywanie…',
    submit: 'Zmień hasło',
    busy: 'Zmienianie…',
  },
  data: {
    title: 'Dane, które przechowujemy',
    lead: 'Można pobrać lub usunąć wszystko, co o Państwu przechowujemy.',
    download: {
      button: 'Pobierz moje dane',
      title: 'Pobrać dane?',
      text: 'Otrzymają Państwo plik ZIP z danymi konta, wszystkimi zgłoszeniami i każdym przesłanym nam dokumentem. Zawiera dokumenty osobiste: prosimy przechowywać go tam, gdzie nikt inny go nie otworzy.',
      confirm: 'Pobierz',
      busy: 'Przygotowywanie archiwum…',
      failed: 'Nie udało się przygotować archiwum. Prosimy spróbować ponownie.',
    },
    remove: {
      button: 'Usuń moje konto',
      title: 'Usunąć konto?',
      text: 'Konto, dane, zgłoszenia wraz z dokumentami, zapytania i subskrypcja newslettera zostaną usunięte na zawsze. Zarezerwowane konsultacje odbędą się mimo to. Zapisy, które musimy przechowywać z mocy prawa, takie jak faktury, zostają do końca okresu przechowywania. W przypadku dokumentów, które dostarczyliśmy, zachowujemy cyfrowy odcisk pliku, nasz numer referencyjny i datę, bez Państwa nazwiska, aby nadal można było je zweryfikować.',
      busy: 'Usuwanie…',
      failed: 'Nie udało się usunąć konta. Prosimy spróbować ponownie.',
      password: 'Hasło do konta',
      label: 'Aby potwierdzić, prosimy wpisać {word}',
      mismatch: 'Prosimy wpisać {word} wielkimi literami',
    },
    cancel: 'Anuluj',
  },
  completed: {
    title: 'Nie ma jeszcze zakończonych spraw',
    text: 'Tu pojawią się zakończone prace. Do tego czasu znajdą je Państwo w zakładce „Bieżące sprawy” i w poczcie.',
  },
  ordersFailed: 'Nie udało się wczytać zamówień.',
  ordersLoading: 'Wczytywanie…',
  billing: {
    title: 'Nie zapisano żadnej metody płatności',
    text: 'Nie jest potrzebna: do czasu zaakceptowania wyceny nie mają Państwo żadnych zobowiązań.',
    button: 'Dodaj metodę płatności',
    explanation:
      'Płatność dotyczy zawsze jednego zamówienia: każda zaakceptowana wycena ma własny link do płatności, połowa z góry, połowa przy dostawie. Nie zapisujemy tu żadnej karty.',
  },
  invoices: {
    title: 'Nie ma jeszcze faktur',
    text: 'Faktury pojawiają się tu po opłaceniu zamówienia. Wysyłamy je też e-mailem.',
  },
}

export const ORDER_LISTS: Translated<typeof English.ORDER_LISTS> = {
  billing: {
    title: 'Płatności',
    columns: { date: 'Data', order: 'Zamówienie', part: 'Część', amount: 'Kwota', state: 'Stan' },
    note: 'Każde zamówienie ma własny link do płatności. Nie zapisujemy tu żadnej karty.',
  },
  invoices: {
    title: 'Faktury i pokwitowania',
    columns: { reference: 'Numer', kind: 'Rodzaj', date: 'Data', amount: 'Kwota', file: 'Plik' },
  },
  completed: { title: 'Zakończone sprawy', total: 'Razem', date: 'Zakończono' },
  ended: { title: 'Anulowane, zwrócone i zakończone przed czasem' },
  open: 'Otwórz zamówienie',
}
