import type * as English from '#content/order-later.ts'
import type { Translated } from '#contract/language.ts'

export const ENDED_WORDS: Translated<typeof English.ENDED_WORDS> = {
  kept: 'Suma păstrată',
  back: 'Rambursarea dumneavoastră',
  reason: 'Motiv',
  earlier: 'Comenzi anterioare ale acestei cereri',
  order: 'Comanda {number}: {state}, {total}',
  states: {
    offered: 'ofertă trimisă',
    expired: 'expirată',
    withdrawn: 'retrasă',
    accepted: 'acceptată',
    half_paid: 'prima jumătate plătită',
    in_progress: 'în lucru',
    delivered: 'livrată',
    completed: 'finalizată',
    cancelled: 'anulată',
    refunded: 'rambursată',
    ended: 'încheiată',
  },
}

export const CANCEL_WORDS: Translated<typeof English.CANCEL_WORDS> = {
  until:
    'Puteți anula până la {time}, ora Regatului Unit, și primiți toată suma înapoi, dacă nu am început lucrul.',
  left: {
    one: 'a mai rămas {count} minut',
    few: 'au mai rămas {count} minute',
    other: 'au mai rămas {count} de minute',
  },
  button: 'Anulați această comandă',
  title: 'Anulați această comandă?',
  text: 'Nu începem lucrul și vă rambursăm tot ce ați plătit.',
  confirm: 'Da, anulați comanda',
  busy: 'Se anulează…',
  keep: 'Păstrați comanda',
}

export const WORK_WORDS: Translated<typeof English.WORK_WORDS> = {
  moved: 'Data anterioară',
  files: 'Mai aveți un document pentru noi? {link}',
  filesLink: 'Adăugați-l mai jos',
}

export const NEEDED_WORDS: Translated<typeof English.NEEDED_WORDS> = {
  ask: 'De ce avem nevoie',
  about: 'Documentul trimis de dumneavoastră: {name}',
  answer: 'Sau răspundeți în scris',
  answerLabel: 'Răspunsul dumneavoastră',
  answerSend: 'Trimiteți răspunsul',
  draft: 'O versiune preliminară de verificat',
  spelling: 'Am verificat versiunea preliminară. Toate numele, datele și numerele sunt scrise corect.',
  spellingMissing: 'Verificați mai întâi versiunea preliminară și bifați această casetă',
  approve: 'Aprobați versiunea preliminară',
  busy: 'Un moment…',
  changes: 'Cereți modificări',
  changesLabel: 'Ce trebuie modificat?',
  changesSend: 'Trimiteți modificările',
  rounds: {
    one: 'Prețul mai include o rundă de modificări.',
    few: 'Prețul mai include {count} runde de modificări.',
    other: 'Prețul mai include {count} de runde de modificări.',
  },
  noRounds:
    'Ați folosit toate rundele de modificări incluse în preț. Dacă încă este ceva greșit, scrieți-ne mai jos.',
  thanks: 'Vă mulțumim. Am primit răspunsul dumneavoastră.',
  thanksReady:
    'Vă mulțumim. Am primit răspunsul dumneavoastră și lucrăm din nou la comandă. Va fi gata {ready}.',
}

export const DELIVERY_WORDS: Translated<typeof English.DELIVERY_WORDS> = {
  title: 'Ce am livrat',
  handedOver: 'Livrat pe {date}',
  parcel: 'Trimis cu {carrier}, număr de urmărire {tracking}',
  tracking: 'Număr de urmărire {tracking}',
  copyTracking: 'Copiați numărul',
  digest: 'Amprentă digitală (SHA-256)',
  documents: 'Documente livrate',
  replaced: 'Înlocuit pe {date}: folosiți documentul nou',
  takenBack: 'Retras pe {date}',
  locked: 'Se deschide după plata celei de-a doua jumătăți',
  verify: 'Oricine primește un document de la dumneavoastră poate verifica dacă este al nostru: {link}.',
  verifyLink: 'verificați un document',
  howChecked: 'Cum poate fi verificat de alții',
}

export const ORIGINALS_WORDS: Translated<typeof English.ORIGINALS_WORDS> = {
  title: 'Originalele dumneavoastră',
  arrived: 'La noi din {date}',
  sentBack: 'Trimis înapoi pe {date}',
  posting: 'Ne trimiteți un original prin poștă?',
  enclose:
    'Tipăriți această foaie și puneți-o deasupra, ca să știm al cui este. Vă anunțăm când ajunge și când îl trimitem înapoi.',
  cover: 'Descărcați foaia de însoțire',
}

export const ADDRESS_WORDS: Translated<typeof English.ADDRESS_WORDS> = {
  title: 'Unde expediem documentele finalizate',
  change: 'Schimbați adresa',
  save: 'Salvați adresa',
  busy: 'Se salvează…',
}

export const EXTRA_WORDS: Translated<typeof English.EXTRA_WORDS> = {
  title: 'Un serviciu suplimentar la comandă',
  lead: 'Nu datorați nimic pentru el până nu îl acceptați.',
  table: { offered: 'Serviciul suplimentar', paid: 'Serviciu suplimentar, plătit' },
}

export const REVIEW_WORDS: Translated<typeof English.REVIEW_WORDS> = {
  title: 'Le spuneți și altora?',
  text: 'Un rând sau două pe {site} îi ajută pe cei care au nevoie de același lucru. Nu putem modifica ce scrieți acolo.',
  link: 'Scrieți o recenzie',
  newTab: '(se deschide într-o filă nouă)',
}

export const TRANSFER_WORDS: Translated<typeof English.TRANSFER_WORDS> = {
  title: 'Transfer bancar',
  text: 'Folosiți exact această referință, ca să putem identifica plata.',
  amount: 'Sumă',
  reference: 'Referință',
  name: 'Titularul contului',
  sortCode: 'Sort code (codul băncii)',
  accountNumber: 'Numărul contului',
  iban: 'IBAN',
  copy: {
    reference: 'Copiați referința',
    sortCode: 'Copiați sort code',
    accountNumber: 'Copiați numărul contului',
    iban: 'Copiați IBAN-ul',
  },
  request: 'Descărcați cererea de plată',
  card: 'Plătiți cu cardul: {amount}',
}

export const PAYMENT_WORDS: Translated<typeof English.PAYMENT_WORDS> = {
  title: 'Plăți, chitanțe și facturi',
  parts: {
    first: 'Prima jumătate',
    second: 'A doua jumătate',
    whole: 'Prețul integral',
    extra: 'Serviciu suplimentar',
  },
  surplus: 'Nedatorat',
  refunded: 'rambursare: {amount}',
  methods: { card: 'cu cardul', transfer: 'prin transfer bancar' },
  paid: {
    card: '{date}, cu cardul',
    transfer: '{date}, prin transfer bancar',
  },
  states: {
    none: 'Plătit',
    due: 'În curs de rambursare',
    made: 'Rambursat',
    failed: 'În curs de rambursare',
  },
  refund: {
    card: 'Rambursările se fac pe cardul cu care ați plătit; poate dura până la zece zile lucrătoare până când banca le afișează.',
    transfer: 'Rambursările transferurilor bancare se fac în contul din care au venit banii.',
  },
}
