import { describe, expect, it } from 'vitest'
import { BOOKING_TEMPLATES } from '#functions/_shared/booking/mail.ts'
import { ORDER_TEMPLATES } from '#functions/_shared/mail/compose.ts'
import { lastDayToCancel } from '#functions/_shared/mail/right-to-cancel.ts'
import { ENGLISH } from '#functions/_shared/words.ts'
import { fill } from '#src/collections/placeholders.ts'
import { readCollection } from '#src/collections/read-content.ts'
import type { LegalDocument } from '#src/collections/schemas.ts'

const terms = fill((await readCollection('legal')).find(({ id }) => id === 'terms-of-service')?.data) as
  | LegalDocument
  | undefined
const payment = terms?.sections.find(({ id }) => id === 'orders-and-payments')?.blocks.flat() ?? []
const blocks = terms?.sections.find(({ id }) => id === 'cancellations-and-refunds')?.blocks ?? []
const { text, html } = BOOKING_TEMPLATES.booking_confirmed.sample(ENGLISH)
const order = ORDER_TEMPLATES.order_paid.sample(ENGLISH).text

describe('the right to cancel', { tags: ['right-to-cancel'] }, () => {
  it.each([
    ['2026-06-19T14:07:00.000Z', '2026-07-03'],
    ['2026-12-20T09:00:00.000Z', '2027-01-03'],
    ['2028-02-20T09:00:00.000Z', '2028-03-05'],
    // Past midnight in London.
    ['2026-07-01T23:30:00.000Z', '2026-07-16'],
    ['2026-03-28T23:30:00.000Z', '2026-04-11'],
  ])('lasts for the 14 days after the day of the contract: %s, %s', (confirmed_at, last) => {
    expect(lastDayToCancel({ confirmed_at, created_at: '2020-01-01T00:00:00.000Z' })).toBe(last)
    expect(lastDayToCancel({ confirmed_at: null, created_at: confirmed_at })).toBe(last)
  })

  it('comes with the confirmation, in both parts', () => {
    for (const part of [text, html.replaceAll(/<[^>]+>/g, '')])
      for (const words of [
        'you may cancel this contract within 14 days without giving a reason: until the end of Friday, 3 July 2026.',
        'once it has been held in full, the right ends',
        'We refund you within 14 days of hearing from you',
        'supply of the following service: consultation SQ-B4KM-9XPW, Friday, 3 July 2026, 09:30 GMT',
        'Ordered on: 19 June 2026',
      ])
        expect(part).toContain(words)
    expect(text).toContain('Terms of service: https://site.example/terms-of-service')
    expect(html).toContain('href="https://site.example/terms-of-service"')
  })

  it('has the same form in the terms and in the e-mail', () => {
    const form = blocks.findLast((block) => Array.isArray(block)) as string[]
    expect(form).toHaveLength(8)
    for (const part of [text, order]) {
      const mail = part.slice(part.indexOf('Cancellation form'))
      for (const line of form) expect(mail).toContain(`\n- ${line}`)
    }
  })

  it('stands in the confirmation of an order below the rules of the terms, word by word', () => {
    const rules = (blocks[1] as string[]).slice(0, 3)
    for (const rule of rules) expect(order).toContain(`\n- ${rule}\n`)
    expect(order).toContain('If you ordered as a consumer, the rights below come first')
    expect(order).toContain('you pay for the part of the work that has been done')
    expect(payment).toContain('Half of the price is due upfront, half on delivery.')
    expect(order).toContain('\n- Half of the price is due upfront, half on delivery.\n')
  })

  it('leaves the specified rules as they are, and comes before them', () => {
    const [opening, rules, law] = blocks
    expect(opening).toBe('These rules apply to everyone:')
    expect(rules).toEqual([
      'You may cancel within 1 hour of payment, and have your money back in full, if work has not begun.',
      'Once work has begun there is no refund.',
      'If we cannot fulfil the order, you are refunded in full.',
      expect.stringMatching(
        /^A consultation may be cancelled up to .* before it begins, for a full refund, or moved to another time\.$/,
      ),
    ])
    expect(law).toContain('For them, what follows comes first wherever it differs from these rules.')
  })
})
