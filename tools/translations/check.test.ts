import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPrices } from '#src/collections/price-list.ts'
import { folderFor } from '../../tests/support/folder.ts'
import { loadFacts } from '../outputs.ts'
import { type Finding, findingsOf, findingText, pluralForms, readAccepted, usableLanguages } from './check.ts'
import { languageCodes, languagesModule, wordsModule } from './languages.ts'
import { accept } from './main.ts'
import { englishTexts, ownerFindings } from './owner-texts.ts'
import { makePseudoLanguage, pseudoText } from './pseudo.ts'
import { CONTENT } from './sources.ts'

const of = (findings: readonly Finding[], kind: Finding['kind']) =>
  findings.filter((finding) => finding.kind === kind).map(findingText)

/** A copy of the English texts, with the pseudo-languages beside them. */
const root = folderFor('translations')
const content = pathToFileURL(`${root}/content/`)
const repository = new URL('../../', import.meta.url)

beforeAll(async () => {
  cpSync(CONTENT, content, { recursive: true })
  for (const code of languageCodes(content)) rmSync(new URL(`${code}/`, content), { recursive: true })
  symlinkSync(new URL('contract', repository), join(root, 'contract'))
  cpSync(new URL('package.json', repository), join(root, 'package.json'))
  for (const rightToLeft of [false, true])
    await accept(makePseudoLanguage(rightToLeft, [], content), [], content)
})

let count = 0
/** The pseudo-language under another code, changed. Modules are kept once they were read, so every change has its own folder. */
function changed(
  ...changes: readonly [name: string, change: (text: string) => string | undefined][]
): string {
  const code = `q${count++}`
  cpSync(new URL('qps/', content), new URL(`${code}/`, content), { recursive: true })
  for (const [name, change] of [['language.ts', swap('"qps"', `"${code}"`)] as const, ...changes]) {
    const file = new URL(`${code}/${name}`, content)
    const text = change(name.startsWith('new') ? '' : readFileSync(file, 'utf8'))
    if (text === undefined) rmSync(file)
    else writeFileSync(file, text)
  }
  return code
}

function swap(from: string | RegExp, to: string) {
  return (text: string) => {
    const result = text.replace(from, to)
    if (result === text) throw new Error(`There is no ${from}`)
    return result
  }
}

it('every language of this site has all texts, and none that its English has left behind', {
  tags: ['translations'],
}, async () => {
  const { facts, prices } = await loadFacts()
  const owners = englishTexts(facts, readPrices(prices))
  const findings = languageCodes().flatMap((code) => [...findingsOf(code), ...ownerFindings(code, owners)])
  expect(findings.filter(({ kind }) => kind !== 'same').map(findingText)).toEqual([])
})

describe('the pseudo-languages', () => {
  it.each(['qps', 'qpr'])('%s have all texts, and none is English', (code) => {
    const findings = findingsOf(code, content)
    expect(of(findings, 'fault')).toEqual([])
    expect(of(findings, 'stale')).toEqual([])
    // Texts in other scripts have no accents.
    expect(of(findings, 'same').filter((text) => !/[^\x20-\x7e]{3}/.test(text))).toEqual([])
  })

  it('keep slots, facts, links and addresses, and are longer by two fifths', () => {
    expect(pseudoText('Get Quote')).toBe('⟦Gét Qûöté éééé⟧')
    expect(pseudoText('{reference} Write to [us](/enquiry-form) within {promises.reply}')).toBe(
      '⟦{reference} Wrîté tö [ûš](/enquiry-form) wîthîñ {promises.reply} éééééé éé⟧',
    )
    expect(pseudoText('https://example.com/a {email.general}')).toBe('https://example.com/a {email.general}')
  })
})

