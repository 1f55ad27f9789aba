import type * as English from '#content/mail/order-ends.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_ENDS_MAIL: Translated<typeof English.ORDER_ENDS_MAIL> = {
  refunding: 'Zwracamy {amount}.',
  cancelled: {
    subject: '{reference} Zamówienie zostało anulowane',
    title: 'Zamówienie zostało anulowane',
    text: 'Zamówienie zostało przez Państwa anulowane.',
    creditNote: 'Gdy zwrot zostanie wykonany, wyślemy notę kredytową.',
    notYou: 'Jeśli to nie Państwo je anulowali, prosimy dać nam znać, odpowiadając na ten e-mail.',
  },
  refunded: {
    subject: '{reference} Zwrot kwoty {amount}',
    title: 'Zwrot jest w drodze',
    preview: {
      card: '{amount}, na kartę, którą dokonano płatności.',
      transfer: '{amount}, przelewem.',
    },
    text: {
      card: 'Zwróciliśmy {amount} na użytą kartę. Zaksięgowanie przez bank może potrwać do dziesięciu dni roboczych.',
      transfer: 'Zwróciliśmy {amount} przelewem.',
    },
  },
  declined: {
    subject: '{reference} Nie możemy zrealizować zamówienia i zwracamy całą kwotę',
    title: 'Nie możemy zrealizować zamówienia',
    text: 'Przepraszamy, nie możemy zrealizować zamówienia.',
  },
  withdrawn: {
    subject: '{reference} Wycofaliśmy wycenę',
    title: 'Nasza wycena została wycofana',
    preview: 'Nie mają Państwo żadnych zobowiązań.',
    text: 'Wycofaliśmy wycenę na kwotę {amount}. Nie można jej już zaakceptować i nie mają Państwo żadnych zobowiązań. Jeśli płatność została już wysłana, zwrócimy ją w całości.',
  },
  surplus: {
    subject: '{reference} Zwracamy płatność w kwocie {amount}',
    title: 'Zwracamy płatność',
    text: 'Otrzymaliśmy płatność w kwocie {amount} i zwracamy ją.',
    reasons: {
      paid: {
        first: 'Pierwsza połowa ceny była już zapłacona.',
        second: 'Druga połowa ceny była już zapłacona.',
        whole: 'Pełna cena była już zapłacona.',
        extra: 'Usługa dodatkowa była już opłacona.',
      },
      amount: 'Do zapłaty była inna kwota. Na stronie zamówienia widać, ile pozostało do zapłaty.',
      closed: 'Wycena nie była już aktualna.',
      extra: 'Wycena usługi dodatkowej nie była już aktualna.',
      ended: 'Zamówienie było już zakończone.',
    },
  },
}
