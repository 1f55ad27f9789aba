import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, stringify } from 'yaml'
import { FACTS } from '#content/facts.ts'
import { LANGUAGE } from '#content/language.ts'
import { pluralForms } from './check.ts'
import { CONTENT, isGroup, isModule, isPlural, isStructure, readTexts, translatedFiles } from './sources.ts'

/**
 * A language of accented English, each text longer by two fifths and in brackets: what is not accented on its pages stands in no file
 * of content/, and what has lost its bracket does not fit.
 */

const PLAIN = 'aceinosuyzACEINOSUYZ'
const ACCENTED = 'åçéîñöšûýžÅÇÉÎÑÖŠÛÝŽ'

/** What stays: slots and facts, targets of links, and web addresses. */
const KEPT = /(\{[^{}]*\}|\]\([^)]*\)|https?:\/\/\S+)/

const accent = (text: string) =>
  text
    .split(KEPT)
    .map((piece, i) =>
      i % 2 ? piece : piece.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter),
    )
    .join('')

/** 'Get Quote' becomes '⟦Gét Qûöté éééé⟧'. */
export function pseudoText(text: string): string {
  const words = text
    .split(KEPT)
    .filter((_, i) => i % 2 === 0)
    .join('')
  if (!/[a-z]/i.test(words)) return text
  return `⟦${accent(text)} ${'éééééé '
    .repeat(words.length)
    .slice(0, Math.ceil(words.length * 0.4))
    .trim()}⟧`
}

const isCode = (text: unknown) => typeof text === 'string' && /^[a-z0-9_-]*$/.test(text)

/** The same with pseudo-texts, but for what code needs; texts by number have the forms of the language. */
function translated(
  value: unknown,
  tag: string,
  isKept: (key: string, entry: unknown) => boolean,
  change = pseudoText,
): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((entry) => translated(entry, tag, isKept, change))
  if (isPlural(value))
    return Object.fromEntries(
      pluralForms(tag).needed.map((form) => [form, change(value[form] ?? value.other ?? '')]),
    )
  if (!isGroup(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      // Search results have room for so many letters.
      isKept(key, entry) ? entry : translated(entry, tag, isKept, key === 'page' ? accent : change),
    ]),
  )
}

/** As TypeScript, with the facts where their names stand; a function as English has it. */
function literal(value: unknown, path: string): string {
  if (typeof value === 'function') return `ENGLISH.${path}`
  if (typeof value === 'string') {
    const text = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll('`', '\\`')
    return `\`${text.replace(/\{([a-z]\w*(?:\.\w+)+|slug)\}/gi, (_, name: string) => `\${${isWorded(name) ? 'FACTS' : 'BUSINESS'}.${name}}`)}\``
  }
  if (Array.isArray(value)) return `[${value.map((entry, i) => literal(entry, `${path}[${i}]`)).join(', ')}]`
  if (!isGroup(value)) return String(value)
  const entries = Object.entries(value).map(([key, entry]) => {
    const name = JSON.stringify(key)
    return `${name}: ${literal(entry, `${path}[${name}]`)}`
  })
  return `{ ${entries.join(', ')} }`
}

const isWorded = (name: string) =>
  name
    .split('.')
    .reduce<unknown>((facts, key) => (isGroup(facts) && key in facts ? facts[key] : null), FACTS) !== null

function pseudoModule(name: string, tag: string): string {
  const up = name.includes('/') ? '../' : ''
  const own = Object.entries(readTexts(new URL(name, CONTENT), name).data as object).flatMap(
    ([key, value]) => {
      // Lists of codes are the same in every language.
      if (typeof value === 'function' || (Array.isArray(value) && value.every(isCode))) return []
      // Facts stand within other texts.
      const change = name === 'fact-words.ts' ? accent : pseudoText
      const texts = translated(value, tag, (each) => /^(lang|dir)$/.test(each), change)
      return [`export const ${key} = ${literal(texts, key)}`]
    },
  )
  const imports = [
    ["import { BUSINESS } from '#content/business.ts'", 'BUSINESS.'],
    [`import { FACTS } from './${up}facts.ts'`, 'FACTS.'],
    [`import * as ENGLISH from '../${up}${name}'`, 'ENGLISH.'],
  ].flatMap(([line, used = '']) => (own.some((each) => each.includes(used)) ? [line] : []))
  return ['// @ts-nocheck', ...imports, `export * from '../${up}${name}'`, ...own].join('\n')
}

function pseudoPage(name: string, tag: string): string {
  const text = readFileSync(new URL(name, CONTENT), 'utf8')
  const changed = (yaml: string) => stringify(translated(parse(yaml), tag, isStructure), { lineWidth: 0 })
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replace(/<!--[\s\S]*?-->/g, '')) ?? []
  if (front === undefined || body === undefined) return changed(text)
  const lines = body.split('\n').map((line) => {
    if (line.startsWith('|'))
      return line.replace(/[^|]+/g, (cell) => (/[a-z]/i.test(cell) ? ` ${pseudoText(cell.trim())} ` : cell))
    const [, before = '', words = '', after = ''] =
      /^(#+ |- |!\[)?(.*?)(\s*\{#[\w-]+\}|\]\([^)]*\))?$/.exec(line) ?? []
    const isLink = after.startsWith(']') && before !== '!['
    return isLink ? pseudoText(line) : before + pseudoText(words) + after
  })
  return `---\n${changed(front)}---\n${lines.join('\n')}`
}

/** Makes the folder of the language. @param owners the owner's texts @returns its code */
export function makePseudoLanguage(
  rightToLeft: boolean,
  owners: readonly string[],
  content = CONTENT,
): string {
  const [code, tag] = rightToLeft ? ['qpr', 'ar-XB'] : ['qps', 'en-XA']
  const folder = new URL(`${code}/`, content)
  rmSync(folder, { recursive: true, force: true })
  const write = (name: string, text: string) => {
    const file = new URL(name, folder)
    mkdirSync(dirname(fileURLToPath(file)), { recursive: true })
    writeFileSync(file, text)
  }
  write('owner-texts.yaml', stringify(Object.fromEntries(owners.map((text) => [text, pseudoText(text)]))))
  for (const name of translatedFiles())
    write(name, isModule(name) ? pseudoModule(name, tag) : pseudoPage(name, tag))
  const direction = rightToLeft ? 'rtl' : 'ltr'
  const language = { ...LANGUAGE, code, tag, name: pseudoText(LANGUAGE.name), direction }
  write(
    'language.ts',
    `${pseudoModule('language.ts', tag)}\nexport const LANGUAGE = ${JSON.stringify(language)}\n`,
  )
  return code
}
