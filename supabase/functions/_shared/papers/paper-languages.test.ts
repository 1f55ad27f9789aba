import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#content/languages.ts'
import { INVOICES, PLAIN_PAPERS } from '../../../../tests/support/papers.ts'
import { expectTidy, readPaper } from '../../../../tests/support/read-paper.ts'
import { ENGLISH, type Words, wordsIn } from '../words.ts'
import type { PaperFacts, StatementFacts } from './paper.ts'
import { makePaper } from './paper-pdf.ts'

/** Papers speak the customer's language, with the English beside each heading and label. */

const KINDS = {
  receipt: PLAIN_PAPERS['receipt of a house without VAT'],
  invoice: INVOICES['every treatment'],
  'credit note': INVOICES['credit note'],
  'payment request': PLAIN_PAPERS['request for payment'],
} as Record<PaperFacts['kind'], PaperFacts>

const named = { order: 'SQ-7H3K-M2PX', own: 'Matter 12/26' }
const STATEMENT: StatementFacts = {
  ...{ kind: 'statement', from: '2026-11-01', to: '2026-11-30' },
  ...{ seller: { name: 'Signet Ltd' }, buyer: { name: 'Zoë Brontë', email: 'zoe@example.com' } },
  moved: [
    { ...named, day: '2026-11-03', kind: 'invoice', paper: 'INV-2026-0017', amount: 6001 },
    { ...named, day: '2026-11-09', kind: 'credit note', paper: 'CN-2026-0003', amount: -1000 },
  ],
  open: [{ ...named, part: 'second', amount: 6000 }],
}

const amountsIn = (text: string) => text.match(/[£€][\d,.]+/g)?.toSorted()

const english = new Map<PaperFacts['kind'], Promise<string>>()

function inEnglish(facts: PaperFacts): Promise<string> {
  const text = english.get(facts.kind) ?? expectTidy({ ...facts, language: 'en' }).then(({ text }) => text)
  english.set(facts.kind, text)
  return text
}

/** Lines may end anywhere in Chinese. */
const close = (text: string) => text.replaceAll(/\s/g, '')

const labelsOf = ({ kind, vatRate, shares }: PaperFacts, { PAPER_WORDS: texts }: Words) => [
  ...[texts.titles[kind], texts.addressed[kind], texts.headings[kind]],
  ...[texts.number, texts.date, texts.order, texts.purchaseOrder, texts.orderTitle, texts.columns.what],
  ...(vatRate === null
    ? [texts.columns.amount]
    : [texts.columns.net, texts.columns.vat, texts.columns.total]),
  ...(kind === 'payment request' ? [texts.due, texts.bank.title, texts.bank.accountNumber] : []),
  ...(kind === 'credit note' ? [texts.credits, texts.reason] : []),
  // Of the lines of the order.
  ...(kind === 'invoice' && shares.length > 1 ? [texts.taxPoint, texts.treatments.outside] : []),
]

describe.each(LANGUAGES.filter(({ code }) => code !== 'en'))(
  'in $code',
  { timeout: 60_000 },
  ({ code, tag }) => {
    let words: Words
    beforeAll(async () => {
      words = await wordsIn(code)
    })

    it.each(Object.entries(KINDS))('%s', async (_, english) => {
      const facts: PaperFacts = {
        ...english,
        language: code,
        customer: { country: 'DE', vatNumber: '', business: true },
      }
      const bytes = await makePaper(facts)
      expect(bytes.length).toBeLessThan(60_000)
      // Where Arabic stands, pdf.js misjudges.
      const { text, pages, info } = await (code === 'ar' ? readPaper(bytes) : expectTidy(facts))
      expect(info).toMatchObject({ Language: tag })
      const own = labelsOf(facts, words)
      for (const [i, label] of labelsOf(facts, ENGLISH).entries()) {
        expect(text).toContain(label)
        // Arabic is read back in the shapes of its letters.
        if (code !== 'ar' && own[i] !== label) expect(close(text)).toContain(close(`${own[i]} · ${label}`))
      }
      expect(text).toContain('24 November 2026')
      expect(text).not.toMatch(/undefined|\{\w+\}/)
      expect(amountsIn(text)).toEqual(amountsIn(await inEnglish(facts)))
      expect(pages.length).toBeLessThanOrEqual(2)
    })

    it('a statement of account', async () => {
      const { text } = await readPaper(await makePaper({ ...STATEMENT, language: code }))
      const { title, moved, open } = ENGLISH.PAPER_WORDS.statement
      for (const words of [title, moved, open, '30 November 2026', 'INV-2026-0017', '(Matter 12/26)'])
        expect(text).toContain(words)
      expect(amountsIn(text)).toEqual(['£10.00', '£50.01', '£60.00', '£60.00', '£60.01'])
      if (code !== 'ar')
        expect(close(text)).toContain(close(`${words.PAPER_WORDS.statement.title} · ${title}`))
    })

    it('an English name that is the same is said once, and a country in both', async () => {
      const facts = { ...(INVOICES['reverse charge'] as PaperFacts), language: code }
      const { text } = await readPaper(await makePaper(facts))
      expect(text).not.toMatch(/(\S{4,}) · \1(?!\S)/)
      expect(text).toMatch(code === 'ar' ? /Germany/ : / · Germany/)
      expect(text).toContain('Reverse charge: you account for VAT & "duties" in your country')
    })
  },
)

it('English papers say nothing twice', async () => {
  for (const facts of Object.values(KINDS)) expect((await expectTidy(facts)).text).not.toContain('·')
})
