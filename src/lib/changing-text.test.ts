import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** Translators replace text nodes. React throws when it removes the old node or inserts before it; an only child is safe. */

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

function partsOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

function walk(
  node: Node,
  visit: (node: Node, inside: readonly Node[]) => void,
  inside: readonly Node[] = [],
) {
  visit(node, inside)
  for (const part of partsOf(node)) walk(part, visit, [...inside, node])
}

type Kind = 'text' | 'changing' | 'element' | 'moving' | 'nothing'

/** Imports and top-level names are constant text; others are what they render. */
function namesOf(program: Node): Map<string, Kind> {
  const names = new Map<string, Kind>()
  for (const statement of partsOf(program)) {
    const own = statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node) : statement
    if (own?.type === 'ImportDeclaration')
      for (const { local } of own.specifiers as { local: Node }[]) names.set(String(local.name), 'text')
    if (own?.type !== 'VariableDeclaration') continue
    for (const { id } of own.declarations as { id: Node }[])
      walk(id, (node) => node.type === 'Identifier' && names.set(String(node.name), 'text'))
  }
  walk(program, (node, inside) => {
    const { id, init } = node as unknown as { id?: Node; init?: Node | null }
    if (id?.type !== 'Identifier') return
    if (node.type === 'FunctionDeclaration') names.set(String(id.name), kindOf(node, names))
    if (node.type !== 'VariableDeclarator' || !init) return
    const isInside = inside.some(({ type }) => /Function/.test(type))
    if (isInside || /Function|JSX/.test(init.type)) names.set(String(id.name), kindOf(init, names))
  })
  return names
}

/** Components that render one element around their children. */
const BARE = new Set(['BusyButton'])

/** A function with an early return may render nothing. */
function shownBy(node: Node): Node {
  const { body } = node as unknown as { body: Node }
  const last = body.type === 'BlockStatement' ? partsOf(body).at(-1)?.argument : body
  return isNode(last) ? last : body
}

function kindOf(node: Node, names: Map<string, Kind>): Kind {
  const of = (part: unknown) => kindOf(part as Node, names)
  switch (node.type) {
    case 'JSXText':
      return /^\s*\n\s*$/.test(String(node.value)) ? 'nothing' : 'text'
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return of(node.expression)
    case 'JSXEmptyExpression':
      return 'nothing'
    case 'Literal':
      return node.value === null ? 'nothing' : 'text'
    case 'JSXElement': {
      const { name = '' } = (node.openingElement as { name: Node }).name as unknown as { name?: string }
      if (/^[a-z]/.test(name)) return 'element'
      // A component of another file may render nothing, or several elements.
      return names.get(name) === 'element' ? 'element' : 'moving'
    }
    case 'JSXFragment':
      return 'moving'
    case 'TemplateLiteral':
      return (node.expressions as Node[]).every((part) => of(part) === 'text') ? 'text' : 'changing'
    case 'Identifier':
      return names.get(String(node.name)) ?? (node.name === 'children' ? 'moving' : 'changing')
    case 'MemberExpression':
      return node.computed && (node.property as Node).type !== 'Literal' ? 'changing' : of(node.object)
    case 'LogicalExpression':
      return ['text', 'changing'].includes(of(node.right)) ? 'changing' : 'moving'
    case 'ConditionalExpression': {
      const kinds = [of(node.consequent), of(node.alternate)]
      return kinds.some((kind) => kind === 'text' || kind === 'changing') ? 'changing' : 'moving'
    }
    case 'CallExpression': {
      const { name, property } = node.callee as { name?: string; property?: { name?: string } }
      const [each] = node.arguments as Node[]
      if (property?.name === 'map' && each && /Function/.test(each.type)) return of(each)
      const kind = of(node.callee)
      return kind === 'text' && name !== 'children' ? 'changing' : kind
    }
    case 'FunctionDeclaration':
    case 'ArrowFunctionExpression': {
      let returns = 0
      walk(node.body as Node, ({ type }) => {
        if (type === 'ReturnStatement') returns++
      })
      const kind = of(shownBy(node))
      return kind === 'element' && returns > 1 ? 'moving' : kind
    }
    case 'TSSatisfiesExpression':
      return 'nothing'
    default:
      return 'changing'
  }
}

