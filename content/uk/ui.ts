import { BUSINESS } from '#content/business.ts'

export const FIELD_WORDS = {
  optional: '(необов’язково)',
  error: 'Помилка:',
  showPassword: 'Показати: {field}',
  hidePassword: 'Сховати: {field}',
  show: 'Показати',
  hide: 'Сховати',
  moreThan: 'Понад',
  website: 'Вебсайт',
}

export const TITLE_PREFIXES = { error: 'Помилка', sent: 'Надіслано' }

export const SUMMARY_TITLE = 'Потрібні виправлення'

export const TOAST_DISMISS = 'Закрити: {title}'

export const COPY_WORDS = { copied: 'Скопійовано', failed: 'Не скопійовано', reference: 'Скопіювати номер' }

export const MICROTEXT = `Засвідчений переклад + нотаріальне засвідчення + легалізація + апостиль + ${BUSINESS.name} + `

export const DRAFT_WORDS = {
  answers: 'Ми зберегли ваші відповіді на цьому пристрої.',
  files: 'Ми зберегли ваші файли на цьому пристрої. Вони зберігаються 24 години.',
  'answers-and-files': 'Ми зберегли ваші відповіді та файли на цьому пристрої. Файли зберігаються 24 години.',
  cleared: 'Ваші відповіді видалено з цього пристрою.',
  'files-cleared': 'Ваші файли видалено з цього пристрою.',
  clear: 'Очистити',
  undo: 'Скасувати',
}

export const HALVES = { first: 'наперед', second: 'під час видачі' }
