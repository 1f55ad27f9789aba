import { partText } from '#content/order.ts'
import { type BankDetails, formatPence } from '#contract/order.ts'
import { Button, Heading, List, TextLink } from '../mail/design/blocks.ts'
import { Facts } from '../mail/design/facts.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { createElement as h } from '../mail/design/react.ts'
import { Sums } from '../mail/design/sums.ts'
import { ukMoment } from '../mail/format.ts'
import { type CancellableContract, RightToCancel, TRADER } from '../mail/right-to-cancel.ts'
import { asksExpress, cancelUntilOf } from './customer-view.ts'
import {
  about,
  account,
  bill,
  dayOf,
  endText,
  halves,
  invoiceTo,
  leftOf,
  type Offered,
  paidBack,
  paperName,
  paymentOf,
  postTo,
  serviceOf,
  totalText,
} from './mail-facts.ts'
import {
  type AttachedPaper,
  attached,
  dear,
  note,
  page,
  paragraph,
  readyBy,
  readyText,
  requestAttached,
  Transfer,
  termsLink,
  vatWords,
  WHY_ORDER,
  WHY_REQUEST,
} from './mail-parts.ts'
import type { OrderView, PaymentRow } from './order.ts'

/** The customer's messages about an order, until the contract is made. `link` is the private one to the request's page. */

/** To the customer: the price. @param view of an offer that may not have been sent yet, too */
export function orderOfferMail(view: Offered, link: string): MailContent {
  const { request, offer } = view
  const total = formatPence(offer.total)
  const end = endText(offer.valid_until)
  return message(
    {
      subject: `${request.reference} Our quote: ${total}`,
      title: 'Our quote',
      preview: `${totalText(view)}. Ready ${readyText(view)}.`,
      why: WHY_REQUEST,
    },
    dear(view),
    paragraph(
      'Here is our quote for your request. You owe nothing until you accept it.',
      offer.version > 1 && ' It replaces the one we sent you before.',
    ),
    h(Sums, { sums: bill(view) }),
    vatWords(view),
    note(offer.note),
    h(Facts, {
      facts: [
        ...about(view),
        readyBy(view),
        ...(offer.by_post ? [{ label: 'By post', text: 'to the address you give when you accept' }] : []),
        { label: 'Open until', text: end, strong: true },
      ],
    }),
    h(Button, { href: link, label: 'See the quote and accept it' }),
    h(Heading, null, 'What happens next'),
    h(List, {
      ordered: true,
      items: [
        `Accept the quote on that page by ${end} and pay the first half, ${formatPence(offer.first_amount)}.`,
        'We start work. For one hour after paying you can cancel for a full refund, if we haven’t started.',
        `We deliver ${readyText(view)}, and you pay the second half, ${formatPence(offer.second_amount)}.`,
      ],
    }),
    paragraph('If you have a question, ask it on the page or reply to this email.'),
    termsLink(link),
  )
}

/** To the customer: the offer ends soon. */
export function orderOfferReminderMail(view: OrderView, link: string): MailContent {
  const { request, offer } = view
  const end = endText(offer.valid_until)
  return message(
    {
      subject: `${request.reference} Reminder: our quote of ${formatPence(offer.total)}`,
      title: 'Our quote ends soon',
      preview: `${totalText(view)}. Open until ${end}.`,
      why: WHY_REQUEST,
    },
    dear(view),
    paragraph(
      `Our quote is open until ${end}. If you still need the work done, accept it before then. If not, you don’t have to do anything.`,
    ),
    h(Facts, {
      facts: [...about(view), { label: 'Price', text: totalText(view), strong: true }, readyBy(view)],
    }),
    h(Button, { href: link, label: 'See the quote and accept it' }),
    paragraph(
      `You pay half when you accept, ${formatPence(offer.first_amount)}, and half on delivery. If you would like to change something, reply and tell us.`,
    ),
  )
}

/** What happens once a transfer of the first half has arrived. */
const afterAccepting = (view: Offered, { part }: PaymentRow) => [
  view.offer.ready_by === null
    ? 'When your payment has arrived, we’ll confirm your order by email.'
    : `When your payment has arrived, we’ll confirm your order by email. If that is after ${dayOf(view.offer.valid_until)}, the delivery day moves with it.`,
  'For one hour after that you can cancel for a full refund, if we haven’t started.',
  part === 'whole'
    ? `We deliver ${readyText(view)}. There is nothing more to pay.`
    : `You pay the second half, ${formatPence(view.offer.second_amount)}, on delivery.`,
]

