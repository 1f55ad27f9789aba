import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/newsletter.ts'
import type { Translated } from '#contract/language.ts'

const WHY_ASKED =
  'Ми надіслали цей лист, бо хтось ввів цю адресу на нашому сайті. Якщо це були не ви, можете не зважати на нього: ми більше вам не писатимемо.'

export const NEWSLETTER_MAIL: Translated<typeof English.NEWSLETTER_MAIL> = {
  unsubscribe: 'Відписатися',

  confirm: {
    subject: 'Підтвердьте підписку на розсилку',
    title: 'Ще один крок',
    preview: 'Доки ви не підтвердите, ми нічого не надсилатимемо.',
    why: WHY_ASKED,
    text: `Ви попросили підписати вас на розсилку ${BUSINESS.name}. Відкрийте сторінку й натисніть кнопку, щоб підтвердити. Доти ми нічого вам не надсилатимемо.`,
    button: 'Підтвердити підписку',
    works: {
      one: 'Посилання діє {count} день.',
      few: 'Посилання діє {count} дні.',
      many: 'Посилання діє {count} днів.',
      other: 'Посилання діє {count} дня.',
    },
  },

  already: {
    subject: 'Ви вже підписані на нашу розсилку',
    title: 'Ви вже підписані',
    preview: 'Вам нічого не потрібно робити.',
    why: WHY_ASKED,
    text: `На цю адресу вже надходить розсилка ${BUSINESS.name}. Вам нічого не потрібно робити. Ви отримаєте наступний випуск.`,
  },

  issue: {
    preview: `Від ${BUSINESS.name}`,
    why: 'Ми надіслали цей лист, бо ви підписалися на нашу розсилку та підтвердили підписку.',
  },
}
