import type * as English from '#content/files.ts'
import type { Translated } from '#contract/language.ts'
import { FILE_LIMITS } from '#contract/limits.ts'

export const QUOTE_NOTICES: Translated<typeof English.QUOTE_NOTICES> = {
  success: {
    title: 'Запит надіслано',
    description: 'Ваш запит на цінову пропозицію успішно надіслано. Ми скоро відповімо вам!',
  },
  failed: {
    title: 'Не надіслано',
    description: 'Не вдалося надіслати запит на цінову пропозицію. Спробуйте ще раз.',
  },
}

export const QUOTE_FAILURES: Translated<typeof English.QUOTE_FAILURES> = {
  save: 'Не вдалося зберегти запит на цінову пропозицію',
  upload: 'Не вдалося надіслати файл: {name}',
}

export const FILE_PROBLEMS: Translated<typeof English.FILE_PROBLEMS> = {
  empty: '{name}: файл порожній',
  'too-large': '{name}: файл більший за {megabytes}\u00a0МБ',
  extension: '{name}: потрібен файл типу {types}',
  content: '{name}: вміст не відповідає типу файлу',
  virus: '{name}: файл не прийнято, антивірус знайшов у ньому щось шкідливе',
}

export const FILE_WORDS: Translated<typeof English.FILE_WORDS> = {
  unreadable: '{name}: не вдалося прочитати файл. Виберіть його ще раз',
  repeated: '{name}: файл не додано, він уже є в списку',
  heic: '{name}: це фото у форматі HEIC. Збережіть його як JPG або PNG і виберіть той файл',
  tooMany: `{name}: файл не додано, у запиті може бути не більше ніж ${FILE_LIMITS.maxFiles} файлів`,
}

export const READ_PROBLEMS: Translated<typeof English.READ_PROBLEMS> = {
  changed: {
    row: 'Файл змінився після того, як ви його вибрали: {again}',
    message: '{name}: файл змінився після того, як ви його вибрали: {again}',
  },
  gone: {
    row: 'Файл переміщено або видалено після того, як ви його вибрали: {again}',
    message: '{name}: файл переміщено або видалено після того, як ви його вибрали: {again}',
  },
}

export const CHOOSE_AGAIN: Translated<typeof English.CHOOSE_AGAIN> = 'виберіть його ще раз'

export const PASSWORD_HELP: Translated<typeof English.PASSWORD_HELP> = {
  request:
    'Щоб відкрити файл, потрібен пароль. Виберіть копію без пароля або впишіть пароль у поле «Опис завдання». Ніколи не надсилайте його електронною поштою.',
  further:
    'Щоб відкрити файл, потрібен пароль. Додайте копію без пароля й ніколи не надсилайте пароль електронною поштою.',
  order:
    'Щоб відкрити файл, потрібен пароль. Додайте копію без пароля або надішліть нам пароль у повідомленні на цій сторінці. Ніколи не надсилайте його електронною поштою.',
}

export const DOCUMENT_WORDS: Translated<typeof English.DOCUMENT_WORDS> = {
  choose: 'Вибрати файли',
  drop: 'або перетягніть їх сюди.',
  limits: '{drop}{types}: до {size} кожен. Кількість файлів: щонайбільше {most}.',
  size: '{megabytes}\u00a0МБ',
  checking: 'Перевіряємо файли…',
  chosen: 'Вибрані документи',
  dismiss: 'Закрити',
  remove: 'Вилучити: {name}',
  waiting: 'Очікує, {size}',
  retrying: 'З’єднання перервалося. Пробуємо ще раз…',
  failed: 'Не надіслано, {size}',
  uploaded: 'Надіслано, {size}',
  uploading: 'Надсилаємо: {name}',
  progress: '{part}, {percent}\u00a0%',
  megabytes: '{size}\u00a0МБ',
  kilobytes: '{size}\u00a0КБ',
  part: '{part} із {whole}',
  files: { one: '{count} файл', few: '{count} файли', many: '{count} файлів', other: '{count} файлу' },
  uploads: {
    one: 'Надіслано {stored} із {count} файлу',
    few: 'Надіслано {stored} із {count} файлів',
    many: 'Надіслано {stored} із {count} файлів',
    other: 'Надіслано {stored} із {count} файлу',
  },
}

export const SEND_WORDS: Translated<typeof English.SEND_WORDS> = {
  cancel: 'Скасувати',
  cancelled: 'Скасовано. Нічого не надіслано; ваші відповіді та файли залишилися тут.',
  uploading: 'Надсилаємо ваші документи',
  documents: 'Документи: {part}',
}
