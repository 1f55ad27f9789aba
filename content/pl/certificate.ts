import type * as English from '#content/certificate.ts'
import type { Translated } from '#contract/language.ts'

export const CERTIFICATE_WORDS: Translated<typeof English.CERTIFICATE_WORDS> = {
  title: 'Certyfikat tłumaczenia',
  statement:
    'Jako tłumacz, którego imię i nazwisko podano w tym certyfikacie, zaświadczam, że posiadam odpowiednie kompetencje w obu językach oraz że tłumaczenie zawarte w tym dokumencie jest kompletnym i dokładnym tłumaczeniem zamieszczonego w nim dokumentu źródłowego.',
  sample: 'Treść tego certyfikatu jest przykładowa.',
  reference: 'Numer referencyjny',
  date: 'Data',
  document: 'Dokument',
  names: 'Imiona i nazwiska',
  from: 'Język źródłowy',
  into: 'Język docelowy',
  translation: 'Tłumaczenie',
  source: 'Dokument źródłowy',
  pages: {
    single: 'strona {first}',
    range: 'strony {first}–{last}',
  },
  translator: 'Tłumacz',
  membership: 'Kwalifikacje',
  contact: 'Kontakt',
  signature: 'Podpis',
  check: {
    title: 'Jak sprawdzić ten dokument',
    text: 'Należy zeskanować kod na dowolnej stronie lub otworzyć podany obok adres i porównać tę stronę z wyświetloną. Tylko tak uzyskana odpowiedź mówi, czy ten certyfikat jest nadal ważny.',
    page: 'Sprawdzenie tej strony: {address}',
    whole: 'Wszystkie strony: {address}',
  },
  alt: {
    translation: 'Strona {page} tłumaczenia',
    source: 'Strona {page} dokumentu źródłowego',
  },
  file: 'Tłumaczenie certyfikowane {reference}',
}

export const CHECK_WORDS: Translated<typeof English.CHECK_WORDS> = {
  title: 'Sprawdzenie dokumentu',
  how: 'Prosimy wpisać kod wydrukowany u dołu każdej strony albo nasz numer referencyjny.',
  code: 'Kod lub numer referencyjny',
  check: 'Sprawdź',
  current: {
    title: 'Ten certyfikat jest ważny',
    text: 'Wystawiliśmy go {date}.',
  },
  replaced: {
    title: 'Zastąpiliśmy ten certyfikat {on}',
    text: 'Wystawiliśmy go {date}, a później zastąpiliśmy nowym. O nowy certyfikat należy poprosić osobę, która przekazała ten dokument.',
  },
  withdrawn: {
    title: 'Wycofaliśmy ten certyfikat {on}',
    text: 'Wystawiliśmy go {date}. Prosimy na nim nie polegać.',
  },
  unknown: {
    title: 'Nie mamy certyfikatu z tym kodem',
    text: 'Prosimy porównać wpisany kod z wydrukowanym na stronie: w naszych kodach nie ma liter O, I ani L, ani żadnych samogłosek. Jeśli są takie same, prosimy nie polegać na dokumencie bez wcześniejszego zapytania nas: {email}.',
  },
  reference: 'Nasz numer referencyjny',
  pages: 'Strony',
  languages: 'Tłumaczenie',
  fromInto: '{from} → {into}',
  compare:
    'Prosimy porównać tę stronę z otrzymaną: każde słowo, liczba, pieczęć i podpis muszą być takie same. Jeśli coś się różni, prosimy zapytać nas: {email}.',
  picture: 'Strona {page} z {pages} w takiej postaci, w jakiej ją wystawiliśmy',
  pageOf: 'Strona {page} z {pages}',
  previous: 'Poprzednia strona',
  next: 'Następna strona',
  kept: 'Strony tego certyfikatu nie są już wyświetlane. Jeśli trzeba je porównać, prosimy zapytać nas: {email}.',
  byReference: 'Aby zobaczyć strony, należy wpisać wydrukowany na nich kod.',
  busy: 'W krótkim czasie było zbyt wiele sprawdzeń. Prosimy odczekać kilka minut i spróbować ponownie.',
}

export const CERTIFIED_WORDS: Translated<typeof English.CERTIFIED_WORDS> = {
  mail: 'Na każdej stronie tłumaczenia certyfikowanego jest kod, za pomocą którego każdy może ją sprawdzić, także na papierze: {address}',
  withdrawn: {
    subject: '{reference} Wycofaliśmy tłumaczenie certyfikowane',
    title: 'Wycofaliśmy tłumaczenie certyfikowane',
    preview: 'Prosimy już go nie używać.',
    text: 'Wycofaliśmy dokument „{name}”. Każdy, kto go sprawdzi, dowie się o tym.',
    reason: 'Powód',
    next: 'Prosimy już nie używać tego tłumaczenia i poinformować osoby, którym zostało przekazane. W razie pytań prosimy odpowiedzieć na ten e-mail.',
  },
}
