import { partText } from '#content/order.ts'
import { type BankDetails, formatPence } from '#contract/order.ts'
import { Button, Heading } from '../mail/design/blocks.ts'
import { Facts } from '../mail/design/facts.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { createElement as h } from '../mail/design/react.ts'
import { Sums } from '../mail/design/sums.ts'
import { about, account, isAwaited, paperName } from './mail-facts.ts'
import { type AttachedPaper, attached, dear, paragraph, Transfer, WHY_ORDER } from './mail-parts.ts'
import type { OrderView, PaymentRow } from './order.ts'

/** The customer's messages about money that is not simply a half: less than was expected, sooner than it was due, or back in part. */

/** To the customer: a payment that is not all of what is due, and where the rest goes. */
export function orderPartPaidMail(
  view: OrderView,
  link: string,
  payment: PaymentRow,
  paper: AttachedPaper,
  bank: BankDetails | undefined,
): MailContent {
  const came = formatPence(payment.amount)
  const rest = view.payments.find((open) => isAwaited(open) && open.part === payment.part)
  const missing = rest && formatPence(rest.amount)
  const content = message(
    {
      subject: `${view.request.reference} We have received ${came}${missing ? `: ${missing} is missing` : ''}`,
      title: missing ? `${missing} is missing` : 'We have received part of it',
      preview: missing ? `Please transfer the rest: ${missing}.` : `${came} has arrived.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `Thank you. We have received ${came} for the ${partText(payment.part)}. Your ${paperName(paper)} is attached.`,
    ),
    missing &&
      paragraph(
        `${missing} is missing: banks sometimes deduct charges. Please transfer the rest to the same account.`,
      ),
    rest && h(Transfer, { view, payment: rest, bank }),
    h(Button, { href: link, label: 'See your order' }),
    h(Sums, { sums: account(view) }),
  )
  return { ...content, ...attached(paper) }
}

/** To the customer: the second half was paid before it was due. */
export function orderBalancePaidMail(
  view: OrderView,
  link: string,
  payment: PaymentRow,
  paper: AttachedPaper,
): MailContent {
  const amount = formatPence(payment.amount)
  const content = message(
    {
      subject: `${view.request.reference} ${amount} received`,
      title: 'Your order is paid in full',
      preview: `We have received ${amount}.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `Thank you. We have received ${amount}, and your order is paid in full. Your ${paperName(paper)} is attached. You can open your documents as soon as we deliver them.`,
    ),
    h(Facts, { facts: about(view) }),
    h(Sums, { sums: account(view) }),
    h(Button, { href: link, label: 'See your order' }),
  )
  return { ...content, ...attached(paper) }
}

/** How what is to go back gets there: by card, by bank transfer, or both. */
function wayBack({ payments }: OrderView): string {
  const methods = new Set(
    payments
      .filter(({ refund_due, refunded, surplus }) => refund_due > refunded && !surplus)
      .map(({ method }) => method),
  )
  const card = 'to the card you paid with; banks can take up to ten working days to show it'
  const transfer = 'by bank transfer, to the account it came from'
  if (methods.size > 1) return `the way it came: ${card}, or ${transfer}`
  return methods.has('transfer') ? transfer : card
}

const reasonFact = (reason: string | null | undefined) => (reason ? [{ label: 'Reason', text: reason }] : [])

/** To the customer: a part of what was paid goes back, and the order goes on. @param pence that go back */
export function orderRefundDueMail(view: OrderView, link: string, pence: number): MailContent {
  const amount = formatPence(pence)
  const reason = view.payments.findLast(({ refund_reason }) => refund_reason)?.refund_reason
  return message(
    {
      subject: `${view.request.reference} We are refunding ${amount}`,
      title: 'We are refunding part of your payment',
      preview: `${amount} of what you paid.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `We are refunding ${amount} of what you paid, ${wayBack(view)}. You don’t need to do anything. We’ll send you a credit note when it is done.`,
    ),
    h(Facts, {
      facts: [...about(view), { label: 'Refund', text: amount, strong: true }, ...reasonFact(reason)],
    }),
    h(Button, { href: link, label: 'See your order' }),
    paragraph('If you have questions, reply to this email.'),
  )
}

/** To the customer: we have ended the order; a part is kept, or nothing. @param pence that go back */
export function orderEndedMail(view: OrderView, link: string, pence: number): MailContent {
  const back = formatPence(pence)
  const { held } = view
  return message(
    {
      subject: `${view.request.reference} Your order has ended${pence > 0 ? `: we are refunding ${back}` : ''}`,
      title: 'Your order has ended',
      preview: pence > 0 ? `We are refunding ${back}.` : 'There is nothing more to pay.',
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      'We have ended your order and are no longer working on it. There is nothing more to pay.',
      pence > 0 &&
        ` We are refunding ${back} ${wayBack(view)}. You don’t need to do anything. We’ll send you a credit note when it is done.`,
      held > 0 && ` We keep ${formatPence(held)}.`,
    ),
    h(Facts, {
      facts: [
        ...about(view),
        ...(held > 0 ? [{ label: 'We keep', text: formatPence(held) }] : []),
        { label: 'Refund', text: back, strong: true },
        ...reasonFact(view.order.end_reason),
      ],
    }),
    h(Button, { href: link, label: 'See your order' }),
    h(Heading, null, 'If you do not agree'),
    paragraph(
      'Reply to this email and tell us why. This does not affect your legal rights, which are in the confirmation of your order.',
    ),
  )
}
