import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { createFloorMail, type QueuedMessage } from './floor-mail.ts'
import { readHomePage } from './home-page.ts'

/**
 * The least that each call can cost: one handler of node:http for each, written for it alone, with one statement to the same
 * database; those that send mail have a second, which notes what was sent. Run as a program by subjects.ts.
 */

const {
  DATABASE_URL,
  SMTP_URL = '',
  FOLDER = '',
  HOST_URL = '',
  JWT_SECRET = '',
  PAYMENT_SECRET = '',
} = process.env

/** The database accepts 60 connections, of which the host uses up to 27. These are kept, so that no turn has to open them. */
const POOL = { connectionString: DATABASE_URL, max: 10, idleTimeoutMillis: 0 }
const database = new pg.Pool(POOL)
/** With the visitor's rights, as the data service has them. */
const asVisitor = new pg.Pool({ ...POOL, options: '-c role=anon' })
const send = createFloorMail(SMTP_URL)

type Answer = { status?: number; headers?: Record<string, string>; body: string | Buffer }

const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' }

const page = await readHomePage(HOST_URL)

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const addressOf = (request: IncomingMessage) => String(request.headers['x-forwarded-for'])

const visitorHeaders = (request: IncomingMessage) =>
  JSON.stringify({ 'cf-connecting-ip': addressOf(request) })

const signature = (text: string, key: string) => createHmac('sha256', key).update(text)

const same = (given: string, right: string) =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))

