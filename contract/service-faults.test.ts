import { type AuthError, GoTrueClient } from '@supabase/auth-js'
import { StorageClient } from '@supabase/storage-js'
import { expect, it } from 'vitest'
import {
  AUTH_ANSWERS,
  DATA_ANSWERS,
  EDGE_ANSWERS,
  FUNCTION_ANSWERS,
  responseOf,
  STORAGE_ANSWERS,
} from '../tests/support/genuine-answers.ts'
import { isTaken, mayPass } from './service-faults.ts'

it.each([...AUTH_ANSWERS, ...EDGE_ANSWERS])('auth, as its client words it: $what', async (answer) => {
  const client = new GoTrueClient({ persistSession: false, fetch: async () => responseOf(answer) })
  const { error } = await client.getUser('a.b.c')
  expect(mayPass('auth', error as AuthError)).toBe(answer.means === 'passes')
})

it.each([...STORAGE_ANSWERS, ...EDGE_ANSWERS])('storage, as its client words it: $what', async (answer) => {
  const client = new StorageClient('http://localhost', {}, async () => responseOf(answer))
  const { error } = await client.from('documents').upload('a.pdf', 'bytes')
  expect(isTaken(error ?? {})).toBe(answer.means === 'there')
  if (answer.means !== 'there') expect(mayPass('storage', error ?? {})).toBe(answer.means === 'passes')
})

it.each([...DATA_ANSWERS, ...EDGE_ANSWERS])('data: $what', ({ status, body, means }) => {
  const { code } = body as { code?: string }
  expect(mayPass('data', { status, code })).toBe(means === 'passes')
})

it.each([...FUNCTION_ANSWERS, ...EDGE_ANSWERS])('functions: $what', ({ status, means }) => {
  expect(mayPass('functions', { status })).toBe(means === 'passes')
})

it('a lost connection passes', async () => {
  const client = new GoTrueClient({
    persistSession: false,
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  })
  const { error } = await client.getUser('a.b.c')
  for (const service of ['auth', 'data', 'functions', 'storage'] as const) {
    expect(mayPass(service, { status: error?.status })).toBe(true)
    expect(mayPass(service, {})).toBe(true)
  }
})

it('a code of three digits, as our host has them for refusals of its own, is no state of the database', () => {
  for (const status of [400, 401, 403, 404]) {
    expect(mayPass('data', { status, code: String(status) })).toBe(false)
    expect(mayPass('storage', { status, code: String(status), statusCode: String(status) })).toBe(false)
  }
})

it('a disk that is full does not pass', () => {
  expect(mayPass('storage', { status: 507, statusCode: '507' })).toBe(false)
})
