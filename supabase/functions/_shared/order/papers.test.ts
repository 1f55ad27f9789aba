import { createClient } from '@supabase/supabase-js'
import { afterAll, expect, it, vi } from 'vitest'
import {
  type Answer,
  EDGE_ANSWERS,
  responseOf,
  STORAGE_ANSWERS,
} from '../../../../tests/support/genuine-answers.ts'
import type { DatabaseClient } from '../dependencies.ts'
import { paperFile } from './papers.ts'

vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

/** What is in it, `paper-pdf.test.ts` says. */
vi.mock('./paper-pdf.ts', () => ({ makePaper: async () => new TextEncoder().encode('%PDF') }))

const PAPER = {
  id: crypto.randomUUID(),
  reference: 'R-2026-0001',
  path: null,
  sha256: null,
} as unknown as Parameters<typeof paperFile>[1]

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
  await paperFile({ database, log: () => {} }, PAPER)
  return recorded
}

it.each([...STORAGE_ANSWERS, ...EDGE_ANSWERS])(
  'a paper’s file is recorded only if it is there: $what',
  async (answer) => {
    expect(await isRecorded(answer)).toBe(answer.means === 'there')
  },
)
