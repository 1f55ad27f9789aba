import { BOOKS, type Treatment } from '#content/books.ts'
import { addressLines } from '#contract/billing.ts'
import { fill } from '#contract/language.ts'
import { csvLine } from '#contract/text.ts'
import { decimal, isSupply, type MoneyRow } from './money.ts'

/** The table of all money in our own columns, and in those that accounting programs import. */

const british = (day: string) => day.split('-').reverse().join('/')

const text = (value: string | number | null) => String(value ?? '')

const PARTS: Record<string, string> = {
  first: 'First half',
  second: 'Second half',
  whole: 'Payment',
  extra: 'Extra work',
}

/** 'First half, order SQ-7K4M-2XPD: Certified translation of a birth certificate; Apostille' */
const describe = ({ kind, corrects, part, about, reference, what }: MoneyRow) =>
  `${kind === 'refund' ? (corrects ? 'Correction' : 'Refund') : (PARTS[part ?? ''] ?? 'Payment')}, ${about} ${reference}: ${what}`

/** Where a program books it, and at which rate. */
function bookedIn(
  program: keyof typeof BOOKS,
  { treatment, rate }: MoneyRow,
  percent: (rate: number) => string,
): [account: string, tax: string] {
  const [account, tax] = BOOKS[program][treatment as Treatment] as [string, string]
  return [account, fill(tax, { rate: percent((rate ?? 0) / 100) })]
}

/** Programs take contacts of one name for one: the address tells customers apart. */
const contact = ({ customer, email }: MoneyRow) => (email ? `${text(customer)} (${email})` : text(customer))

type Shape = {
  /** What its first line names; none where a program wants none. */
  head?: readonly string[]
  lines: (row: MoneyRow) => string[][]
}

const OWN = {
  head: [
    ...['date', 'kind', 'about', 'reference', 'customer', 'country', 'vat number', 'part', 'method'],
    ...['currency', 'treatment', 'rate', 'net', 'vat', 'gross', 'paper', 'credits', 'payment', 'fee'],
    ...['fee currency', 'payout', 'payout date', 'dispute', 'email', 'address', 'sold', 'corrects'],
  ],
  lines: (row: MoneyRow) => [
    [
      ...[row.day, row.kind, row.about, row.reference, row.customer, row.country, row.vat_number].map(text),
      ...[row.part, row.method, row.currency, row.treatment, row.rate === null ? '' : row.rate / 100].map(
        text,
      ),
      ...[decimal(row.net), decimal(row.vat), decimal(row.net + row.vat)],
      ...[row.paper, row.credits, row.payment, row.fee === null ? '' : decimal(row.fee)].map(text),
      ...[row.fee === null ? '' : row.fee_currency, row.payout, row.payout_on, row.dispute].map(text),
      ...[row.email, row.address, row.what, row.corrects].map(text),
    ],
  ],
} satisfies Shape

/** SalesInvoiceTemplate.csv of Xero. Amounts are without VAT; credit notes are invoices below nothing. */
const XERO = {
  head: [
    ...['*ContactName', 'EmailAddress', 'POAddressLine1', 'POAddressLine2', 'POAddressLine3'],
    ...['POAddressLine4', 'POCity', 'PORegion', 'POPostalCode', 'POCountry', '*InvoiceNumber', 'Reference'],
    ...['*InvoiceDate', '*DueDate', 'Total', 'InventoryItemCode', '*Description', '*Quantity'],
    ...['*UnitAmount', 'Discount', '*AccountCode', '*TaxType', 'TaxAmount', 'TrackingName1'],
    ...['TrackingOption1', 'TrackingName2', 'TrackingOption2', 'Currency', 'BrandingTheme'],
  ],
  lines: (row: MoneyRow) => {
    const [account, tax] = bookedIn('xero', row, String)
    const address = [...addressLines(row.address ?? ''), '', '', '', '', ''].slice(0, 5)
    return [
      [
        ...[contact(row), text(row.email), ...address, '', '', text(row.country)],
        ...[text(row.paper), text(row.reference), british(row.day), british(row.day), '', ''],
        ...[describe(row), '1', decimal(row.net), '', account, tax, decimal(row.vat)],
        ...['', '', '', '', row.currency.toUpperCase(), ''],
      ],
    ]
  },
} satisfies Shape

/** The sample file of QuickBooks Online's invoice import, without VAT. It imports no credit notes. */
const QUICKBOOKS = {
  head: [
    ...['*InvoiceNo', '*Customer', '*InvoiceDate', '*DueDate', 'Terms', 'Location', 'Memo'],
    ...['Item(Product/Service)', 'ItemDescription', 'ItemQuantity', 'ItemRate', '*ItemAmount'],
    ...['*ItemTaxCode', 'ItemTaxAmount', 'Currency'],
  ],
  lines: (row: MoneyRow) => {
    const [item, tax] = bookedIn('quickbooks', row, (rate) => rate.toFixed(1))
    return [
      [
        ...[text(row.paper), contact(row), british(row.day), british(row.day), '', ''],
        ...[text(row.reference), item, describe(row), '1', decimal(row.net), decimal(row.net)],
        ...[tax, decimal(row.vat), row.currency.toUpperCase()],
      ],
    ]
  },
} satisfies Shape

/** FreeAgent takes neither commas nor quotation marks. */
const plain = (words: string) => words.replaceAll(/[",\s]+/g, ' ').trim()

/** A bank statement for FreeAgent, of the payment provider's account: date, amount, description; no head. */
const FREEAGENT = {
  lines: ({ day, kind, net, vat, fee, paper, reference, payout, payment }: MoneyRow) => {
    const about = plain([kind, paper, reference, payout ?? payment].filter(Boolean).join(' '))
    const line = (amount: number, words: string) => [british(day), decimal(amount), words]
    return [line(net + vat, about), ...(fee ? [line(-fee, `fee of ${about}`)] : [])]
  },
} satisfies Shape

export const SHAPES = {
  csv: { ...OWN, has: () => true },
  xero: { ...XERO, has: isSupply },
  quickbooks: { ...QUICKBOOKS, has: (row) => isSupply(row) && row.kind === 'payment' },
  // of its one currency, and what has moved
  freeagent: {
    ...FREEAGENT,
    has: (row) => row.method === 'card' && (row.fee_currency ?? row.currency) === row.currency,
  },
} as const satisfies Record<string, Shape & { has: (row: MoneyRow) => boolean }>

export type ShapeName = keyof typeof SHAPES

export const SHAPE_NAMES = Object.keys(SHAPES) as ShapeName[]

/** So that Excel reads names in any script. */
const UTF8 = '\ufeff'

export async function* shaped(name: ShapeName, rows: AsyncIterable<MoneyRow>): AsyncGenerator<string> {
  const shape: Shape & { has: (row: MoneyRow) => boolean } = SHAPES[name]
  if (shape.head) yield (name === 'csv' ? UTF8 : '') + csvLine(shape.head)
  for await (const row of rows) if (shape.has(row)) yield shape.lines(row).map(csvLine).join('')
}
