import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { CONSULTATION_PAYMENT } from '#content/mail/booking.ts'
import { embeddedData, INVOICES, NAMES, PLAIN_PAPERS } from '../../../../tests/support/papers.ts'
import { expectTidy, type Node, readPaper } from '../../../../tests/support/read-paper.ts'
import { invoiceData } from './invoice-data.ts'
import type { PaperFacts } from './paper.ts'
import { makePaper } from './paper-pdf.ts'

/** Papers, read back by pdf.js. */

vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
vi.mock('../languages.ts', async () => {
  const { DOUBLES } = await import('../../../../tests/support/double-language.ts')
  return { WORDS: DOUBLES }
})

const RECEIPT: PaperFacts = {
  kind: 'receipt',
  reference: 'R-2026-0001',
  issuedOn: '2026-11-23',
  order: 'SQ-7H3K-M2PX',
  part: 'first',
  method: 'card',
  seller: {
    name: 'Signet & Quill Document Services',
    lines: [
      'Example Papers Limited, registered in England and Wales, number 01234567',
      'Registered office: 1 Example Court, London EC4A 0AA',
    ],
  },
  buyer: { name: 'Zoë Brontë', company: 'Haworth Mills Ltd', email: 'zoe@example.com' },
  lines: [
    { what: 'Certified translation of a birth certificate, Polish to English', amount: 8001 },
    { what: 'Apostille of the Foreign, Commonwealth & Development Office', amount: 4000 },
  ],
  total: 12001,
  amount: 6001,
  vatRate: null,
  vat: 0,
  net: 6001,
  shares: [{ treatment: 'standard', rate: null, net: 6001, vat: 0 }],
  currency: 'gbp',
  paidOn: '2026-11-23',
}

/** Prices without VAT; 20% of 120.01 is 24.00, of which 12.00 are in each half. */
const INVOICE: PaperFacts = {
  ...RECEIPT,
  kind: 'invoice',
  reference: 'INV-2026-0017',
  issuedOn: '2026-12-01',
  part: 'second',
  method: 'transfer',
  seller: { ...RECEIPT.seller, vatNumber: 'GB123456789' },
  total: 14401,
  amount: 7200,
  vatRate: 2000,
  vat: 1200,
  net: 6000,
  shares: [{ treatment: 'standard', rate: 2000, net: 6000, vat: 1200 }],
  paidOn: '2026-11-30',
}

const CREDIT_NOTE: PaperFacts = {
  ...INVOICE,
  kind: 'credit note',
  reference: 'CN-2026-0003',
  method: 'card',
  credits: 'INV-2026-0016',
  part: 'first',
  amount: 7201,
  net: 6001,
  shares: [{ treatment: 'standard', rate: 2000, net: 6001, vat: 1200 }],
}

const read = async (facts: PaperFacts) => readPaper(await makePaper(facts))

const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)]

const rolesOf = (node: Node) => nodesOf(node).flatMap(({ role }) => role ?? [])

/** What the file says outside of its compressed streams, and inside of them. */
function rawOf(bytes: Uint8Array) {
  const file = Buffer.from(bytes).toString('latin1')
  const streams = [...file.matchAll(/FlateDecode\n>>\nstream\n/g)].map(({ 0: found, index }) =>
    inflateSync(Buffer.from(bytes).subarray(index + found.length), { finishFlush: 2 }).toString('latin1'),
  )
  return { file, streams }
}

/** As a PDF has text that is not ASCII. */
const utf16 = (text: string) =>
  Buffer.from(`\uFEFF${text}`, 'utf16le')
    .swap16()
    .toString('latin1')
    .replaceAll(/[\n\r\t\b\f()\\]/g, (one) => ESCAPED[one] ?? one)

const ESCAPED: Record<string, string> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\b': '\\b',
  '\f': '\\f',
  '(': '\\(',
  ')': '\\)',
  '\\': '\\\\',
}

/** Nothing else in a paper is a rectangle. */
const hasBoxes = (stream: string) => / re\n/.test(stream)

