import { isNode, LineCounter, parseDocument, visit } from 'yaml'
import type * as z from 'zod'
import { type Business, businessSchema } from './business-schema.ts'

/** Reads content/business.yaml. What is wrong in it is told with its line and what was expected there. */

export const BUSINESS_FILE = 'content/business.yaml'

/** All that is wrong in the file, a line for each. */
export class FactsError extends Error {}

type Place = (path: readonly PropertyKey[]) => number

/** What is said about an issue: the path of a fact, and what was expected of it. */
function sentencesOf(issue: z.core.$ZodIssue): { path: PropertyKey[]; text: string }[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const path = [...issue.path, key]
      return { path, text: `${path.join('.')} is not a fact that is used anywhere: check its spelling` }
    })
  const missing = issue.input === undefined && issue.code !== 'custom'
  const name = issue.path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.')
  return [{ path: issue.path, text: `${name}${missing ? ' is missing: it' : ''} ${issue.message}`.trim() }]
}

/**
 * @param text the content of the file
 * @throws FactsError such as 'content/business.yaml:14: consultation.price must be a whole number of pence, such as 3000'
 */
export function readBusiness(text: string): Business {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const tell = (faults: [line: number, text: string][]) =>
    new FactsError(
      faults
        .sort(([a], [b]) => a - b)
        .map(([line, fault]) => `${BUSINESS_FILE}:${line}: ${fault}`)
        .join('\n'),
    )
  if (document.errors.length > 0)
    throw tell(
      document.errors.map(({ pos: [start], message }) => [
        lines.linePos(start).line,
        `cannot be read: ${message}`,
      ]),
    )

  // '01234567' and '+44 …' look like numbers to YAML; as a number they would lose their first character.
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'number' && node.source !== undefined && node.source !== String(node.value))
        node.value = node.source
    },
  })

  /** The line of a fact; of one that is missing, the line of what it belongs to. */
  const lineOf: Place = (path) => {
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
      if (isNode(found) && found.range) return lines.linePos(found.range[0]).line
    }
    return 1
  }
  const parsed = businessSchema.safeParse(document.toJS(), { reportInput: true })
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.flatMap(sentencesOf)
  throw tell(faults.map(({ path, text: fault }) => [lineOf(path), fault]))
}
