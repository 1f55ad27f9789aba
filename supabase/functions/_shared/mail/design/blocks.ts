import { parts } from '#contract/language.ts'
import { greetableName } from '../greetable-name.ts'
import { createElement as h, type ReactNode, useIsText, useWords } from './react.ts'
import { STYLES } from './styles.ts'
import { linesOf } from './text.ts'

/** Outlook needs tables for layout. */
export const layoutTable = {
  role: 'presentation',
  cellPadding: 0,
  cellSpacing: 0,
  border: 0,
} as const

/** Text that a person typed: always escaped, with its own writing direction. */
export function Typed({ text }: { text: string }) {
  const lines = linesOf(text)
  if (useIsText()) return lines.join('\n')
  return h('bdi', null, ...lines.flatMap((line, i) => (i > 0 ? [h('br', { key: i }), line] : [line])))
}

export function Paragraph({ children }: { children?: ReactNode }) {
  if (useIsText()) return [children, '\n\n']
  return h('p', { className: 't', style: STYLES.paragraph }, children)
}

export function Remark({ children }: { children?: ReactNode }) {
  if (useIsText()) return [children, '\n\n']
  return h('p', { className: 't m', style: STYLES.quiet }, children)
}

/** With the name only if it looks like one. */
export function Greeting({ typed }: { typed: string }) {
  const { MAIL } = useWords()
  const name = greetableName(typed)
  return name
    ? h(Paragraph, null, ...parts(MAIL.greeting, { name: h(Typed, { text: name }) }))
    : h(Paragraph, null, MAIL.hello)
}

export function Heading({ children }: { children?: string }) {
  if (useIsText()) return [children, '\n']
  return h('h2', { className: 's', style: STYLES.heading }, children)
}

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

export function Button({ href, label }: { href: string; label: string }) {
  if (useIsText()) return `${label}: ${href}\n\n`
  const link = h('a', { href, style: STYLES.buttonLink }, label)
  return h(
    'table',
    { ...layoutTable, style: STYLES.button },
    h('tbody', null, h('tr', null, h('td', { style: STYLES.buttonCell }, link))),
  )
}

export function TextLink({ href, label }: { href: string; label: string }) {
  if (useIsText()) return `${label}: ${href}`
  return h('a', { href, style: STYLES.link }, label)
}

export function Notice({ children }: { children?: ReactNode }) {
  if (useIsText()) return [children, '\n\n']
  return h(
    'table',
    { ...layoutTable, width: '100%', style: { margin: '0 0 22px' } },
    h('tbody', null, h('tr', null, h('td', { className: 'bg i', style: STYLES.notice }, children))),
  )
}

/** In text each line is marked, so that it cannot pass for our own. */
export function Quotation({ text }: { text: string }) {
  if (useIsText()) return [...linesOf(text).map((line) => `> ${line}\n`), '\n']
  return h(
    'table',
    { ...layoutTable, width: '100%', style: { margin: '0 0 22px' } },
    h(
      'tbody',
      null,
      h('tr', null, h('td', { className: 't ln', style: STYLES.quotation }, h(Typed, { text }))),
    ),
  )
}

const ASKS_AGAIN =
  'These links are for you alone: delete them when you reply or forward. Nothing happens until you press a button. Before anything that cannot be undone, a second message asks you to confirm.'

/** Of messages whose links act. */
export const FOR_YOU_ALONE =
  'These links are for you alone: don’t forward this message. Each opens a page, and nothing happens until you press its button.'

/** Links for the operator, one purpose each. */
export function Actions({
  links,
  remark = ASKS_AGAIN,
}: {
  links: readonly { label: string; href: string }[]
  remark?: string
}) {
  if (links.length === 0) return null
  return [
    h(Heading, { key: 'heading' }, 'What you can do'),
    h(List, { key: 'links', items: links.map((link) => h(TextLink, { key: link.label, ...link })) }),
    h(Remark, { key: 'remark' }, remark),
  ]
}
