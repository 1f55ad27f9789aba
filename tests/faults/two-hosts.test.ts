import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { arrive } from '../../tools/bench/load/arrivals.ts'
import { gatherPeople, type People } from '../../tools/bench/load/day.ts'
import { digestOf } from '../../tools/bench/load/documents.ts'
import { countBy, failed } from '../../tools/bench/load/measure.ts'
import { seeded } from '../../tools/bench/load/random.ts'
import { mailIsOut, type SetUp, startPair } from '../../tools/bench/load/set-up.ts'
import type { Noted } from '../../tools/bench/load/visitor.ts'
import { service, storedPathOf } from '../support/clients.ts'
import { eventually, type Host } from '../support/host.ts'

/** A day's visitors on two hosts with one database. Now the one and now the other host dies in the middle, and comes back. */

/** Who dies, one after another. */
const VICTIMS = [0, 1, 0]

/** What is begun so soon after the end of a host may still be sent to it, in milliseconds. */
const NOTICE = 1_000

let setUp: SetUp
let people: People

beforeAll(async () => {
  setUp = await startPair({ JOBS_INTERVAL_SECONDS: '5' })
  people = await gatherPeople(setUp, {
    sizes: { least: 20_000, most: 200_000, largeShare: 0, large: 0 },
    digest: true,
    rivals: 2,
    accounts: 10,
    weights: { read: 3, quote: 4, booking: 4, signIn: 1, comeBack: 1, enquiry: 2, newsletter: 2 },
  })
})
afterAll(() => setUp.close())

/** Messages that somebody has taken on and not yet reported as sent. */
async function inHand(): Promise<string[]> {
  const rows = await setUp.sql`select id from public.outbox where status = 'queued' and leased_until > now()`
  return rows.map(({ id }) => id)
}

/** Resolves when so many more things have been done for visitors, by one host where that is given. */
async function served(samples: readonly Noted[], more: number, host?: number): Promise<void> {
  const done = () =>
    samples.filter((sample) => !failed(sample) && (host ?? sample.host) === sample.host).length
  const before = done()
  await eventually(() => done() >= before + more || undefined, 60, `${more} more answers`)
}

const endOf = ({ at, ms }: Noted) => at + ms

/** The longest time without a good answer, in milliseconds. */
function longestSilence(samples: readonly Noted[], from: number, to: number): number {
  const ends = samples.filter((sample) => !failed(sample)).map(endOf)
  const moments = [from, ...ends.filter((end) => end > from && end < to).sort((a, b) => a - b), to]
  return Math.max(...moments.slice(1).map((moment, i) => moment - (moments[i] as number)))
}

function describe(name: string, samples: readonly Noted[]): string {
  const bad = samples.filter(failed)
  const share = ((bad.length / samples.length) * 100).toFixed(1)
  const kinds = JSON.stringify(countBy(bad.map(({ kind, outcome }) => `${kind}: ${outcome}`)))
  return `${name}: ${samples.length} answers awaited, ${bad.length} in vain (${share} %) ${kinds}`
}

type Round = {
  victim: number
  /** Moments of `performance.now()`. */
  killed: number
  back: number
  /** Messages that were in hand when it died. */
  open: string[]
}

/** Kills a host at the moment at which the mail server has taken a message, and starts it again. */
async function killOnce(victim: number, samples: readonly Noted[]): Promise<Round> {
  const host = setUp.hosts[victim] as Host
  const taken = setUp.mail.taken.length
  await eventually(async () => {
    for (let i = 0; i < 50 && setUp.mail.taken.length === taken; i++) await wait(1)
    return setUp.mail.taken.length > taken || undefined
  }, 60)
  const killed = performance.now()
  await host.kill()
  const open = await inHand()
  await served(samples, 30, 1 - victim)
  await host.start()
  const back = performance.now()
  await served(samples, 15, victim)
  return { victim, killed, back, open }
}

/** Under way on a host at its end. */
const wasCutOff = (sample: Noted, { victim, killed }: Round) =>
  sample.host === victim && sample.at < killed + NOTICE && endOf(sample) >= killed

