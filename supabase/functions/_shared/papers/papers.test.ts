import { createHash } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import {
  type Answer,
  EDGE_ANSWERS,
  responseOf,
  STORAGE_ANSWERS,
} from '../../../../tests/support/genuine-answers.ts'
import { INVOICES } from '../../../../tests/support/papers.ts'
import { checkSeal, sealPdf } from '../certificate/seal.ts'
import { newSealKey } from '../certificate/seal-key.ts'
import type { DatabaseClient } from '../dependencies.ts'
import { DOCUMENTS_HERE } from '../documents/maker.ts'
import type { PaperFacts } from './paper.ts'
import { paperFile, unkeptPaper } from './papers.ts'

/** What is in it, `paper-pdf.test.ts` says. */
const makePaper = async () => new TextEncoder().encode('%PDF')

const newPaper = (facts: object = {}) =>
  ({
    facts,
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
  await paperFile({ database, log: () => {}, makePaper, settings: {} }, newPaper())
  return recorded
}

it.each([...STORAGE_ANSWERS, ...EDGE_ANSWERS])(
  'a paper’s file is recorded only if it is there: $what',
  async (answer) => {
    expect(await isRecorded(answer)).toBe(answer.means === 'there')
  },
)

/** A storage that has this file at every path, or none, and the digests that were recorded. */
function storageWith(file?: Uint8Array) {
  const recorded: string[] = []
  const database: DatabaseClient = createClient('http://localhost', 'sb_secret_key', {
    auth: { persistSession: false },
    global: {
      async fetch(input, init) {
        if (!String(input).includes('/storage/')) {
          recorded.push(JSON.parse(String(init?.body)).sha256)
          return Response.json(null)
        }
        if (init?.method !== 'POST') return new Response(file as BodyInit)
        if (!file) return Response.json({ Key: 'papers' })
        return responseOf(STORAGE_ANSWERS.find(({ means }) => means === 'there') as Answer)
      },
    },
  })
  return { database, recorded }
}

const KEY = newSealKey('House', new Date('2026-11-29T12:00:00Z'))
const FACTS = INVOICES.standard as PaperFacts
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('the seal of papers', { tags: ['sealed-papers'] }, () => {
  const log = () => {}

  it('is on what is kept, and on no other paper', async () => {
    const { database, recorded } = storageWith()
    const settings = { SEAL_KEY: KEY }
    const file = await paperFile({ database, log, ...DOCUMENTS_HERE, settings }, newPaper(FACTS))
    expect(checkSeal(file, KEY)).toMatchObject({ state: 'whole', byHouse: true })
    expect(recorded).toEqual([digest(file)])
    const request: PaperFacts = { ...FACTS, kind: 'payment request' }
    expect(checkSeal(await unkeptPaper({ ...DOCUMENTS_HERE }, request), KEY).state).toBe('none')
  })

  it('is the same when a lost paper is made again, of whose file nothing new is recorded', async () => {
    const { database, recorded } = storageWith()
    const making = { database, log, ...DOCUMENTS_HERE, settings: { SEAL_KEY: KEY } }
    const file = await paperFile(making, newPaper(FACTS))
    const lost = { ...newPaper(FACTS), path: 'papers/lost.pdf', sha256: digest(file) }
    expect(digest(await paperFile(making, lost))).toBe(digest(file))
    expect(recorded).toHaveLength(1)
  })

  it('goes without a time stamp where its server fails, which is logged', async () => {
    const { database, recorded } = storageWith()
    const events: object[] = []
    const settings = { SEAL_KEY: KEY, TIMESTAMP_URL: 'http://127.0.0.1:9/' }
    const making = {
      database,
      log: (event: object) => events.push(event),
      ...DOCUMENTS_HERE,
      settings,
    }
    const file = await paperFile(making, newPaper(FACTS))
    expect(checkSeal(file, KEY)).toMatchObject({ state: 'whole', byHouse: true })
    expect(recorded).toEqual([digest(file)])
    expect(events).toMatchObject([
      { event: 'paper-not-stamped', reference: 'R-2026-0001' },
      { event: 'paper-kept' },
    ])
  })

  it('decides which file counts where two processes made one: what is kept, if it is whole', async () => {
    const pdf = await DOCUMENTS_HERE.makePaper(FACTS)
    const other = await sealPdf(pdf, { key: KEY, reason: 'with another time stamp' })
    const altered = Uint8Array.from(other).fill(0, 100, 101)
    for (const [there, counts] of [
      [other, other],
      [altered, undefined],
    ] as const) {
      const { database, recorded } = storageWith(there)
      const making = { database, log, ...DOCUMENTS_HERE, settings: { SEAL_KEY: KEY } }
      const file = await paperFile(making, newPaper(FACTS))
      expect(recorded).toEqual([digest(file)])
      expect(digest(file) === digest(there)).toBe(counts !== undefined)
    }
  })

  it('is not made by a command, which has no key; nor is its paper kept', async () => {
    const { database, recorded } = storageWith()
    const file = await paperFile({ database, log, ...DOCUMENTS_HERE }, newPaper(FACTS))
    expect(checkSeal(file, KEY).state).toBe('none')
    expect(recorded).toEqual([])
  })
})

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
