import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import {
  type Answer,
  EDGE_ANSWERS,
  responseOf,
  STORAGE_ANSWERS,
} from '../../../../tests/support/genuine-answers.ts'
import type { DatabaseClient } from '../dependencies.ts'
import type { PaperFacts } from './paper.ts'
import { paperFile, unkeptPaper } from './papers.ts'

/** What is in it, `paper-pdf.test.ts` says. */
const makePaper = async () => new TextEncoder().encode('%PDF')

const newPaper = () =>
  ({
    id: crypto.randomUUID(),
    reference: 'R-2026-0001',
    path: null,
    sha256: null,
  }) as unknown as Parameters<typeof paperFile>[1]

/** Whether the paper's file is recorded, when Storage answers this. */
async function isRecorded(answer: Answer): Promise<boolean> {
  let recorded = false
  const database: DatabaseClient = createClient('http://localhost', 'sb_secret_key', {
    auth: { persistSession: false },
    global: {
      fetch: async (input) => {
        if (String(input).includes('/storage/')) return responseOf(answer)
        recorded = true
        return Response.json(null)
      },
    },
  })
  await paperFile({ database, log: () => {}, makePaper }, newPaper())
  return recorded
}

it.each([...STORAGE_ANSWERS, ...EDGE_ANSWERS])(
  'a paper’s file is recorded only if it is there: $what',
  async (answer) => {
    expect(await isRecorded(answer)).toBe(answer.means === 'there')
  },
)

it('a paper that is not kept is made once for the same facts, and again after a failure', async () => {
  const made: string[] = []
  const dependencies = {
    makePaper: async (facts: object) => {
      made.push((facts as PaperFacts).reference)
      if (made.length === 1) throw new Error('The thread ended')
      return makePaper()
    },
  }
  const [one, other] = ['SQ-1', 'SQ-2'].map((reference) => ({ reference }) as PaperFacts) as [
    PaperFacts,
    PaperFacts,
  ]
  await expect(unkeptPaper(dependencies, one)).rejects.toThrow('The thread ended')
  for (const facts of [one, { ...one }, other, one]) await unkeptPaper(dependencies, facts)
  expect(made).toEqual(['SQ-1', 'SQ-1', 'SQ-2'])
})
