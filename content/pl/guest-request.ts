import type * as English from '#content/guest-request.ts'
import type { Translated } from '#contract/language.ts'

export const GUEST_PAGE: Translated<typeof English.GUEST_PAGE> = {
  title: 'Państwa zgłoszenie',
  opening: 'Otwieranie zgłoszenia…',
  documents: {
    title: 'Przesłane dokumenty',
    none: 'Nie przesłano jeszcze żadnego dokumentu.',
    replaced: 'Zastąpiony innym',
    states: {
      unchecked: 'Otrzymany, w trakcie sprawdzania',
      accepted: 'Otrzymany',
      refused: 'Usunięty: zawartość nie odpowiada typowi pliku lub znaleziono w nim wirusa',
      missing: 'Nie dotarł: prosimy przesłać go ponownie',
    },
    line: '{state}, {size}, {date}',
  },
  add: {
    title: 'Dodawanie dokumentów',
    hint: 'Od razu otrzymujemy powiadomienie i dołączamy je do zgłoszenia.',
    full: 'W tym zgłoszeniu nie ma już miejsca na kolejne pliki. Jeśli mają ich Państwo więcej, prosimy odpowiedzieć na nasz e-mail.',
    submit: 'Wyślij dokumenty',
    submitting: 'Wysyłanie…',
    none: 'Prosimy najpierw wybrać plik',
  },
  sentOn: 'Wysłano: {moment}.',
  openedOn: 'Utworzyliśmy je dla Państwa: {moment}.',
  answers: 'Co nam Państwo przesłali',
  noted: 'Co zanotowaliśmy',
  neededBy: '{urgency}, potrzebne do: {moment}',
  preparing: {
    title: 'Przygotowujemy wycenę',
    late: 'Przepraszamy za opóźnienie. Planowany termin naszej odpowiedzi: {moment}.',
    add: 'Dodaj dokumenty',
    write: 'Napisz do nas',
  },
  asked: {
    title: 'Potrzebujemy czegoś od Państwa',
    text: 'Wyślemy wycenę, gdy tylko to otrzymamy.',
    about: 'Przesłany dokument: {name}',
    words: 'Aby odpowiedzieć słowami, prosimy odpisać na nasz e-mail.',
    next: ['Przesyłają nam Państwo to, o co prosiliśmy.', 'Wysyłamy e-mailem wycenę z ceną i terminem.'],
  },
  answered: {
    title: 'Odpowiedzieliśmy na zgłoszenie',
    text: 'Prosimy sprawdzić pocztę, także folder ze spamem. Jeśli potrzebują Państwo czegoś jeszcze, prosimy do nas napisać.',
    next: [
      'Czytają Państwo naszą odpowiedź.',
      'Jeśli potrzebują Państwo czegoś jeszcze, prosimy do nas napisać, podając numer referencyjny.',
    ],
  },
  unknown: {
    title: 'W tej chwili nie możemy pokazać wyceny',
    text: 'Nie udało się sprawdzić, czy do tego zgłoszenia jest wycena. Nic nie przepadło.',
  },
  order: {
    opening: 'Otwieranie zamówienia…',
    notLoaded: 'Nie udało się wczytać części tej strony. Nic nie przepadło.',
  },
  private:
    'Ta strona jest prywatna i przeznaczona tylko dla Państwa. Prosimy nie udostępniać linku. Działa do: {moment}.',
  renew: {
    question: 'Czy ktoś inny może mieć ten link?',
    button: 'Wyślij mi nowy link i unieważnij ten',
    busy: 'Wysyłanie…',
    failed: 'W tej chwili nie udało się wysłać nowego linku. Prosimy spróbować ponownie.',
  },
  another: 'Poproś o kolejną wycenę',
  noscript:
    'Ta strona wymaga JavaScriptu, który jest tu wyłączony lub niedostępny. Aby zapytać o zgłoszenie lub dodać dokumenty, prosimy odpowiedzieć na nasz e-mail lub napisać na adres',
}

export const GUEST_NOTICES: Translated<typeof English.GUEST_NOTICES> = {
  added: { title: 'Dokumenty dodane', description: 'Są już dołączone do zgłoszenia.' },
  failed: { title: 'Dokumentów nie dodano' },
}

export const GUEST_FAILURES: Translated<typeof English.GUEST_FAILURES> = {
  tooMany: 'Zgłoszenie może zawierać najwyżej 10 plików.',
  link: 'Nic nie dodano: link już nie działa. Aby otrzymać nowy, prosimy wczytać stronę ponownie.',
  other: 'Nie udało się dodać dokumentów. Prosimy spróbować ponownie.',
}

export const PAYMENT_RETURN: Translated<typeof English.PAYMENT_RETURN> = {
  success: {
    title: 'Dziękujemy za płatność',
    text: 'Wyślemy e-mail, gdy tylko płatność zostanie potwierdzona, zwykle w ciągu kilku minut. Aby zobaczyć zamówienie, prosimy otworzyć link z naszego e-maila: ta przeglądarka nie wie, którego zamówienia dotyczyła.',
  },
  cancelled: {
    title: 'Strona płatności została opuszczona',
    text: 'Aby kontynuować zamówienie lub zapłacić w inny sposób, prosimy otworzyć link z naszego e-maila: ta przeglądarka nie wie, o które zamówienie chodziło.',
  },
}

export const WRITE_TO_US: Translated<typeof English.WRITE_TO_US> =
  'Zawsze można napisać na adres {email}; prosimy podać numer referencyjny.'

export const GUEST_LINK: Translated<typeof English.GUEST_LINK> = {
  invalid: {
    title: 'Ten link nie działa',
    text: 'Być może brakuje jego części. Prosimy otworzyć go ponownie z naszego e-maila lub skopiować cały link.',
  },
  gone: {
    title: 'Tego zgłoszenia już tu nie ma',
    text: 'Zgłoszenia przechowujemy przez ograniczony czas i usuwamy je na życzenie.',
  },
  expired: {
    title: 'Ten link wygasł',
    text: 'Linki prywatne działają przez ograniczony czas. Nowy możemy wysłać na adres e-mail podany w zgłoszeniu.',
    button: 'Wyślij mi nowy link',
    busy: 'Wysyłanie…',
  },
  replaced: {
    title: 'Ten link został zastąpiony',
    text: 'Na adres e-mail podany w zgłoszeniu wysłaliśmy nowszy link. Prosimy otworzyć tamten lub poprosić o niego ponownie.',
  },
  renewed: {
    title: 'Prosimy sprawdzić pocztę',
    text: 'Wysyłamy nowy link na adres e-mail podany w zgłoszeniu. Jeśli wysłaliśmy na ten adres dziś już kilka e-maili, prosimy wczytać tę stronę ponownie jutro, aby go otrzymać. Wcześniejsze linki już nie działają.',
  },
  resent: {
    title: 'Prosimy sprawdzić pocztę',
    text: 'Jeśli nadal mamy to zgłoszenie, wysyłamy nowy link na podany w nim adres e-mail, chyba że wysłaliśmy tam dziś już kilka wiadomości. Może to potrwać kilka minut.',
  },
  unavailable: {
    title: 'Nie udało się otworzyć zgłoszenia',
    text: 'Jest u nas bezpieczne, ale ta strona nie mogła go wczytać.',
    button: 'Spróbuj ponownie',
  },
}
