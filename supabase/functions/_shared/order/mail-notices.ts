import { partText } from '#content/order.ts'
import { formatPence, type MessageKind } from '#contract/order.ts'
import { dueAt, type Urgency } from '#contract/quote.ts'
import { Actions, Button, Notice, Paragraph, Quotation } from '../mail/design/blocks.ts'
import { type Fact, Facts } from '../mail/design/facts.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { createElement as h } from '../mail/design/react.ts'
import { Sums } from '../mail/design/sums.ts'
import { type DisputeFacts, disputeClosedText, disputedText } from '../mail/dispute-words.ts'
import { ukMoment } from '../mail/format.ts'
import type { OperatorLink } from '../operator/links.ts'
import { cancelUntilOf } from './customer-view.ts'
import {
  about,
  account,
  amountOf,
  bill,
  dayOf,
  endText,
  invoiceTo,
  paidBack,
  postTo,
  serviceOf,
  totalText,
} from './mail-facts.ts'
import { readyBy, readyText } from './mail-parts.ts'
import type { OrderView, PaymentRow } from './order.ts'

/**
 * The operator's messages about orders. Their links act, so they go to the operator's inbox alone: they have no Reply-To of
 * the customer, who would get them quoted.
 */

const WHY =
  'A reply to this message does not reach the customer: use the link above, or reply to the message with the request.'

const REMARK =
  'For you alone: each link opens a page, and nothing happens before you press its button. Do not forward this message.'

type Asked = Pick<OrderView, 'request'>

function customer({ request }: Asked): Fact[] {
  const { given_name, family_name, company_name, email, phone } = request
  if (request.erased_at) return [{ label: 'Customer', text: 'erased' }]
  return [
    { label: 'Customer', text: `${given_name} ${family_name}` },
    ...(company_name ? [{ label: 'Company', text: company_name }] : []),
    { label: 'Email', text: email },
    ...(phone ? [{ label: 'Phone', text: phone }] : []),
  ]
}

/** What a notice speaks of besides the order. */
export type NoticeFacts = {
  now: Date
  /** Of the kinds that are about one. */
  payment?: PaymentRow | undefined
  /** What the customer wrote, and the kind of what it answers. */
  text?: string | undefined
  kind?: MessageKind | undefined
  /** What the payment provider says of a payment that does not match. */
  mismatch?: { session: string; amount: number | null; currency: string | null } | undefined
  /** Of a dispute: its amount in pence, and what else is known of it. */
  dispute?: (DisputeFacts & { amount: number }) | undefined
}

/** `urgent`: the operator has to act. */
type OperatorText = {
  subject: string | ((facts: NoticeFacts) => string)
  /** What follows it, with the sign before: the amount of the payment, or of the offer, unless said otherwise. */
  rest?: (view: OrderView) => string
  title: string
  intro: (view: OrderView, facts: NoticeFacts) => string[]
  urgent?: true | ((view: OrderView, facts: NoticeFacts) => boolean)
  /** What it is about, instead of what is paid and what is left. */
  sums?: (view: OrderView) => ReturnType<typeof bill>
}

/** What to do before beginning. */
function beginning(view: OrderView, { now }: NoticeFacts): string[] {
  if (view.order.state !== 'half_paid') return []
  const end = cancelUntilOf(view, now)
  const rest = end && ` The customer can cancel until ${ukMoment(new Date(end))} unless you begin before.`
  return [`Press “Begin” when you start working on it.${rest ?? ''}`]
}

/** Whether people have to pay something back. */
const paidByTransfer = ({ payments }: OrderView) =>
  payments.some(({ method, refund_state }) => method === 'transfer' && refund_state === 'due')

/** How a payment goes back. */
const goingBack = (view: OrderView) =>
  paidByTransfer(view)
    ? 'It was paid by bank transfer: pay it back from your bank, then confirm it with the first link below.'
    : 'The payment is being refunded. You do not need to do anything.'

/** What the customer wrote about. */
const MESSAGES: Record<MessageKind, string> = {
  plain: 'A message from the customer about',
  ask: 'An answer to what you asked for about',
  draft: 'Changes to the draft, asked for in',
}

/** Whether a transfer was announced for the offer that counts: it may still arrive. */
const wasAccepted = ({ payments, offer }: OrderView) =>
  payments.some(({ method, version }) => method === 'transfer' && version === offer.version)

