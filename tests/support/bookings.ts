import ICAL from 'ical.js'
import type { BookingAnswers } from '#contract/booking.ts'
import { BOOKING_TIMES, dayProblem, formatBookingDate, slotStart } from '#contract/booking-calendar.ts'
import { OPERATOR_EMAIL, SENDER } from '#contract/business-facts.ts'
import { gmtDay } from '#contract/dates.ts'
import type { DatabaseClient, Dependencies } from '#functions/_shared/dependencies.ts'
import { DOCUMENTS_HERE } from '#functions/_shared/documents/maker.ts'
import { readEnvironment } from '#functions/_shared/environment.ts'
import { createRunJobs } from '#functions/_shared/jobs/run-jobs.ts'
import type { Mail } from '#functions/_shared/mail/transport.ts'
import { paymentsFrom } from '#functions/_shared/payments/from-environment.ts'
import { post, service } from './clients.ts'
import { eventually, type Host } from './host.ts'
import type { Sql } from './sql.ts'

type Address = Pick<Host, 'url' | 'publishableKey' | 'secretKey' | 'dataDir'>

let used = 0

/** Holidays can close four days in a row. */
export function bookableDays(from: number, count = 14): string[] {
  const now = new Date()
  const days = Array.from({ length: count }, (_, i) =>
    gmtDay(new Date(now.getTime() + (from + i) * 86_400_000)),
  )
  return days.filter((day) => !dayProblem(day, now))
}

/** Used by no other test of the file. */
export function freshSlot(): { date: string; time: string; start: Date; day: string } {
  const day = bookableDays(5, 150)[Math.floor(used / BOOKING_TIMES.length)] as string
  const time = BOOKING_TIMES[used % BOOKING_TIMES.length] as string
  used += 1
  return { date: formatBookingDate(day), time, start: slotStart(day, time), day }
}

export function sampleBooking(changes: Partial<BookingAnswers> = {}): BookingAnswers {
  const { date, time } = freshSlot()
  return {
    firstName: 'Amélie',
    lastName: 'O’Connor-Brandt',
    email: `${crypto.randomUUID()}@example.com`,
    phone: '+44 20 7946 0018',
    date,
    time,
    ...changes,
  }
}

/** @param token of a signed-in customer */
export async function callFunction(
  host: Pick<Host, 'url' | 'publishableKey'>,
  name: string,
  body: unknown,
  token?: string,
) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const response = await post(host, `/functions/v1/${name}`, body, headers)
  // biome-ignore lint/suspicious/noExplicitAny: tests look at parts of many answers
  return { status: response.status, data: (await response.json()) as any }
}

export const book = (host: Address, bookingData: object) =>
  callFunction(host, 'create-consultation-payment', { bookingData })

/** For functions in this process, with a clock and mailbox of the test's own. */
export async function inProcess(
  host: Address & Pick<Host, 'linkSecret'>,
  env: Record<string, string>,
  now: () => Date,
) {
  const sent: Mail[] = []
  const work: Promise<unknown>[] = []
  const database = service(host) as DatabaseClient
  const settings = readEnvironment({
    SUPABASE_URL: host.url,
    SITE_URL: host.url,
    ADMIN_EMAIL: OPERATOR_EMAIL,
    MAIL_FROM: SENDER,
    MAIL_CAPTURE_DIR: host.dataDir,
    LINK_SIGNING_SECRET: host.linkSecret,
    ...env,
  })
  const dependencies: Dependencies = {
    database,
    mail: {
      async send(mail) {
        sent.push(mail)
      },
    },
    payments: paymentsFrom(settings, { database, now }),
    settings,
    log: () => {},
    now,
    ...DOCUMENTS_HERE,
    waitUntil: (promise) => work.push(promise),
  }
  return { dependencies, sent, settled: () => Promise.all(work) }
}

/** @param from an address, as the platform's edge gives it: with the answer's retryAfter */
export async function callHandler(
  handler: (request: Request) => Promise<Response>,
  body: unknown,
  from?: string,
) {
  const headers = { 'content-type': 'application/json', ...(from && { 'cf-connecting-ip': from }) }
  const request = new Request('http://functions', { method: 'POST', headers, body: JSON.stringify(body) })
  const response = await handler(request)
  const retryAfter = from && { retryAfter: Number(response.headers.get('retry-after')) }
  // biome-ignore lint/suspicious/noExplicitAny: tests look at parts of many answers
  return { status: response.status, data: (await response.json()) as any, ...retryAfter }
}

/** Repeated until none is left: the host may lease a message first, and fails, because its mail server is unreachable. */
export async function deliverHere(
  { dependencies, settled }: Awaited<ReturnType<typeof inProcess>>,
  sql: Sql,
): Promise<void> {
  const runJobs = createRunJobs(dependencies)
  await eventually(
    async () => {
      await settled()
      await sql`update public.outbox set next_attempt_at = now(), leased_until = null where status = 'queued'`
      await callHandler(runJobs, {})
      return (await sql`select from public.outbox where status = 'queued'`).length === 0 || undefined
    },
    20,
    'every message to be delivered',
  )
}

/** What calendars make of a message. */
export function invitation(mail: Mail | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? ''))
  const component = calendar.getFirstSubcomponent('vevent') as ICAL.Component
  return { method: calendar.getFirstPropertyValue('method'), component, event: new ICAL.Event(component) }
}
