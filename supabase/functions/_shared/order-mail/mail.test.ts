import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { INVOICES, PLAIN_PAPERS } from '../../../../tests/support/papers.ts'
import type { Dependencies } from '../dependencies.ts'
import { verifyToken } from '../documents/links.ts'
import { compose, type MessageFacts, ORDER_TEMPLATES, type OutboxMessage } from '../mail/compose.ts'
import type { OrderView, PaperRow, PaymentRow } from '../order/order.ts'
import { ENGLISH } from '../words.ts'
import { orderOfferMail, orderTransferMail } from './mail.ts'
import { SAMPLE_BANK, SAMPLE_ORDERS } from './samples.ts'
import { orderBalanceDueMail } from './work.ts'

const SECRET = 'a-secret-of-thirty-two-characters'
const KINDS = Object.keys(ORDER_TEMPLATES) as (keyof typeof ORDER_TEMPLATES)[]
const LINK = 'https://site.example/get-quote?request=TOKEN#request'
const about = (view: OrderView) => ({ view, link: LINK, words: ENGLISH })
const PDF = new TextEncoder().encode('%PDF-1.7 the paper')

const bucket = (files: Record<string, Uint8Array>) => ({
  storage: {
    from: () => ({
      download: (path: string) => ({
        asStream: async () =>
          files[path]
            ? { data: new Blob([files[path] as Uint8Array<ArrayBuffer>]).stream(), error: null }
            : { data: null, error: { statusCode: '404' } },
      }),
    }),
  },
})

const dependencies = (now: string, files: Record<string, Uint8Array> = { 'papers/kept.pdf': PDF }) =>
  ({
    database: bucket(files),
    settings: {
      SITE_URL: 'https://site.example',
      LINK_SIGNING_SECRET: SECRET,
      GUEST_LINK_DAYS: 30,
      ADMIN_EMAIL: 'operator@example.com',
    },
    log: () => {},
    now: () => new Date(now),
  }) as unknown as Dependencies

const NOW = '2026-06-20T08:05:00.000Z'

const write = (kind: string, view: OrderView, payload: object = {}, given = dependencies(NOW)) => {
  const recipient = kind.endsWith('_operator') ? null : view.request.email
  const message = { id: 'id', kind, recipient, subject_id: view.request.id, payload } as OutboxMessage
  return compose({ ...message, facts: view as unknown as MessageFacts }, given)
}

const {
  offered,
  accepted,
  unpaid,
  paid,
  begun,
  delivered,
  completed,
  cancelled,
  declined,
  withdrawn,
  expired,
  asked,
} = SAMPLE_ORDERS
const { surplus, refundFailed } = SAMPLE_ORDERS

const first = paid.payments[0] as PaymentRow
const second = completed.payments[1] as PaymentRow
const transfer = accepted.payments[0] as PaymentRow
const tooMuch = surplus.payments[1] as PaymentRow

const paperOf = (payment: PaymentRow, kind: PaperRow['kind'], reference: string): PaperRow => ({
  id: crypto.randomUUID(),
  order_id: payment.order_id,
  payment_id: payment.id,
  booking_id: null,
  kind,
  year: 2026,
  number: 1,
  reference,
  facts: {} as PaperRow['facts'],
  path: 'papers/kept.pdf',
  sha256: createHash('sha256').update(PDF).digest('hex'),
  created_at: NOW,
})

const RECEIPT = paperOf(first, 'receipt', 'R-2026-0001')
const HELD = paperOf(tooMuch, 'receipt', 'R-2026-0002')
const CREDIT = paperOf(first, 'credit note', 'CN-2026-0001')
const withPapers = (view: OrderView, ...papers: PaperRow[]): OrderView => ({ ...view, papers })
const refunded = withPapers({ ...cancelled, payments: [{ ...first, refund_state: 'made' }] }, RECEIPT, CREDIT)

