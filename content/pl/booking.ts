import type * as English from '#content/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import type { Translated } from '#contract/language.ts'
import { CONSULTATION as consultation, PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, PHONE_WORDS } from './fields.ts'

const DATE_MISSING = 'Prosimy wybrać dzień konsultacji'
const TIME_MISSING = 'Prosimy wybrać godzinę konsultacji'

export const BOOKING_FIELD_WORDS: Translated<typeof English.BOOKING_FIELD_WORDS> = {
  firstName: { label: 'Imię', required: 'Imię musi mieć co najmniej 2 znaki' },
  lastName: { label: 'Nazwisko', required: 'Nazwisko musi mieć co najmniej 2 znaki' },
  email: { ...EMAIL_WORDS, label: 'Adres e-mail', required: 'Prosimy podać prawidłowy adres e-mail' },
  phone: { ...PHONE_WORDS, label: 'Numer telefonu', required: 'Prosimy podać prawidłowy numer telefonu' },
  date: {
    label: 'Dzień konsultacji',
    required: DATE_MISSING,
    messages: { 'too-long': DATE_MISSING },
  },
  time: { label: 'Godzina konsultacji', required: TIME_MISSING },
  expressRequest: { label: 'Wyraźne żądanie' },
}

const TOO_SOON = `Prosimy rezerwować z wyprzedzeniem co najmniej ${consultation.notice}`

export const BOOKING_PROBLEMS: Translated<typeof English.BOOKING_PROBLEMS> = {
  'not-a-day': DATE_MISSING,
  'not-a-slot': TIME_MISSING,
  past: 'Ten dzień już minął. Prosimy wybrać inny',
  closed: `Konsultacje odbywają się ${consultation.onDays}. Prosimy wybrać inny dzień`,
  holiday: 'Ten dzień jest dniem ustawowo wolnym od pracy. Prosimy wybrać inny',
  away: 'Tego dnia mamy zamknięte. Prosimy wybrać inny dzień',
  'too-soon': TOO_SOON,
  'too-far': `Prosimy wybrać dzień w ciągu najbliższych ${Math.round(CONSULTATION.daysAhead / 365)} lat`,
  begun: CONSULTATION.noticeHours > 0 ? TOO_SOON : 'Ta godzina już minęła. Prosimy wybrać późniejszą',
}

export const BOOKING_PAGE: Translated<typeof English.BOOKING_PAGE> = {
  title: 'Rezerwacja konsultacji',
  lead: 'Indywidualna konsultacja z naszymi ekspertami na temat Państwa dokumentów.',
  reassurance: `Pełny zwrot pieniędzy, jeśli odwołają Państwo konsultację do ${consultation.cancelNotice} przed jej początkiem.`,
  banner: `${consultation.minutes}-minutowa konsultacja`,
  sections: { when: 'Kiedy', who: 'Kto' },
  datePrompt: 'Prosimy wybrać dzień konsultacji',
  submit: `Rezerwuję i płacę ${consultation.price}`,
  submitting: 'Przetwarzanie…',
  notes: ['Bezpieczna płatność', `Odwołanie możliwe do ${consultation.cancelNotice} przed konsultacją`],
  terms: 'Dokonując rezerwacji, akceptują Państwo nasz {terms}, który określa, jak ją odwołać.',
  termsLink: 'regulamin (po angielsku)',
  noscript: {
    manage: 'Państwa konsultacja',
    book: `Ta strona wymaga JavaScriptu, który jest tu wyłączony lub niedostępny. Godziny konsultacji: ${consultation.days}, ${consultation.hours}. Aby zarezerwować lub odwołać konsultację, prosimy napisać na adres`,
    how: `Prosimy zaproponować dwa lub trzy dogodne terminy. W ciągu ${promises.reply} potwierdzimy jeden z nich i wyślemy link do płatności.`,
  },
}

export const CALENDAR_WORDS: Translated<typeof English.CALENDAR_WORDS> = {
  previous: 'Poprzedni miesiąc',
  next: 'Następny miesiąc',
}

export const CLOCKS: Translated<typeof English.CLOCKS> = {
  gmt: '{time} GMT',
  uk: '{time} w Wielkiej Brytanii',
  there: '{time} w mieście {city}',
  yours: '{time} Państwa czasu',
  onOtherDay: '{time}, {date}',
  weekday: '{weekday} {time}',
  one: '{gmt} to {other}.',
  two: '{gmt} to {other} i {another}.',
  moment: '{date}, {time} GMT',
  others: '{moment} ({others})',
  separator: ', ',
}

export const CITIES: Translated<typeof English.CITIES> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Katmandu',
  Kiev: 'Kijów',
  Rangoon: 'Rangun',
  Saigon: 'Ho Chi Minh',
  Godthab: 'Nuuk',
}

