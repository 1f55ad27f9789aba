import type * as English from '#content/estimate.ts'
import type { Translated } from '#contract/language.ts'

export const ESTIMATE: Translated<typeof English.ESTIMATE> = {
  counting: 'Рахуємо сторінки та слова…',
  missing: 'Виберіть послугу та бажаний строк, і ми орієнтовно розрахуємо ціну.',
  binding: 'Остаточну ціну визначає письмова пропозиція.',
  samples: 'Приклади цін.',
  range: 'Орієнтовна ціна: {price}',
  about: 'приблизно {price}',
  between: '{from}\u00a0– {to}',
  of: 'Обсяг: {counted}. Послуга: {service}.',
  counted: 'Підраховано: {counted}.',
  pages: {
    one: '{count} сторінка',
    few: '{count} сторінки',
    many: '{count} сторінок',
    other: '{count} сторінки',
  },
  unreadable: '{pages} без тексту, який ми можемо прочитати',
  words: {
    one: '{pages}, приблизно {count} слово',
    few: '{pages}, приблизно {count} слова',
    many: '{pages}, приблизно {count} слів',
    other: '{pages}, приблизно {count} слова',
  },
  wordsOnSome: {
    one: '{pages}, приблизно {count} слово на {read} з них',
    few: '{pages}, приблизно {count} слова на {read} з них',
    many: '{pages}, приблизно {count} слів на {read} з них',
    other: '{pages}, приблизно {count} слова на {read} з них',
  },
  andUncounted: {
    one: '{counted}, а також {count} файл, який ми не змогли порахувати',
    few: '{counted}, а також {count} файли, які ми не змогли порахувати',
    many: '{counted}, а також {count} файлів, які ми не змогли порахувати',
    other: '{counted}, а також {count} файлу, які ми не змогли порахувати',
  },
  uncountedPrice: 'Письмова пропозиція врахує й те, що ми не змогли порахувати.',
  times: '{units} × {price}',
  units: {
    page: {
      one: '{count} сторінка по 250 слів',
      few: '{count} сторінки по 250 слів',
      many: '{count} сторінок по 250 слів',
      other: '{count} сторінки по 250 слів',
    },
    word: { one: '{count} слово', few: '{count} слова', many: '{count} слів', other: '{count} слова' },
    document: {
      one: '{count} документ',
      few: '{count} документи',
      many: '{count} документів',
      other: '{count} документа',
    },
  },
  layout: 'З печатками, таблицями чи рідкісною мовою до',
  pair: 'Якщо жодна з мов не англійська, до',
  extras: 'Додаткові послуги не включено.',
  private: 'Підраховано на вашому пристрої. Нічого не надсилається, доки ви не натиснете кнопку нижче.',
  uncounted: {
    locked: 'Потрібен пароль. Ми не змогли порахувати цей файл; надіслати його все одно можна.',
    damaged: 'Файл, схоже, пошкоджено. Ми не змогли його порахувати; надіслати його все одно можна.',
    unknown: 'Ми не змогли порахувати цей файл; надіслати його все одно можна.',
  },
}
