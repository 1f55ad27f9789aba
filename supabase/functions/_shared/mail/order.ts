import { formatBookingDate } from '#contract/booking-calendar.ts'
import { type BankDetails, formatPence, type PaymentMethod } from '#contract/order.ts'
import { asksExpress, cancelUntilOf, isOpen } from '../orders/customer-view.ts'
import type { OrderView, PaperRow, PaymentRow } from '../orders/order.ts'
import { Button, Greeting, Heading, List, Notice, Paragraph, Quotation, TextLink } from './design/blocks.ts'
import { Documents, type Fact, Facts } from './design/facts.ts'
import { type MailContent, message } from './design/message.ts'
import { Fragment, createElement as h, type ReactNode } from './design/react.ts'
import { Sums } from './design/sums.ts'
import { bothClocks } from './format.ts'
import {
  about,
  account,
  amountOf,
  awaitedTransfer,
  bill,
  dayOf,
  endText,
  halves,
  type Offered,
  paidBack,
  paperName,
  paymentOf,
  serviceOf,
  totalText,
  transferFacts,
} from './order-facts.ts'
import { type CancellableContract, RightToCancel, TRADER } from './right-to-cancel.ts'

/** The customer's messages about an order. `link` is the private one to the request's page. */

/** The paper of a payment or a refund, with its PDF. */
export type AttachedPaper = Pick<PaperRow, 'kind' | 'reference'> & { content?: Uint8Array }

const dear = ({ request }: Offered) => h(Greeting, { typed: request.given_name })

const WHY_REQUEST =
  'We sent this because this address asked us for a quote. If it was not you, reply and tell us.'

const WHY_ORDER =
  'We sent this because of an order that was placed with this address. If it was not you, reply and tell us.'

/** A page of the site that the link leads to. */
const page = (link: string, path: string) => new URL(path, link).href

const paragraph = (...children: ReactNode[]) => h(Paragraph, null, ...children)

const termsLink = (link: string) =>
  paragraph(h(TextLink, { href: page(link, '/terms-of-service'), label: 'Terms of service' }))

const readyBy = ({ offer }: Offered): Fact => ({ label: 'Ready by', text: formatBookingDate(offer.ready_by) })

/** A note of ours, as it was written. */
const note = (text: string) => text.trim() !== '' && h(Quotation, { text })

const attached = ({ content, ...paper }: AttachedPaper): Pick<MailContent, 'papers'> =>
  content ? { papers: [{ filename: `${paper.reference}.pdf`, content }] } : {}

/** How money goes back, and by when it is seen. */
const refundText = (amount: number, method: PaymentMethod | undefined) =>
  method === 'transfer'
    ? `We are paying ${formatPence(amount)} back in full by bank transfer, to the account that it came from.`
    : `We are refunding ${formatPence(amount)} in full to the card you paid with. Banks can take up to ten working days to show it.`

