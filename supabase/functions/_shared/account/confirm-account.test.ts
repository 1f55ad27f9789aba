import { AuthApiError } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { createConfirmAccount } from './confirm-account.ts'

/** As Supabase Auth answers (internal/api/token.go, internal/api/middleware.go). */
const WRONG = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')
const CALLER_LIMIT = new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit')

const ACCOUNT = { id: crypto.randomUUID(), email: 'ada@example.com' }
const TOKEN = `head.${btoa(JSON.stringify({ session_id: crypto.randomUUID() }))}.signature`

async function confirm(error: AuthApiError | null) {
  const asked: Record<string, string>[] = []
  const dependencies = {
    database: {
      auth: { getUser: async () => ({ data: { user: ACCOUNT }, error: null }) },
      rpc: async (name: string) => ({ data: name === 'begin_confirmation' ? 'open' : true, error: null }),
    },
    settings: { CLIENT_ADDRESS_HEADER: 'cf-connecting-ip' },
    log: () => {},
    waitUntil: () => {},
  }
  const handle = createConfirmAccount(dependencies as never, (headers) => {
    asked.push(headers)
    return {
      signInWithPassword: async () => ({ data: {}, error }) as never,
      signOut: async () => ({ error: null }),
    }
  })
  const response = await handle(
    new Request('http://localhost/', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${TOKEN}`,
        'content-type': 'application/json',
        'cf-connecting-ip': '203.0.113.7',
      },
      body: JSON.stringify({ password: 'secret' }),
    }),
  )
  return { asked, status: response.status, body: await response.json() }
}

it('asks in the name of the visitor’s address', async () => {
  expect((await confirm(null)).asked).toEqual([{ 'sb-forwarded-for': '203.0.113.7' }])
})

it('tells a wrong password from a busy auth service', async () => {
  expect(await confirm(null)).toMatchObject({ status: 200, body: { proven: true } })
  expect(await confirm(WRONG)).toMatchObject({ status: 200, body: { proven: false } })
  expect(await confirm(CALLER_LIMIT)).toMatchObject({
    status: 429,
    body: { error: { code: 'too-many-requests' } },
  })
})
