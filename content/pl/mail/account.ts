import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/account.ts'
import type { Translated } from '#contract/language.ts'

export const WELCOME_MAIL: Translated<typeof English.WELCOME_MAIL> = {
  subject: `Witamy w ${BUSINESS.shortName}`,
  title: 'Konto jest aktywne',
  preview: 'Co można w nim zrobić.',
  why: 'Wysłaliśmy tę wiadomość jednorazowo, ponieważ ten adres został potwierdzony dla konta.',
  open: `Konto w firmie ${BUSINESS.name} jest aktywne. Zawiera zgłoszenia wysłane wcześniej z tego adresu.`,
  what: 'Co można w nim zrobić',
  items: [
    'Utworzyć sprawę i przesłać z nią dokumenty. Odpowiemy pisemną wyceną.',
    'Zobaczyć zgłoszenia i ich numery referencyjne w zakładce „Bieżące sprawy”.',
    'W zakładce „Dane” aktualizować imię, nazwisko i numer telefonu, pobrać swoje dane lub usunąć konto.',
  ],
  button: 'Przejdź do konta',
}

export const ACCOUNT_EXISTS_MAIL: Translated<typeof English.ACCOUNT_EXISTS_MAIL> = {
  subject: `Mają już Państwo konto w ${BUSINESS.shortName}`,
  title: 'Mają już Państwo konto',
  preview: 'Można się zalogować lub wybrać nowe hasło.',
  why: 'Wysłaliśmy tę wiadomość, ponieważ ktoś rejestrował się z tym adresem. Jeśli to nie Państwo, można ją zignorować: nikt nie uzyskał dostępu do konta.',
  text: 'Ktoś, prawdopodobnie Państwo, próbował właśnie założyć konto z tym adresem. Konto już istnieje: prosimy się zalogować lub, jeśli nie pamiętają Państwo hasła, wybrać nowe.',
  logIn: 'Zaloguj się',
  choose: 'Wybierz nowe hasło',
}

export const ACCOUNT_NOTICES: Translated<typeof English.ACCOUNT_NOTICES> = {
  why: 'Wysłaliśmy tę wiadomość, ponieważ z tym adresem jest lub było u nas związane konto.',
  device: {
    title: 'Nowe logowanie na konto',
    text: 'Ktoś właśnie zalogował się hasłem na Państwa konto z przeglądarki lub sieci, której wcześniej nie widzieliśmy. Jeśli to Państwo, nie trzeba nic robić. Jeśli nie, prosimy od razu wybrać nowe hasło: spowoduje to wylogowanie wszystkich innych.',
  },
  password: {
    title: 'Hasło zostało zmienione',
    text: 'Hasło do Państwa konta zostało właśnie zmienione, a wszystkie inne sesje zakończone. Jeśli to Państwo, nie trzeba nic robić. Jeśli nie, prosimy od razu wybrać nowe hasło i odpowiedzieć na ten e-mail.',
  },
  deleted: {
    title: 'Konto zostało usunięte',
    text: 'Państwa konto i wszystko, co do niego należało, zostało usunięte na prośbę osoby, która była na nie zalogowana. Dane, które musimy przechowywać na mocy prawa, pozostają do końca okresu przechowywania. Jeśli to nie Państwo, prosimy odpowiedzieć na ten e-mail.',
  },
}

export const AUTH_MAIL: Translated<typeof English.AUTH_MAIL> = {
  confirmation: {
    subject: 'Prosimy potwierdzić adres e-mail',
    title: 'Prosimy potwierdzić adres e-mail',
    text: 'Prosimy nacisnąć przycisk i podać hasło wybrane przy rejestracji. Wtedy konto zostanie aktywowane. Link działa tylko raz i jest ważny przez godzinę.',
    button: 'Potwierdź mój adres',
    why: 'Wysłaliśmy tę wiadomość, ponieważ ktoś zarejestrował się z tym adresem. Jeśli to nie Państwo, można ją zignorować: bez użycia linku konto nie zostanie założone.',
  },
  recovery: {
    subject: 'Wybór nowego hasła',
    title: 'Wybór nowego hasła',
    text: 'Po naciśnięciu przycisku można wybrać nowe hasło do konta. Link działa tylko raz i jest ważny przez godzinę. Do czasu jego użycia dotychczasowe hasło pozostaje bez zmian.',
    button: 'Wybierz nowe hasło',
    why: 'Wysłaliśmy tę wiadomość, ponieważ ktoś poprosił o nowe hasło dla tego adresu. Jeśli to nie Państwo, można ją zignorować: nic się nie zmieniło.',
  },
}

export const AUTH_LINK: Translated<typeof English.AUTH_LINK> = 'Można też otworzyć ten adres: {link}'

export const ARCHIVE_WORDS: Translated<typeof English.ARCHIVE_WORDS> = {
  leftOut: 'Tych plików nie ma w tym archiwum:',
  line: '{name}: {reason}',
}

export const ARCHIVE_REASONS: Translated<typeof English.ARCHIVE_REASONS> = {
  unreadable: 'Nie udało się go odczytać w zapisanej postaci.',
  refused: 'Został odrzucony przy sprawdzaniu i nie jest przechowywany.',
  unchecked: 'Nie został jeszcze sprawdzony.',
  missing: 'Jego przesyłanie nie zostało ukończone.',
  notDelivered: 'Nie został jeszcze dostarczony.',
  unpaid: 'Otworzy się po zapłaceniu drugiej połowy ceny.',
  ended: 'Zamówienie zakończyło się bez niego.',
}

export const RESET_LIMIT: Translated<typeof English.RESET_LIMIT> = {
  one: 'O nowe hasło dla tego adresu poproszono zbyt wiele razy. Prosimy spróbować ponownie za godzinę.',
  few: 'O nowe hasło dla tego adresu poproszono zbyt wiele razy. Prosimy spróbować ponownie za {count} godziny.',
  many: 'O nowe hasło dla tego adresu poproszono zbyt wiele razy. Prosimy spróbować ponownie za {count} godzin.',
  other:
    'O nowe hasło dla tego adresu poproszono zbyt wiele razy. Prosimy spróbować ponownie za {count} godziny.',
}
