import type * as English from '#content/mail/order.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_MAIL: Translated<typeof English.ORDER_MAIL> = {
  whyRequest:
    'Wysłaliśmy tę wiadomość, ponieważ z tego adresu poproszono nas o wycenę. Jeśli to nie Państwo, prosimy dać nam znać, odpowiadając na ten e-mail.',
  whyOrder:
    'Wysłaliśmy tę wiadomość, ponieważ z tym adresem złożono zamówienie. Jeśli to nie Państwo, prosimy dać nam znać, odpowiadając na ten e-mail.',
  terms: 'Regulamin (po angielsku)',
  service: 'Usługa',
  reason: 'Powód',
  refund: 'Zwrot',
  openUntil: 'Ważna do',
  next: 'Co dalej',
  seeOrder: 'Zobacz zamówienie',
  seeRequest: 'Zobacz zgłoszenie',
  questions: 'Jeśli mają Państwo pytania, prosimy odpowiedzieć na ten e-mail.',
  nothingToPay: 'Nic więcej nie trzeba płacić.',
  paidAll: 'Wszystko jest zapłacone.',
  waitForCreditNote: 'Nie trzeba nic robić. Gdy zwrot zostanie wykonany, wyślemy notę kredytową.',
  endOf: 'końca dnia {day}',

  vat: 'VAT {rate}',
  vatWithin: 'VAT {rate} w kwocie razem',
  total: { taxed: 'Razem, z VAT', untaxed: 'Razem. VAT nie jest naliczany' },
  price: { taxed: '{amount}, z VAT', untaxed: '{amount}, VAT nie jest naliczany' },

  paid: {
    card: '{part}, zapłacono {day} kartą',
    transfer: '{part}, zapłacono {day} przelewem',
  },
  refunds: {
    none: '{payment}',
    due: '{payment}, w trakcie zwrotu',
    made: '{payment}, zwrócono',
    failed: '{payment}, jeszcze nie zwrócono',
  },
  partRefunded: '{payment}, z tego zwrócono {amount}',
  waived: 'Kwota umorzona',
  due: { now: '{part}, do zapłaty teraz', later: '{part}, do zapłaty przy dostawie' },
  left: 'Pozostało do zapłaty',

  transfer: {
    amount: 'Kwota',
    reference: 'Tytuł przelewu',
    name: 'Właściciel rachunku',
    sortCode: 'Sort code (numer rozliczeniowy banku)',
    accountNumber: 'Numer rachunku',
    iban: 'IBAN',
    arrives: 'Powinno wpłynąć do',
    check:
      'Prosimy podać ten tytuł przelewu, abyśmy mogli odnaleźć płatność. Jeśli jakaś wiadomość kiedykolwiek poda inne dane bankowe, prosimy zapytać nas przed zapłatą.',
    ask: 'Prosimy odpowiedzieć na ten e-mail, a wyślemy nasze dane bankowe.',
  },

  invoiceTo: 'Faktura dla',
  purchaseOrder: 'Własny numer zamówienia',
  vatNumber: 'Numer VAT',
  postTo: 'Adres wysyłki',
}

const START =
  'Zaczynamy pracę. Przez godzinę po zapłacie można anulować zamówienie z pełnym zwrotem pieniędzy, jeśli jeszcze nie zaczęliśmy.'

