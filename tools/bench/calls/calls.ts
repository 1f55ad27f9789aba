import { QUOTE_BUCKET } from '#contract/backend.ts'
import { BOOKING_TIMES, CONSULTATION, formatBookingDate, slotStart } from '#contract/booking-calendar.ts'
import { FILE_TYPES, guestFilePath } from '#contract/files.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import { adminNotification } from '#contract/quote.ts'
import { signEvent } from '#functions/_shared/payments/sandbox.ts'
import { makeSecrets, sandboxSecret } from '#host/secrets.ts'
import { bookableDays } from '../../../tests/support/bookings.ts'
import { sampleRow } from '../../../tests/support/clients.ts'
import { freshAddress, sampleEnquiry } from '../../../tests/support/forms.ts'
import { sampleFile } from '../../../tests/support/samples.ts'
import { addressOf } from '../load/visitor.ts'
import { holdMail, type Place, queueQuotes } from './place.ts'
import type { BenchRequest } from './send.ts'

/** The calls that are measured, as the site's pages make them. The same requests go to the host and to its floor. */

export type Call = {
  name: string
  /** Requests in a turn, one after another and twenty at a time; for mail, messages. */
  alone: number
  together: number
  /** Writes what they need, and makes them. */
  prepare: (place: Place, count: number) => Promise<BenchRequest[]>
}

/** Secrets that every host of a run has, and the floor. */
export const SECRETS = {
  SECRET_KEY: 'sb_secret_shared-by-all-hosts-of-a-run',
  JWT_SECRET: 'signs the sessions of all hosts of a run',
  LINK_SIGNING_SECRET: 'signs the links of all hosts of a run',
}

let visitors = 0

/** Each request is another visitor's: what one network may do is limited, and its counter is one row. */
const fromSomebody = () => ({ 'x-forwarded-for': addressOf(visitors++) })

const JSON_TYPE = { 'content-type': 'application/json' }

function post(path: string, headers: Record<string, string>, body: object): BenchRequest {
  const all = { ...fromSomebody(), ...JSON_TYPE, ...headers }
  return { method: 'POST', path, headers: all, body: JSON.stringify(body) }
}

const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))

const asVisitor = ({ host }: Place, token = host.publishableKey) => ({
  apikey: host.publishableKey,
  authorization: `Bearer ${token}`,
})

const callFunction = ({ host }: Place, name: string, body: object) =>
  post(`/functions/v1/${name}`, { apikey: host.publishableKey }, body)

async function insertQuotes(place: Place, count: number): Promise<BenchRequest[]> {
  await holdMail(place, true)
  return many(count, () => post('/rest/v1/quote_requests', asVisitor(place), sampleRow()))
}

const COLUMNS = 'id,reference,service_type,urgency,task_description,uploaded_files,created_at'

async function listTasks(place: Place, count: number): Promise<BenchRequest[]> {
  return many(count, (i) => {
    const { id, token } = place.customers[i % place.customers.length] as Place['customers'][number]
    const query = `select=${COLUMNS}&user_id=eq.${id}&order=created_at.desc&limit=21`
    const headers = { ...fromSomebody(), ...asVisitor(place, token) }
    return { method: 'GET', path: `/rest/v1/quote_requests?${query}`, headers }
  })
}

async function refreshSessions(place: Place, count: number): Promise<BenchRequest[]> {
  const rows = await place.sql`
    with started as (
      insert into auth.sessions (id, user_id, aal)
      select gen_random_uuid(), ${place.customers[0]?.id}, 'aal1' from generate_series(1, ${count}::integer)
      returning id, user_id
    )
    insert into auth.refresh_tokens (id, token, user_id, session_id)
    select gen_random_uuid(), replace(gen_random_uuid()::text, '-', ''), user_id, id from started
    returning token`
  return rows.map(({ token }) =>
    post('/auth/v1/token?grant_type=refresh_token', asVisitor(place), { refresh_token: token }),
  )
}

const DOCUMENT = sampleFile('pdf', FILE_LIMITS.maxBytes)

async function upload(place: Place, count: number): Promise<BenchRequest[]> {
  const headers = { ...asVisitor(place), 'content-type': FILE_TYPES.pdf, 'x-upsert': 'false' }
  return many(count, () => ({
    method: 'POST',
    path: `/storage/v1/object/${QUOTE_BUCKET}/${guestFilePath('pdf')}`,
    headers: { ...fromSomebody(), ...headers },
    body: DOCUMENT,
  }))
}

async function notify(place: Place, count: number): Promise<BenchRequest[]> {
  const ids = await queueQuotes(place, count)
  return ids.map((id) => {
    const body = adminNotification(sampleRow({ id }), 'quote_request', new Date())
    return callFunction(place, 'send-admin-notification', body)
  })
}