it('the operator is told of an invoice without its data, and of none that has them', async () => {
  const name = 'invoice of a business in South Sudan, which the standard does not know'
  for (const [facts, count] of [
    [PLAIN_PAPERS[name], 1],
    [INVOICES.standard, 0],
  ] as [PaperRow['facts'], number][]) {
    const invoice = { ...paperOf(first, 'invoice', facts.reference), facts }
    for (const kind of ['order_paid_operator', 'order_paper_operator']) {
      const payload = { payment: first.id, paper: facts.reference }
      const mail = await write(kind, withPapers(paid, invoice), payload)
      expect(mail?.papers).toHaveLength(1)
      expect(mail?.text?.split('the standard EN 16931 has no code for South Sudan')).toHaveLength(1 + count)
    }
  }
})

describe('never after the thing has happened', { tags: ['order-mail'] }, () => {
  const version = { version: 1 }
  const later = { ...offered, order: { ...offered.order, version: 2 } }
  const payment = { payment: transfer.id }
  const byCard = { ...accepted, payments: [{ ...transfer, method: 'card' as const }] }
  const closed = { ...accepted, payments: [{ ...transfer, state: 'closed' as const }] }

  it.each<[kind: string, spoken: OrderView, payload: object, over: OrderView[]]>([
    ['order_offer', offered, version, [later, expired, withdrawn, paid]],
    ['order_offer_reminder', offered, version, [later, accepted, expired, withdrawn, paid]],
    ['order_transfer', accepted, payment, [offered, byCard, closed, paid]],
    ['order_unpaid', unpaid, payment, [accepted, paid]],
    ['order_first_due', accepted, version, [offered, byCard, closed, paid, withdrawn]],
    ['order_cancelled', cancelled, {}, [paid]],
    ['order_begun', begun, {}, [delivered, completed, declined]],
    ['order_message', asked, { message: 1 }, [begun]],
    ['order_delivered', delivered, { delivery: 1 }, [declined]],
    ['order_balance_due', delivered, version, [completed, declined]],
    ['order_refunded', refunded, { payment: first.id, paper: 'CN-2026-0001' }, [refundFailed, cancelled]],
    ['order_declined', declined, {}, [begun]],
    ['order_withdrawn', withdrawn, {}, [offered]],
    ['order_surplus', withPapers(surplus, HELD), { payment: tooMuch.id }, [paid]],
    ['order_unpaid_operator', unpaid, payment, [accepted, expired, completed]],
    ['order_paid_operator', paid, { payment: first.id }, [cancelled, declined]],
    ['order_cancelled_operator', cancelled, {}, [paid]],
    ['order_completed_operator', completed, { payment: second.id }, [declined]],
    ['order_message_operator', asked, { message: 2 }, [begun]],
    ['order_refund_failed_operator', refundFailed, { payment: first.id }, [refunded]],
    ['order_due_operator', begun, version, [delivered, completed, cancelled]],
    ['order_expired_operator', expired, {}, [offered, paid]],
    ['order_surplus_operator', surplus, { payment: tooMuch.id }, [paid]],
  ])('%s', async (kind, spoken, payload, over) => {
    expect(await write(kind, spoken, payload)).toMatchObject({
      subject: expect.stringMatching(/^SQ-7K4M-2XPD /),
    })
    for (const view of over) expect(await write(kind, view, payload)).toBeNull()
  })

  it('a document that was taken back is promised again for a day that is still to come', async () => {
    const [document] = delivered.documents
    const view = { ...begun, documents: [{ ...document, closed_at: NOW }] } as OrderView
    const text = async (now: string, covered = view.covered) =>
      (await write('order_taken_back', { ...view, covered }, { document: document?.id }, dependencies(now)))
        ?.text
    expect(await text(NOW)).toContain('You pay the second half, £117.49, on delivery.')
    expect(await text(NOW, view.offer.total)).toContain('There is nothing more to pay.')
    expect(await text('2026-07-06T20:00:00.000Z')).toContain('will deliver it by Monday, 6 July 2026')
    expect(await text('2026-07-07T08:00:00.000Z')).not.toContain('will deliver it')
  })

  it('what went back of two payments is one message with both credit notes', async () => {
    const other = paperOf(second, 'credit note', 'CN-2026-0002')
    const payload = { payment: first.id, amount: 3000, papers: ['CN-2026-0001', 'CN-2026-0002'] }
    const mail = await write('order_refunded', withPapers(refunded, CREDIT, other), payload)
    expect(mail?.papers).toHaveLength(2)
    expect(mail?.text).toContain('£30.00')
    for (const name of payload.papers) expect(mail?.text).toContain(`Your credit note ${name} is attached.`)
  })

  it('what people paid back is not said to have gone to the card', async () => {
    const text = async (payload: object) => {
      const mail = await write('order_refunded', withPapers(refunded, CREDIT), {
        payment: first.id,
        ...payload,
      })
      return mail?.text
    }
    expect(await text({ paper: 'CN-2026-0001' })).toContain('to the card you used')
    const byHand = await text({ papers: ['CN-2026-0001'], method: 'transfer' })
    expect(byHand).toContain('back by bank transfer')
    expect(byHand).not.toContain('card')
  })

  it('nothing is said to be due while a payment is disputed', async () => {
    const view = { ...delivered, payments: [{ ...first, dispute_state: 'open' }] } as OrderView
    const sums = async (view: OrderView) => (await write('order_delivered', view, { delivery: 1 }))?.text
    expect(await sums(delivered)).toMatch(/due now|Left to pay/)
    expect(await sums(view)).not.toMatch(/due now|Left to pay/)
  })

  it('what is waived stands in what is paid', async () => {
    const short = withPapers(
      { ...paid, payments: [{ ...first, amount: first.amount - 380, waived: 380 }] },
      RECEIPT,
    )
    expect((await write('order_paid', short, { payment: first.id }))?.text).toMatch(/^- Waived: £3\.80$/m)
    const extra = { ...first, part: 'extra' as const, version: 2, waived: 380 }
    const added = withPapers({ ...SAMPLE_ORDERS.withOffered, payments: [extra] }, RECEIPT)
    expect((await write('order_extra_paid', added, { payment: first.id }))?.text).toMatch(/- Waived: £3\.80/)
    expect((await write('order_paid', withPapers(paid, RECEIPT), { payment: first.id }))?.text).not.toMatch(
      /waived/i,
    )
  })

  it('nobody is asked for a half that is paid, or told that all is paid while an extra is not', async () => {
    const settled = <View extends OrderView>(view: View) => ({ ...view, covered: view.offer.total })
    const extra = { ...SAMPLE_ORDERS.withOffered.extras[0], state: 'accepted' }
    const withExtra = (view: OrderView) => ({ ...settled(view), extras: [extra] }) as OrderView
    const text = async (view: OrderView, kind = 'order_begun') =>
      (await write(kind, view, kind === 'order_delivered' ? { delivery: 1 } : {}))?.text
    const half = /second half, £117.49, on delivery/
    expect(await text(begun)).toMatch(half)
    expect(await text(settled(begun))).not.toMatch(/second half, £|half is due/)
    expect(await text(settled(begun))).toContain('There is nothing more to pay.')
    const whole = { ...transfer, part: 'whole', amount: 11_749 }
    for (const view of [withExtra(begun), { ...begun, payments: [first, whole] } as OrderView])
      expect(await text(view)).not.toMatch(/on delivery\.|nothing more to pay/)
    expect(await text(withExtra(delivered), 'order_delivered')).toContain(
      `The extra is still to be paid: £36.00.`,
    )
    expect(await text(withExtra(delivered), 'order_delivered')).not.toContain('Everything is paid')
    for (const kind of ['order_balance_due', 'order_unpaid_operator'])
      expect(await text(withExtra(delivered), kind)).toBeUndefined()
  })

  it('of a payment that something has overtaken only the receipt is sent', async () => {
    for (const view of [cancelled, declined]) {
      const mail = await write('order_paid', withPapers(view, RECEIPT), { payment: first.id })
      expect(mail?.subject).toBe('SQ-7K4M-2XPD We have received £117.50')
      expect(mail?.papers?.map(({ filename }) => filename)).toEqual(['R-2026-0001.pdf'])
      expect(mail?.text).not.toMatch(/confirmed|Ready/)
    }
  })

  it('nothing is sent about a request that is gone, or to somebody who was erased', async () => {
    const erased = { ...begun, request: { ...begun.request, erased_at: NOW } }
    expect(await write('order_begun', erased)).toBeNull()
    for (const kind of KINDS) {
      const message = { id: 'id', kind, recipient: 'a@example.com', subject_id: null, payload: {}, facts: {} }
      expect(await compose(message, dependencies(NOW)), kind).toBeNull()
    }
  })
})

