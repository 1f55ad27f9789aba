import { formatBookingDate } from '#contract/booking-calendar.ts'
import { type BankDetails, formatPence } from '#contract/order.ts'
import { Button, Heading, Quotation, TextLink } from '../mail/design/blocks.ts'
import { Documents, Facts } from '../mail/design/facts.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { Fragment, createElement as h } from '../mail/design/react.ts'
import { Sums } from '../mail/design/sums.ts'
import { asksExpress, isOpen } from './customer-view.ts'
import { about, account, dayOf, leftOf, openTransferOf, paperName } from './mail-facts.ts'
import {
  type AttachedPaper,
  attached,
  dear,
  note,
  page,
  paragraph,
  readyBy,
  Transfer,
  WHY_ORDER,
  WHY_REQUEST,
} from './mail-parts.ts'
import type { OrderView, PaymentRow } from './order.ts'

/** The customer's messages about the work: begun, delivered, paid in full. `link` is the private one to the request's page. */

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
      `We have begun work on your order and will deliver it by ${ready}. It can no longer be cancelled on its page.`,
      asksExpress(view) &&
        ' Your right to cancel as a consumer stays: the confirmation of your order says how.',
    ),
    h(Facts, { facts: [...about(view), readyBy(view)] }),
    h(Sums, { sums: account(view) }),
    h(Button, { href: link, label: 'See your order' }),
    paragraph(
      'We’ll email you when we deliver; the second half is due then. If something changes, tell us at once.',
    ),
  )
}

/** Documents that came with a message: their names, and where they can be opened. */
function SentWith({ documents }: { documents: OrderView['documents'] }) {
  return h(
    Fragment,
    null,
    h(Heading, null, `Documents (${documents.length})`),
    h(Documents, {
      documents: documents.map(({ name, size }) => ({ name, size, link: null, note: null })),
      remark: 'They are on your page, where you can open them now.',
    }),
  )
}

/** To the customer: what the operator wrote, and the names of what came with it. */
export function orderMessageMail(
  view: OrderView,
  link: string,
  sent: OrderView['messages'][number],
): MailContent {
  const documents = view.documents.filter(({ message: sentWith }) => sentWith === sent.number)
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
    h(Quotation, { text: sent.text }),
    documents.length > 0 && h(SentWith, { documents }),
    h(Facts, { facts: about(view) }),
    h(Button, {
      href: link,
      label: documents.length > 0 ? 'Open the documents and answer' : 'Answer on your page',
    }),
    paragraph('You can also reply to this email. Please keep the reference in the subject.'),
  )
}

/** Whether there are documents that open with the second half. */
const isClosed = ({ order, documents }: OrderView) =>
  documents.some(({ delivery }) => delivery !== null) && !isOpen(order)

/** What is to be paid, and what opens with it. */
function balanceText(view: OrderView): string {
  const amount = formatPence(leftOf(view, 'second'))
  if (leftOf(view, 'second') === 0) return 'Everything is paid: there is nothing left to pay.'
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
      'Anyone you give one of these files to can check that it is ours and unchanged. The file stays on their device. ',
      h(TextLink, { href: page(link, '/get-quote?verify=#verify'), label: 'Check a file' }),
    ),
  )
}

/** To the customer: a delivery. @param number of the delivery */
export function orderDeliveredMail(view: OrderView, link: string, number: number): MailContent {
  const { request } = view
  const delivery = view.deliveries.find((known) => known.number === number)
  const documents = view.documents.filter((document) => document.delivery === number)
  const { note: words = '', carrier = '', tracking = '' } = delivery ?? {}
  const paid = leftOf(view, 'second') === 0
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
      'Please check what you receive. If we have made a mistake, tell us soon and we’ll correct it free of charge.',
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
  const amount = formatPence(leftOf(view, 'second'))
  const transfer = openTransferOf(view)
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
    h(Button, { href: link, label: transfer ? 'See your order' : 'Pay the second half' }),
    transfer && h(Heading, null, 'Your bank transfer'),
    transfer && h(Transfer, { view, payment: transfer, bank }),
    paragraph(
      'If you have paid in the last few days, or if something is wrong with what you received, reply and tell us.',
    ),
  )
}

/** To the customer: everything is paid. */
export function orderCompletedMail(
  view: OrderView,
  link: string,
  payment: PaymentRow,
  paper: AttachedPaper,
): MailContent {
  const amount = formatPence(payment.amount)
  const documents = view.documents.some(({ delivery }) => delivery !== null)
  const content = message(
    {
      subject: `${view.request.reference} Your order is complete: ${amount} received`,
      title: 'Your order is complete',
      preview: documents ? 'You can open your documents now.' : 'Everything is paid.',
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `Thank you. We have received ${payment.part === 'second' ? 'the second half of the price' : `your payment of ${amount}`}, and your order is complete. Your ${paperName(paper)} is attached.`,
      documents && ' All documents can be opened on your page.',
    ),
    h(Facts, { facts: about(view) }),
    h(Sums, { sums: account(view) }),
    h(Button, { href: link, label: documents ? 'Open your documents' : 'See your order' }),
    paragraph(
      'Please check what you have received. If we have made a mistake, tell us soon and we’ll correct it free of charge.',
    ),
  )
  return { ...content, ...attached(paper) }
}
