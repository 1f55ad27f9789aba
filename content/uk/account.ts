import type * as English from '#content/account.ts'
import type { Translated } from '#contract/language.ts'
import { PASSWORD_LIMITS } from '#contract/limits.ts'
import { COMPANY_NAME_WORDS, EMAIL_WORDS, PHONE_WORDS } from './fields.ts'

const PASSWORD = { label: 'Пароль', required: 'Введіть пароль' }

const NEW_PASSWORD = {
  ...PASSWORD,
  messages: {
    'too-short': `Пароль має містити щонайменше ${PASSWORD_LIMITS.minLength} символів.`,
    'too-many-bytes': `Виберіть коротший пароль: найбільша кількість латинських літер і цифр — ${PASSWORD_LIMITS.maxBytes}, а з кирилицею, діакритичними знаками чи символами менше`,
  },
}

const PERSON = {
  firstName: { label: 'Ім’я', required: 'Вкажіть своє ім’я' },
  lastName: { label: 'Прізвище', required: 'Вкажіть своє прізвище' },
  companyName: { ...COMPANY_NAME_WORDS, required: 'Вкажіть назву своєї компанії' },
  phone: PHONE_WORDS,
  accountType: {
    label: 'Тип облікового запису',
    required: 'Перевірте цю відповідь',
    choices: { private: 'Приватна особа', corporate: 'Компанія' },
  },
}

export const SIGN_UP_FIELD_WORDS: Translated<typeof English.SIGN_UP_FIELD_WORDS> = {
  ...PERSON,
  email: EMAIL_WORDS,
  password: NEW_PASSWORD,
}

export const PROFILE_FIELD_WORDS: Translated<typeof English.PROFILE_FIELD_WORDS> = PERSON

export const LOG_IN_FIELD_WORDS: Translated<typeof English.LOG_IN_FIELD_WORDS> = {
  email: EMAIL_WORDS,
  password: PASSWORD,
}

export const CONFIRM_FIELD_WORDS: Translated<typeof English.CONFIRM_FIELD_WORDS> = { password: PASSWORD }

export const FORGOT_FIELD_WORDS: Translated<typeof English.FORGOT_FIELD_WORDS> = { email: EMAIL_WORDS }

export const NEW_PASSWORD_FIELD_WORDS: Translated<typeof English.NEW_PASSWORD_FIELD_WORDS> = {
  password: { ...NEW_PASSWORD, label: 'Новий пароль' },
  confirmation: {
    ...PASSWORD,
    label: 'Повторіть новий пароль',
    messages: { mismatch: 'Паролі не збігаються.' },
  },
}

export const CHANGE_PASSWORD_FIELD_WORDS: Translated<typeof English.CHANGE_PASSWORD_FIELD_WORDS> = {
  current: { ...PASSWORD, label: 'Поточний пароль' },
  ...NEW_PASSWORD_FIELD_WORDS,
}

/** Where a password is chosen. */
export const PASSWORD_HINT: Translated<typeof English.PASSWORD_HINT> =
  `Щонайменше ${PASSWORD_LIMITS.minLength} символів. Три-чотири не пов’язані між собою слова легко запам’ятати й важко вгадати.`

