import type * as English from '#content/order.ts'
import type { Translated } from '#contract/language.ts'

const WAIT_FOR_TRANSFER = 'Gdy dotrze, potwierdzimy to e-mailem. W banku może to potrwać dzień lub dwa.'

const START =
  'Zaczynamy pracę. Przez godzinę po zapłacie można anulować zamówienie z pełnym zwrotem pieniędzy, jeśli jeszcze nie zaczęliśmy.'

const READY = 'Dokumenty będą gotowe {ready}.'

const RECEIPT = 'Wysyłamy e-mailem pokwitowanie.'

const WITH_REFERENCE = 'Wykonują Państwo przelew z tytułem podanym na tej stronie.'

export const ORDER_PAGES: Translated<typeof English.ORDER_PAGES> = {
  offered: {
    title: 'Wycena jest gotowa',
    text: 'Do czasu jej zaakceptowania nie mają Państwo żadnych zobowiązań.',
    next: ['Akceptują Państwo wycenę i płacą połowę lub, jeśli wolą, całość.', START, READY, '{rest}'],
  },
  accepted: {
    title: 'Czekamy na płatność',
    text: 'Wycena została zaakceptowana. Zaczniemy po opłaceniu pierwszej połowy.',
    next: ['Płacą Państwo pierwszą połowę.', START, READY, '{rest}'],
  },
  transfer: {
    title: 'Czekamy na przelew',
    text: WAIT_FOR_TRANSFER,
    next: [WITH_REFERENCE, 'Gdy dotrze, wysyłamy e-mail i zaczynamy pracę.', READY, '{rest}'],
  },
  settling: {
    title: 'Sprawdzamy płatność',
    text: 'Ta strona odświeża się sama, gdy tylko płatność zostanie potwierdzona. Prosimy nie płacić ponownie.',
    next: [
      'Operator płatności informuje nas o wyniku, zwykle w ciągu minuty.',
      RECEIPT,
      'Jeśli nic nie pobrano, można tu zapłacić ponownie.',
    ],
  },
  linkEnded: {
    title: 'Ten link już nie działa',
    text: 'Nie możemy tu pokazać, czy płatność doszła do skutku; jeśli tak, potwierdzimy ją e-mailem. Prosimy nie płacić ponownie.',
    next: [
      'Po ponownym wczytaniu strony otrzymają Państwo e-mailem nowy link.',
      'Nowy link pokaże, czy płatność doszła do skutku.',
    ],
  },
  half_paid: {
    title: 'Płatność otrzymana\u00a0– wkrótce zaczniemy',
    text: 'Zamówienie jest potwierdzone. Potwierdzenie jest w drodze e-mailem.',
    next: ['Zaczynamy pracę i informujemy o tym e-mailem.', READY, '{rest}'],
  },
  in_progress: {
    title: 'Płatność otrzymana\u00a0– praca rozpoczęta',
    text: 'Pracujemy nad zamówieniem i wyślemy e-mail, gdy tylko dokumenty będą gotowe.',
    next: [READY, 'Gdy tylko będą gotowe, wysyłamy e-mail.', '{rest}'],
  },
  ask: {
    title: 'Potrzebujemy czegoś od Państwa',
    text: 'Zamówienie będziemy realizować dalej, gdy tylko to otrzymamy.',
    next: ['Przesyłają nam Państwo to, o co prosiliśmy.', READY, '{rest}'],
  },
  draft: {
    title: 'Wersja robocza czeka na sprawdzenie',
    text: 'Zamówienie będziemy realizować dalej po jej zatwierdzeniu.',
    next: ['Zatwierdzają Państwo wersję roboczą lub proszą o zmiany.', READY, '{rest}'],
  },
  extra: {
    title: 'Wycena usługi dodatkowej jest gotowa',
    text: 'Uzupełnia zamówienie, które tak czy inaczej realizujemy dalej.',
    next: [
      'Akceptują Państwo usługę dodatkową i za nią płacą albo z niej rezygnują.',
      'Dodajemy ją do zamówienia.',
      RECEIPT,
    ],
  },
  extraAccepted: {
    title: 'Czekamy na płatność',
    text: 'Usługa dodatkowa została zaakceptowana. Nie jest jeszcze opłacona.',
    next: ['Płacą Państwo za usługę dodatkową.', 'Dodajemy ją do zamówienia.', RECEIPT],
  },
  extraTransfer: {
    title: 'Czekamy na przelew',
    text: `To zapłata za usługę dodatkową. ${WAIT_FOR_TRANSFER}`,
    next: [WITH_REFERENCE, 'Gdy dotrze, wysyłamy e-mail i dodajemy usługę dodatkową do zamówienia.'],
  },
  delivered: {
    title: 'Dokumenty są gotowe',
    text: 'Prosimy teraz zapłacić drugą połowę.',
    next: ['Płacą Państwo drugą połowę.', '{open}', RECEIPT],
  },
  deliveredTransfer: {
    title: 'Dokumenty są gotowe',
    text: `Czekamy na przelew. ${WAIT_FOR_TRANSFER}`,
    next: [WITH_REFERENCE, '{open}', RECEIPT],
  },
  deliveredExtra: {
    title: 'Dokumenty są gotowe',
    text: 'Cena jest zapłacona. Prosimy zapłacić poniżej za usługę dodatkową.',
    next: ['Płacą Państwo za usługę dodatkową.', '{open}', RECEIPT],
  },
  deliveredDisputed: {
    title: 'Dokumenty są gotowe',
    text: 'Państwa bank sprawdza płatność za to zamówienie. Do czasu wyjaśnienia nie ma nic do zapłaty.',
    next: [
      'Bank rozstrzyga sprawę płatności i informuje o tym Państwa.',
      'W razie pytań prosimy napisać do nas poniżej.',
    ],
  },
  deliveredOriginals: {
    title: 'Dokumenty są gotowe',
    text: 'Nie ma teraz nic do zapłaty. Zamówienie będzie zrealizowane, gdy odeślemy Państwu oryginał.',
    next: [
      'Odsyłamy oryginał i powiadamiamy o tym e-mailem.',
      'Prosimy zachować kopię gotowych dokumentów i pokwitowań.',
      'Jeśli coś się nie zgadza, prosimy napisać do nas poniżej.',
    ],
  },
  completed: {
    title: 'Zamówienie jest zrealizowane',
    text: 'Wszystko jest dostarczone i opłacone. Dziękujemy.',
    next: [
      'Prosimy zachować kopię gotowych dokumentów i pokwitowań.',
      'Każdy, komu przekażą Państwo dokument, może tu sprawdzić, że pochodzi od nas.',
      'Jeśli coś się nie zgadza, prosimy napisać do nas poniżej.',
    ],
  },
  expired: {
    title: 'Wycena wygasła',
    text: 'Nie można jej już zaakceptować i nie mają Państwo żadnych zobowiązań. Jeśli usługa jest nadal potrzebna, wyślemy nową.',
    next: ['Proszą nas Państwo o nową wycenę.', 'Sprawdzamy cenę i termin i odpowiadamy e-mailem.'],
  },
  withdrawn: {
    title: 'Wycofaliśmy tę wycenę',
    text: 'Nie można jej już zaakceptować i nie mają Państwo żadnych zobowiązań.',
    next: [
      'Jeśli mają Państwo pytanie, prosimy napisać do nas poniżej.',
      'Jeśli możemy przygotować nową wycenę, wyślemy ją e-mailem.',
    ],
  },
  cancelled: {
    title: 'Zamówienie zostało przez Państwa anulowane',
    text: 'Nie pracujemy nad nim. {refund}',
    next: ['{papers}'],
  },
  refunded: {
    title: 'Nie możemy zrealizować tego zamówienia',
    text: 'Przepraszamy. {refund}',
    next: ['{papers}'],
  },
  ended: {
    title: 'To zamówienie zostało zakończone przed czasem',
    text: 'Nie pracujemy już nad nim. {refund}',
    next: ['{papers}'],
  },
  endedUnpaid: {
    title: 'To zamówienie jest zamknięte',
    text: 'Druga połowa nie została zapłacona. Nadal można ją tu zapłacić.',
    next: ['Płacą Państwo drugą połowę.', '{open}', RECEIPT],
  },
}

