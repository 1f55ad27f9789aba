import { beforeEach, expect, it } from 'vitest'
import { EMBEDDED_PUBLISHABLE_KEY } from '#contract/backend.ts'
import { originalOf } from '../door/original.ts'
import { readTarget, type Target } from '../door/target.ts'
import type { Backend } from '../lite/backend.ts'
import { Unavailable } from '../lite/trouble.ts'
import { createLog } from '../log.ts'
import { responseOf } from '../plain/request.ts'
import type { Secrets } from '../secrets.ts'
import { readSettings } from '../settings.ts'
import type { TextRequest } from '../thread/call-port.ts'
import { type Api, createApi } from './api.ts'
import { createRateLimit } from './rate-limit.ts'

/** What the functions may call directly, and what visitors may not. */

const SECRET = 'sb_secret_of_this_test'
const SITE = 'http://localhost:3000'

let api: Api
let reached: { request: Request; from: Parameters<Backend['fetch']>[1] }[]
let answer: () => Promise<Response>
/** When calls may begin. */
let begin: Promise<void>

beforeEach(() => {
  reached = []
  begin = Promise.resolve()
  answer = async () => Response.json([])
  const backend = {
    fetch(request, from) {
      reached.push({ request, from })
      return answer()
    },
    plain: notPlainly,
    ping: async () => {},
  } as Backend
  api = createApi({
    backend,
    functions: { fetch: () => undefined, settled: async () => {} },
    settings: { ...readSettings({}), SITE_URL: SITE },
    secrets: { secretKey: SECRET, jwtSecret: 'x'.repeat(40) } as Secrets,
    log: createLog({ LOG_LEVEL: 'silent' }),
    credentials: createRateLimit(60),
    mayBegin: () => begin,
  })
})

/** Everything is left to the rest of the backend. */
const notPlainly: Backend['plain'] = async () => undefined

const CLAIM = '/rest/v1/rpc/take_messages'
const INSERT = '/rest/v1/quote_requests'

function post(path: string, headers: Record<string, string>): Request {
  const type = { 'content-type': 'application/json' }
  return new Request(SITE + path, { method: 'POST', headers: { ...type, ...headers }, body: '{}' })
}

/** A direct call, in one of the two forms in which functions make them. */
const call = async (path: string, headers: Record<string, string>, form: 'text' | 'request' = 'text') => {
  const request = post(path, headers)
  const text: TextRequest = { url: request.url, method: 'POST', headers: [...request.headers], body: '{}' }
  return responseOf(await api.call(form === 'text' ? text : request))
}

const FORMS = ['text', 'request'] as const

it.each(FORMS)(
  'a function with the secret key reaches the backend as the host itself: %s',
  {
    tags: ['allow-list'],
  },
  async (form) => {
    const response = await call(CLAIM, { apikey: SECRET, authorization: `Bearer ${SECRET}` }, form)
    expect(response.status).toBe(200)
    expect(reached.map(({ from }) => from)).toEqual([
      { address: '127.0.0.1', peer: '127.0.0.1', trusted: true },
    ])
  },
)

it('a call waits until it may begin, a visitor’s and a function’s alike', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  begin = promise
  const visitor = post(INSERT, { apikey: EMBEDDED_PUBLISHABLE_KEY })
  const target = readTarget({ url: INSERT, headers: { host: 'localhost:3000' }, rawHeaders: [] }) as Target
  const from = { address: '127.0.0.1', peer: '127.0.0.1' }
  const answers = [call(CLAIM, { apikey: SECRET }), api.fetch(originalOf(visitor), target, from)]
  await new Promise(setImmediate)
  expect(reached).toEqual([])
  resolve()
  await Promise.all(answers)
  expect(reached).toHaveLength(2)
})

it.each<[string, Record<string, string>]>([
  ['no key', {}],
  ['the publishable key', { apikey: EMBEDDED_PUBLISHABLE_KEY }],
  ['another key', { apikey: 'sb_secret_of_somebody_else' }],
  ['the secret key as a token only', { authorization: `Bearer ${SECRET}` }],
])(
  'a direct call with %s reaches nothing, not even what visitors may do',
  {
    tags: ['allow-list'],
  },
  async (_, headers) => {
    for (const path of [CLAIM, INSERT])
      for (const form of FORMS) expect((await call(path, headers, form)).status).toBe(401)
    expect(reached).toEqual([])
  },
)

it.each([
  ['an unknown table', '/rest/v1/secrets', 404],
  ['an unknown function of the database', '/rest/v1/rpc/drop_everything', 404],
  ['the administration of accounts', '/auth/v1/admin/users', 404],
  ['an ambiguous path', '/rest/v1/%2e%2e%2fauth', 404],
])('a direct call to %s is refused by the same list', { tags: ['allow-list'] }, async (_, path, status) => {
  for (const form of FORMS) expect((await call(path, { apikey: SECRET }, form)).status).toBe(status)
  expect(reached).toEqual([])
})

it('a visitor is not taken for a function, whatever the request says', { tags: ['allow-list'] }, async () => {
  const headers = { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1', 'cf-connecting-ip': '127.0.0.1' }
  const from = { address: '203.0.113.7', peer: '203.0.113.7' }
  const target = (path: string) => readTarget({ url: path, headers, rawHeaders: [] }) as Target
  const ask = (path: string) =>
    api.fetch(originalOf(post(path, { ...headers, apikey: EMBEDDED_PUBLISHABLE_KEY })), target(path), from)
  expect((await ask(CLAIM)).status).toBe(401)
  expect(reached).toEqual([])
  expect((await ask(INSERT)).status).toBe(200)
  expect(reached[0]?.from).toEqual({ ...from, trusted: false })
  expect(reached[0]?.request.headers.get('cf-connecting-ip')).toBe('203.0.113.7')
})

it('a function is told of a database that is away as a visitor is', {
  tags: ['database-outage'],
}, async () => {
  answer = async () => {
    throw new Unavailable('database')
  }
  const response = await call(CLAIM, { apikey: SECRET })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
})
