import { partText } from '#content/order.ts'
import { formatPence } from '#contract/order.ts'
import { Button, Notice } from '../mail/design/blocks.ts'
import { Facts } from '../mail/design/facts.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { createElement as h } from '../mail/design/react.ts'
import { about, leftOf, paidBack, paperName, paymentOf } from './mail-facts.ts'
import {
  type AttachedPaper,
  attached,
  dear,
  paragraph,
  refundText,
  WHY_ORDER,
  WHY_REQUEST,
} from './mail-parts.ts'
import type { OrderView, PaymentRow } from './order.ts'

/** The customer's messages about an order that comes to nothing, and money that goes back. `link` is the private one to the request's page. */

/** To the customer, who has cancelled. */
export function orderCancelledMail(view: OrderView, link: string): MailContent {
  const back = paidBack(view)
  return message(
    {
      subject: `${view.request.reference} Your order was cancelled`,
      title: 'Your order was cancelled',
      preview: `We are refunding ${formatPence(back)}.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `You have cancelled your order. ${refundText(back, paymentOf(view, 'first')?.method)} We’ll send you a credit note when that is done.`,
    ),
    h(Facts, { facts: [...about(view), { label: 'Refund', text: formatPence(back), strong: true }] }),
    h(Button, { href: link, label: 'See your request' }),
    paragraph('If you did not cancel it yourself, reply and tell us.'),
  )
}

/** To the customer: money has gone back. @param pence of this refund, which may be a part of the payment */
export function orderRefundedMail(
  view: OrderView,
  link: string,
  pence: number,
  payment: PaymentRow,
  paper: AttachedPaper,
): MailContent {
  const amount = formatPence(pence)
  const content = message(
    {
      subject: `${view.request.reference} Your refund of ${amount}`,
      title: 'Your refund is on its way',
      preview: `${amount}, ${payment.method === 'card' ? 'to the card you paid with' : 'by bank transfer'}.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      payment.method === 'card'
        ? `We have refunded ${amount} to the card you used. Banks can take up to ten working days to show it.`
        : `We have paid ${amount} back by bank transfer, to the account it came from.`,
      ` Your ${paperName(paper)} is attached.`,
    ),
    h(Facts, { facts: [...about(view), { label: 'Refund', text: amount, strong: true }] }),
    h(Button, { href: link, label: 'See your request' }),
  )
  return { ...content, ...attached(paper) }
}

/** To the customer: we cannot fulfil the order. */
export function orderDeclinedMail(view: OrderView, link: string): MailContent {
  const back = paidBack(view)
  return message(
    {
      subject: `${view.request.reference} We cannot fulfil your order, and are refunding it in full`,
      title: 'We cannot fulfil your order',
      preview: `We are refunding ${formatPence(back)}.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `We are sorry: we cannot fulfil your order. ${refundText(back, paymentOf(view, 'first')?.method)} You don’t need to do anything. We’ll send you a credit note when it is done.`,
    ),
    h(Facts, { facts: [...about(view), { label: 'Refund', text: formatPence(back), strong: true }] }),
    h(Button, { href: link, label: 'See your request' }),
    paragraph('If you have questions, reply to this email.'),
  )
}

/** To the customer: the offer was taken back. */
export function orderWithdrawnMail(view: OrderView, link: string): MailContent {
  return message(
    {
      subject: `${view.request.reference} We have withdrawn our quote`,
      title: 'Our quote was withdrawn',
      preview: 'You owe nothing.',
      why: WHY_REQUEST,
    },
    dear(view),
    paragraph(
      `We have withdrawn our quote of ${formatPence(view.offer.total)}. You can no longer accept it, and you owe nothing. If you have already sent a payment, we’ll refund it in full.`,
    ),
    h(Facts, { facts: about(view) }),
    h(Button, { href: link, label: 'See your request' }),
    paragraph('If you have questions, reply to this email.'),
  )
}

function surplusReason(view: OrderView, { part }: PaymentRow): string {
  if (view.covered > 0 && leftOf(view, part === 'first' ? 'first' : 'second') === 0)
    return `The ${partText(part)}${part === 'first' || part === 'second' ? ' of the price' : ''} had already been paid.`
  return part === 'first' ? 'The quote was no longer open.' : 'The order had ended.'
}

/** To the customer: what was not to be paid goes back. */
export function orderSurplusMail(view: OrderView, link: string, payment: PaymentRow): MailContent {
  const amount = formatPence(payment.amount)
  const reason = surplusReason(view, payment)
  return message(
    {
      subject: `${view.request.reference} We are refunding your payment of ${amount}`,
      title: 'We are refunding a payment',
      preview: reason,
      why: WHY_ORDER,
    },
    dear(view),
    h(Notice, null, `We have received a payment of ${amount} that you did not owe. ${reason}`),
    paragraph(
      `${refundText(payment.amount, payment.method)} You don’t need to do anything. We’ll send you a credit note when it is done.`,
    ),
    h(Facts, { facts: about(view) }),
    h(Button, { href: link, label: 'See your request' }),
  )
}
