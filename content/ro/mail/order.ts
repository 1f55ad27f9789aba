import type * as English from '#content/mail/order.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_MAIL: Translated<typeof English.ORDER_MAIL> = {
  whyRequest:
    'V-am trimis acest mesaj pentru că de la această adresă ni s-a cerut o ofertă. Dacă nu ați fost dumneavoastră, răspundeți și spuneți-ne.',
  whyOrder:
    'V-am trimis acest mesaj pentru că s-a făcut o comandă cu această adresă. Dacă nu ați fost dumneavoastră, răspundeți și spuneți-ne.',
  terms: 'Termenii serviciului (în engleză)',
  service: 'Serviciu',
  reason: 'Motiv',
  refund: 'Rambursare',
  openUntil: 'Data limită de acceptare',
  next: 'Ce urmează',
  seeOrder: 'Vedeți comanda',
  seeRequest: 'Vedeți cererea',
  questions: 'Dacă aveți întrebări, răspundeți la acest e-mail.',
  nothingToPay: 'Nu mai aveți nimic de plată.',
  paidAll: 'Totul este plătit.',
  waitForCreditNote:
    'Nu trebuie să faceți nimic. Vă trimitem o notă de credit după ce rambursarea este făcută.',
  endOf: 'sfârșitul zilei de {day}',

  vat: 'TVA {rate}',
  vatWithin: 'TVA {rate}, inclusă în total',
  total: { taxed: 'Total, cu TVA', untaxed: 'Total. Nu se percepe TVA' },
  price: { taxed: '{amount}, cu TVA', untaxed: '{amount}, nu se percepe TVA' },

  paid: {
    card: '{part}, plată cu cardul {day}',
    transfer: '{part}, plată prin transfer bancar {day}',
  },
  refunds: {
    none: '{payment}',
    due: '{payment}, rambursare în curs',
    made: '{payment}, rambursare efectuată',
    failed: '{payment}, încă nerambursată',
  },
  partRefunded: '{payment}, din care rambursare: {amount}',
  waived: 'Sumă la care renunțăm',
  due: { now: '{part}, de plătit acum', later: '{part}, de plătit la livrare' },
  left: 'Rest de plată',

  transfer: {
    amount: 'Sumă',
    reference: 'Referința plății',
    name: 'Titularul contului',
    sortCode: 'Sort code (codul băncii)',
    accountNumber: 'Numărul contului',
    iban: 'IBAN',
    arrives: 'Data limită de sosire',
    check:
      'Menționați referința, ca să vă putem găsi plata. Dacă un mesaj vă dă vreodată alte date bancare, întrebați-ne înainte să plătiți.',
    ask: 'Răspundeți la acest e-mail și vă trimitem datele noastre bancare.',
  },

  invoiceTo: 'Facturat către',
  purchaseOrder: 'Numărul dumneavoastră intern de comandă',
  vatNumber: 'Numărul de TVA',
  postTo: 'Adresa de expediere',
}

