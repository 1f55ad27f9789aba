import { AuthApiError } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { createSendPasswordReset } from './send-password-reset.ts'

/** Answers of the auth service as Supabase Auth gives them (internal/api/mail.go, internal/api/middleware.go). */
const TOO_SOON = new AuthApiError(
  'For security purposes, you can only request this after 59 seconds.',
  429,
  'over_email_send_rate_limit',
)
const PROJECT_LIMIT = new AuthApiError('email rate limit exceeded', 429, 'over_email_send_rate_limit')
const CALLER_LIMIT = new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit')
const HOOK_FAILED = new AuthApiError('Error running hook URI', 500, 'unexpected_failure')

/** Asks once; returns the answer, and what reached the auth service. */
async function ask(error: AuthApiError | null, from = '203.0.113.7') {
  const asked: Record<string, string>[] = []
  const dependencies = {
    database: { rpc: async () => ({ data: [], error: null }) },
    settings: { CLIENT_ADDRESS_HEADER: 'cf-connecting-ip', RATE_LIMIT_ACCOUNT_MAIL: 10 },
    log: () => {},
    now: () => new Date(),
    waitUntil: () => {},
  }
  const handle = createSendPasswordReset(dependencies as never, (headers) => {
    asked.push(headers)
    return { resetPasswordForEmail: async () => ({ data: {}, error }) as never }
  })
  const response = await handle(
    new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': from },
      body: JSON.stringify({ email: 'ada@example.com' }),
    }),
  )
  return { asked, status: response.status, code: (await response.json()).error?.code }
}

it('asks in the name of the visitor’s address', async () => {
  expect((await ask(null)).asked).toEqual([{ 'sb-forwarded-for': '203.0.113.7' }])
  expect((await ask(null, '::ffff:203.0.113.7')).asked).toEqual([{ 'sb-forwarded-for': '203.0.113.7' }])
  expect((await ask(null, 'nobody')).asked).toEqual([{}])
})

it('does not reveal that an address has had a message a moment ago', async () => {
  expect(await ask(TOO_SOON)).toMatchObject({ status: 200 })
  expect(await ask(null)).toMatchObject({ status: 200 })
})

it('says when nothing was sent', async () => {
  for (const limit of [PROJECT_LIMIT, CALLER_LIMIT])
    expect(await ask(limit)).toMatchObject({ status: 429, code: 'too-many-requests' })
  expect(await ask(HOOK_FAILED)).toMatchObject({ status: 503, code: 'unavailable' })
})
