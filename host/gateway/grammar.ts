import { QUOTE_BUCKET } from '#contract/backend.ts'
import { TEXT_LIMITS } from '#contract/limits.ts'
import { ALLOW_LIST, type Role, type Rule } from './allow-list.ts'
import { OPERATOR_CALLS, OPERATOR_TABLES } from './operator-calls.ts'

export const COLUMN = '[a-z_][a-z0-9_]{0,62}'
const list = (entry: string, most: number) => `${entry}(?:,${entry}){0,${most - 1}}`

type Word = { pattern: string; means: string }

export const WORDS = {
  bucket: { pattern: QUOTE_BUCKET, means: `the one bucket, ${QUOTE_BUCKET}` },
  object: {
    pattern: '[\\w-]{1,80}(?:/[\\w-]{1,80}){0,2}\\.[A-Za-z0-9]{1,8}',
    means: 'the name of a stored document, in at most two folders',
  },
  uuid: {
    pattern: '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}',
    means: 'a UUID',
  },
  date: { pattern: '\\d{4}-\\d\\d-\\d\\d', means: 'a day' },
  time: {
    pattern: '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,6})?(?:Z|[+-]\\d\\d:\\d\\d)',
    means: 'a timestamp, in the format of answers',
  },
  columns: {
    pattern: `(?:\\*|${list(`(?:${COLUMN}|"${COLUMN}")`, 40)})`,
    means: '* or a list of columns; nothing embedded, cast or counted',
  },
  order: {
    pattern: list(`${COLUMN}(?:\\.(?:asc|desc))?(?:\\.nulls(?:first|last))?`, 3),
    means: 'up to three columns with .asc or .desc',
  },
  thousand: { pattern: '(?:\\d{1,3}|1000)', means: 'a number up to 1,000' },
  number: { pattern: '\\d{1,7}', means: 'a number' },
  address: { pattern: `[^\\s@]{1,${TEXT_LIMITS.emailLocalPart}}@[^\\s@]{1,190}`, means: 'an e-mail address' },
  secret: { pattern: '[^]{0,200}', means: 'up to 200 characters' },
  text: { pattern: '[^]{0,1000}', means: 'up to 1,000 characters' },
  token: { pattern: '[\\w.~=-]{1,1000}', means: 'a token' },
  link: { pattern: '[!-~]{1,500}', means: 'an address; it is ignored' },
  table: { pattern: `(?:${OPERATOR_TABLES.join('|')})`, means: 'one of the tables below' },
  call: { pattern: `(?:${OPERATOR_CALLS.join('|')})`, means: 'one of the database functions below' },
  selection: {
    pattern: '[\\w*,.:!"-]{1,500}(?:\\([\\w*,.:!"-]{1,500}\\)[\\w*,.:!"-]{0,500}){0,3}',
    means: 'columns, including those of related tables',
  },
  condition: {
    pattern: '(?:not\\.)?(?:eq|neq|gt|gte|lt|lte|is|in|ilike)\\.[^\\0-\\x1f\\x7f\\ufffd]{0,8000}',
    means: 'eq, neq, gt, gte, lt, lte, is, in or ilike, with or without not, and a value',
  },
  column: { pattern: COLUMN, means: 'a column' },
} as const satisfies Record<string, Word>

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const compiled = new Map<string, RegExp>()

/** Words in braces become their pattern; everything else is literal. */
export function compile(text: string): RegExp {
  const known = compiled.get(text)
  if (known) return known
  const pattern = text
    .split(' | ')
    .map((choice) =>
      choice
        .split(/\{(\w+)\}/)
        .map((part, i) => {
          if (i % 2 === 0) return escaped(part)
          if (!Object.hasOwn(WORDS, part)) throw new Error(`The allow-list has no word {${part}}`)
          return WORDS[part as keyof typeof WORDS].pattern
        })
        .join(''),
    )
    .join('|')
  const expression = new RegExp(`^(?:${pattern})$`)
  compiled.set(text, expression)
  return expression
}

const MAX_PARAMETERS = 30

const methodsOf = ({ method }: Rule): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method])

export function rulesOf(path: string): Rule[] {
  return ALLOW_LIST.filter((rule) => compile(rule.path).test(path))
}

export const allowedMethods = (rules: Rule[]): string[] => [...new Set(rules.flatMap(methodsOf))]

export const takingMethod = (rules: Rule[], method: string): Rule[] =>
  rules.filter((rule) => methodsOf(rule).includes(method))

export function fitsQuery({ query = {}, needs = [] }: Rule, given: [name: string, value: string][]): boolean {
  if (given.length > MAX_PARAMETERS) return false
  if (!needs.every((needed) => given.some(([name]) => name === needed))) return false
  const once = new Set<string>()
  return given.every(([name, value]) => {
    const known = Object.hasOwn(query, name) ? query[name] : undefined
    if (known !== undefined) {
      // Of a repeated parameter, one reader would take the first and another the last.
      if (once.has(name)) return false
      once.add(name)
      return compile(known).test(value)
    }
    return Object.entries(query).some(
      ([pattern, values]) =>
        pattern.includes('{') && compile(pattern).test(name) && compile(values).test(value),
    )
  })
}

export function readPreferences(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((preference) => preference.trim())
    .filter(Boolean)
}

export const fitsPreferences = ({ prefer = [] }: Rule, given: string[]): boolean =>
  given.every((preference) => prefer.includes(preference))

export function allowsRole({ roles }: Rule, role: Role): boolean {
  if (roles.includes('anyone') || roles.includes(role)) return true
  return role === 'customer' && roles.includes('visitor')
}
