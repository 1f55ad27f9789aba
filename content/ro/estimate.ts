import type * as English from '#content/estimate.ts'
import type { Translated } from '#contract/language.ts'

export const ESTIMATE: Translated<typeof English.ESTIMATE> = {
  counting: 'Se numără paginile și cuvintele…',
  missing: 'Alegeți un serviciu și cât de repede vă trebuie și vă estimăm prețul.',
  binding: 'Prețul final este cel din oferta scrisă.',
  samples: 'Exemple de prețuri.',
  range: 'Preț estimat: {price}',
  about: 'circa {price}',
  between: 'între {from} și {to}',
  of: 'Pentru {counted}: {service}.',
  counted: 'Am numărat {counted}.',
  pages: { one: '{count} pagină', few: '{count} pagini', other: '{count} de pagini' },
  unreadable: '{pages} fără text pe care să îl putem citi',
  words: {
    one: '{pages}, circa {count} cuvânt',
    few: '{pages}, circa {count} cuvinte',
    other: '{pages}, circa {count} de cuvinte',
  },
  wordsOnSome: {
    one: '{pages}, circa {count} cuvânt pe {read} dintre ele',
    few: '{pages}, circa {count} cuvinte pe {read} dintre ele',
    other: '{pages}, circa {count} de cuvinte pe {read} dintre ele',
  },
  andUncounted: {
    one: '{counted} și {count} fișier pe care nu l-am putut număra',
    few: '{counted} și {count} fișiere pe care nu le-am putut număra',
    other: '{counted} și {count} de fișiere pe care nu le-am putut număra',
  },
  uncountedPrice: 'Oferta scrisă va cuprinde și ceea ce nu am putut număra.',
  times: '{units} × {price}',
  units: {
    page: {
      one: '{count} pagină de 250 de cuvinte',
      few: '{count} pagini de 250 de cuvinte',
      other: '{count} de pagini de 250 de cuvinte',
    },
    word: { one: '{count} cuvânt', few: '{count} cuvinte', other: '{count} de cuvinte' },
    document: { one: '{count} document', few: '{count} documente', other: '{count} de documente' },
  },
  layout: 'Cu ștampile, tabele sau o limbă rară, până la',
  pair: 'Dacă niciuna dintre limbi nu este engleza, până la',
  extras: 'Serviciile suplimentare nu sunt incluse.',
  private: 'Numărat pe dispozitivul dumneavoastră. Nu se trimite nimic până nu apăsați butonul de mai jos.',
  uncounted: {
    locked: 'Are nevoie de o parolă. Nu i-am putut număra paginile; îl puteți totuși trimite.',
    damaged: 'Pare deteriorat. Nu i-am putut număra paginile; îl puteți totuși trimite.',
    unknown: 'Nu i-am putut număra paginile; îl puteți totuși trimite.',
  },
}
