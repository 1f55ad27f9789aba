import { Marked, type Token, type Tokens } from 'marked'
import { type Fault, lostLetters, type Path, type Source, yamlSource } from './source.ts'

/**
 * Reads a page in Markdown: YAML between two lines of hyphens, `# title`, a lead, and sections with their addresses,
 * `## Retention {#retention}`. What a section holds is sorted by kind, or kept in its order as `blocks`.
 */

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n|$)/
const HEADING = /^(.*?)(?:\s*\{#([a-z][a-z0-9-]*)\})?$/
const MARKDOWN = new Marked()

export type Block = string | string[]

const NAMES: Readonly<Record<string, string>> = {
  title: 'the heading',
  id: 'the address',
  lead: 'the paragraph below the heading of the page',
  text: 'the paragraph',
  items: 'the list',
  table: 'the table',
  columns: 'the first line of the table',
  rows: 'the table',
  picture: 'the picture',
  src: 'the picture',
  alt: 'what is said of the picture',
  parts: 'the headings with ###',
  blocks: 'the text',
}

const EXPECTED =
  'cannot be shown: a page is made of headings, paragraphs, lists whose lines begin with "- ", and tables'
const INLINE =
  'cannot be shown: a paragraph is made of words, **bold** or *italic* ones, and [links](/get-quote) within the site or to https://'

const PLAIN = 'cannot be shown here: this must be words without marks such as ** or [links]'

/** What stands in a line of text and is no text, nor, where it is not `plain`, a mark that pages show. */
function strangeIn(tokens: readonly Token[], plain: boolean): Token | undefined {
  for (const token of tokens) {
    if (token.type === 'text' || token.type === 'escape') continue
    if (plain) return token
    if (token.type === 'link' && !/^(https:\/\/|mailto:|\/|#)/.test(token.href)) return token
    if (token.type !== 'link' && token.type !== 'strong' && token.type !== 'em') return token
    const strange = strangeIn(token.tokens ?? [], plain)
    if (strange) return strange
  }
  return
}

type Tree = { [key: PropertyKey]: unknown }

const key = (path: Path) => path.join('/')

const at = (tree: unknown, path: Path) =>
  path.reduce<unknown>((part, name) => (part as Tree | undefined)?.[name], tree)

/** @param inOrder whether sections keep their order and that of their blocks, as running text does */
export function markdownSource(file: string, inOrder: boolean): Source {
  const text = file.replaceAll('\r\n', '\n')
  const [whole, yaml] = FRONT_MATTER.exec(text) ?? []
  if (whole === undefined || yaml === undefined)
    return {
      data: undefined,
      lineOf: () => 1,
      nameOf: String,
      faults: [
        [1, 'must begin with a line of three hyphens (---), lines such as "page:", and such a line again'],
      ],
    }
  const front = yamlSource(yaml, 1)
  const lines = whole.split('\n').length
  const faults: Fault[] = [...front.faults, ...lostLetters(text.slice(whole.length), lines - 1)]
  const data: Tree = { ...(front.data as object), sections: inOrder ? [] : {} }
  const places = new Map<string, number>()
  const ids = new Set<string | undefined>()
  /** What a text belongs to: the page ([]), a section or a part of one. */
  let here: Path | undefined
  let section: Path | undefined
  let line = lines
  const refuse = (expected: string) => faults.push([line, expected])

  /** Puts a value where it belongs, and notes its line, and that of what it begins. */
  const put = (path: Path, value: unknown) => {
    let tree = data
    for (const [i, name] of path.entries()) {
      const place = key(path.slice(0, i + 1))
      if (place !== 'sections' && !places.has(place)) places.set(place, line)
      if (i === path.length - 1) tree[name] = value
      else {
        tree[name] ??= typeof path[i + 1] === 'number' ? [] : {}
        tree = tree[name] as Tree
      }
    }
  }
  const next = (path: Path) => [...path, (at(data, path) as unknown[] | undefined)?.length ?? 0]

  const checkLine = (tokens: readonly Token[] = [], plain = false) => {
    const strange = strangeIn(tokens, plain)
    if (strange) refuse(`"${strange.raw.trim().split('\n', 1)}" ${plain ? PLAIN : INLINE}`)
  }

  const open = ({ text, depth, tokens }: Tokens.Heading) => {
    const [, title = '', id] = HEADING.exec(text) ?? []
    checkLine(tokens, true)
    if (depth === 1) {
      if (data.title !== undefined) refuse('is a second heading with one #: sections begin with ##')
      here = []
    } else {
      if (depth > (inOrder ? 2 : 3))
        refuse(`must be a heading that begins with ## ${inOrder ? '' : 'or ### '}`.trim())
      if (depth === 3 && section && !inOrder) here = next([...section, 'parts'])
      else {
        if (!id) refuse(`must end with the address of the section, such as: ## ${title} {#${slug(title)}}`)
        else if (ids.has(id)) refuse(`{#${id}} is the address of another section, too`)
        ids.add(id)
        section = inOrder ? next(['sections']) : ['sections', id ?? '']
        put(section, {})
        here = section
      }
    }
    put([...here, 'title'], title)
    if (id) put([...here, 'id'], id)
  }

  for (const token of MARKDOWN.lexer(text.slice(whole.length))) {
    const start = line
    const slot = (name: string) => [...(here ?? []), inOrder && here?.length ? 'blocks' : name]
    if (token.type === 'heading') open(token as Tokens.Heading)
    else if (token.type === 'space' || (token.type === 'html' && /^<!--[\s\S]*-->\s*$/.test(token.raw))) {
      // Blank lines, and notes to oneself.
    } else if (!here) refuse('must stand below the heading of the page, a line that begins with "# "')
    else if (token.type === 'paragraph') {
      const [only, ...others] = token.tokens ?? []
      if (only?.type === 'image' && others.length === 0 && !inOrder)
        put([...here, 'picture'], { src: only.href, alt: only.text })
      else {
        checkLine(token.tokens, here.length === 0)
        put(next(slot(here.length === 0 ? 'lead' : 'text')), token.text.replaceAll('\n', ' '))
      }
    } else if (token.type === 'list') {
      const block = slot('items')
      const list = block.at(-1) === 'blocks' ? next(block) : block
      for (const item of (token as Tokens.List).items) {
        const [only, ...others] = item.tokens
        if (others.length > 0 || !only || !('tokens' in only))
          refuse(`"${item.text.split('\n', 1)}" ${EXPECTED}`)
        else checkLine(only.tokens)
        put(next(list), item.text.replaceAll('\n', ' '))
        line += item.raw.split('\n').length - 1
      }
    } else if (token.type === 'table' && !inOrder) {
      const { header, rows } = token as Tokens.Table
      const table = [...here, 'table']
      put(table, { columns: header.map((cell) => cell.text), rows: [] })
      for (const cell of [...header, ...rows.flat()]) checkLine(cell.tokens, true)
      for (const [i, row] of rows.entries()) {
        line = start + 2 + i
        put(
          [...table, 'rows', i],
          row.map((cell) => cell.text),
        )
      }
    } else refuse(`"${token.raw.trim().split('\n', 1)}" ${EXPECTED}`)
    line = start + token.raw.split('\n').length - 1
  }

  const lineOf = (of: Path): number => {
    for (let length = of.length; length > 0; length--) {
      const place = places.get(key(of.slice(0, length)))
      if (place !== undefined) return place
    }
    return ['sections', 'title', 'lead'].includes(String(of[0]))
      ? (places.get('title') ?? whole.split('\n').length)
      : front.lineOf(of)
  }
  const nameOf = (of: Path): string => {
    const [first, section, ...rest] = of
    if (of.length === 1 && (first === 'title' || first === 'lead')) return NAMES[first] ?? first
    if (first !== 'sections') return front.nameOf(of)
    if (section === undefined) return 'the text below the heading of the page'
    if (rest.length === 0) return `the section {#${String(section)}}`
    const last = String(rest.findLast((part) => typeof part === 'string') ?? '')
    for (let length = of.length; length > 1; length--) {
      const { title } = (at(data, of.slice(0, length)) ?? {}) as { title?: string }
      if (title !== undefined) return `${NAMES[last] ?? last} below "${title}"`
    }
    return last
  }
  return { data, lineOf, nameOf, faults }
}

const slug = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
