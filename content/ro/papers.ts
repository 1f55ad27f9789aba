import type * as English from '#content/papers.ts'
import type { Translated } from '#contract/language.ts'

export const PAPER_KINDS: Translated<typeof English.PAPER_KINDS> = {
  receipt: 'Chitanță',
  invoice: 'Factură',
  'credit note': 'Notă de credit',
}

export const DOWNLOAD_WORDS: Translated<typeof English.DOWNLOAD_WORDS> = {
  download: 'Descărcați',
  downloadFile: 'Descărcați {name}',
  busy: 'Se descarcă…',
  failed: 'Fișierul nu a putut fi descărcat. Încercați din nou.',
}

export const PAPER_WORDS: Translated<typeof English.PAPER_WORDS> = {
  titles: {
    receipt: 'Chitanță',
    invoice: 'Factură cu TVA',
    'credit note': 'Notă de credit',
    'payment request': 'Cerere de plată',
  },
  addressed: {
    receipt: 'Primit de la',
    invoice: 'Facturat către',
    'credit note': 'Creditat către',
    'payment request': 'Către',
  },
  headings: {
    receipt: 'Plata',
    invoice: 'Această factură',
    'credit note': 'Această creditare',
    'payment request': 'De plată',
  },
  apart: 'Document proforma. Nu este o factură cu TVA.',
  mark: 'Emblema {name}',
  vatRegistration: 'Număr de înregistrare în scopuri de TVA: {number}',
  number: 'Număr',
  date: 'Data',
  taxPoint: 'Data exigibilității TVA',
  due: 'Termen de plată',
  consultation: 'Consultație',
  order: 'Comandă',
  credits: 'Factura creditată',
  replaces: 'Înlocuiește',
  purchaseOrder: 'Numărul dumneavoastră intern de comandă',
  vatNumber: 'Numărul dumneavoastră de TVA',
  parts: {
    first: 'Prima jumătate a comenzii',
    second: 'A doua jumătate a comenzii',
    whole: 'Întreaga comandă',
    extra: 'Serviciu suplimentar',
  },
  partial: {
    first: 'O parte din prima jumătate a comenzii',
    second: 'O parte din a doua jumătate a comenzii',
    whole: 'O parte din întreaga comandă',
    extra: 'O parte din serviciul suplimentar',
  },
  surplus: 'O plată care nu era datorată, păstrată până la returnare',
  partOfPrice: 'O parte din preț: {what}',
  treatments: {
    standard: 'TVA {rate}',
    zero: 'cota zero, TVA 0\u00a0%',
    exempt: 'scutit de TVA',
    outside: 'în afara sferei TVA din Regatul Unit',
    disbursement: 'cheltuieli în contul clientului, la cost',
  },
  total: {
    credited: 'Creditat',
    request: 'De plată',
    refunded: {
      card: 'Rambursare pe cardul cu care ați plătit',
      transfer: 'Rambursare prin transfer bancar',
    },
    paid: { card: 'Plată cu cardul, {day}', transfer: 'Plată prin transfer bancar, {day}' },
  },
  columns: { what: 'Descriere', amount: 'Sumă', net: 'Net', vat: 'TVA', total: 'Total' },
  halves: { first: 'A doua jumătate, de plătit la livrare', second: 'Prima jumătate, plătită anterior' },
  vat: 'TVA',
  whole: { taxed: 'Întreaga comandă, cu TVA', untaxed: 'Întreaga comandă' },
  price: { taxed: 'Prețul, cu TVA', untaxed: 'Prețul' },
  next: {
    corrected: 'Corectează ce spunea un document anterior. Nu se plătește și nu se returnează nimic.',
    request: 'Primiți chitanța sau factura cu TVA imediat ce ajunge plata dumneavoastră.',
    refunded: {
      card: 'Banii sunt în drum spre cardul cu care ați plătit. Poate dura până la zece zile lucrătoare până când banca îi afișează.',
      transfer: 'Trimitem banii prin transfer bancar. Poate dura până la zece zile lucrătoare până ajung.',
    },
    consultation: 'Linkul video și pagina rezervării se află în e-mailurile noastre.',
    surplus: 'Păstrăm acești bani pentru dumneavoastră până îi returnăm.',
    first: 'Facem lucrarea și vă scriem când este gata. Atunci se plătește a doua jumătate.',
    full: 'Prețul din ofertă este plătit integral.',
  },
  noVat: 'Nu se percepe TVA.',
  waived: 'Au lipsit {amount}; la această sumă renunțăm.',
  reason: 'Motiv',
  bank: {
    title: 'Cont bancar',
    name: 'Titularul contului',
    sortCode: 'Sort code (codul băncii)',
    accountNumber: 'Numărul contului',
    iban: 'IBAN',
    reference: 'Referința plății',
  },
  statement: {
    title: 'Extras de cont',
    period: 'Perioada',
    moved: 'Plăți și rambursări',
    open: 'De plată în ultima zi',
  },
  orderTitle: 'Comanda',
  consultationTitle: 'Consultația',
  cover: {
    title: 'Foaie de însoțire',
    to: 'Trimiteți la',
    from: 'Expeditor',
    enclose:
      'Puneți această foaie deasupra originalelor. Trimiteți-le cu urmărire și păstrați numărul până când vă confirmăm că au ajuns.',
  },
  page: 'Pagina {page} din {pages}',
}
