import type * as English from '#content/ready.ts'
import type { Translated } from '#contract/language.ts'

export const READY_WORDS: Translated<typeof English.READY_WORDS> = {
  day: { label: 'Fecha límite de entrega', text: '{day}', phrase: 'a más tardar el {day}' },
  time: {
    label: 'Fecha límite de entrega',
    text: '{day} a las {time}',
    phrase: 'a más tardar el {day} a las {time}',
  },
  within: 'Entrega',
  days: {
    one: 'en un plazo de {count} día hábil desde el primer pago',
    other: 'en un plazo de {count} días hábiles desde el primer pago',
  },
}
