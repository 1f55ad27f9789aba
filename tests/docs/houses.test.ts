import { getDocumentProxy } from 'unpdf'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PaperFacts } from '#functions/_shared/papers/paper.ts'
import { makePaper } from '#functions/_shared/papers/paper-pdf.ts'
import { wordsIn } from '#functions/_shared/words.ts'
import { pageAddresses } from '#src/collections/read-content.ts'
import { given, sellerOf } from '../../tools/facts/legal-words.ts'
import { languageCodes } from '../../tools/translations/languages.ts'
import { bundled } from '../support/houses/bundle.ts'
import { type House, houses } from '../support/houses/facts.ts'
import { INVOICES, PLAIN_PAPERS } from '../support/papers.ts'

/**
 * The house as it is cloned, with every fact, and with each fact missing in turn, in every language: what it says on pages, in mails,
 * calendar files and papers is whole.
 */

type Pages = typeof import('../support/houses/pages.tsx')
type Messages = typeof import('../support/houses/messages.ts')
type Commands = typeof import('../support/houses/commands.ts')

const CODES = languageCodes()
const { built, refused } = await houses(CODES)
const [first] = built as [House]

/** What nobody may read. In markup it may not stand in an attribute, either. */
const HOLES = /undefined|\bNaN\b|\[object |\bnull\b/
const UNFILLED = /\{[\w.?]+\}/
const BROKEN = /[^\S\n]{2,}|\(\s*\)|（\s*）|\[\s*\]|[,;:،：，] ?[.。·]|· ·| ,(?=\s|$)|(?<! )\.\.(?!\.)/

/** Text by text, as a reader meets them: elements that run on belong together. */
const textsOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '\n')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/?(a|b|bdi|span|strong|em|small|i|time|abbr|output)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&amp;', '&')
    .replace(/&(?:nbsp|#160);/g, '\u00a0')
    .replace(/&(?:lt|gt|quot|#x27);/g, '"')
    .split('\n')

/** Without the columns of a mail in plain text: labels, and what goes on below one. */
const linesOf = (text: string) =>
  text.split('\n').map((line) => line.replace(/^(\s*[^\s].{0,60}?[:：])? {2,}/, ''))

function faultsIn({ html = '', text = '' }: { html?: string; text?: string }): string[] {
  const hole = HOLES.exec(html.replace(/<style\b.*?<\/style>/gs, ''))
  const around = hole ? [html.slice(Math.max(0, hole.index - 60), hole.index + 30)] : []
  const wrong = [...textsOf(html), ...linesOf(text)].filter(
    (line) => HOLES.test(line) || UNFILLED.test(line) || BROKEN.test(line),
  )
  return [...around, ...wrong]
}

/** Each text once, with the house and place where it was found first. */
function collected() {
  const found = new Map<string, string>()
  return {
    found,
    look: (place: string, said: { html?: string; text?: string }) => {
      for (const fault of faultsIn(said)) if (!found.has(fault)) found.set(fault, place)
    },
    all: () => [...found].map(([fault, place]) => `${place}: ${fault}`),
  }
}

/** Where prices are said. */
const PRICED = [
  '/',
  '/get-quote',
  ...['apostille-notarisation', 'corporate-document-translation'].map((name) => `/${name}`),
]
const isPrice = ({ name }: House) => name.startsWith('without the price')

const FACTS = built.filter((house) => !isPrice(house))

describe('the houses', { tags: ['every-house'] }, () => {
  it('are those with every fact that can be left empty missing', () => {
    expect(built.length).toBeGreaterThan(25)
    expect(built.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'as cloned',
        'with every fact',
        'with what it must have',
        'without legal.vatNumber',
      ]),
    )
  })

  it('are refused by name where a fact has to be there', () => {
    for (const { key, says } of refused) {
      const [told = ''] = says.split('\n', 1)
      expect(told).toMatch(/^content\/(business|prices)\.yaml:[1-9]\d*: /)
      // A list counts from 1; without reviews it is the rating that has no source.
      const counted = key.replace(/(?<=\.)\d+(?=\.)/, (n) => String(Number(n) + 1))
      expect(told).toContain(counted === 'reviews' ? 'proofs.rating' : counted)
    }
  })

  it('have all pages looked at', async () => {
    const run = await bundled<Pages>('pages.tsx', 'en', first)
    expect(run(first).ADDRESSES.sort()).toEqual(pageAddresses())
  })
})

describe.each(['en', ...CODES])('in %s', { tags: ['every-house'] }, (code) => {
  it('pages are whole, whatever is missing', async () => {
    const run = await bundled<Pages>('pages.tsx', code, first)
    const { look, all } = collected()
    for (const house of built) {
      const pages = await run(house).pagesOf(isPrice(house) ? PRICED : undefined)
      for (const [address, html] of Object.entries(pages)) look(`${house.name} ${address}`, { html })
    }
    expect(all()).toEqual([])
  }, 120_000)
})

const TITLE = /<title>(.*?)<\/title>/
const every = built.find(({ name }) => name === 'with every fact') as House
const NUMBER = '+44 113 496 0000'
const CALL = 'href="tel:+441134960000"'

describe.each(['en', ...CODES])('pages in %s', (code) => {
  it('let the telephone number be pressed, and say their language and title as others do', async () => {
    const run = await bundled<Pages>('pages.tsx', code, first)
    const [whole, cloned] = await Promise.all([every, first].map((house) => run(house).pagesOf()))
    const pages = Object.entries(whole ?? {}).filter(([address]) => address.startsWith('/'))
    for (const [address, html] of pages) {
      expect(html, address).toContain(CALL)
      expect(html, address).toMatch(/property="og:locale" content="[a-z]{2}_[A-Z]{2}"/)
      expect(html, address).toContain(`© 1999–${new Date().getUTCFullYear()} Wax`)
    }
    // In the footer, on the card and among the facts of the house.
    expect(whole?.['/contact-us-directly']?.split(CALL)).toHaveLength(4)
    expect(TITLE.exec(whole?.['/404'] ?? '')?.[1]).not.toBe(TITLE.exec(whole?.['/'] ?? '')?.[1])
    expect(JSON.stringify(cloned)).not.toContain('href=\\"tel:')
  }, 60_000)
})

describe('messages', { tags: ['every-house'] }, () => {
  let run: (house: House) => Messages
  beforeAll(async () => {
    run = await bundled<Messages>('messages.ts', 'en', first)
  })

  it.each(['en', ...CODES])(
    'are whole in %s, whatever is missing',
    async (code) => {
      const { look, all } = collected()
      for (const house of FACTS) {
        const said = await run(house).messagesIn(code)
        for (const [kind, texts] of Object.entries(said)) look(`${house.name} ${kind}`, texts)
      }
      expect(all()).toEqual([])
    },
    120_000,
  )

  it.each(['en', ...CODES])(
    'have the number below, a name under a letter, and no checksum in %s',
    async (code) => {
      const { MAIL } = await wordsIn(code)
      const said = Object.entries(await run(every).messagesIn(code)).filter(
        ([, { html, text }]) => html && text,
      )
      for (const [kind, { html = '', text = '' }] of said) {
        expect(html, kind).toContain(CALL)
        expect(text.replaceAll(/[\u2066-\u2069]/g, ''), kind).toContain(NUMBER)
        expect(text, kind).not.toMatch(/\b[0-9a-f]{64}\b/)
      }
      const signed = said.filter(([, { text = '' }]) => text.includes(`${MAIL.regards}\nWax & Thread`))
      expect(signed.length).toBeGreaterThan(30)
    },
    60_000,
  )
})

describe('what is printed to the owner', { tags: ['every-house'] }, () => {
  const FACTS_FILE = 'contract/business-facts.ts'
  /** A backend in which nothing is stored. */
  const EMPTY: Record<string, object> = {
    digest: { items: [] },
    operator: { links: [] },
    'run-jobs': { dryRun: true, records: {}, atLeast: [], orphans: 0, periods: {}, more: false },
  }
  afterEach(() => vi.unstubAllGlobals())

  it('is whole, whatever is missing: checks, starts and commands', async () => {
    vi.stubGlobal('fetch', async (url: string | URL) =>
      Response.json(EMPTY[new URL(url).pathname.split('/').at(-1) ?? ''] ?? []),
    )
    const run = await bundled<Commands>('commands.ts', 'en', first)
    const { look, all } = collected()
    // As if each house were in the file, which a start compares.
    const { FACTS_DIGEST } = first.modules[FACTS_FILE] as { FACTS_DIGEST: string }
    for (const house of built) {
      const facts = { ...house.modules[FACTS_FILE], FACTS_DIGEST }
      const said = await run({ ...house, modules: { ...house.modules, [FACTS_FILE]: facts } }).printed()
      expect(Object.keys(said)).toEqual(
        expect.arrayContaining(['check', 'start', 'inbox show', 'person export --help']),
      )
      for (const [what, text] of Object.entries(said)) {
        expect(text, what).not.toMatch(/Error|^ +at /m)
        // Columns stand apart by blanks.
        look(`${house.name} ${what}`, { text: text.replaceAll(/ {2,}/g, '\n') })
      }
    }
    expect(all()).toEqual([])
  }, 120_000)
})

const textOf = async (paper: Uint8Array) => {
  const pdf = await getDocumentProxy(new Uint8Array(paper))
  const content = await (await pdf.getPage(1)).getTextContent()
  return content.items.map((item) => ('str' in item ? item.str : '')).join('\n')
}

describe('papers', { tags: ['every-house'] }, () => {
  const sellers = new Map(FACTS.map(({ name, facts }) => [JSON.stringify(sellerOf(facts)), { name, facts }]))
  const [, ...kinds] = Object.values({ ...PLAIN_PAPERS, invoice: Object.values(INVOICES)[0] as PaperFacts })
  const [receipt] = Object.values(PLAIN_PAPERS) as [PaperFacts]

  it.each([...sellers.values()])(
    'are whole $name',
    async ({ name, facts }) => {
      const { look, all } = collected()
      const seller = sellerOf(facts)
      // All languages of the first, and then one after the other.
      const languages =
        name === 'as cloned' ? ['en', ...CODES] : [CODES[name.length % CODES.length] as string]
      for (const language of languages) {
        const papers = given(facts.legal.vatNumber) ? kinds : [receipt]
        for (const paper of papers)
          look(`${language} ${paper.kind}`, {
            text: await textOf(await makePaper({ ...paper, language, seller })),
          })
      }
      expect(all()).toEqual([])
    },
    60_000,
  )
})
