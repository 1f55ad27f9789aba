import type * as English from '#content/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import type { Translated } from '#contract/language.ts'
import { CONSULTATION as consultation, PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, PHONE_WORDS } from './fields.ts'

const DATE_MISSING = 'Виберіть дату консультації'
const TIME_MISSING = 'Виберіть час консультації'

export const BOOKING_FIELD_WORDS: Translated<typeof English.BOOKING_FIELD_WORDS> = {
  firstName: { label: 'Ім’я', required: 'Ім’я має містити щонайменше 2 символи' },
  lastName: { label: 'Прізвище', required: 'Прізвище має містити щонайменше 2 символи' },
  email: {
    ...EMAIL_WORDS,
    label: 'Адреса електронної пошти',
    required: 'Вкажіть правильну адресу електронної пошти',
  },
  phone: { ...PHONE_WORDS, label: 'Номер телефону', required: 'Вкажіть правильний номер телефону' },
  date: {
    label: 'Дата консультації',
    required: DATE_MISSING,
    messages: { 'too-long': DATE_MISSING },
  },
  time: { label: 'Час консультації', required: TIME_MISSING },
  expressRequest: { label: 'Прохання розпочати раніше' },
}

const TOO_SOON = `Бронюйте щонайменше за ${consultation.notice} до початку`

export const BOOKING_PROBLEMS: Translated<typeof English.BOOKING_PROBLEMS> = {
  'not-a-day': DATE_MISSING,
  'not-a-slot': TIME_MISSING,
  past: 'Цей день уже минув. Виберіть іншу дату',
  closed: `Дні консультацій: ${consultation.onDays}. Виберіть іншу дату`,
  holiday: 'Це святковий день. Виберіть іншу дату',
  away: 'Цього дня ми не працюємо. Виберіть іншу дату',
  'too-soon': TOO_SOON,
  'too-far': `Виберіть дату в межах найближчих ${Math.round(CONSULTATION.daysAhead / 365)} років`,
  begun: CONSULTATION.noticeHours > 0 ? TOO_SOON : 'Цей час уже настав. Виберіть пізніший',
}

export const BOOKING_PAGE: Translated<typeof English.BOOKING_PAGE> = {
  title: 'Забронюйте консультацію',
  lead: 'Забронюйте індивідуальну консультацію, щоб обговорити свої документи з нашими фахівцями.',
  reassurance: `Повне повернення коштів, якщо скасувати не пізніше ніж за ${consultation.cancelNotice} до початку.`,
  banner: `Консультація, ${consultation.minutes}\u00a0хв`,
  sections: { when: 'Коли', who: 'Хто' },
  datePrompt: 'Виберіть дату консультації',
  submit: `Забронювати й сплатити ${consultation.price}`,
  submitting: 'Обробляємо…',
  notes: ['Безпечна оплата', `Скасувати можна не пізніше ніж за ${consultation.cancelNotice} до початку`],
  terms: 'Бронюючи, ви приймаєте наші {terms}, де сказано, як можна скасувати консультацію.',
  termsLink: 'умови надання послуг (англійською)',
  noscript: {
    manage: 'Ваша консультація',
    book: `Для цієї сторінки потрібен JavaScript, який тут вимкнено або недоступний. Дні та години консультацій: ${consultation.days}, ${consultation.hours}. Щоб забронювати або скасувати консультацію, пишіть на адресу`,
    how: `Запропонуйте два-три зручні для вас варіанти часу. Ми підтвердимо один із них за ${promises.reply} і надішлемо вам посилання для оплати.`,
  },
}

export const CALENDAR_WORDS: Translated<typeof English.CALENDAR_WORDS> = {
  previous: 'Попередній місяць',
  next: 'Наступний місяць',
}

export const CLOCKS: Translated<typeof English.CLOCKS> = {
  gmt: '{time} GMT',
  uk: '{time} у Великій Британії',
  there: '{time} ({city})',
  yours: '{time} за вашим годинником',
  onOtherDay: '{time}, {date}',
  weekday: '{time} {weekday}',
  one: '{gmt} — це {other}.',
  two: '{gmt} — це {other} та {another}.',
  moment: '{date}, {time} GMT',
  others: '{moment} ({others})',
  separator: ', ',
}

export const CITIES: Translated<typeof English.CITIES> = {
  Calcutta: 'Колката',
  Katmandu: 'Катманду',
  Kiev: 'Київ',
  Rangoon: 'Янгон',
  Saigon: 'Хошимін',
  Godthab: 'Нуук',
}

