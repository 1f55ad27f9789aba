import { describe, expect, it } from 'vitest'
import { ORDER_STATES } from '#contract/order.ts'
import { TASK_SERVICES } from '#contract/quote.ts'
import { TEMPLATES } from '../mail/compose.ts'
import { ENGLISH } from '../words.ts'
import { type Digest, type Item, type ItemKind, summaryOf } from './open-items.ts'

const NAMES = Object.keys(TEMPLATES)

const isOurs = (kind: string) =>
  /_operator$|^(digest|operator_\w+|delivery_report)$|^booking_((part_)?refund_failed|holds_alarm|mismatch|disputed|dispute_closed|part_refunded)$/.test(
    kind,
  )

const item = (kind: ItemKind): Item => ({
  ...{
    kind,
    subject: 'request:7d0a2f46-0000-4000-8000-000000000000',
    reference: 'SQ-2222-2222',
    name: 'Zofia',
  },
  ...{ due: null, ready_by: null, amount: null, state: null },
})

describe('the summary', { tags: ['inbox'] }, () => {
  const summary = (...kinds: ItemKind[]) =>
    summaryOf({ day: '2026-11-25', items: kinds.map(item), money: [], days: [] } satisfies Digest)

  it('says in words what is open, the most important first', () => {
    expect(summary('due', 'quote', 'quote')).toBe('2 quotes to answer, 1 delivery due today')
    expect(summary('balance')).toBe('1 payment awaited')
    expect(summary('accept', 'transfer', 'enquiry', 'enquiry', 'question')).toBe(
      '2 enquiries to answer, 1 message to answer, 1 transfer awaited and more',
    )
    expect(summary('handled')).toBe('nothing is open')
    expect(summary(...Array<ItemKind>(200).fill('enquiry'))).toBe('200 or more enquiries to answer')
  })
})

describe('messages', { tags: ['inbox', 'operator-links'] }, () => {
  it.each(NAMES.filter(isOurs))('%s lets the operator ask what is open', (kind) => {
    const { text, html } = TEMPLATES[kind]?.sample(ENGLISH) ?? {}
    for (const part of [text, html]) expect(part).toContain('#operator=open.')
  })

  it.each(
    NAMES.filter((kind) =>
      /^(order(?!_links)|booking(?!_holds)|quote_(operator|late|files)|enquiry_(operator|late))/.test(kind),
    ).filter(isOurs),
  )('%s names its customer in the subject', (kind) => {
    expect(TEMPLATES[kind]?.sample(ENGLISH).subject).toMatch(/^\S+ .*, (Zofia|Inês|Beatriz|Amélie) \S/)
  })

  it.each(NAMES.filter((kind) => !isOurs(kind)))('%s has no link of the operator', (kind) => {
    expect(TEMPLATES[kind]?.sample(ENGLISH).text).not.toContain('#operator=')
  })

  it.each(NAMES)('%s speaks in words, not in codes', (kind) => {
    const { subject = '', text = '' } = TEMPLATES[kind]?.sample(ENGLISH) ?? {}
    const codes = [...ORDER_STATES.filter((state) => state.includes('_')), ...TASK_SERVICES, ...NAMES]
    const said = `${subject}\n${text.replace(/http\S+/g, '')}`.split(/[^\w-]+/)
    expect(codes.filter((code) => /[-_]/.test(code) && said.includes(code))).toEqual([])
  })
})
