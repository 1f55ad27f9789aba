import type * as English from '#content/mail/order-ends.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_ENDS_MAIL: Translated<typeof English.ORDER_ENDS_MAIL> = {
  refunding: 'Vă rambursăm {amount}.',
  cancelled: {
    subject: '{reference} Comanda dumneavoastră a fost anulată',
    title: 'Comanda dumneavoastră a fost anulată',
    text: 'Ați anulat comanda.',
    creditNote: 'Vă trimitem o notă de credit după ce rambursarea este făcută.',
    notYou: 'Dacă nu ați anulat-o dumneavoastră, răspundeți și spuneți-ne.',
  },
  refunded: {
    subject: '{reference} Rambursarea dumneavoastră: {amount}',
    title: 'Rambursarea este pe drum',
    preview: {
      card: '{amount}, pe cardul cu care ați plătit.',
      transfer: '{amount}, prin transfer bancar.',
    },
    text: {
      card: 'Am rambursat {amount} pe cardul pe care l-ați folosit. Poate dura până la zece zile lucrătoare până când banca afișează suma.',
      transfer: 'Am returnat {amount} prin transfer bancar.',
    },
  },
  declined: {
    subject: '{reference} Nu putem onora comanda și vă rambursăm toată suma',
    title: 'Nu putem onora comanda',
    text: 'Ne pare rău: nu putem onora comanda dumneavoastră.',
  },
  withdrawn: {
    subject: '{reference} Am retras oferta noastră',
    title: 'Oferta noastră a fost retrasă',
    preview: 'Nu datorați nimic.',
    text: 'Am retras oferta noastră de {amount}. Nu o mai puteți accepta și nu datorați nimic. Dacă ați trimis deja o plată, o rambursăm integral.',
  },
  surplus: {
    subject: '{reference} Vă rambursăm plata de {amount}',
    title: 'Vă rambursăm o plată',
    text: 'Am primit o plată de {amount} și v-o rambursăm.',
    reasons: {
      paid: {
        first: 'Prima jumătate a prețului fusese deja plătită.',
        second: 'A doua jumătate a prețului fusese deja plătită.',
        whole: 'Prețul integral fusese deja plătit.',
        extra: 'Serviciul suplimentar fusese deja plătit.',
      },
      amount: 'Suma de plată era alta. Pagina dumneavoastră arată ce mai este de plătit.',
      closed: 'Oferta nu mai era valabilă.',
      extra: 'Serviciul suplimentar nu mai era disponibil.',
      ended: 'Comanda se încheiase.',
    },
  },
}