export const SLOT_NOTES: Translated<typeof English.SLOT_NOTES> = {
  zone: 'У дужках — місцевий час: {city}.',
  ownZone: 'У дужках — час за вашим годинником.',
  loading: 'Перевіряємо, який час вільний…',
  slow: 'Перевірка вільного часу триває довше, ніж зазвичай. Тим часом ви можете вибрати годину: ми перевіримо її до оплати.',
  failed:
    'Зараз ми не можемо перевірити, який час вільний. Ви все одно можете вибрати годину: ми перевіримо її до оплати.',
  retry: 'Перевірити ще раз',
  some: 'Викреслені години зайняті або вже минули.',
  none: 'Цього дня вільного часу немає. Виберіть іншу дату.',
  taken: 'зайнято',
  begun: 'минуло',
  soon: 'починається надто скоро',
}

export const CLOSED_NOTES: Translated<typeof English.CLOSED_NOTES> = {
  holiday: 'Святкові дні: {days} {month}',
  away: 'Не працюємо: {days} {month}',
  full: 'Вільного часу немає: {days} {month}',
}

export const CLOSED_DAY: Translated<typeof English.CLOSED_DAY> = {
  holiday: '{date}, святковий день',
  away: '{date}, не працюємо',
  full: '{date}, вільного часу немає',
}

export const BOOKING_ALERT: Translated<typeof English.BOOKING_ALERT> =
  'Під час обробки бронювання сталася помилка. Спробуйте ще раз.'

export const BOOKING_REFUSALS: Translated<typeof English.BOOKING_REFUSALS> = {
  express: `Поставте тут позначку або виберіть дату пізніше ніж через ${CONSULTATION.withdrawalDays} днів`,
  taken: 'Цей час щойно зайняли. Виберіть інший',
  holds: `У вас або в когось у вашій мережі вже є неоплачені години, які ми притримуємо. Оплатіть одну з них або спробуйте ще раз через ${CONSULTATION.holdMinutes}\u00a0хв`,
  cancelTooLate: `Консультацію можна скасувати не пізніше ніж за ${consultation.cancelNotice} до початку, а до початку цієї залишилося менше часу. Якщо ви не можете взяти участь, напишіть нам.`,
  moveTooLate: `Консультацію можна перенести не пізніше ніж за ${consultation.cancelNotice} до початку, а до початку цієї залишилося менше часу. Якщо ви не можете взяти участь, напишіть нам.`,
  moves: `Цю консультацію вже перенесено найбільшу можливу кількість разів: ${CONSULTATION.moves}. Якщо вам потрібен інший час, напишіть нам.`,
}

export const EXPRESS_REQUEST: Translated<typeof English.EXPRESS_REQUEST> = {
  label:
    'Прошу провести консультацію цього дня, протягом мого 14-денного строку для відмови від договору. Я розумію, що після проведення консультації вже не зможу відмовитися від договору.',
}

export const BOOKING_SUMMARY: Translated<typeof English.BOOKING_SUMMARY> = {
  title: 'Ваша консультація',
  lead: 'Відеозв’язком, з одним із наших фахівців',
  unset: 'Виберіть дату й час',
  noTime: 'Виберіть час',
  item: `Консультація, ${consultation.minutes}\u00a0хв`,
  total: consultation.vat ? `До сплати зараз, ${consultation.vat}` : 'До сплати зараз',
  byVideo: 'відеозв’язком',
  until: 'до {time} GMT',
  span: '{from}–{to} GMT',
}

export const PAYMENT_NOTICES: Translated<typeof English.PAYMENT_NOTICES> = {
  cancelled: 'Оплату не завершено, і кошти з вас не стягнуто. Ви можете спробувати ще раз нижче.',
  unfinished: 'Ви ще не оплатили консультацію. Оплатити цей час можна до {time}.',
  goOn: 'Перейти до оплати',
  giveUp: 'Звільнити цей час',
}

const REFUNDED = {
  title: 'Ми повертаємо вам кошти',
  text: `Ця консультація не відбудеться. Ми повертаємо ${consultation.price} на картку, якою ви платили; банк може показати надходження не одразу, а протягом десяти робочих днів.`,
  again: 'Забронювати інший час',
}

