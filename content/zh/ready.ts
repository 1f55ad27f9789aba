import type * as English from '#content/ready.ts'
import type { Translated } from '#contract/language.ts'

/** The phrases follow 于 or a colon. */
export const READY_WORDS: Translated<typeof English.READY_WORDS> = {
  day: { label: '完成时间', text: '不迟于{day}', phrase: '{day}或之前' },
  time: { label: '完成时间', text: '不迟于{day} {time}', phrase: '{day} {time} 或之前' },
  within: '完成时间',
  days: { other: '首次付款后 {count} 个工作日内' },
}