describe('what is wrong with a language is told with file, key and what was expected', {
  tags: ['translations'],
}, () => {
  const ENQUIRY = /"submit": `[^`]*`, /
  const faults: [
    what: string,
    name: string,
    change: (text: string) => string | undefined,
    expected: RegExp,
  ][] = [
    [
      'a file is missing',
      'quote.ts',
      () => undefined,
      /quote\.ts:1: is missing: it must hold the texts of content\/quote\.ts$/,
    ],
    [
      'a key is missing',
      'enquiry.ts',
      swap(ENQUIRY, ''),
      /enquiry\.ts:\d+: ENQUIRY_PAGE\.submit is missing: "Send enquiry"$/,
    ],
    [
      'an export is missing',
      'enquiry.ts',
      swap(/export \* .*\n([\s\S]*?)export const ENQUIRY_PAGE = .*\n/, '$1'),
      /enquiry\.ts:\d+: ENQUIRY_PAGE is missing$/,
    ],
    [
      'a key is misspelt',
      'enquiry.ts',
      swap('"submit"', '"sumbit"'),
      /enquiry\.ts:\d+: ENQUIRY_PAGE\.sumbit is not used: check its spelling/,
    ],
    [
      'a text is empty',
      'enquiry.ts',
      swap(ENQUIRY, '"submit": "", '),
      /ENQUIRY_PAGE\.submit is empty: it must say "Send enquiry"$/,
    ],
    [
      'a group is a text',
      'enquiry.ts',
      swap(/"sections": \{[^}]*\}/, '"sections": "Q"'),
      /ENQUIRY_PAGE\.sections must be a group of texts, as in English$/,
    ],
    [
      'a list is shorter',
      'enquiry.ts',
      swap(/"steps": \[`[^`]*`, /, '"steps": ['),
      /ENQUIRY_NEXT\.steps has 2 entries, and 3 in English$/,
    ],
    [
      'a slot is misspelt',
      'enquiry.ts',
      swap('{due}', '{deu}'),
      /must hold \{due\}, and must not hold \{deu\}, which the English has not: "/,
    ],
    [
      'a fact is missing',
      'enquiry.ts',
      swap('$' + '{FACTS.promises.reply}', '4 hours'),
      /ENQUIRY_MAIL\.received must hold \{promises\.reply\}: "/,
    ],
    [
      'a plural form is missing',
      'fact-words.ts',
      swap(/("hours": \{) "one": `[^`]*`,/, '$1'),
      /fact-words\.ts:\d+: FACT_WORDS\.hours\.one is missing: en-XA has the plural forms one, other$/,
    ],
    [
      'there is a plural form too many',
      'fact-words.ts',
      swap('"hours": { ', '"hours": { "few": `{count}`, '),
      /FACT_WORDS\.hours\.few is not used: en-XA has the plural forms one, other$/,
    ],
    [
      'a plural form lacks its number',
      'fact-words.ts',
      swap(/("hours": .*?"other": `)[^`]*`/, '$1hours`'),
      /FACT_WORDS\.hours\.other must hold \{count\}: "\{count\} hours"$/,
    ],
    ['a module cannot be read', 'enquiry.ts', () => 'export const = 1', /enquiry\.ts:1: cannot be read: /],
    [
      'the code is another',
      'language.ts',
      swap(/"code":"q\d+"/, '"code":"es"'),
      /language\.ts:1: code must be 'q\d+', the name of the folder$/,
    ],
    ['the tag is none', 'language.ts', swap('"en-XA"', '"-"'), /language\.ts:1: cannot be used: /],
    [
      'amounts have no pattern',
      'language.ts',
      swap('£{amount}', '£'),
      /language\.ts:1: money must hold £ and \{amount\}/,
    ],
    [
      'a file is not used',
      'new-words.ts',
      () => 'export const A = 1',
      /new-words\.ts:1: is not used: there is no text to translate in content\/new-words\.ts$/,
    ],
    [
      'a page lacks a text',
      'pages/get-quote.yaml',
      swap(/ {2}name: .*\n/, ''),
      /pages\/get-quote\.yaml:\d+: page\.name is missing: it must be the name of the page/,
    ],
    [
      'a page drops a fact',
      'pages/index.yaml',
      swap('{promises.replyInWords}', 'soon'),
      /pages\/index\.yaml:\d+: claims\.1\.text must hold \{promises\.replyInWords\}: "/,
    ],
    [
      'a link leads elsewhere',
      'pages/contact-us-directly.yaml',
      swap('(/terms-of-service#contact)', '(/terms-of-service)'),
      /contact-us-directly\.yaml:\d+: sections\.\d\.text\.\d must hold \(\/terms-of-service#contact\), and must not hold/,
    ],
  ]

  it.each(faults)('%s', (_what, name, change, expected) => {
    const code = changed([name, change])
    const { languages, checked } = usableLanguages([code], content)
    expect(checked.flatMap(({ findings }) => of(findings, 'fault'))).toContainEqual(
      expect.stringMatching(expected),
    )
    expect(languages.map((language) => language.code)).toEqual(['en'])
  })
})

