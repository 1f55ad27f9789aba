import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Dependencies } from '#functions/_shared/dependencies.ts'
import { compose, ORDER_TEMPLATES, type OutboxMessage } from '#functions/_shared/mail/compose.ts'
import { rpc } from '../support/orders.ts'
import { type Row, undoing } from '../support/sql.ts'
import { sql } from '../support/trial.ts'
import { inHours, TrialOrder } from '../support/trial-order.ts'

/** Messages about orders, composed from the database's own facts. */

const PDF = new TextEncoder().encode('%PDF-1.7 a paper')

const dependencies = {
  database: {
    storage: {
      from: () => ({
        download: () => ({ asStream: async () => ({ data: new Blob([PDF]).stream(), error: null }) }),
      }),
    },
  },
  settings: {
    SITE_URL: 'https://site.example',
    LINK_SIGNING_SECRET: 'a-secret-of-thirty-two-characters',
    GUEST_LINK_DAYS: 30,
    ADMIN_EMAIL: 'operator@example.com',
  },
  makePaper: async () => PDF,
  log: () => {},
  now: () => new Date(),
} as unknown as Dependencies

async function transfer(order: TrialOrder, offer: object = {}): Promise<Row> {
  await order.offer(offer)
  return order.accept({ method: 'transfer' })
}

/** For £12. @returns its version */
async function extra(order: TrialOrder): Promise<number> {
  const draft = order.draft({ lines: [{ what: 'A second copy', amount: 1200 }] })
  const { extras } = await order.call('offer_extra', { offer: draft })
  return extras.at(-1).version
}

const acceptExtra = async (order: TrialOrder, method: string) =>
  order.accept({ method, version: await extra(order) })

/** @returns the document */
async function delivered(order: TrialOrder): Promise<string> {
  await order.paid()
  const document = await order.upload()
  await order.call('deliver_order')
  return document
}

/** An act on a payment. */
const about = (order: TrialOrder, payment: Row, name: string, args: Row) =>
  order.call(name, { request: undefined, payment: payment.id, ...args })

type Mail = { kind: string; said: string }

async function mailOf({ tx, request }: TrialOrder): Promise<{ queued: string[]; sent: Mail[] }> {
  // as at the end of the transaction
  await tx`set constraints all immediate`
  const papers = await tx`
    select paper.id from public.papers as paper join public.orders as known on known.id = paper.order_id
    where known.request_id = ${request} and paper.path is null`
  const sha256 = createHash('sha256').update(PDF).digest('hex')
  for (const { id } of papers) await rpc(tx, 'keep_paper', { paper: id, path: `papers/${id}.pdf`, sha256 })
  const messages = await tx`
    select id, kind, recipient, subject_id, payload, public.message_facts(id, kind, subject_id, payload) as facts
    from public.outbox where subject_id = ${request} and kind like 'order%' order by created_at, kind`
  const sent: Mail[] = []
  for (const message of messages) {
    const mail = await compose(message as unknown as OutboxMessage, dependencies)
    if (!mail) continue
    sent.push({ kind: message.kind, said: `${mail.subject}\n${mail.text}` })
    // The customer's answer reaches the operator's inbox, not the public address.
    const answeredTo = message.recipient === null ? undefined : dependencies.settings.ADMIN_EMAIL
    expect([message.kind, mail.replyTo?.address]).toEqual([message.kind, answeredTo])
  }
  return { queued: messages.map(({ kind }) => kind), sent }
}

const seen = new Set<string>()

async function mailAfter(work: (order: TrialOrder) => Promise<unknown>) {
  let result = { queued: [] as string[], sent: [] as Mail[] }
  await undoing(sql, async (tx) => {
    const order = await TrialOrder.store(tx, new Date())
    await work(order)
    result = await mailOf(order)
  })
  for (const { kind } of result.sent) seen.add(kind)
  return result
}

