import { setTimeout as wait } from 'node:timers/promises'
import { operator } from '../../tests/support/operator.ts'
import { addYearsOfBusiness } from '../../tests/support/years-of-business.ts'
import { type SetUp, startBench } from './set-up.ts'
import { printTable, say, TIMES_COLUMNS, timesRow } from './table.ts'
import { askForQuote, type QuoteTimes, visitor } from './visitor.ts'

/**
 * A business that has grown: what a visitor's quote and the operator's commands take beside a million requests. Apart
 * from it, a mail outage: how a hundred thousand messages leave while visitors go on asking.
 */

const ROWS = { requests: 1_000_000, others: 200_000 }
const QUOTES = 300
const RUNS = 20
const OUTAGE = 100_000
/** Between two visitors' quotes while the mail of the outage leaves, in milliseconds. */
const PAUSE = 250

const quoteTimes = (quotes: QuoteTimes[]) => [
  timesRow(
    'quote: row',
    quotes.map(({ row }) => row),
  ),
  timesRow(
    'quote: notification',
    quotes.map(({ notification }) => notification),
  ),
]

async function commandTimes({ host, sql }: SetUp): Promise<(string | number)[][]> {
  const [request] = await sql`select reference, email from public.quote_requests limit 1 offset 1000`
  const [booking] = await sql`select reference from public.bookings limit 1 offset 1000`
  const commands = [
    ['--version'],
    ['requests', 'list'],
    ['requests', 'list', '--email', request?.email],
    ['requests', 'show', request?.reference],
    ['enquiries', 'list'],
    ['bookings', 'list'],
    ['bookings', 'show', booking?.reference],
    ['mail', 'list'],
    ['mail', 'list', '--status', 'sent'],
    ['newsletter', 'export'],
    ['person', 'show', request?.email],
    ['retention', 'run', '--dry-run'],
  ]
  const rows = []
  for (const command of commands) {
    const all: number[] = []
    for (let i = 0; i < RUNS; i++) {
      const started = performance.now()
      const { code, stderr } = await operator(host, ...command)
      if (code !== 0) throw new Error(`${command.join(' ')}: ${stderr}`)
      all.push(performance.now() - started)
    }
    const shown = command.map((word) =>
      word === request?.email ? 'ADDRESS' : word.replace(/^\w{2}-.*/, 'REFERENCE'),
    )
    rows.push(timesRow(shown.join(' '), all))
  }
  return rows
}

/**
 * A message each to many customers, due while nobody takes them; and then somebody does. None to the operator: the product
 * bundles those after twenty in ten minutes, and hosts of tests, which send them all, would count them all for each message.
 */
async function outage(setUp: SetUp): Promise<void> {
  const { host, mail, sql } = setUp
  mail.fault = '451'
  await sql`
    insert into public.enquiries (given_name, family_name, email, subject, message)
    select 'Ann', 'Other', gen_random_uuid() || '@example.com', 'general', 'A question'
    from generate_series(1, ${OUTAGE}::integer)`
  await sql`delete from public.outbox where kind = 'enquiry_operator'`
  // as the database does by itself in the hours in which such a queue grows
  await sql`vacuum analyze`
  const [queued] = await sql`select count(*)::int as count from public.outbox where status = 'queued'`
  say(`A mail outage: ${queued?.count} messages wait when the server is there again`)
  mail.taken.length = 0
  mail.fault = 'none'
  const started = performance.now()
  const quotes: QuoteTimes[] = []
  const remaining = async () => {
    const [row] = await sql`select count(*)::int as count from public.outbox where status = 'queued'`
    return Number(row?.count)
  }
  while ((await remaining()) > 0) {
    const before = performance.now()
    while (performance.now() - before < 10_000) {
      quotes.push(await askForQuote(visitor(host), 0))
      await wait(PAUSE)
    }
  }
  const seconds = (performance.now() - started) / 1000
  const ids = new Set(mail.taken.map(({ id }) => id))
  say(
    `All out after ${seconds.toFixed(0)} s: ${mail.taken.length} messages, ${mail.taken.length - ids.size} twice, ${(mail.taken.length / seconds).toFixed(0)} a second`,
  )
  printTable(TIMES_COLUMNS, quoteTimes(quotes))
}

export async function benchGrowth(): Promise<void> {
  const setUp = await startBench()
  try {
    say(`Beside ${ROWS.requests} requests, twice as many messages, and ${ROWS.others} of everything else`)
    await addYearsOfBusiness(setUp.sql, ROWS)
    const { host } = setUp
    const quotes: QuoteTimes[] = []
    for (let i = 0; i < QUOTES; i++) quotes.push(await askForQuote(visitor(host), 0))
    printTable(TIMES_COLUMNS, [...quoteTimes(quotes), ...(await commandTimes(setUp))])
  } finally {
    await setUp.close()
  }
}

export async function benchOutage(): Promise<void> {
  const setUp = await startBench()
  try {
    await outage(setUp)
  } finally {
    await setUp.close()
  }
}
