import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/quote-sent.ts'
import type { Translated } from '#contract/language.ts'

export const QUOTE_SENT: Translated<typeof English.QUOTE_SENT> = {
  title: 'Ми отримали ваш запит',
  copy: {
    sent: 'Копію надсилаємо на адресу {address}.',
    withheld:
      'Сьогодні ми вже надіслали кілька листів на адресу {address}, тому про цей запит листа не надсилаємо. Сам запит до нас надійшов.',
    unknown:
      'Ми надішлемо копію на адресу {address}, якщо сьогодні на неї ще не надійшло кілька наших листів.',
  },
  quote: 'Ви отримаєте електронною поштою письмову пропозицію з ціною та датою. Послуга: {service}.',
  reply: 'Запланований строк відповіді: {moment}.',
  another: 'Надіслати ще один запит',
  reference: 'Ваш номер',
  referenceHint: 'Вказуйте його, коли пишете або телефонуєте.',
  plain: `Ми надішлемо вам копію, якщо сьогодні ви ще не отримали від нас кілька листів. Щоб додати документи, дайте відповідь на той лист або напишіть нам, вказавши номер: ${email.general}.`,
  add: {
    title: 'Ще без документів? Додайте їх зараз',
    text: 'Побачивши їх, ми назвемо ціну швидше й точніше.',
    write: `Дайте відповідь на наш лист і прикріпіть їх або напишіть нам, вказавши свій номер: ${email.general}.`,
    added: 'Надіслані вами документи',
  },
  page: {
    text: 'На сторінці запиту ви бачите, що надіслали, і можете додати документи. Посилання особисте й діє один день.',
    link: 'Відкрити запит',
  },
}

export const URGENCY_WORDS: Translated<typeof English.URGENCY_WORDS> = {
  '0-12 hours': 'протягом 12 годин',
  '12-24 hours': 'протягом 24 годин',
  '24-48 hours': 'протягом 48 годин',
  '>48 hours': 'пізніше ніж через 48 годин',
}

export const SERVICE_PHRASES: Translated<typeof English.SERVICE_PHRASES> = {
  'Corporate Document Translation & Certification': 'засвідчений переклад документів компаній',
  'Apostille & Notarisation Services': 'апостиль і нотаріальне засвідчення',
  'Global Document Procurement': 'отримання документів з усього світу',
  'Private Document Translation & Certification': 'засвідчений переклад особистих документів',
}

export const URGENCY_NOTES: Translated<typeof English.URGENCY_NOTES> = {
  lodged: 'Для апостиля терміновість означає, як скоро ми подамо ваші документи.',
  applied: 'Для документа з установи терміновість означає, як скоро ми подамо запит на нього.',
  usual: 'Готові документи зазвичай потребують такого часу: {time}. Раніше ми їх обіцяти не можемо.',
  closed: 'Раніше в офісі нікого немає. Ми працюємо з такого часу: {moment}.',
  late: 'На той час в офісі нікого немає, тому відповідь буде пізніше.',
  send: 'Ви все одно можете надіслати запит.',
}
