import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/enquiry.ts'
import type { Translated } from '#contract/language.ts'
import { PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, FAMILY_NAME_WORDS, GIVEN_NAME_WORDS, PHONE_WORDS } from './fields.ts'

export const SUBJECT_WORDS: Translated<typeof English.SUBJECT_WORDS> = {
  general: 'Загальне питання',
  translation: 'Переклад і засвідчення',
  apostille: 'Апостиль і нотаріальне засвідчення',
  procurement: 'Отримання документів',
  pricing: 'Ціни',
  support: 'Допомога із замовленням',
}

export const ENQUIRY_FIELD_WORDS: Translated<typeof English.ENQUIRY_FIELD_WORDS> = {
  subject: {
    label: 'Тема',
    required: 'Виберіть тему',
    prompt: 'Виберіть тему',
    choices: SUBJECT_WORDS,
  },
  message: { label: 'Повідомлення', required: 'Напишіть повідомлення' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  email: EMAIL_WORDS,
  phone: { ...PHONE_WORDS, messages: { invalid: 'Перевірте цей номер' } },
}

export const ENQUIRY_PAGE: Translated<typeof English.ENQUIRY_PAGE> = {
  title: 'Надіслати звернення',
  lead: 'Запитайте нас про переклад, апостиль, нотаріальне засвідчення чи отримання документів — своїми словами.',
  reassurance: `Відповімо за ${promises.reply}. Запитати можна безкоштовно.`,
  sections: { question: 'Ваше запитання', you: 'Про вас' },
  hints: {
    message: 'Який документ, для якої країни та до якого дня він потрібен, якщо знаєте.',
    email: 'Сюди ми надішлемо відповідь.',
    phone: 'Вкажіть код країни: можливо, зателефонувати буде швидше.',
  },
  submit: 'Надіслати звернення',
  submitting: 'Надсилаємо…',
  privacy: 'Ми використовуємо ваші дані лише для відповіді на це звернення. Читайте про це: {policy}.',
  policy: 'політика конфіденційності (англійською)',
}

export const ENQUIRY_NEXT: Translated<typeof English.ENQUIRY_NEXT> = {
  title: 'Що буде далі',
  steps: [
    'Ваше звернення отримають люди, які виконують роботу.',
    `Хтось із них відповість електронною поштою за ${promises.reply}.`,
    'Ви нічого не винні. Якщо захочете зробити замовлення, спершу отримаєте письмову цінову пропозицію.',
  ],
  hours: promises.replyUnit,
  promise: 'до нашої відповіді',
  quote: 'Документ у вас під рукою?',
  quoteLink: 'Попросіть цінову пропозицію',
}

export const ENQUIRY_SENT_PAGE: Translated<typeof English.ENQUIRY_SENT_PAGE> = {
  title: 'Ми отримали ваше звернення',
  lead: 'Відповідь надішлемо на адресу {address}.',
  due: 'Ви отримаєте відповідь до такого часу: {moment}.',
  reference: 'Ваш номер',
  referenceHint: 'Вказуйте його, коли пишете або телефонуєте.',
  steps: [
    'Збережіть цей номер. Ми надішлемо вам копію, якщо сьогодні ви ще не отримали від нас кілька листів.',
    'Хочете щось додати? Дайте відповідь на наш лист або надішліть ще одне звернення.',
  ],
  another: 'Надіслати ще одне звернення',
  plain: `Відповімо на вашу адресу за ${promises.reply} нашого робочого часу.`,
}

export const ENQUIRY_SENT: Translated<typeof English.ENQUIRY_SENT> = {
  title: 'Звернення надіслано!',
  description: `Дякуємо за звернення. Рахуються лише наші робочі години. Ми відповімо вам за ${promises.reply}.`,
}

export const ENQUIRY_FAILURES: Translated<typeof English.ENQUIRY_FAILURES> = {
  refused: 'Не вдалося надіслати звернення. Спробуйте ще раз.',
  other: 'Щось пішло не так. Спробуйте ще раз.',
}

export const ENQUIRY_MAIL: Translated<typeof English.ENQUIRY_MAIL> = {
  subject: '{reference} Ми отримали ваше звернення',
  title: 'Ми отримали ваше звернення',
  preview: '{reference}. Відповімо не пізніше ніж {due}.',
  received: `Ми отримали ваше звернення й відповімо за ${promises.reply}.`,
  due: 'Строк відповіді',
  add: `Хочете щось додати? Дайте відповідь на цей лист, залишивши номер у темі, або напишіть нам: ${email.general}. Не надсилайте паролів і номерів карток.`,
  why: 'Ми надіслали цей лист, бо хтось вказав цю адресу у зверненні на нашому сайті. Якщо це були не ви, можете не зважати на нього.',
}
