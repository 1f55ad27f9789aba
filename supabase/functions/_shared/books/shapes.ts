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

const describe = ({ kind, part, about, reference }: MoneyRow) =>
  `${kind === 'refund' ? 'Refund' : (PARTS[part ?? ''] ?? 'Payment')}, ${about} ${reference}`

/** As British charts of accounts call their rates; the accountant may have renamed them. */
function taxName(
  { treatment, rate }: MoneyRow,
  names: { rated: (percent: number) => string; zero: string; exempt: string; none: string },
): string {
  if (rate === null) return names.none
  if (treatment === 'standard') return names.rated(rate / 100)
  if (treatment === 'zero') return names.zero
  return treatment === 'exempt' ? names.exempt : names.none
}

type Shape = {
  /** What its first line names; none where a program wants none. */
  head?: readonly string[]
  lines: (row: MoneyRow) => string[][]
}

const OWN = {
  head: [
    ...['date', 'kind', 'about', 'reference', 'customer', 'country', 'vat number', 'part', 'method'],
    ...['currency', 'treatment', 'rate', 'net', 'vat', 'gross', 'paper', 'credits', 'payment', 'fee'],
    ...['fee currency', 'payout', 'payout date', 'dispute'],
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
    const tax = taxName(row, {
      rated: (percent) => `${percent}% (VAT on Income)`,
      ...{ zero: 'Zero Rated Income', exempt: 'Exempt Income', none: 'No VAT' },
    })
    return [
      [
        ...[text(row.customer), '', '', '', '', '', '', '', '', text(row.country)],
        ...[text(row.paper), text(row.reference), british(row.day), british(row.day), '', ''],
        ...[describe(row), '1', decimal(row.net), '', '200', tax, decimal(row.vat)],
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
    const tax = taxName(row, {
      rated: (percent) => `${percent.toFixed(1)}% S`,
      ...{ zero: '0.0% Z', exempt: 'Exempt', none: 'No VAT' },
    })
    return [
      [
        ...[text(row.paper), text(row.customer), british(row.day), british(row.day), '', ''],
        ...[text(row.reference), '', describe(row), '1', decimal(row.net), decimal(row.net)],
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