it('hosts are killed under load and come back: nothing told is lost, nothing is done twice, the other serves on', {
  tags: ['two-hosts'],
  timeout: 240_000,
}, async () => {
  const { acknowledged } = people
  const enough = new AbortController()
  const samples: Noted[] = []
  const options = { rate: 12, atMost: 10, seconds: 150, random: seeded(19), visit: people.come }
  const coming = arrive(setUp.balancer, { ...options, samples, signal: enough.signal })
  await served(samples, 30)
  const rounds: Round[] = []
  for (const victim of VICTIMS) rounds.push(await killOnce(victim, samples))
  enough.abort()
  await coming

  // What a dead host had in hand comes back when its lease has run out, which takes two minutes.
  const open = rounds.flatMap((round) => round.open)
  await eventually(async () => (await inHand()).every((id) => open.includes(id)) || undefined)
  await wait(1_000)
  await setUp.sql`update public.outbox set leased_until = now(), next_attempt_at = now()
    where id = any(${open}::uuid[]) and status = 'queued'`
  await setUp.hosts[0]?.runJobs()
  expect(await mailIsOut(setUp, 30)).toBe(true)

  const isAway = (sample: Noted) =>
    rounds.some(({ killed, back }) => endOf(sample) >= killed && sample.at < back)
  const silences = rounds.map(({ killed, back }) => longestSilence(samples, killed, back).toFixed(0))
  const sent = countBy(setUp.mail.taken.map(({ id }) => id.slice(1).split('@')[0] as string))
  const twice = Object.keys(sent).filter((id) => (sent[id] as number) > 1)
  process.stdout.write(
    `${[
      describe(
        'both hosts there',
        samples.filter((sample) => !isAway(sample)),
      ),
      describe('one away', samples.filter(isAway)),
      `away for ${rounds.map(({ killed, back }) => ((back - killed) / 1000).toFixed(1)).join(', ')} s; longest time without a good answer meanwhile ${silences.join(', ')} ms`,
      `told as done: ${acknowledged.quotes.length} quotes, ${acknowledged.files.length} files, ${acknowledged.bookings.length} bookings (${acknowledged.conflicts} came too late for their time), ${acknowledged.enquiries.length} enquiries, ${acknowledged.newsletter.length} sign-ups`,
      `mail: ${Object.keys(sent).length} messages, ${open.length} in hand at the kills, ${twice.length} of them sent twice`,
    ].join('\n')}\n`,
  )

  // Only what was under way on a dead host at its end came to nothing.
  const inVain = samples.filter(failed)
  expect(inVain.filter((sample) => !rounds.some((round) => wasCutOff(sample, round)))).toEqual([])
  // Sent before the kill and not yet reported: there mail can only repeat itself or be lost.
  expect(twice.filter((id) => !open.includes(id))).toEqual([])
  expect(acknowledged.conflicts, 'nobody raced for a time').toBeGreaterThan(0)
  await everythingIsThereOnce(setUp.hosts[0] as Host)
  await everythingWasAnnouncedOnce()
})

/** Rows and files of everything that visitors were told. */
async function everythingIsThereOnce(host: Host): Promise<void> {
  const { sql } = setUp
  const { quotes, files, bookings, enquiries, newsletter } = people.acknowledged
  const stored = await sql`select email from public.quote_requests where user_id is null`
  const requests = countBy(stored.map(({ email }) => email))
  expect(quotes.filter(({ email }) => requests[email] !== 1)).toEqual([])
  expect(Object.values(requests).filter((count) => count > 1)).toEqual([])

  const bucket = service(host).storage.from(QUOTE_BUCKET)
  for (const { path, digest } of files) {
    const { data } = await bucket.download(await storedPathOf(host, path))
    expect(data && digestOf(new Uint8Array(await data.arrayBuffer())), path).toBe(digest)
  }

  const live = await sql`select email, session_id, status, starts_at from public.bookings
    where status in ('held', 'confirmed')`
  const times = countBy(live.map(({ starts_at }) => starts_at.toISOString()))
  expect(Object.values(times).filter((count) => count > 1)).toEqual([])
  const wanted = bookings.map(({ sessionId, answers, confirmed }) => ({
    email: answers.email,
    session_id: sessionId,
    ...(confirmed && { status: 'confirmed' }),
  }))
  for (const booking of wanted) {
    expect(live.filter(({ email }) => email === booking.email)).toEqual([expect.objectContaining(booking)])
  }
  const paid = await sql`select booking_id from public.sandbox_sessions`
  expect(Math.max(...Object.values(countBy(paid.map(({ booking_id }) => booking_id))))).toBe(1)

  const asked = countBy((await sql`select email from public.enquiries`).map(({ email }) => email))
  expect(enquiries.filter(({ email }) => asked[email] !== 1)).toEqual([])
  const listed = await sql`select email from public.newsletter_subscriptions`
  const subscribed = countBy(listed.map(({ email }) => email))
  expect(newsletter.filter((email) => subscribed[email] !== 1)).toEqual([])
}

/** One message to each customer, and one to the operator where there is one, whatever was sent a second time. */
async function everythingWasAnnouncedOnce(): Promise<void> {
  const { quotes, bookings, enquiries, newsletter } = people.acknowledged
  const messages = new Map(setUp.mail.taken.map(({ id, to }) => [id, to]))
  const perAddress = countBy([...messages.values()])
  const customers = [
    ...quotes.map(({ email }) => email),
    ...bookings.filter(({ confirmed }) => confirmed).map(({ answers }) => answers.email),
    ...enquiries.map(({ email }) => email),
    ...newsletter,
  ]
  expect(customers.filter((email) => perAddress[email] !== 1)).toEqual([])
  const rows = await setUp.sql`select id, kind, subject_id, status from public.outbox`
  expect(rows.filter(({ status }) => status !== 'sent')).toEqual([])
  const taken = new Set([...messages.keys()].map((id) => id.slice(1).split('@')[0]))
  expect(rows.filter(({ id }) => !taken.has(id))).toEqual([])
  const written = countBy(rows.map(({ kind, subject_id }) => `${kind} ${subject_id}`))
  expect(Object.values(written).filter((count) => count > 1)).toEqual([])
  const kinds = new Set(rows.map(({ kind, subject_id }) => `${kind} ${subject_id}`))
  expect(quotes.filter(({ id }) => !kinds.has(`quote_operator ${id}`))).toEqual([])
}
