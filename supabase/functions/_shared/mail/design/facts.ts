import { type ChoiceWords, type Fields, linesFor, type RowOf } from '#contract/fields.ts'
import { fileSize } from '../format.ts'
import { layoutTable, Remark, Typed } from './blocks.ts'
import { createElement as h, useIsText } from './react.ts'
import { STYLES } from './styles.ts'
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
function factTexts(facts: Fact[]): string[] {
  const width = Math.max(LABEL_WIDTH, ...facts.map(({ label }) => label.length + 2))
  return facts.map(
    ({ label, text }) => `${`${label}: `.padEnd(width)}${linesOf(text).join(`\n${' '.repeat(width)}`)}\n`,
  )
}

function row({ label, text, strong, href, note }: Fact, i: number) {
  const value = h(Typed, { text })
  return h(
    'tr',
    { key: i },
    h('td', { className: 'k m ln', width: 150, valign: 'top', style: STYLES.label }, label),
    h(
      'td',
      {
        className: strong ? 'i ln' : 'ln',
        valign: 'top',
        style: strong ? { ...STYLES.value, ...STYLES.strong } : STYLES.value,
      },
      href ? h('a', { href, style: STYLES.link }, value) : value,
      note && [h('br', { key: 'break' }), note],
    ),
  )
}

export function Facts({ facts }: { facts: Fact[] }) {
  if (useIsText()) return [...factTexts(facts), '\n']
  const body = h('tbody', null, ...facts.map(row))
  return h('table', { ...layoutTable, width: '100%', className: 't ln', style: STYLES.facts }, body)
}

/** link: null if it cannot be opened; note: why, or what opening it takes. */
export type MailDocument = { name: string; size: number; link: string | null; note: string | null }

export function Documents({ documents, remark }: { documents: MailDocument[]; remark?: string }) {
  const small = remark ? h(Remark, { key: 'remark' }, remark) : null
  if (useIsText()) {
    const lines = documents.map(({ name, size, link, note }) =>
      [`- ${linesOf(name).join(' ')} (${fileSize(size)})\n`, link && `  ${link}\n`, note && `  ${note}\n`]
        .filter(Boolean)
        .join(''),
    )
    return [...lines, '\n', small]
  }
  const facts = documents.map(({ name, size, link, note }, i) => ({
    label: `${i + 1} (${fileSize(size)})`,
    text: name,
    href: link,
    note,
  }))
  return [h(Facts, { key: 'facts', facts }), small]
}
