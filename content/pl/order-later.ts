import type * as English from '#content/order-later.ts'
import type { Translated } from '#contract/language.ts'

export const ENDED_WORDS: Translated<typeof English.ENDED_WORDS> = {
  kept: 'Zatrzymujemy',
  back: 'Zwrot dla Państwa',
  reason: 'Powód',
  earlier: 'Wcześniejsze zamówienia z tego zgłoszenia',
  order: 'Zamówienie {number}: {state}, {total}',
  states: {
    offered: 'wycena wysłana',
    expired: 'wygasło',
    withdrawn: 'wycofane',
    accepted: 'zaakceptowane',
    half_paid: 'pierwsza połowa opłacona',
    in_progress: 'w realizacji',
    delivered: 'dostarczone',
    completed: 'zrealizowane',
    cancelled: 'anulowane',
    refunded: 'pieniądze zwrócone',
    ended: 'zakończone przed czasem',
  },
}

export const CANCEL_WORDS: Translated<typeof English.CANCEL_WORDS> = {
  until:
    'Do godz. {time} czasu brytyjskiego można anulować zamówienie z pełnym zwrotem pieniędzy, jeśli nie zaczęliśmy pracy.',
  left: {
    one: 'Została {count} minuta',
    few: 'Zostały {count} minuty',
    many: 'Zostało {count} minut',
    other: 'Zostało {count} minuty',
  },
  button: 'Anuluj to zamówienie',
  title: 'Anulować to zamówienie?',
  text: 'Nie zaczniemy pracy i zwrócimy całą zapłaconą kwotę.',
  confirm: 'Tak, anuluj',
  busy: 'Anulowanie…',
  keep: 'Nie anuluj',
}

export const WORK_WORDS: Translated<typeof English.WORK_WORDS> = {
  moved: 'Poprzedni termin',
  files: 'Mają Państwo dla nas jeszcze jeden dokument? {link}',
  filesLink: 'Prosimy dodać go poniżej',
}

export const NEEDED_WORDS: Translated<typeof English.NEEDED_WORDS> = {
  ask: 'Czego potrzebujemy',
  about: 'Przesłany dokument: {name}',
  answer: 'Lub odpowiedź w formie tekstu',
  answerLabel: 'Odpowiedź',
  answerSend: 'Wyślij odpowiedź',
  draft: 'Wersja robocza do sprawdzenia',
  spelling:
    'Potwierdzam, że wersja robocza jest sprawdzona, a wszystkie imiona, nazwiska, nazwy, daty i liczby są zapisane poprawnie.',
  spellingMissing: 'Prosimy najpierw sprawdzić wersję roboczą i zaznaczyć to pole',
  approve: 'Zatwierdź wersję roboczą',
  busy: 'Proszę czekać…',
  changes: 'Poproś o zmiany',
  changesLabel: 'Co należy zmienić?',
  changesSend: 'Wyślij zmiany',
  rounds: {
    one: 'Cena obejmuje jeszcze jedną rundę zmian.',
    few: 'Cena obejmuje jeszcze {count} rundy zmian.',
    many: 'Cena obejmuje jeszcze {count} rund zmian.',
    other: 'Cena obejmuje jeszcze {count} rundy zmian.',
  },
  noRounds:
    'Wszystkie rundy zmian zawarte w cenie zostały wykorzystane. Jeśli coś nadal się nie zgadza, prosimy napisać do nas poniżej.',
  thanks: 'Dziękujemy. Otrzymaliśmy odpowiedź.',
  thanksReady:
    'Dziękujemy. Otrzymaliśmy odpowiedź i wracamy do pracy nad zamówieniem. Będzie gotowe {ready}.',
}