export const DASHBOARD_PAGE: Translated<typeof English.DASHBOARD_PAGE> = {
  title: 'Ваш кабінет',
  greeting: { morning: 'Доброго ранку', afternoon: 'Доброго дня', evening: 'Доброго вечора' },
  greetingByName: {
    morning: 'Доброго ранку, {name}',
    afternoon: 'Доброго дня, {name}',
    evening: 'Доброго вечора, {name}',
  },
  navigation: 'Обліковий запис',
  tabs: { profile: 'Профіль', tasks: 'Завдання', billing: 'Оплата', invoices: 'Рахунки' },
  slow: 'Це триває довше, ніж зазвичай.',
  noscript:
    'Для кабінету потрібен JavaScript, який тут вимкнено або недоступний. Натомість ви можете написати нам на адресу',
  unreachable:
    'Зараз ми не можемо отримати доступ до вашого облікового запису. Ваш сеанс триває; ми повторюватимемо спроби, нічого не втрачено.',
  again: {
    title: 'Увійдіть ще раз',
    text: 'Ваш сеанс завершився. Те, що ви ввели, та вибрані файли залишилися тут.',
    account: 'Ви працювали як {email}.',
    submit: 'Увійти',
    busy: 'Входимо…',
    other: 'Увійти в інший обліковий запис',
  },
  profile: {
    title: 'Ваші дані',
    leads: {
      private:
        'Обліковий запис приватної особи. Ми використовуємо ці дані для ваших завдань, тож вводити їх щоразу не потрібно.',
      corporate:
        'Обліковий запис компанії. Ми використовуємо ці дані для ваших завдань, тож вводити їх щоразу не потрібно.',
    },
    email: 'Електронна пошта',
    emailHint: 'Адреса, з якою ви входите. Щоб змінити її, напишіть нам.',
    submit: 'Зберегти зміни',
    busy: 'Зберігаємо…',
    failed: 'Не вдалося завантажити ваші дані.',
  },
  password: {
    title: 'Ваш пароль',
    lead: 'На всіх інших пристроях сеанси буде завершено.',
    everywhere: 'Вийти на всіх пристроях',
    leaving: 'Виходимо…',
    submit: 'Змінити пароль',
    busy: 'Змінюємо…',
  },
  data: {
    title: 'Ваша інформація',
    lead: 'Завантажте або видаліть усе, що ми про вас зберігаємо.',
    download: {
      button: 'Завантажити мої дані',
      title: 'Завантажити ваші дані?',
      text: 'Ви отримаєте ZIP-файл зі своїми даними, усіма запитами та кожним документом, який нам надсилали. Він містить особисті документи: зберігайте його там, де його не зможе відкрити ніхто інший.',
      confirm: 'Завантажити',
      busy: 'Готуємо архів…',
      failed: 'Не вдалося підготувати архів. Спробуйте ще раз.',
    },
    remove: {
      button: 'Видалити мій обліковий запис',
      title: 'Видалити ваш обліковий запис?',
      text: 'Ваш обліковий запис, ваші дані, запити з документами, звернення та підписку на розсилку буде видалено назавжди. Заброньовані консультації однаково відбудуться. Записи, які ми зобов’язані зберігати за законом, як-от рахунки, залишаться до кінця строку зберігання. Для виданих документів ми зберігаємо цифровий відбиток файлу, наш номер і дату, без вашого імені, щоб їх і надалі можна було перевірити.',
      busy: 'Видаляємо…',
      failed: 'Не вдалося видалити обліковий запис. Спробуйте ще раз.',
      password: 'Ваш пароль',
      label: 'Для підтвердження введіть {word}',
      mismatch: 'Введіть {word} великими літерами',
    },
    cancel: 'Скасувати',
  },
  completed: {
    title: 'Виконаних завдань ще немає',
    text: 'Тут буде список виконаної роботи. Доти шукайте її в розділі «Поточні завдання» та у своїй пошті.',
  },
  ordersFailed: 'Не вдалося завантажити ваші замовлення.',
  ordersLoading: 'Завантажуємо…',
  billing: {
    title: 'Спосіб оплати не збережено',
    text: 'Він і не потрібен: ви нічого не винні, доки не приймете цінову пропозицію.',
    button: 'Додати спосіб оплати',
    explanation:
      'Кожне замовлення оплачується окремо: прийнята пропозиція має власне посилання для оплати, половина наперед і половина під час видачі. Дані картки тут не зберігаються.',
  },
  invoices: {
    title: 'Рахунків ще немає',
    text: 'Рахунки з’являються тут після оплати замовлення. Ми також надсилаємо їх вам електронною поштою.',
  },
}

export const ORDER_LISTS: Translated<typeof English.ORDER_LISTS> = {
  billing: {
    title: 'Платежі',
    columns: { date: 'Дата', order: 'Замовлення', part: 'Частина', amount: 'Сума', state: 'Стан' },
    note: 'Кожне замовлення має власне посилання для оплати. Дані картки тут не зберігаються.',
  },
  invoices: {
    title: 'Рахунки та квитанції',
    columns: { reference: 'Номер', kind: 'Вид', date: 'Дата', amount: 'Сума', file: 'Файл' },
  },
  completed: { title: 'Виконані завдання', total: 'Разом', date: 'Виконано' },
  ended: { title: 'Скасовані, з поверненням коштів і припинені' },
  open: 'Відкрити замовлення',
}