export const ORDER_REFUNDS: Translated<typeof English.ORDER_REFUNDS> = {
  due: 'Zwracamy {amount}.',
  made: 'Zwróciliśmy {amount}.',
  none: 'Nie ma nic do zwrotu.',
  papers: {
    due: 'Potem wysyłamy e-mailem notę kredytową.',
    made: 'Pokwitowania i noty kredytowe zostają na tej stronie.',
  },
}

export const ORDER_REST: Translated<typeof English.ORDER_REST> = {
  due: 'Drugą połowę, {amount}, płacą Państwo przy dostawie.',
  paid: 'Nic więcej nie trzeba płacić.',
}

export const ORDER_OPENING: Translated<typeof English.ORDER_OPENING> = {
  later: 'Gotowe dokumenty otwierają się na tej stronie.',
  now: 'Gotowe dokumenty są już dostępne niżej na tej stronie.',
}

export const ORDER_ACTIONS: Translated<typeof English.ORDER_ACTIONS> = {
  again: 'Sprawdź teraz ponownie',
  message: 'Zadaj nam pytanie',
  requote: 'Poproś o nową wycenę',
  reload: 'Wczytaj stronę ponownie',
  another: 'Poproś o kolejną wycenę',
}

export const ORDER_STEPS: Translated<typeof English.ORDER_STEPS> = {
  label: 'Na jakim etapie jest zamówienie',
  steps: ['Wycena', 'Pierwsza połowa opłacona', 'W realizacji', 'Dostarczone', 'Zrealizowane'],
}

