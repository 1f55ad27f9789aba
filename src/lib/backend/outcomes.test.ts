import { describe, expect, it } from 'vitest'
import { DATA_ANSWERS, EDGE_ANSWERS, STORAGE_ANSWERS } from '../../../tests/support/genuine-answers.ts'
import { insertOutcome, isTokenRefused, needsProof, uploadOutcome } from './outcomes.ts'

describe('uploadOutcome', () => {
  it('counts our own earlier try as stored, however our host or an older server words it', () => {
    expect(uploadOutcome(null)).toBe('stored')
    expect(uploadOutcome({ message: '', status: 409, error: 'Duplicate' })).toBe('stored')
    expect(uploadOutcome({ message: '', status: 400, statusCode: 'Duplicate' })).toBe('stored')
    expect(uploadOutcome({ message: 'Asset Already Exists', status: 400 })).toBe('stored')
  })

  it('does not count a document as stored for any other conflict, or a refusal of our host', () => {
    expect(uploadOutcome({ message: '', status: 409 })).toBe('transient')
    for (const status of [400, 401, 403, 413, 415])
      expect(uploadOutcome({ message: '', status })).toBe('refused')
  })
})

describe('insertOutcome', () => {
  const duplicate = (constraint: string) => ({
    code: '23505',
    message: `duplicate key value violates unique constraint "${constraint}"`,
    details: null,
  })

  it('tells a repeated id from a taken reference', () => {
    expect(insertOutcome(duplicate('quote_requests_pkey'), 409)).toBe('saved')
    expect(insertOutcome(duplicate('quote_requests_reference_key'), 409)).toBe('reference-taken')
  })

  it('never takes a refusal for a saved row because something else of it is taken', () => {
    expect(insertOutcome(duplicate('request_documents_uploaded_path_key'), 409)).toBe('documents-taken')
    expect(insertOutcome(duplicate('request_documents_path_key'), 409)).toBe('documents-taken')
    expect(insertOutcome(duplicate('outbox_dedupe_key_key'), 409)).toBe('refused')
  })

  it('asks again after a conflict that is not the data service’s', () => {
    expect(insertOutcome({ code: '', message: '' }, 409)).toBe('transient')
  })

  it('repeats only what may pass by itself', () => {
    expect(insertOutcome(null, 201)).toBe('saved')
    expect(insertOutcome({ message: 'TypeError: Failed to fetch', code: '' }, 0)).toBe('transient')
    expect(insertOutcome({ message: '', code: '' }, 500)).toBe('refused')
    expect(insertOutcome({ message: 'Too many requests', code: '' }, 429)).toBe('transient')
    expect(insertOutcome({ message: 'Too many requests', code: 'PT429' }, 429)).toBe('too-many')
  })
})

const received = ({ status, body }: { status: number; body: object | string }) => ({
  message: '',
  ...(typeof body === 'string' ? { message: body } : body),
  status,
})

const WORDS = { passes: 'transient', refused: 'refused' } as const

it.each([...STORAGE_ANSWERS, ...EDGE_ANSWERS])('storage: $what', ({ means, ...answer }) => {
  expect(uploadOutcome(received(answer))).toBe(means === 'there' ? 'stored' : WORDS[means])
})

it.each([...DATA_ANSWERS, ...EDGE_ANSWERS])('data: $what', ({ means, ...answer }) => {
  expect(insertOutcome(received(answer), answer.status)).toBe(means === 'there' ? 'saved' : WORDS[means])
})

it('only the database’s own refusal asks for a proof of work', () => {
  expect(needsProof({ message: '', code: 'PT403' })).toBe(true)
  expect(needsProof({ message: '', code: '42501' })).toBe(false)
  expect(needsProof(null)).toBe(false)
})

it('tells a token that is refused from a request that is', () => {
  const of = (answers: typeof STORAGE_ANSWERS) => answers.filter((answer) => isTokenRefused(received(answer)))
  expect(of(STORAGE_ANSWERS).map(({ what }) => what)).toEqual(['the token has expired'])
  expect(of(DATA_ANSWERS).map(({ what }) => what)).toEqual([
    'the token has expired',
    'the token is none',
    'a policy forbids it',
  ])
})
