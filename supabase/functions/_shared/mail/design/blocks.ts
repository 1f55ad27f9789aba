import { type ChoiceWords, type Fields, linesFor, type RowOf } from '#contract/fields.ts'
import { fill, parts } from '#contract/language.ts'
import type { Words } from '../../words.ts'
import { formatsOf } from '../format.ts'
import { greetableName } from '../greetable-name.ts'
import { Fragment, createElement as h, type ReactNode, useIsText, useWords } from './react.ts'
import { useSide } from './side.ts'
import { linesOf } from './text.ts'

/** Text that a person typed: always escaped, with its own writing direction. */
export function Typed({ text }: { text: string }) {
  const lines = linesOf(text)
  if (useIsText()) return lines.join('\n')
  return h('bdi', null, ...lines.flatMap((line, i) => (i > 0 ? [h('br', { key: i }), line] : [line])))
}

function Paragraph({ children, isQuiet }: { children?: ReactNode; isQuiet?: boolean }) {
  const { styles, isolated } = useSide()
  if (useIsText()) return [children, '\n\n']
  const look = isQuiet
    ? { className: 't m', style: styles.quiet }
    : { className: 't', style: styles.paragraph }
  return h('p', look, isolated(children))
}

export const paragraph = (...children: ReactNode[]) => h(Paragraph, null, ...children)

export type MaybeText = string | false | null | undefined

const Sentences = ({ texts }: { texts: readonly MaybeText[] }) =>
  paragraph(texts.filter(Boolean).join(useWords().LANGUAGE.space))

export const sentences = (...texts: MaybeText[]) => h(Sentences, { texts })

export const remark = (text: string) => h(Paragraph, { isQuiet: true }, text)

/** With the name only if it looks like one. */
function Greeting({ given, family }: Greeted) {
  const { MAIL } = useWords()
  const name = greetableName(given, family)
  return name ? paragraph(...parts(MAIL.greeting, { name: h(Typed, { text: name }) })) : paragraph(MAIL.hello)
}

export const greeting = (to: Greeted) => h(Greeting, to)

/** As typed. */
export type Greeted = { given: string; family: string }

function Heading({ children }: { children?: ReactNode }) {
  const { styles, isolated } = useSide()
  if (useIsText()) return [children, '\n']
  return h('h2', { className: 's', style: styles.heading }, isolated(children))
}

export const heading = (...children: ReactNode[]) => h(Heading, null, ...children)

type ListProps = { items: readonly ReactNode[]; ordered?: boolean }