export const OFFER_WORDS: Translated<typeof English.OFFER_WORDS> = {
  title: 'Wycena',
  ordered: 'Co zostało zamówione',
  what: 'Opis',
  amount: 'Kwota',
  vat: 'VAT {rate}',
  ofWhichVat: 'w tym VAT {rate}',
  noVat: 'VAT nie jest naliczany',
  total: 'Razem',
  halves: { first: 'Pierwsza połowa, przed rozpoczęciem', second: 'Druga połowa, przy dostawie' },
  paid: 'Zapłacono',
  openUntil: 'Termin ważności',
  note: 'Uwaga od nas',
}

export const PAY_WORDS: Translated<typeof English.PAY_WORDS> = {
  method: 'Jak chcą Państwo zapłacić?',
  methods: { card: 'Karta', transfer: 'Przelew' },
  buttons: {
    first: {
      card: 'Akceptuję i płacę połowę: {amount}',
      transfer: 'Akceptuję i płacę połowę przelewem: {amount}',
    },
    second: { card: 'Zapłać drugą połowę: {amount}', transfer: 'Przelej drugą połowę: {amount}' },
    whole: {
      card: 'Akceptuję i płacę całość: {amount}',
      transfer: 'Akceptuję i płacę całość przelewem: {amount}',
    },
    extra: {
      card: 'Akceptuję i płacę za usługę dodatkową: {amount}',
      transfer: 'Akceptuję i płacę przelewem za usługę dodatkową: {amount}',
    },
  },
  busy: 'Proszę czekać…',
  accept: {
    first: {
      card: 'Naciskając ten przycisk, zamawiają Państwo powyższą usługę z obowiązkiem zapłaty połowy ceny teraz, a połowy przy dostawie. Obowiązuje nasz {terms}.',
      transfer:
        'Naciskając ten przycisk, zamawiają Państwo powyższą usługę z obowiązkiem zapłaty połowy ceny przelewem, zanim zaczniemy, a połowy przy dostawie. Obowiązuje nasz {terms}.',
    },
    whole: {
      card: 'Naciskając ten przycisk, zamawiają Państwo powyższą usługę z obowiązkiem zapłaty całości teraz. Obowiązuje nasz {terms}.',
      transfer:
        'Naciskając ten przycisk, zamawiają Państwo powyższą usługę z obowiązkiem zapłaty całości przelewem, zanim zaczniemy. Obowiązuje nasz {terms}.',
    },
    extra: {
      card: 'Naciskając ten przycisk, zamawiają Państwo powyższą usługę dodatkową z obowiązkiem zapłaty teraz. Obowiązuje nasz {terms}.',
      transfer:
        'Naciskając ten przycisk, zamawiają Państwo powyższą usługę dodatkową z obowiązkiem zapłaty przelewem. Obowiązuje nasz {terms}.',
    },
  },
  share: 'Ile chcą Państwo zapłacić teraz?',
  shares: { half: 'Połowa: {amount}', whole: 'Całość: {amount}' },
  early: 'Wolą Państwo zapłacić drugą połowę już teraz? Jest należna dopiero przy dostawie.',
  terms: 'regulamin (po angielsku)',
  where: {
    card: 'Płatność odbywa się na stronie operatora płatności. My nigdy nie widzimy danych karty.',
    transfer: 'Tu pojawią się nasze dane bankowe; wyślemy je też e-mailem.',
  },
  express:
    'Proszę o rozpoczęcie pracy przed upływem 14-dniowego terminu na odstąpienie od umowy. Jeśli odstąpię od umowy, zapłacę za część już wykonaną; po wykonaniu całości nie mogę już odstąpić.',
  expressMissing: 'Prosimy zaznaczyć to pole. W przeciwnym razie nie możemy zacząć na czas',
  billing: {
    address: 'Ulica, miejscowość i kod pocztowy oraz kraj, jeśli nie jest to Wielka Brytania.',
    purchaseOrder: 'Własny numer tego zamówienia, jeśli istnieje. Umieścimy go na fakturze.',
  },
  delivery:
    'Imię i nazwisko, ulica, miejscowość i kod pocztowy oraz kraj, jeśli nie jest to Wielka Brytania.',
  invoiceTo: 'Faktura jest wystawiana na: {address}.',
  none: 'Aby zapłacić, prosimy odpowiedzieć na nasz e-mail.',
}

