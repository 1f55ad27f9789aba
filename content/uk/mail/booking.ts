import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import type { Translated } from '#contract/language.ts'

export const BOOKING_TIMES_WORDS: Translated<typeof English.BOOKING_TIMES_WORDS> = {
  yours: '{time} за вашим годинником ({zone})',
  own: '{date}, {time} за вашим часом ({gmt} GMT)',
  ownOnOtherDay: '{date}, {time} за вашим часом ({gmtDate}, {gmt} GMT)',
}

export const BOOKING_MAIL: Translated<typeof English.BOOKING_MAIL> = {
  why: 'Ми надіслали цей лист, бо цю адресу вказано під час бронювання консультації. Якщо це були не ви, повідомте нас у відповіді.',
  date: 'Дата',
  time: 'Час',
  video: 'Відеозв’язок',
  see: 'Переглянути бронювання',
  withVat: '{amount}, {vat}',
  confirmed: {
    subject: '{reference} Ваша консультація: {when}',
    title: 'Вашу консультацію заброньовано',
    preview: '{when}. Посилання на відеозв’язок — у листі.',
    thanks: 'Дякуємо за оплату. Будемо раді поговорити з вами.',
    length: 'Тривалість',
    minutes: `${CONSULTATION.minutes}\u00a0хв`,
    paid: 'Сплачено',
    manage: 'Переглянути, перенести або скасувати бронювання',
    invitation:
      'Запрошення у вкладенні додасть зустріч до вашого календаря, у вашому часовому поясі. Під час розмови тримайте документ під рукою.',
    deadline: 'Скасувати з повним поверненням коштів або вибрати інший час можна до такого часу: {when}.',
  },
  moved: {
    subject: '{reference} Новий час вашої консультації: {when}',
    title: 'Вашу консультацію перенесено',
    preview: 'Тепер {when}. Посилання на відеозв’язок — у листі.',
    byCustomer: 'Вашу консультацію перенесено на час, який ви вибрали. Доплачувати нічого не потрібно.',
    byUs: 'Ми перенесли вашу консультацію на інший час. Доплачувати нічого не потрібно. Якщо новий час вам не підходить, повідомте нас у відповіді. Ми знайдемо інший або повернемо всю суму.',
    previously: 'Раніше',
    invitation: 'Запрошення у вкладенні перенесе зустріч у вашому календарі.',
    deadline: 'Скасувати її з повним поверненням коштів можна до такого часу: {when}.',
  },
  reminder: {
    subject: '{reference} Нагадування про вашу консультацію: {when}',
    title: 'Скоро ваша консультація',
    preview: '{when}. Посилання на відеозв’язок — у листі.',
    text: 'Нагадуємо про вашу консультацію з нами.',
    prepare: 'Під час розмови тримайте документ під рукою. Якщо ви не зможете взяти участь, напишіть нам.',
  },
  cancelled: {
    subject: '{reference} Вашу консультацію скасовано',
    title: 'Вашу консультацію скасовано',
    preview: 'Ми повертаємо {amount}.',
    whole:
      'Вашу консультацію скасовано. Ми повертаємо всю суму, {amount}, на картку, якою ви платили. Банк може показати надходження не одразу, а протягом десяти робочих днів.',
    rest: 'Вашу консультацію скасовано. Ми повертаємо залишок вашого платежу, {amount}, на картку, якою ви платили. Банк може показати надходження не одразу, а протягом десяти робочих днів.',
    again: 'Забронювати інший час',
  },
  lost: {
    subject: '{reference} Ваша оплата надійшла запізно для цього часу; ми повертаємо кошти',
    title: 'Цей час уже не був вільний',
    preview: 'Ми повертаємо {amount}.',
    text: 'Перепрошуємо. Коли ваша оплата надійшла, цей час уже не був вільний. Ми повертаємо всю суму, {amount}. Вам нічого не потрібно робити.',
    again: 'Вибрати інший час',
  },
}

export const APPOINTMENT: Translated<typeof English.APPOINTMENT> = {
  summary: `Консультація з ${BUSINESS.shortName}`,
  description: 'Консультація {reference}, {when}\nВідеозв’язок: {link}',
  descriptionUk: 'Консультація {reference}, {when} ({uk} у Великій Британії)\nВідеозв’язок: {link}',
  manage: 'Переглянути, перенести або скасувати бронювання: {link}',
  cancelled: 'Консультацію {reference} скасовано',
}

export const CONSULTATION_PAYMENT: Translated<typeof English.CONSULTATION_PAYMENT> = {
  name: `Консультація, ${CONSULTATION.minutes}\u00a0хв`,
}
