import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { errorCode } from './log.ts'

const answering = (answer: () => Promise<Response>) =>
  createClient('https://backend.example', 'key', { global: { fetch: answer } })

it('is the class and code of an error', () => {
  expect(
    errorCode(Object.assign(new Error('for ann@example.com'), { code: 'EENVELOPE', responseCode: 550 })),
  ).toBe('Error:EENVELOPE:550')
})

it('is the code of what the data service answers, which is no Error', async () => {
  const refusal = {
    code: '57014',
    message: 'canceling statement due to statement timeout',
    details: null,
    hint: null,
  }
  const backend = answering(async () => Response.json(refusal, { status: 500 }))
  expect(errorCode((await backend.from('outbox').insert({})).error)).toBe('57014')
})

it('is the class of the failure when there is no answer', async () => {
  const backend = answering(async () => {
    throw new TypeError('fetch failed')
  })
  expect(errorCode((await backend.from('outbox').insert({})).error)).toBe('TypeError')
})

it('is the class and status of what storage refuses', async () => {
  const refusal = {
    statusCode: '544',
    error: 'DatabaseTimeout',
    message: 'The connection to the database timed out',
  }
  const backend = answering(async () => Response.json(refusal, { status: 400 }))
  expect(errorCode((await backend.storage.from('documents').remove(['a.pdf'])).error)).toBe(
    'StorageApiError:544',
  )
})

it('is nothing of a message', () => {
  expect(errorCode({ message: 'No such customer: ann@example.com' })).toBe('unknown')
  expect(errorCode('ann@example.com')).toBe('unknown')
})