export const SETTLING_WORDS: Translated<typeof English.SETTLING_WORDS> = {
  slow: 'To trwa dłużej niż zwykle. Nie trzeba tu czekać: gdy tylko płatność zostanie potwierdzona, wyślemy e-mail.',
  unreachable:
    'Nasz serwer nie odpowiada. Nic nie przepadło: ta strona próbuje dalej, a jeśli płatność doszła do skutku, potwierdzimy ją e-mailem.',
}

export const CONVERSATION_WORDS: Translated<typeof English.CONVERSATION_WORDS> = {
  title: 'Pytania i odpowiedzi',
  ask: 'Napisz do nas w sprawie tego zamówienia',
  authors: { customer: 'Państwo', operator: 'My' },
  documents: 'Dokumenty dołączone do tej wiadomości',
  drafts: { approved: 'Wersja robocza zatwierdzona', changes: 'Poproszono o zmiany' },
  label: 'Wiadomość',
  send: 'Wyślij wiadomość',
  busy: 'Wysyłanie…',
  sent: 'Otrzymaliśmy wiadomość. Odpowiemy tutaj i e-mailem.',
  empty: 'Prosimy najpierw wpisać wiadomość',
  tooLong: 'Prosimy skrócić wiadomość; liczba znaków musi być mniejsza niż {limit}',
}

