import { existsSync, globSync, readFileSync } from 'node:fs'
import { LANGUAGE } from '#content/language.ts'
import type { Language } from '#contract/language.ts'
import { withFacts } from '#src/collections/placeholders.ts'
import { parseContent } from '#src/collections/read-content.ts'
import { ContentError, dotted, type Path } from '#src/collections/source.ts'
import { languageCodes } from './languages.ts'
import { loadModule } from './load.ts'
import {
  CATEGORIES,
  CONTENT,
  collectionOf,
  hashOf,
  isGroup,
  isModule,
  isPlural,
  isStructure,
  pluralText,
  readTexts,
  type Texts,
  textsIn,
  translatedFiles,
} from './sources.ts'

/** Compares the folder of a language with the English texts. */

/**
 * `fault`: pages could not be made, or would say something else than the English; the language stays off until it is mended.
 * `stale`: the English was changed since, or the pages differ in how much they say. `same`: it is as in English, which may be meant.
 */
export type Finding = {
  kind: 'fault' | 'stale' | 'same'
  file: string
  line: number
  key: string
  text: string
}

export const about = (kind: Finding['kind'], file: string, text: string, line = 1, key = ''): Finding => ({
  kind,
  file,
  line,
  key,
  text,
})

/** 'content/es/quote.ts:12: QUOTE_PAGE.title is missing' */
export const findingText = ({ file, line, key, text }: Finding): string =>
  `${file}:${line}: ${[key, text].filter(Boolean).join(' ')}`

/** Hashes of the English texts when they were translated, by file and key. */
export type Accepted = Record<string, Record<string, string>>

export const acceptedFile = (code: string, content = CONTENT) => new URL(`${code}/translated.json`, content)

export function readAccepted(code: string, content = CONTENT): Accepted {
  const file = acceptedFile(code, content)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]

/** Plural categories that a language has, and those that whole numbers need. */
export function pluralForms(tag: string): { known: string[]; needed: string[] } {
  const rules = new Intl.PluralRules(tag)
  const { pluralCategories } = rules.resolvedOptions()
  const said = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)).concat('other'))
  const among = (forms: Iterable<string>) => CATEGORIES.filter((form) => [...forms].includes(form))
  return { known: among(pluralCategories), needed: among(said) }
}

/** What a translation must hold as well: slots, names of facts, targets of links, and bold words. */
const marksOf = (text: string) =>
  [...new Set(text.match(/\{[^{}]*\}|\]\([^)]*\)|\*\*/g))].map((mark) => mark.replace(/^\]/, '')).sort()

export function findingsOf(code: string, content = CONTENT): Finding[] {
  const findings: Finding[] = []
  const accepted = readAccepted(code, content)
  const { tag } = languageFindings(code, content, findings)
  const files = translatedFiles(content)
  const worded = new URL(`${code}/facts.ts`, content)
  const facts = existsSync(worded) ? (loadModule(worded).FACTS as object) : undefined
  for (const name of files) {
    const file = `content/${code}/${name}`
    const own = new URL(`${code}/${name}`, content)
    if (!existsSync(own)) {
      findings.push(about('fault', file, `is missing: it must hold the texts of content/${name}`))
      continue
    }
    try {
      const english = readTexts(new URL(name, content), name)
      if (!isModule(name))
        withFacts(facts, () =>
          parseContent(collectionOf(name).collection, `${code}/${name}`, readFileSync(own, 'utf8')),
        )
      const pair = { file, name, tag, english, own: readTexts(own, name), accepted: accepted[name] ?? {} }
      compareFile(pair, findings)
    } catch (error) {
      const told = error instanceof ContentError ? error.message : `:1: cannot be read: ${messageOf(error)}`
      for (const each of told.split('\n')) {
        const [, line = 1, text = each] = /^[^:]*:(\d+): (.*)$/.exec(each) ?? []
        findings.push(about('fault', file, text, Number(line)))
      }
    }
  }
  for (const name of globSync('**/*.{ts,yaml,md}', { cwd: new URL(`${code}/`, content) })) {
    if (files.includes(name) || OWN.test(name)) continue
    const text = `is not used: there is no text to translate in content/${name}`
    findings.push(about('fault', `content/${code}/${name}`, text))
  }
  return findings
}

