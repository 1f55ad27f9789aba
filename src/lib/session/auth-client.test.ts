import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

it.each([429, 408])('takes %i for a failure that may pass', async (status) => {
  answers = [new Response('{}', { status })]
  expect((await ask('old')).status).toBe(503)
})

it('takes the conflict of refreshes that wait for each other at the auth service for a failure that may pass', async () => {
  // Auth 2.196, when a refresh has waited 5 seconds for others of the same session.
  const message = 'Too many concurrent token refresh requests on the same session or refresh token'
  answers = [Response.json({ code: 409, error_code: 'conflict', msg: message }, { status: 409 })]
  expect((await ask('old')).status).toBe(503)
})

it('hands on a refusal as it is', async () => {
  answers = [new Response('{}', { status: 400 })]
  expect((await ask('old')).status).toBe(400)
})
