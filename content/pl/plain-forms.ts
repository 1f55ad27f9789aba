import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/plain-forms.ts'
import type { Translated } from '#contract/language.ts'

export const PLAIN_PROBLEMS: Translated<typeof English.PLAIN_PROBLEMS> = {
  title: 'Wystąpił problem',
  kept: 'Nic nie zostało jeszcze wysłane. Odpowiedzi są poniżej.',
  back: 'Nic nie zostało jeszcze wysłane. Prosimy wrócić w przeglądarce: odpowiedzi nadal są w formularzu.',
  write: `Zamiast tego można napisać na adres ${email.general}.`,
  typed: 'Wpisany tekst',
  program:
    'Przeglądarka wypełniła ukryte pole, które musi pozostać puste. Wyczyściliśmy je: prosimy wysłać formularz ponownie.',
  busy: 'W tej chwili napływa wiele zgłoszeń. Prosimy odczekać kilka minut i wysłać formularz ponownie.',
}

export const PLAIN_FILES: Translated<typeof English.PLAIN_FILES> =
  'Pliki można dodawać tylko z JavaScriptem, który jest tu wyłączony lub niedostępny. Prosimy wysłać zgłoszenie bez nich, a potem odpowiedzieć na nasz e-mail i załączyć dokumenty.'

export const PLAIN_LINK: Translated<typeof English.PLAIN_LINK> = {
  hint: 'Prosimy skopiować cały link z naszego e-maila lub z paska adresu i wkleić go tutaj.',
}

export const PLAIN_REFERENCE: Translated<typeof English.PLAIN_REFERENCE> = {
  unknown: 'jest w naszych e-mailach w tej sprawie',
  sentence: '{label} {reference}.',
}
