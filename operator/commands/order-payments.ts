import { endOfUkDay } from '#contract/operator.ts'
import type { PaperFacts } from '#functions/_shared/order/paper.ts'
import { answerOf, type Backend } from '../backend.ts'
import { type Command, UsageError } from '../command.ts'
import { csv, json } from '../terminal/table.ts'

/** `order payments`: what was paid and paid back in a month, for the accountant. */

const COLUMNS = [
  'date',
  'reference',
  'order',
  'customer',
  'part',
  'method',
  'amount',
  'vat',
  'paper',
  'refund',
  'dispute',
] as const

type Entry = Record<(typeof COLUMNS)[number], string>

/** Papers read per query. */
const BATCH = 1000

/**
 * When a month begins and ends in the UK.
 * @throws UsageError when it is no month
 */
function monthOf(text = ''): { from: Date; to: Date } {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(text)) throw new UsageError('Give a month, such as --month 2026-11.')
  const [year, month] = text.split('-').map(Number) as [number, number]
  /** The moment after the last day of the month before the given one. */
  const begin = (months: number) => {
    const lastDay = new Date(Date.UTC(year, months, 0)).toISOString().slice(0, 10)
    return new Date(endOfUkDay(lastDay).getTime() + 1000)
  }
  return { from: begin(month - 1), to: begin(month) }
}

/** '-12.50' of pence, without a thousands separator. */
const decimal = (pence: number) => (pence / 100).toFixed(2)

/** What has become of a payment, in a word. */
function refundOf({ refund_state, refunded }: { refund_state: string; refunded: number }): string {
  if (refund_state !== 'none') return refund_state
  return refunded > 0 ? 'part' : ''
}

/** Every payment has a paper, and every refund a credit note: the papers are the account. */
async function loadEntries(backend: Backend, { from, to }: { from: Date; to: Date }): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let position = 0; ; position += BATCH) {
    const answer = await backend.database
      .from('papers')
      .select(
        'kind, reference, facts, order_payments (payment_id, refund_id, refund_state, refunded, dispute_state)',
      )
      .gte('created_at', from.toISOString())
      .lt('created_at', to.toISOString())
      .order('created_at')
      .order('id')
      .range(position, position + BATCH - 1)
    const papers = answerOf(backend, answer)
    for (const { kind, reference, facts, order_payments: payment } of papers) {
      if (!payment) continue
      const { order, issuedOn, part, method, amount, vat, buyer, credits } = facts as unknown as PaperFacts
      const isCredit = kind === 'credit note'
      const sign = isCredit ? -1 : 1
      entries.push({
        date: issuedOn,
        reference: (isCredit ? payment.refund_id : payment.payment_id) ?? order,
        order,
        customer: buyer.company || buyer.name,
        part,
        method,
        amount: decimal(sign * amount),
        vat: decimal(sign * vat),
        paper: reference,
        refund: isCredit ? `of ${credits}` : refundOf(payment),
        dispute: isCredit ? '' : (payment.dispute_state ?? ''),
      })
    }
    if (papers.length < BATCH) return entries
  }
}

export const payments: Command = {
  name: 'order payments',
  summary: 'The payments and refunds of a month, as CSV for the accountant.',
  details: [
    'One row for each receipt, invoice and credit note, by the day on which it was issued. Amounts are in pounds, refunds negative. A field that a spreadsheet would take for a formula begins with an apostrophe.',
  ],
  options: { month: { value: 'MONTH', help: 'the month, such as 2026-11' } },
  async run({ text, on }, { backend, terminal }) {
    const entries = await loadEntries(backend, monthOf(text.month))
    terminal.write(on.json ? `${json(entries)}\n` : csv(COLUMNS, entries))
  },
}
