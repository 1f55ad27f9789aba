import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/plain-forms.ts'
import type { Translated } from '#contract/language.ts'

export const PLAIN_PROBLEMS: Translated<typeof English.PLAIN_PROBLEMS> = {
  title: 'Потрібні виправлення',
  kept: 'Ще нічого не надіслано. Ваші відповіді наведено нижче.',
  back: 'Ще нічого не надіслано. Поверніться назад у браузері: ваші відповіді залишилися у формі.',
  write: `Натомість ви можете написати нам: ${email.general}.`,
  typed: 'Що ви написали',
  program:
    'Ваш браузер заповнив приховане поле, яке має залишатися порожнім. Ми очистили його: надішліть форму ще раз.',
  busy: 'Зараз надходить дуже багато запитів. Зачекайте кілька хвилин і надішліть форму ще раз.',
}

export const PLAIN_FILES: Translated<typeof English.PLAIN_FILES> =
  'Файли можна додати лише з JavaScript, який тут вимкнено або недоступний. Надішліть запит без них, а документи додайте у відповіді на наш лист.'

export const PLAIN_LINK: Translated<typeof English.PLAIN_LINK> = {
  hint: 'Скопіюйте посилання повністю з нашого листа або з адресного рядка та вставте його сюди.',
}

export const PLAIN_REFERENCE: Translated<typeof English.PLAIN_REFERENCE> = {
  unknown: 'вказано в наших листах',
  sentence: '{label} {reference}.',
}
