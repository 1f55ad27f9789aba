import type * as English from '#content/order-later.ts'
import type { Translated } from '#contract/language.ts'

export const ENDED_WORDS: Translated<typeof English.ENDED_WORDS> = {
  kept: 'Ми утримуємо',
  back: 'Повернення коштів',
  reason: 'Причина',
  earlier: 'Попередні замовлення за цим запитом',
  order: 'Замовлення {number}: {state}, {total}',
  states: {
    offered: 'пропозицію надіслано',
    expired: 'строк дії минув',
    withdrawn: 'відкликано',
    accepted: 'прийнято',
    half_paid: 'сплачено першу половину',
    in_progress: 'у роботі',
    delivered: 'видано',
    completed: 'виконано',
    cancelled: 'скасовано',
    refunded: 'кошти повернуто',
    ended: 'припинено',
  },
}

export const CANCEL_WORDS: Translated<typeof English.CANCEL_WORDS> = {
  until:
    'Скасувати з повним поверненням коштів можна до {time} за часом Великої Британії, якщо ми ще не почали роботу.',
  left: {
    one: 'Залишилася {count} хвилина',
    few: 'Залишилося {count} хвилини',
    many: 'Залишилося {count} хвилин',
    other: 'Залишилося {count} хвилини',
  },
  button: 'Скасувати це замовлення',
  title: 'Скасувати це замовлення?',
  text: 'Ми не починатимемо роботу й повернемо все, що ви сплатили.',
  confirm: 'Так, скасувати',
  busy: 'Скасовуємо…',
  keep: 'Залишити',
}

export const WORK_WORDS: Translated<typeof English.WORK_WORDS> = {
  moved: 'Попередній термін',
  files: 'Маєте для нас іще один документ? {link}',
  filesLink: 'Додайте його нижче',
}

export const NEEDED_WORDS: Translated<typeof English.NEEDED_WORDS> = {
  ask: 'Що нам потрібно',
  about: 'Надісланий вами документ: {name}',
  answer: 'Або дайте відповідь словами',
  answerLabel: 'Ваша відповідь',
  answerSend: 'Надіслати відповідь',
  draft: 'Чернетка для перевірки',
  spelling: 'Чернетку перевірено. Усі імена, дати та числа написано правильно.',
  spellingMissing: 'Спершу перевірте чернетку та поставте тут позначку',
  approve: 'Затвердити чернетку',
  busy: 'Зачекайте…',
  changes: 'Попросити внести правки',
  changesLabel: 'Що потрібно змінити?',
  changesSend: 'Надіслати правки',
  rounds: {
    one: 'До ціни входить ще {count} раунд правок.',
    few: 'До ціни входять ще {count} раунди правок.',
    many: 'До ціни входить ще {count} раундів правок.',
    other: 'До ціни входить ще {count} раунду правок.',
  },
  noRounds:
    'Усі раунди правок, що входять до ціни, використано. Якщо щось іще неправильно, напишіть нам нижче.',
  thanks: 'Дякуємо. Ми отримали вашу відповідь.',
  thanksReady:
    'Дякуємо. Ми отримали вашу відповідь і знову працюємо над вашим замовленням. Воно буде готове {ready}.',
}

export const DELIVERY_WORDS: Translated<typeof English.DELIVERY_WORDS> = {
  title: 'Що ми видали',
  handedOver: 'Видано {date}',
  parcel: 'Перевізник: {carrier}, номер для відстеження: {tracking}',
  tracking: 'Номер для відстеження: {tracking}',
  copyTracking: 'Скопіювати номер',
  digest: 'Цифровий відбиток (SHA-256)',
  documents: 'Видані документи',
  replaced: 'Замінено {date}: користуйтеся новим',
  takenBack: 'Відкликано {date}',
  locked: 'Відкриється після оплати другої половини',
  verify: 'Кожен, кому ви дасте документ, може перевірити, що він наш: {link}.',
  verifyLink: 'перевірити документ',
  howChecked: 'Як інші можуть його перевірити',
}

export const ORIGINALS_WORDS: Translated<typeof English.ORIGINALS_WORDS> = {
  title: 'Ваші оригінали',
  arrived: 'У нас від {date}',
  sentBack: 'Повернено {date}',
  posting: 'Надсилаєте нам оригінал поштою?',
  enclose:
    'Надрукуйте цей аркуш і покладіть його зверху, щоб ми знали, чий це оригінал. Ми повідомимо, коли він надійде й коли ми його повернемо.',
  cover: 'Завантажити супровідний аркуш',
}

export const ADDRESS_WORDS: Translated<typeof English.ADDRESS_WORDS> = {
  title: 'Куди ми надсилаємо готові документи',
  change: 'Змінити адресу',
  save: 'Зберегти адресу',
  busy: 'Зберігаємо…',
}

export const EXTRA_WORDS: Translated<typeof English.EXTRA_WORDS> = {
  title: 'Додаткова послуга до вашого замовлення',
  lead: 'Ви нічого за неї не винні, доки не приймете її.',
  table: { offered: 'Додаткова послуга', paid: 'Додаткова послуга, оплачено' },
}

export const REVIEW_WORDS: Translated<typeof English.REVIEW_WORDS> = {
  title: 'Розкажете іншим?',
  text: 'Кілька рядків на {site} допоможуть тим, кому потрібне те саме. Ми не можемо редагувати написане вами там.',
  link: 'Написати відгук',
  newTab: '(відкриється в новій вкладці)',
}

export const TRANSFER_WORDS: Translated<typeof English.TRANSFER_WORDS> = {
  title: 'Банківський переказ',
  text: 'Вкажіть саме таке призначення платежу, щоб ми могли знайти ваш платіж.',
  amount: 'Сума',
  reference: 'Призначення платежу',
  name: 'Власник рахунка',
  sortCode: 'Sort code',
  accountNumber: 'Номер рахунка',
  iban: 'IBAN',
  copy: {
    reference: 'Скопіювати призначення платежу',
    sortCode: 'Скопіювати sort code',
    accountNumber: 'Скопіювати номер рахунка',
    iban: 'Скопіювати IBAN',
  },
  request: 'Завантажити запит на оплату',
  card: 'Натомість сплатити карткою: {amount}',
}

export const PAYMENT_WORDS: Translated<typeof English.PAYMENT_WORDS> = {
  title: 'Платежі, квитанції та рахунки',
  parts: {
    first: 'Перша половина',
    second: 'Друга половина',
    whole: 'Повна ціна',
    extra: 'Додаткова послуга',
  },
  surplus: 'Зайвий платіж',
  refunded: 'Повернуто {amount}',
  methods: { card: 'карткою', transfer: 'банківським переказом' },
  paid: {
    card: '{date}, карткою',
    transfer: '{date}, банківським переказом',
  },
  states: {
    none: 'Сплачено',
    due: 'Повертаємо',
    made: 'Повернуто',
    failed: 'Повертаємо',
  },
  refund: {
    card: 'Кошти повертаються на картку, якою ви платили; банк може показати їх не одразу, а протягом десяти робочих днів.',
    transfer: 'Кошти, сплачені банківським переказом, повертаються на рахунок, з якого вони надійшли.',
  },
}