export const DELIVERY_WORDS: Translated<typeof English.DELIVERY_WORDS> = {
  title: 'Co dostarczyliśmy',
  handedOver: 'Dostarczono {date}',
  parcel: 'Przewoźnik: {carrier}, numer przesyłki {tracking}',
  tracking: 'Numer przesyłki {tracking}',
  copyTracking: 'Kopiuj numer',
  digest: 'Cyfrowy odcisk (SHA-256)',
  documents: 'Dostarczone dokumenty',
  replaced: 'Zastąpiony {date}: prosimy używać nowego',
  takenBack: 'Wycofany {date}',
  locked: 'Otworzy się po opłaceniu drugiej połowy',
  verify: 'Każdy, komu przekażą Państwo dokument, może sprawdzić, że pochodzi od nas: {link}.',
  verifyLink: 'weryfikacja dokumentu',
  howChecked: 'Jak inni mogą to sprawdzić',
}

export const ORIGINALS_WORDS: Translated<typeof English.ORIGINALS_WORDS> = {
  title: 'Państwa oryginały',
  arrived: 'U nas od: {date}',
  sentBack: 'Odesłano: {date}',
  posting: 'Wysyłają Państwo do nas oryginał pocztą?',
  enclose:
    'Prosimy wydrukować tę kartę i położyć ją na wierzchu, abyśmy wiedzieli, do kogo należy oryginał. Powiadomimy, gdy dotrze i gdy go odeślemy.',
  cover: 'Pobierz kartę przesyłki',
}

export const ADDRESS_WORDS: Translated<typeof English.ADDRESS_WORDS> = {
  title: 'Dokąd wyślemy gotowe dokumenty',
  change: 'Zmień adres',
  save: 'Zapisz adres',
  busy: 'Zapisywanie…',
}

export const EXTRA_WORDS: Translated<typeof English.EXTRA_WORDS> = {
  title: 'Usługa dodatkowa do zamówienia',
  lead: 'Do czasu jej zaakceptowania nie mają Państwo z jej tytułu żadnych zobowiązań.',
  table: { offered: 'Usługa dodatkowa', paid: 'Usługa dodatkowa, opłacona' },
}

export const REVIEW_WORDS: Translated<typeof English.REVIEW_WORDS> = {
  title: 'Czy zechcą Państwo opowiedzieć o tym innym?',
  text: 'Jedno lub dwa zdania w serwisie {site} pomogą osobom, które potrzebują tego samego. Nie możemy zmieniać tego, co Państwo tam napiszą.',
  link: 'Napisz opinię',
  newTab: '(otwiera się w nowej karcie)',
}

export const TRANSFER_WORDS: Translated<typeof English.TRANSFER_WORDS> = {
  title: 'Przelew',
  text: 'Prosimy podać dokładnie ten tytuł przelewu, abyśmy mogli przypisać płatność.',
  amount: 'Kwota',
  reference: 'Tytuł przelewu',
  name: 'Właściciel rachunku',
  sortCode: 'Sort code (numer rozliczeniowy banku)',
  accountNumber: 'Numer rachunku',
  iban: 'IBAN',
  copy: {
    reference: 'Kopiuj tytuł przelewu',
    sortCode: 'Kopiuj sort code',
    accountNumber: 'Kopiuj numer rachunku',
    iban: 'Kopiuj IBAN',
  },
  request: 'Pobierz prośbę o zapłatę',
  card: 'Zapłać zamiast tego kartą: {amount}',
}

export const PAYMENT_WORDS: Translated<typeof English.PAYMENT_WORDS> = {
  title: 'Płatności, pokwitowania i faktury',
  parts: {
    first: 'Pierwsza połowa',
    second: 'Druga połowa',
    whole: 'Pełna cena',
    extra: 'Usługa dodatkowa',
  },
  surplus: 'Kwota nienależna',
  refunded: 'zwrócono {amount}',
  methods: { card: 'kartą', transfer: 'przelewem' },
  paid: {
    card: '{date}, kartą',
    transfer: '{date}, przelewem',
  },
  states: {
    none: 'Zapłacono',
    due: 'W trakcie zwrotu',
    made: 'Zwrócono',
    failed: 'W trakcie zwrotu',
  },
  refund: {
    card: 'Zwroty trafiają na kartę, którą dokonano płatności; zaksięgowanie przez bank może potrwać do dziesięciu dni roboczych.',
    transfer: 'Zwroty przelewów trafiają na rachunek, z którego pochodziły.',
  },
}
