import { formatPence } from '#contract/order.ts'
import { Button } from '../mail/design/blocks.ts'
import { Facts } from '../mail/design/facts.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { createElement as h } from '../mail/design/react.ts'
import { Sums } from '../mail/design/sums.ts'
import { about, bill, endText, type Offered, paperName, totalText } from './mail-facts.ts'
import {
  type AttachedPaper,
  attached,
  dear,
  note,
  paragraph,
  readyBy,
  readyText,
  termsLink,
  vatWords,
  WHY_ORDER,
} from './mail-parts.ts'
import type { OrderView } from './order.ts'

/** The customer's messages about an extra on a running order. Their views have the extra in the place of the offer. */

/** An order's view with its extra of this version in the place of the offer; undefined without one. */
export function withExtra(view: OrderView, version: number | undefined): OrderView | undefined {
  const extra = view.extras.find((known) => known.version === version)
  return extra && { ...view, offer: extra, covered: extra.covered }
}

/** To the customer: more work on the order, and its price. @param view of an extra that may not have been sent yet, too */
export function orderExtraMail(view: Offered, link: string): MailContent {
  const { request, offer } = view
  const end = endText(offer.valid_until)
  return message(
    {
      subject: `${request.reference} An extra to your order: ${formatPence(offer.total)}`,
      title: 'An extra to your order',
      preview: `${totalText(view)}. Ready ${readyText(view)}.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      'Here is our quote for an extra to your order. You owe nothing for it until you accept it, and your order continues either way.',
    ),
    h(Sums, { sums: bill(view) }),
    vatWords(view),
    note(offer.note),
    h(Facts, {
      facts: [...about(view), readyBy(view), { label: 'Open until', text: end, strong: true }],
    }),
    h(Button, { href: link, label: 'See the extra and accept it' }),
    paragraph(
      `If you accept it, you pay for it straight away: ${formatPence(offer.total)}. If you have a question, ask it on the page or reply to this email.`,
    ),
    termsLink(link),
  )
}

/** To the customer: the extra is paid. It confirms the addition to the contract. */
export function orderExtraPaidMail(view: OrderView, link: string, paper: AttachedPaper): MailContent {
  const content = message(
    {
      subject: `${view.request.reference} Your extra is confirmed: ${formatPence(view.offer.total)} received`,
      title: 'Your extra is confirmed',
      preview: `Ready ${readyText(view)}.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `Thank you. We have received your payment, and the extra is part of your order. Your ${paperName(paper)} is attached.`,
    ),
    h(Sums, { sums: bill(view) }),
    h(Facts, { facts: [...about(view), readyBy(view)] }),
    h(Button, { href: link, label: 'See your order' }),
    termsLink(link),
  )
  return { ...content, ...attached(paper) }
}

/** To the customer: the extra was taken back. */
export function orderExtraWithdrawnMail(view: OrderView, link: string): MailContent {
  return message(
    {
      subject: `${view.request.reference} We have withdrawn an extra to your order`,
      title: 'An extra was withdrawn',
      preview: 'You owe nothing for it. Your order continues.',
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `We have withdrawn the extra of ${formatPence(view.offer.total)}. You owe nothing for it, and your order continues. If you have already sent a payment for it, we’ll refund it in full.`,
    ),
    h(Facts, { facts: about(view) }),
    h(Button, { href: link, label: 'See your order' }),
  )
}