async function after(
  work: (order: TrialOrder) => Promise<unknown>,
): Promise<{ sent: string[]; over: string[] }> {
  const result = await mailAfter(work)
  const sent = result.sent.map(({ kind }) => kind)
  const left = [...sent]
  const over = result.queued.filter((kind) => {
    const at = left.indexOf(kind)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return { sent: sent.sort(), over: over.sort() }
}

const PAID = ['order_paid', 'order_paid_operator']
const TRANSFER = ['order_transfer']

it.each<[when: string, work: (order: TrialOrder) => Promise<unknown>, sent: string[], over: string[]]>([
  ['there is an offer', (order) => order.offer(), ['order_offer'], []],
  [
    'the offer ends soon',
    async (order) => {
      await order.offer({ validUntil: inHours(60, new Date()) })
      await order.clock(40)
    },
    ['order_offer', 'order_offer_reminder'],
    [],
  ],
  [
    'a transfer is waited for, and for long',
    async (order) => {
      await transfer(order)
      await order.clock(90)
    },
    [...TRANSFER, 'order_first_due', 'order_offer'],
    [],
  ],
  [
    'the first half is paid, and delivery is due',
    async (order) => {
      await order.paid()
      await order.clock(220)
    },
    [...PAID, 'order_due_operator'],
    ['order_offer'],
  ],
  [
    'a payment does not match',
    async (order) => {
      await order.offer()
      const payment = await order.accept()
      await order.settle(payment, { paid_amount: 1 })
    },
    ['order_mismatch_operator', 'order_offer'],
    [],
  ],
  [
    'the half was paid twice',
    async (order) => {
      const payment = await transfer(order)
      const other = await order.accept()
      await order.settle(other)
      await order.confirm(payment.amount, { again: true })
    },
    [...PAID, 'order_surplus', 'order_surplus_operator'],
    [...TRANSFER, 'order_offer'],
  ],
  [
    'the customer cancelled, and has the money back',
    async (order) => {
      const payment = await order.paid()
      await order.call('cancel_order', { at: inHours(3, new Date()) })
      await about(order, payment, 'settle_order_refund', { refund: 're_1' })
    },
    // what is over is a paper for the records
    [
      'order_cancelled',
      'order_cancelled_operator',
      // with the receipt, which the customer keeps, too
      'order_paid',
      'order_paid_operator',
      'order_paper_operator',
      'order_refunded',
    ],
    ['order_offer'],
  ],
  [
    'work has begun, something was said, and an extra is offered',
    async (order) => {
      await order.paid()
      await order.call('begin_order')
      await order.say('operator', 'Which spelling?')
      await order.say('customer', 'That of the passport.')
      await extra(order)
    },
    [...PAID, 'order_begun', 'order_extra', 'order_message', 'order_message_operator'],
    ['order_offer'],
  ],
  [
    'we cannot fulfil it, and the refund failed',
    async (order) => {
      const payment = await order.paid()
      await order.call('decline_order')
      await about(order, payment, 'settle_order_refund', { failed: true })
    },
    [...PAID, 'order_declined', 'order_refund_failed_operator'],
    ['order_offer'],
  ],
  [
    'a part went back and came back, and the payment was disputed and lost',
    async (order) => {
      const payment = await order.paid()
      await order.settle(payment, { refunded: 2000 })
      await about(order, payment, 'settle_order_refund', { refund: 're_part', amount: 2000, failed: true })
      const dispute = { dispute: 'dp_1', amount: 6001, reason: 'fraudulent' }
      for (const state of ['open', 'open', 'lost'])
        await about(order, payment, 'record_order_dispute', { ...dispute, state })
    },
    [
      ...PAID,
      'order_dispute_closed_operator',
      'order_disputed_operator',
      'order_ended',
      'order_paper_operator',
      'order_refund_failed_operator',
    ],
    ['order_offer'],
  ],
  [
    '"Begin" was pressed too early',
    async (order) => {
      await order.paid()
      const at = inHours(3, new Date())
      await order.call('begin_order', { at })
      await order.call('undo_begin', { at })
    },
    [...PAID, 'order_begin_undone'],
    ['order_begun', 'order_offer'],
  ],
  [
    'the ready date is changed',
    async (order) => {
      await order.paid()
      await order.call('reschedule_order', { ready_by: '2026-12-20', reason: 'A queue.' })
    },
    [...PAID, 'order_rescheduled'],
    ['order_offer'],
  ],
  [
    'the papers are corrected',
    async (order) => {
      await order.paid()
      const name = 'Haworth Mills Ltd'
      await order.call('correct_papers', { name, address: '', purchase_order: '', vat_number: '' })
    },
    [...PAID, 'order_corrected', 'order_paper_operator', 'order_paper_operator'],
    ['order_offer'],
  ],
  [
    'a statement of account is sent',
    async (order) => {
      await order.paid()
      await order.call('send_statement', { period: 'now', whose: 'address' })
    },
    [...PAID, 'order_statement'],
    ['order_offer'],
  ],
  [
    'a draft is approved',
    async (order) => {
      await order.paid()
      await order.call('begin_order')
      const draft = await order.upload({ purpose: 'message' })
      await order.say('operator', 'Please check.', { kind: 'draft', documents: [draft] })
      await order.call('answer_message', { actor: 'customer', number: 1, approved: true })
    },
    [...PAID, 'order_approved_operator', 'order_begun', 'order_message'],
    ['order_offer'],
  ],
  [
    'the customer does not answer what we asked for',
    async (order) => {
      await order.paid()
      await order.say('operator', 'A better scan, please.', { kind: 'ask' })
      for (const hours of [70, 80, 200]) await order.clock(hours)
    },
    [...PAID, 'order_message', 'order_message_reminder'],
    ['order_offer'],
  ],
  [
    'the customer answers when the reminder is on its way',
    async (order) => {
      await order.paid()
      await order.say('operator', 'A scan, please.', { kind: 'ask' })
      await order.clock(80)
      await order.say('customer', 'Here it is.', { answers: 1 })
    },
    [...PAID, 'order_message', 'order_message_operator'],
    ['order_message_reminder', 'order_offer'],
  ],
  [
    'the address for the post is changed',
    async (order) => {
      await order.offer({ byPost: true })
      await order.call('set_delivery_address', { address: 'Ada\nLondon' })
      await order.settle(await order.accept())
      await order.call('set_delivery_address', { address: 'Ada\nYork' })
    },
    [...PAID, 'order_address_operator'],
    ['order_offer'],
  ],
  [
    'a document is taken back',
    async (order) => {
      const document = await delivered(order)
      await order.call('take_back_document', { document })
    },
    [...PAID, 'order_taken_back'],
    ['order_delivered', 'order_offer'],
  ],
  [
    'an original has arrived, and gone back in a parcel',
    async (order) => {
      await order.paid()
      await order.call('receive_original', { what: 'Deed of 1987', place: 'In our safe' })
      await order.call('deliver_order', { tracking: 'RM 1', originals: [1] })
    },
    [...PAID, 'order_originals', 'order_delivered'],
    ['order_offer'],
  ],
  [
    'a tracking number is taken back',
    async (order) => {
      await order.paid()
      await order.call('deliver_order', { tracking: 'RM 1' })
      await order.call('take_back_parcel', { delivery: 1 })
    },
    [...PAID, 'order_taken_back'],
    ['order_delivered', 'order_offer'],
  ],
  [
    'it was delivered, and the second half is due',
    async (order) => {
      await delivered(order)
      await order.clock(100)
    },
    [...PAID, 'order_balance_due', 'order_delivered'],
    ['order_offer'],
  ],
  [
    'a transfer is chosen for the second half, and does not arrive',
    async (order) => {
      await delivered(order)
      await order.call('open_balance', { method: 'transfer' })
      await order.call('open_balance', { method: 'transfer' })
    },
    [...PAID, ...TRANSFER, 'order_delivered'],
    ['order_offer'],
  ],
  [
    'the transfer of the first half does not arrive',
    async (order) => {
      await transfer(order, { validUntil: inHours(400, new Date()) })
      await order.clock(350)
    },
    ['order_offer', 'order_offer_reminder', 'order_unpaid', 'order_unpaid_operator'],
    TRANSFER,
  ],
  [
    'the rest of a short transfer does not arrive',
    async (order) => {
      await transfer(order)
      await order.confirm(5501, { difference: 'ask' })
      await order.clock(350)
    },
    ['order_offer', 'order_part_paid', 'order_part_paid_operator', 'order_unpaid', 'order_unpaid_operator'],
    ['order_first_due', ...TRANSFER],
  ],
  [
    'a card is chosen in its place, and left',
    async (order) => {
      await transfer(order)
      const payment = await order.accept()
      await about(order, payment, 'close_payment', { actor: 'provider' })
    },
    ['order_offer', 'order_unpaid_operator'],
    TRANSFER,
  ],
  [
    'the second half is not paid for long',
    async (order) => {
      await delivered(order)
      await order.clock(400)
    },
    [...PAID, 'order_balance_due', 'order_delivered', 'order_unpaid_operator'],
    ['order_offer'],
  ],
  [
    'a transfer is short, the rest is asked for, and an extra is taken back',
    async (order) => {
      await transfer(order)
      await order.confirm(5501, { difference: 'ask' })
      await order.confirm(500)
      await extra(order)
      await order.call('withdraw_extra')
    },
    [...PAID, 'order_extra_withdrawn', 'order_part_paid', 'order_part_paid_operator'],
    [...TRANSFER, 'order_extra', 'order_offer'],
  ],
  [
    'the second half is paid early, an extra is paid, another is not accepted',
    async (order) => {
      await order.paid()
      const { payment } = await order.call('open_balance', { method: 'card' })
      await order.settle(payment)
      const first = await acceptExtra(order, 'card')
      await order.settle(first)
      await extra(order)
      await order.clock(200)
    },
    [
      ...PAID,
      'order_balance_paid',
      'order_balance_paid_operator',
      'order_due_operator',
      'order_extra_expired_operator',
      'order_extra_paid',
      'order_extra_paid_operator',
    ],
    ['order_extra', 'order_extra', 'order_offer'],
  ],
  [
    'a part goes back, then the order ends, and both were paid by transfer',
    async (order) => {
      await order.paid({ method: 'transfer' })
      const payment = await acceptExtra(order, 'transfer')
      await order.confirm(1000, { difference: 'ask' })
      expect(payment.amount).toBe(1200)
      await order.call('withdraw_extra')
      await order.call('refund_part', { amount: 500, reason: 'Late' })
      await order.call('end_order', { keep: 2000, reason: 'Cancelled', ground: 'within_14_days_express' })
    },
    [
      'order_ended',
      'order_ended_operator',
      'order_extra_withdrawn',
      'order_extra_withdrawn_operator',
      // what is over is a paper for the records, of both sides
      'order_paid',
      'order_paid_operator',
      'order_part_paid',
      'order_part_paid_operator',
      'order_refund_due',
      'order_refund_due_operator',
    ],
    [...TRANSFER, ...TRANSFER, 'order_extra', 'order_offer'],
  ],
  [
    'everything is paid',
    async (order) => {
      await delivered(order)
      const { payment } = await order.call('open_balance', { method: 'card' })
      await order.settle(payment)
    },
    [...PAID, 'order_completed', 'order_completed_operator', 'order_delivered'],
    ['order_offer'],
  ],
  [
    'nobody accepted it',
    async (order) => {
      // with the facts of now
      await order.offer()
      await order.tx`update public.offers set valid_until = now() - interval '1 hour', created_at = now() - interval '8 days'
        where order_id in (select id from public.orders where request_id = ${order.request})`
      await rpc(order.tx, 'run_order_clock', {})
    },
    ['order_expired_operator'],
    ['order_offer'],
  ],
  [
    'the operator asked for the links',
    ({ tx, request }) =>
      rpc(tx, 'send_again', { request, kind: 'order_links_operator', interval_minutes: 1 }),
    ['order_links_operator'],
    [],
  ],
])('when %s', { tags: ['order-mail'] }, async (_when, work, sent, over) => {
  expect(await after(work)).toEqual({ sent: sent.toSorted(), over: over.toSorted() })
})

async function wholeByTransfer(order: TrialOrder) {
  await order.offer()
  await order.accept({ method: 'transfer', whole: true })
}

async function halfRefunded(order: TrialOrder) {
  const payment = await order.paid()
  await order.call('refund_part', { amount: 1000, reason: 'Late' })
  await about(order, payment, 'settle_order_refund', { refund: 're_1' })
}

const ended = { reason: 'Cancelled', ground: 'goodwill' }

it.each<[when: string, work: (order: TrialOrder) => Promise<unknown>, said: Record<string, string[]>]>([
  [
    'the bank has taken it back',
    async (order) => {
      const payment = await order.paid()
      const dispute = { dispute: 'dp_1', amount: 6001, reason: 'fraudulent', state: 'lost' }
      await order.call('decline_order')
      await about(order, payment, 'record_order_dispute', dispute)
      await about(order, payment, 'settle_order_refund', { failed: true })
    },
    { order_refund_failed_operator: ['the bank has already returned the money', 'Do not refund it again'] },
  ],
  [
    'a transfer of another amount is returned',
    async (order) => {
      await transfer(order)
      await order.confirm(5000, { difference: 'return' })
    },
    {
      order_surplus: ['A different amount was due. Your page shows what is still to pay.'],
      order_surplus_operator: ['“A different amount was due.'],
    },
  ],
  [
    'everything was paid on a page from before the first half was',
    async (order) => {
      await order.offer()
      const whole = await order.accept({ whole: true })
      await order.settle(await order.accept())
      await order.settle(whole)
    },
    { order_surplus: ['A different amount was due.'] },
  ],
  [
    'an extra is withdrawn while it is paid',
    async (order) => {
      await order.paid()
      const payment = await acceptExtra(order, 'card')
      await order.call('withdraw_extra')
      await order.settle(payment)
    },
    { order_surplus: ['The extra was no longer open.'] },
  ],
  [
    'a quote is withdrawn while it is paid',
    async (order) => {
      await order.offer()
      const payment = await order.accept()
      await order.call('withdraw_offer')
      await order.settle(payment)
    },
    { order_surplus: ['The quote was no longer open.'] },
  ],
  [
    'more is paid than is due',
    async (order) => {
      await transfer(order)
      await order.confirm(7000, { difference: 'accept' })
    },
    { order_surplus: ['The first half of the price had already been paid.'] },
  ],
  [
    'an order has ended while it is paid',
    async (order) => {
      await order.paid()
      const { payment } = await order.call('open_balance', { method: 'card' })
      await order.call('decline_order')
      await order.settle(payment)
    },
    { order_surplus: ['The order had ended.'] },
  ],
  [
    'a part went back before it is declined',
    async (order) => {
      await halfRefunded(order)
      await order.call('decline_order')
    },
    { order_declined: ['We are refunding £50.01 to the card'] },
  ],
  [
    'a part went back before it is cancelled',
    async (order) => {
      await halfRefunded(order)
      await order.call('cancel_order', { at: inHours(3, new Date()) })
    },
    {
      order_cancelled: ['We are refunding £50.01 to the card'],
      order_cancelled_operator: ['Order cancelled: £50.01, ', 'The payment is being refunded.'],
    },
  ],
  [
    'a transfer is declined',
    async (order) => {
      await order.paid({ method: 'transfer' })
      expect((await order.call('decline_order')).declined).toBe(true)
    },
    {
      order_declined: ['We are refunding £60.01 by bank transfer'],
      order_declined_operator: ['Refund £60.01 from your bank account', '#operator=transfer.'],
    },
  ],
  [
    'a quote is withdrawn of which a part was paid',
    async (order) => {
      await transfer(order)
      await order.confirm(5000, { difference: 'ask' })
      await order.call('withdraw_offer')
    },
    { order_withdrawn_operator: ['Refund £50.00 from your bank account', '#operator=transfer.'] },
  ],
  [
    'the rest of a part does not come',
    async (order) => {
      await transfer(order)
      await order.confirm(5000, { difference: 'ask' })
      await order.clock(350)
    },
    { order_unpaid: ['We’ll refund what you have paid.'] },
  ],
  [
    'the price is paid before the extra',
    async (order) => {
      await delivered(order)
      await acceptExtra(order, 'card')
      const { payment } = await order.call('open_balance', { method: 'card' })
      await order.settle(payment)
    },
    {
      order_balance_paid: [
        'We have received £60.00 for the second half.',
        'The extra is still to be paid: £12.00.',
        'You can open your finished documents once everything is delivered and paid.',
      ],
      order_balance_paid_operator: ['Second half paid: £60.00, ', 'An extra is still to be paid: £12.00.'],
    },
  ],
  [
    'the extra is paid after the price',
    async (order) => {
      await delivered(order)
      const extra = await acceptExtra(order, 'card')
      const { payment } = await order.call('open_balance', { method: 'card' })
      await order.settle(payment)
      await order.settle(extra)
    },
    {
      order_balance_paid: ['You can open all documents on your page.'],
      order_extra_paid: ['You can open all documents on your page.'],
      order_extra_paid_operator: ['Everything is paid, and the customer can open all documents.'],
    },
  ],
  [
    'the halves go back by different ways',
    async (order) => {
      await order.paid({ method: 'transfer' })
      const { payment } = await order.call('open_balance', { method: 'card' })
      await order.settle(payment)
      await order.call('end_order', { keep: 0, ...ended })
      await about(order, payment, 'settle_order_refund', { refund: 're_1' })
    },
    {
      order_ended: ['We are refunding £120.01 the way it came'],
      order_ended_operator: [
        'gets £120.01 back. What was paid by card is',
        'Refund £60.01 from your bank account',
      ],
    },
  ],
  [
    'a payment by card goes back while a transfer is owed',
    async (order) => {
      await order.paid()
      const { payment } = await order.call('open_balance', { method: 'card' })
      await order.call('open_balance', { method: 'transfer' })
      await order.confirm(7000, { difference: 'accept' })
      await order.settle(payment)
    },
    { order_surplus_operator: ['Refund £10.00 from your bank account', 'You don’t need to do anything.'] },
  ],
  [
    'a part of the whole price has come',
    async (order) => {
      await wholeByTransfer(order)
      await order.confirm(8000, { difference: 'ask' })
    },
    {
      order_paid: ['£80.00 for the full price', '£40.01 is missing', 'Second half, due now: £40.01'],
      order_paid_operator: ['has been asked to transfer the rest: £40.01'],
    },
  ],
  [
    'the transfer of the whole price does not arrive',
    async (order) => {
      await wholeByTransfer(order)
      await order.clock(90)
    },
    { order_first_due: ['Your bank transfer of £120.01 has not reached us yet.'] },
  ],
])('it says what is so when %s', { tags: ['order-mail'] }, async (_when, work, said) => {
  const { sent } = await mailAfter(work)
  for (const [kind, words] of Object.entries(said)) {
    const ofKind = sent.filter((mail) => mail.kind === kind)
    const text = ofKind.map((mail) => mail.said).join('\n')
    for (const word of words) expect(text, kind).toContain(word)
  }
})

it.for([true, false])(
  'a refund that came back and is made by hand is told once: already before, %s',
  { tags: ['order-mail'] },
  async (wasSent) => {
    await undoing(sql, async (tx) => {
      const order = await TrialOrder.store(tx, new Date())
      const payment = await order.paid()
      await order.call('cancel_order', { at: inHours(3, new Date()) })
      const sendAll = () => tx`update public.outbox set status = 'sent' where subject_id = ${order.request}`
      await about(order, payment, 'settle_order_refund', { refund: 're_1' })
      if (wasSent) await sendAll()
      await about(order, payment, 'settle_order_refund', { refund: 're_1', amount: 6001, failed: true })
      await sendAll()
      await about(order, payment, 'settle_order_refund', { actor: 'operator' })
      const queued = await tx`
        select payload from public.outbox
        where subject_id = ${order.request} and kind = 'order_refunded' and status = 'queued'`
      const paper = (await order.view()).papers.at(-1).reference
      expect(queued.map(({ payload }) => payload.paper)).toEqual(wasSent ? [] : [paper])
    })
  },
)

it('of one transfer for several orders says to each reader what its own would have said of each, with all papers', {
  tags: ['order-mail'],
}, async () => {
  await undoing(sql, async (tx) => {
    const orders = [await TrialOrder.store(tx, new Date()), await TrialOrder.store(tx, new Date())]
    const transfers = []
    for (const order of orders) {
      const { amount } = await transfer(order)
      transfers.push({ request: order.request, amount, expected: 0 })
    }
    await orders[0]?.call('confirm_transfers', { transfers: JSON.stringify(transfers) })
    await tx`
      update public.papers as paper set path = 'papers/' || paper.id || '.pdf', sha256 = ${createHash('sha256').update(PDF).digest('hex')}
      from public.orders as known
      where known.id = paper.order_id and known.request_id = any(${orders.map(({ request }) => request)})`
    const messages = await tx`
      select id, kind, recipient, subject_id, payload, public.message_facts(id, kind, subject_id, payload) as facts
      from public.outbox where kind like 'order\\_together%' order by kind`
    const [toCustomer, toOperator] = await Promise.all(
      messages.map((message) => compose(message as unknown as OutboxMessage, dependencies)),
    )
    for (const mail of [toCustomer, toOperator]) {
      expect(mail?.subject).toContain('£120.02')
      expect(mail?.papers).toHaveLength(2)
      for (const { request } of orders) {
        const [{ reference }] =
          (await tx`select reference from public.quote_requests where id = ${request}`) as [Row]
        expect(mail?.text.split(reference).length).toBeGreaterThan(2)
      }
    }
    expect(toCustomer?.text.match(/Kind regards/g)).toHaveLength(1)
    expect(toCustomer?.text.match(/^Dear /gm)).toHaveLength(1)
    expect(toOperator?.text.match(/Begin the work/g)).toHaveLength(2)
  })
})

it('that is every kind', { tags: ['order-mail'] }, () => {
  expect([...seen].sort()).toEqual(Object.keys(ORDER_TEMPLATES).sort())
})
