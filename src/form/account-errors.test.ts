import { GoTrueClient } from '@supabase/auth-js'
import { expect, it } from 'vitest'
import { ACCOUNT_FAILURES } from '#content/account-messages.ts'
import { failureText } from './account-errors.ts'

async function textFor(answer: () => Response | Promise<Response>): Promise<string> {
  const client = new GoTrueClient({
    url: 'http://localhost/auth/v1',
    autoRefreshToken: false,
    persistSession: false,
    fetch: async () => answer(),
  })
  const { error } = await client.signUp({ email: 'visitor@example.com', password: 'secret-1' })
  return failureText(error)
}

it('shows the words of the auth service', async () => {
  const refusal = {
    code: 422,
    error_code: 'validation_failed',
    msg: 'Unable to validate email address: invalid format',
  }
  expect(await textFor(() => Response.json(refusal, { status: 422 }))).toBe(refusal.msg)
})

it.each([
  [
    'page of a gateway',
    () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
  ],
  ['JSON of a gateway', () => Response.json({ message: 'Bad Gateway' }, { status: 502 })],
  ['time-out of a gateway', () => new Response('', { status: 504, statusText: 'Gateway Timeout' })],
  ['page that is no answer', () => new Response('<h1>Hello</h1>', { status: 500 })],
  ['failed connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['empty answer', () => Response.json({}, { status: 500 })],
])('says that something went wrong for a %s', async (_, answer) => {
  expect(await textFor(answer)).toBe(ACCOUNT_FAILURES.unknown)
})