describe('an English text that was changed', { tags: ['translations'] }, () => {
  const withHash = (code: string, file: string, key: string) => {
    const accepted = readAccepted(code, content)
    const texts = { ...accepted[file], [key]: '00000000' }
    writeFileSync(new URL(`${code}/translated.json`, content), JSON.stringify({ ...accepted, [file]: texts }))
  }

  it('is told with the place of the translation, and never stops a language, whatever slots it has', async () => {
    const code = changed(['enquiry.ts', swap('{due}', 'soon')])
    withHash(code, 'enquiry.ts', 'ENQUIRY_MAIL.preview')
    withHash(code, 'fact-words.ts', 'FACT_WORDS.weeks')
    const findings = findingsOf(code, content)
    expect(of(findings, 'fault')).toEqual([])
    expect(of(findings, 'stale')).toEqual([
      expect.stringMatching(
        /\/enquiry\.ts:\d+: ENQUIRY_MAIL\.preview the English was changed, and is now: \{reference\}/,
      ),
      expect.stringMatching(
        /fact-words\.ts:\d+: FACT_WORDS\.weeks the English was changed, and is now: \{count\} weeks$/,
      ),
    ])
    expect(await accept(code, ['fact-words.ts:FACT_WORDS.weeks'], content)).toBe(1)
    expect(of(findingsOf(code, content), 'stale')).toHaveLength(1)
    expect(await accept(code, [], content)).toBe(1)
    expect(of(findingsOf(code, content), 'fault')).toEqual([expect.stringContaining('must hold {due}')])
  })

  it('is told of a list of a page that has other entries, and of an address that is another', () => {
    const code = changed(
      ['menus.yaml', swap('to: /our-review', 'to: /get-quote')],
      ['pages/index.yaml', swap(/ {4}- sign: lock\n.*\n.*\n/, '')],
    )
    const findings = findingsOf(code, content)
    expect(of(findings, 'fault')).toEqual([])
    expect(of(findings, 'stale')).toEqual([
      expect.stringMatching(/menus\.yaml:\d+: company\.links\.2\.to must be as in English: \/our-review$/),
      expect.stringMatching(/pages\/index\.yaml:\d+: why\.reasons has \d entries, and \d in English$/),
    ])
  })

  it('is told while nobody has accepted a translation, and so is one that is as in English', () => {
    const code = changed(['enquiry.ts', swap(/"title": `⟦Whåt[^`]*`/, '"title": "What happens next"')])
    rmSync(new URL(`${code}/translated.json`, content))
    const findings = findingsOf(code, content)
    expect(of(findings, 'stale')).toContainEqual(
      expect.stringMatching(/enquiry\.ts:1: \d+ texts have not been accepted yet$/),
    )
    expect(of(findings, 'same')).toContainEqual(
      expect.stringMatching(/enquiry\.ts:\d+: ENQUIRY_NEXT\.title is as in English: What happens next$/),
    )
  })
})

it('plural forms are those that whole numbers need', () => {
  const forms = (tag: string) => pluralForms(tag).needed.join(' ')
  expect(['es', 'fr', 'pl', 'ro', 'uk', 'ar', 'zh-Hans'].map(forms)).toEqual([
    'one other',
    'one other',
    'one few many other',
    'one few other',
    'one few many other',
    'zero one two few many other',
    'other',
  ])
})

it('languages are listed in the owner’s order, or in that of their names', () => {
  const list = (chosen: string[] | null) => usableLanguages(chosen, content).languages
  expect(list(['qpr', 'qps']).map(({ code }) => code)).toEqual(['en', 'qpr', 'qps'])
  expect(list([]).map(({ code }) => code)).toEqual(['en'])
  expect(wordsModule(list(['qps']))).toContain("{\n  qps: () => import('#content/qps/words.ts'),\n}")
  expect(languagesModule(list(['qps']))).toContain('"direction": "ltr"')
})