/** To the customer: the price. @param view of an offer that may not have been sent yet, too */
export function orderOfferMail(view: Offered, link: string): MailContent {
  const { request, offer } = view
  const total = formatPence(offer.total)
  const end = endText(offer.valid_until)
  return message(
    {
      subject: `${request.reference} Our offer: ${total}`,
      title: 'Our offer',
      preview: `${totalText(view)}. Ready by ${formatBookingDate(offer.ready_by)}.`,
      why: WHY_REQUEST,
    },
    dear(view),
    paragraph(
      'Here is our offer for your request. You owe nothing until you accept it.',
      offer.version > 1 && ' It replaces the one that we sent you before.',
    ),
    h(Sums, { sums: bill(view) }),
    note(offer.note),
    h(Facts, {
      facts: [...about(view), readyBy(view), { label: 'Open until', text: end, strong: true }],
    }),
    h(Button, { href: link, label: 'See the offer and accept it' }),
    h(Heading, null, 'What happens next'),
    h(List, {
      ordered: true,
      items: [
        `You accept the offer on that page until ${end}, and pay the first half, ${formatPence(offer.first_amount)}.`,
        'We begin. Within 1 hour of your payment you can cancel for a full refund, if work has not begun.',
        `We deliver by ${formatBookingDate(offer.ready_by)}, and you pay the second half, ${formatPence(offer.second_amount)}.`,
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
      subject: `${request.reference} Reminder: our offer of ${formatPence(offer.total)}`,
      title: 'Our offer ends soon',
      preview: `${totalText(view)}. Open until ${end}.`,
      why: WHY_REQUEST,
    },
    dear(view),
    paragraph(
      `Our offer is open until ${end}. If you still need it, accept it before then; if not, you do not have to do anything.`,
    ),
    h(Facts, {
      facts: [...about(view), { label: 'Price', text: totalText(view), strong: true }, readyBy(view)],
    }),
    h(Button, { href: link, label: 'See the offer and accept it' }),
    paragraph(
      `You pay half when you accept, ${formatPence(offer.first_amount)}, and half on delivery. If something about it does not suit you, reply and tell us.`,
    ),
  )
}

type TransferProps = { view: OrderView; payment: PaymentRow; bank: BankDetails | undefined }

/** Where to pay to, or how to learn it. */
function Transfer({ view, payment, bank }: TransferProps) {
  if (!bank) return paragraph('Reply to this email, and we tell you where to pay to.')
  return h(
    Fragment,
    null,
    h(Facts, { facts: transferFacts(view, payment, bank) }),
    paragraph(
      'The reference lets us find your payment. If a message ever gives you other bank details, ask us before you pay.',
    ),
  )
}

/** To the customer, who pays the first half by bank transfer: where to. */
export function orderAcceptedMail(
  view: OrderView,
  link: string,
  payment: PaymentRow,
  bank: BankDetails | undefined,
): MailContent {
  const { request, offer } = view
  const amount = formatPence(payment.amount)
  return message(
    {
      subject: `${request.reference} Please transfer ${amount}`,
      title: 'How to pay the first half',
      preview: `${amount}, with the reference ${request.reference}.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `Thank you for accepting our offer. Please transfer the first half, ${amount}, to this account. We begin once it has arrived.`,
    ),
    h(Transfer, { view, payment, bank }),
    h(Button, { href: link, label: 'See your order' }),
    h(Heading, null, 'What happens next'),
    h(List, {
      ordered: true,
      items: [
        'When your payment has arrived, we confirm your order by email.',
        'Within 1 hour of that you can cancel for a full refund, if work has not begun.',
        `You pay the second half, ${formatPence(offer.second_amount)}, on delivery.`,
      ],
    }),
    h(Heading, null, 'What you ordered'),
    h(Sums, { sums: [...bill(view), ...halves(view)] }),
  )
}

/** To the customer: the transfer has not arrived. */
export function orderFirstDueMail(
  view: OrderView,
  link: string,
  payment: PaymentRow,
  bank: BankDetails | undefined,
): MailContent {
  const { request } = view
  const amount = formatPence(payment.amount)
  return message(
    {
      subject: `${request.reference} Your transfer of ${amount} has not arrived yet`,
      title: 'Your transfer has not arrived yet',
      preview: `${amount}, with the reference ${request.reference}.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `Your bank transfer of the first half has not reached us yet; we begin once it has. If you sent it in the last few days, you do not have to do anything. We wait for it until ${dayOf(payment.expires_at)}.`,
    ),
    h(Transfer, { view, payment, bank }),
    h(Button, { href: link, label: 'See your order' }),
    h(Sums, { sums: account(view) }),
    paragraph('If you have changed your mind, you owe nothing: a short reply helps us.'),
  )
}

/** The rules of the terms of service for orders, in their words. */
const RULES = [
  'Half of the price is due upfront, half on delivery.',
  'You may cancel within 1 hour of payment, and have your money back in full, if work has not begun.',
  'Once work has begun there is no refund.',
  'If we cannot fulfil the order, you are refunded in full.',
]

/** The contract about an order, for consumers. */
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
  const { request, order, offer } = view
  const first = formatPence(offer.first_amount)
  const end = cancelUntilOf(view, now)
  const consumer = asksExpress(view)
  const content = message(
    {
      subject: `${request.reference} Your order is confirmed: ${first} received`,
      title: 'Your order is confirmed',
      preview: `We have received ${first}. Ready by ${formatBookingDate(offer.ready_by)}.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `Thank you. We have received the first half of the price, ${first}, and your order is confirmed. Your ${paperName(paper)} is attached.`,
    ),
    h(Facts, {
      facts: [
        ...about(view),
        { label: 'Ordered on', text: dayOf(order.paid_at ?? order.created_at) },
        readyBy(view),
        { label: 'Supplied by', text: TRADER },
      ],
    }),
    h(Sums, { sums: [...bill(view), ...halves(view)] }),
    h(Button, { href: link, label: 'See your order' }),
    end &&
      paragraph(
        `You can cancel on that page until ${bothClocks(new Date(end))} for a full refund, unless we begin before.`,
      ),
    h(Heading, null, 'What happens next'),
    h(List, {
      ordered: true,
      items: [
        'We tell you when we begin. If we have a question, it comes by email, and you can answer it on the page.',
        `We deliver by ${formatBookingDate(offer.ready_by)}, and send you a message.`,
        `You pay the second half, ${formatPence(offer.second_amount)}, on delivery.`,
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
      `You have cancelled your order. ${refundText(back, paymentOf(view, 'first')?.method)} We send you a credit note when that is done.`,
    ),
    h(Facts, { facts: [...about(view), { label: 'Refund', text: formatPence(back), strong: true }] }),
    h(Button, { href: link, label: 'See your request' }),
    paragraph('If you did not cancel it yourself, reply and tell us.'),
  )
}

/** To the customer: work has begun. */
export function orderBegunMail(view: OrderView, link: string): MailContent {
  const ready = formatBookingDate(view.offer.ready_by)
  return message(
    {
      subject: `${view.request.reference} We have begun work on your order`,
      title: 'Work has begun',
      preview: `Ready by ${ready}.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `We have begun work on your order, and deliver by ${ready}. From now on it cannot be cancelled on its page any more.`,
      asksExpress(view) &&
        ' Your right to cancel as a consumer stays: the confirmation of your order says how.',
    ),
    h(Facts, { facts: [...about(view), readyBy(view)] }),
    h(Sums, { sums: account(view) }),
    h(Button, { href: link, label: 'See your order' }),
    paragraph(
      'You get a message when we deliver; you pay the second half then. If something changes, tell us at once.',
    ),
  )
}

/** To the customer: what the operator wrote. */
export function orderMessageMail(view: OrderView, link: string, text: string): MailContent {
  const ordered = view.order.paid_at !== null
  const subject = ordered ? 'order' : 'request'
  return message(
    {
      subject: `${view.request.reference} A message about your ${subject}`,
      title: 'A message from us',
      preview: 'You can answer on your page, or by email.',
      why: ordered ? WHY_ORDER : WHY_REQUEST,
    },
    dear(view),
    paragraph(`We have written to you about your ${subject}:`),
    h(Quotation, { text }),
    h(Facts, { facts: about(view) }),
    h(Button, { href: link, label: 'Answer on your page' }),
    paragraph('You can also reply to this email. Please keep the reference in the subject.'),
  )
}

/** Whether there are documents that open with the second half. */
const isClosed = ({ order, documents }: OrderView) =>
  documents.some(({ delivery }) => delivery !== null) && !isOpen(order)

/** What is to be paid, and what opens with it. */
function balanceText(view: OrderView): string {
  const amount = formatPence(amountOf(view, 'second'))
  if (paymentOf(view, 'second')) return 'Everything is paid: there is nothing left to pay.'
  return isClosed(view)
    ? `Please pay the second half now: ${amount}. The documents can be opened as soon as it is paid.`
    : `Please pay the second half now: ${amount}.`
}

/** Finished documents, and how to check them. */
function Delivered({ documents, link }: { documents: OrderView['documents']; link: string }) {
  return h(
    Fragment,
    null,
    h(Heading, null, `Documents (${documents.length})`),
    h(Documents, {
      documents: documents.map(({ name, size, sha256 }) => ({
        name,
        size,
        link: null,
        note: `SHA-256: ${sha256}`,
      })),
    }),
    paragraph(
      'Whoever is given one of these files can check that it is ours, and unchanged, without sending it to us. ',
      h(TextLink, { href: page(link, '/get-quote?verify'), label: 'Check a file' }),
    ),
  )
}

/** To the customer: a delivery. @param number of the delivery */
export function orderDeliveredMail(view: OrderView, link: string, number: number): MailContent {
  const { request } = view
  const delivery = view.deliveries.find((known) => known.number === number)
  const documents = view.documents.filter((document) => document.delivery === number)
  const { note: words = '', carrier = '', tracking = '' } = delivery ?? {}
  const paid = paymentOf(view, 'second') !== undefined
  const title = documents.length > 0 ? 'Your documents are ready' : 'Your documents are on their way'
  return message(
    {
      subject: `${request.reference} ${title}`,
      title,
      preview: balanceText(view),
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      documents.length > 0
        ? `We have finished ${documents.length === 1 ? 'a document' : `${documents.length} documents`} of your order. `
        : 'We have sent your documents. ',
      documents.length > 0 &&
        (isOpen(view.order) ? 'You can open them on your page now. ' : 'They are on your page. '),
      balanceText(view),
    ),
    note(words),
    h(Facts, {
      facts: [
        ...about(view),
        ...(carrier ? [{ label: 'Carrier', text: carrier }] : []),
        ...(tracking ? [{ label: 'Tracking number', text: tracking, strong: true }] : []),
      ],
    }),
    h(Button, {
      href: link,
      label: paid ? 'See your order' : 'See your order and pay the second half',
    }),
    documents.length > 0 && h(Delivered, { documents, link }),
    h(Sums, { sums: account(view) }),
    paragraph(
      'Please check what you receive. If there is a mistake of ours, tell us soon: we correct it without charge.',
    ),
  )
}

/** To the customer: the second half is still to be paid. */
export function orderBalanceDueMail(
  view: OrderView,
  link: string,
  bank: BankDetails | undefined,
): MailContent {
  const { request, order } = view
  const amount = formatPence(amountOf(view, 'second'))
  const transfer = awaitedTransfer(view)
  return message(
    {
      subject: `${request.reference} Reminder: ${amount} to pay for your order`,
      title: 'The second half is due',
      preview: `${amount}, due since we delivered.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `We delivered your order${order.delivered_at ? ` on ${dayOf(order.delivered_at)}` : ''}, and have not received the second half of the price yet. Please pay ${amount} now.`,
      isClosed(view) && ' Your documents can be opened as soon as it is paid.',
    ),
    h(Facts, { facts: about(view) }),
    h(Sums, { sums: account(view) }),
    h(Button, { href: link, label: 'Pay the second half' }),
    transfer && h(Heading, null, 'Your bank transfer'),
    transfer && h(Transfer, { view, payment: transfer, bank }),
    paragraph(
      'If you have paid in the last few days, or if something is wrong with what you received, reply and tell us.',
    ),
  )
}

/** To the customer: everything is paid. */
export function orderCompletedMail(view: OrderView, link: string, paper: AttachedPaper): MailContent {
  const documents = view.documents.some(({ delivery }) => delivery !== null)
  const content = message(
    {
      subject: `${view.request.reference} Your order is complete: ${formatPence(amountOf(view, 'second'))} received`,
      title: 'Your order is complete',
      preview: documents ? 'You can open your documents now.' : 'Everything is paid.',
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `Thank you. We have received the second half of the price, and your order is complete. Your ${paperName(paper)} is attached.`,
      documents && ' All documents can be opened on your page.',
    ),
    h(Facts, { facts: about(view) }),
    h(Sums, { sums: account(view) }),
    h(Button, { href: link, label: documents ? 'Open your documents' : 'See your order' }),
    paragraph(
      'Please check what you have received. If there is a mistake of ours, tell us soon: we correct it without charge.',
    ),
  )
  return { ...content, ...attached(paper) }
}

/** To the customer: money has gone back. */
export function orderRefundedMail(
  view: OrderView,
  link: string,
  payment: PaymentRow,
  paper: AttachedPaper,
): MailContent {
  const amount = formatPence(payment.amount)
  const content = message(
    {
      subject: `${view.request.reference} Your refund of ${amount}`,
      title: 'Your refund is on its way',
      preview: `${amount}, back ${payment.method === 'card' ? 'to the card that you paid with' : 'by bank transfer'}.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      payment.method === 'card'
        ? `We have refunded ${amount} to the card you used. Banks can take up to ten working days to show it.`
        : `We have paid ${amount} back by bank transfer, to the account that it came from.`,
      ` Your ${paperName(paper)} is attached.`,
    ),
    h(Facts, { facts: [...about(view), { label: 'Refund', text: amount, strong: true }] }),
    h(Button, { href: link, label: 'See your request' }),
  )
  return { ...content, ...attached(paper) }
}

/** To the customer: we cannot fulfil the order. */
export function orderUnableMail(view: OrderView, link: string): MailContent {
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
      `We are sorry: we cannot fulfil your order. ${refundText(back, paymentOf(view, 'first')?.method)} You do not need to do anything; we send you a credit note when it is done.`,
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
      subject: `${view.request.reference} We have withdrawn our offer`,
      title: 'Our offer was withdrawn',
      preview: 'You owe nothing.',
      why: WHY_REQUEST,
    },
    dear(view),
    paragraph(
      `We have withdrawn our offer of ${formatPence(view.offer.total)}. It cannot be accepted any more, and you owe nothing. If a payment of yours is on its way, you get it back in full.`,
    ),
    h(Facts, { facts: about(view) }),
    h(Button, { href: link, label: 'See your request' }),
    paragraph('If you have questions, reply to this email.'),
  )
}

/** To the customer: what was not to be paid goes back. */
export function orderSurplusMail(view: OrderView, link: string, payment: PaymentRow): MailContent {
  const amount = formatPence(payment.amount)
  const twice = paymentOf(view, payment.part) !== undefined
  return message(
    {
      subject: `${view.request.reference} We are refunding your payment of ${amount}`,
      title: 'We are refunding a payment',
      preview: twice ? 'It had been paid before.' : 'The offer was no longer open.',
      why: WHY_ORDER,
    },
    dear(view),
    h(
      Notice,
      null,
      twice
        ? `We have received ${amount} for the ${payment.part} half of the price, which had been paid already.`
        : `Your payment of ${amount} reached us when there was nothing to pay: the offer was no longer open.`,
    ),
    paragraph(
      `${refundText(payment.amount, payment.method)} You do not need to do anything; we send you a credit note when it is done.`,
    ),
    h(Facts, { facts: about(view) }),
    h(Button, { href: link, label: 'See your request' }),
  )
}
