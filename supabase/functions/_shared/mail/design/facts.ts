import { type ChoiceWords, type Fields, linesFor, type RowOf } from '#contract/fields.ts'
import { fill } from '#contract/language.ts'
import type { Words } from '../../words.ts'
import { formatsOf } from '../format.ts'
import { remark, Typed } from './blocks.ts'
import { Fragment, createElement as h, type ReactNode, useIsText, useWords } from './react.ts'
import { useSide } from './side.ts'
import { linesOf } from './text.ts'

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
    return [...lines, '\n', note]
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
