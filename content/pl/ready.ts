import type * as English from '#content/ready.ts'
import type { Translated } from '#contract/language.ts'

export const READY_WORDS: Translated<typeof English.READY_WORDS> = {
  day: { label: 'Gotowe do', text: '{day}', phrase: 'do {day}' },
  time: { label: 'Gotowe do', text: '{day}, godz. {time}', phrase: 'do {day}, godz. {time}' },
  within: 'Gotowe',
  days: {
    one: 'w ciągu {count} dnia roboczego od pierwszej płatności',
    few: 'w ciągu {count} dni roboczych od pierwszej płatności',
    many: 'w ciągu {count} dni roboczych od pierwszej płatności',
    other: 'w ciągu {count} dnia roboczego od pierwszej płatności',
  },
}