export const ORDER_CONTRACT_MAIL: Translated<typeof English.ORDER_CONTRACT_MAIL> = {
  seeQuote: 'Zobacz i zaakceptuj wycenę',
  offer: {
    subject: '{reference} Nasza wycena: {total}',
    title: 'Nasza wycena',
    preview: '{price}. Gotowe {ready}.',
    text: 'Oto nasza wycena do Państwa zgłoszenia. Do czasu jej zaakceptowania nie mają Państwo żadnych zobowiązań.',
    replaces: 'Zastępuje ona wysłaną wcześniej.',
    byPost: 'Pocztą',
    toAddress: 'na adres podany przy akceptacji',
    next: [
      'Prosimy zaakceptować wycenę na tej stronie do {end} i zapłacić pierwszą połowę, {first}.',
      START,
      'Dostarczamy dokumenty {ready}, a Państwo płacą drugą połowę, {second}.',
    ],
    questions: 'Jeśli mają Państwo pytanie, można je zadać na stronie lub w odpowiedzi na ten e-mail.',
  },
  reminder: {
    subject: '{reference} Przypomnienie: nasza wycena, {total}',
    title: 'Nasza wycena wkrótce wygaśnie',
    preview: '{price}. Ważna do {end}.',
    text: 'Nasza wycena jest ważna do {end}. Jeśli usługa jest nadal potrzebna, prosimy zaakceptować wycenę przed upływem tego terminu. Jeśli nie, nie trzeba nic robić.',
    price: 'Cena',
    halves:
      'Połowę, {first}, płaci się przy akceptacji, a drugą połowę przy dostawie. Jeśli chcą Państwo coś zmienić, prosimy dać nam znać, odpowiadając na ten e-mail.',
  },
  transfer: {
    subject: '{reference} Prosimy przelać {amount}',
    titles: {
      first: 'Jak zapłacić pierwszą połowę',
      second: 'Jak zapłacić drugą połowę',
      whole: 'Jak zapłacić pełną cenę',
      extra: 'Jak zapłacić za usługę dodatkową',
    },
    preview: '{amount}, tytuł przelewu: {reference}.',
    accepted: 'Dziękujemy za zaakceptowanie wyceny.',
    please: {
      first: 'Prosimy przelać pierwszą połowę, {amount}, na ten rachunek.',
      second: 'Prosimy przelać drugą połowę, {amount}, na ten rachunek.',
      whole: 'Prosimy przelać pełną cenę, {amount}, na ten rachunek.',
      extra: 'Prosimy przelać zapłatę za usługę dodatkową, {amount}, na ten rachunek.',
    },
    start: 'Zaczniemy, gdy pieniądze wpłyną.',
    receipt: 'W banku może to potrwać dzień lub dwa. Gdy pieniądze wpłyną, wyślemy e-mailem pokwitowanie.',
    confirm: 'Gdy płatność wpłynie, potwierdzimy zamówienie e-mailem.',
    moves: 'Jeśli nastąpi to później niż {day}, termin dostawy odpowiednio się przesunie.',
    cancel:
      'Przez godzinę od wpłynięcia płatności można anulować zamówienie z pełnym zwrotem pieniędzy, jeśli jeszcze nie zaczęliśmy.',
    deliver: 'Dostarczamy {ready}.',
    second: 'Drugą połowę, {amount}, płacą Państwo przy dostawie.',
    ordered: 'Co zostało zamówione',
  },
  firstDue: {
    subject: '{reference} Przelew na kwotę {amount} jeszcze nie dotarł',
    title: 'Przelew jeszcze nie dotarł',
    text: 'Przelew na kwotę {amount} jeszcze do nas nie dotarł. Zaczniemy, gdy wpłynie. Jeśli został wysłany w ostatnich dniach, nie trzeba nic robić. Zamówienie pozostanie otwarte do {day}.',
    changed:
      'Jeśli zmienili Państwo zdanie, nie mają Państwo żadnych zobowiązań. Prosimy dać nam znać, odpowiadając na ten e-mail.',
    rest: 'Zaczniemy, gdy reszta wpłynie. Jeśli została wysłana w ostatnich dniach, nie trzeba nic robić.',
    changedRest:
      'Jeśli zmienili Państwo zdanie, prosimy dać nam znać, odpowiadając na ten e-mail. Zwrócimy wpłaconą kwotę.',
  },
  unpaid: {
    subject: '{reference} Nie otrzymaliśmy przelewu na kwotę {amount}',
    title: 'Przelew nie dotarł',
    preview: 'Jeśli został wysłany, prosimy dać nam znać, odpowiadając na ten e-mail.',
    text: 'Nie otrzymaliśmy przelewu na kwotę {amount} i nie zaczęliśmy pracy. Nie mają Państwo żadnych zobowiązań. Jeśli przelew został wysłany, prosimy odpowiedzieć i podać datę, a my go poszukamy.',
    open: 'Wycenę można jeszcze zaakceptować do {end}.',
    over: 'Wyceny nie można już zaakceptować. Jeśli usługa jest nadal potrzebna, prosimy odpowiedzieć, a wyślemy nową.',
    seeQuote: 'Zobacz wycenę',
  },
  paid: {
    subject: '{reference} Zamówienie jest potwierdzone: otrzymaliśmy {amount}',
    title: 'Zamówienie jest potwierdzone',
    preview: 'Otrzymaliśmy {amount}. Gotowe {ready}.',
    first: 'Dziękujemy. Otrzymaliśmy pierwszą połowę ceny, {amount}, i zamówienie jest potwierdzone.',
    whole: 'Dziękujemy. Otrzymaliśmy całą cenę, {amount}, i zamówienie jest potwierdzone.',
    orderedOn: 'Data zamówienia',
    suppliedBy: 'Wykonawca',
    cancel:
      'Do {end} można na tej stronie anulować zamówienie z pełnym zwrotem pieniędzy, jeśli jeszcze nie zaczęliśmy.',
    next: [
      'Powiemy Państwu, gdy zaczniemy. Jeśli będziemy mieli pytanie, wyślemy e-mail; odpowiedzieć można na stronie zamówienia.',
      'Dostarczymy dokumenty {ready} i wyślemy e-mail.',
    ],
    second: 'Drugą połowę, {amount}, płacą Państwo przy dostawie.',
    agreed: 'Co uzgodniliśmy',
    rules: [
      'Połowa ceny jest należna z góry, połowa przy dostawie.',
      'W ciągu 1 godziny od zapłaty można anulować zamówienie i otrzymać zwrot całej kwoty, jeśli praca się nie zaczęła.',
      'Po rozpoczęciu pracy zwrot nie przysługuje.',
      'Jeśli nie możemy zrealizować zamówienia, zwracamy całą kwotę.',
    ],
    consumer:
      'Jeśli zamówienie złożył konsument, poniższe prawa mają pierwszeństwo wszędzie tam, gdzie różnią się od tych zasad.',
  },
}

export const ORDER_PAYMENT: Translated<typeof English.ORDER_PAYMENT> = {
  first: 'Pierwsza połowa ceny',
  second: 'Druga połowa ceny',
  whole: 'Cena',
  extra: 'Usługa dodatkowa',
  order: 'Zamówienie {reference}',
}