function claimsOf(request: IncomingMessage): { sub: string; session_id: string } {
  const [head = '', claims = '', signed = ''] = String(request.headers.authorization).slice(7).split('.')
  if (!same(signed, signature(`${head}.${claims}`, JWT_SECRET).digest('base64url')))
    throw new Error('Invalid token')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const JWT_HEAD = encoded({ alg: 'HS256', typ: 'JWT' })

function tokenFor(claims: object): string {
  const text = `${JWT_HEAD}.${encoded(claims)}`
  return `${text}.${signature(text, JWT_SECRET).digest('base64url')}`
}

const QUOTE_COLUMNS =
  'id, user_id, service_type, urgency, task_description, country_of_origin, country_of_destination, given_name, family_name, company_name, email, phone, uploaded_files'

const insertQuote = {
  name: 'insert-quote',
  text: `with caller as materialized (select set_config('request.headers', $1, true))
    insert into public.quote_requests (${QUOTE_COLUMNS})
    select ${QUOTE_COLUMNS} from caller, jsonb_populate_record(null::public.quote_requests, $2)`,
}

async function quote(request: IncomingMessage): Promise<Answer> {
  const row = await textOf(request)
  await asVisitor.query({ ...insertQuote, values: [visitorHeaders(request), row] })
  return { status: 201, body: '' }
}

const listTasks = {
  name: 'list-tasks',
  text: `select coalesce(json_agg(task), '[]')::text as tasks from (
    select id, reference, service_type, urgency, task_description, uploaded_files, created_at
    from public.quote_requests where user_id = $1 and public.session_opens($1, $2)
    order by created_at desc limit 21) as task`,
}

async function tasks(request: IncomingMessage): Promise<Answer> {
  const { sub, session_id } = claimsOf(request)
  const { rows } = await database.query({ ...listTasks, values: [sub, session_id] })
  return { body: rows[0].tasks }
}

const rotateToken = {
  name: 'rotate-token',
  text: `with spent as (
      update auth.refresh_tokens set revoked = true, updated_at = now() where token = $1 and not revoked
      returning user_id, session_id
    ), next as (
      insert into auth.refresh_tokens (id, token, user_id, session_id, parent)
      select gen_random_uuid(), $2, user_id, session_id, $1 from spent
    ), session as (
      update auth.sessions set refreshed_at = now() from spent where id = spent.session_id
    )
    select spent.session_id, account.id, account.email, account.raw_user_meta_data, account.raw_app_meta_data
    from spent join auth.users as account on account.id = spent.user_id`,
}

async function refresh(request: IncomingMessage): Promise<Answer> {
  const { refresh_token } = JSON.parse(await textOf(request))
  const next = randomUUID().replaceAll('-', '')
  const { rows } = await database.query({ ...rotateToken, values: [refresh_token, next] })
  const { session_id, id, email, ...metadata } = rows[0]
  const now = Math.floor(Date.now() / 1000)
  const times = { iat: now, exp: now + 3600 }
  const role = { aud: 'authenticated', role: 'authenticated' }
  const answer = {
    access_token: tokenFor({ sub: id, email, session_id, aal: 'aal1', ...role, ...times, ...metadata }),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: times.exp,
    refresh_token: next,
    user: { id, email, ...role, ...metadata },
  }
  return { body: JSON.stringify(answer) }
}

const noteUpload = {
  name: 'note-upload',
  text: `with caller as materialized (select set_config('request.headers', $1, true))
    insert into storage.objects (bucket_id, name, metadata) select $2, $3, $4::jsonb from caller`,
}

async function upload(request: IncomingMessage): Promise<Answer> {
  const [, , , , bucket = '', name = ''] = request.url?.split('/') ?? []
  const target = join(FOLDER, bucket, name)
  const part = join(FOLDER, randomUUID())
  await mkdir(dirname(target), { recursive: true })
  // Flushed before it is renamed.
  await pipeline(request, createWriteStream(part, { flush: true, highWaterMark: 1024 * 1024 }))
  await rename(part, target)
  const folder = await open(dirname(target))
  await folder.sync()
  await folder.close()
  const metadata = {
    size: Number(request.headers['content-length']),
    mimetype: request.headers['content-type'],
  }
  await asVisitor.query({
    ...noteUpload,
    values: [visitorHeaders(request), bucket, name, JSON.stringify(metadata)],
  })
  return { body: JSON.stringify({ Key: `${bucket}/${name}` }) }
}

const SENT = `update public.outbox set status = 'sent', sent_at = now(), leased_until = null where id = any ($1)`

/** Sends messages, and notes it. */
async function deliver(messages: QueuedMessage[]): Promise<void> {
  await Promise.all(messages.map(send))
  await database.query({ name: 'settle', text: SENT, values: [messages.map(({ id }) => id)] })
}

const claim = (about: string, where: string) => `
  update public.outbox as message set leased_until = now() + interval '2 minutes', attempts = attempts + 1
  from public.${about} as about
  where about.id = message.subject_id and message.status = 'queued' and message.leased_until is null and ${where}
  returning message.id, message.kind, message.recipient, about.reference`

const claimQuotes = { name: 'claim-quote', text: claim('quote_requests', 'about.id = $1') }

async function notify(request: IncomingMessage): Promise<Answer> {
  const { id } = JSON.parse(await textOf(request))
  const { rows } = await database.query({ ...claimQuotes, values: [id] })
  await deliver(rows)
  return { body: JSON.stringify({ reference: rows[0].reference, delivered: true }) }
}

const claimSome = {
  name: 'claim-some',
  text: claim(
    'quote_requests',
    `message.id in (select id from public.outbox where status = 'queued' and leased_until is null
      order by priority, next_attempt_at limit 20 for update skip locked)`,
  ),
}

async function runJobs(): Promise<Answer> {
  for (;;) {
    const { rows } = await database.query(claimSome)
    if (rows.length === 0) return { body: '{}' }
    await deliver(rows)
  }
}

const insertEnquiry = {
  name: 'insert-enquiry',
  text: `with counted as materialized (
      select public.count_sending($2, 'enquiry', date_trunc('hour', now()))
    )
    insert into public.enquiries (given_name, family_name, email, phone, subject, message)
    select answers."givenName", answers."familyName", answers.email, answers.phone, answers.subject, answers.message
    from counted, jsonb_to_record($1) as answers ("givenName" text, "familyName" text, email text, phone text,
      subject text, message text)
    returning id, email, reference`,
}

const senderOf = (request: IncomingMessage) =>
  createHash('sha256').update(addressOf(request)).digest('hex').slice(0, 32)

/** Its messages are known, and need no second look: who else finds them sends them again. */
async function enquire(request: IncomingMessage): Promise<Answer> {
  const { rows } = await database.query({
    ...insertEnquiry,
    values: [await textOf(request), senderOf(request)],
  })
  const { id, email, reference } = rows[0]
  const kinds = [
    { kind: 'enquiry_operator', recipient: null },
    { kind: 'enquiry_customer', recipient: email },
  ]
  await Promise.all(
    kinds.map(({ kind, recipient }) => send({ id: `${kind}-${id}`, kind, recipient, reference })),
  )
  const sent = `update public.outbox set status = 'sent', sent_at = now() where subject_id = $1`
  await database.query({ name: 'settle-enquiry', text: sent, values: [id] })
  return { body: JSON.stringify({ reference, delivered: true }) }
}

const holdSlot = {
  name: 'hold-slot',
  text: `with counted as materialized (
      select public.count_sending($2, 'booking', date_trunc('hour', now()))
    ), held as (
      select held.* from counted, jsonb_to_record($1) as a ("firstName" text, "lastName" text, email text, phone text),
        public.hold_slot($3, jsonb_build_object('first_name', a."firstName", 'last_name', a."lastName", 'email', a.email,
          'phone', a.phone, 'express_request', true)::text, 3000, 'gbp', 1860, array[$2]) as held
    )
    insert into public.sandbox_sessions (id, idempotency_key, booking_id, amount, currency, description, success_url,
      cancel_url, expires_at)
    select $4, id, id, amount, currency, 'A consultation', '', '', hold_expires_at from held
    returning booking_id`,
}

const noteSession = {
  name: 'note-session',
  text: 'update public.bookings set session_id = $2, session_url = $3 where id = $1',
}

async function hold(request: IncomingMessage): Promise<Answer> {
  const { bookingData } = JSON.parse(await textOf(request))
  const session = `cs_sandbox_${randomUUID()}`
  const slot = new Date(`${bookingData.date} ${bookingData.time} GMT`)
  const { rows } = await database.query({
    ...holdSlot,
    values: [JSON.stringify(bookingData), senderOf(request), slot, session],
  })
  const url = `http://localhost/dev/pay/${session}`
  await database.query({ ...noteSession, values: [rows[0].booking_id, session, url] })
  return { body: JSON.stringify({ url, sessionId: session }) }
}

const settlePayment = {
  name: 'settle-payment',
  text: `with noted as (insert into public.payment_events (id, type) values ($1, $2) on conflict do nothing)
    select booking.id, booking.reference, booking.email
    from public.sandbox_sessions as session, public.settle_payment(session.booking_id, session.id, session.state,
      session.amount, session.currency, 'pi_' || session.booking_id) as booking
    where session.id = $3`,
}

const claimBookings = { name: 'claim-booking', text: claim('bookings', 'about.id = $1') }

async function pay(request: IncomingMessage): Promise<Answer> {
  const body = await textOf(request)
  const [, time, signed = ''] = /^t=(\d+),v1=(\w+)/.exec(String(request.headers['stripe-signature'])) ?? []
  if (!same(signed, signature(`${time}.${body}`, PAYMENT_SECRET).digest('hex')))
    throw new Error('Invalid signature')
  const { id, type, data } = JSON.parse(body)
  const { rows } = await database.query({ ...settlePayment, values: [id, type, data.object.id] })
  const claimed = await database.query({ ...claimBookings, values: [rows[0].id] })
  await deliver(claimed.rows)
  return { body: '{"received":true}' }
}

const HANDLERS: Record<string, (request: IncomingMessage) => Promise<Answer>> = {
  'POST /rest/v1/quote_requests': quote,
  'GET /rest/v1/quote_requests': tasks,
  'POST /auth/v1/token': refresh,
  'POST /functions/v1/send-admin-notification': notify,
  'POST /functions/v1/send-contact-email': enquire,
  'POST /functions/v1/create-consultation-payment': hold,
  'POST /functions/v1/stripe-webhook': pay,
  'POST /functions/v1/run-jobs': runJobs,
  'GET /': async () => page,
}

const server = createServer(async (request, response) => {
  const { method, url = '' } = request
  const path = url.split('?', 1)[0] as string
  const handler = path.startsWith('/storage/') ? upload : HANDLERS[`${method} ${path}`]
  try {
    if (!handler) throw new Error(`${method} ${path} has no handler`)
    const { status = 200, headers = JSON_HEADERS, body } = await handler(request)
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
