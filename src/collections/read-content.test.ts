import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BUSINESS } from '#content/business.ts'
import { fill } from './placeholders.ts'
import { checkContent, faultsOfLinks, parseContent } from './read-content.ts'
import { withoutSamples } from './samples.ts'
import type { Collection } from './schemas.ts'
import { ContentError } from './source.ts'

const LEGAL = `---
page:
  name: Rules
  description: What holds between us and those who write to us, told in a few short sections.
  card: legal
effective: 4th June 2025
date: 2025-06-04
---

# Rules

What holds between us.

## First {#first}

Write to {email.general}.

- One.
- Two.

## Last {#last}

That is all, **really**: see [our reviews](/our-review).
`
const SERVICE = readFileSync(
  new URL('../../content/services/apostille-notarisation.md', import.meta.url),
  'utf8',
)
const EVENTS = `page:
  name: Events
  description: Where to meet us next, and pictures from the events that we have held.
  card: company
title: Events
lead: Come by.
upcomingTitle: Soon
upcomingEmpty: Nothing yet.
samples: [past]
upcoming:
  - id: evening
    title: "Moving: an evening"
    date: Thursday 18 February 2027
    isoDate: 2027-02-18
    time: 18:00-20:00 GMT
    description: Talks and tea.
    image: /pictures/events/moving-abroad.jpg
    alt: A letter
join: Write to us
pastTitle: Before
past: []
galleryTitle: Gallery
galleryEmpty: Bare.
`
const FOUNDERS = readFileSync(new URL('../../content/pages/our-founders-story.md', import.meta.url), 'utf8')
const FILES = {
  'legal/rules.md': ['legal', LEGAL],
  'services/service.md': ['services', SERVICE],
  'pages/our-events-gallery.yaml': ['pages', EVENTS],
  'pages/our-founders-story.md': ['pages', FOUNDERS],
} as const satisfies Record<string, [Collection, string]>

/** What is said of a file in which one part is written in another way, and on which line the change is. */
function told(name: keyof typeof FILES, from: string, to: string): { text: string; line: number } {
  const [collection, text] = FILES[name]
  expect(text).toContain(from)
  const line = text.slice(0, text.indexOf(from)).split('\n').length
  try {
    parseContent(
      collection,
      name,
      text.replace(from, () => to),
    )
  } catch (error) {
    if (error instanceof ContentError) return { text: error.message, line }
    throw error
  }
  return { text: '', line }
}

/** Cases, a line each: `what stands there => what is written instead :: what is told @ where, if not on that line`. */
const rows = (table: string) =>
  table
    .slice(1, -1)
    .split('\n')
    .map((row) => {
      const [, ...parts] = /^(.*?) => (.*?) :: (.*?)(?: @ (.*))?$/.exec(row) ?? []
      const [from = '', to = '', expected = '', at] = parts.map((part) => part?.replaceAll('\\n', '\n'))
      return [from, to, expected, at] as const
    })

