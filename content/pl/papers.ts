import type * as English from '#content/papers.ts'
import type { Translated } from '#contract/language.ts'

export const PAPER_KINDS: Translated<typeof English.PAPER_KINDS> = {
  receipt: 'Pokwitowanie',
  invoice: 'Faktura',
  'credit note': 'Nota kredytowa',
}

export const DOWNLOAD_WORDS: Translated<typeof English.DOWNLOAD_WORDS> = {
  download: 'Pobierz',
  downloadFile: 'Pobierz {name}',
  busy: 'Pobieranie…',
  failed: 'Nie udało się pobrać pliku. Prosimy spróbować ponownie.',
}

export const PAPER_WORDS: Translated<typeof English.PAPER_WORDS> = {
  titles: {
    receipt: 'Pokwitowanie',
    invoice: 'Faktura VAT',
    'credit note': 'Nota kredytowa',
    'payment request': 'Prośba o zapłatę',
  },
  addressed: {
    receipt: 'Otrzymano od',
    invoice: 'Nabywca',
    'credit note': 'Odbiorca',
    'payment request': 'Dla',
  },
  headings: {
    receipt: 'Płatność',
    invoice: 'Ta faktura',
    'credit note': 'Ta nota',
    'payment request': 'Do zapłaty',
  },
  apart: 'Pro forma. To nie jest faktura VAT.',
  mark: 'Znak firmy {name}',
  vatRegistration: 'Numer rejestracji VAT {number}',
  number: 'Numer',
  date: 'Data',
  taxPoint: 'Data powstania obowiązku podatkowego',
  due: 'Termin płatności',
  consultation: 'Konsultacja',
  order: 'Zamówienie',
  credits: 'Dotyczy',
  replaces: 'Zastępuje',
  purchaseOrder: 'Państwa numer zamówienia',
  vatNumber: 'Państwa numer VAT',
  parts: {
    first: 'Pierwsza połowa zamówienia',
    second: 'Druga połowa zamówienia',
    whole: 'Całe zamówienie',
    extra: 'Usługa dodatkowa',
  },
  partial: {
    first: 'Część pierwszej połowy zamówienia',
    second: 'Część drugiej połowy zamówienia',
    whole: 'Część całego zamówienia',
    extra: 'Część usługi dodatkowej',
  },
  surplus: 'Płatność, która nie była należna, przechowywana do czasu zwrotu',
  partOfPrice: 'Część ceny: {what}',
  treatments: {
    standard: 'VAT {rate}',
    zero: 'stawka zerowa, VAT 0%',
    exempt: 'zwolnione z VAT',
    outside: 'nie podlega brytyjskiemu VAT',
    disbursement: 'wydatki w imieniu klienta, po kosztach',
  },
  total: {
    credited: 'Skorygowano',
    request: 'Do zapłaty',
    refunded: { card: 'Zwrócono na kartę, którą dokonano płatności', transfer: 'Zwrócono przelewem' },
    paid: { card: 'Zapłacono kartą {day}', transfer: 'Zapłacono przelewem {day}' },
  },
  columns: { what: 'Opis', amount: 'Kwota', net: 'Netto', vat: 'VAT', total: 'Razem' },
  halves: { first: 'Druga połowa, płatna przy dostawie', second: 'Pierwsza połowa, zapłacona wcześniej' },
  vat: 'VAT',
  whole: { taxed: 'Całe zamówienie, z VAT', untaxed: 'Całe zamówienie' },
  price: { taxed: 'Cena, z VAT', untaxed: 'Cena' },
  next: {
    corrected: 'Ten dokument koryguje treść wcześniejszego. Żadne pieniądze nie są płacone ani zwracane.',
    request: 'Gdy tylko płatność dotrze, otrzymają Państwo pokwitowanie lub fakturę VAT.',
    refunded: {
      card: 'Pieniądze są w drodze na kartę, którą dokonano płatności. Zaksięgowanie przez bank może potrwać do dziesięciu dni roboczych.',
      transfer: 'Wysyłamy pieniądze przelewem. Może to potrwać do dziesięciu dni roboczych.',
    },
    consultation: 'Link do rozmowy wideo i strona rezerwacji są w naszych e-mailach.',
    surplus: 'Przechowujemy te pieniądze dla Państwa do czasu zwrotu.',
    first: 'Wykonamy pracę i wyślemy e-mail, gdy będzie gotowa. Wtedy należna będzie druga połowa.',
    full: 'Cena z wyceny została w całości zapłacona.',
  },
  noVat: 'Nie naliczono VAT.',
  waived: 'Brakowało {amount}; rezygnujemy z tej kwoty.',
  reason: 'Powód',
  bank: {
    title: 'Rachunek bankowy',
    name: 'Właściciel rachunku',
    sortCode: 'Sort code',
    accountNumber: 'Numer rachunku',
    iban: 'IBAN',
    reference: 'Tytuł przelewu',
  },
  statement: {
    title: 'Zestawienie rozliczeń',
    period: 'Okres',
    moved: 'Płatności i zwroty',
    open: 'Do zapłaty na ostatni dzień',
  },
  orderTitle: 'Zamówienie',
  consultationTitle: 'Konsultacja',
  cover: {
    title: 'Karta przesyłki',
    to: 'Adres wysyłki',
    from: 'Nadawca',
    enclose:
      'Prosimy położyć tę kartę na oryginałach. Prosimy wysłać je przesyłką rejestrowaną i zachować numer, dopóki nie potwierdzimy, że dotarły.',
  },
  page: 'Strona {page} z {pages}',
}
