import { expect, it } from 'vitest'
import type { PaperFacts } from '#functions/_shared/papers/paper.ts'
import { makePaper } from '#functions/_shared/papers/paper-pdf.ts'
import { INVOICES } from '../../tests/support/papers.ts'
import { createDocumentWorker } from './document-worker.ts'

const FACTS = INVOICES.standard as PaperFacts

/** A thread that does what the text says with each task. */
const threadOf = (does: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; let count = 0
parentPort.on('message', ([, facts]) => { count += 1; ${does} })`)}`,
  )
const ANSWER = 'parentPort.postMessage(Uint8Array.of(count, facts.vat))'
const task = (vat: number): PaperFacts => ({ ...FACTS, vat })

it('makes the same papers as this thread, which goes on meanwhile', async () => {
  const { makePaper: make } = createDocumentWorker()
  const lines = Array.from({ length: 50 }, () => ({
    what: 'नरेन्द्र कृष्ण लक्ष्मी ज्योत्स्ना सिद्धार्थ दुर्गा',
    amount: 100,
  }))
  let turns = 0
  const clock = setInterval(() => (turns += 1), 1)
  const [first, second] = await Promise.all([FACTS, FACTS, { ...FACTS, lines }].map((facts) => make(facts)))
  // Made here, the three of them leave time for about as many.
  expect(turns).toBeGreaterThan(50)
  clearInterval(clock)
  expect(first).toEqual(new Uint8Array(await makePaper(FACTS)))
  expect(second).toEqual(first)
}, 60_000)

it('a paper that cannot be made fails, and the next one is made', async () => {
  const { makePaper: make } = createDocumentWorker()
  await expect(make({ ...FACTS, issuedOn: 'never' })).rejects.toThrow('no such day')
  expect(await make(FACTS)).toHaveLength((await makePaper(FACTS)).length)
})

it.each([
  ['dies', 'process.exit(3)', 'ended with 3'],
  ['throws beside its work', 'setTimeout(() => { throw new Error("stray") })', 'stray'],
  ['does not answer', '', 'Timed out'],
  ['never rests', 'for (;;);', 'Timed out'],
  ['eats memory', 'for (const all = [];;) all.push(new Array(1e6).fill(count))', 'memory'],
])(
  'a thread that %s makes its paper fail, and the next has a new one',
  async (_, does, reason) => {
    const { makePaper: make } = createDocumentWorker({
      thread: threadOf(`if (facts.vat === 13) { ${does} } else ${ANSWER}`),
      timeoutMs: does.includes('all') ? 60_000 : 3000,
      memory: 32,
    })
    const [good, bad, next] = await Promise.allSettled([1, 13, 2].map((vat) => make(task(vat))))
    expect(good).toMatchObject({ value: Uint8Array.of(1, 1) })
    expect(String((bad as PromiseRejectedResult).reason)).toContain(reason)
    expect(next).toMatchObject({ value: Uint8Array.of(1, 2) })
  },
  90_000,
)

it('so many wait, and no more; idle threads end', async () => {
  const { makePaper: make } = createDocumentWorker({ thread: threadOf(ANSWER), waiting: 2, idleMs: 1 })
  const asked = [1, 2, 3, 4].map((vat) => make(task(vat)))
  await expect(asked[3]).rejects.toThrow('Too many documents wait')
  expect(await Promise.all(asked.slice(0, 3))).toEqual([1, 2, 3].map((vat) => Uint8Array.of(vat, vat)))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await make(task(5))).toEqual(Uint8Array.of(1, 5))
})