describe('to whom the invoice is addressed', { tags: ['order-mail'] }, () => {
  it('stands where it was asked in what confirms the order, and in what the operator gets', async () => {
    const billing = { billing_name: 'Haworth Mills Ltd', billing_address: 'The Old Mill\nBD22 8DA' }
    const given = (view: OrderView): OrderView => ({ ...view, order: { ...view.order, ...billing } })
    const withPaper = withPapers(paid, RECEIPT)
    const mails: [kind: string, view: OrderView, payload: object][] = [
      ['order_transfer', accepted, { payment: transfer.id }],
      ['order_paid', withPaper, { payment: first.id }],
      ['order_paid_operator', paid, { payment: first.id }],
    ]
    for (const [kind, view, payload] of mails) {
      expect((await write(kind, given(view), payload))?.text, kind).toMatch(
        /^Invoice to: +Haworth Mills Ltd, The Old Mill, BD22 8DA$/m,
      )
      expect((await write(kind, view, payload))?.text, kind).not.toContain('Invoice to')
    }
  })
})

describe('money', { tags: ['order-mail'] }, () => {
  const bill = (view: OrderView) => orderOfferMail(about(view)).text

  it('is said with VAT, in the amounts as they were typed, or that none is charged', () => {
    const offer = { ...offered.offer, total: 12_000, vat: 2000, first_amount: 6000, second_amount: 6000 }
    const lines = [{ what: 'Translation', amount: 12_000 }]
    expect(bill({ ...offered, offer: { ...offer, lines } })).toContain(
      '- Translation: £120.00\n- Total, with VAT: £120.00\n- VAT at 20% in the total: £20.00\n',
    )
    const net = { ...offer, lines: [{ what: 'Translation', amount: 10_000 }], prices: 'net' as const }
    expect(bill({ ...offered, offer: net })).toContain(
      '- Translation: £100.00\n- VAT at 20%: £20.00\n- Total, with VAT: £120.00\n',
    )
    const none = bill({ ...offered, offer: { ...offer, lines, vat: 0, vat_rate: null } })
    expect(none).toContain('- Translation: £120.00\n- Total. No VAT is charged: £120.00\n')
    expect(none).not.toContain('VAT at')
  })

  it('is in two halves, of which the first is the larger, with what is paid and what is left', async () => {
    const { text } = (await write('order_paid', withPapers(paid, RECEIPT), { payment: first.id })) ?? {}
    expect(text).toContain(
      [
        '- First half, paid on 20 June 2026 by card: £117.50',
        '- Second half, due on delivery: £117.49',
        '- Left to pay: £117.49',
      ].join('\n'),
    )
    const done = withPapers(completed, paperOf(second, 'receipt', 'R-2026-0002'))
    const last = await write('order_completed', done, { payment: second.id })
    expect(last?.text).toContain('Left to pay: £0.00')
  })

  it('has nothing left to pay once an order has come to nothing', async () => {
    for (const [kind, view] of [
      ['order_cancelled_operator', cancelled],
      ['order_refund_failed_operator', refundFailed],
    ] as const) {
      const mail = await write(kind, view, { payment: first.id })
      expect(mail?.text).not.toMatch(/Left to pay|Second half/)
    }
  })

  it('that has come in part is not said to be missing as a whole', async () => {
    const { subject, text } = (await write('order_first_due', SAMPLE_ORDERS.partPaid, { version: 1 })) ?? {}
    expect(subject).toContain('Your transfer of £6.00 has not arrived yet')
    expect(text).toContain('We have received £111.50 for the first half. £6.00 is missing')
    expect(text).toContain('We’ll refund what you have paid.')
    expect(text).not.toMatch(/you owe nothing|of the first half has not reached us/)
  })

  it('goes back the way it came', async () => {
    expect((await write('order_cancelled', cancelled))?.text).toContain('to the card you paid with')
    const byTransfer = {
      ...cancelled,
      owed: [first.id],
      actions: ['refunded' as const, 'message' as const],
    }
    const told = await write('order_cancelled', byTransfer, { amount: 11_750, method: 'transfer' })
    expect(told?.text).toContain('£117.50 by bank transfer, to the account')
    const notice = await write('order_cancelled_operator', byTransfer)
    expect(notice?.text).toContain('Refund £117.50 from your bank account')
    expect(notice?.text).toContain('#operator=transfer.')
  })

  it('that could not be refunded is what did not go back, not the payment', async () => {
    const payments = [{ ...first, refund_state: 'failed' as const, refund_due: 3000, refunded: 1000 }]
    const mail = await write('order_refund_failed_operator', { ...begun, payments }, { payment: first.id })
    expect(mail?.subject).toMatch(/^SQ-7K4M-2XPD A refund failed: £20\.00, /)
    expect(mail?.text).toContain('refund £20.00')
  })

  it('of the second half is transferred to the same account', () => {
    const payments = [first, { ...transfer, part: 'second' as const, amount: 11_749 }]
    const { text } = orderBalanceDueMail({ ...about({ ...delivered, payments }), bank: SAMPLE_BANK })
    expect(text).toContain('Amount:            £117.49')
    expect(text).toContain('Sort code:         12-34-56')
    expect(orderBalanceDueMail({ ...about(delivered), bank: SAMPLE_BANK }).text).not.toContain('Sort code')
  })

  it('is transferred with the reference, to the account of the house', () => {
    const awaiting = { ...about(accepted), payment: transfer }
    const { text } = orderTransferMail({ ...awaiting, bank: SAMPLE_BANK })
    expect(text).toContain('Payment reference: SQ-7K4M-2XPD\n')
    expect(text).toContain('Sort code:         12-34-56\nAccount number:    98765432\n')
    expect(orderTransferMail({ ...awaiting, bank: undefined }).text).toContain('Reply to this email')
  })
})

