import type * as English from '#content/messages.ts'
import type { Translated } from '#contract/language.ts'

export const OFFLINE: Translated<typeof English.OFFLINE> =
  'Wygląda na to, że nie ma połączenia z internetem. Nic nie przepadło: prosimy wysłać ponownie po odzyskaniu połączenia.'

export const NOTHING_LOST: Translated<typeof English.NOTHING_LOST> =
  'Nic nie przepadło: wszystko, co zostało wpisane, nadal tu jest.'

export const TOO_MANY_REQUESTS: Translated<typeof English.TOO_MANY_REQUESTS> =
  'Zbyt wiele prób. Prosimy odczekać kilka minut i spróbować ponownie.'

export const ERROR_TITLE: Translated<typeof English.ERROR_TITLE> = 'Błąd'

export const TRY_AGAIN: Translated<typeof English.TRY_AGAIN> = 'Spróbuj ponownie'

export const WRITE_INSTEAD: Translated<typeof English.WRITE_INSTEAD> = {
  write: '{text} {email}. {after}',
  orCall: '{text} {email} lub zadzwonić pod numer {phone}. {after}',
}

export const FIELD_MESSAGES: Translated<typeof English.FIELD_MESSAGES> = {
  'too-long': 'Tekst może mieć najwyżej tyle znaków: {max}',
  'too-many-lines': 'Tekst może mieć najwyżej tyle wierszy: {lines}',
  characters: 'Prosimy usunąć znaki końca wiersza i inne znaki sterujące',
  'local-part':
    'Prosimy podać prawidłowy adres e-mail: przed znakiem @ dozwolone są tylko litery od a do z, cyfry i symbole',
  unclear: 'Prosimy sprawdzić tę odpowiedź',
}
