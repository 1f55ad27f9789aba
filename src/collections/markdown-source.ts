import { Marked, type Token, type Tokens } from 'marked'
import { type Fault, type Path, type Source, yamlSource } from './source.ts'

/**
 * Reads a page in Markdown: YAML between two lines of hyphens, `# title`, a lead, and sections with their addresses,
 * `## Retention {#retention}`. What a section holds is sorted by kind, or kept in its order as `blocks`.
 */

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n|$)/
const HEADING = /^(.*?)(?:\s*\{#([a-z][a-z0-9-]*)\})?$/
const MARKDOWN = new Marked()

type Table = { columns: string[]; rows: string[][] }
/** A paragraph, or a list. */
export type Block = string | string[]

/** What stands below a heading. Only what is there has a key. */
type Content = {
  title?: string
  id?: string
  text?: string[]
  items?: string[]
  table?: Table
  picture?: { src: string; alt: string }
  parts?: Content[]
  blocks?: Block[]
}

/** What the parts of a page are called in sentences. */
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
  const faults: Fault[] = [...front.faults]
  const places = new Map<string, number>()
  const headings = new Map<string, string>()
  const key = (path: Path) => path.join('/')

  const page: Content & { lead?: string[] } = {}
  const sections: Record<string, Content> = {}
  const list: Content[] = []
  let here: Content | undefined
  let path: Path = []
  let line = whole.split('\n').length

  /** Notes where a value stands; of several paragraphs each has its own line. */
  const note = (at: Path) => {
    if (!places.has(key(at))) places.set(key(at), line)
  }
  const checkLine = (tokens: readonly Token[] = [], plain = false) => {
    const strange = strangeIn(tokens, plain)
    if (strange) faults.push([line, `"${strange.raw.trim().split('\n', 1)}" ${plain ? PLAIN : INLINE}`])
  }

  const open = (heading: Tokens.Heading) => {
    const [, title = '', id] = HEADING.exec(heading.text) ?? []
    checkLine(heading.tokens, true)
    const content: Content = { title, ...(id ? { id } : {}) }
    if (heading.depth === 1) {
      if (page.title !== undefined)
        faults.push([line, 'is a second heading with one #: sections begin with ##'])
      Object.assign(page, content)
      here = page
      path = []
      note(['title'])
      return
    }
    if (heading.depth > (inOrder ? 2 : 3))
      faults.push([line, `must be a heading that begins with ## ${inOrder ? '' : 'or ### '}`.trim()])
    const above = list.at(-1)
    if (heading.depth === 3 && above && !inOrder) {
      above.parts ??= []
      const section = path.slice(0, 2)
      note([...section, 'parts'])
      path = [...section, 'parts', above.parts.length]
      above.parts.push(content)
    } else {
      if (!id)
        faults.push([
          line,
          `must end with the address of the section, such as: ## ${title} {#${slug(title)}}`,
        ])
      else if (Object.hasOwn(sections, id))
        faults.push([line, `{#${id}} is the address of another section, too`])
      path = ['sections', inOrder ? list.length : (id ?? '')]
      sections[id ?? ''] = content
      list.push(content)
    }
    here = content
    headings.set(key(path), title)
    note(path)
    note([...path, 'title'])
  }

  /** Puts what stands in one line, or below a heading, where it belongs. */
  const put = (name: 'text' | 'items', texts: string[]) => {
    if (!here) return
    if (inOrder && here !== page) {
      here.blocks ??= []
      note([...path, 'blocks'])
      note([...path, 'blocks', here.blocks.length])
      here.blocks.push(...(name === 'text' ? texts : [texts]))
      return
    }
    const slot = here === page && name === 'text' ? 'lead' : name
    const content: { [name: string]: string[] | undefined } = here as never
    note([...path, slot])
    note([...path, slot, content[slot]?.length ?? 0])
    content[slot] = [...(content[slot] ?? []), ...texts]
  }

  for (const token of MARKDOWN.lexer(text.slice(whole.length))) {
    if (token.type === 'heading') open(token as Tokens.Heading)
    else if (token.type === 'space' || (token.type === 'html' && /^<!--[\s\S]*-->\s*$/.test(token.raw))) {
      // Blank lines, and notes to oneself.
    } else if (!here)
      faults.push([line, 'must stand below the heading of the page, a line that begins with "# "'])
    else if (token.type === 'paragraph') {
      const [only, ...others] = token.tokens ?? []
      if (only?.type === 'image' && others.length === 0 && !inOrder) {
        here.picture = { src: only.href, alt: only.text }
        note([...path, 'picture'])
      } else {
        checkLine(token.tokens, here === page)
        put('text', [token.text.replaceAll('\n', ' ')])
      }
    } else if (token.type === 'list') {
      const start = line
      const items = (token as Tokens.List).items
      for (const item of items) {
        const [only, ...others] = item.tokens
        if (others.length > 0 || !only || !('tokens' in only))
          faults.push([line, `"${item.text.split('\n', 1)}" ${EXPECTED}`])
        else checkLine(only.tokens)
        line += item.raw.split('\n').length - 1
      }
      line = start
      put(
        'items',
        items.map((item) => item.text.replaceAll('\n', ' ')),
      )
    } else if (token.type === 'table' && !inOrder) {
      const { header, rows } = token as Tokens.Table
      for (const cell of [...header, ...rows.flat()]) checkLine(cell.tokens, true)
      here.table = {
        columns: header.map((cell) => cell.text),
        rows: rows.map((row) => row.map((cell) => cell.text)),
      }
      note([...path, 'table'])
      for (const [i] of rows.entries()) places.set(key([...path, 'table', 'rows', i]), line + 2 + i)
    } else faults.push([line, `"${token.raw.trim().split('\n', 1)}" ${EXPECTED}`])
    line += token.raw.split('\n').length - 1
  }

  const lineOf = (of: Path): number => {
    for (let length = of.length; length > 0; length--) {
      const place = places.get(key(of.slice(0, length)))
      if (place !== undefined) return place
    }
    const [first] = of
    return first === 'sections' || first === 'title' || first === 'lead'
      ? (places.get('title') ?? whole.split('\n').length)
      : front.lineOf(of)
  }
  const nameOf = (of: Path): string => {
    const [first, section, ...rest] = of
    if (of.length === 1 && (first === 'title' || first === 'lead')) return NAMES[first] ?? first
    if (first !== 'sections') return front.nameOf(of)
    if (section === undefined) return 'the text below the heading of the page'
    if (rest.length === 0) return `the section {#${String(section)}}`
    const last = [...rest].reverse().find((part) => typeof part === 'string') ?? ''
    for (let length = of.length; length > 1; length--) {
      const title = headings.get(key(of.slice(0, length)))
      if (title !== undefined) return `${NAMES[String(last)] ?? String(last)} below "${title}"`
    }
    return String(last)
  }
  const data = {
    ...(front.data as object),
    ...page,
    sections: inOrder ? list : sections,
  }
  return { data, lineOf, nameOf, faults }
}

const slug = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