describe('papers', { tags: ['order-mail'] }, () => {
  it('come with the message', async () => {
    const mail = await write('order_paid', withPapers(paid, RECEIPT), { payment: first.id })
    expect(mail?.papers).toEqual([{ filename: 'R-2026-0001.pdf', content: PDF }])
    expect(mail?.text).toContain('Your receipt R-2026-0001 is attached.')
    const told = { payment: first.id, paper: 'CN-2026-0001', amount: 2000 }
    const credit = await write('order_refunded', refunded, told)
    expect(credit?.subject).toBe('SQ-7K4M-2XPD Your refund of £20.00')
    expect(credit?.papers).toEqual([{ filename: 'CN-2026-0001.pdf', content: PDF }])
  })

  it('are waited for: a message that should have one is not sent without', async () => {
    await expect(write('order_paid', paid, { payment: first.id })).rejects.toThrow('paper')
  })
})

describe('consumers', { tags: ['order-mail', 'right-to-cancel'] }, () => {
  const company = { ...paid, request: { ...paid.request, company_name: 'Achterberg Instruments Ltd' } }
  const confirm = async (view: OrderView, now = NOW) =>
    (await write('order_paid', withPapers(view, RECEIPT), { payment: first.id }, dependencies(now)))?.text

  it('get instructions and the form with the confirmation, companies do not', async () => {
    const text = await confirm(paid)
    expect(text).toContain('until the end of Saturday, 4 July 2026.')
    expect(text).toContain('service: order SQ-7K4M-2XPD, Private Document Translation & Certification')
    expect(text).toContain('You asked us to start during your 14-day cancellation period.')
    expect(await confirm(company)).not.toMatch(/consumer|Cancellation form/)
    expect(await confirm(company)).toContain('Once work has begun there is no refund.')
  })

  it('are told of the hour for cancelling while it lasts', async () => {
    const until = 'You can cancel on that page until Saturday, 20 June 2026, 10:04 UK time'
    expect(await confirm(paid)).toContain(until)
    expect(await confirm(paid, '2026-06-20T09:04:01.000Z')).not.toContain('You can cancel on that page')
    expect(await confirm(begun)).not.toContain('You can cancel on that page')
  })
})

