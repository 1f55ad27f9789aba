import { fill } from '#contract/language.ts'
import { Typed } from './blocks.ts'
import { createElement as h, useIsText, useWords } from './react.ts'
import { useIsolated, useSide } from './side.ts'
import { linesOf } from './text.ts'

export type Sum = { what: string; amount: string; strong?: boolean }

function Row({ sum: { what, amount, strong } }: { sum: Sum }) {
  const { styles, cell, end } = useSide()
  const isolated = useIsolated()
  const className = strong ? 'i ln' : 'ln'
  const weight = strong ? styles.strong : {}
  return h(
    'tr',
    null,
    h(
      'td',
      { className, valign: 'top', ...cell, style: { ...styles.value, ...weight } },
      h(Typed, { text: what }),
    ),
    h(
      'td',
      { className, valign: 'top', align: end, style: { ...styles.amount, ...weight } },
      isolated(amount),
    ),
  )
}

export function Sums({ sums }: { sums: Sum[] }) {
  const { LANGUAGE } = useWords()
  const { styles, table } = useSide()
  if (useIsText())
    return [
      ...sums.map(
        ({ what, amount }) => `- ${fill(LANGUAGE.label, { label: linesOf(what).join(' '), text: amount })}\n`,
      ),
      '\n',
    ]
  const body = h('tbody', null, ...sums.map((sum, i) => h(Row, { key: i, sum })))
  return h('table', { ...table, width: '100%', className: 't ln', style: styles.facts }, body)
}
