import type * as English from '#content/ready.ts'
import type { Translated } from '#contract/language.ts'

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
}