async function enquire(place: Place, count: number): Promise<BenchRequest[]> {
  await holdMail(place, false)
  return many(count, () => callFunction(place, 'send-contact-email', sampleEnquiry()))
}

/** Free times, the same in every turn: what a turn has booked is removed after it. */
const SLOTS = bookableDays(5, 150).flatMap((day) => BOOKING_TIMES.map((time) => ({ day, time })))

const PERSON = { firstName: 'Amélie', lastName: 'O’Connor-Brandt', phone: '+44 20 7946 0018' }

const bookingAt = (index: number) => {
  const { day, time } = SLOTS[index] as (typeof SLOTS)[number]
  return { ...PERSON, email: freshAddress(), date: formatBookingDate(day), time, day }
}

async function holdSlots(place: Place, count: number): Promise<BenchRequest[]> {
  await holdMail(place, false)
  return many(count, (i) => {
    const { day: _, ...answers } = bookingAt(i)
    const bookingData = { ...answers, expressRequest: true }
    return callFunction(place, 'create-consultation-payment', { bookingData })
  })
}

/**
 * The provider's events about payments; the sandbox stands in for the provider.
 * @param held whether their messages wait in the outbox
 */
async function pay(place: Place, count: number, held = false): Promise<BenchRequest[]> {
  await holdMail(place, held)
  const { price, currency } = CONSULTATION
  const secret = sandboxSecret({ ...makeSecrets(), linkSecret: SECRETS.LINK_SIGNING_SECRET })
  const bookings = many(count, (i) => {
    const { day, time, firstName, lastName, email, phone } = bookingAt(i)
    const id = crypto.randomUUID()
    const starts_at = slotStart(day, time).toISOString()
    const person = { first_name: firstName, last_name: lastName, email, phone }
    return { id, session_id: `cs_sandbox_${id}`, starts_at, ...person }
  })
  await place.sql`
    insert into public.bookings (id, session_id, session_url, starts_at, first_name, last_name, email, phone,
      hold_expires_at, amount, currency)
    select id, session_id, 'https://pay.example', starts_at, first_name, last_name, email, phone,
      now() + interval '1 hour', ${price}, ${currency}
    from jsonb_to_recordset(${bookings}::jsonb) as booking (id uuid, session_id text,
      starts_at timestamptz, first_name text, last_name text, email text, phone text)`
  await place.sql`
    insert into public.sandbox_sessions (id, idempotency_key, booking_id, state, amount, currency, description,
      success_url, cancel_url, expires_at)
    select session_id, id, id, 'paid', amount, currency, 'A consultation', '', '', hold_expires_at from public.bookings`
  return Promise.all(
    bookings.map(async ({ id, session_id }) => {
      const object = { id: session_id, object: 'checkout.session', metadata: { booking_id: id } }
      const event = { id: `evt_${id}`, type: 'checkout.session.completed', livemode: false, data: { object } }
      const body = JSON.stringify(event)
      const headers = { ...fromSomebody(), ...JSON_TYPE, 'stripe-signature': signEvent(body, secret) }
      return { method: 'POST', path: '/functions/v1/stripe-webhook', headers, body }
    }),
  )
}

/** Half as many requests for a quote, whose messages the jobs send. */
async function deliver(place: Place, messages: number): Promise<BenchRequest[]> {
  await queueQuotes(place, messages / 2)
  const headers = { ...JSON_TYPE, apikey: place.host.secretKey }
  return [{ method: 'POST', path: '/functions/v1/run-jobs', headers, body: '{"only":"mail"}' }]
}

async function openHomePage(_place: Place, count: number): Promise<BenchRequest[]> {
  return many(count, () => ({
    method: 'GET',
    path: '/',
    headers: { ...fromSomebody(), 'accept-encoding': 'br, gzip' },
  }))
}

export const HOME_PAGE = 'home page'

export const CALLS: readonly Call[] = [
  { name: 'quote insert', alone: 300, together: 800, prepare: insertQuotes },
  { name: 'task list', alone: 300, together: 1_000, prepare: listTasks },
  { name: 'session refresh', alone: 150, together: 400, prepare: refreshSessions },
  { name: 'upload of 10 MB', alone: 10, together: 40, prepare: upload },
  { name: 'quote notification', alone: 50, together: 60, prepare: notify },
  { name: 'enquiry', alone: 50, together: 60, prepare: enquire },
  { name: 'slot held for payment', alone: 80, together: 200, prepare: holdSlots },
  { name: 'payment without its mail', alone: 80, together: 200, prepare: (...given) => pay(...given, true) },
  { name: 'payment', alone: 50, together: 60, prepare: pay },
  { name: 'one mail delivered', alone: 150, together: 60, prepare: deliver },
  { name: HOME_PAGE, alone: 3_000, together: 6_000, prepare: openHomePage },
]
