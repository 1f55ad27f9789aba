import { fill } from '#contract/language.ts'
import { Button, Notice } from '../mail/design/blocks.ts'
import { Facts } from '../mail/design/facts.ts'
import type { MailContent } from '../mail/design/message.ts'
import { createElement as h } from '../mail/design/react.ts'
import type { Words } from '../words.ts'
import { about, leftOf, money, paidBack, paymentOf } from './mail-facts.ts'
import {
  type About,
  type AttachedPaper,
  attachedText,
  letter,
  paragraph,
  refundText,
  sentences,
} from './mail-parts.ts'
import type { OrderView, PaymentRow } from './order.ts'

/** The customer's messages about an order that comes to nothing, and money that goes back. `link` is the private one to the request's page. */

/** With what goes back, in pence. */
const refundFacts = (view: OrderView, pence: number, words: Words) => [
  ...about(view, words),
  { label: words.ORDER_MAIL.refund, text: money(pence, words), strong: true },
]

/** To the customer, who has cancelled. */
export function orderCancelledMail({ view, link, words }: About): MailContent {
  const { ORDER_MAIL, ORDER_ENDS_MAIL } = words
  const { cancelled: texts, refunding } = ORDER_ENDS_MAIL
  const back = paidBack(view)
  return letter(
    { view, words, texts: { ...texts, preview: refunding }, slots: { amount: money(back, words) } },
    sentences(texts.text, refundText(back, paymentOf(view, 'first')?.method, words), texts.creditNote),
    h(Facts, { facts: refundFacts(view, back, words) }),
    h(Button, { href: link, label: ORDER_MAIL.seeRequest }),
    paragraph(texts.notYou),
  )
}

/** To the customer: money has gone back. @param pence of this refund, which may be a part of the payment */
export function orderRefundedMail(
  { view, link, words }: About,
  pence: number,
  payment: PaymentRow,
  paper: AttachedPaper,
): MailContent {
  const { ORDER_MAIL, ORDER_ENDS_MAIL } = words
  const { refunded: texts } = ORDER_ENDS_MAIL
  const { method } = payment
  const slots = { reference: view.request.reference, amount: money(pence, words) }
  return letter(
    { view, words, texts: { ...texts, preview: texts.preview[method] }, slots, paper },
    sentences(fill(texts.text[method], slots), attachedText(paper, words)),
    h(Facts, { facts: refundFacts(view, pence, words) }),
    h(Button, { href: link, label: ORDER_MAIL.seeRequest }),
  )
}

/** To the customer: we cannot fulfil the order. */
export function orderDeclinedMail({ view, link, words }: About): MailContent {
  const { ORDER_MAIL, ORDER_ENDS_MAIL } = words
  const { declined: texts, refunding } = ORDER_ENDS_MAIL
  const back = paidBack(view)
  return letter(
    { view, words, texts: { ...texts, preview: refunding }, slots: { amount: money(back, words) } },
    sentences(
      texts.text,
      refundText(back, paymentOf(view, 'first')?.method, words),
      ORDER_MAIL.waitForCreditNote,
    ),
    h(Facts, { facts: refundFacts(view, back, words) }),
    h(Button, { href: link, label: ORDER_MAIL.seeRequest }),
    paragraph(ORDER_MAIL.questions),
  )
}

/** To the customer: the offer was taken back. */
export function orderWithdrawnMail({ view, link, words }: About): MailContent {
  const { ORDER_MAIL, ORDER_ENDS_MAIL } = words
  const { withdrawn: texts } = ORDER_ENDS_MAIL
  return letter(
    { view, words, texts, why: ORDER_MAIL.whyRequest },
    paragraph(fill(texts.text, { amount: money(view.offer.total, words) })),
    h(Facts, { facts: about(view, words) }),
    h(Button, { href: link, label: ORDER_MAIL.seeRequest }),
    paragraph(ORDER_MAIL.questions),
  )
}

function surplusReason(view: OrderView, { part }: PaymentRow, { ORDER_ENDS_MAIL }: Words): string {
  const { reasons } = ORDER_ENDS_MAIL.surplus
  if (view.covered > 0 && leftOf(view, part === 'first' ? 'first' : 'second') === 0) return reasons.paid[part]
  return part === 'first' ? reasons.closed : reasons.ended
}

/** To the customer: what was not to be paid goes back. */
export function orderSurplusMail({ view, link, words }: About, payment: PaymentRow): MailContent {
  const { ORDER_MAIL, ORDER_ENDS_MAIL } = words
  const { surplus: texts } = ORDER_ENDS_MAIL
  const slots = { reference: view.request.reference, amount: money(payment.amount, words) }
  const reason = surplusReason(view, payment, words)
  return letter(
    { view, words, texts: { ...texts, preview: reason }, slots },
    h(Notice, null, fill(texts.text, slots) + words.LANGUAGE.space + reason),
    sentences(refundText(payment.amount, payment.method, words), ORDER_MAIL.waitForCreditNote),
    h(Facts, { facts: about(view, words) }),
    h(Button, { href: link, label: ORDER_MAIL.seeRequest }),
  )
}
