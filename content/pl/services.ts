import type * as English from '#content/services.ts'
import type { Translated } from '#contract/language.ts'

export const SERVICE_WORDS: Translated<typeof English.SERVICE_WORDS> = {
  getQuote: 'Poproś o wycenę',
  book: 'Zarezerwuj konsultację',
  verify: 'Ktoś przekazał Państwu dokument, który dostarczyliśmy?',
  verifyLink: 'Zweryfikuj dokument',
}

export const FACT_TERMS: Translated<typeof English.FACT_TERMS> = {
  documents: 'Dokumenty',
  price: 'Cena',
  time: 'Typowy termin',
}

export const COMMON_FACTS: Translated<typeof English.COMMON_FACTS> = [
  { term: 'Płatność', text: 'Połowa z góry, połowa przy dostawie' },
  { term: 'Anulowanie', text: 'W ciągu godziny od zapłaty, jeśli praca się nie zaczęła' },
]

export const PRICE_WORDS: Translated<typeof English.PRICE_WORDS> = {
  title: 'Typowe ceny i terminy',
  lead: 'Dokładną cenę podaje pisemna wycena, zanim powstanie jakiekolwiek zobowiązanie.',
  samples: 'Ceny przykładowe',
  example: '(przykład)',
  from: 'od',
  fromAtStart: 'Od',
  service: 'Ile to kosztuje',
  units: {
    page: 'Strona do 250 słów',
    word: 'Słowo',
    document: 'Dokument',
    hour: 'Godzina',
  },
  each: {
    page: '{price} za stronę',
    word: '{price} za słowo',
    document: '{price} za dokument',
    hour: '{price} za godzinę',
  },
  pence: '{pence}\u00a0pensów',
  minimum: 'Cena minimalna',
  needed: 'Termin: {urgency}',
  time: 'Typowy\u00a0termin',
  fee: 'w tym opłata urzędowa {fee}',
  extras: 'Często zamawiane dodatkowo',
}
