import { fill } from '#contract/language.ts'
import { ORDER_STATES, type OrderState } from '#contract/order.ts'
import { heading, notice, paragraph, sentences } from '../mail/design/blocks.ts'
import type { MailContent } from '../mail/design/message.ts'
import { attachedText } from '../mail/letter.ts'
import type { Words } from '../words.ts'
import { isAwaited, leftOf, money, paidBack, paymentOf } from './mail-facts.ts'
import {
  type About,
  accountOf,
  factsOf,
  letter,
  PAID_STATES,
  refundText,
  slotsOf,
  toPage,
  transferBlocks,
} from './mail-parts.ts'
import { SAMPLE_ORDERS, SAMPLE_PAPERS } from './mail-samples.ts'
import { ofPayment, type Paid, toCustomer } from './mail-templates.ts'
import type { OrderView, PaymentRow } from './order.ts'
import { attachPaper } from './papers.ts'

/** The customer's messages about money that is not simply a half, or goes back, and about an order that comes to nothing. */

function wayBack({ payments }: OrderView): 'card' | 'transfer' | 'both' {
  const methods = new Set(
    payments
      .filter(({ refund_due, refunded, surplus }) => refund_due > refunded && !surplus)
      .map(({ method }) => method),
  )
  if (methods.size > 1) return 'both'
  return methods.has('transfer') ? 'transfer' : 'card'
}

const refundFact = ({ words }: About, pence: number) => ({
  label: words.ORDER_MAIL.refund,
  text: money(pence, words),
  strong: true,
})

const reasonFact = (reason: string | null | undefined, { ORDER_MAIL }: Words) =>
  reason ? [{ label: ORDER_MAIL.reason, text: reason }] : []

const seeRequest = (about: About) => toPage(about, about.words.ORDER_MAIL.seeRequest)

function refundingMail(about: About, which: 'cancelled' | 'declined') {
  const { view, words } = about
  const { ORDER_MAIL, ORDER_ENDS_MAIL } = words
  const texts = ORDER_ENDS_MAIL[which]
  const back = paidBack(view)
  const refund = refundText(back, paymentOf(view, 'first')?.method, words)
  return letter(
    { ...about, texts: { ...texts, preview: ORDER_ENDS_MAIL.refunding }, slots: slotsOf(about, back) },
    sentences(texts.text, refund, 'creditNote' in texts ? texts.creditNote : ORDER_MAIL.waitForCreditNote),
    factsOf(about, refundFact(about, back)),
    seeRequest(about),
    paragraph('notYou' in texts ? texts.notYou : ORDER_MAIL.questions),
  )
}

function surplusReason(view: OrderView, { part }: PaymentRow, { ORDER_ENDS_MAIL }: Words): string {
  const { reasons } = ORDER_ENDS_MAIL.surplus
  if (view.covered > 0 && leftOf(view, part === 'first' ? 'first' : 'second') === 0) return reasons.paid[part]
  return part === 'first' ? reasons.closed : reasons.ended
}

const { paid, cancelled, completed, surplus, partPaid } = SAMPLE_ORDERS
const [first] = paid.payments as [PaymentRow]
const [, second] = completed.payments

function receivedMail(about: Paid) {
  const { view, words, payment, paper } = about
  const { partPaid: texts } = words.ORDER_MONEY_MAIL
  const rest = view.payments.find((open) => isAwaited(open) && open.part === payment.part)
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
    rest && paragraph(fill(texts.missing, slots)),
    rest && transferBlocks(about, rest),
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

export const ORDER_MONEY_TEMPLATES = {
  order_part_paid: ofPayment(
    { view: partPaid, payment: partPaid.payments[0], paper: SAMPLE_PAPERS.first },
    receivedMail,
  ),

  order_balance_paid: whileIn(
    PAID_STATES,
    { view: SAMPLE_ORDERS.paidEarly, payment: second, paper: SAMPLE_PAPERS.second },
    (about) => {
      const { words, payment, paper } = about
      const { balancePaid: texts } = words.ORDER_MONEY_MAIL
      const slots = slotsOf(about, payment.amount)
      return letter(
        { ...about, texts, slots },
        sentences(fill(texts.text, slots), attachedText(paper, words), texts.open),
        factsOf(about),
        accountOf(about),
        toPage(about),
      )
    },
  ),

  order_refund_due: toCustomer(
    ORDER_STATES,
    { view: SAMPLE_ORDERS.partRefunded, payload: { amount: 2500 } },
    (about) => {
      const { view, words, payload } = about
      const { ORDER_MAIL } = words
      const { refundDue: texts } = words.ORDER_MONEY_MAIL
      const pence = payload.amount ?? 0
      const slots = slotsOf(about, pence)
      const reason = view.payments.findLast(({ refund_reason }) => refund_reason)?.refund_reason
      return letter(
        { ...about, texts, slots },
        sentences(fill(texts.text[wayBack(view)], slots), ORDER_MAIL.waitForCreditNote),
        factsOf(about, refundFact(about, pence), ...reasonFact(reason, words)),
        toPage(about),
        paragraph(ORDER_MAIL.questions),
      )
    },
  ),

  order_ended: toCustomer(
    ['ended', 'refunded'],
    { view: SAMPLE_ORDERS.ended, payload: { amount: 5000 } },
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
          back && fill(texts.refund[wayBack(view)], slots),
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

  order_cancelled: toCustomer(['cancelled'], { view: cancelled }, (about) =>
    refundingMail(about, 'cancelled'),
  ),

  /** Money has gone back: this refund, which may be a part of the payment. Money that came back has not gone. */
  order_refunded: ofPayment(
    { view: cancelled, payment: first, paper: SAMPLE_PAPERS.credit },
    (about) => {
      const { words, payload, payment, paper } = about
      if (payment.refund_state === 'failed') return null
      const { refunded: texts } = words.ORDER_ENDS_MAIL
      const pence = payload.amount ?? payment.amount
      const slots = slotsOf(about, pence)
      return letter(
        { ...about, texts: { ...texts, preview: texts.preview[payment.method] }, slots },
        sentences(fill(texts.text[payment.method], slots), attachedText(paper, words)),
        factsOf(about, refundFact(about, pence)),
        seeRequest(about),
      )
    },
    async ({ view, payload }, dependencies) => {
      const credit = view.papers.find(({ reference }) => reference === payload.paper)
      return credit && attachPaper(credit, dependencies)
    },
  ),

  order_declined: toCustomer(['refunded'], { view: SAMPLE_ORDERS.declined }, (about) =>
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
    { view: surplus, payment: surplus.payments[1], paper: SAMPLE_PAPERS.surplus },
    (about) => {
      const { view, words, payment, paper } = about
      const { ORDER_MAIL, ORDER_ENDS_MAIL } = words
      const { surplus: texts } = ORDER_ENDS_MAIL
      const slots = slotsOf(about, payment.amount)
      const reason = surplusReason(view, payment, words)
      return letter(
        { ...about, texts: { ...texts, preview: reason }, slots },
        notice(fill(texts.text, slots) + words.LANGUAGE.space + reason),
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
