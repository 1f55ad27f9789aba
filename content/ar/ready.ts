import type * as English from '#content/ready.ts'
import type { Translated } from '#contract/language.ts'

/** The phrase stands after a verb or a noun: «نسلّم {ready}», «التسليم {ready}». */
export const READY_WORDS: Translated<typeof English.READY_WORDS> = {
  day: { label: 'موعد التسليم', text: '{day}', phrase: 'في موعد أقصاه {day}' },
  time: {
    label: 'موعد التسليم',
    text: '{day}، الساعة {time}',
    phrase: 'في موعد أقصاه {day}، الساعة {time}',
  },
  within: 'مدة التسليم',
  days: {
    zero: 'خلال {count} يوم عمل من الدفعة الأولى',
    one: 'خلال يوم عمل واحد من الدفعة الأولى',
    two: 'خلال يومَي عمل من الدفعة الأولى',
    few: 'خلال {count} أيام عمل من الدفعة الأولى',
    many: 'خلال {count} يوم عمل من الدفعة الأولى',
    other: 'خلال {count} يوم عمل من الدفعة الأولى',
  },
}
