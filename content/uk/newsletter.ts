import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/newsletter.ts'
import type { Translated } from '#contract/language.ts'
import { EMAIL_WORDS } from './fields.ts'

export const CONSENT_WORDINGS: Translated<typeof English.CONSENT_WORDINGS> = [
  {
    version: '2026-11-21',
    text: 'Підписуючись, ви погоджуєтеся, що ми надсилатимемо вам розсилку. Підписку ви підтверджуєте за посиланням у нашому листі, а відписатися можна в кожному випуску.',
  },
]

const NO_ADDRESS = 'Вкажіть правильну адресу електронної пошти'

export const NEWSLETTER_FIELD_WORDS: Translated<typeof English.NEWSLETTER_FIELD_WORDS> = {
  email: {
    ...EMAIL_WORDS,
    label: 'Адреса електронної пошти',
    messages: { invalid: NO_ADDRESS, 'too-long': NO_ADDRESS },
  },
}

export const NEWSLETTER_LINK_FIELD_WORDS: Translated<typeof English.NEWSLETTER_LINK_FIELD_WORDS> = {
  link: { label: 'Посилання з нашого листа', required: 'Вставте посилання з нашого листа' },
}

export const NEWSLETTER: Translated<typeof English.NEWSLETTER> = {
  form: {
    title: 'Розсилка',
    text: 'Один лист раз на два місяці: які країни змінили свої правила та що це означає для ваших документів.',
    submit: 'Підписатися',
    submitting: 'Підписуємо…',
    sent: {
      title: 'Ще один крок',
      text: 'Ми надсилаємо посилання на адресу {address}, якщо сьогодні на неї ще не надійшло кілька наших листів. Якщо надійшло, спробуйте ще раз завтра.',
      hint: 'Відкрийте посилання в нашому листі та натисніть кнопку. Доти ви нічого не отримуватимете. Лист може надійти не одразу, а приблизно за хвилину; якщо його не видно, перевірте папку «Спам».',
      again: 'Вказати іншу адресу',
      plain:
        'Ми надсилаємо посилання на адресу, яку ви вказали, якщо сьогодні на неї ще не надійшло кілька наших листів. Якщо надійшло, спробуйте ще раз завтра.',
    },
  },
  confirm: {
    title: 'Підтвердьте підписку',
    text: 'Натисніть кнопку, щоб отримувати нашу розсилку: один лист раз на два місяці. Відписатися можна в кожному випуску.',
    submit: 'Так, підписатися',
    busy: 'Підтверджуємо…',
    done: {
      title: 'Підписку оформлено',
      text: 'Дякуємо. Наступний випуск надійде на вашу пошту.',
    },
  },
  unsubscribe: {
    title: 'Відписатися від розсилки',
    text: 'Натисніть кнопку, і ми перестанемо надсилати вам випуски. Повідомлення про ваші запити та бронювання надходитимуть і далі.',
    submit: 'Відписатися',
    busy: 'Відписуємо…',
    done: {
      title: 'Підписку скасовано',
      text: 'Ми більше не надсилатимемо вам випусків. Якщо передумаєте, підписатися знову можна будь-коли на цій сторінці.',
    },
  },
  failures: {
    spent: 'Строк дії цього посилання минув, або воно вже не чинне. Вкажіть свою адресу, щоб отримати нове.',
    malformed: 'Це посилання неповне. Відкрийте його ще раз із листа.',
    confirm: 'Не вдалося підтвердити вашу підписку. Спробуйте ще раз.',
    unsubscribe: `Зараз не вдалося вас відписати. Спробуйте ще раз або напишіть нам: ${email.general}.`,
  },
  back: 'Назад до соцмереж і розсилки',
}

export const NEWSLETTER_SIGNED_UP: Translated<typeof English.NEWSLETTER_SIGNED_UP> = {
  title: 'Підписано!',
  description: 'Майже готово. Перевірте пошту, щоб підтвердити підписку.',
}

export const NEWSLETTER_FAILURES: Translated<typeof English.NEWSLETTER_FAILURES> = {
  refused: 'Не вдалося підписатися на розсилку. Спробуйте ще раз.',
  other: 'Щось пішло не так. Спробуйте ще раз.',
}
