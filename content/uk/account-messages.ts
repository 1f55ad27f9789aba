import type * as English from '#content/account-messages.ts'
import type { Translated } from '#contract/language.ts'

export const ACCOUNT_OUTCOMES: Translated<typeof English.ACCOUNT_OUTCOMES> = {
  loggedIn: { title: 'Раді бачити вас знову!', description: 'Ви успішно увійшли в обліковий запис.' },
  created: {
    title: 'Обліковий запис створено!',
    description: 'Перевірте електронну пошту, щоб підтвердити обліковий запис і прочитати вітальний лист.',
  },
  resetSent: { title: 'Лист для зміни пароля надіслано' },
  passwordUpdated: {
    title: 'Пароль успішно змінено!',
    description: 'Тепер ви можете увійти з новим паролем.',
  },
  profileUpdated: { title: 'Профіль оновлено' },
  taskCreated: {
    title: 'Завдання створено!',
    description: 'Ваше завдання надіслано, воно очікує на розгляд.',
  },
  taskFailed: { title: 'Не вдалося створити завдання', description: 'Спробуйте ще раз.' },
}

export const ACCOUNT_FAILURES: Translated<typeof English.ACCOUNT_FAILURES> = {
  unknown: 'Сталася помилка. Спробуйте ще раз.',
  storage:
    'Ваш браузер не зберігає даних цього сайту. Дозвольте його файли cookie й дані та спробуйте ще раз.',
  reset: 'Не вдалося надіслати лист для зміни пароля. Спробуйте ще раз.',
  password: 'Не вдалося змінити пароль. Спробуйте ще раз.',
  recovery: 'Не вдалося перевірити, хто змінює пароль. Спробуйте ще раз.',
  profile: 'Не вдалося оновити профіль. Спробуйте ще раз.',
}

export const LINK_FAILURES: Translated<typeof English.LINK_FAILURES> = {
  spent: 'Строк дії цього посилання минув, або його вже використали. Попросіть нове.',
  malformed: 'Це посилання неповне. Відкрийте його ще раз із листа або попросіть нове.',
}

export const WEAK_PASSWORD_REASONS: Translated<typeof English.WEAK_PASSWORD_REASONS> = {
  length: 'Він закороткий.',
  characters: 'Потрібно більше видів символів: великі літери, цифри, знаки.',
  pwned: 'Він потрапив до витоку даних на іншому сайті, тож його можуть вгадати.',
  common: 'Його перебирають одним із перших.',
}

export const AUTH_ERRORS: Translated<typeof English.AUTH_ERRORS> = {
  invalid_credentials: 'Неправильна електронна пошта або пароль.',
  email_not_confirmed: 'Адресу електронної пошти ще не підтверджено.',
  same_password: 'Новий пароль має відрізнятися від старого.',
  weak_password: 'Виберіть інший пароль.',
  over_request_rate_limit: 'Забагато спроб. Зачекайте кілька хвилин і спробуйте ще раз.',
  over_email_send_rate_limit: 'Лист запитували надто багато разів. Спробуйте пізніше.',
  otp_expired: 'Строк дії цього посилання минув, або його вже використали.',
  user_banned: 'Цей обліковий запис заблоковано.',
}