describe('texts of pages', () => {
  it.each([
    ['Talks and tea, and where to meet us', false],
    ['查看我们近期的活动，以及往届活动的照片', false],
    ['查看我们近期举办的活动，以及往届活动的照片和详细报道', true],
  ])('must say what a page is about, in ideographs with half as many: %s', (text, isEnough) => {
    const [, whole = ''] = /^ {2}description: (.*)$/m.exec(EVENTS) ?? []
    const { text: said } = told('pages/our-events-gallery.yaml', whole, text)
    expect(said === '').toBe(isEnough)
  })

  it('are all right', async () => {
    await expect(checkContent()).resolves.toBeUndefined()
  })

  it('keep the order of running text', () => {
    const { data } = parseContent('legal', 'legal/rules.md', LEGAL)
    expect(data).toMatchObject({
      title: 'Rules',
      lead: 'What holds between us.',
      sections: [
        { id: 'first', title: 'First', blocks: ['Write to {email.general}.', ['One.', 'Two.']] },
        { id: 'last', title: 'Last', blocks: [expect.stringContaining('**really**')] },
      ],
    })
  })

  it.each(
    rows(String.raw`
card: legal => card: laws :: page.card must be one of home, corporate,
card: legal\n =>  :: page.card is missing: it must be one of home, corporate, @ 2
  name: Rules =>   nmae: Rules :: page.nmae is not used here: take it out, or check its spelling
name: Rules => name: [Rules] :: page.name must be the name of the page in the breadcrumbs, such as
name: Rules => name: R�les :: is not in UTF-8
- One. => - On�. :: is not in UTF-8
name: Rules => name: Rules: ours :: cannot be read: a value that contains ": " or " #" needs double quotes
description: What => description: "What :: cannot be read:  @ anywhere
date: 2025-06-04 => date: 4.6.2025 :: date must be a day such as 2027-02-18
effective: 4th => effective: 5th :: effective must be the same day as date
---\npage => page :: must begin with a line of three hyphens (---), lines such as "page:", and such a line again
# Rules\n =>  :: must stand below the heading of the page, a line that begins with "# " @ 11
## Last {#last} => ## Last :: must end with the address of the section, such as: ## Last {#last}
## Last {#last} => ## Last {#first} :: {#first} is the address of another section, too
## Last => ### Last :: must be a heading that begins with ##
# Rules => # Rules\n\n# Again :: is a second heading with one #: sections begin with ## @ 12
{email.general} => {email.generall} :: {email.generall} is not the name of a fact: write one such as {email.general}
{email.general} => {legal.vatNumber} :: {legal.vatNumber} is left empty in content/business.yaml
- Two. => - Two.\n  - Three. :: "Two." cannot be shown: a page is made of headings, paragraphs
That is all => <b>That</b> is all :: "<b>" cannot be shown: a paragraph is made of words
(/our-review) => (http://example.com) :: "[our reviews](http://example.com)" cannot be shown
What holds between us.\n\n => **What** holds between us.\n\n :: "**What**" cannot be shown here: this must be words without marks
`),
  )('tell file, line and what was expected: "%s" as "%s"', (from, to, expected, at) => {
    const { text, line } = told('legal/rules.md', from, to)
    const place = at === 'anywhere' ? '' : `content/legal/rules.md:${at ?? line}: `
    expect(text.split('\n')).toContainEqual(expect.stringContaining(place + expected))
  })

  it('leave out what says a fact that is empty, where its writer allows it', () => {
    const wanted = '{legal.vatNumber?}'
    const text = LEGAL.replace('{email.general}', `{email.general?} ${wanted}`)
    expect(() => parseContent('legal', 'legal/rules.md', text)).not.toThrow()
    expect(fill([wanted, `VAT: ${wanted}`, [wanted], 'Words', ['One', wanted]])).toEqual(['Words', ['One']])
    expect(fill('{shortName?}')).toBe(BUSINESS.shortName)
    expect(fill({ note: wanted })).toEqual({ note: '' })
  })

  it.each(
    rows(String.raw`
## How it works {#steps} => ## How it works {#stepz} :: the section {#stepz} is not used here
## What you receive {#receive}\n =>  :: the section {#receive} is missing: it must have a heading such as: ##  @ # Apo
A scan is enough to start. We’ll reply with a written price.\n =>  :: the paragraph below "Send us the document first" is missing: it must be one paragraph @ ## Send us
- Passports\n- Degrees and transcripts\n- Bank statements\n =>  :: the list below "As a certified copy" is missing @ ### As a certified
| --- | --- | --- | => | --- | --- | :: the table below "Which one do you need?" is missing @ ## Which one
| Apostille | That the signature and seal are genuine | => | Apostille | :: the table below "Which one do you need?" must have three columns
service: apostille => service: apostile :: service must be one of corporate, private, apostille, procurement
`),
  )('tell what a section lacks: "%s" as "%s"', (from, to, expected, at) => {
    const { text, line } = told('services/service.md', from, to)
    const place = at === undefined ? line : SERVICE.slice(0, SERVICE.indexOf(at)).split('\n').length
    expect(text.split('\n')).toContainEqual(
      expect.stringContaining(`content/services/service.md:${place}: ${expected}`),
    )
  })

  it('tell all that is wrong in a file, in the order of its lines', () => {
    const wrong = LEGAL.replace('card: legal', 'card: laws').replace('{email.general}', '{email.generall}')
    expect(() => parseContent('legal', 'legal/rules.md', wrong)).toThrow(
      /^content\/legal\/rules\.md:5: page\.card .*\ncontent\/legal\/rules\.md:16: \{email\.generall\}/,
    )
  })

  it.each(
    rows(String.raw`
    title: "Moving: an evening"\n =>  :: upcoming.1.title is missing: it must be a text @ 11
"Moving: an evening" => Moving: an evening :: cannot be read: a value that contains ": "
isoDate: 2027-02-18 => isoDate: 18/02/2027 :: upcoming.1.isoDate must be a day such as 2027-02-18
Thursday 18 => Friday 19 :: upcoming.1.date must be the same day as isoDate
    time: 18 =>     tiem: 18 :: upcoming.1.tiem is not used here: take it out, or check its spelling
moving-abroad.jpg => moving-abraod.jpg :: there is no picture public/pictures/events/moving-abraod.jpg
samples: [past] => samples: [gallery] :: samples.1 must be a list of upcoming and past in square brackets, or be left out
samples: [past] => samples: true :: samples must be a list of upcoming and past in square brackets, or be left out
    alt: A letter\n =>  :: upcoming.1.alt must say what the picture shows @ 11
past: [] => past: none :: past must be followed by entries, each of which begins with a hyphen
Talks and tea. => Talks for {consultation.prize}. :: {consultation.prize} is not the name of a fact: write one such as {consultation.minutes}
`),
  )('tell the same of YAML: "%s" as "%s"', (from, to, expected, at) => {
    const { text, line } = told('pages/our-events-gallery.yaml', from, to)
    expect(text.split('\n')).toContainEqual(
      expect.stringContaining(`content/pages/our-events-gallery.yaml:${at ?? line}: ${expected}`),
    )
  })
})

