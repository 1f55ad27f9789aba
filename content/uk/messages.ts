import type * as English from '#content/messages.ts'
import type { Translated } from '#contract/language.ts'

export const OFFLINE: Translated<typeof English.OFFLINE> =
  'Схоже, немає з’єднання з інтернетом. Нічого не втрачено: надішліть ще раз, коли з’єднання відновиться.'

export const NOTHING_LOST: Translated<typeof English.NOTHING_LOST> =
  'Нічого не втрачено: усе, що ви ввели, залишилося тут.'

export const TOO_MANY_REQUESTS: Translated<typeof English.TOO_MANY_REQUESTS> =
  'Забагато запитів. Зачекайте кілька хвилин і спробуйте ще раз.'

export const ERROR_TITLE: Translated<typeof English.ERROR_TITLE> = 'Помилка'

export const TRY_AGAIN: Translated<typeof English.TRY_AGAIN> = 'Спробувати ще раз'

export const WRITE_INSTEAD: Translated<typeof English.WRITE_INSTEAD> = {
  write: '{text} {email}. {after}',
  orCall: '{text} {email} або телефонуйте: {phone}. {after}',
}

export const FIELD_MESSAGES: Translated<typeof English.FIELD_MESSAGES> = {
  'too-long': 'Максимальна кількість символів: {max}',
  'too-many-lines': 'Максимальна кількість рядків: {lines}',
  characters: 'Приберіть розриви рядків та інші керівні символи',
  'local-part':
    'Вкажіть правильну адресу електронної пошти: перед @ дозволено лише літери від a до z, цифри та знаки',
  unclear: 'Перевірте цю відповідь',
}
