import { beforeAll, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { guestFilePath } from '#contract/files.ts'
import { allowedMethods, rulesOf } from '#host/gateway/grammar.ts'
import { customer, sampleRow } from '../support/clients.ts'
import { generator } from '../support/hostile-values.ts'
import { workerHost } from '../support/own-host.ts'
import { type RawRequest, sendRaw } from '../support/raw-http.ts'
import { expectAlive, expectQuote } from '../support/siege.ts'

/** Thousands of generated requests: every method and body on known and unknown paths, in every encoding. */

/** Of each service: the first of them in `npm test`, all of them before a release. */
const RUNS = [
  [1_000, []],
  [5_000, ['release']],
] as const
/** Few enough that none is put off on a busy machine. */
const AT_ONCE = 8

const { host } = workerHost()
let token: string
beforeAll(async () => {
  token = (await customer(host, 'generated@example.com')).token
})

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH']

const file = `${QUOTE_BUCKET}/${guestFilePath('pdf')}`
const ROUTES: Record<string, string[]> = {
  auth: [
    ...['signup', 'token', 'otp', 'magiclink', 'verify', 'recover', 'resend', 'user', 'logout', 'health'],
    ...['settings', 'authorize', 'callback', 'reauthenticate', 'admin/users', 'factors', 'sso', 'invite'],
    ...['.well-known/jwks.json', 'nonexistent', 'generate_link', '', 'token?grant_type=password'],
    ...['token?grant_type=pkce', 'verify?type=email_change&token=x', 'user?apikey=x', 'logout?scope=all'],
  ],
  rest: [
    ...['quote_requests', 'profiles', 'outbox', 'bookings', 'enquiries', 'spent_proofs', 'users', 'objects'],
    ...['rpc/taken_slots', 'rpc/take_messages', 'rpc/erase_person', 'rpc/pg_sleep', 'rpc/request_jobs', ''],
    ...['config', 'info', 'ping', 'status', 'rpc', 'quote_requests?select=*,profiles(*)'],
    ...['quote_requests?email=match.(a*)*b', 'profiles?or=(id.eq.1,and(id.eq.2))', 'quote_requests?limit=-1'],
    ...['profiles?select=email::text', 'quote_requests?select=count()', 'profiles?id=eq.1&id=eq.2'],
  ],
  storage: [
    ...[`object/${file}`, `object/upload/sign/${file}`, `object/sign/${file}`, `object/public/${file}`],
    ...[`object/info/${file}`, `object/list/${QUOTE_BUCKET}`, 'object/copy', 'object/move', 'bucket', ''],
    ...[
      `bucket/${QUOTE_BUCKET}`,
      `bucket/${QUOTE_BUCKET}/empty`,
      `object/${QUOTE_BUCKET}`,
      'object/other/a.pdf',
    ],
    ...['upload/resumable', 's3/x', 'render/image/public/x', `object/authenticated/${file}`, 'health'],
  ],
  functions: [
    ...['send-admin-notification', 'send-contact-email', 'guest-request', 'newsletter-signup', 'run-jobs'],
    ...[
      'newsletter-unsubscribe?token=x',
      'open-document?link=x',
      'open-document?delivered=x',
      'open-document?paper=x',
      'customer-order',
      'operator',
      'operator?upload=message',
      'verify-document',
      'form-post?form=enquiry',
      'form-post?form=quote',
      'export-account',
      'delete-account',
      '_shared',
    ],
    ...[
      'stripe-webhook',
      'booking-status',
      'create-consultation-payment',
      'nothing',
      '',
      'send-welcome-email',
    ],
  ],
}

const BODIES = [
  undefined,
  '{}',
  '[]',
  'null',
  '{',
  '"x"',
  '\0',
  '['.repeat(5_000),
  '{"a":'.repeat(300),
  JSON.stringify(Array(3_000).fill({})),
  JSON.stringify([sampleRow(), sampleRow()]),
  JSON.stringify({ email: 'a@example.com', password: 'secret-1', create_user: true }),
  JSON.stringify({ email: `${'a'.repeat(300)}@example.com`, password: 'secret-1' }),
  JSON.stringify({ email: 'x\0@example.com', token_hash: 'x', type: 'email_change' }),
  JSON.stringify({ prefix: '', limit: -1, sortBy: { column: 'x; drop', order: 'sideways' } }),
  JSON.stringify({ prefixes: Array(2_000).fill('a.pdf') }),
  JSON.stringify({ from_date: '2027-03-01', to_date: '2027-03-02' }),
  JSON.stringify({ from_date: '9999-99-99', to_date: { a: 1 } }),
  'email=a%40example.com&message=%00&subject=%ff',
  '<html></html>',
  'x'.repeat(70_000),
]

const TYPES = [
  'application/json',
  'text/html',
  'multipart/form-data',
  'application/pdf',
  'application/x-www-form-urlencoded',
  '',
  'x/y; charset=\u00ff',
]

/** The plain encoding is as likely as all others together. */
const WRITINGS: ((path: string, random: () => number) => string)[] = [
  (path, random) => path.replace(/[a-z]/g, (letter) => (random() < 0.2 ? percent(letter) : letter)),
  (path) => path.replace('v1', '%76%31'),
  (path) => path.replace('/v1/', '/v1//'),
  (path) => path.replace('/v1/', '/v1/./'),
  (path) => path.replace('/v1/', '/v1/%2e%2e/v1/'),
  (path) => path.replace('/v1/', '/v1%2f'),
  (path) => path.replace('/v1/', '/v1\\'),
  (path) => path.replace('/v1/', '/v1;x=y/'),
  (path) => path.replace('/v1', '/V1'),
  (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  (path) => path.replace(/[a-z]/g, (letter) => percent(percent(letter))),
  (path) => `${path}/`,
  (path) => `${path}%00`,
  (path) => `${path}%ff`,
  (path) => `${path}${path.includes('?') ? '&' : '?'}apikey=x&select=*`,
  (path) => `http://localhost${path}`,
]

const percent = (text: string) => [...text].map((c) => `%${c.charCodeAt(0).toString(16)}`).join('')

function generate(prefix: string, random: () => number): RawRequest {
  const pick = <T>(list: T[]) => list[Math.floor(random() * list.length)] as T
  const plain = `/${prefix}/v1/${pick(ROUTES[prefix] as string[])}`
  const path = random() < 0.5 ? plain : pick(WRITINGS)(plain, random)
  const body = pick(BODIES)
  const type = random() < 0.6 ? 'application/json' : pick(TYPES)
  const headers: Record<string, string> = {
    ...(type && { 'content-type': type }),
    ...(random() < 0.2 && { authorization: `Bearer ${random() < 0.5 ? token : 'a.b.c'}` }),
    ...(random() < 0.1 && { apikey: pick(['', 'sb_secret_wrong', 'null']) }),
    ...(random() < 0.1 && {
      prefer: pick(['return=representation', 'tx=rollback', 'resolution=merge-duplicates']),
    }),
    ...(random() < 0.1 && { accept: pick(['text/csv', 'application/vnd.pgrst.plan', 'x']) }),
    ...(random() < 0.1 && { 'content-encoding': pick(['gzip', 'br', 'identity']) }),
    ...(random() < 0.1 && { origin: pick(['null', 'https://evil.example', host.url]) }),
  }
  return { method: pick(METHODS), path, headers, ...(body !== undefined && { body }) }
}

/** Rules that a path could match in some encoding. */
function linesFor(path: string) {
  const [before = ''] = path.replace(/^http:\/\/localhost/, '').split('?')
  try {
    return rulesOf(decodeURIComponent(before))
  } catch {
    return []
  }
}

for (const [count, release] of RUNS)
  it.each(Object.keys(ROUTES))(
    `of ${count} requests under /%s only what is on the allow-list is answered`,
    {
      tags: ['allow-list', ...release],
    },
    async (prefix) => {
      const random = generator(prefix.length * 7919)
      const requests = Array.from({ length: count }, () => generate(prefix, random))
      const surprises: string[] = []
      const ask = async (request: RawRequest) => {
        const { status, text } = await sendRaw(host, request)
        const lines = linesFor(request.path).filter(
          ({ roles }) => !roles.every((each) => each === 'operator'),
        )
        const methods = [...allowedMethods(lines), 'OPTIONS']
        const reached =
          status >= 200 && status < 300 && !(lines.length > 0 && methods.includes(request.method ?? ''))
        const leak = /node_modules|\bat \S+:\d+:\d+|PostgresError|Studio/.test(text)
        if (status >= 500 || reached || leak)
          surprises.push(`${status} ${JSON.stringify(request).slice(0, 300)} ${text}`)
      }
      let next = 0
      const work = async () => {
        for (let i = next++; i < requests.length; i = next++) await ask(requests[i] as RawRequest)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      expect(surprises.slice(0, 5)).toEqual([])
      await expectAlive(host)
      await expectQuote(host)
    },
  )