export const PAYMENT_OUTCOME: Translated<typeof English.PAYMENT_OUTCOME> = {
  asking: { title: 'Зачекайте хвилинку', text: 'Перевіряємо вашу оплату.' },
  confirmed: {
    booked: 'Заброньовано',
    title: 'Вашу консультацію заброньовано',
    mailed:
      'Підтвердження з посиланням на відеозв’язок і запрошенням для календаря вже надсилається на адресу {email}.',
    mailedToYou:
      'Підтвердження з посиланням на відеозв’язок і запрошенням для календаря вже надсилається вам електронною поштою.',
    reference: 'Ваш номер',
    copy: 'Скопіювати номер',
    referenceHint: 'Вказуйте його щоразу, коли звертаєтеся до нас.',
    calendar: 'Зберегти в календарі',
    nextTitle: 'Що буде далі',
    next: [
      'Ви отримаєте електронною поштою посилання на відеозв’язок, а за день до консультації — нагадування.',
      'Під час розмови тримайте документ під рукою.',
      `Якщо ви не зможете взяти участь, скасуйте консультацію за посиланням у листі. Якщо зробити це не пізніше ніж за ${consultation.cancelNotice} до початку, ми повернемо всю суму.`,
    ],
  },
  held: {
    title: 'Ваша оплата обробляється',
    text: 'Ця сторінка оновлюється сама й покаже бронювання, щойно оплату буде підтверджено.',
    slow: 'Це триває довше, ніж зазвичай. Чекати тут не потрібно: ми напишемо вам, щойно оплату буде підтверджено.',
    again: 'Перевірити ще раз',
  },
  released: {
    title: 'Оплату не завершено',
    text: 'Час звільнено, кошти з вас не стягнуто. Ваші відповіді збережено на цьому пристрої.',
    again: 'Спробувати ще раз',
  },
  cancelled: REFUNDED,
  lost: REFUNDED,
  unknown: {
    title: 'Ми не знаходимо цю оплату',
    text: 'Адреса цієї сторінки неповна або застаріла. Якщо ви платили, підтвердження є у вашій пошті; якщо ні, напишіть нам: {email}.',
    again: 'Забронювати консультацію',
  },
  unreachable: {
    title: 'Зараз ми не бачимо вашої оплати',
    text: 'Наш сервер не відповідає. Нічого не втрачено: ця сторінка повторює спроби, а якщо оплата пройшла, ми підтвердимо це електронною поштою.',
    again: 'Спробувати зараз',
  },
  another: 'Забронювати ще одну консультацію',
}

export const MANAGED_BOOKING: Translated<typeof English.MANAGED_BOOKING> = {
  asking: { title: 'Зачекайте хвилинку', text: 'Шукаємо ваше бронювання.' },
  title: 'Ваша консультація',
  greeting: 'Заброньовано на ім’я: {name}.',
  video: 'Відеозв’язок: {link}',
  until: 'Скасувати з повним поверненням коштів можна до такого часу: {time}.',
  held: 'Ця консультація вже почалася або завершилася.',
  move: {
    until: 'До цього часу її також можна перенести.',
    button: 'Перенести на інший час',
    title: 'Виберіть інший час',
    confirm: 'Перенести консультацію',
    busy: 'Переносимо…',
    keep: 'Залишити цей час',
    failed: 'Зараз не вдалося її перенести. Спробуйте ще раз.',
  },
  moved: {
    title: 'Вашу консультацію перенесено',
    text: 'Доплачувати нічого не потрібно. Ми підтвердимо новий час електронною поштою й надішлемо запрошення для календаря.',
  },
  reference: 'Номер',
  papers: 'Квитанції та рахунки',
  write: 'Ви можете написати нам: {email}.',
  cancel: {
    button: 'Скасувати цю консультацію',
    title: 'Скасувати цю консультацію?',
    text: `Час буде звільнено, і ми повернемо ${consultation.price} на картку, якою ви платили.`,
    confirm: 'Так, скасувати',
    busy: 'Скасовуємо…',
    keep: 'Залишити',
    failed: 'Зараз не вдалося її скасувати. Спробуйте ще раз.',
  },
  cancelled: {
    title: 'Вашу консультацію скасовано',
    text: `Ми повертаємо ${consultation.price} на картку, якою ви платили; банк може показати надходження не одразу, а протягом десяти робочих днів. Ми підтвердимо це електронною поштою.`,
  },
  unpaid: {
    title: 'Цю консультацію не було оплачено',
    text: 'Час звільнено, кошти з вас не стягнуто.',
  },
  another: 'Забронювати інший час',
  invalid: {
    title: 'Це посилання не працює',
    text: 'Воно неповне. Відкрийте його ще раз із листа; якщо й тоді не працює, напишіть нам: {email}.',
  },
  expired: {
    title: 'Строк дії цього посилання минув',
    text: 'Від консультації минуло понад місяць. Якщо у вас є запитання щодо неї, напишіть нам: {email}.',
  },
  unreachable: {
    title: 'Зараз ми не можемо знайти ваше бронювання',
    text: 'Наш сервер не відповідає. Ваше бронювання не змінилося.',
    again: 'Спробувати ще раз',
  },
}
