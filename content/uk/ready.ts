import type * as English from '#content/ready.ts'
import type { Translated } from '#contract/language.ts'

/** The day is never last: on pages it ends with «р.». */
export const READY_WORDS: Translated<typeof English.READY_WORDS> = {
  day: { label: 'Готовність', text: 'до {day} включно', phrase: 'до {day} включно' },
  time: {
    label: 'Готовність',
    text: 'не пізніше ніж {day} о {time}',
    phrase: 'не пізніше ніж {day} о {time}',
  },
  within: 'Готовність',
  days: {
    one: 'протягом {count} робочого дня після першого платежу',
    few: 'протягом {count} робочих днів після першого платежу',
    many: 'протягом {count} робочих днів після першого платежу',
    other: 'протягом {count} робочого дня після першого платежу',
  },
}
