import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/newsletter.ts'
import type { Translated } from '#contract/language.ts'
import { EMAIL_WORDS } from './fields.ts'

export const CONSENT_WORDINGS: Translated<typeof English.CONSENT_WORDINGS> = [
  {
    version: '2026-11-21',
    text: 'Zapisując się, wyrażają Państwo zgodę na to, abyśmy wysyłali Państwu newsletter. Zapis potwierdza się linkiem, który wysyłamy e-mailem; zrezygnować można w każdym wydaniu.',
  },
]

const NO_ADDRESS = 'Prosimy podać prawidłowy adres e-mail'

export const NEWSLETTER_FIELD_WORDS: Translated<typeof English.NEWSLETTER_FIELD_WORDS> = {
  email: {
    ...EMAIL_WORDS,
    label: 'Adres e-mail',
    messages: { invalid: NO_ADDRESS, 'too-long': NO_ADDRESS },
  },
}

export const NEWSLETTER_LINK_FIELD_WORDS: Translated<typeof English.NEWSLETTER_LINK_FIELD_WORDS> = {
  link: { label: 'Link z naszego e-maila', required: 'Prosimy wkleić link z naszego e-maila' },
}

export const NEWSLETTER: Translated<typeof English.NEWSLETTER> = {
  form: {
    title: 'Newsletter',
    text: 'Jeden e-mail co dwa miesiące: które kraje zmieniły przepisy i co to oznacza dla Państwa dokumentów.',
    submit: 'Zapisz się',
    submitting: 'Zapisywanie…',
    sent: {
      title: 'Jeszcze jeden krok',
      text: 'Wysyłamy link na adres {address}, chyba że wysłaliśmy tam dziś już kilka e-maili. W takim przypadku prosimy spróbować ponownie jutro.',
      hint: 'Prosimy otworzyć link z naszego e-maila i nacisnąć przycisk. Do tego czasu nic nie będziemy wysyłać. Wiadomość może dotrzeć dopiero po minucie; jeśli jej nie widać, prosimy sprawdzić folder ze spamem.',
      again: 'Użyj innego adresu',
      plain:
        'Wysyłamy link na podany adres, chyba że wysłaliśmy tam dziś już kilka e-maili. W takim przypadku prosimy spróbować ponownie jutro.',
    },
  },
  confirm: {
    title: 'Potwierdzenie subskrypcji',
    text: 'Po naciśnięciu przycisku będą Państwo otrzymywać nasz newsletter: jeden e-mail co dwa miesiące. Zrezygnować można w każdym wydaniu.',
    submit: 'Tak, zapisz mnie',
    busy: 'Potwierdzanie…',
    done: {
      title: 'Subskrypcja jest aktywna',
      text: 'Dziękujemy. Następne wydanie przyjdzie na Państwa adres.',
    },
  },
  unsubscribe: {
    title: 'Rezygnacja z newslettera',
    text: 'Po naciśnięciu przycisku przestaniemy wysyłać kolejne wydania. Wiadomości o Państwa zgłoszeniach i rezerwacjach nadal będą przychodzić.',
    submit: 'Wypisz mnie',
    busy: 'Wypisywanie…',
    done: {
      title: 'Subskrypcja została zakończona',
      text: 'Nie będziemy już wysyłać kolejnych wydań. W razie zmiany zdania można w każdej chwili zapisać się ponownie na tej stronie.',
    },
  },
  failures: {
    spent: 'Ten link wygasł lub jest już nieaktualny. Aby otrzymać nowy, prosimy podać adres.',
    malformed: 'Ten link jest niekompletny. Prosimy otworzyć go ponownie z e-maila.',
    confirm: 'Nie udało się potwierdzić subskrypcji. Prosimy spróbować ponownie.',
    unsubscribe: `W tej chwili nie udało się zakończyć subskrypcji. Prosimy spróbować ponownie lub napisać na adres ${email.general}.`,
  },
  back: 'Wróć do mediów społecznościowych i newslettera',
}

export const NEWSLETTER_SIGNED_UP: Translated<typeof English.NEWSLETTER_SIGNED_UP> = {
  title: 'Zapisano!',
  description: 'Już prawie gotowe. Prosimy potwierdzić zapis w otrzymanym e-mailu.',
}

export const NEWSLETTER_FAILURES: Translated<typeof English.NEWSLETTER_FAILURES> = {
  refused: 'Nie udało się zapisać do newslettera. Prosimy spróbować ponownie.',
  other: 'Coś poszło nie tak. Prosimy spróbować ponownie.',
}
