import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { AUTH_ANSWERS, EDGE_ANSWERS, responseOf } from '../../../../tests/support/genuine-answers.ts'
import type { DatabaseClient } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { identifyCaller } from './caller.ts'

const request = new Request('http://localhost/', { headers: { authorization: 'Bearer a.b.c' } })

async function failureOf(ask: typeof fetch): Promise<unknown> {
  const database: DatabaseClient = createClient('http://localhost', 'sb_secret_key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: ask },
  })
  return identifyCaller(request, database)
    .then(() => undefined)
    .catch((error: unknown) => error)
}

it.each([...AUTH_ANSWERS, ...EDGE_ANSWERS])(
  'a customer is signed out only by a refusal: $what',
  async (answer) => {
    const failure = await failureOf(async () => responseOf(answer))
    expect(failure).toBeInstanceOf(Error)
    expect(failure instanceof AppError && failure.code).toBe(answer.means === 'refused' && 'signed-out')
  },
)

it('a customer is not signed out by a lost connection', async () => {
  const failure = await failureOf(() => Promise.reject(new TypeError('fetch failed')))
  expect(failure).toMatchObject({ name: 'AuthRetryableFetchError' })
})
