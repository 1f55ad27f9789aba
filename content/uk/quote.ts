import type * as English from '#content/quote.ts'
import type { Translated } from '#contract/language.ts'
import { COUNTRY_WORDS } from './countries.ts'
import {
  COMPANY_NAME_WORDS,
  EMAIL_WORDS,
  FAMILY_NAME_WORDS,
  GIVEN_NAME_WORDS,
  PHONE_WORDS,
} from './fields.ts'

const COUNTRY = {
  prompt: 'Виберіть країну',
  messages: { invalid: 'Виберіть країну зі списку' },
  choices: COUNTRY_WORDS,
}

export const QUOTE_FIELD_WORDS: Translated<typeof English.QUOTE_FIELD_WORDS> = {
  serviceType: {
    label: 'Послуга',
    required: 'Виберіть послугу',
    prompt: 'Виберіть послугу',
    choices: {
      'Corporate Document Translation & Certification': 'Засвідчений переклад документів компаній',
      'Apostille & Notarisation Services': 'Апостиль і нотаріальне засвідчення',
      'Global Document Procurement': 'Отримання документів з усього світу',
      'Private Document Translation & Certification': 'Засвідчений переклад особистих документів',
      'document-translation': 'Переклад документів',
      'apostille-notarisation': 'Апостиль і нотаріальне засвідчення',
      'document-procurement': 'Отримання документів',
      'corporate-translation': 'Переклад для компаній',
    },
  },
  sourceLanguage: { label: 'Мова документів' },
  targetLanguage: { label: 'Мова перекладу' },
  urgency: {
    label: 'Терміновість',
    required: 'Виберіть, як скоро це потрібно',
    choices: {
      '0-12 hours': '0–12 годин',
      '12-24 hours': '12–24 години',
      '24-48 hours': '24–48 годин',
      '>48 hours': '>48 годин',
      standard: 'Звичайно, 5–7 днів',
      express: 'Швидко, 2–3 дні',
      urgent: 'Терміново, 24 години',
    },
  },
  taskDescription: { label: 'Опис завдання', required: 'Опишіть, що вам потрібно' },
  countryOfOrigin: { ...COUNTRY, label: 'Країна походження' },
  countryOfOriginOther: { label: 'З якої він країни?' },
  countryOfDestination: { ...COUNTRY, label: 'Країна призначення' },
  countryOfDestinationOther: { label: 'Для якої він країни?' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  companyName: COMPANY_NAME_WORDS,
  ownReference: { label: 'Ваш внутрішній номер' },
  email: EMAIL_WORDS,
  phone: PHONE_WORDS,
}

export const QUOTE_PAGE: Translated<typeof English.QUOTE_PAGE> = {
  loading: 'Зачекайте…',
  title: 'Отримати цінову пропозицію',
  lead: 'Розкажіть, що це за документ і де його подаватимуть. Ви отримаєте письмову пропозицію ще до будь-яких зобов’язань.',
  reassurance: 'Пропозиція нічого не коштує, а документи конфіденційні.',
  sections: {
    need: 'Що вам потрібно',
    going: 'Куди документ подаватимуть',
    documents: 'Ваші документи',
    you: 'Про вас',
  },
  hints: {
    urgency: 'Як скоро вам потрібні готові документи або подання до установи.',
    taskDescription: 'Які це документи, скільки в них сторінок і хто їх вимагає.',
    documents: 'Для пропозиції досить чітких фото або сканів. Оригінали можна надіслати пізніше.',
    ownReference: 'Наприклад, номер справи.',
    email: 'Сюди ми надішлемо пропозицію.',
    phone: 'Вкажіть код країни: інколи швидше зателефонувати.',
  },
  submit: 'Надіслати запит',
  submitting: 'Надсилаємо…',
  privacy: 'Ваші дані та файли – лише для цього запиту: {policy}.',
  policy: 'політика конфіденційності (англійською)',
}

export const QUOTE_NEXT: Translated<typeof English.QUOTE_NEXT> = {
  title: 'Що буде далі',
  steps: [
    'Ми читаємо ваші документи та перевіряємо, що вимагає установа.',
    'Ми надсилаємо вам пропозицію з ціною та датою видачі.',
    'Ви нічого не винні, доки не приймете її.',
  ],
}
