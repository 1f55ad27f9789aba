import type * as English from '#content/tasks.ts'
import type { Translated } from '#contract/language.ts'
import { QUOTE_FIELD_WORDS, QUOTE_PAGE } from './quote.ts'

const { serviceType, sourceLanguage, targetLanguage, urgency, taskDescription, ownReference } =
  QUOTE_FIELD_WORDS

export const TASK_FIELD_WORDS: Translated<typeof English.TASK_FIELD_WORDS> = {
  serviceType,
  sourceLanguage,
  targetLanguage,
  urgency,
  taskDescription,
  ownReference,
  countryOfOrigin: { label: 'Kraj pochodzenia', required: 'Prosimy podać kraj pochodzenia' },
  countryOfDestination: { label: 'Kraj przeznaczenia', required: 'Prosimy podać kraj przeznaczenia' },
}

export const TASKS_TAB: Translated<typeof English.TASKS_TAB> = {
  views: { create: '{short} sprawę', pending: '{short} sprawy', completed: '{short} sprawy' },
  short: { create: 'Utwórz', pending: 'Bieżące', completed: 'Zakończone' },
  pendingTitle: 'Bieżące sprawy',
  create: {
    submit: 'Utwórz sprawę',
    busy: 'Przesyłanie…',
    sections: {
      need: 'Czego Państwo potrzebują',
      going: 'Dokąd trafią dokumenty',
      documents: 'Dokumenty',
    },
    hints: {
      ownReference: QUOTE_PAGE.hints.ownReference,
      taskDescription: 'Jakie to dokumenty, ile mają stron i kto ich wymaga.',
      documents: 'Na początek wystarczą wyraźne zdjęcia lub skany. Oryginały można przesłać później.',
    },
    note: 'Użyjemy danych z profilu: {name}, {email}.',
    noName: 'W profilu nie ma jeszcze imienia i nazwiska. Prosimy najpierw je dodać: {link}.',
    noNameLink: 'otwórz profil',
  },
  pending: {
    newest: 'Od najnowszych',
    created: 'Utworzono',
    replyBy: 'Termin odpowiedzi',
    documents: 'Dokumenty',
    none: 'Brak',
    files: {
      one: '{count} plik',
      few: '{count} pliki',
      many: '{count} plików',
      other: '{count} pliku',
    },
    from: 'Z kraju:',
    to: 'Do kraju:',
    between: 'do kraju:',
    less: 'Pokaż mniej',
    whole: 'Pokaż całość',
    empty: 'Nie ma bieżących spraw',
    emptyText:
      'Tu pojawia się to, co nam Państwo przesyłają, z numerem referencyjnym, aż do zakończenia sprawy.',
    emptyAction: 'Utwórz sprawę',
    more: 'Pokaż więcej',
    loading: 'Wczytywanie…',
    end: 'To już wszystko. Potrzebują Państwo czegoś jeszcze? {link}.',
    endLink: 'Utwórz sprawę',
    failed: 'Nie udało się wczytać spraw.',
    open: 'Dodaj dokumenty',
    openAbout: 'Dodaj dokumenty: {reference}',
    opening: 'Otwieranie…',
    notOpened: 'Nie udało się otworzyć sprawy. Prosimy spróbować ponownie.',
  },
}
