import type * as English from '#content/ready.ts'
import type { Translated } from '#contract/language.ts'

export const READY_WORDS: Translated<typeof English.READY_WORDS> = {
  day: { label: 'Entrega', text: 'até {day}', phrase: 'até {day}' },
  time: {
    label: 'Entrega',
    text: 'até às {time} de {day}',
    phrase: 'até às {time} de {day}',
  },
  within: 'Entrega',
  days: {
    one: 'no prazo de {count} dia útil após o primeiro pagamento',
    other: 'no prazo de {count} dias úteis após o primeiro pagamento',
  },
}
