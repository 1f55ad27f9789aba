import { expect, it } from 'vitest'
import type { QuoteAnswers } from '#contract/quote.ts'
import { submissionId } from './request-id.ts'

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