const OWN = /^(facts|prices|words)\.ts$|^owner-texts\.yaml$/

function languageFindings(code: string, content: URL, findings: Finding[]): Language {
  const tell = (key: string, text: string) =>
    findings.push(about('fault', `content/${code}/language.ts`, text, 1, key))
  try {
    const language = languageOf(code, content)
    if (!isGroup(language)) throw new Error('it must export LANGUAGE')
    for (const [key, value] of Object.entries(LANGUAGE))
      if (typeof (language as Record<string, unknown>)[key] !== typeof value)
        tell(key, `must be there, as in content/language.ts (${JSON.stringify(value)})`)
    if (language.code !== code) tell('code', `must be '${code}', the name of the folder`)
    if (!['ltr', 'rtl'].includes(language.direction)) tell('direction', 'must be ltr or rtl')
    if (!/£.*\{amount\}|\{amount\}.*£/.test(language.money))
      tell('money', "must hold £ and {amount}, such as '{amount} £'")
    new Intl.PluralRules(language.tag)
    return language
  } catch (error) {
    tell('', `cannot be used: ${messageOf(error)}`)
    return { ...LANGUAGE, code }
  }
}

/** @throws what is wrong with the file */
export const languageOf = (code: string, content = CONTENT) =>
  loadModule(new URL(`${code}/language.ts`, content)).LANGUAGE as Language

const isFault = ({ kind }: Finding) => kind === 'fault'

/**
 * English, and of the chosen languages those that can be shown, in that order; and what is known of each.
 * @param chosen codes; null: all, in the order of their names
 */
export function usableLanguages(
  chosen: readonly string[] | null,
  content = CONTENT,
): { languages: Language[]; checked: { code: string; findings: Finding[] }[] } {
  const codes = chosen ?? languageCodes(content)
  const checked = codes.map((code) => ({ code, findings: findingsOf(code, content) }))
  const usable = checked
    .filter(({ findings }) => !findings.some(isFault))
    .map(({ code }) => languageOf(code, content))
  if (!chosen) usable.sort((a, b) => a.name.localeCompare(b.name, 'en'))
  return { languages: [LANGUAGE, ...usable], checked }
}

type Pair = {
  file: string
  name: string
  tag: string
  english: Texts
  own: Texts
  accepted: Readonly<Record<string, string>>
}

