import { afterEach, expect, it, vi } from 'vitest'
import { currentSession } from './session.ts'

const store = (value: string | null) => vi.stubGlobal('localStorage', { getItem: () => value })
afterEach(() => vi.unstubAllGlobals())

it('reads a live session', () => {
  store(JSON.stringify({ access_token: 't', expires_at: 1000, user: { id: 'u' } }))
  expect(currentSession(900_000)).toEqual({ accessToken: 't', userId: 'u' })
})

it('takes anything else for an anonymous visitor', () => {
  store(JSON.stringify({ access_token: 't', expires_at: 1000, user: { id: 'u' } }))
  expect(currentSession(995_000)).toBeUndefined()
  for (const value of [null, '', '{', 'null', '{}', '{"access_token":"t","expires_at":9999999999}']) {
    store(value)
    expect(currentSession(0)).toBeUndefined()
  }
  vi.stubGlobal('localStorage', undefined)
  expect(currentSession(0)).toBeUndefined()
})
