import type * as English from '#content/services.ts'
import type { Translated } from '#contract/language.ts'

export const SERVICE_WORDS: Translated<typeof English.SERVICE_WORDS> = {
  getQuote: 'Cereți o ofertă',
  book: 'Rezervați o consultație',
  verify: 'Ați primit de la cineva un document livrat de noi?',
  verifyLink: 'Verificați un document',
}

export const FACT_TERMS: Translated<typeof English.FACT_TERMS> = {
  documents: 'Documente',
  price: 'Preț',
  time: 'Termen obișnuit',
}

export const COMMON_FACTS: Translated<typeof English.COMMON_FACTS> = [
  { term: 'Plată', text: 'Jumătate în avans, jumătate la livrare' },
  { term: 'Anulare', text: 'În cel mult o oră de la plată, dacă lucrul nu a început' },
]

export const PRICE_WORDS: Translated<typeof English.PRICE_WORDS> = {
  title: 'Prețuri și termene obișnuite',
  lead: 'Oferta scrisă vă dă prețul exact, înainte să datorați ceva.',
  samples: 'Exemple de prețuri',
  example: '(exemplu)',
  from: 'de la',
  fromAtStart: 'De la',
  service: 'Cât costă',
  units: {
    page: 'O pagină de până la 250 de cuvinte',
    word: 'Un cuvânt',
    document: 'Un document',
    hour: 'O oră',
  },
  each: {
    page: '{price} pe pagină',
    word: '{price} pe cuvânt',
    document: '{price} pe document',
    hour: '{price} pe oră',
  },
  pence: '{pence}\u00a0pence',
  minimum: 'Preț minim',
  needed: 'Necesar {urgency}',
  time: 'Termen\u00a0obișnuit',
  fee: 'inclusiv taxa autorității, {fee}',
  extras: 'Se comandă des și',
}
