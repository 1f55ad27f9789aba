import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AUTH_ANSWERS, EDGE_ANSWERS } from '../../../tests/support/genuine-answers.ts'
import { refreshFetch } from './auth-client.ts'

const URL = 'http://localhost/auth/v1/token?grant_type=refresh_token'
const session = (refreshToken: string, expiresAt: number) =>
  JSON.stringify({
    access_token: 'a',
    refresh_token: refreshToken,
    expires_at: expiresAt,
    user: { id: 'u', email: 'u@example.com' },
  })
const soon = () => Math.round(Date.now() / 1000) + 3600
const ask = (token: string) =>
  refreshFetch(URL, { method: 'POST', body: JSON.stringify({ refresh_token: token }) })

let stored: string | null
let answers: Response[]
const server = vi.fn(async () => answers.shift() ?? Response.json({}))

beforeEach(() => {
  stored = session('old', 0)
  answers = []
  server.mockClear()
  let turn: Promise<unknown> = Promise.resolve()
  vi.stubGlobal('localStorage', { getItem: () => stored })
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('navigator', {
    locks: {
      request(_name: string, work: () => Promise<unknown>) {
        turn = turn.then(work)
        return turn
      },
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('sends one of ten refreshes of the same token, and answers the others from storage', {
  tags: ['session-renewal'],
}, async () => {
  const fresh = session('new', soon())
  server.mockImplementationOnce(async () => {
    stored = fresh
    return new Response(fresh)
  })
  const all = await Promise.all(Array.from({ length: 10 }, () => ask('old')))
  expect(server).toHaveBeenCalledTimes(1)
  for (const answer of all) expect((await answer.json()).refresh_token).toBe('new')
})

it('never answers for a token that is not the stored one', async () => {
  stored = session('somebody else’s', soon())
  await ask('of a link')
  expect(server).toHaveBeenCalledTimes(1)
})

/** Statuses after which auth-js keeps an expired session. */
const keeps = (status: number) => (status >= 500 && status <= 504) || (status >= 520 && status <= 530)

it.each([...AUTH_ANSWERS, ...EDGE_ANSWERS])(
  'tells the client what passes by itself: $what',
  async (answer) => {
    answers = [Response.json(answer.body, { status: answer.status })]
    expect(keeps((await ask('old')).status)).toBe(answer.means === 'passes')
  },
)

it.each([425, 544, 546])('takes a gateway’s %i for a failure that may pass', async (status) => {
  answers = [new Response('<h1>Timeout</h1>', { status })]
  expect((await ask('old')).status).toBe(503)
})

it('hands on a refusal as it is', async () => {
  answers = [new Response('{}', { status: 400 })]
  expect((await ask('old')).status).toBe(400)
})
