import type * as English from '#content/offer.ts'
import type { Translated } from '#contract/language.ts'

export const VAT_NOTES: Translated<typeof English.VAT_NOTES> = {
  zero: 'Оподатковується ПДВ за нульовою ставкою.',
  exempt: 'Звільнено від ПДВ.',
  outside:
    'Не є об’єктом оподаткування британським ПДВ: послуги надано компанії, країна: {country}. Зворотне нарахування (reverse charge): ПДВ, що підлягає сплаті там, нараховує та сплачує замовник.',
  outsideOther: 'Не є об’єктом оподаткування британським ПДВ.',
  disbursement:
    'Відшкодовувані витрати — це збори, які ми сплачуємо іншим від вашого імені. Ви платите рівно стільки, скільки платимо ми, без ПДВ.',
}

export const TREATMENT_MARKS: Translated<typeof English.TREATMENT_MARKS> = {
  zero: 'нульова ставка ПДВ',
  exempt: 'звільнено від ПДВ',
  outside: 'не є об’єктом британського ПДВ',
  disbursement: 'відшкодовувані витрати, без націнки',
}

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
  late: 'Це пізніше, ніж вам потрібно ({needed}). Якщо це надто пізно, повідомте нас, перш ніж приймати пропозицію.',
}
