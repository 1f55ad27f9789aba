import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { markdownSource } from '#src/collections/markdown-source.ts'
import { type Collection, shapeOf } from '#src/collections/schemas.ts'
import { type Path, type Source, yamlSource } from '#src/collections/source.ts'
import { addressOf, ENGLISH_ONLY } from '#src/lib/routes.ts'
import { loadTexts } from './load.ts'

/** The files of content/ that are translated, and what is in them. */

export const CONTENT = new URL('../../content/', import.meta.url)

/** Generated, or without words that visitors read in other languages. */
const OWN_TO_ENGLISH = [
  'business.ts',
  'facts.ts',
  'books.ts',
  'languages.ts',
  'operator.ts',
  'price-list.ts',
  'prices.ts',
  'samples.ts',
  'words.ts',
]

const isEnglishOnly = (name: string) =>
  OWN_TO_ENGLISH.includes(name) || ENGLISH_ONLY.includes(addressOf(collectionOf(name).id))

/** Names such as 'quote.ts' and 'pages/index.yaml'. */
export const translatedFiles = (content = CONTENT): string[] =>
  globSync(['*.ts', 'mail/*.ts', 'menus.yaml', 'pages/*.{yaml,md}', 'services/*.md'], { cwd: content })
    .filter((name) => !isEnglishOnly(name))
    .sort()

export const isModule = (name: string) => name.endsWith('.ts')

/** Of pages: what code needs, in every language as in English. */
export const isStructure = (key: unknown, value: unknown) =>
  /^(card|above|unlisted|src|image|id|service|samples|sign|isoDate|fromInitially|toInitially)$/.test(
    String(key),
  ) ||
  (typeof value === 'string' && /^\/\S*$/.test(value))

export function collectionOf(name: string): { collection: Collection; id: string } {
  const collection = (/^(.+)\//.exec(name)?.[1] ?? 'menus') as Collection
  return { collection, id: name.replace(/^.*\/|\.\w+$/g, '') }
}

export type Texts = { data: unknown; lineOf: (path: Path) => number }

/** @throws what is wrong with a module */
export function readTexts(file: URL, name: string): Texts {
  if (!isModule(name)) return pageSource(readFileSync(file, 'utf8'), name)
  // What a language is called and how it writes amounts are no texts.
  const { LANGUAGE, ...data } = loadTexts(file)
  return { data, lineOf: (path) => lineInModule(file, path) }
}

function pageSource(text: string, name: string): Source {
  const { collection, id } = collectionOf(name)
  const markdown = name.endsWith('.md')
  return markdown ? markdownSource(text, shapeOf(collection, id, markdown).inOrder) : yamlSource(text)
}

/** Near enough to find it: the names of the path after each other. */
function lineInModule(file: URL, path: Path): number {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  let at = 0
  for (const part of path) {
    if (typeof part === 'number') continue
    const name = String(part).replace(/[^\w-]/g, '\\$&')
    const found = new RegExp(`(?:const |^\\s*|[{,]\\s*)(['"]?)${name}\\1\\s*[:=,]`, 'm').exec(text.slice(at))
    if (!found) break
    at += found.index + found[0].length - 1
  }
  return text.slice(0, at).split('\n').length
}

/** Those of plurals (CLDR), by which texts by number are told from other groups. */
export const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other']

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isPlural = (value: unknown): value is Record<string, string> =>
  isGroup(value) &&
  typeof value.other === 'string' &&
  Object.entries(value).every(([key, text]) => CATEGORIES.includes(key) && typeof text === 'string')

export const pluralText = (forms: Readonly<Record<string, string>>) => Object.values(forms).join(' | ')

/** All texts, those by number as one. */
export function* textsIn(data: unknown, path: Path = []): Generator<[Path, string]> {
  if (typeof data === 'string') yield [path, data]
  else if (isPlural(data)) yield [path, pluralText(data)]
  else if (Array.isArray(data)) for (const [i, entry] of data.entries()) yield* textsIn(entry, [...path, i])
  else if (isGroup(data))
    for (const [key, entry] of Object.entries(data)) yield* textsIn(entry, [...path, key])
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