export const SLOT_NOTES: Translated<typeof English.SLOT_NOTES> = {
  zone: 'W nawiasie: czas lokalny ({city}).',
  ownZone: 'W nawiasie: Państwa czas lokalny.',
  loading: 'Sprawdzanie wolnych terminów…',
  slow: 'Sprawdzanie wolnych terminów trwa dłużej niż zwykle. Można już teraz wybrać godzinę: sprawdzimy ją przed płatnością.',
  failed:
    'W tej chwili nie możemy sprawdzić wolnych terminów. Mimo to można wybrać godzinę: sprawdzimy ją przed płatnością.',
  retry: 'Sprawdź ponownie',
  some: 'Przekreślone godziny są zajęte lub już minęły.',
  none: 'Na ten dzień nie ma już wolnych godzin. Prosimy wybrać inny dzień.',
  taken: 'zajęte',
  begun: 'już minęło',
  soon: 'zbyt bliski termin',
}

export const CLOSED_NOTES: Translated<typeof English.CLOSED_NOTES> = {
  holiday: 'Dni ustawowo wolne: {days} {month}',
  away: 'Zamknięte: {days} {month}',
  full: 'Brak wolnych godzin: {days} {month}',
}

export const CLOSED_DAY: Translated<typeof English.CLOSED_DAY> = {
  holiday: '{date}, dzień ustawowo wolny',
  away: '{date}, zamknięte',
  full: '{date}, brak wolnych godzin',
}

export const BOOKING_ALERT: Translated<typeof English.BOOKING_ALERT> =
  'Wystąpił błąd podczas rezerwacji. Prosimy spróbować ponownie.'

export const BOOKING_REFUSALS: Translated<typeof English.BOOKING_REFUSALS> = {
  express: `Prosimy zaznaczyć to pole lub wybrać dzień przypadający później niż za ${CONSULTATION.withdrawalDays} dni`,
  taken: 'Ta godzina została właśnie zajęta. Prosimy wybrać inną',
  holds: `Państwo lub ktoś z tej samej sieci ma już zarezerwowane nieopłacone terminy. Prosimy opłacić jeden z nich lub spróbować ponownie za ${CONSULTATION.holdMinutes} min`,
  cancelTooLate: `Konsultację można odwołać do ${consultation.cancelNotice} przed jej początkiem, a do tej zostało mniej czasu. Jeśli nie mogą Państwo wziąć w niej udziału, prosimy do nas napisać.`,
  moveTooLate: `Konsultację można przełożyć do ${consultation.cancelNotice} przed jej początkiem, a do tej zostało mniej czasu. Jeśli nie mogą Państwo wziąć w niej udziału, prosimy do nas napisać.`,
  moves: `Tę konsultację już przekładano (liczba zmian: ${CONSULTATION.moves}). Jeśli potrzebują Państwo innego terminu, prosimy do nas napisać.`,
}

export const EXPRESS_REQUEST: Translated<typeof English.EXPRESS_REQUEST> = {
  label:
    'Proszę o przeprowadzenie konsultacji w tym dniu, przed upływem 14-dniowego terminu na odstąpienie od umowy. Przyjmuję do wiadomości, że po jej przeprowadzeniu nie mogę już odstąpić od umowy.',
}

export const BOOKING_SUMMARY: Translated<typeof English.BOOKING_SUMMARY> = {
  title: 'Państwa konsultacja',
  lead: 'Rozmowa wideo z jednym z naszych ekspertów',
  unset: 'Prosimy wybrać dzień i godzinę',
  noTime: 'Prosimy wybrać godzinę',
  item: `${consultation.minutes}-minutowa konsultacja`,
  total: consultation.vat ? `Do zapłaty teraz, ${consultation.vat}` : 'Do zapłaty teraz',
  byVideo: 'rozmowa wideo',
  until: 'do {time} GMT',
  span: '{from}–{to} GMT',
}

export const PAYMENT_NOTICES: Translated<typeof English.PAYMENT_NOTICES> = {
  cancelled: 'Płatność nie została dokończona i nic nie pobrano. Poniżej można spróbować ponownie.',
  unfinished: 'Konsultacja nie jest jeszcze opłacona. Za ten termin można zapłacić do {time}.',
  goOn: 'Przejdź do płatności',
  giveUp: 'Zwolnij ten termin',
}

const REFUNDED = {
  title: 'Płatność jest zwracana',
  text: `Ta konsultacja się nie odbędzie. Zwracamy ${consultation.price} na kartę, którą dokonano płatności; zaksięgowanie zwrotu przez bank może potrwać do dziesięciu dni roboczych.`,
  again: 'Zarezerwuj inny termin',
}

