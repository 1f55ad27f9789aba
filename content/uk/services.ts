import type * as English from '#content/services.ts'
import type { Translated } from '#contract/language.ts'

export const SERVICE_WORDS: Translated<typeof English.SERVICE_WORDS> = {
  getQuote: 'Дізнатися ціну',
  book: 'Забронювати консультацію',
  verify: 'Вам дали документ, який видали ми?',
  verifyLink: 'Перевірити документ',
}

export const FACT_TERMS: Translated<typeof English.FACT_TERMS> = {
  documents: 'Документи',
  price: 'Ціна',
  time: 'Звичайний строк',
}

export const COMMON_FACTS: Translated<typeof English.COMMON_FACTS> = [
  { term: 'Оплата', text: 'Половина наперед, половина під час видачі' },
  { term: 'Скасування', text: 'Протягом години після оплати, якщо роботу не розпочато' },
]

export const PRICE_WORDS: Translated<typeof English.PRICE_WORDS> = {
  title: 'Звичайні ціни та строки',
  lead: 'Точну ціну ви побачите в письмовій пропозиції, ще до будь-яких зобов’язань.',
  samples: 'Приклади цін',
  example: '(приклад)',
  from: 'від',
  fromAtStart: 'Від',
  service: 'Скільки це коштує',
  units: {
    page: 'Сторінка до 250 слів',
    word: 'Слово',
    document: 'Документ',
    hour: 'Година',
  },
  each: {
    page: '{price} за сторінку',
    word: '{price} за слово',
    document: '{price} за документ',
    hour: '{price} за годину',
  },
  pence: '{pence}\u00a0пенсів',
  minimum: 'Мінімальна вартість',
  needed: 'Потрібно {urgency}',
  time: 'Звичайний\u00a0строк',
  fee: 'включно зі збором установи: {fee}',
  extras: 'Часто замовляють додатково',
}
