import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { type Answer, EDGE_ANSWERS, STORAGE_ANSWERS } from '../../../../tests/support/genuine-answers.ts'
import type { DatabaseClient } from '../dependencies.ts'
import { paperFile } from './papers.ts'

const PAPER = {
  id: '3f0f7c7e-31a5-4a43-9b0c-54a6b1f2a9d0',
  reference: 'R-2026-0001',
  path: null,
  sha256: null,
  facts: {
    kind: 'receipt',
    reference: 'R-2026-0001',
    issuedOn: '2026-11-23',
    order: 'SQ-7H3K-M2PX',
    part: 'first',
    method: 'card',
    seller: { name: 'Signet & Quill Document Services', lines: [] },
    buyer: { name: 'Zoë Brontë', email: 'zoe@example.com' },
    lines: [{ what: 'Certified translation', amount: 8001 }],
    total: 8001,
    amount: 4001,
    vatRate: null,
    vat: 0,
    net: 4001,
    shares: [{ treatment: 'standard', rate: null, net: 4001, vat: 0 }],
    currency: 'gbp',
    paidOn: '2026-11-23',
  },
} as unknown as Parameters<typeof paperFile>[1]

/** Whether the paper's file is recorded, when Storage answers this. */
async function isRecorded({ status, body }: Answer): Promise<boolean> {
  let recorded = false
  const database: DatabaseClient = createClient('http://localhost', 'sb_secret_key', {
    auth: { persistSession: false },
    global: {
      fetch: async (input) => {
        if (String(input).includes('/storage/')) {
          return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
        }
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
