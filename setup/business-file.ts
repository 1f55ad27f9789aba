import { isMap, isPair, isScalar, type Node, type Pair, parseDocument, stringify, type YAMLMap } from 'yaml'
import { yamlSource } from '#src/collections/source.ts'

/**
 * Reads values in content/business.yaml, and changes them and nothing else: notes, blank lines and order stay. Writing the parsed
 * document out again would not do: a note behind an empty value moves to another fact.
 */

export type Fact = string | number | null | readonly Fact[] | { readonly [key: string]: Fact }

/** As `npm run generate` reads it: 01234567 keeps its first figure. */
export function factIn(text: string, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (section, key) => (section as Record<string, unknown> | null | undefined)?.[key],
    yamlSource(text).data,
  )
}

type Keyed = Pair<Node, Node | null>

const isSection = (value: unknown): value is { readonly [key: string]: Fact } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const pairsOf = (map: YAMLMap) => map.items.filter((item) => isPair(item)) as Keyed[]

const colonOf = (text: string, { key }: Keyed) => text.indexOf(':', key.range?.[1])

/** Where a value ends; of one that is empty, where it would begin. */
function endOf(text: string, pair: Keyed): number {
  const { value } = pair
  const last = isMap(value) && pairsOf(value).at(-1)
  if (last) return endOf(text, last)
  const isEmpty = !value || (isScalar(value) && value.source === '')
  return isEmpty ? colonOf(text, pair) + 1 : (value.range?.[1] ?? 0)
}

function written(value: Fact, indent: string): string {
  if (value === null) return ''
  if (isSection(value))
    return Object.entries(value)
      .map(([key, entry]) => `\n${indent}  ${key}:${written(entry, `${indent}  `)}`)
      .join('')
  // A list stands in one line; a text in flow style would be quoted for each comma in it.
  const style = Array.isArray(value)
    ? ({ collectionStyle: 'flow', flowCollectionPadding: false } as const)
    : {}
  return ` ${stringify(value, { lineWidth: 0, ...style }).trim()}`
}

/** @param path the keys that lead to the value, such as ['legal', 'name'] */
export function withFact(text: string, path: readonly string[], value: Fact): string {
  const root = parseDocument(text).contents
  let map = isMap(root) ? (root as YAMLMap) : undefined
  let pair: Keyed | undefined
  for (const [depth, key] of path.entries()) {
    const parent = pair
    pair = map && pairsOf(map).find((each) => String(each.key) === key)
    const rest = path.slice(depth + 1).reduceRight<Fact>((inner, name) => ({ [name]: inner }), value)
    if (!pair) {
      // A section that is empty, or a fact that an older file does not have.
      const end = parent ? endOf(text, parent) : text.trimEnd().length
      const indent = '  '.repeat(depth)
      return `${text.slice(0, end)}\n${indent}${key}:${written(rest, indent)}${text.slice(end)}`
    }
    map = isMap(pair.value) ? (pair.value as YAMLMap) : undefined
  }
  if (!pair) return text
  if (isSection(value) && map)
    return Object.entries(value).reduce((all, [key, entry]) => withFact(all, [...path, key], entry), text)
  const indent = '  '.repeat(path.length - 1)
  return text.slice(0, colonOf(text, pair) + 1) + written(value, indent) + text.slice(endOf(text, pair))
}