describe('a firm’s own reference', { tags: ['order-mail'] }, () => {
  const firm = (own_reference: string | null) => ({ ...paid, request: { ...paid.request, own_reference } })
  const both = async (own: string | null) => {
    const view = withPapers(firm(own), RECEIPT)
    const kinds = ['order_paid', 'order_paid_operator']
    return Promise.all(kinds.map((kind) => write(kind, view, { payment: first.id })))
  }

  it('stands in the subject and at the head of what both sides get', async () => {
    const [customer, operator] = await both('4711/26 Ελένη')
    expect(customer?.subject).toMatch(/^SQ-7K4M-2XPD \(4711\/26 Ελένη\) /)
    expect(customer?.text).toMatch(/^[^\n]+\n\nYour own reference: +4711\/26 Ελένη\n/)
    expect(operator?.subject).toMatch(/^SQ-7K4M-2XPD First half paid: .+ \(4711\/26 Ελένη\)$/)
    expect(operator?.text).toMatch(/^Their reference: +4711\/26 Ελένη$/m)
    for (const mail of await both(null)) expect(mail?.subject).not.toContain('(')
  })

  it('is never filled in, whatever is in it', async () => {
    const [customer] = await both('{amount} 🎈')
    expect(customer?.subject).toContain('({amount} 🎈)')
  })
})

