import { ORDER_FACTS } from '#contract/business-facts.ts'
import { type BankDetails, formatPence, type MessageKind } from '#contract/order.ts'
import { Button, Heading, Quotation, TextLink } from '../mail/design/blocks.ts'
import { Documents, Facts } from '../mail/design/facts.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { Fragment, createElement as h } from '../mail/design/react.ts'
import { Sums } from '../mail/design/sums.ts'
import { ukMoment } from '../mail/format.ts'
import { asksExpress, cancelUntilOf, deliveredDocuments, isOpen } from './customer-view.ts'
import { about, account, dayOf, leftOf, openTransferOf, paperName } from './mail-facts.ts'
import {
  type AttachedPaper,
  attached,
  dear,
  note,
  page,
  paragraph,
  readyBy,
  readyText,
  Transfer,
  WHY_ORDER,
  WHY_REQUEST,
} from './mail-parts.ts'
import type { OrderView, PaymentRow } from './order.ts'

/** The customer's messages about the work: begun, delivered, paid in full. `link` is the private one to the request's page. */

/** To the customer: work has begun. */
export function orderBegunMail(view: OrderView, link: string): MailContent {
  const ready = readyText(view)
  return message(
    {
      subject: `${view.request.reference} We have started work on your order`,
      title: 'We have started work',
      preview: `Ready ${ready}.`,
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `We have started work on your order and will deliver it ${ready}. You can no longer cancel it on your page.`,
      asksExpress(view) &&
        ' You still have your right to cancel as a consumer: the confirmation of your order says how.',
    ),
    h(Facts, { facts: [...about(view), readyBy(view)] }),
    h(Sums, { sums: account(view) }),
    h(Button, { href: link, label: 'See your order' }),
    paragraph(
      'We’ll email you when we deliver. The second half is due then. If something changes, tell us at once.',
    ),
  )
}

/** To the customer: we have not begun after all. */
export function orderBeginUndoneMail(view: OrderView, link: string, now: Date): MailContent {
  const end = cancelUntilOf(view, now)
  return message(
    {
      subject: `${view.request.reference} We have not started work yet`,
      title: 'We have not started work yet',
      preview: 'Our last message was sent by mistake.',
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      'We told you that we had started work on your order. That was a mistake, and we are sorry for the confusion.',
      end &&
        ` You can still cancel on your page until ${ukMoment(new Date(end))} for a full refund, if we haven’t started.`,
    ),
    h(Facts, { facts: [...about(view), readyBy(view)] }),
    h(Button, { href: link, label: 'See your order' }),
    paragraph('We’ll email you when we start. You don’t need to do anything.'),
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
      remark: 'You can open them on your page.',
    }),
  )
}

const ROUNDS = ORDER_FACTS.draftRounds

const MESSAGES: Record<
  MessageKind,
  { subject: string; title: string; lead: string; button: string; next?: string }
> = {
  plain: {
    subject: 'A message about your',
    title: 'A message from us',
    lead: 'Our message about your',
    button: 'Answer on your page',
  },
  ask: {
    subject: 'We need something from you for your',
    title: 'We need something from you',
    lead: 'Before we can continue we need this from you for your',
    button: 'Send it or answer on your page',
    next: 'Once you have paid, the delivery day moves by one working day for each working day we wait.',
  },
  draft: {
    subject: 'Please check the draft of your',
    title: 'A draft for you to check',
    lead: 'Please check every name, date and number in the draft before we certify it. Our message about your',
    button: 'Check the draft',
    next: `On your page you can approve it or ask for changes${ROUNDS > 0 ? `; the price includes ${ROUNDS === 1 ? '1 round' : `${ROUNDS} rounds`} of changes` : ''}. The delivery day moves by one working day for each working day we wait.`,
  },
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
  const words = MESSAGES[sent.kind]
  const isPlain = sent.kind === 'plain'
  return message(
    {
      subject: `${view.request.reference} ${words.subject} ${subject}`,
      title: words.title,
      preview: 'You can answer on your page, or by email.',
      why: ordered ? WHY_ORDER : WHY_REQUEST,
    },
    dear(view),
    paragraph(`${words.lead} ${subject}:`),
    h(Quotation, { text: sent.text }),
    documents.length > 0 && h(SentWith, { documents }),
    h(Facts, {
      facts: [
        ...about(view),
        ...(sent.about_name ? [{ label: 'Your document', text: sent.about_name }] : []),
        ...(ordered && !isPlain ? [readyBy(view)] : []),
      ],
    }),
    h(Button, {
      href: link,
      label: isPlain && documents.length > 0 ? 'Open the documents and answer' : words.button,
    }),
    words.next && paragraph(words.next),
    paragraph('You can also reply to this email. Please keep the reference in the subject.'),
  )
}

