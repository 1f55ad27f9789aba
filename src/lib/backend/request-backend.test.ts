import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { QuoteRow } from '#contract/quote.ts'
import {
  type Answer,
  DATA_ANSWERS,
  EDGE_ANSWERS,
  FUNCTION_ANSWERS,
  responseOf,
  STORAGE_ANSWERS,
} from '../../../tests/support/genuine-answers.ts'
import { openRequestBackend } from './request-backend.ts'

vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
const auth = vi.hoisted(() => ({ renewToken: vi.fn(), sessionHasEnded: vi.fn() }))
vi.mock('#src/lib/session/auth-client.ts', () => auth)
vi.mock('./xhr-fetch.ts', () => ({ xhrFetch: () => fetch }))

/** What the services answer, in this order; then success. */
let answers: Pick<Answer, 'status' | 'body'>[]
let asked: { path: string; token: string | null; headers: Headers }[]
let stored: string | null

beforeEach(() => {
  answers = []
  asked = []
  stored = null
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('localStorage', { getItem: () => stored })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const headers = new Headers(init?.headers)
    const token = headers.get('authorization')
    asked.push({ path: new URL(String(input)).pathname, token, headers })
    return responseOf(answers.shift() ?? { status: 201, body: '' })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const row = { id: '7f0a7a4e-0b2f-4d3a-9a36-0a7a5f0c9d11' } as QuoteRow
const paths = () => asked.map(({ path }) => path.split('/').pop())

function signIn(accessToken: string): void {
  const expires_at = Date.now() / 1000 + 3600
  stored = JSON.stringify({ access_token: accessToken, refresh_token: 'r', expires_at, user: { id: 'u' } })
}

function answerOf(list: Answer[], what: string): Answer {
  const found = list.find((answer) => answer.what === what)
  if (!found) throw new Error(`Nothing says that ${what}`)
  return found
}

const upload = async () => {
  const backend = await openRequestBackend()
  return backend.upload('guest/a.pdf', new Blob(['%PDF']), () => {}, new AbortController().signal)
}

it('a document is uploaded for an hour, as the genuine client would, and never over another', async () => {
  expect(await upload()).toBe('stored')
  expect(asked[0]?.headers.get('cache-control')).toBe('max-age=3600')
  expect(asked[0]?.headers.get('x-upsert')).toBe('false')
})

it.each([...FUNCTION_ANSWERS, ...EDGE_ANSWERS])(
  'admission is asked for again as its answer’s status says: $what',
  async (answer) => {
    answers = [answer]
    const backend = await openRequestBackend({ website: 'https://spam.example' })
    expect(await backend.insert(row)).toBe(answer.means === 'passes' ? 'transient' : 'refused')
    expect(paths()).toEqual(['admit-request'])
  },
)

it('a limit of minutes on admission does not pass within seconds', async () => {
  answers = [{ status: 429, body: { error: { code: 'too-many-requests', message: '' } } }]
  const backend = await openRequestBackend({ website: 'https://spam.example' })
  expect(await backend.insert(row)).toBe('too-many')
})

const insert = async () => (await openRequestBackend()).insert(row)

it.each([
  [upload, 'stored', answerOf(STORAGE_ANSWERS, 'the token has expired')],
  [
    upload,
    'stored',
    { status: 401, body: { statusCode: '401', error: 'Unauthorized', message: 'jwt expired' } },
  ],
  [insert, 'saved', answerOf(DATA_ANSWERS, 'the token has expired')],
  [insert, 'saved', answerOf(DATA_ANSWERS, 'the token is none')],
])(
  'a token that a service refuses is renewed once, and the same is sent again',
  async (send, outcome, refusal) => {
    signIn('old')
    auth.renewToken.mockImplementationOnce(async () => {
      signIn('new')
      return true
    })
    answers = [refusal]
    expect(await send()).toBe(outcome)
    expect(asked.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new'])
  },
)

it('a token is renewed only once', async () => {
  signIn('old')
  auth.renewToken.mockResolvedValue(true)
  const refusal = answerOf(STORAGE_ANSWERS, 'the token has expired')
  answers = [refusal, refusal, refusal]
  expect(await upload()).toBe('refused')
  expect(asked).toHaveLength(2)
  expect(auth.sessionHasEnded).toHaveBeenCalledTimes(1)
})

it('a session that is refused for good is not sent with again', async () => {
  signIn('old')
  auth.renewToken.mockResolvedValue(false)
  answers = [answerOf(DATA_ANSWERS, 'the token has expired')]
  expect(await insert()).toBe('refused')
  expect(asked).toHaveLength(1)
})

it('nobody’s refusal renews nothing', async () => {
  answers = [answerOf(DATA_ANSWERS, 'a policy forbids it')]
  expect(await insert()).toBe('refused')
  expect(auth.renewToken).not.toHaveBeenCalled()
})
