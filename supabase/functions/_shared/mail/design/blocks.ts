import { greetableName } from '../greetable-name.ts'
import { useIsText } from './medium.ts'
import { createElement as h, type ReactNode } from './react.ts'
import { STYLES } from './styles.ts'
import { linesOf } from './text.ts'

/** The blocks that messages are made of; Facts and Documents have a file of their own. */

/** A table that only places things. Outlook knows no other layout. */
export const layoutTable = {
  role: 'presentation',
  cellPadding: 0,
  cellSpacing: 0,
  border: 0,
} as const

/** Something that a person typed: text whatever it looks like, and its writing direction is its own matter. */
export function Typed({ text }: { text: string }) {
  const lines = linesOf(text)
  if (useIsText()) return lines.join('\n')
  return h('bdi', null, ...lines.flatMap((line, i) => (i > 0 ? [h('br', { key: i }), line] : [line])))
}

/** A running paragraph. */
export function Paragraph({ children }: { children?: ReactNode }) {
  if (useIsText()) return [children, '\n\n']
  return h('p', { className: 't', style: STYLES.paragraph }, children)
}

/** A remark in small letters. */
export function Remark({ children }: { children?: ReactNode }) {
  if (useIsText()) return [children, '\n\n']
  return h('p', { className: 't m', style: STYLES.quiet }, children)
}

/** 'Dear …,' by what somebody typed as their name, if that is a name at all. */
export function Greeting({ typed }: { typed: string }) {
  const name = greetableName(typed)
  return name ? h(Paragraph, null, 'Dear ', h(Typed, { text: name }), ',') : h(Paragraph, null, 'Hello,')
}

/** A heading within the message. */
export function Heading({ children }: { children?: string }) {
  if (useIsText()) return [children, '\n']
  return h('h2', { className: 's', style: STYLES.heading }, children)
}

/** A list of sentences, with numerals or without. */
export function List({ items, ordered = false }: { items: readonly ReactNode[]; ordered?: boolean }) {
  const isText = useIsText()
  const sign = (i: number) => (ordered ? String(i + 1) : '–')
  if (isText) return [...items.map((item, i) => [ordered ? `${i + 1}. ` : '- ', item, '\n']), '\n']
  const rows = items.map((item, i) =>
    h(
      'tr',
      { key: i },
      h('td', { className: 's v', width: 30, valign: 'top', style: STYLES.numeral }, sign(i)),
      h('td', { valign: 'top', style: STYLES.item }, item),
    ),
  )
  return h('table', { ...layoutTable, className: 't', style: STYLES.list }, h('tbody', null, ...rows))
}

/** The one thing to do. */
export function Button({ href, label }: { href: string; label: string }) {
  if (useIsText()) return `${label}: ${href}\n\n`
  const link = h('a', { href, style: STYLES.buttonLink }, label)
  return h(
    'table',
    { ...layoutTable, style: STYLES.button },
    h('tbody', null, h('tr', null, h('td', { style: STYLES.buttonCell }, link))),
  )
}

/** A link within a paragraph, or instead of one. */
export function TextLink({ href, label }: { href: string; label: string }) {
  if (useIsText()) return `${label}: ${href}`
  return h('a', { href, style: STYLES.link }, label)
}

/** What must not be overlooked. */
export function Notice({ children }: { children?: ReactNode }) {
  if (useIsText()) return [children, '\n\n']
  return h(
    'table',
    { ...layoutTable, width: '100%', style: { margin: '0 0 22px' } },
    h('tbody', null, h('tr', null, h('td', { className: 'bg i', style: STYLES.notice }, children))),
  )
}