describe('what a paper says', () => {
  it('receipt for the first half, without VAT', async () => {
    const { text, pages } = await read(RECEIPT)
    expect(pages).toHaveLength(1)
    for (const words of [
      'Signet & Quill Document Services',
      'number 01234567',
      'Receipt',
      'Number R-2026-0001',
      'Date 23 November 2026',
      'Order SQ-7H3K-M2PX',
      'Received from Zoë Brontë Haworth Mills Ltd zoe@example.com',
      'Certified translation of a birth certificate, Polish to English £80.01',
      'Apostille of the Foreign, Commonwealth & Development Office £40.00',
      'First half of the order £60.01',
      'Paid by card on 23 November 2026 £60.01',
      'The whole order £120.01',
      'Second half, due on delivery £60.00',
      'No VAT charged.',
      'The second half is due then.',
      'Receipt R-2026-0001 Page 1 of 1',
    ])
      expect(text).toContain(words)
    expect(text.match(/VAT/g)).toHaveLength(1)
  })

  it('receipt for a part of the first half, which promises nothing yet', async () => {
    const { text } = await read({ ...RECEIPT, amount: 3000, net: 3000 })
    expect(text).not.toMatch(/We’ll do the work|due then/)
  })

  it('VAT invoice for the second half, of prices without VAT', async () => {
    const { text } = await read(INVOICE)
    for (const words of [
      'VAT invoice',
      'VAT registration number GB123456789',
      'Date 1 December 2026',
      'Tax point 30 November 2026',
      'Invoice to Zoë Brontë',
      'Description Net VAT Total',
      'Second half of the order: VAT at 20% £60.00 £12.00 £72.00',
      'Paid by bank transfer on 30 November 2026 £60.00 £12.00 £72.00',
      'VAT £24.00',
      'The whole order, with VAT £144.01',
      'First half, paid before £72.01',
      'paid in full',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('No VAT')
  })

  it('VAT invoice with the address that was given for it, line by line', async () => {
    const address = 'The Old Mill\n12 Main Street\nHaworth\nBD22 8DA'
    const { pages, text } = await read({ ...INVOICE, buyer: { ...INVOICE.buyer, company: null, address } })
    expect(text).toContain(
      'Invoice to Zoë Brontë The Old Mill 12 Main Street Haworth BD22 8DA zoe@example.com This invoice',
    )
    const lines = ['Zoë Brontë', ...address.split('\n'), 'zoe@example.com'].map((line) =>
      pages[0]?.set.find((item) => item.text === line),
    )
    expect(new Set(lines.map((line) => line?.left)).size).toBe(1)
    const heights = lines.map((line) => line?.baseline ?? 0)
    expect(heights).toEqual(heights.toSorted((a, b) => b - a))
    await expectTidy({ ...INVOICE, buyer: { ...INVOICE.buyer, address: `${'W'.repeat(290)}\n1\n2\n3\n4` } })
  })

  it('invoice of prices that include VAT', async () => {
    const { text } = await read({ ...INVOICE, vatRate: 1750, total: 12001 })
    expect(text).toContain('The whole order, with VAT £120.01')
    expect(text).not.toMatch(/ VAT £24/)
  })

  it('credit note, naming the paper that it credits', async () => {
    const { text } = await read(CREDIT_NOTE)
    for (const words of [
      'Credit note',
      'Credits INV-2026-0016',
      'Credit to Zoë Brontë',
      'First half of the order: VAT at 20% £60.01 £12.00 £72.01',
      'Refunded to the card you paid with £60.01 £12.00 £72.01',
      'Banks can take up to ten working days',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/due on delivery/)
    const shares = [{ treatment: 'standard', rate: 2000, net: 1667, vat: 333 } as const]
    const part = await read({ ...CREDIT_NOTE, amount: 2000, vat: 333, net: 1667, shares })
    expect(part.text).toContain('Part of the first half of the order: VAT at 20% £16.67 £3.33 £20.00')
    expect(part.text).toContain('Refunded to the card you paid with £16.67 £3.33 £20.00')
  })

  const largestOf = ({ pages }: Awaited<ReturnType<typeof read>>) =>
    pages
      .flatMap(({ set }) => set)
      .filter(({ text }) => text.startsWith('£'))
      .reduce((largest, item) => (item.size > largest.size ? item : largest))

  it('its own sum is the largest one, and the order a note on the same page', async () => {
    for (const facts of [RECEIPT, INVOICE, CREDIT_NOTE]) {
      const lines = Array.from({ length: 14 }, (_, i) => ({ what: `Document ${i + 1}`, amount: 1000 }))
      const paper = await read({ ...facts, lines })
      expect(largestOf(paper).text).toBe(`£${(facts.amount / 100).toFixed(2)}`)
      expect(paper.pages).toHaveLength(1)
    }
  })

  it('a row for each treatment, with what the law wants said of it', async () => {
    const outside = 'Reverse charge: the customer accounts for any VAT due in Germany.'
    const { text } = await read({
      ...INVOICE,
      buyer: { name: 'Müller GmbH', email: 'ap@example.com', address: 'Hauptstraße 5\n10115 Berlin' },
      customer: { country: 'DE', business: true, vatNumber: 'DE123456789' },
      ...{ purchaseOrder: 'PO-4711', ownReference: 'Matter 12/26' },
      lines: [
        { what: 'Translation', amount: 11000, treatment: 'outside' },
        { what: 'Fee of the registry', amount: 3400, treatment: 'disbursement' },
      ],
      shares: [
        { treatment: 'outside', rate: 0, net: 5500, vat: 0 },
        { treatment: 'disbursement', rate: 0, net: 1700, vat: 0 },
      ],
      ...{ total: 14400, net: 7200, vat: 0, notes: { outside } },
    })
    for (const words of [
      'Your own reference Matter 12/26',
      'Your purchase order PO-4711',
      'Your VAT number DE123456789',
      'Hauptstraße 5 10115 Berlin Germany ap@example.com',
      'outside the scope of UK VAT £55.00 £0.00 £55.00',
      'disbursements, at cost £17.00 £0.00 £17.00',
      '£72.00 £0.00 £72.00',
      outside,
      'Fee of the registry (disbursements, at cost) £34.00',
      'The whole order £144.00',
    ])
      expect(text).toContain(words)
  })

  it('request for payment, which is no VAT invoice, by when and where to', async () => {
    const { text } = await read({
      ...INVOICE,
      kind: 'payment request',
      reference: 'SQ-7H3K-M2PX-2',
      paidOn: '',
      dueOn: '2026-12-15',
      bank: { name: 'Example Papers Limited', sortCode: '12-34-56', accountNumber: '98765432' },
    })
    for (const words of [
      'Request for payment Pro forma. This is not a VAT invoice.',
      'To be paid by 15 December 2026',
      'Please pay £60.00 £12.00 £72.00',
      'Sort code 12-34-56 Account number 98765432 Payment reference SQ-7H3K-M2PX',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/Tax point|VAT invoice SQ/)
  })
})

describe('for assistive technology', () => {
  it('language, title and PDF/UA are declared', async () => {
    const { info, marked, metadata } = await read(RECEIPT)
    expect(info).toMatchObject({ Language: 'en-GB', Title: 'Receipt R-2026-0001', PDFFormatVersion: '1.7' })
    expect(marked).toMatchObject({ Marked: true })
    expect(metadata?.get('dc:title')).toBe('Receipt R-2026-0001')
    const { file } = rawOf(await makePaper(RECEIPT))
    expect(file).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(file).toMatch(/\/DisplayDocTitle true/)
    expect(file).toMatch(/\/Tabs \/S/)
  })

  it('headings, tables and the mark are tagged, and every row has a header or two cells', async () => {
    const { pages } = await read(INVOICE)
    const tree = pages[0]?.tree as Node
    const nodes = nodesOf(tree)
    expect(rolesOf(tree).filter((role) => /^H\d/.test(role))).toEqual(['H1', 'H2', 'H2', 'H2'])
    expect(nodes.find(({ role }) => role === 'Figure')?.alt).toBe('Mark of Signet & Quill Document Services')
    const tables = nodes.filter(({ role }) => role === 'Table')
    expect(tables).toHaveLength(3)
    for (const row of nodes.filter(({ role }) => role === 'TR'))
      expect(row.children?.map(({ role }) => role).join(' ')).toMatch(/^(TH( TH)+|TH( TD)+|TD( TD)+)$/)
    expect(tables[1]?.children?.[0]?.children?.map(({ role }) => role)).toEqual(['TH', 'TH', 'TH', 'TH'])
    const { file } = rawOf(await makePaper(INVOICE))
    expect(file).toMatch(/\/O \/Table\n\/Scope \/Column/)
    expect(file).toMatch(/\/O \/Table\n\/Scope \/Row/)
  })

  it('all content belongs to one element of the structure, and no element is empty', async () => {
    for (const facts of [RECEIPT, CREDIT_NOTE, { ...INVOICE, lines: Array(60).fill(INVOICE.lines[0]) }]) {
      const bytes = await makePaper(facts)
      const { pages } = await readPaper(bytes)
      const { file, streams } = rawOf(bytes)
      const drawn = streams.map((stream) => [...stream.matchAll(/\/MCID (\d+)/g)].map(([, id]) => Number(id)))
      const onPages = drawn.filter((ids) => ids.length > 0)
      expect(onPages).toHaveLength(pages.length)
      for (const [i, { tree }] of pages.entries()) {
        const nodes = nodesOf(tree)
        const tagged = nodes.flatMap(({ type, id }) => (type === 'content' ? Number(id?.match(/\d+$/)) : []))
        expect(tagged.toSorted((a, b) => a - b)).toEqual(onPages[i]?.toSorted((a, b) => a - b))
        const empty = nodes.filter(({ type, children }) => type !== 'content' && !children?.length)
        // The tree of one page of several has the rows of the others, without their content.
        if (pages.length === 1) expect(empty).toEqual([])
      }
      expect(file.match(/\/S \/TH\b/g)?.length).toBe(file.match(/\/Scope \/(Row|Column)/g)?.length)
      expect(file.match(/\/Type \/Page\b/g)).toHaveLength(file.match(/\/Tabs \/S\b/g)?.length ?? 0)
      expect(file.match(/\/StructParents \d+/g)).toHaveLength(pages.length)
      expect(file.match(/\/Subtype \/Type0\b/g)).toHaveLength(file.match(/\/ToUnicode \d/g)?.length ?? 0)
    }
  })
})

/** Before a release veraPDF judges it: tests/commands/paper-standards.test.ts. */
describe('for archives and machines', { tags: ['lasting-papers'] }, () => {
  it('PDF/A-3a is declared beside PDF/UA, with the meaning of colours', async () => {
    const { file } = rawOf(await makePaper(RECEIPT))
    expect(file).toContain('<pdfaid:part>3</pdfaid:part>\n<pdfaid:conformance>A</pdfaid:conformance>')
    expect(file).toMatch(/\/OutputIntents \[\d+ 0 R\]/)
    expect(file.match(/<pdfaSchema:prefix>(\w+)/g)).toEqual(['<pdfaSchema:prefix>pdfuaid'])
    expect(file).not.toContain('EmbeddedFile')
  })

  it.each(Object.entries({ ...INVOICES, ...PLAIN_PAPERS }))('with its data inside: %s', async (_, facts) => {
    const bytes = await makePaper(facts)
    const data = invoiceData(facts)
    expect(embeddedData(bytes)).toBe(data)
    expect(bytes.length).toBeLessThan(60_000)
    if (data === undefined) return
    const { file } = rawOf(bytes)
    for (const part of [
      '/AFRelationship /Alternative',
      '/UF (factur-x.xml)',
      '/Subtype /text#2Fxml',
      '/ModDate (D:20261124000000Z)',
      '<pdfaSchema:prefix>fx<',
      '<fx:ConformanceLevel>EN 16931<',
    ])
      expect(file).toContain(part)
    expect(file).toMatch(/\/AF \[\d+ 0 R\]/)
  })
})

describe('the same facts give the same bytes', () => {
  const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

  it('again and again', async () => {
    const [first, second] = [await makePaper(INVOICE), await makePaper(INVOICE)]
    expect(digest(second)).toBe(digest(first))
    expect(digest(await makePaper({ ...INVOICE, order: 'SQ-AAAA-AAAA' }))).not.toBe(digest(first))
  })
})

/** Of Urdu and Kurdish pdf.js does not know some letters by their shapes; both are set as the other Arabic ones. */
const READABLE = Object.entries(NAMES).filter(([script]) => !['Urdu', 'Kurdish'].includes(script))

it('what is English in a paper of another language is marked as that, and in an English one nothing', async () => {
  const spans = /\/Span <<[^>]*\/Lang \(en-GB\)/g
  const paragraph = /\/S \/P\n[^>]*\/Lang \(en-GB\)/
  const own = rawOf(await makePaper({ ...RECEIPT, language: 'xx' }))
  // Titles, headings and labels; and the law's sentence that no VAT is charged.
  expect(own.streams.join().match(spans)?.length).toBeGreaterThan(15)
  expect(own.file).toMatch(paragraph)
  const english = rawOf(await makePaper(RECEIPT))
  expect(english.streams.join()).not.toMatch(spans)
  expect(english.file).not.toMatch(paragraph)
})

describe('names in the scripts of customers', () => {
  it.each(READABLE)('%s', async (script, [name]) => {
    const bytes = await makePaper({ ...RECEIPT, buyer: { ...RECEIPT.buyer, name } })
    expect(bytes.length).toBeLessThan(60_000)
    // The letters themselves, in whatever order and shape the reader has them.
    const letters = (value: string) => new Set(value.normalize('NFKC').match(/\p{L}/gu))
    const found = letters((await readPaper(bytes)).text)
    expect([...letters(name)].filter((letter) => !found.has(letter))).toEqual([])
    const { streams } = rawOf(bytes)
    expect(streams.some(hasBoxes)).toBe(false)
    const isSpoken = streams.some((stream) => stream.includes(`/ActualText (${utf16(name)})`))
    expect(isSpoken).toBe(!['Latin', 'Greek', 'Cyrillic', 'Chinese', 'Japanese', 'Korean'].includes(script))
  })
})

describe('hostile facts', { timeout: 30_000 }, () => {
  it('long words and sixty lines go on over further pages, whose table begins with its head', async () => {
    const facts: PaperFacts = {
      ...RECEIPT,
      buyer: {
        name: `Wolfe${'schlegelstein'.repeat(12)} Jr ${'of Somewhere '.repeat(8)}`,
        company: 'W'.repeat(120),
        email: `${'very.long.'.repeat(6)}name@${'sub.'.repeat(30)}example.com`,
      },
      lines: Array.from({ length: 60 }, (_, i) => ({
        what: `Document ${i + 1}: ${'certified translation of every page, '.repeat(i % 5)}${'x'.repeat((i % 7) * 20)}`,
        amount: 100_000_00 - i,
      })),
    }
    const bytes = await makePaper(facts)
    expect(bytes.length).toBeLessThan(60_000)
    const { pages, text } = await expectTidy(facts)
    expect(pages.length).toBeGreaterThan(3)
    for (let line = 1; line <= 60; line += 1) expect(text).toContain(`Document ${line}:`)
    for (const { text } of pages.slice(1, -1)) expect(text.trim()).toMatch(/^Description\s+Amount/)
    expect(text).toContain(`Page ${pages.length} of ${pages.length}`)
    // The heads are tagged once: what is repeated is decoration.
    expect(rawOf(bytes).file.match(/\/Scope \/Column/g)).toHaveLength(4)
  })

  it('hidden and reordering characters are gone', async () => {
    const name = 'Eve\u202E \u2066Smith\u2069\u200B\uFEFF\u00AD\u0000\u0007\u200D\n\tJones\u{E0041}\uD800'
    const facts = { ...RECEIPT, buyer: { ...RECEIPT.buyer, name } }
    const { text } = await expectTidy(facts)
    expect(text).toContain('Received from Eve Smith Jones')
  })

  it('what no font has is a box, and still there for those who copy or listen', async () => {
    const name = 'Ann 😀👩‍👩‍👧 ᚠᚢᚦ Ho\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308we'
    const facts = { ...RECEIPT, buyer: { ...RECEIPT.buyer, name } }
    const { text } = await expectTidy(facts)
    expect(text).toContain('Ann')
    const { streams } = rawOf(await makePaper(facts))
    expect(streams.some(hasBoxes)).toBe(true)
    expect(streams.some((stream) => stream.includes(`/ActualText (${utf16('Ann 😀')}`))).toBe(true)
  })
})

it('names a consultation in the language of its receipt', async () => {
  const kept = 'Consultation by video on 1 December 2026, 09:00 GMT'
  const facts: PaperFacts = {
    ...RECEIPT,
    ...{
      about: 'consultation',
      startsAt: '2026-12-01T09:00:00+00:00',
      lines: [{ what: kept, amount: 12001 }],
    },
  }
  expect((await read(facts)).text).toContain(kept)
  const { text } = await read({ ...facts, language: 'xx' })
  expect(text).toContain(`«${CONSULTATION_PAYMENT.name}»`)
  expect(text).toContain(`· Part of the price: ${kept}`)
})
