import type * as English from '#content/tasks.ts'
import type { Translated } from '#contract/language.ts'
import { QUOTE_FIELD_WORDS, QUOTE_PAGE } from './quote.ts'

const { serviceType, sourceLanguage, targetLanguage, urgency, taskDescription, ownReference } =
  QUOTE_FIELD_WORDS

export const TASK_FIELD_WORDS: Translated<typeof English.TASK_FIELD_WORDS> = {
  serviceType,
  sourceLanguage,
  targetLanguage,
  urgency,
  taskDescription,
  ownReference,
  countryOfOrigin: { label: 'Країна походження', required: 'Вкажіть країну походження' },
  countryOfDestination: { label: 'Країна призначення', required: 'Вкажіть країну призначення' },
}

export const TASKS_TAB: Translated<typeof English.TASKS_TAB> = {
  views: { create: '{short} завдання', pending: '{short} завдання', completed: '{short} завдання' },
  short: { create: 'Створити', pending: 'Поточні', completed: 'Виконані' },
  pendingTitle: 'Поточні завдання',
  create: {
    submit: 'Створити завдання',
    busy: 'Надсилаємо…',
    sections: { need: 'Що вам потрібно', going: 'Куди документ подаватимуть', documents: 'Ваші документи' },
    hints: {
      ownReference: QUOTE_PAGE.hints.ownReference,
      taskDescription: 'Які це документи, скільки в них сторінок і хто їх вимагає.',
      documents: 'Для початку досить чітких фото або сканів. Оригінали можна надіслати пізніше.',
    },
    note: 'Ми використаємо дані з вашого профілю: {name}, {email}.',
    noName: 'У вашому профілі ще немає імені. Спершу додайте його: {link}.',
    noNameLink: 'відкрити профіль',
  },
  pending: {
    newest: 'Спершу нові',
    created: 'Створено',
    replyBy: 'Строк відповіді',
    documents: 'Документи',
    none: 'Немає',
    files: { one: '{count} файл', few: '{count} файли', many: '{count} файлів', other: '{count} файлу' },
    from: 'Країна походження:',
    to: 'Країна призначення:',
    between: 'до країни:',
    less: 'Згорнути',
    whole: 'Показати повністю',
    empty: 'Поточних завдань немає',
    emptyText: 'Те, що ви нам надсилаєте, з’являється тут зі своїм номером і залишається до виконання.',
    emptyAction: 'Створити завдання',
    more: 'Показати ще',
    loading: 'Завантажуємо…',
    end: 'Це все. Потрібно щось іще? {link}.',
    endLink: 'Створити завдання',
    failed: 'Не вдалося завантажити ваші завдання.',
    open: 'Додати документи',
    openAbout: 'Додати документи: {reference}',
    opening: 'Відкриваємо…',
    notOpened: 'Не вдалося відкрити завдання. Спробуйте ще раз.',
  },
}