function compareFile({ file, name, tag, english, own, accepted }: Pair, findings: Finding[]): void {
  const forModule = isModule(name)
  const forms = pluralForms(tag)
  const tell = (kind: Finding['kind'], path: Path, text: string) =>
    findings.push(about(kind, file, text, own.lineOf(path), dotted(path)))
  /** What makes a page only shorter or longer is told; a module without it would break. */
  const differs = forModule ? 'fault' : 'stale'

  /** Whether a text was changed since it was translated; then it may hold what it held. */
  function isStale(path: Path, text: string, shown = text): boolean {
    const hash = accepted[dotted(path)]
    if (hash === undefined || hash === hashOf(text)) return false
    tell('stale', path, `the English was changed, and is now: ${shown}`)
    return true
  }

  function compareText(text: string, translation: string, path: Path): void {
    if (translation.trim() === '' && text.trim() !== '')
      return void tell('fault', path, `is empty: it must say "${text}"`)
    const key = path.findLast((part) => typeof part === 'string')
    if (!forModule && isStructure(key, text)) {
      if (translation !== text) tell('stale', path, `must be as in English: ${text}`)
      return
    }
    if (isStale(path, text)) return
    const [wanted, found] = [marksOf(text), marksOf(translation)]
    const missing = wanted.filter((mark) => !found.includes(mark))
    const unknown = found.filter((mark) => !wanted.includes(mark))
    tellMarks(path, text, missing, unknown)
    const words = text.replace(/\{[^{}]*\}|https?:\S+/g, '')
    if (translation === text && /\p{Ll}{2}.*\s.*\p{L}{2}/u.test(words))
      tell('same', path, `is as in English: ${text}`)
  }

  function comparePlural(english: Record<string, string>, own: unknown, path: Path): void {
    if (!isPlural(own))
      return void tell('fault', path, `must have a text for each of ${forms.needed.join(', ')}`)
    const stale = isStale(path, pluralText(english), english.other)
    for (const form of forms.needed)
      if (!(form in own))
        tell('fault', [...path, form], `is missing: ${tag} has the plural forms ${forms.needed.join(', ')}`)
    for (const [form, text] of Object.entries(own)) {
      if (!forms.known.includes(form))
        tell('fault', [...path, form], `is not used: ${tag} has the plural forms ${forms.known.join(', ')}`)
      else if (!stale) compareForm(english, form, text, path)
    }
  }

  /** A form for few numbers need not repeat them: 'one hour', 'una hora'. */
  function compareForm(english: Record<string, string>, form: string, text: string, path: Path): void {
    const { other = '' } = english
    if (text.trim() === '')
      tell('fault', [...path, form], `is empty: it must say "${english[form] ?? other}"`)
    const wanted = marksOf(Object.values(english).join(' '))
    const optional = form === 'other' ? [] : ['{count}', '{number}']
    const missing = marksOf(other).filter((mark) => !text.includes(mark) && !optional.includes(mark))
    const unknown = marksOf(text).filter((mark) => !wanted.includes(mark))
    tellMarks([...path, form], other, missing, unknown)
  }

  function tellMarks(path: Path, text: string, missing: readonly string[], unknown: readonly string[]): void {
    const expected = [
      missing.length > 0 && `must hold ${missing.join(' and ')}`,
      unknown.length > 0 && `must not hold ${unknown.join(' and ')}, which the English has not`,
    ].filter(Boolean)
    if (expected.length > 0) tell('fault', path, `${expected.join(', and ')}: "${text}"`)
  }

  function compare(english: unknown, own: unknown, path: Path): void {
    if (typeof english === 'string' && typeof own === 'string') compareText(english, own, path)
    else if (forModule && isPlural(english)) comparePlural(english, own, path)
    else if (Array.isArray(english) && Array.isArray(own)) {
      if (own.length !== english.length)
        tell(differs, path, `has ${own.length} entries, and ${english.length} in English`)
      for (const [i, entry] of english.slice(0, own.length).entries()) compare(entry, own[i], [...path, i])
    } else if (isGroup(english) && isGroup(own)) {
      for (const [key, value] of Object.entries(english))
        if (key in own) compare(value, own[key], [...path, key])
        else tell(differs, [...path, key], `is missing${typeof value === 'string' ? `: "${value}"` : ''}`)
      for (const key of Object.keys(own))
        if (!(key in english))
          tell(differs, [...path, key], 'is not used: check its spelling, or take it out')
    } else if (typeof english !== typeof own || isGroup(english) !== isGroup(own))
      tell('fault', path, `must be ${kindOf(english)}, as in English`)
  }

  compare(english.data, own.data, [])
  const count = [...textsIn(english.data)].filter(([path]) => accepted[dotted(path)] === undefined).length
  const texts = count === 1 ? 'one text has' : `${count} texts have`
  if (count > 0) findings.push(about('stale', file, `${texts} not been accepted yet`))
}

const kindOf = (value: unknown) =>
  typeof value === 'string'
    ? 'a text'
    : Array.isArray(value)
      ? 'a list'
      : isGroup(value)
        ? 'a group of texts'
        : typeof value
