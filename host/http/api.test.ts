import { beforeEach, expect, it, vi } from 'vitest'
import { EMBEDDED_PUBLISHABLE_KEY } from '#contract/backend.ts'
import { guestFilePath } from '#contract/files.ts'
import { readTarget, type Target } from '../gateway/target.ts'
import type { Backend } from '../lite/backend.ts'
import { Unavailable } from '../lite/outage.ts'
import { createLog } from '../log.ts'
import type { Secrets } from '../secrets.ts'
import { readSettings } from '../settings.ts'
import { type Api, createApi } from './api.ts'
import { createRateLimit } from './rate-limit.ts'

/** What the functions may call directly, and what visitors may not. */

const SECRET = 'sb_secret_of_this_test'
const SITE = 'http://localhost:3000'

const log = createLog({ LOG_LEVEL: 'silent' })

let api: Api
let reached: { request: Request; from: Parameters<Backend['fetch']>[1] }[]
let answer: () => Promise<Response>
let work: () => Promise<Response> | undefined

beforeEach(() => {
  reached = []
  answer = async () => Response.json([])
  work = () => undefined
  const backend = {
    fetch(request, from) {
      reached.push({ request, from })
      return answer()
    },
    ping: async () => {},
  } as Partial<Backend> as Backend
  api = createApi({
    backend,
    functions: { fetch: () => work(), settled: async () => {} },
    settings: { ...readSettings({}), SITE_URL: SITE },
    secrets: { secretKey: SECRET, jwtSecret: 'x'.repeat(40) } as Secrets,
    log,
    credentials: createRateLimit(60),
  })
})

const CLAIM = '/rest/v1/rpc/take_messages'
const INSERT = '/rest/v1/quote_requests'

function post(path: string, headers: Record<string, string>): Request {
  const type = { 'content-type': 'application/json' }
  return new Request(SITE + path, { method: 'POST', headers: { ...type, ...headers }, body: '{}' })
}

async function upload(length: number, address: string) {
  const path = `/storage/v1/object/quote-documents/${guestFilePath('pdf')}`
  const headers = {
    apikey: EMBEDDED_PUBLISHABLE_KEY,
    'content-type': 'application/pdf',
    'content-length': String(length),
  }
  const target = readTarget({ url: path, headers: { host: 'localhost:3000' }, rawHeaders: [] }) as Target
  return (await api.fetch(post(path, headers), target, { address, peer: address })).status
}

it('an upload counts once for each MB that it may have', async () => {
  // 300 a minute
  for (let i = 0; i < 30; i++) expect(await upload(10_000_000, '203.0.113.7')).toBe(200)
  expect(await upload(10_000_000, '203.0.113.7')).toBe(429)
})

it('an upload that claims a size that none may have leaves room for others of its network', async () => {
  expect(await upload(1_000_000_000, '203.0.113.8')).toBe(413)
  expect(await upload(1_000, '203.0.113.8')).toBe(200)
})

const ask = (name: string) => {
  const path = `/functions/v1/${name}`
  const target = readTarget({ url: path, headers: { host: 'localhost:3000' }, rawHeaders: [] }) as Target
  const address = '203.0.113.9'
  const request = post(path, { apikey: EMBEDDED_PUBLISHABLE_KEY })
  return api.fetch(request, target, { address, peer: address })
}

const NOTIFIED_AND_OTHER = ['send-admin-notification', 'send-contact-email']

it('whoever sent a quote is told of no failure, however much is asked at once; anybody else is', {
  tags: ['costly-requests'],
}, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    // More than can begin while the last may wait.
    work = () => new Promise(() => {})
    for (let i = 0; i < 30; i++) void ask('send-contact-email')
    const answers = NOTIFIED_AND_OTHER.map(ask)
    while (vi.getTimerCount() < 28) await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(7_100)
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([202, 503])
  } finally {
    vi.useRealTimers()
  }
})

it.each(['database', 'time', 'disk'] as const)(
  'nor is whoever sent a quote told that the %s failed',
  async (part) => {
    work = () => Promise.reject(new Unavailable(part))
    const answers = await Promise.all(NOTIFIED_AND_OTHER.map(ask))
    expect(answers.map(({ status }) => status)).toEqual([202, part === 'disk' ? 507 : 503])
  },
)

it('a function reaches the backend as the host itself', async () => {
  const headers = { apikey: SECRET, authorization: `Bearer ${SECRET}` }
  expect((await api.call(post(CLAIM, headers))).status).toBe(200)
  const [call] = reached
  expect(call?.from).toEqual({ address: '127.0.0.1', peer: '127.0.0.1', trusted: true })
  expect(call?.request.headers.get('cf-connecting-ip')).toBe('127.0.0.1')
  // The key is no token.
  expect(call?.request.headers.has('authorization')).toBe(false)
})

it('a visitor is not taken for a function, whatever the request says', { tags: ['allow-list'] }, async () => {
  const headers = { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1', 'cf-connecting-ip': '127.0.0.1' }
  const from = { address: '203.0.113.7', peer: '203.0.113.7' }
  const target = (path: string) => readTarget({ url: path, headers, rawHeaders: [] }) as Target
  const ask = (path: string) =>
    api.fetch(post(path, { ...headers, apikey: EMBEDDED_PUBLISHABLE_KEY }), target(path), from)
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
  const response = await api.call(post(CLAIM, { apikey: SECRET }))
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
})

it('a request that waited too long is no error in the log', async () => {
  const errors = vi.spyOn(log, 'error')
  answer = async () => {
    throw new Unavailable('busy')
  }
  const target = readTarget({ url: INSERT, headers: { host: 'localhost:3000' }, rawHeaders: [] }) as Target
  const from = { address: '203.0.113.9', peer: '203.0.113.9' }
  expect((await api.fetch(post(INSERT, { apikey: EMBEDDED_PUBLISHABLE_KEY }), target, from)).status).toBe(503)
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})