function faultsOf(file: string, source = readFileSync(join(ROOT, file), 'utf8')): string[] {
  const program = parseSync(file, source).program as unknown as Node
  const names = namesOf(program)
  const faults: string[] = []
  const blame = ({ start, end }: Node) =>
    faults.push(`${file}:${source.slice(0, start).split('\n').length} ${source.slice(start, end).trim()}`)

  walk(program, (node, inside) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = (node.children as Node[])
        .map((child) => ({ child, kind: kindOf(child, names) }))
        .filter(({ kind }) => kind !== 'nothing')
      const { name = '' } = ((node.openingElement as { name: Node } | undefined)?.name ?? {}) as {
        name?: string
      }
      const isOwn = /^[a-z]/.test(name) || BARE.has(name)
      for (const [index, { child, kind }] of children.entries()) {
        const next = children.slice(index + 1).find((later) => later.kind !== 'moving')
        if (kind === 'changing' && !(isOwn && children.length === 1)) blame(child)
        else if (kind === 'text' && node.type === 'JSXFragment') blame(child)
        else if (kind === 'moving' && (next?.kind === 'text' || next?.kind === 'changing')) blame(child)
      }
    }
    // A component that renders only a text.
    const home = inside.findLast(({ type }) => /Function/.test(type))
    const name = String((home?.id as Node | undefined)?.name ?? '')
    if (node.type === 'ReturnStatement' && isNode(node.argument) && /^[A-Z]/.test(name)) {
      const kind = kindOf(node.argument, names)
      if (kind === 'text' || (kind === 'changing' && node.argument.type !== 'CallExpression')) blame(node)
    }
  })
  return faults
}

const BUILT = 'src/ui/without-scripts.tsx'

function componentsOfIslands(): string[] {
  const seen = new Set<string>()
  const follow = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const source = readFileSync(join(ROOT, file), 'utf8')
    for (const [, address = ''] of source.matchAll(/(?:from |import\()'((?:#src|\.)[^']*\.tsx?)'/g))
      follow(
        relative(
          ROOT,
          address.startsWith('#') ? join(ROOT, address.slice(1)) : join(ROOT, dirname(file), address),
        ),
      )
  }
  for (const file of globSync('src/features/**/*.tsx', { cwd: ROOT }))
    if (/ = island\(/.test(readFileSync(join(ROOT, file), 'utf8'))) follow(file)
  return [...seen].filter((file) => file.endsWith('.tsx') && file !== BUILT).sort()
}

describe('a page that is being translated', () => {
  it('finds every text that changes in an element of its own', { tags: ['page-translation'] }, () => {
    const files = componentsOfIslands()
    expect(files.length).toBeGreaterThan(50)
    expect(files.flatMap((file) => faultsOf(file))).toEqual([])
  })

  it.each([
    ['two changing texts', '<p>{a} {b}</p>', 2],
    ['a text that comes and goes', "<p>{a && 'text'}<b /></p>", 1],
    ['an element that comes and goes before a text', '<p>{a && <b />} text</p>', 1],
    ['a text in a fragment', '<>text<b /></>', 1],
    ['a changing text in a component', '<Note>{a}</Note>', 1],
    ['a changing text alone in its element', '<p><b>{a}</b> text {b && <i>{b}</i>}</p>', 0],
  ])('%s', (_, jsx, faults) => {
    const source = `const WORDS = {}\nfunction Part({ a, b }) { return ${jsx} }`
    expect(faultsOf('part.tsx', source)).toHaveLength(faults)
  })
})
