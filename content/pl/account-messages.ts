import type * as English from '#content/account-messages.ts'
import type { Translated } from '#contract/language.ts'

export const ACCOUNT_OUTCOMES: Translated<typeof English.ACCOUNT_OUTCOMES> = {
  loggedIn: { title: 'Witamy ponownie!', description: 'Logowanie powiodło się.' },
  created: {
    title: 'Konto zostało utworzone!',
    description: 'Prosimy sprawdzić pocztę, aby potwierdzić konto i przeczytać wiadomość powitalną.',
  },
  resetSent: { title: 'Wysłano e-mail do zmiany hasła' },
  passwordUpdated: {
    title: 'Hasło zostało zmienione!',
    description: 'Można się już zalogować nowym hasłem.',
  },
  profileUpdated: { title: 'Dane zostały zapisane' },
  taskCreated: {
    title: 'Sprawa została utworzona!',
    description: 'Sprawa została przesłana i czeka na sprawdzenie.',
  },
  taskFailed: { title: 'Nie udało się utworzyć sprawy', description: 'Prosimy spróbować ponownie.' },
}

export const ACCOUNT_FAILURES: Translated<typeof English.ACCOUNT_FAILURES> = {
  unknown: 'Wystąpił błąd. Prosimy spróbować ponownie.',
  storage:
    'Przeglądarka nie przechowuje danych tej strony. Prosimy zezwolić na jej pliki cookie i dane i spróbować ponownie.',
  reset: 'Nie udało się wysłać e-maila do zmiany hasła. Prosimy spróbować ponownie.',
  password: 'Nie udało się zmienić hasła. Prosimy spróbować ponownie.',
  recovery: 'Nie udało się potwierdzić tożsamości przed zmianą hasła. Prosimy spróbować ponownie.',
  profile: 'Nie udało się zapisać danych. Prosimy spróbować ponownie.',
}

export const LINK_FAILURES: Translated<typeof English.LINK_FAILURES> = {
  spent: 'Ten link wygasł lub został już użyty. Można poprosić o nowy.',
  malformed: 'Ten link jest niekompletny. Prosimy otworzyć go ponownie z e-maila lub poprosić o nowy.',
}

export const WEAK_PASSWORD_REASONS: Translated<typeof English.WEAK_PASSWORD_REASONS> = {
  length: 'Jest za krótkie.',
  characters: 'Wymaga więcej rodzajów znaków: wielkich liter, cyfr, symboli.',
  pwned: 'Pojawiło się w wycieku danych z innego miejsca, więc inni mogą je odgadnąć.',
  common: 'Inni próbują go jako jednego z pierwszych.',
}

export const AUTH_ERRORS: Translated<typeof English.AUTH_ERRORS> = {
  invalid_credentials: 'Adres e-mail lub hasło są nieprawidłowe.',
  email_not_confirmed: 'Adres e-mail nie został jeszcze potwierdzony.',
  same_password: 'Nowe hasło musi się różnić od poprzedniego.',
  weak_password: 'Prosimy wybrać inne hasło.',
  over_request_rate_limit: 'Zbyt wiele prób. Prosimy odczekać kilka minut i spróbować ponownie.',
  over_email_send_rate_limit: 'Poproszono o zbyt wiele e-maili. Prosimy spróbować później.',
  otp_expired: 'Ten link wygasł lub został już użyty.',
  user_banned: 'To konto jest zablokowane.',
}