function List({ items, ordered = false }: ListProps) {
  const isText = useIsText()
  const { styles, table, cell, isolated } = useSide()
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

export const bullets = (items: ListProps['items']) => h(List, { items })

export const steps = (items: ListProps['items']) => h(List, { items, ordered: true })

/** A table of one row, by which mail programs lay things out. */
export const rowOf = (table: object, ...cells: ReactNode[]) =>
  h('table', table, h('tbody', null, h('tr', null, ...cells)))

type Link = { href: string; label: string }

function Button({ href, label }: Link) {
  const { LANGUAGE } = useWords()
  const { styles, table, isolated } = useSide()
  if (useIsText()) return `${fill(LANGUAGE.label, { label, text: href })}\n\n`
  const link = h('a', { href, style: styles.buttonLink }, isolated(label))
  return rowOf({ ...table, style: styles.button }, h('td', { style: styles.buttonCell }, link))
}

export const button = (href: string, label: string) => h(Button, { href, label })

function TextLink({ href, label }: Link) {
  const { LANGUAGE } = useWords()
  const { styles, isolated } = useSide()
  if (useIsText()) return fill(LANGUAGE.label, { label, text: href })
  return h('a', { href, style: styles.link }, isolated(label))
}

/** Its key tells it from others in a list. */
export const textLink = (href: string, label: string) => h(TextLink, { key: href, href, label })

function Notice({ children }: { children?: ReactNode }) {
  const { styles, table, cell, isolated } = useSide()
  if (useIsText()) return [children, '\n\n']
  return rowOf(
    { ...table, width: '100%', style: { margin: '0 0 22px' } },
    h('td', { className: 'bg i', ...cell, style: styles.notice }, isolated(children)),
  )
}

export const notice = (...children: ReactNode[]) => h(Notice, null, ...children)

/** In text each line is marked, so that it cannot pass for our own. */
function Quotation({ text }: { text: string }) {
  const { styles, table, cell } = useSide()
  if (useIsText()) return [...linesOf(text).map((line) => `> ${line}\n`), '\n']
  return rowOf(
    { ...table, width: '100%', style: { margin: '0 0 22px' } },
    h('td', { className: 't ln', ...cell, style: styles.quotation }, h(Typed, { text })),
  )
}

export const quotation = (text: string) => h(Quotation, { text })

const ASKS_AGAIN =
  'These links are for you alone: delete them when you reply or forward. Nothing happens until you press a button. Before anything that cannot be undone, a second message asks you to confirm.'

export const FOR_YOU_ALONE =
  'These links are for you alone: don’t forward this message. Each opens a page, and nothing happens until you press its button.'

export const actions = (links: readonly Link[], about = ASKS_AGAIN): ReactNode =>
  links.length > 0 &&
  h(
    Fragment,
    null,
    heading('What you can do'),
    bullets(links.map(({ href, label }) => textLink(href, label))),
    remark(about),
  )

export type Fact = {
  label: string
  text: string
  strong?: boolean
  href?: string | null
  note?: string | null
}

/** Unanswered questions are listed too, so that nobody looks for them elsewhere. */
export function answerFacts<F extends Fields>(
  fields: F,
  row: Readonly<Record<keyof RowOf<F>, unknown>> & { language?: string },
  words?: ChoiceWords<F>,
): Fact[] {
  return linesFor('mail', fields, row, words).map(([label, text]) => ({ label, text: text || 'not given' }))
}

const LABEL_WIDTH = 13

/** Indents the lines of an answer, so that none can pass for a label. */
function factTexts(facts: Fact[], { LANGUAGE }: Words): string[] {
  const labelled = (label: string) => fill(LANGUAGE.label, { label, text: '' })
  const width = Math.max(LABEL_WIDTH, ...facts.map(({ label }) => labelled(label).length))
  return facts.map(
    ({ label, text }) => `${labelled(label).padEnd(width)}${linesOf(text).join(`\n${' '.repeat(width)}`)}\n`,
  )
}

function Row({ fact: { label, text, strong = false, href, note } }: { fact: Fact }) {
  const { styles, cell, isolated } = useSide()
  const value = h(Typed, { text })
  const look = { className: 'k m ln', width: 150, valign: 'top', ...cell, style: styles.label }
  return h(
    'tr',
    null,
    h('td', look, isolated(label)),
    h(
      ValueCell,
      { strong },
      href ? h('a', { href, style: styles.link }, value) : value,
      note && [h('br', { key: 'break' }), isolated(note)],
    ),
  )
}

function ValueCell({ strong, children }: { strong: boolean; children?: ReactNode }) {
  const { styles, cell } = useSide()
  const style = strong ? { ...styles.value, ...styles.strong } : styles.value
  return h('td', { className: strong ? 'i ln' : 'ln', valign: 'top', ...cell, style }, children)
}

function Facts({ facts }: { facts: Fact[] }) {
  const words = useWords()
  const { styles, table } = useSide()
  if (useIsText()) return [...factTexts(facts, words), '\n']
  const body = h('tbody', null, ...facts.map((fact, i) => h(Row, { key: i, fact })))
  return h('table', { ...table, width: '100%', className: 't ln', style: styles.facts }, body)
}

export const factList = (facts: Fact[]) => h(Facts, { facts })

export type Sum = { what: string; amount: string; strong?: boolean }

function SumRow({ sum: { what, amount, strong = false } }: { sum: Sum }) {
  const { styles, end, isolated } = useSide()
  const style = { ...styles.amount, ...(strong && styles.strong) }
  const look = { className: strong ? 'i ln' : 'ln', valign: 'top', align: end, style }
  return h('tr', null, h(ValueCell, { strong }, h(Typed, { text: what })), h('td', look, isolated(amount)))
}

function Sums({ sums }: { sums: Sum[] }) {
  const { LANGUAGE } = useWords()
  const { styles, table } = useSide()
  if (useIsText())
    return [
      ...sums.map(
        ({ what, amount }) => `- ${fill(LANGUAGE.label, { label: linesOf(what).join(' '), text: amount })}\n`,
      ),
      '\n',
    ]
  const body = h('tbody', null, ...sums.map((sum, i) => h(SumRow, { key: i, sum })))
  return h('table', { ...table, width: '100%', className: 't ln', style: styles.facts }, body)
}

export const sumList = (sums: Sum[]) => h(Sums, { sums })

/** link: null if it cannot be opened; note: why, or what opening it takes. */
export type MailDocument = { name: string; size: number; link: string | null; note: string | null }

function Documents({ documents, note }: { documents: MailDocument[]; note: ReactNode }) {
  const { fileSize } = formatsOf(useWords())
  if (useIsText()) {
    const lines = documents.map(({ name, size, link, note }) =>
      [`- ${linesOf(name).join(' ')} (${fileSize(size)})\n`, link && `  ${link}\n`, note && `  ${note}\n`]
        .filter(Boolean)
        .join(''),
    )
    return h(Fragment, null, ...lines, '\n', note)
  }
  const facts = documents.map(({ name, size, link, note }, i) => ({
    label: `${i + 1} (${fileSize(size)})`,
    text: name,
    href: link,
    note,
  }))
  return h(Fragment, null, factList(facts), note)
}

export const documentList = (documents: MailDocument[], about?: string) =>
  h(Documents, { documents, note: about && remark(about) })
