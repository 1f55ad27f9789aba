import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { QuoteAnswers } from '#contract/quote.ts'
import { onDevice } from '#src/lib/storage.ts'
import { isOwnVisit, loadDraft, noteVisit, saveDraft, submissionId } from './use-draft.ts'

const DAY = 24 * 3_600_000

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('brings back the answers and the id under which they were tried', () => {
  const draft = { answers: { email: 'a@example.com' }, request: { id: 'x', contentHash: 'y' } }
  saveDraft('k', draft)
  expect(loadDraft('k')).toEqual(draft)
  onDevice.forget('k')
  expect(loadDraft('k')).toBeUndefined()
})

it('forgets after seven days', () => {
  saveDraft('k', { answers: { email: 'a' } }, 0)
  expect(loadDraft('k', 7 * DAY - 1)).toBeDefined()
  expect(loadDraft('k', 7 * DAY)).toBeUndefined()
  expect(localStorage.getItem('k')).toBeNull()
})

it('keeps nothing when every answer is empty', () => {
  saveDraft('k', { answers: { email: 'a' } })
  saveDraft('k', { answers: { email: ' ', phone: '' } })
  expect(localStorage.getItem('k')).toBeNull()
})

it('ignores what it did not write', () => {
  for (const text of ['null', '1', '"x"', '[]', '{"answers":null,"savedAt":1}', '{', '{"savedAt":1}']) {
    localStorage.setItem('k', text)
    expect(loadDraft('k', 2)).toBeUndefined()
  }
  localStorage.setItem('k', '{"answers":{"a":1,"b":"x"},"savedAt":1,"request":5}')
  expect(loadDraft('k', 2)).toEqual({ answers: { b: 'x' }, request: undefined })
})

it('asks whose a draft is, but for an hour in the tab that typed it, and for whoever its key names', () => {
  const now = Date.now()
  vi.stubGlobal('sessionStorage', localStorage)
  expect(isOwnVisit('k')).toBe(false)
  noteVisit('k')
  expect(isOwnVisit('k', now + 59 * 60_000)).toBe(true)
  expect(isOwnVisit('k', now + 61 * 60_000)).toBe(false)
  expect(isOwnVisit('other', now)).toBe(false)
  expect(isOwnVisit('k:account')).toBe(true)
})

it('does without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  saveDraft('k', { answers: { email: 'a' } })
  onDevice.forget('k')
  expect(loadDraft('k')).toBeUndefined()
})

const answers = { givenName: 'Inês', taskDescription: 'A deed' } as QuoteAnswers
const file = { name: 'a.pdf', size: 1, path: 'x.pdf', type: 'application/pdf' }

it('keeps the id for the same content, wherever its files are stored', () => {
  const first = submissionId(undefined, answers, [file])
  expect(first.id).toMatch(/^[0-9a-f-]{36}$/)
  expect(submissionId(first, { ...answers }, [{ ...file, path: 'y.pdf' }])).toEqual(first)
})

it('gives changed content a new id, so that no earlier insert swallows the change', () => {
  const first = submissionId(undefined, answers, [file])
  expect(submissionId(first, { ...answers, taskDescription: 'Two deeds' }, [file]).id).not.toBe(first.id)
  expect(submissionId(first, answers, []).id).not.toBe(first.id)
})