/** The half that is to be paid. */
const unpaidPart = ({ order }: OrderView) => (order.delivered_at === null ? 'first' : 'second')

const NOTICES = {
  order_transfer_operator: {
    subject: 'A bank transfer is on its way',
    title: 'A bank transfer is on its way',
    intro: (view, { payment }) => {
      const { part = 'first', amount = 0 } = payment ?? {}
      const accepts = part === 'first'
      return [
        `The customer ${accepts ? 'has accepted the quote and ' : ''}will transfer the ${partText(part)}, ${formatPence(amount)}, with the reference ${view.request.reference}.`,
        `Once it is in your account, confirm it with the first link below.${accepts ? ' Do not begin before then.' : ''}`,
      ]
    },
  },
  order_unpaid_operator: {
    subject: 'Not paid yet',
    rest: (view) => `: ${formatPence(amountOf(view, unpaidPart(view)))}`,
    title: 'The customer has not paid',
    intro: (view) =>
      unpaidPart(view) === 'first'
        ? [
            'The customer accepted the quote and chose to pay by bank transfer, but the first half has not been paid.',
            `The quote is open again until ${endText(view.offer.valid_until)}. If the transfer arrives after all, confirm it with the link below.`,
          ]
        : [
            `You delivered on ${dayOf(view.order.delivered_at ?? view.order.created_at)}, and the second half has not been paid. The customer was reminded twice.`,
            'You can wait, or write to the customer.',
          ],
  },
  order_paid_operator: {
    subject: 'First half paid',
    title: 'The first half is paid',
    intro: (view, facts) => [
      `The order is confirmed, and is to be delivered ${readyText(view)}.`,
      ...beginning(view, facts),
    ],
  },
  order_cancelled_operator: {
    subject: 'Order cancelled',
    title: 'An order was cancelled',
    rest: (view) => `: ${formatPence(paidBack(view))}`,
    intro: (view) => [
      'The customer cancelled within an hour of the payment, before work had begun.',
      goingBack(view),
    ],
    urgent: paidByTransfer,
  },
  order_completed_operator: {
    subject: 'Second half paid',
    title: 'An order is complete',
    intro: () => [
      'Everything is paid, and the customer can open all documents. You do not need to do anything.',
    ],
  },
  order_message_operator: {
    subject: ({ kind = 'plain' }) => MESSAGES[kind],
    rest: (view) => ` ${serviceOf(view)}`,
    title: 'A message from the customer',
    intro: (_view, { kind = 'plain' }) => [`${MESSAGES[kind]} the order:`],
  },
  order_approved_operator: {
    subject: 'Draft approved',
    title: 'The draft is approved',
    rest: () => '',
    intro: (view) => [
      'The customer has checked the draft and approved it, with the spelling of all names.',
      `You can certify and deliver it. It is to be ready ${readyText(view)}.`,
    ],
  },
  order_address_operator: {
    subject: 'New address for the post',
    title: 'The delivery address has changed',
    rest: () => '',
    intro: () => ['The customer has changed the address to which you post the documents. It is below.'],
    urgent: true,
  },
  order_mismatch_operator: {
    subject: 'A payment does not match its order',
    title: 'A payment does not match its order',
    urgent: true,
    intro: (_view, { payment, mismatch }) => [
      "A payment with another amount or currency, or from another session than the order's own, was received. Nothing was confirmed and nothing paid back: please look at it with the payment provider.",
      ...(payment && mismatch
        ? [
            `We expected ${formatPence(payment.amount)}. The session ${mismatch.session} has ${mismatch.amount === null ? 'no amount' : `${(mismatch.amount / 100).toFixed(2)} ${(mismatch.currency ?? '').toUpperCase()}`}.`,
          ]
        : []),
    ],
  },
  order_refund_failed_operator: {
    subject: 'A refund failed',
    title: 'A refund failed',
    urgent: true,
    intro: (_view, { payment }) => [
      `The payment provider could not refund ${payment ? formatPence(payment.amount) : 'this payment'}. Please refund it yourself, tell the customer, and then say so with the first link below.`,
    ],
  },
  order_part_refund_failed_operator: {
    subject: 'A refund failed',
    title: 'A refund failed',
    urgent: true,
    intro: () => [
      'A refund of a part of this payment, which was made on the payment provider’s page, did not reach the customer. The customer has a credit note for it: please refund it again there, or pay it in another way, and tell the customer.',
    ],
  },
  order_disputed_operator: {
    subject: 'A payment is disputed',
    title: 'A payment is disputed',
    urgent: true,
    intro: (_view, { dispute }) => (dispute ? [disputedText(formatPence(dispute.amount), dispute)] : []),
  },
  order_dispute_closed_operator: {
    subject: 'A dispute has ended',
    title: 'A dispute has ended',
    intro: (_view, { dispute }) => (dispute ? [disputeClosedText(formatPence(dispute.amount), dispute)] : []),
  },
  order_due_operator: {
    subject: 'To be delivered',
    rest: (view) => ` ${readyText(view)}`,
    title: 'A delivery is due',
    urgent: true,
    intro: (view) => [
      `We promised to deliver ${readyText(view)}. If it takes longer, write to the customer.`,
      ...(view.order.state === 'half_paid' ? ['Nobody has pressed “Begin” yet.'] : []),
    ],
  },
  order_expired_operator: {
    subject: 'Offer not accepted in time',
    title: 'An offer has ended',
    intro: (view) => [
      wasAccepted(view)
        ? 'The customer accepted the quote, but did not pay the first half in time. You can make another one with the link below.'
        : 'The customer did not accept the quote in time. You can make another one with the first link below.',
    ],
    sums: bill,
  },
  order_surplus_operator: {
    subject: 'A payment that was not owed',
    title: 'A payment goes back',
    intro: (view, { payment }) => [
      `A payment${payment ? ` of ${formatPence(payment.amount)}` : ''} arrived for something already paid, or for an offer that was no longer open. The customer has been told.`,
      goingBack(view),
    ],
    urgent: paidByTransfer,
  },
} as const satisfies Record<string, OperatorText>

