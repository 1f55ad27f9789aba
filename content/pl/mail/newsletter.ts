import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/newsletter.ts'
import type { Translated } from '#contract/language.ts'

export const NEWSLETTER_MAIL: Translated<typeof English.NEWSLETTER_MAIL> = {
  unsubscribe: 'Rezygnacja z newslettera',

  confirm: {
    subject: 'Prosimy potwierdzić subskrypcję newslettera',
    title: 'Jeszcze jeden krok',
    preview: 'Do czasu potwierdzenia nic nie będziemy wysyłać.',
    why: 'Wysłaliśmy tę wiadomość, ponieważ ktoś wpisał ten adres na naszej stronie. Jeśli to nie Państwo, można ją zignorować: nie będziemy wysyłać kolejnych.',
    text: `Otrzymaliśmy prośbę o zapis do newslettera firmy ${BUSINESS.name}. Aby potwierdzić, prosimy otworzyć stronę i nacisnąć przycisk. Do tego czasu nic nie będziemy wysyłać.`,
    button: 'Potwierdź subskrypcję',
    works: {
      one: 'Link działa przez {count} dzień.',
      few: 'Link działa przez {count} dni.',
      many: 'Link działa przez {count} dni.',
      other: 'Link działa przez {count} dnia.',
    },
  },

  already: {
    subject: 'Ten adres jest już zapisany do naszego newslettera',
    title: 'Ten adres jest już zapisany',
    preview: 'Nie trzeba nic robić.',
    why: 'Wysłaliśmy tę wiadomość, ponieważ ktoś wpisał ten adres na naszej stronie. Jeśli to nie Państwo, można ją zignorować: subskrypcja pozostaje bez zmian.',
    text: `Na ten adres wysyłamy już newsletter firmy ${BUSINESS.name}. Nie trzeba nic robić. Następne wydanie przyjdzie jak zwykle.`,
  },

  issue: {
    preview: `Nadawca: ${BUSINESS.name}`,
    why: 'Wysłaliśmy tę wiadomość, ponieważ zapis do naszego newslettera został potwierdzony z tego adresu.',
  },
}
