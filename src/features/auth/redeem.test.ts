import { GoTrueClient } from '@supabase/auth-js'
import { expect, it } from 'vitest'
import { AUTH_ANSWERS, EDGE_ANSWERS, responseOf } from '../../../tests/support/genuine-answers.ts'
import { redeem } from './redeem.ts'

const open = (fetch: () => Promise<Response>) =>
  redeem(
    { kind: 'recover', tokenHash: 'a' },
    new GoTrueClient({ persistSession: false, autoRefreshToken: false, fetch }),
  )

it.each([...AUTH_ANSWERS, ...EDGE_ANSWERS])('a link is used up only by a refusal: $what', async (answer) => {
  expect((await open(async () => responseOf(answer))).refused).toBe(answer.means === 'refused')
})

it('a link is not used up by a lost connection, or by the page of a gateway', async () => {
  expect((await open(() => Promise.reject(new TypeError('fetch failed')))).refused).toBe(false)
  expect((await open(async () => new Response('<h1>Timeout</h1>', { status: 544 }))).refused).toBe(false)
})
