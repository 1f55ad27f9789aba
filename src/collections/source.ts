import { isNode, LineCounter, parseDocument, visit } from 'yaml'
import type * as z from 'zod'

/** Reads what the owner writes. What is wrong in a file is told with its line and what was expected there. */

export class ContentError extends Error {}

export type Path = readonly PropertyKey[]
export type Fault = readonly [line: number, text: string]

export type Source = {
  data: unknown
  /** The line of a value; of one that is missing, the line of what it belongs to. */
  lineOf: (path: Path) => number
  nameOf: (path: Path) => string
  /** Of what cannot be read at all. */
  faults: readonly Fault[]
}

export const dotted = (path: Path) =>
  path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.')

export function* textsOf(value: unknown, path: Path = []): Generator<[Path, string]> {
  if (typeof value === 'string') yield [path, value]
  else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value))
      yield* textsOf(entry, [...path, Array.isArray(value) ? Number(key) : key])
}

/** An editor that saves in another way than UTF-8 leaves letters that cannot be read. @param before as below */
export function lostLetters(text: string, before = 0): Fault[] {
  const at = text.indexOf('\ufffd')
  if (at < 0) return []
  return [
    [text.slice(0, at).split('\n').length + before, 'is not in UTF-8: save the file as UTF-8 in your editor'],
  ]
}

/** @param before how many lines stand before the text in its file */
export function yamlSource(text: string, before = 0): Source {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + before
  // '01234567' and '+44 …' look like numbers to YAML; as a number they would lose their first character.
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'number' && node.source !== undefined && node.source !== String(node.value))
        node.value = node.source
    },
  })

  const lineOf = (path: Path) => {
    for (let length = path.length; length > 0; length--) {
      const parts = path.slice(0, length)
      const last = parts.pop()
      const parent = parts.length === 0 ? document.contents : document.getIn(parts, true)
      const items = (parent as { items?: unknown[] } | undefined)?.items ?? []
      // The key's own line: an empty value has no place.
      const found =
        typeof last === 'number'
          ? items[last]
          : items.map((item) => item as { key?: unknown }).find(({ key }) => String(key) === last)?.key
      if (isNode(found) && found.range) return lineAt(found.range[0])
    }
    return 1
  }
  return {
    data: document.errors.length > 0 ? undefined : document.toJS(),
    lineOf,
    nameOf: dotted,
    faults: [
      ...lostLetters(text, before),
      ...document.errors.map(
        ({ pos: [start], message }): Fault => [
          lineAt(start),
          `cannot be read: a value that contains ": " or " #" needs double quotes around it, and lines that belong together begin equally far in (${message})`,
        ],
      ),
    ],
  }
}

/** What is said about an issue: the path of a value, and what was expected of it. */
function sentencesOf(issue: z.core.$ZodIssue, nameOf: Source['nameOf'], unknown: string): [Path, string][] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const path = [...issue.path, key]
      return [path, `${nameOf(path)} ${unknown}`]
    })
  const missing = issue.input === undefined && issue.code !== 'custom'
  return [[issue.path, `${nameOf(issue.path)}${missing ? ' is missing: it' : ''} ${issue.message}`.trim()]]
}

const tell = (file: string, faults: readonly Fault[]) =>
  new ContentError(
    [...faults]
      .sort(([a], [b]) => a - b)
      .map(([line, fault]) => `${file}:${line}: ${fault}`)
      .join('\n'),
  )

/**
 * @param unknown what is said of a key that the schema does not have
 * @param more what is known to be wrong besides
 * @throws ContentError such as 'content/business.yaml:14: consultation.price must be a whole number of pence, such as 3000'
 */
export function check<Schema extends z.ZodType>(
  file: string,
  { data, lineOf, nameOf, faults }: Source,
  schema: Schema,
  unknown = 'is not used here: take it out, or check its spelling',
  more: readonly Fault[] = [],
): z.infer<Schema> {
  if (faults.length > 0) throw tell(file, [...faults, ...more])
  const parsed = schema.safeParse(data, { reportInput: true })
  if (parsed.success && more.length === 0) return parsed.data
  const sentences = (parsed.error?.issues ?? []).flatMap((issue) => sentencesOf(issue, nameOf, unknown))
  throw tell(file, [...more, ...sentences.map(([path, text]): Fault => [lineOf(path), text])])
}
