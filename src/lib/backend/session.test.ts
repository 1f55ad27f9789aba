import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { currentSession } from './session.ts'

vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
const renewed = vi.hoisted(() => vi.fn())
vi.mock('#src/lib/session/auth-client.ts', () => ({ renewedSession: renewed }))

const store = (value: string | null) => vi.stubGlobal('localStorage', { getItem: () => value })
const STORED = JSON.stringify({ access_token: 't', refresh_token: 'r', expires_at: 1000, user: { id: 'u' } })

afterEach(() => {
  vi.unstubAllGlobals()
  renewed.mockReset()
})

it('takes a live session as it is, without loading the client', async () => {
  store(STORED)
  expect(await currentSession(900_000)).toEqual({ accessToken: 't', userId: 'u' })
  expect(renewed).not.toHaveBeenCalled()
})

it('renews an expired session first', async () => {
  store(STORED)
  renewed.mockResolvedValue({ accessToken: 'new', userId: 'u' })
  expect(await currentSession(995_000)).toEqual({ accessToken: 'new', userId: 'u' })
})

it('fails, instead of sending anonymously, when the session cannot be renewed just now', async () => {
  store(STORED)
  renewed.mockRejectedValue(new Error('offline'))
  await expect(currentSession(2_000_000)).rejects.toThrow('offline')
})

it('takes anything else for an anonymous visitor', async () => {
  for (const value of [null, '', '{', 'null', '{}', '{"access_token":"t","expires_at":9999999999}']) {
    store(value)
    expect(await currentSession(0)).toBeUndefined()
  }
  vi.stubGlobal('localStorage', undefined)
  expect(await currentSession(0)).toBeUndefined()
})