describe('a delivery', { tags: ['order-mail'] }, () => {
  const mail = async (view: OrderView) => (await write('order_delivered', view, { delivery: 1 }))?.text

  it('lists each document without figures that no family needs, and says when it opens', async () => {
    const text = await mail(delivered)
    for (const { name, sha256 } of delivered.documents) {
      expect(text).toContain(name)
      expect(text).not.toContain(sha256)
    }
    expect(text).toContain('You can open the documents as soon as it is paid.')
    expect(text).toContain('https://site.example/get-quote?verify=#verify')
    const open = { ...delivered, order: { ...delivered.order, open_before_payment: true } }
    expect(await mail(open)).toContain('on your page now.')
    expect(await mail(completed)).toContain('Everything is paid.')
  })

  it('may be a parcel alone', async () => {
    const text = await mail({ ...delivered, documents: [] })
    expect(text).toContain('Tracking number: AB 1234 5678 9GB')
    expect(text).not.toMatch(/SHA-256|verify|can be opened/)
  })
})

describe('the operator’s messages', { tags: ['order-mail', 'operator-links'] }, () => {
  it('have genuine links that fit the state', async () => {
    const purposes = async (view: OrderView, kind: string, payload: object = {}) =>
      [...((await write(kind, view, payload))?.text ?? '').matchAll(/#operator=(\w+)\./g)].map(
        ([, word]) => word,
      )
    expect(await purposes(paid, 'order_paid_operator', { payment: first.id })).toContain('begin')
    expect(await purposes(begun, 'order_due_operator')).toEqual([
      'deliver',
      'decline',
      'extra',
      'end',
      'message',
      'open',
    ])
    const { text = '' } = (await write('order_due_operator', begun)) ?? {}
    const [, token = ''] = /#operator=deliver\.(\S+)/.exec(text) ?? []
    expect(verifyToken(SECRET, 'operator-deliver', token, new Date(NOW))).toBe(begun.request.id)
  })

  it('go to the operator also before there is a quote', async () => {
    const mail = await write('order_links_operator', { request: offered.request } as OrderView)
    expect(mail?.to).toBe('operator@example.com')
    expect(mail?.text).toContain('#operator=offer.')
    expect(mail?.text).not.toContain('#operator=begin.')
    const renewed = await write('order_links_operator', paid, { ended: true })
    expect(renewed?.text).toContain('no longer work')
    expect(renewed?.text).not.toMatch(/pressed|do nothing/)
  })
})

describe('typed text', { tags: ['order-mail'] }, () => {
  const HOSTILE =
    '<img src=x onerror=alert(1)>\u0000\u202Egpj.exe\r\nBcc: everybody@example.com\u2028What you can do'

  it('is escaped, and never passes for a line of ours', async () => {
    const hostile = {
      ...asked,
      request: {
        ...asked.request,
        given_name: HOSTILE,
        family_name: HOSTILE,
        company_name: HOSTILE,
        own_reference: HOSTILE,
      },
      offer: { ...asked.offer, note: HOSTILE, lines: [{ what: HOSTILE, amount: 23_499 }] },
      messages: asked.messages.map((message) => ({ ...message, text: HOSTILE })),
      deliveries: delivered.deliveries.map((one) => ({
        ...one,
        note: HOSTILE,
        carrier: HOSTILE,
        tracking: HOSTILE,
      })),
      documents: [...delivered.documents, ...asked.documents].map((one) => ({ ...one, name: HOSTILE })),
    }
    const delivery = { ...hostile, order: delivered.order }
    for (const mail of [
      orderOfferMail(about(hostile)),
      await write('order_message', hostile, { message: 1 }),
      await write('order_message_operator', hostile, { message: 2 }),
      await write('order_due_operator', hostile),
      await write('order_delivered', delivery, { delivery: 1 }),
    ]) {
      const { subject = '', html = '', text = '' } = mail ?? {}
      expect(html).not.toContain('<img')
      expect(subject + html + text).not.toContain('\u0000')
      expect(subject).not.toMatch(/[\r\n\u2028\u202E]/)
      expect(text).not.toMatch(/^(Bcc: everybody|What you can do\nBcc)/m)
      expect(text).not.toContain('Dear <img')
      // Ours is the only line that begins so, if any.
      expect(
        text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).filter((line) => line === 'What you can do').length,
      ).toBeLessThanOrEqual(1)
    }
  })

  it('a message names what came with it, and no other document', async () => {
    const mail = await write('order_message', asked, { message: 1 })
    expect(mail?.text).toContain('- Certificate of translation, draft to check.pdf (176 KB)\n')
    expect(mail?.text).toContain('Open the documents and answer')
    expect(mail?.papers).toBeUndefined()
    const other = { ...asked, documents: asked.documents.map((one) => ({ ...one, message: 9 })) }
    const text = (await write('order_message', other, { message: 1 }))?.text
    expect(text).not.toContain('Documents')
    expect(text).toContain('Answer on your page')
  })

  it('a long one is kept whole', async () => {
    const text = 'W'.repeat(5000)
    const long = { ...asked, messages: asked.messages.map((message) => ({ ...message, text })) }
    expect((await write('order_message', long, { message: 1 }))?.html).toContain(text)
  })
})
