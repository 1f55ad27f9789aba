import type * as English from '#content/ready.ts'
import type { Translated } from '#contract/language.ts'

/** Days stand with their weekday in messages and without it on pages: 'data de' goes before both. */
export const READY_WORDS: Translated<typeof English.READY_WORDS> = {
  day: { label: 'Termen de livrare', text: '{day}', phrase: 'până la data de {day}' },
  time: {
    label: 'Termen de livrare',
    text: '{day}, ora {time}',
    phrase: 'până la data de {day}, ora {time}',
  },
  within: 'Termen de livrare',
  days: {
    one: 'în cel mult {count} zi lucrătoare de la prima plată',
    few: 'în cel mult {count} zile lucrătoare de la prima plată',
    other: 'în cel mult {count} de zile lucrătoare de la prima plată',
  },
}
