import type * as English from '#content/services.ts'
import type { Translated } from '#contract/language.ts'

export const SERVICE_WORDS: Translated<typeof English.SERVICE_WORDS> = {
  getQuote: 'Demander un devis',
  book: 'Réserver un rendez-vous',
  verify: 'On vous a remis un document livré par nos soins\u00a0?',
  verifyLink: 'Vérifier un document',
}

export const FACT_TERMS: Translated<typeof English.FACT_TERMS> = {
  documents: 'Documents',
  price: 'Prix',
  time: 'Délai habituel',
}

export const COMMON_FACTS: Translated<typeof English.COMMON_FACTS> = [
  { term: 'Paiement', text: 'La moitié à la commande, la moitié à la livraison' },
  { term: 'Annulation', text: 'Dans l’heure qui suit le paiement, si le travail n’a pas commencé' },
]

export const PRICE_WORDS: Translated<typeof English.PRICE_WORDS> = {
  title: 'Prix et délais habituels',
  lead: 'Votre devis écrit indique le prix exact, avant que vous ne deviez quoi que ce soit.',
  samples: 'Exemples de prix',
  example: '(exemple)',
  from: 'à partir de',
  fromAtStart: 'À partir de',
  service: 'Combien cela coûte',
  units: {
    page: 'Une page de 250 mots au plus',
    word: 'Un mot',
    document: 'Un document',
    hour: 'Une heure',
  },
  each: {
    page: '{price} la page',
    word: '{price} le mot',
    document: '{price} le document',
    hour: '{price} l’heure',
  },
  pence: '{pence}\u00a0pence',
  minimum: 'Montant minimum',
  needed: 'À livrer {urgency}',
  time: 'Délai\u00a0habituel',
  fee: 'dont {fee} de frais de l’autorité',
  extras: 'Souvent commandé en plus',
}
