import type * as English from '#content/mail/order-extras.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_EXTRA_MAIL: Translated<typeof English.ORDER_EXTRA_MAIL> = {
  offer: {
    subject: '{reference} Un serviciu suplimentar la comandă: {total}',
    title: 'Un serviciu suplimentar la comandă',
    preview: '{price}. Livrare {ready}.',
    text: 'Aceasta este oferta noastră pentru un serviciu suplimentar la comanda dumneavoastră. Nu datorați nimic pentru el până nu îl acceptați, iar comanda continuă în orice caz.',
    button: 'Vedeți serviciul suplimentar și acceptați-l',
    pay: 'Dacă îl acceptați, îl plătiți imediat: {total}. Dacă aveți o întrebare, puneți-o pe pagină sau răspundeți la acest e-mail.',
  },
  paid: {
    subject: '{reference} Serviciul suplimentar este confirmat: am primit {total}',
    title: 'Serviciul suplimentar este confirmat',
    preview: 'Livrare {ready}.',
    text: 'Vă mulțumim. Am primit plata dumneavoastră, iar serviciul suplimentar face parte din comandă.',
  },
  withdrawn: {
    subject: '{reference} Am retras un serviciu suplimentar la comandă',
    title: 'Un serviciu suplimentar a fost retras',
    preview: 'Nu datorați nimic pentru el. Comanda continuă.',
    text: 'Am retras serviciul suplimentar de {total}. Nu datorați nimic pentru el, iar comanda continuă. Dacă ați trimis deja o plată pentru el, o rambursăm integral.',
  },
}
