import type * as English from '#content/estimate.ts'
import type { Translated } from '#contract/language.ts'

export const ESTIMATE: Translated<typeof English.ESTIMATE> = {
  counting: 'Liczenie stron i słów…',
  missing: 'Po wybraniu usługi i terminu podamy szacunkową cenę.',
  binding: 'Decyduje pisemna wycena.',
  samples: 'Ceny przykładowe.',
  range: 'Szacunkowo: {price}',
  about: 'około {price}',
  between: 'od {from} do {to}',
  of: 'Podstawa: {counted}; {service}.',
  counted: 'Naliczono: {counted}.',
  pages: { one: '{count} strona', few: '{count} strony', many: '{count} stron', other: '{count} strony' },
  unreadable: '{pages} bez tekstu, który możemy odczytać',
  words: {
    one: '{pages}, około {count} słowa',
    few: '{pages}, około {count} słów',
    many: '{pages}, około {count} słów',
    other: '{pages}, około {count} słowa',
  },
  wordsOnSome: {
    one: '{pages}, około {count} słowa na {read} z nich',
    few: '{pages}, około {count} słów na {read} z nich',
    many: '{pages}, około {count} słów na {read} z nich',
    other: '{pages}, około {count} słowa na {read} z nich',
  },
  andUncounted: {
    one: '{counted} oraz {count} plik, którego nie mogliśmy policzyć',
    few: '{counted} oraz {count} pliki, których nie mogliśmy policzyć',
    many: '{counted} oraz {count} plików, których nie mogliśmy policzyć',
    other: '{counted} oraz {count} pliku, których nie mogliśmy policzyć',
  },
  uncountedPrice: 'Pisemna wycena obejmie także to, czego nie mogliśmy policzyć.',
  times: '{units} × {price}',
  units: {
    page: {
      one: '{count} strona po 250 słów',
      few: '{count} strony po 250 słów',
      many: '{count} stron po 250 słów',
      other: '{count} strony po 250 słów',
    },
    word: { one: '{count} słowo', few: '{count} słowa', many: '{count} słów', other: '{count} słowa' },
    document: {
      one: '{count} dokument',
      few: '{count} dokumenty',
      many: '{count} dokumentów',
      other: '{count} dokumentu',
    },
  },
  layout: 'Przy pieczęciach, tabelach lub rzadkim języku do',
  pair: 'Jeśli żaden z języków nie jest angielskim, do',
  extras: 'Usługi dodatkowe nie są wliczone.',
  private: 'Liczone na Państwa urządzeniu. Nic nie zostanie wysłane przed naciśnięciem przycisku poniżej.',
  uncounted: {
    locked: 'Plik wymaga hasła. Nie mogliśmy go policzyć; mimo to można go wysłać.',
    damaged: 'Plik wygląda na uszkodzony. Nie mogliśmy go policzyć; mimo to można go wysłać.',
    unknown: 'Nie mogliśmy policzyć tego pliku; mimo to można go wysłać.',
  },
}