export const ORDER_NOTICES: Translated<typeof English.ORDER_NOTICES> = {
  superseded: 'Od czasu otwarcia tej strony zmieniliśmy wycenę. To jest nowa. Nic nie zostało zapłacone.',
  expired: 'Wycena wygasła, zanim została zaakceptowana. Nic nie zostało zapłacone.',
  'not-offered': 'Wycena została wycofana, zanim ją zaakceptowano. Nic nie zostało zapłacone.',
  'already-paid':
    'Ta połowa została już zapłacona, być może w innym oknie. Nie pobrano żadnych dalszych pieniędzy.',
  begun:
    'Zaczęliśmy pracę, więc zamówienia nie można już tu anulować. Jeśli mają Państwo pytanie, prosimy napisać do nas poniżej.',
  'too-late':
    'Godzina na anulowanie zamówienia w tym miejscu już minęła. Jeśli mają Państwo pytanie, prosimy napisać do nas poniżej. Państwa ustawowe prawa opisuje nasz regulamin (po angielsku).',
  posted: 'Wysłaliśmy już gotowe dokumenty, więc adresu nie można tu już zmienić.',
  'already-answered': 'Odpowiedź została już przesłana, być może w innym oknie.',
  'no-more-rounds':
    'Wszystkie rundy zmian zawarte w cenie zostały wykorzystane. Prosimy napisać do nas poniżej.',
  'first-unpaid':
    'Pierwsza połowa nie została jeszcze zapłacona, więc drugiej nie można zapłacić. Ta strona pokazuje teraz, co jest do zapłaty.',
  ended: 'To zamówienie zostało tymczasem zakończone. Nic nie zostało zapłacone.',
  'not-paid': 'Nie ma czego anulować: od czasu otwarcia strony zamówienie się zmieniło.',
  left: 'Płatność nie została dokończona i nic nie pobrano. Poniżej można spróbować ponownie.',
  refused:
    'Otrzymaliśmy płatność, która nie odpowiada temu zamówieniu, więc nie mogliśmy jej przyjąć. Skontaktujemy się z Państwem i ją zwrócimy. Poniżej można zapłacić ponownie.',
  surplus: 'Płatność dotarła, gdy ta połowa nie była już należna. Zwrócimy ją automatycznie.',
}

export const ORDER_FAILURES: Translated<typeof English.ORDER_FAILURES> = {
  pay: 'Nie udało się otworzyć strony płatności i nic nie pobrano. Prosimy spróbować ponownie.',
  extra: 'Nie udało się otworzyć strony płatności i nic nie pobrano. Prosimy spróbować ponownie.',
  cancel: 'W tej chwili nie udało się anulować zamówienia. Prosimy spróbować ponownie.',
  message: 'Nie udało się wysłać wiadomości. Nadal tu jest: prosimy spróbować ponownie.',
  approve: 'W tej chwili nie udało się tego zapisać. Prosimy spróbować ponownie.',
  address: 'Nie udało się zapisać adresu. Nadal tu jest: prosimy spróbować ponownie.',
  offline:
    'Wygląda na to, że nie ma połączenia z internetem. Nic nie zostało wysłane: prosimy spróbować ponownie po odzyskaniu połączenia.',
  busy: 'Było zbyt wiele prób. Prosimy odczekać kilka minut i spróbować ponownie.',
  link: 'Nic nie zostało wysłane: link już nie działa. Aby otrzymać nowy, prosimy wczytać stronę ponownie.',
  'billing-missing': 'Potrzebujemy nazwy i adresu do faktury. Nic nie pobrano: prosimy uzupełnić je powyżej.',
  'billing-too-long': 'Adres do faktury jest zbyt długi. Nic nie pobrano: prosimy go skrócić.',
  'billing-invalid':
    'Nie można użyć tej nazwy lub tego adresu do faktury. Nic nie pobrano: prosimy je sprawdzić.',
  'address-missing':
    'Potrzebujemy adresu, na który mamy wysłać gotowe dokumenty. Nic nie pobrano: prosimy uzupełnić go powyżej.',
  'too-many-payments': 'Było zbyt wiele prób płatności. Nic nie pobrano: prosimy do nas napisać.',
  'too-many-messages': 'Ta rozmowa osiągnęła limit wiadomości. Prosimy napisać do nas e-mail.',
}

export const BILLING_FIELD_WORDS: Translated<typeof English.BILLING_FIELD_WORDS> = {
  name: {
    label: 'Nazwa lub imię i nazwisko do faktury',
    required: 'Prosimy podać nazwę lub imię i nazwisko do faktury',
  },
  address: { label: 'Adres do faktury', required: 'Prosimy podać adres do faktury' },
  purchaseOrder: { label: 'Własny numer zamówienia' },
}

export const DELIVERY_FIELD_WORDS: Translated<typeof English.DELIVERY_FIELD_WORDS> = {
  label: 'Dokąd mamy wysłać gotowe dokumenty?',
  required: 'Prosimy podać imię i nazwisko oraz adres, na który mamy wysłać gotowe dokumenty',
}