describe('samples', { tags: ['public-start'] }, () => {
  it.each(['[story, translator]', '[principles]', 'translation'])(
    'of people are sections of their page: %s',
    (list) => {
      const { text, line } = told(
        'pages/our-founders-story.md',
        'samples: [story, translation, legalisation]',
        `samples: ${list}`,
      )
      expect(text).toBe(
        `content/pages/our-founders-story.md:${line}: samples must be a list of sections of this page, such as [story, translation], or be left out`,
      )
    },
  )

  it('are left out of the pages of a real business, and nothing else is', () => {
    const { data } = parseContent('pages', 'pages/our-founders-story.md', FOUNDERS)
    const { sections } = data as { sections: object }
    expect(Object.keys(sections)).toContain('legalisation')
    expect(withoutSamples(data, true)).toBe(data)
    expect(withoutSamples(data, false)).toEqual({
      ...data,
      sections: expect.not.objectContaining({ story: expect.anything() }),
    })
    expect(Object.keys((withoutSamples(data, false) as typeof data).sections as object)).toEqual([
      'principles',
      'closing',
    ])
    const events = { samples: ['past'], upcoming: ['a talk'], past: ['a party'] }
    expect(withoutSamples(events, false)).toEqual({ ...events, past: [] })
    const gallery = { samples: ['pictures'], page: { title: 'Nine' }, empty: 'None yet.', pictures: ['one'] }
    expect(withoutSamples(gallery, false)).toMatchObject({
      page: { title: undefined, description: 'None yet.', unlisted: true },
      pictures: [],
    })
  })
})

describe('links between pages', () => {
  /** A page of its address, below another one. */
  const page = (id: string, above?: string) =>
    parseContent(
      'legal',
      `legal/${id}.md`,
      above === undefined ? LEGAL : LEGAL.replace('  card: legal', `  card: legal\n  above: ${above}`),
    )
  const faults = (...pages: ReturnType<typeof page>[]) =>
    faultsOfLinks(pages, new Set(pages.map(({ id }) => `/${id}`)))

  it('may go several pages up', () => {
    expect(faults(page('one', '/two'), page('two', '/three'), page('three'))).toEqual([])
  })

  it.each([
    ['itself', [page('one', '/one')], ['one']],
    ['a page below it', [page('one', '/two'), page('two', '/one')], ['one', 'two']],
    ['pages that go round, seen from outside', [page('one', '/two'), page('two', '/two')], ['two']],
  ])('may not lead up to %s', (_, pages, wrong) => {
    expect(faults(...pages)).toEqual(
      wrong.map(
        (id) =>
          `content/legal/${id}.md:6: page.above leads back to this page: it must be the address of a page nearer to the home page`,
      ),
    )
  })

  it('lead to pages that there are', () => {
    expect(faults(page('one', '/two'))).toEqual(['content/legal/one.md:6: there is no page /two'])
    const menus = parseContent(
      'menus',
      'menus.yaml',
      readFileSync(new URL('../../content/menus.yaml', import.meta.url), 'utf8').replaceAll(
        'to: /our-review',
        'to: /our-reveiw',
      ),
    )
    expect(faultsOfLinks([menus], new Set())).toContainEqual(
      expect.stringMatching(/^content\/menus\.yaml:\d+: there is no page \/our-reveiw$/),
    )
  })
})
