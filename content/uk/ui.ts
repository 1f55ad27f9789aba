import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/ui.ts'
import type { Translated } from '#contract/language.ts'

export const FIELD_WORDS: Translated<typeof English.FIELD_WORDS> = {
  optional: '(необов’язково)',
  error: 'Помилка:',
  showPassword: 'Показати: {field}',
  hidePassword: 'Сховати: {field}',
  show: 'Показати',
  hide: 'Сховати',
  moreThan: 'Понад',
  website: 'Вебсайт',
}

export const TITLE_PREFIXES: Translated<typeof English.TITLE_PREFIXES> = {
  error: 'Помилка',
  sent: 'Надіслано',
}

export const SUMMARY_TITLE: Translated<typeof English.SUMMARY_TITLE> = 'Потрібні виправлення'

export const COPY_WORDS: Translated<typeof English.COPY_WORDS> = {
  copied: 'Скопійовано',
  failed: 'Не скопійовано',
  reference: 'Скопіювати номер',
}

export const MICROTEXT: Translated<typeof English.MICROTEXT> =
  `Засвідчений переклад + нотаріальне засвідчення + легалізація + апостиль + ${BUSINESS.name} + `

export const DRAFT_WORDS: Translated<typeof English.DRAFT_WORDS> = {
  answers: 'Ми зберегли ваші відповіді на цьому пристрої.',
  files: 'Ми зберегли ваші файли на цьому пристрої. Вони зберігаються 24 години.',
  'answers-and-files': 'Ми зберегли ваші відповіді та файли на цьому пристрої. Файли зберігаються 24 години.',
  ask: 'На цьому пристрої є розпочаті відповіді (день: {day}). Продовжити?',
  continue: 'Продовжити',
  notMe: 'Це не мої, видалити',
  cleared: 'Ваші відповіді видалено з цього пристрою.',
  'files-cleared': 'Ваші файли видалено з цього пристрою.',
  clear: 'Очистити',
  undo: 'Повернути',
}

export const HALVES: Translated<typeof English.HALVES> = { first: 'наперед', second: 'під час видачі' }

export const PAGES_LATER: Translated<typeof English.PAGES_LATER> = {
  title: 'Ці сторінки ще не готові',
  text: 'Їх готують, і за кілька хвилин вони будуть тут. Будь ласка, тоді завантажте цю сторінку ще раз або прочитайте її англійською.',
}
