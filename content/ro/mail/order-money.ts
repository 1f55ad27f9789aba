import type * as English from '#content/mail/order-money.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_MONEY_MAIL: Translated<typeof English.ORDER_MONEY_MAIL> = {
  partPaid: {
    subject: '{reference} Am primit {amount}',
    subjectMissing: '{reference} Am primit {amount}: lipsesc {missing}',
    title: 'Am primit plata dumneavoastră',
    titleMissing: 'Lipsesc {missing}',
    preview: 'Am primit {amount}.',
    previewMissing: 'Vă rugăm să transferați restul: {missing}.',
    text: {
      first: 'Vă mulțumim. Am primit {amount} pentru prima jumătate.',
      second: 'Vă mulțumim. Am primit {amount} pentru a doua jumătate.',
      whole: 'Vă mulțumim. Am primit {amount} pentru prețul integral.',
      extra: 'Vă mulțumim. Am primit {amount} pentru serviciul suplimentar.',
    },
    missing:
      'Lipsesc {missing}: băncile rețin uneori comisioane. Vă rugăm să transferați restul în același cont.',
  },
  corrected: {
    subject: '{reference} Chitanța sau factura dumneavoastră corectată',
    title: 'Am corectat chitanța sau factura dumneavoastră',
    preview: 'Suma pe care o plătiți nu se schimbă.',
    text: 'Am corectat ce era greșit. Nota de credit anulează documentul anterior, iar cel nou îl înlocuiește. Suma pe care o plătiți nu se schimbă.',
  },
  statement: {
    subject: '{reference} Extrasul dumneavoastră de cont',
    title: 'Extrasul dumneavoastră de cont',
    text: 'Cuprinde ce ați plătit și ce am rambursat între {from} și {to}. De plată în ultima zi: {amount}.',
  },
  together: {
    subject: '{reference} Am primit {amount} pentru mai multe comenzi',
    text: 'Vă mulțumim. Transferul dumneavoastră de {amount} achită comenzile de mai jos. Fiecare are propria chitanță sau factură.',
  },
  balancePaid: {
    subject: '{reference} Am primit {amount}',
    title: 'Comanda dumneavoastră este plătită integral',
    preview: 'Am primit {amount}.',
    text: 'Vă mulțumim. Am primit {amount}, iar comanda dumneavoastră este plătită integral.',
    open: 'Puteți deschide documentele finalizate imediat ce le livrăm.',
    extra: 'Mai este de plătit serviciul suplimentar: {missing}.',
    openLater: 'Puteți deschide documentele finalizate după ce totul este livrat și plătit.',
  },
  refundDue: {
    subject: '{reference} Vă rambursăm {amount}',
    title: 'Vă rambursăm o parte din plată',
    preview: '{amount} din ce ați plătit.',
    text: {
      card: 'Vă rambursăm {amount} din ce ați plătit, pe cardul cu care ați plătit; poate dura până la zece zile lucrătoare până când banca afișează suma.',
      transfer:
        'Vă rambursăm {amount} din ce ați plătit, prin transfer bancar, în contul din care a venit suma.',
      both: 'Vă rambursăm {amount} din ce ați plătit, pe calea pe care a venit: pe cardul cu care ați plătit (poate dura până la zece zile lucrătoare până când banca afișează suma) sau prin transfer bancar, în contul din care a venit.',
    },
  },
  ended: {
    subject: '{reference} Comanda dumneavoastră s-a încheiat',
    subjectRefund: '{reference} Comanda dumneavoastră s-a încheiat: vă rambursăm {amount}',
    title: 'Comanda dumneavoastră s-a încheiat',
    preview: 'Vă rambursăm {amount}.',
    text: 'Am încheiat comanda dumneavoastră și nu mai lucrăm la ea. Nu mai aveți nimic de plată.',
    refund: {
      card: 'Vă rambursăm {amount} pe cardul cu care ați plătit; poate dura până la zece zile lucrătoare până când banca afișează suma.',
      transfer: 'Vă rambursăm {amount} prin transfer bancar, în contul din care a venit suma.',
      both: 'Vă rambursăm {amount} pe calea pe care a venit suma: pe cardul cu care ați plătit (poate dura până la zece zile lucrătoare până când banca o afișează) sau prin transfer bancar, în contul din care a venit.',
    },
    keep: 'Păstrăm {amount}.',
    kept: 'Suma păstrată',
    disagree: 'Dacă nu sunteți de acord',
    disagreeText:
      'Răspundeți la acest e-mail și spuneți-ne de ce. Aceasta nu afectează drepturile dumneavoastră legale, care se găsesc în confirmarea comenzii.',
  },
}
