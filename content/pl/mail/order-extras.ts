import type * as English from '#content/mail/order-extras.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_EXTRA_MAIL: Translated<typeof English.ORDER_EXTRA_MAIL> = {
  offer: {
    subject: '{reference} Usługa dodatkowa do zamówienia: {total}',
    title: 'Usługa dodatkowa do zamówienia',
    preview: '{price}. Gotowe {ready}.',
    text: 'Oto nasza wycena usługi dodatkowej do zamówienia. Do czasu jej zaakceptowania nie mają Państwo z jej tytułu żadnych zobowiązań, a zamówienie tak czy inaczej realizujemy dalej.',
    button: 'Zobacz i zaakceptuj usługę dodatkową',
    pay: 'Po zaakceptowaniu płaci się za nią od razu: {total}. Jeśli mają Państwo pytanie, można je zadać na stronie lub w odpowiedzi na ten e-mail.',
  },
  paid: {
    subject: '{reference} Usługa dodatkowa potwierdzona, otrzymaliśmy {total}',
    title: 'Usługa dodatkowa jest potwierdzona',
    preview: 'Gotowe {ready}.',
    text: 'Dziękujemy. Otrzymaliśmy płatność i usługa dodatkowa jest częścią zamówienia.',
  },
  withdrawn: {
    subject: '{reference} Wycofaliśmy usługę dodatkową do zamówienia',
    title: 'Usługa dodatkowa została wycofana',
    preview: 'Nie mają Państwo z jej tytułu żadnych zobowiązań. Zamówienie realizujemy dalej.',
    text: 'Wycofaliśmy usługę dodatkową na kwotę {total}. Nie mają Państwo z jej tytułu żadnych zobowiązań, a zamówienie realizujemy dalej. Jeśli płatność za nią została już wysłana, zwrócimy ją w całości.',
  },
}