export type OrderNotice = keyof typeof NOTICES

/** To the operator: what happened to an order, and the links with which to act on it. */
export function orderOperatorMail(
  view: OrderView,
  notice: OrderNotice,
  links: OperatorLink[],
  facts: NoticeFacts,
): MailContent {
  const { subject, rest, title, intro, urgent, sums = account }: OperatorText = NOTICES[notice]
  const sentences = intro(view, facts)
  const isUrgent = typeof urgent === 'function' ? urgent(view, facts) : urgent
  return message(
    {
      subject: `${view.request.reference} ${typeof subject === 'function' ? subject(facts) : subject}${rest?.(view) ?? `: ${formatPence(facts.payment?.amount ?? view.offer.total)}`}`,
      title,
      preview: totalText(view),
      why: WHY,
    },
    ...(isUrgent
      ? [h(Notice, null, sentences.join(' '))]
      : sentences.map((sentence) => h(Paragraph, null, sentence))),
    facts.text !== undefined && h(Quotation, { text: facts.text }),
    h(Facts, {
      facts: [...about(view), readyBy(view), ...customer(view), ...invoiceTo(view), ...postTo(view)],
    }),
    h(Sums, { sums: sums(view) }),
    h(Actions, { links, remark: REMARK }),
  )
}

/**
 * To the operator, who pressed the link to answer a request: the links that act. Until there is an offer that is one, which opens the
 * form with the price.
 */
export function orderLinksMail({ request }: Asked, links: OperatorLink[]): MailContent {
  const due = ukMoment(dueAt(request.urgency as Urgency, new Date(request.created_at)))
  const [only, ...others] = links
  const form = others.length === 0 ? only : undefined
  return message(
    {
      subject: form
        ? `${request.reference} Confirm: answer with a price`
        : `${request.reference} The links that you asked for`,
      title: form ? 'Answer with a price' : 'The links that you asked for',
      preview: form
        ? `${request.reference}. The button opens the form with the price.`
        : `${request.reference}. To act on its order.`,
      why: WHY,
    },
    h(
      Paragraph,
      null,
      'Somebody pressed the link in your mail to answer this request. If it was not you, do nothing.',
    ),
    form && h(Button, { href: form.href, label: 'Open the form' }),
    h(Facts, {
      facts: [
        { label: 'Reference', text: request.reference, strong: true },
        { label: 'Received', text: ukMoment(new Date(request.created_at)) },
        { label: 'Reply by', text: due },
        { label: 'Service', text: serviceOf({ request }) },
        ...customer({ request }),
      ],
    }),
    form ? h(Paragraph, null, REMARK) : h(Actions, { links, remark: REMARK }),
  )
}
