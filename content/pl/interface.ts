import type * as English from '#content/interface.ts'
import type { Translated } from '#contract/language.ts'

export const INTERFACE: Translated<typeof English.INTERFACE> = {
  skip: 'Przejdź do treści',
  menu: 'Menu',
  landmarks: {
    main: 'Główna',
    footer: 'Stopka',
    breadcrumb: 'Ścieżka nawigacji',
    languages: 'Języki',
  },
  home: 'Strona główna',
  logIn: 'Zaloguj się',
  logOut: 'Wyloguj się',
  dashboard: 'Panel klienta',
  generalEnquiries: 'Zapytania ogólne',
  privacy: 'Polityka prywatności',
  terms: 'Regulamin',
  englishBinds: 'Oba teksty są po angielsku i ta wersja jest wiążąca.',
  channel: '{name}: {channel}',
}

export const LATE_NOTICE: Translated<typeof English.LATE_NOTICE> = {
  waiting: 'Proszę czekać: ta strona jeszcze się wczytuje.',
  lost: 'Część tej strony nie wczytała się lub przestała działać. Aby kontynuować, prosimy wczytać ją ponownie: odpowiedzi są zachowane. Można też napisać na adres {email}.',
  reload: 'Wczytaj stronę ponownie',
}

export const LANGUAGE_OFFER: Translated<typeof English.LANGUAGE_OFFER> = {
  text: 'Ta strona jest także po polsku',
  close: 'Zamknij',
}

export const PROOF_WORDS: Translated<typeof English.PROOF_WORDS> = {
  title: 'Można sprawdzić, kim jesteśmy',
  member: 'Członkostwo:',
  number: 'nr {number}',
  company: 'Rejestr spółek: {registeredIn}',
  companyNumber: '{form} nr {number}',
  forms: { company: 'Spółka', llp: 'LLP' },
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: 'Ubezpieczenie odpowiedzialności zawodowej',
  rating: 'Opinie klientów',
  score: '{score} na {outOf}, liczba opinii: {reviews}, {site}, {date}',
  guarantee: 'Nasza gwarancja',
}
