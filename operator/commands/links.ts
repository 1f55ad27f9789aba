import type { PrintedLink } from '#contract/operator.ts'
import { HOUSE, idOfDay } from '#functions/_shared/operator/links.ts'
import { answerOf, type Backend } from '../backend.ts'
import { type Command, readDay } from '../command.ts'
import { found, readReference } from '../listing.ts'
import { oneLine } from '../terminal/text.ts'

/** `links`: what cannot wait while mail is down is done on the pages that these open. */

const TABLES = { request: 'quote_requests', enquiry: 'enquiries', booking: 'bookings' } as const

/** @throws Failure without such a row, UsageError */
async function subjectOf({ database, url }: Backend, given: string): Promise<string> {
  if (/^\d{4}-/.test(given)) return `day:${idOfDay(readDay(given))}`
  const { column, value } = readReference(given)
  const rows = Object.entries(TABLES).map(async ([kind, table]) => {
    const [row] = answerOf({ url }, await database.from(table).select('id').eq(column, value).limit(1))
    return row && `${kind}:${row.id}`
  })
  return found((await Promise.all(rows)).find(Boolean), `request, enquiry or booking ${given}`)
}

const links: Command = {
  name: 'links',
  takes: ['[REFERENCE|DAY]'],
  summary: 'Prints the links to what can be done now, as your mail has them: for when mail is down.',
  details: [
    'Of a request with its order, an enquiry or a consultation; of a day (2026-12-28), to close it and for the invoices and accounts of its month; without either, of all that is open, and to open a new order. They work for 15 minutes in any browser, and need no further message to confirm them.',
  ],
  async run({ given: [named] }, { backend, terminal }) {
    const about = named === undefined ? HOUSE : await subjectOf(backend, named)
    const { links: printed } = (await backend.call('operator', { links: about })) as { links: PrintedLink[] }
    terminal.data(printed)
    if (printed.length === 0) terminal.print('Nothing can be done about it now.')
    for (const { about: line, label, href } of printed)
      terminal.print(`${line === undefined ? '' : `${oneLine(line)}\n`}${label}\n  ${href}\n`)
  },
}

export const LINK_COMMANDS: Command[] = [links]
