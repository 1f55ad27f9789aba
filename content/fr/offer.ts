import type * as English from '#content/offer.ts'
import type { Translated } from '#contract/language.ts'

export const VAT_NOTES: Translated<typeof English.VAT_NOTES> = {
  zero: 'Opération au taux zéro de TVA.',
  exempt: 'Opération exonérée de TVA.',
  outside:
    'Hors du champ d’application de la TVA britannique\u00a0: services à une entreprise établie à l’étranger ({country}). Autoliquidation\u00a0: le client acquitte la TVA éventuellement due dans ce pays.',
  outsideOther: 'Hors du champ d’application de la TVA britannique.',
  disbursement:
    'Les débours sont des frais que nous payons à des tiers pour votre compte. Vous payez exactement ce que nous payons, sans TVA.',
}

export const TREATMENT_MARKS: Translated<typeof English.TREATMENT_MARKS> = {
  zero: 'taux zéro de TVA',
  exempt: 'exonération de TVA',
  outside: 'hors du champ d’application de la TVA britannique',
  disbursement: 'débours, au prix coûtant',
}

export const READY_WORDS: Translated<typeof English.READY_WORDS> = {
  day: { label: 'Livraison au plus tard', text: 'le {day}', phrase: 'au plus tard le {day}' },
  time: {
    label: 'Livraison au plus tard',
    text: 'le {day} à {time}',
    phrase: 'au plus tard le {day} à {time}',
  },
  within: 'Livraison',
  days: {
    one: 'dans un délai de {count} jour ouvré à compter du premier paiement',
    other: 'dans un délai de {count} jours ouvrés à compter du premier paiement',
  },
  late: 'C’est après le {needed}, date à laquelle il vous le faut. Si c’est trop tard, dites-le-nous avant d’accepter.',
}
