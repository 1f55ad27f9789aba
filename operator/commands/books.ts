import { monthArchive } from '#functions/_shared/books/archive.ts'
import { type Days, daysOfMonth, decimal, readMoney } from '#functions/_shared/books/money.ts'
import { SHAPE_NAMES, SHAPES, shaped } from '#functions/_shared/books/shapes.ts'
import { VAT_NOTES, vatFacts, vatReturn } from '#functions/_shared/books/vat.ts'
import { DOCUMENTS_HERE } from '#functions/_shared/documents/maker.ts'
import { answerOf } from '../backend.ts'
import { type Command, choiceOption, type Input, UsageError } from '../command.ts'
import { writeNewFile } from '../output-file.ts'
import { json, record, table } from '../terminal/table.ts'

/** The commands for the accountant (decision 016). */

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

const isDay = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)

/** @throws UsageError */
function readMonth(text = ''): string {
  if (!MONTH.test(text)) throw new UsageError('Give a month, such as 2026-11.')
  return text
}

/** @throws UsageError */
function daysOf({ text: { month, from, to } }: Input): Days {
  if (month !== undefined && from === undefined && to === undefined) return daysOfMonth(readMonth(month))
  if (month === undefined && isDay(from ?? '') && isDay(to ?? '') && from && to && from <= to)
    return { from, to }
  throw new UsageError(
    'Give --month 2026-11, or the first and the last day: --from 2026-11-01 --to 2027-01-31.',
  )
}

const DAYS = {
  month: { value: 'MONTH', help: 'a month, such as 2026-11' },
  from: { value: 'DAY', help: 'the first day' },
  to: { value: 'DAY', help: 'the last day' },
}

const exportBooks: Command = {
  name: 'books export',
  summary: 'All money of some days as CSV: payments, refunds, fees, payouts, disputes.',
  details: [
    'A row for each VAT treatment of each receipt, invoice and credit note, by the day on which it was issued; money that leaves is negative. Formats: csv (all of it, our own columns), xero (sales invoice template), quickbooks (invoice import of QuickBooks Online, which takes no credit notes), freeagent (bank statement of the payment provider’s account).',
    'A field that a spreadsheet would take for a formula begins with an apostrophe.',
  ],
  options: { ...DAYS, format: { value: 'FORMAT', help: 'csv by default' } },
  async run(input, { backend, terminal }) {
    const days = daysOf(input)
    const format = choiceOption(input, 'format', SHAPE_NAMES, 'csv')
    let credits = 0
    async function* counted() {
      for await (const row of readMoney(backend.database, days)) {
        if (row.kind === 'refund' && !SHAPES[format].has(row)) credits += 1
        yield row
      }
    }
    if (input.on.json) {
      const rows = []
      for await (const row of counted()) rows.push(row)
      terminal.write(`${json(rows)}\n`)
      return
    }
    for await (const line of shaped(format, counted())) terminal.write(line)
    if (format === 'quickbooks' && credits > 0)
      terminal.note(
        'QuickBooks Online imports no credit notes: enter these by hand. --format csv lists them.',
      )
  },
}

const vat: Command = {
  name: 'books vat',
  summary: 'The boxes of the VAT return that our invoices can fill.',
  options: DAYS,
  async run(input, { backend, terminal }) {
    const filled = await vatReturn(readMoney(backend.database, daysOf(input)))
    terminal.data(filled)
    terminal.print(record(vatFacts(filled).map(({ label, text }) => [label, text])))
    for (const note of VAT_NOTES) terminal.note(note)
  },
}

const payouts: Command = {
  name: 'books payouts',
  summary: 'The payment provider’s payouts, and by how much they differ from our books.',
  options: DAYS,
  async run(input, { backend, terminal }) {
    const { from, to } = daysOf(input)
    const days = { from_day: from, to_day: to }
    const listed = answerOf(backend, await backend.database.rpc('payout_sums', days))
    const differences = answerOf(backend, await backend.database.rpc('money_differences', days))
    terminal.data({ payouts: listed, differences })
    const sum = (amount: number | null) => (amount === null ? 'not read yet' : decimal(amount))
    terminal.print(
      table(
        [
          { title: 'payout', value: ({ id }) => id, cut: true },
          { title: 'arrives', value: ({ arrives_on }) => arrives_on },
          { title: 'amount', value: ({ amount, currency }) => `${decimal(amount)} ${currency}`, right: true },
          { title: 'differs by', value: ({ difference }) => decimal(difference), right: true },
        ],
        listed,
      ),
    )
    for (const { payment, reference, provider, papers } of differences)
      terminal.print(
        `${reference ?? payment}: ${sum(provider)} at the provider, ${sum(papers)} in our books.`,
      )
    if (differences.length === 0) terminal.print('Each payment is the same at the provider and in our books.')
  },
}

const papers: Command = {
  name: 'papers',
  takes: ['MONTH'],
  summary: 'The receipts, invoices and credit notes of a month, and its books, as a zip.',
  options: { output: { value: 'FILE', help: 'file to write; papers-MONTH.zip by default' } },
  async run({ given, text }, { backend, terminal }) {
    const month = readMonth(given[0])
    const file = text.output ?? `papers-${month}.zip`
    const reading = { database: backend.database, log: () => {}, ...DOCUMENTS_HERE }
    const all = { papers: Number.POSITIVE_INFINITY, made: Number.POSITIVE_INFINITY }
    const bytes = await writeNewFile(file, monthArchive(reading, month, new Date(), all))
    terminal.data({ file, bytes })
    terminal.print(`${file}: ${bytes.toLocaleString('en-GB')} bytes.`)
  },
}

export const BOOKS_COMMANDS: Command[] = [exportBooks, vat, payouts, papers]