export const PAYMENT_OUTCOME: Translated<typeof English.PAYMENT_OUTCOME> = {
  asking: { title: 'Proszę czekać', text: 'Sprawdzamy płatność.' },
  confirmed: {
    booked: 'Zarezerwowano',
    title: 'Konsultacja jest zarezerwowana',
    mailed:
      'Potwierdzenie z linkiem do rozmowy wideo i zaproszeniem do kalendarza jest w drodze na adres {email}.',
    mailedToYou:
      'Potwierdzenie z linkiem do rozmowy wideo i zaproszeniem do kalendarza jest w drodze e-mailem.',
    reference: 'Numer referencyjny',
    copy: 'Kopiuj numer referencyjny',
    referenceHint: 'Prosimy podawać go przy każdym kontakcie z nami.',
    calendar: 'Zapisz w kalendarzu',
    nextTitle: 'Co dalej',
    next: [
      'Otrzymają Państwo e-mailem link do rozmowy wideo, a dzień wcześniej przypomnienie.',
      'Podczas rozmowy prosimy mieć dokument pod ręką.',
      `Jeśli nie mogą Państwo wziąć udziału, prosimy odwołać konsultację linkiem z e-maila. Przy odwołaniu do ${consultation.cancelNotice} przed jej początkiem zwracamy całą kwotę.`,
    ],
  },
  held: {
    title: 'Płatność jest przetwarzana',
    text: 'Ta strona odświeża się sama i pokaże rezerwację, gdy tylko płatność zostanie potwierdzona.',
    slow: 'To trwa dłużej niż zwykle. Nie trzeba tu czekać: gdy płatność zostanie potwierdzona, wyślemy e-mail.',
    again: 'Sprawdź teraz ponownie',
  },
  released: {
    title: 'Płatność nie została dokończona',
    text: 'Termin został zwolniony i nic nie pobrano. Odpowiedzi są zachowane na tym urządzeniu.',
    again: 'Spróbuj ponownie',
  },
  cancelled: REFUNDED,
  lost: REFUNDED,
  unknown: {
    title: 'Nie możemy znaleźć tej płatności',
    text: 'Adres tej strony jest niekompletny lub nieaktualny. Jeśli płatność została dokonana, potwierdzenie jest w poczcie; w przeciwnym razie prosimy napisać na adres {email}.',
    again: 'Zarezerwuj konsultację',
  },
  unreachable: {
    title: 'W tej chwili nie widzimy płatności',
    text: 'Nasz serwer nie odpowiada. Nic nie przepadło: ta strona próbuje dalej, a jeśli płatność doszła do skutku, potwierdzimy ją e-mailem.',
    again: 'Spróbuj teraz ponownie',
  },
  another: 'Zarezerwuj kolejną konsultację',
}

export const MANAGED_BOOKING: Translated<typeof English.MANAGED_BOOKING> = {
  asking: { title: 'Proszę czekać', text: 'Szukamy rezerwacji.' },
  title: 'Państwa konsultacja',
  greeting: 'Rezerwacja na nazwisko: {name}.',
  video: 'Rozmowa wideo: {link}',
  until: 'Odwołanie z pełnym zwrotem pieniędzy jest możliwe do: {time}.',
  held: 'Ta konsultacja już się rozpoczęła lub zakończyła.',
  move: {
    until: 'Do tego czasu można ją też przełożyć na inny termin.',
    button: 'Przełóż na inny termin',
    title: 'Wybór innego terminu',
    confirm: 'Przełóż konsultację',
    busy: 'Przekładanie…',
    keep: 'Zachowaj ten termin',
    failed: 'W tej chwili nie udało się jej przełożyć. Prosimy spróbować ponownie.',
  },
  moved: {
    title: 'Konsultacja została przełożona',
    text: 'Nie trzeba nic dopłacać. Nowy termin potwierdzimy e-mailem z zaproszeniem do kalendarza.',
  },
  reference: 'Numer referencyjny',
  papers: 'Pokwitowania i faktury',
  write: 'Można do nas napisać na adres {email}.',
  cancel: {
    button: 'Odwołaj tę konsultację',
    title: 'Odwołać tę konsultację?',
    text: `Termin zostanie zwolniony, a my zwrócimy ${consultation.price} na kartę, którą dokonano płatności.`,
    confirm: 'Tak, odwołaj',
    busy: 'Odwoływanie…',
    keep: 'Nie odwołuj',
    failed: 'W tej chwili nie udało się jej odwołać. Prosimy spróbować ponownie.',
  },
  cancelled: {
    title: 'Konsultacja została odwołana',
    text: `Zwracamy ${consultation.price} na kartę, którą dokonano płatności; zaksięgowanie zwrotu przez bank może potrwać do dziesięciu dni roboczych. Potwierdzimy to e-mailem.`,
  },
  unpaid: {
    title: 'Ta konsultacja nie została opłacona',
    text: 'Termin został zwolniony i nic nie pobrano.',
  },
  another: 'Zarezerwuj inny termin',
  invalid: {
    title: 'Ten link nie działa',
    text: 'Jest niekompletny. Prosimy otworzyć go ponownie z e-maila; jeśli nadal nie działa, prosimy napisać na adres {email}.',
  },
  expired: {
    title: 'Ten link wygasł',
    text: 'Od konsultacji minął ponad miesiąc. Jeśli mają Państwo pytanie na jej temat, prosimy napisać na adres {email}.',
  },
  unreachable: {
    title: 'W tej chwili nie możemy odszukać rezerwacji',
    text: 'Nasz serwer nie odpowiada. Rezerwacja się nie zmieniła.',
    again: 'Spróbuj ponownie',
  },
}
