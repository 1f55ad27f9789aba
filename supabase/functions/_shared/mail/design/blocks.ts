import { fill, parts } from '#contract/language.ts'
import { greetableName } from '../greetable-name.ts'
import { createElement as h, type ReactNode, useIsText, useWords } from './react.ts'
import { useIsolated, useSide } from './side.ts'
import { linesOf } from './text.ts'

/** Text that a person typed: always escaped, with its own writing direction. */
export function Typed({ text }: { text: string }) {
  const lines = linesOf(text)
  if (useIsText()) return lines.join('\n')
  return h('bdi', null, ...lines.flatMap((line, i) => (i > 0 ? [h('br', { key: i }), line] : [line])))
}

export function Paragraph({ children }: { children?: ReactNode }) {
  const { styles } = useSide()
  const isolated = useIsolated()
  if (useIsText()) return [children, '\n\n']
  return h('p', { className: 't', style: styles.paragraph }, isolated(children))
}

export type MaybeText = string | false | null | undefined

/** A paragraph of those that apply. */
export const Sentences = ({ texts }: { texts: readonly MaybeText[] }) =>
  h(Paragraph, null, texts.filter(Boolean).join(useWords().LANGUAGE.space))

export function Remark({ children }: { children?: ReactNode }) {
  const { styles } = useSide()
  const isolated = useIsolated()
  if (useIsText()) return [children, '\n\n']
  return h('p', { className: 't m', style: styles.quiet }, isolated(children))
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
  const { styles } = useSide()
  const isolated = useIsolated()
  if (useIsText()) return [children, '\n']
  return h('h2', { className: 's', style: styles.heading }, isolated(children))
}

export function List({ items, ordered = false }: { items: readonly ReactNode[]; ordered?: boolean }) {
  const isText = useIsText()
  const { styles, table, cell } = useSide()
  const isolated = useIsolated()
  const sign = (i: number) => (ordered ? String(i + 1) : '–')
  if (isText) return [...items.map((item, i) => [ordered ? `${i + 1}. ` : '- ', item, '\n']), '\n']
  const rows = items.map((item, i) =>
    h(
      'tr',
      { key: i },
      h('td', { className: 's v', width: 30, valign: 'top', ...cell, style: styles.numeral }, sign(i)),
      h('td', { valign: 'top', ...cell, style: styles.item }, isolated(item)),
    ),
  )
  return h('table', { ...table, className: 't', style: styles.list }, h('tbody', null, ...rows))
}

export function Button({ href, label }: { href: string; label: string }) {
  const { LANGUAGE } = useWords()
  const { styles, table } = useSide()
  const isolated = useIsolated()
  if (useIsText()) return `${fill(LANGUAGE.label, { label, text: href })}\n\n`
  const link = h('a', { href, style: styles.buttonLink }, isolated(label))
  return h(
    'table',
    { ...table, style: styles.button },
    h('tbody', null, h('tr', null, h('td', { style: styles.buttonCell }, link))),
  )
}

export function TextLink({ href, label }: { href: string; label: string }) {
  const { LANGUAGE } = useWords()
  const { styles } = useSide()
  const isolated = useIsolated()
  if (useIsText()) return fill(LANGUAGE.label, { label, text: href })
  return h('a', { href, style: styles.link }, isolated(label))
}

export function Notice({ children }: { children?: ReactNode }) {
  const { styles, table, cell } = useSide()
  const isolated = useIsolated()
  if (useIsText()) return [children, '\n\n']
  return h(
    'table',
    { ...table, width: '100%', style: { margin: '0 0 22px' } },
    h(
      'tbody',
      null,
      h('tr', null, h('td', { className: 'bg i', ...cell, style: styles.notice }, isolated(children))),
    ),
  )
}

/** In text each line is marked, so that it cannot pass for our own. */
export function Quotation({ text }: { text: string }) {
  const { styles, table, cell } = useSide()
  if (useIsText()) return [...linesOf(text).map((line) => `> ${line}\n`), '\n']
  return h(
    'table',
    { ...table, width: '100%', style: { margin: '0 0 22px' } },
    h(
      'tbody',
      null,
      h('tr', null, h('td', { className: 't ln', ...cell, style: styles.quotation }, h(Typed, { text }))),
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