/** Whether there are documents that open with the second half. */
const isClosed = (view: OrderView) => deliveredDocuments(view).length > 0 && !isOpen(view.order)

function balanceText(view: OrderView): string {
  const amount = formatPence(leftOf(view, 'second'))
  if (leftOf(view, 'second') === 0) return 'Everything is paid.'
  return isClosed(view)
    ? `Please pay the second half now: ${amount}. You can open the documents as soon as it is paid.`
    : `Please pay the second half now: ${amount}.`
}

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
      'Anyone you give one of these files to can check that it is ours and unchanged. The file stays on their device. For this we keep its fingerprint (SHA-256), our reference and the date, even if you ask us to erase everything else. ',
      h(TextLink, { href: page(link, '/get-quote?verify=#verify'), label: 'Check a file' }),
    ),
  )
}

/** Whether anything of a delivery still stands: documents can be taken back before the message about them is sent. */
export const stillDelivered = (view: OrderView, delivered: number): boolean =>
  deliveredDocuments(view).some(({ delivery }) => delivery === delivered) ||
  view.deliveries.some(({ number, tracking }) => number === delivered && tracking !== '')

/** To the customer: a delivery. @param number of the delivery */
export function orderDeliveredMail(view: OrderView, link: string, number: number): MailContent {
  const { request } = view
  const delivery = view.deliveries.find((known) => known.number === number)
  const documents = deliveredDocuments(view).filter((document) => document.delivery === number)
  const replaced = view.documents.filter(({ replaced_by }) => replaced_by === number)
  const { note: words = '', carrier = '', tracking = '' } = delivery ?? {}
  const paid = leftOf(view, 'second') === 0
  const title =
    replaced.length > 0
      ? 'We have replaced a document'
      : documents.length > 0
        ? 'Your documents are ready'
        : 'Your documents are on their way'
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
        ? `Your ${documents.length === 1 ? 'document is' : `${documents.length} documents are`} ready. `
        : 'We have sent your documents. ',
      documents.length > 0 &&
        (isOpen(view.order)
          ? `You can open ${documents.length === 1 ? 'it' : 'them'} on your page now. `
          : `${documents.length === 1 ? 'It is' : 'They are'} on your page. `),
      balanceText(view),
    ),
    replaced.length > 0 &&
      paragraph(
        `Please use the new ${documents.length === 1 ? 'document' : 'documents'} from now on instead of ${replaced.map(({ name }) => `“${name}”`).join(', ')}. Anyone who checks the old file will be told that it was replaced.`,
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

/** To the customer: what was handed over is taken back. @param name of the document */
export function orderTakenBackMail(view: OrderView, link: string, name: string): MailContent {
  const others = deliveredDocuments(view).length > 0
  return message(
    {
      subject: `${view.request.reference} We have taken a document back`,
      title: 'We have taken a document back',
      preview: 'We delivered it by mistake.',
      why: WHY_ORDER,
    },
    dear(view),
    paragraph(
      `We delivered “${name}” by mistake and took it back before it was opened. We are sorry.`,
      others
        ? ' Everything else we delivered is still on your page.'
        : view.order.state === 'in_progress' &&
            ` We are working on your order again, and will deliver it ${readyText(view)}. There is nothing to pay before then.`,
    ),
    h(Facts, { facts: about(view) }),
    h(Button, { href: link, label: 'See your order' }),
    paragraph(
      'We’ll email you as soon as the right document is on your page. You don’t need to do anything.',
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
      `We delivered your order${order.delivered_at ? ` on ${dayOf(order.delivered_at)}` : ''} and have not received the second half of the price yet. Please pay ${amount} now.`,
      isClosed(view) && ' You can open your documents as soon as it is paid.',
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
  const documents = deliveredDocuments(view).length > 0
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
      documents && ' You can open all documents on your page.',
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
