import { SELLER } from '#contract/business-facts.ts'
import { fill } from '#contract/language.ts'
import { ORDER_STATES, type OrderState } from '#contract/order.ts'
import { heading, notice, paragraph, sentences } from '../mail/design/blocks.ts'
import type { MailContent } from '../mail/design/message.ts'
import { Fragment, createElement as h } from '../mail/design/react.ts'
import { attachedText } from '../mail/letter.ts'
import { isOpen } from '../order/customer-view.ts'
import type { PaymentRow } from '../order/order.ts'
import { attachPaper, unkeptPaper } from '../papers/papers.ts'
import { buyerOf } from '../papers/payment-request.ts'
import type { Words } from '../words.ts'
import { dayOf, invoiceTo, money, restOf, unpaidExtra } from './facts.ts'
import {
  type About,
  accountOf,
  factsOf,
  letter,
  PAID_STATES,
  type Payload,
  refundText,
  slotsOf,
  toPage,
  transferBlocks,
} from './parts.ts'
import { SAMPLE_ORDERS, SAMPLE_PAPERS } from './samples.ts'
import { type Attach, type Context, ofPayment, type Paid, toCustomer } from './templates.ts'

/** The customer's messages about money that is not simply a half, or goes back, and about an order that comes to nothing. */

const refundFact = ({ words }: About, pence: number) => ({
  label: words.ORDER_MAIL.refund,
  text: money(pence, words),
  strong: true,
})

const reasonFact = (reason: string | null | undefined, { ORDER_MAIL }: Words) =>
  reason ? [{ label: ORDER_MAIL.reason, text: reason }] : []

const seeRequest = (about: About) => toPage(about, about.words.ORDER_MAIL.seeRequest)

function refundingMail(about: Context, which: 'cancelled' | 'declined') {
  const { words, payload } = about
  const { ORDER_MAIL, ORDER_ENDS_MAIL } = words
  const texts = ORDER_ENDS_MAIL[which]
  const back = payload.amount ?? 0
  const refund = refundText(back, payload.method, words)
  return letter(
    { ...about, texts: { ...texts, preview: ORDER_ENDS_MAIL.refunding }, slots: slotsOf(about, back) },
    sentences(texts.text, refund, 'creditNote' in texts ? texts.creditNote : ORDER_MAIL.waitForCreditNote),
    factsOf(about, refundFact(about, back)),
    seeRequest(about),
    paragraph('notYou' in texts ? texts.notYou : ORDER_MAIL.questions),
  )
}

const sumOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

/** Why a payment goes back. */
export function surplusReason({ part }: PaymentRow, why: Payload['surplus'], { ORDER_ENDS_MAIL }: Words) {
  const { reasons } = ORDER_ENDS_MAIL.surplus
  return why === 'paid' ? reasons.paid[part] : why && reasons[why]
}

const { paid, cancelled, completed, surplus, partPaid } = SAMPLE_ORDERS
const [first] = paid.payments as [PaymentRow]
const [, second] = completed.payments
const SAMPLE_STATEMENT = {
  ...{ from: '2026-07-01', to: '2026-07-31', moved: [] },
  open: [{ order: completed.request.reference, part: 'second' as const, amount: 11_749 }],
}
const back = { amount: first.amount, method: first.method }

/** Asks for what is missing of a transfer. */
export function missingBlocks(about: Paid, rest: PaymentRow | undefined) {
  if (!rest) return null
  const { missing } = about.words.ORDER_MONEY_MAIL.partPaid
  const text = fill(missing, { missing: money(rest.amount, about.words) })
  return h(Fragment, null, paragraph(text), transferBlocks(about, rest))
}

function receivedMail(about: Paid) {
  const { view, words, payment, paper } = about
  const { partPaid: texts } = words.ORDER_MONEY_MAIL
  const rest = restOf(view, payment)
  const slots = {
    ...slotsOf(about, payment.amount),
    ...(rest && { missing: money(rest.amount, words) }),
  }
  const head = rest
    ? { subject: texts.subjectMissing, title: texts.titleMissing, preview: texts.previewMissing }
    : texts
  return letter(
    { ...about, texts: head, slots },
    sentences(fill(texts.text[payment.part], slots), attachedText(paper, words)),
    missingBlocks(about, rest),
    toPage(about),
    accountOf(about),
  )
}