/** To the customer, who pays by bank transfer: where to. */
export function orderTransferMail(
  view: OrderView,
  link: string,
  payment: PaymentRow,
  bank: BankDetails | undefined,
  demand?: AttachedPaper,
): MailContent {
  const { request } = view
  const amount = formatPence(payment.amount)
  const part = partText(payment.part)
  const accepts = view.order.paid_at === null
  const content = message(
    {
      subject: `${request.reference} Please transfer ${amount}`,
      title: `How to pay the ${part}`,
      preview: `${amount}, with the reference ${request.reference}.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `${accepts ? 'Thank you for accepting our quote. ' : ''}Please transfer the ${part}, ${amount}, to this account. ${
        accepts
          ? 'We’ll start once it has arrived.'
          : 'Banks can take a day or two. We’ll email you the receipt once it has arrived.'
      }`,
    ),
    h(Transfer, { view, payment, bank }),
    requestAttached(demand),
    h(Button, { href: link, label: 'See your order' }),
    accepts && h(Heading, null, 'What happens next'),
    accepts && h(List, { ordered: true, items: afterAccepting(view, payment) }),
    h(Heading, null, 'What you ordered'),
    h(Sums, { sums: [...bill(view), ...halves(view)] }),
    vatWords(view),
    h(Facts, { facts: [readyBy(view), ...invoiceTo(view), ...postTo(view)] }),
  )
  return { ...content, ...(demand && attached(demand)) }
}

/** To the customer: the transfer has not arrived. */
export function orderFirstDueMail(
  view: OrderView,
  link: string,
  payment: PaymentRow,
  bank: BankDetails | undefined,
  demand?: AttachedPaper,
): MailContent {
  const { request } = view
  const amount = formatPence(payment.amount)
  const content = message(
    {
      subject: `${request.reference} Your transfer of ${amount} has not arrived yet`,
      title: 'Your transfer has not arrived yet',
      preview: `${amount}, with the reference ${request.reference}.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `Your bank transfer of the first half has not reached us yet. We’ll start once it has. If you sent it in the last few days, you don’t have to do anything. We’ll keep the order open until ${dayOf(payment.expires_at)}.`,
    ),
    h(Transfer, { view, payment, bank }),
    requestAttached(demand),
    h(Button, { href: link, label: 'See your order' }),
    h(Sums, { sums: account(view) }),
    paragraph('If you have changed your mind, you owe nothing. Please reply and tell us.'),
  )
  return { ...content, ...(demand && attached(demand)) }
}

/** To the customer: the transfer did not arrive in time, and is no longer waited for. */
export function orderUnpaidMail(view: OrderView, link: string, payment: PaymentRow): MailContent {
  const amount = formatPence(payment.amount)
  const isOpen = view.order.state === 'offered'
  return message(
    {
      subject: `${view.request.reference} We have not received your transfer of ${amount}`,
      title: 'Your transfer did not arrive',
      preview: 'If you have sent it, reply and tell us.',
      why: WHY_REQUEST,
    },
    dear(view),
    paragraph(
      `We have not received your bank transfer of ${amount}, and have not started. You owe nothing. If you have sent it, reply and tell us when, and we’ll look for it.`,
    ),
    paragraph(
      isOpen
        ? `You can still accept our quote until ${endText(view.offer.valid_until)}.`
        : 'Our quote can no longer be accepted. If you still need the work done, reply and we’ll send you a new one.',
    ),
    h(Facts, { facts: about(view) }),
    h(Button, { href: link, label: isOpen ? 'See the quote' : 'See your request' }),
  )
}

/** The rules of the terms of service for orders, in their words. */
const RULES = [
  'Half of the price is due upfront, half on delivery.',
  'You may cancel within 1 hour of payment, and have your money back in full, if work has not begun.',
  'Once work has begun there is no refund.',
  'If we cannot fulfil the order, you are refunded in full.',
]

const contractOf = (view: OrderView): CancellableContract => ({
  made: new Date(view.order.paid_at ?? view.order.created_at),
  verb: 'ordered',
  service: `order ${view.request.reference}, ${serviceOf(view)}`,
  express:
    view.order.express_request &&
    'Until work begins you get everything back. If you cancel after that, you pay for the part of the work that has been done; once the service has been performed in full, the right ends.',
  link: 'with the link above within 1 hour of your payment, if work has not begun',
  refund:
    paymentOf(view, 'first')?.method === 'transfer'
      ? 'to the account you paid from'
      : 'to the card you paid with',
})

/** To the customer: the first half is paid. It confirms the contract, on a durable medium. */
export function orderPaidMail(view: OrderView, link: string, paper: AttachedPaper, now: Date): MailContent {
  const { request, order } = view
  const received = formatPence(paidBack(view))
  const left = leftOf(view, 'second')
  const end = cancelUntilOf(view, now)
  const consumer = asksExpress(view)
  const content = message(
    {
      subject: `${request.reference} Your order is confirmed: ${received} received`,
      title: 'Your order is confirmed',
      preview: `We have received ${received}. Ready ${readyText(view)}.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `Thank you. We have received ${left > 0 ? 'the first half of the price' : 'the whole price'}, ${received}, and your order is confirmed. Your ${paperName(paper)} is attached.`,
    ),
    h(Facts, {
      facts: [
        ...about(view),
        { label: 'Ordered on', text: dayOf(order.paid_at ?? order.created_at) },
        readyBy(view),
        ...invoiceTo(view),
        ...postTo(view),
        { label: 'Supplied by', text: TRADER },
      ],
    }),
    h(Sums, { sums: [...bill(view), ...halves(view)] }),
    vatWords(view),
    h(Button, { href: link, label: 'See your order' }),
    end &&
      paragraph(
        `You can cancel on that page until ${ukMoment(new Date(end))} for a full refund, if we haven’t started.`,
      ),
    h(Heading, null, 'What happens next'),
    h(List, {
      ordered: true,
      items: [
        'We’ll tell you when we start. If we have a question, we’ll email you, and you can answer on your page.',
        `We’ll deliver ${readyText(view)}, and email you.`,
        left > 0
          ? `You pay the second half, ${formatPence(left)}, on delivery.`
          : 'There is nothing more to pay.',
      ],
    }),
    h(Heading, null, 'What we agreed'),
    h(List, { items: RULES }),
    paragraph(
      consumer &&
        'If you ordered as a consumer, the rights below come first wherever they differ from these rules. ',
      h(TextLink, { href: page(link, '/terms-of-service'), label: 'Terms of service' }),
    ),
    consumer && h(RightToCancel, { contract: contractOf(view), site: new URL(link).origin }),
  )
  return { ...content, ...attached(paper) }
}