export const ORDER_CONTRACT_MAIL: Translated<typeof English.ORDER_CONTRACT_MAIL> = {
  seeQuote: 'Vedeți oferta și acceptați-o',
  offer: {
    subject: '{reference} Oferta noastră: {total}',
    title: 'Oferta noastră',
    preview: '{price}. Livrare {ready}.',
    text: 'Aceasta este oferta noastră pentru cererea dumneavoastră. Nu datorați nimic până nu o acceptați.',
    replaces: 'Ea înlocuiește oferta trimisă anterior.',
    byPost: 'Prin poștă',
    toAddress: 'la adresa pe care o dați la acceptare',
    next: [
      'Acceptați oferta pe acea pagină până la {end} și plătiți prima jumătate, {first}.',
      'Începem lucrul. Timp de o oră de la plată puteți anula și primiți toată suma înapoi, dacă nu am început.',
      'Livrăm {ready}, iar dumneavoastră plătiți a doua jumătate, {second}.',
    ],
    questions: 'Dacă aveți o întrebare, puneți-o pe pagină sau răspundeți la acest e-mail.',
  },
  reminder: {
    subject: '{reference} Memento: oferta noastră de {total}',
    title: 'Oferta noastră expiră în curând',
    preview: '{price}. Ofertă valabilă până la {end}.',
    text: 'Oferta noastră este valabilă până la {end}. Dacă mai aveți nevoie de lucrare, acceptați-o înainte. Dacă nu, nu trebuie să faceți nimic.',
    price: 'Preț',
    halves:
      'Plătiți jumătate la acceptare, {first}, și jumătate la livrare. Dacă doriți să schimbați ceva, răspundeți și spuneți-ne.',
  },
  transfer: {
    subject: '{reference} Vă rugăm să transferați {amount}',
    titles: {
      first: 'Cum plătiți prima jumătate',
      second: 'Cum plătiți a doua jumătate',
      whole: 'Cum plătiți prețul integral',
      extra: 'Cum plătiți serviciul suplimentar',
    },
    preview: '{amount}, cu referința {reference}.',
    accepted: 'Vă mulțumim că ați acceptat oferta noastră.',
    please: {
      first: 'Vă rugăm să transferați prima jumătate, {amount}, în acest cont.',
      second: 'Vă rugăm să transferați a doua jumătate, {amount}, în acest cont.',
      whole: 'Vă rugăm să transferați prețul integral, {amount}, în acest cont.',
      extra: 'Vă rugăm să transferați prețul serviciului suplimentar, {amount}, în acest cont.',
    },
    start: 'Începem după ce sosește.',
    receipt:
      'Băncile pot avea nevoie de o zi sau două. Vă trimitem chitanța prin e-mail după ce sosește plata.',
    confirm: 'Când plata dumneavoastră sosește, vă confirmăm comanda prin e-mail.',
    moves: 'Dacă sosește după {day}, ziua livrării se amână corespunzător.',
    cancel: 'Timp de o oră după aceea puteți anula și primiți toată suma înapoi, dacă nu am început.',
    deliver: 'Livrăm {ready}.',
    second: 'Plătiți a doua jumătate, {amount}, la livrare.',
    ordered: 'Ce ați comandat',
  },
  firstDue: {
    subject: '{reference} Transferul dumneavoastră de {amount} nu a sosit încă',
    title: 'Transferul dumneavoastră nu a sosit încă',
    text: 'Transferul dumneavoastră bancar de {amount} nu a ajuns încă la noi. Începem după ce sosește. Dacă l-ați făcut în ultimele zile, nu trebuie să faceți nimic. Păstrăm comanda deschisă până {day}.',
    changed: 'Dacă v-ați răzgândit, nu datorați nimic. Răspundeți și spuneți-ne.',
    rest: 'Începem după ce sosește. Dacă l-ați transferat în ultimele zile, nu trebuie să faceți nimic.',
    changedRest: 'Dacă v-ați răzgândit, răspundeți și spuneți-ne. Vă rambursăm ce ați plătit.',
  },
  unpaid: {
    subject: '{reference} Nu am primit transferul dumneavoastră de {amount}',
    title: 'Transferul dumneavoastră nu a sosit',
    preview: 'Dacă l-ați făcut, răspundeți și spuneți-ne.',
    text: 'Nu am primit transferul dumneavoastră bancar de {amount} și nu am început. Nu datorați nimic. Dacă l-ați făcut, răspundeți și spuneți-ne când, iar noi îl căutăm.',
    open: 'Puteți încă accepta oferta noastră până la {end}.',
    over: 'Oferta noastră nu mai poate fi acceptată. Dacă mai aveți nevoie de lucrare, răspundeți și vă trimitem una nouă.',
    seeQuote: 'Vedeți oferta',
  },
  paid: {
    subject: '{reference} Comanda dumneavoastră este confirmată: am primit {amount}',
    title: 'Comanda dumneavoastră este confirmată',
    preview: 'Am primit {amount}. Livrare {ready}.',
    first:
      'Vă mulțumim. Am primit prima jumătate a prețului, {amount}, iar comanda dumneavoastră este confirmată.',
    whole: 'Vă mulțumim. Am primit prețul integral, {amount}, iar comanda dumneavoastră este confirmată.',
    orderedOn: 'Data comenzii',
    suppliedBy: 'Prestatorul serviciului',
    cancel: 'Puteți anula pe acea pagină până {end} și primiți toată suma înapoi, dacă nu am început.',
    next: [
      'Vă anunțăm când începem. Dacă avem o întrebare, vă scriem, iar dumneavoastră puteți răspunde pe pagina dumneavoastră.',
      'Livrăm {ready} și vă scriem.',
    ],
    second: 'Plătiți a doua jumătate, {amount}, la livrare.',
    agreed: 'Ce am convenit',
    rules: [
      'Jumătate din preț se plătește în avans, jumătate la livrare.',
      'Puteți anula în cel mult o oră de la plată și primiți toți banii înapoi, dacă lucrul nu a început.',
      'După ce lucrul a început, nu se mai rambursează nimic.',
      'Dacă nu putem onora comanda, primiți toată suma înapoi.',
    ],
    consumer:
      'Dacă ați comandat în calitate de consumator, drepturile de mai jos prevalează ori de câte ori diferă de aceste reguli.',
  },
}

export const ORDER_PAYMENT: Translated<typeof English.ORDER_PAYMENT> = {
  first: 'Prima jumătate a prețului',
  second: 'A doua jumătate a prețului',
  whole: 'Prețul',
  extra: 'Serviciu suplimentar',
  order: 'Comanda {reference}',
}