/** About a payment that moves the order on: in these states; in others something has overtaken it, and the receipt is sent. */
export const whileIn = (
  states: readonly OrderState[],
  sample: Parameters<typeof ofPayment>[0],
  write: (about: Paid) => MailContent,
) =>
  ofPayment(sample, (about) => (states.includes(about.view.order.state) ? write(about) : receivedMail(about)))

const attachNamed: Attach = async ({ view, payload }, dependencies) => {
  const named = payload.papers ?? [payload.paper]
  const papers = view.papers.filter(({ reference }) => named.includes(reference))
  const [first, ...more] = await Promise.all(papers.map((paper) => attachPaper(paper, dependencies)))
  return first && { ...first, more }
}

export const ORDER_MONEY_TEMPLATES = {
  order_part_paid: ofPayment(
    { view: partPaid, payment: partPaid.payments[0], paper: SAMPLE_PAPERS.first },
    receivedMail,
  ),

  order_balance_paid: whileIn(
    PAID_STATES,
    { view: SAMPLE_ORDERS.paidEarly, payment: second, paper: SAMPLE_PAPERS.second },
    (about) => {
      const { view, words, payment, paper } = about
      const { balancePaid: texts, partPaid } = words.ORDER_MONEY_MAIL
      const extra = unpaidExtra(view)
      const slots = {
        ...slotsOf(about, payment.amount),
        ...(extra && { missing: money(extra.total - extra.covered, words) }),
      }
      const later = extra ? texts.openLater : texts.open
      return letter(
        { ...about, texts: extra ? { ...texts, title: partPaid.title } : texts, slots },
        sentences(
          fill(extra ? partPaid.text[payment.part] : texts.text, slots),
          attachedText(paper, words),
          extra && fill(texts.extra, slots),
          isOpen(view.order) ? words.ORDER_WORK_MAIL.completed.open : later,
        ),
        factsOf(about),
        accountOf(about),
        toPage(about),
      )
    },
  ),

  order_refund_due: toCustomer(
    ORDER_STATES,
    { view: SAMPLE_ORDERS.partRefunded, payload: { amount: 2500, method: 'card' } },
    (about) => {
      const { view, words, payload } = about
      const { ORDER_MAIL } = words
      const { refundDue: texts } = words.ORDER_MONEY_MAIL
      const pence = payload.amount ?? 0
      const slots = slotsOf(about, pence)
      const reason = view.payments.findLast(({ refund_reason }) => refund_reason)?.refund_reason
      return letter(
        { ...about, texts, slots },
        sentences(fill(texts.text[payload.method ?? 'card'], slots), ORDER_MAIL.waitForCreditNote),
        factsOf(about, refundFact(about, pence), ...reasonFact(reason, words)),
        toPage(about),
        paragraph(ORDER_MAIL.questions),
      )
    },
  ),

  order_ended: toCustomer(
    ['ended', 'refunded'],
    { view: SAMPLE_ORDERS.ended, payload: { amount: 5000, method: 'transfer' } },
    (about) => {
      const { view, words, payload } = about
      const { ORDER_MAIL } = words
      const { ended: texts } = words.ORDER_MONEY_MAIL
      const pence = payload.amount ?? 0
      const slots = slotsOf(about, pence)
      const kept = money(view.held, words)
      const [back, keeps] = [pence > 0, view.held > 0]
      const head = back
        ? { ...texts, subject: texts.subjectRefund }
        : { ...texts, preview: ORDER_MAIL.nothingToPay }
      return letter(
        { ...about, texts: head, slots },
        sentences(
          texts.text,
          back && refundText(pence, payload.method, words),
          back && ORDER_MAIL.waitForCreditNote,
          keeps && fill(texts.keep, { amount: kept }),
        ),
        factsOf(
          about,
          ...(keeps ? [{ label: texts.kept, text: kept }] : []),
          refundFact(about, pence),
          ...reasonFact(view.order.end_reason, words),
        ),
        toPage(about),
        heading(texts.disagree),
        paragraph(texts.disagreeText),
      )
    },
  ),

  order_cancelled: toCustomer(['cancelled'], { view: cancelled, payload: back }, (about) =>
    refundingMail(about, 'cancelled'),
  ),

  /** Money has gone back: this refund, which may be a part of the payment. */
  order_refunded: ofPayment(
    { view: cancelled, payment: first, paper: SAMPLE_PAPERS.credit },
    (about) => {
      const { words, payload, payment, paper } = about
      const { refunded: texts } = words.ORDER_ENDS_MAIL
      const pence = payload.amount ?? payment.amount
      const slots = slotsOf(about, pence)
      // by hand, also what was paid by card
      const method = payload.method === 'transfer' ? 'transfer' : payment.method
      return letter(
        { ...about, texts: { ...texts, preview: texts.preview[method] }, slots },
        sentences(fill(texts.text[method], slots), attachedText(paper, words)),
        factsOf(about, refundFact(about, pence)),
        seeRequest(about),
      )
    },
    attachNamed,
  ),

  /** With the credit note and the new paper of each that was wrong. */
  order_corrected: toCustomer(
    ORDER_STATES,
    { view: completed, paper: { ...SAMPLE_PAPERS.credit, more: [SAMPLE_PAPERS.second] } },
    (about) => {
      const { words, paper } = about
      const { corrected: texts } = words.ORDER_MONEY_MAIL
      return (
        paper &&
        letter(
          { ...about, texts },
          sentences(texts.text, attachedText(paper, words)),
          factsOf(about, ...invoiceTo(about.view, words)),
          seeRequest(about),
          paragraph(words.ORDER_MAIL.questions),
        )
      )
    },
    attachNamed,
  ),

  order_statement: toCustomer(
    ORDER_STATES,
    {
      view: completed,
      payload: { statement: SAMPLE_STATEMENT },
      paper: { kind: 'statement', reference: '' },
    },
    (about) => {
      const { words, paper, payload } = about
      const { statement: texts } = words.ORDER_MONEY_MAIL
      const { statement } = payload
      if (!statement || !paper) return null
      const slots = {
        ...slotsOf(about, sumOf(statement.open)),
        ...{ from: dayOf(statement.from, words), to: dayOf(statement.to, words) },
      }
      return letter(
        { ...about, texts: { ...texts, preview: texts.text }, slots },
        sentences(attachedText(paper, words), fill(texts.text, slots)),
        paragraph(words.ORDER_MAIL.questions),
      )
    },
    async ({ view, payload: { statement } }, dependencies) =>
      statement && {
        kind: 'statement',
        reference: `statement-${statement.to}`,
        content: await unkeptPaper(dependencies, {
          ...{ ...statement, kind: 'statement', language: view.request.language, buyer: buyerOf(view) },
          seller: { name: SELLER.name, lines: [...SELLER.lines] },
        }),
      },
  ),

  order_declined: toCustomer(['refunded'], { view: SAMPLE_ORDERS.declined, payload: back }, (about) =>
    refundingMail(about, 'declined'),
  ),

  order_withdrawn: toCustomer(['withdrawn'], { view: SAMPLE_ORDERS.withdrawn }, (about) => {
    const { ORDER_MAIL, ORDER_ENDS_MAIL } = about.words
    const { withdrawn: texts } = ORDER_ENDS_MAIL
    return letter(
      { ...about, texts, why: ORDER_MAIL.whyRequest },
      paragraph(fill(texts.text, slotsOf(about, about.view.offer.total))),
      factsOf(about),
      seeRequest(about),
      paragraph(ORDER_MAIL.questions),
    )
  }),

  order_surplus: ofPayment(
    {
      view: surplus,
      payment: surplus.payments[1],
      paper: SAMPLE_PAPERS.surplus,
      payload: { surplus: 'paid' },
    },
    (about) => {
      const { words, payload, payment, paper } = about
      const { ORDER_MAIL, ORDER_ENDS_MAIL } = words
      const { surplus: texts } = ORDER_ENDS_MAIL
      const slots = slotsOf(about, payment.amount)
      const reason = surplusReason(payment, payload.surplus, words)
      return letter(
        { ...about, texts: { ...texts, preview: texts.text }, slots },
        notice([fill(texts.text, slots), reason].filter(Boolean).join(words.LANGUAGE.space)),
        sentences(
          attachedText(paper, words),
          refundText(payment.amount, payment.method, words),
          ORDER_MAIL.waitForCreditNote,
        ),
        factsOf(about),
        seeRequest(about),
      )
    },
  ),
} as const
