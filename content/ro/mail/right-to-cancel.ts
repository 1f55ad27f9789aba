import type * as English from '#content/mail/right-to-cancel.ts'
import type { Translated } from '#contract/language.ts'
import { FACTS } from '../facts.ts'

const { consultation, promises } = FACTS

/** Worded after the Romanian text of the model in the consumer rights directive, from which the UK's comes. */
export const RIGHT_TO_CANCEL: Translated<typeof English.RIGHT_TO_CANCEL> = {
  title: 'Dreptul dumneavoastră de retragere',
  begun: 'Ne-ați cerut să începem în perioada dumneavoastră de retragere de {days} zile.',
  formTitle: 'Formular de retragere',
  formHint: 'Trimiteți-l numai dacă doriți să vă retrageți din contract.',
  form: [
    'Către {trader}, {email}',
    'Vă informez/Vă informăm* prin prezenta cu privire la retragerea mea/noastră* din contractul referitor la prestarea următorului serviciu: {service}',
    'Comandat la data de: {day}',
    'Numele consumatorului (consumatorilor):',
    'Adresa consumatorului (consumatorilor):',
    'Semnătura consumatorului (consumatorilor), numai dacă acest formular este notificat pe hârtie:',
    'Data:',
    '*A se elimina mențiunea inutilă',
  ],
  complaint: `Dacă aveți o reclamație, scrieți-ne. Confirmăm primirea ei în cel mult ${promises.complaintAcknowledged} și răspundem în cel mult ${promises.complaintAnswered}.`,
  terms: 'Termenii serviciului (în engleză)',
  order: {
    right:
      'Dacă ați comandat în calitate de consumator, vă puteți retrage din acest contract în {days} zile, fără a preciza motivele: până la sfârșitul zilei de {last}.',
    service: 'comanda {reference}, {service}',
    express:
      'Până la începerea lucrului primiți totul înapoi. Dacă vă retrageți după aceea, plătiți partea de lucrare deja făcută; după ce serviciul a fost prestat integral, dreptul încetează.',
    how: 'Pentru a vă retrage, comunicați-ne acest lucru clar înainte să treacă cele {days} zile: prin e-mail la {email}, prin poștă la {trader} sau cu linkul de mai sus în cel mult o oră de la plată, dacă lucrul nu a început. Puteți folosi formularul de mai jos, dar nu este obligatoriu.',
  },
  booking: {
    right:
      'Dacă ați rezervat în calitate de consumator, vă puteți retrage din acest contract în {days} zile, fără a preciza motivele: până la sfârșitul zilei de {last}.',
    service: 'consultația {reference}, {when}',
    express:
      'Până la începerea consultației primiți totul înapoi. Dacă vă retrageți în timp ce are loc, plătiți partea care a avut loc; după ce a avut loc integral, dreptul încetează.',
    how: `Pentru a vă retrage, comunicați-ne acest lucru clar înainte să treacă cele {days} zile: prin e-mail la {email}, prin poștă la {trader} sau cu linkul de mai sus, cu cel puțin ${consultation.cancelNotice} înainte de consultație. Puteți folosi formularul de mai jos, dar nu este obligatoriu.`,
  },
  refund: {
    card: 'Vă rambursăm suma în 14 zile de la primirea comunicării dumneavoastră, pe cardul cu care ați plătit, fără niciun cost pentru aceasta.',
    transfer:
      'Vă rambursăm suma în 14 zile de la primirea comunicării dumneavoastră, în contul din care ați plătit, fără niciun cost pentru aceasta.',
  },
}
