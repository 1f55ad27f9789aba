import type * as English from '#content/mail/order-money.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_MONEY_MAIL: Translated<typeof English.ORDER_MONEY_MAIL> = {
  partPaid: {
    subject: '{reference} Otrzymaliśmy {amount}',
    subjectMissing: '{reference} Otrzymaliśmy {amount}: brakuje {missing}',
    title: 'Otrzymaliśmy płatność',
    titleMissing: 'Brakuje {missing}',
    preview: 'Otrzymaliśmy {amount}.',
    previewMissing: 'Prosimy przelać resztę: {missing}.',
    text: {
      first: 'Dziękujemy. Otrzymaliśmy {amount} na poczet pierwszej połowy.',
      second: 'Dziękujemy. Otrzymaliśmy {amount} na poczet drugiej połowy.',
      whole: 'Dziękujemy. Otrzymaliśmy {amount} na poczet pełnej ceny.',
      extra: 'Dziękujemy. Otrzymaliśmy {amount} na poczet usługi dodatkowej.',
    },
    missing: 'Brakuje {missing}: banki czasem potrącają opłaty. Prosimy przelać resztę na ten sam rachunek.',
  },
  corrected: {
    subject: '{reference} Skorygowane pokwitowanie lub faktura',
    title: 'Skorygowaliśmy pokwitowanie lub fakturę',
    preview: 'Kwota do zapłaty się nie zmienia.',
    text: 'Poprawiliśmy to, co było błędne. Nota kredytowa unieważnia wcześniejszy dokument, a nowy go zastępuje. Kwota do zapłaty się nie zmienia.',
  },
  statement: {
    subject: '{reference} Zestawienie rozliczeń',
    title: 'Zestawienie rozliczeń',
    text: 'Obejmuje płatności i zwroty od {from} do {to}. Do zapłaty na ostatni dzień: {amount}.',
  },
  together: {
    subject: '{reference} Otrzymaliśmy {amount} za kilka zamówień',
    text: 'Dziękujemy. Przelew na kwotę {amount} opłaca poniższe zamówienia. Każde ma własne pokwitowanie lub fakturę.',
  },
  balancePaid: {
    subject: '{reference} Otrzymaliśmy {amount}',
    title: 'Zamówienie jest w całości opłacone',
    preview: 'Otrzymaliśmy {amount}.',
    text: 'Dziękujemy. Otrzymaliśmy {amount} i zamówienie jest w całości opłacone.',
    open: 'Gotowe dokumenty będzie można otworzyć, gdy tylko je dostarczymy.',
    extra: 'Do zapłaty pozostaje usługa dodatkowa: {missing}.',
    openLater: 'Gotowe dokumenty będzie można otworzyć, gdy wszystko zostanie dostarczone i opłacone.',
  },
  refundDue: {
    subject: '{reference} Zwracamy {amount}',
    title: 'Zwracamy część płatności',
    preview: '{amount} z zapłaconej kwoty.',
    text: {
      card: 'Zwracamy {amount} z zapłaconej kwoty na kartę, którą dokonano płatności; zaksięgowanie przez bank może potrwać do dziesięciu dni roboczych.',
      transfer: 'Zwracamy {amount} z zapłaconej kwoty przelewem na rachunek, z którego wpłynęły pieniądze.',
      both: 'Zwracamy {amount} z zapłaconej kwoty tą samą drogą: na kartę, którą dokonano płatności (zaksięgowanie przez bank może potrwać do dziesięciu dni roboczych), lub przelewem na rachunek, z którego wpłynęły pieniądze.',
    },
  },
  ended: {
    subject: '{reference} Zamówienie zostało zakończone przed czasem',
    subjectRefund: '{reference} Zamówienie zostało zakończone przed czasem: zwracamy {amount}',
    title: 'Zamówienie zostało zakończone przed czasem',
    preview: 'Zwracamy {amount}.',
    text: 'Zakończyliśmy zamówienie i nie pracujemy już nad nim. Nic więcej nie trzeba płacić.',
    refund: {
      card: 'Zwracamy {amount} na kartę, którą dokonano płatności; zaksięgowanie przez bank może potrwać do dziesięciu dni roboczych.',
      transfer: 'Zwracamy {amount} przelewem na rachunek, z którego wpłynęły pieniądze.',
      both: 'Zwracamy {amount} tą samą drogą: na kartę, którą dokonano płatności (zaksięgowanie przez bank może potrwać do dziesięciu dni roboczych), lub przelewem na rachunek, z którego wpłynęły pieniądze.',
    },
    keep: 'Zatrzymujemy {amount}.',
    kept: 'Zatrzymujemy',
    disagree: 'Jeśli się Państwo z tym nie zgadzają',
    disagreeText:
      'Prosimy odpowiedzieć na ten e-mail i podać powód. Nie narusza to Państwa ustawowych praw, które opisuje potwierdzenie zamówienia.',
  },
}
