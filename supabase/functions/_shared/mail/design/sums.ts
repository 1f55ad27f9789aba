import { layoutTable, Typed } from './blocks.ts'
import { createElement as h, useIsText } from './react.ts'
import { STYLES } from './styles.ts'
import { linesOf } from './text.ts'

export type Sum = { what: string; amount: string; strong?: boolean }

function row({ what, amount, strong }: Sum, i: number) {
  const className = strong ? 'i ln' : 'ln'
  const weight = strong ? STYLES.strong : {}
  return h(
    'tr',
    { key: i },
    h('td', { className, valign: 'top', style: { ...STYLES.value, ...weight } }, h(Typed, { text: what })),
    h('td', { className, valign: 'top', align: 'right', style: { ...STYLES.amount, ...weight } }, amount),
  )
}

export function Sums({ sums }: { sums: Sum[] }) {
  if (useIsText())
    return [...sums.map(({ what, amount }) => `- ${linesOf(what).join(' ')}: ${amount}\n`), '\n']
  const body = h('tbody', null, ...sums.map(row))
  return h('table', { ...layoutTable, width: '100%', className: 't ln', style: STYLES.facts }, body)
}
