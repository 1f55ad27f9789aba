import { PAYMENT_PARTS } from '#content/operator.ts'
import type { OperatorPurpose } from '#contract/acts.ts'
import { ORDER_FACTS } from '#contract/business-facts.ts'
import { languageLines, OWN_REFERENCE } from '#contract/fields.ts'
import { fullName } from '#contract/names.ts'
import { formatPence, type MessageKind, type OrderState } from '#contract/order.ts'
import type { EmailTemplate } from '../mail/compose.ts'
import {
  actions,
  button,
  type Fact,
  FOR_YOU_ALONE,
  factList,
  notice,
  paragraph,
  quotation,
  sumList,
} from '../mail/design/blocks.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { disputeClosedText, disputedText } from '../mail/dispute-words.ts'
import { ukMoment } from '../mail/format.ts'
import { emailText, operatorSubject } from '../mail/letter.ts'
import {
  type OperatorLink,
  operatorLinks,
  purposesOf,
  rememberLink,
  sampleLinks,
  sampleRemembering,
} from '../operator/links.ts'
import { cancelUntilOf } from '../order/customer-view.ts'
import { type OrderView, owedPayments, type PaymentRow, toReturn } from '../order/order.ts'
import { missingData } from '../papers/invoice-data.ts'
import { neededByFacts, replyByText, WHY_NOT_ANSWERED } from '../quote/mail.ts'
import { ENGLISH } from '../words.ts'
import {
  about,
  account,
  bill,
  dayOf,
  endText,
  invoiceTo,
  leftOf,
  nothingOpen,
  postTo,
  readyBy,
  readyText,
  restOf,
  serviceOf,
  totalText,
  unpaidExtra,
} from './facts.ts'
import { surplusReason } from './money.ts'
import { namedPaper, PAPER_COPY, withPaper } from './paper.ts'
import { PAID_STATES, PAYLOAD, type Payload, paymentIn, viewOf } from './parts.ts'
import { SAMPLE_ADDRESS, SAMPLE_NOW, SAMPLE_ORDERS } from './samples.ts'

/**
 * The operator's messages about orders. Their links act, so they go to the operator's inbox alone: they have no Reply-To of
 * the customer, who would get them quoted.
 */

type Asked = Pick<OrderView, 'request'>

function customer({ request }: Asked): Fact[] {
  const { given_name, family_name, company_name, own_reference, email, phone } = request
  if (request.erased_at) return [{ label: 'Customer', text: 'erased' }]
  return [
    { label: 'Customer', text: fullName(given_name, family_name) },
    ...languageLines(request).map(([label, text]) => ({ label, text })),
    ...(company_name ? [{ label: 'Company', text: company_name }] : []),
    ...(own_reference ? [{ label: OWN_REFERENCE.mail, text: own_reference }] : []),
    { label: 'Email', text: emailText({ email }) },
    ...(phone ? [{ label: 'Phone', text: phone }] : []),
  ]
}

/** What was queued, with the payment and the message that it names. */
type NoticeFacts = Omit<Payload, 'payment'> & {
  now: Date
  payment?: PaymentRow | undefined
  text?: string | undefined
  kind?: MessageKind | undefined
  /** What the paper of this message is without. */
  missing?: string
}

type Said<Value> = Value | ((view: OrderView, facts: NoticeFacts) => Value)

type OperatorText = {
  subject: Said<string>
  /** What follows it, with the sign before: the amount of the payment, or of the offer, unless said otherwise. */
  rest?: Said<string>
  title?: string
  intro: Said<string | (string | false)[]>
  urgent?: Said<boolean>
  /** What it is about, instead of what is paid and what is left. */
  sums?: typeof account
  isCurrent?: (view: OrderView, payment: PaymentRow | undefined) => boolean
  sample: OrderView
  sampleFacts?: Partial<NoticeFacts>
}

const said = <Value>(what: Said<Value>, view: OrderView, facts: NoticeFacts): Value =>
  typeof what === 'function' ? (what as (view: OrderView, facts: NoticeFacts) => Value)(view, facts) : what

function beginning(view: OrderView, { now }: NoticeFacts): string[] {
  if (view.order.state !== 'half_paid') return []
  const end = cancelUntilOf(view, now)
  const rest = end && ` The customer can cancel until ${ukMoment(new Date(end))} unless you begin first.`
  return [`Press “Begin” when you start working on it.${rest ?? ''}`]
}

const byCard = ({ amount, method }: NoticeFacts) =>
  method === 'card' || method === 'both'
    ? `The customer gets ${formatPence(amount ?? 0)} back. What was paid by card is refunded without you. `
    : ''

const goingBack = (view: OrderView, facts: NoticeFacts) =>
  isOwed(view, facts)
    ? `${byCard(facts)}Refund ${formatPence(owedBack(view, facts))} from your bank account, then confirm it with the first link below.`
    : 'The payment is being refunded. You don’t need to do anything.'

const MESSAGES: Record<MessageKind, string> = {
  plain: 'A message from the customer about',
  ask: 'An answer from the customer about',
  draft: 'Changes to the draft for',
}

function askedForRest(view: OrderView, payment: PaymentRow | undefined): string[] {
  const rest = payment && restOf(view, payment)
  if (!rest) return []
  return [
    `The customer has been asked to transfer the rest: ${formatPence(rest.amount)}. Once it is in your account, confirm it with the first link below.`,
  ]
}

/** Whether a transfer was announced for the offer that counts: it may still arrive. */
const wasAccepted = ({ payments, offer }: OrderView) =>
  payments.some(({ method, version }) => method === 'transfer' && version === offer.version)

/** Of the payment that the message is about, or of all. */
const owedBack = (view: OrderView, { payment }: Pick<NoticeFacts, 'payment'> = {}) =>
  owedPayments(view)
    .filter(({ id }) => payment === undefined || id === payment.id)
    .reduce((sum, owed) => sum + toReturn(owed), 0)

/** Made before the registration (public.is_over). */
const isUntaxed = ({ offer }: OrderView) => offer.vat_rate === null && ORDER_FACTS.vatRate !== null

const unpaidPart = ({ order }: OrderView) => (order.delivered_at === null ? 'first' : 'second')

const owing = (view: OrderView) => `: ${formatPence(owedBack(view))}`

const inState =
  (...states: OrderState[]) =>
  ({ order }: OrderView) =>
    states.includes(order.state)

const isOwed = (view: OrderView, facts?: Pick<NoticeFacts, 'payment'>) => owedBack(view, facts) > 0

/** What the provider could not pay back of a payment. */
const failed = (payment: PaymentRow | undefined) =>
  payment && toReturn(payment) > 0 ? formatPence(toReturn(payment)) : undefined

const failedRest = (_view: OrderView, { payment }: NoticeFacts) => {
  const amount = failed(payment)
  return amount === undefined ? '' : `: ${amount}`
}

const {
  partPaid,
  paidEarly,
  ended,
  withOffered,
  offered,
  paid,
  begun,
  delivered,
  completed,
  cancelled,
  expired,
  surplus,
  refundFailed,
  asked,
} = SAMPLE_ORDERS
const [first] = paid.payments as [PaymentRow]
const extraPayment = first && { ...first, part: 'extra' as const, version: 2, amount: 3600 }
const [, tooMuch] = surplus.payments

const SAMPLE_DISPUTE = {
  payment: first,
  amount: first?.amount ?? 0,
  reason: 'product_not_received',
  due: '2026-12-14T23:59:59.000Z',
  outcome: 'lost' as const,
}

const refundToMake = (subject: string, why: Said<string>, title = 'A refund for you to make') => ({
  subject,
  rest: owing,
  title,
  intro: (view: OrderView, facts: NoticeFacts) =>
    `${said(why, view, facts)} ${byCard(facts)}Refund ${formatPence(owedBack(view))} from your bank account, then confirm it with the link “Confirm a bank transfer” below. That issues the credit note.`,
  urgent: true,
  isCurrent: (view: OrderView) => isOwed(view),
  sample: ended,
})

const ALL_OPEN = 'Everything is paid, and the customer can open all documents.'

const NOTICES = {
  order_part_paid_operator: {
    subject: 'Part paid',
    title: 'Part of a payment has arrived',
    intro: (view, { payment }) => {
      const { part = 'first', amount = 0 } = payment ?? {}
      return [
        `${formatPence(amount)} of the ${PAYMENT_PARTS[part]} has arrived and is recorded. The customer has the receipt.`,
        ...askedForRest(view, payment),
      ]
    },
    isCurrent: (_view, payment) => payment !== undefined,
    sample: partPaid,
    sampleFacts: { payment: partPaid.payments[0] },
  },
  order_balance_paid_operator: {
    subject: (view) => (view.order.state === 'delivered' ? 'Second half paid' : 'Second half paid early'),
    intro: (view) => {
      const extra = unpaidExtra(view)
      return extra
        ? `The customer has paid the second half. An extra is still to be paid: ${formatPence(extra.total - extra.covered)}. The order is complete once everything is delivered and paid.`
        : 'The customer has paid the second half early. Documents open as soon as you deliver them.'
    },
    isCurrent: inState('half_paid', 'in_progress', 'delivered'),
    sample: paidEarly,
    sampleFacts: { payment: paidEarly.payments[1] },
  },
  order_refund_due_operator: refundToMake(
    'Refund part of the payment',
    'You are refunding a part of what the customer paid.',
    'A partial refund for you to make',
  ),
  order_ended_operator: refundToMake(
    'Order ended, refund the rest',
    (view) => `You have ended the order and keep ${formatPence(view.held)}.`,
    'The order has ended',
  ),
  order_extra_paid_operator: {
    subject: 'Extra paid',
    title: 'An extra is paid',
    intro: (view, { payment }) => {
      const extra = view.extras.find(({ version }) => version === payment?.version)
      return [
        'The customer has accepted the extra and paid it. It is part of the order now.',
        extra !== undefined &&
          `${extra.lines.map(({ what }) => what).join(', ')}: due ${readyText({ ...view, offer: extra }, ENGLISH)}.`,
        view.order.state === 'completed' && ALL_OPEN,
      ]
    },
    isCurrent: (_view, payment) => payment !== undefined,
    sample: withOffered,
    sampleFacts: { payment: extraPayment },
  },
  order_extra_withdrawn_operator: refundToMake(
    'Refund an extra',
    'You have withdrawn an extra that the customer had paid something for.',
  ),
  order_declined_operator: refundToMake('Order declined, refund it', 'You have declined the order.'),
  order_withdrawn_operator: refundToMake(
    'Quote withdrawn, refund what was paid',
    'You have withdrawn a quote of which a part was paid.',
  ),
  order_extra_expired_operator: {
    subject: 'Extra not accepted in time',
    title: 'An extra has expired',
    rest: '',
    intro:
      'The customer did not accept the extra in time. The order continues. You can send it again with the link below.',
    isCurrent: inState(...PAID_STATES),
    sample: withOffered,
  },
  order_unpaid_operator: {
    subject: 'Not paid yet',
    rest: (view) => `: ${formatPence(leftOf(view, unpaidPart(view)))}`,
    title: 'The customer has not paid',
    intro: (view) =>
      view.order.state === 'accepted'
        ? [
            `${formatPence(view.covered)} of the first half has come, and the rest has not been paid. The order stays accepted, and you have not begun.`,
            'You can wait, write to the customer, or withdraw the quote, after which you refund what came. If the rest arrives after all, confirm it with the link below.',
          ]
        : unpaidPart(view) === 'first'
          ? [
              'The customer accepted the quote and chose to pay by bank transfer, but the first half has not been paid.',
              `The quote is open again until ${endText(view.offer.valid_until, ENGLISH)}. If the transfer arrives after all, confirm it with the link below.`,
            ]
          : [
              `You delivered on ${dayOf(view.order.delivered_at ?? view.order.created_at, ENGLISH)}, and the second half has not been paid.${view.request.email && ' The customer was reminded twice.'}`,
              'You can wait, write to the customer, or write the rest off with the link “End the order or refund money” below.',
            ],
    isCurrent: (view) =>
      (inState('offered', 'delivered')(view) && leftOf(view, unpaidPart(view)) > 0) ||
      (inState('accepted')(view) && nothingOpen(view)),
    sample: delivered,
  },
  order_paid_operator: {
    subject: (view) => (leftOf(view, 'second') > 0 ? 'First half paid' : 'Paid in full'),
    title: 'An order is confirmed',
    intro: (view, facts) => [
      `${leftOf(view, 'second') > 0 ? 'The first half' : 'The whole price'} is paid.`,
      ...askedForRest(view, facts.payment),
      `The order is confirmed. Deliver it ${readyText(view, ENGLISH)}.`,
      ...beginning(view, facts),
    ],
    isCurrent: inState(...PAID_STATES),
    sample: paid,
    sampleFacts: { payment: first },
  },
  order_cancelled_operator: {
    subject: 'Order cancelled',
    title: 'An order was cancelled',
    rest: (_view, { amount }) => `: ${formatPence(amount ?? 0)}`,
    intro: (view, facts) => [
      'The customer cancelled within an hour of paying, before you had begun.',
      goingBack(view, facts),
    ],
    urgent: isOwed,
    isCurrent: inState('cancelled'),
    sample: cancelled,
    sampleFacts: { amount: first.amount },
  },
  order_completed_operator: {
    subject: 'Second half paid',
    title: 'An order is complete',
    intro: `${ALL_OPEN} You don’t need to do anything.`,
    isCurrent: inState('completed'),
    sample: completed,
    sampleFacts: { payment: completed.payments[1] },
  },
  order_message_operator: {
    subject: (_view, { kind = 'plain' }) => MESSAGES[kind],
    rest: (view) => ` ${serviceOf(view, ENGLISH)}`,
    title: 'A message from the customer',
    intro: (_view, { kind = 'plain' }) => `${MESSAGES[kind]} the order:`,
    sample: asked,
    sampleFacts: { text: asked.messages[1]?.text },
  },
  order_approved_operator: {
    subject: 'Draft approved',
    title: 'The draft is approved',
    rest: '',
    intro: (view) => [
      'The customer has checked the draft and approved it, with the spelling of all names.',
      `You can certify and deliver it. It is due ${readyText(view, ENGLISH)}.`,
    ],
    isCurrent: inState('in_progress'),
    sample: begun,
  },
  order_address_operator: {
    subject: 'New delivery address',
    title: 'The delivery address has changed',
    rest: '',
    intro: 'The customer has changed the delivery address. The new one is below.',
    urgent: true,
    isCurrent: inState('accepted', ...PAID_STATES),
    sample: { ...paid, order: { ...paid.order, delivery_address: SAMPLE_ADDRESS } },
  },
  order_mismatch_operator: {
    subject: 'A payment does not match its order',
    urgent: true,
    intro: (_view, { payment, session, amount, currency }) => [
      'A payment came whose amount, currency or session is not that of the order. Nothing was confirmed or refunded. Please check it with the payment provider.',
      payment !== undefined &&
        `We expected ${formatPence(payment.amount)}. The session ${session} has ${amount == null ? 'no amount' : `${(amount / 100).toFixed(2)} ${(currency ?? '').toUpperCase()}`}.`,
    ],
    sample: offered,
    sampleFacts: {
      payment: first,
      session: 'cs_live_a1Rk8zYq0WmNw3Vt5Lp7Xc9Bd2Fg4Hj6KsQeUiOyTrZaPlMnBv1C',
      amount: 11_000,
      currency: 'eur',
    },
  },
  order_refund_failed_operator: {
    subject: 'A refund failed',
    rest: failedRest,
    urgent: true,
    intro: (_view, { payment }) => [
      `The payment provider could not refund ${failed(payment) ?? 'this payment'}.`,
      payment?.dispute_state === 'lost'
        ? 'A dispute about this payment was lost, and the bank has already returned the money to the cardholder. Do not refund it again. Ask your accountant how to book it.'
        : 'Please refund it yourself, tell the customer, and then confirm it with the first link below.',
    ],
    isCurrent: (_view, payment) => payment?.refund_state === 'failed',
    sample: refundFailed,
    sampleFacts: { payment: refundFailed.payments[0] },
  },
  order_disputed_operator: {
    subject: 'A payment is disputed',
    urgent: true,
    intro: (_view, facts) => disputedText(formatPence(facts.amount ?? 0), facts),
    sample: completed,
    sampleFacts: { ...SAMPLE_DISPUTE, outcome: undefined },
  },
  order_dispute_closed_operator: {
    subject: 'A dispute has ended',
    intro: ({ order }, facts) => [
      disputeClosedText(formatPence(facts.amount ?? 0), facts),
      order.end_ground === 'dispute_lost' &&
        'So the order has ended: no more work or money is owed for it. We have told the customer.',
    ],
    sample: completed,
    sampleFacts: SAMPLE_DISPUTE,
  },
  order_due_operator: {
    subject: 'Delivery due',
    rest: (view) => ` ${readyText(view, ENGLISH)}`,
    title: 'A delivery is due',
    urgent: true,
    intro: (view) => [
      `We promised to deliver ${readyText(view, ENGLISH)}. If it takes longer, write to the customer.`,
      view.order.state === 'half_paid' && '“Begin” has not been pressed yet.',
    ],
    isCurrent: inState('half_paid', 'in_progress'),
    sample: begun,
  },
  order_expired_operator: {
    subject: 'Quote not accepted in time',
    title: 'A quote has expired',
    intro: (view) => [
      isUntaxed(view)
        ? 'The quote was made before you were VAT-registered, so it can no longer be accepted. Send it again with the first link below.'
        : wasAccepted(view)
          ? 'The customer accepted the quote, but did not pay the first half in time. You can send another one with the link below.'
          : 'The customer did not accept the quote in time. You can send another one with the first link below.',
    ],
    sums: bill,
    isCurrent: inState('expired'),
    sample: expired,
  },
  order_surplus_operator: {
    subject: 'A payment that was not due',
    title: 'A payment is being refunded',
    intro: (view, { payment, surplus: why, ...facts }) => [
      `A payment${payment ? ` of ${formatPence(payment.amount)}` : ''} arrived and goes back.`,
      payment !== undefined &&
        why !== undefined &&
        `We have told the customer why: “${surplusReason(payment, why, ENGLISH)}”`,
      goingBack(view, { ...facts, payment }),
    ],
    urgent: isOwed,
    isCurrent: (_view, payment) => payment?.surplus === true,
    sample: surplus,
    sampleFacts: { payment: tooMuch, surplus: 'paid' },
  },
} satisfies Record<string, OperatorText>

function orderOperatorMail(
  { subject, rest, title, intro, urgent = false, sums = account }: OperatorText,
  view: OrderView,
  links: OperatorLink[],
  facts: NoticeFacts,
): MailContent {
  const words = said(subject, view, facts)
  const amount = `: ${formatPence(facts.payment?.amount ?? view.offer.total)}`
  const sentences = [said(intro, view, facts)].flat().filter((sentence) => sentence !== false)
  return message(
    {
      subject: operatorSubject(
        view.request,
        `${words}${rest === undefined ? amount : said(rest, view, facts)}`,
      ),
      title: title ?? words,
      preview: totalText(view, ENGLISH),
      why: WHY_NOT_ANSWERED,
    },
    ...(said(urgent, view, facts)
      ? [notice(sentences.join(' '))]
      : sentences.map((sentence) => paragraph(sentence))),
    facts.missing && paragraph(facts.missing),
    facts.text !== undefined && quotation(facts.text),
    factList([
      ...about(view, ENGLISH),
      readyBy(view, ENGLISH),
      ...customer(view),
      ...invoiceTo(view, ENGLISH),
      ...postTo(view, ENGLISH),
    ]),
    sumList(sums(view, ENGLISH)),
    actions(links, FOR_YOU_ALONE),
  )
}

/**
 * To the operator, who pressed the link to answer a request: the links that act. Until there is an offer that is one, which opens the
 * form with the price. `ended`: by command instead, because the earlier ones were to end.
 */
function orderLinksMail(
  { request }: Asked,
  links: OperatorLink[],
  { isOrdered, ended }: { isOrdered: boolean; ended: boolean | undefined },
): MailContent {
  const form = isOrdered || ended ? undefined : links[0]
  return message(
    {
      subject: operatorSubject(request, form ? 'Confirm: answer with a price' : 'The links you asked for'),
      title: form ? 'Answer with a price' : 'The links you asked for',
      preview: form
        ? `${request.reference}. The button opens the form with the price.`
        : `${request.reference}. To act on its order.`,
      why: WHY_NOT_ANSWERED,
    },
    paragraph(
      ended
        ? 'The links about this order in your earlier messages no longer work, as you asked by command. These take their place.'
        : 'Someone pressed the link in your mail to answer this request. If it was not you, do nothing.',
    ),
    form && button(form.href, 'Open the form'),
    factList([
      { label: 'Reference', text: request.reference, strong: true },
      { label: 'Received', text: ukMoment(new Date(request.created_at)) },
      ...neededByFacts(request),
      { label: 'Reply by', text: replyByText(request) },
      { label: 'Service', text: serviceOf({ request }, ENGLISH) },
      ...customer({ request }),
    ]),
    actions(form ? links.slice(1) : links, FOR_YOU_ALONE),
  )
}

const purposesFor = (kind: string, view: OrderView): OperatorPurpose[] =>
  kind === 'order_message_operator' ? [...purposesOf(view), 'handled'] : purposesOf(view)

const toOperator = (kind: string, notice: OperatorText): EmailTemplate => ({
  async write(queued, dependencies, words) {
    const { facts, payload } = queued
    const view = viewOf(facts)
    const given = PAYLOAD.parse(payload)
    const payment = view && paymentIn(view, given)
    // The operator keeps the paper, whatever has happened since.
    if (!view || notice.isCurrent?.(view, payment) === false)
      return PAPER_COPY.write(queued, dependencies, words)
    const links = operatorLinks(dependencies, `request:${view.request.id}`, purposesFor(kind, view))
    const sent = view.messages.find(({ number }) => number === given.message)
    if (given.message !== undefined && !sent) return null
    const paper = namedPaper(queued)
    const content = orderOperatorMail(notice, view, links, {
      ...(paper && { missing: missingData(paper.facts) }),
      ...{ ...given, now: dependencies.now(), payment },
      ...{ text: sent?.text, kind: sent?.kind },
    })
    return withPaper(content, queued, dependencies)
  },
  sample() {
    const { sample, sampleFacts } = notice
    const links = sampleLinks(purposesFor(kind, sample))
    return orderOperatorMail(notice, sample, links, { now: SAMPLE_NOW, ...sampleFacts })
  },
})

export const ORDER_NOTICE_TEMPLATES = {
  order_links_operator: {
    async write({ facts, payload }, dependencies) {
      const { request } = facts
      if (!request || request.erased_at) return null
      const { ended, confirmation } = PAYLOAD.parse(payload)
      const view = viewOf(facts)
      const links = operatorLinks(dependencies, `request:${request.id}`, purposesOf(view))
      if (confirmation) links.splice(-1, 0, rememberLink(dependencies, confirmation))
      return orderLinksMail({ request }, links, { isOrdered: view !== undefined, ended })
    },
    sample: () =>
      orderLinksMail(offered, sampleLinks(purposesOf(undefined)).toSpliced(-1, 0, sampleRemembering), {
        ...{ isOrdered: false, ended: false },
      }),
  },
  order_paper_operator: PAPER_COPY,
  ...(Object.fromEntries(
    Object.entries(NOTICES).map(([kind, notice]) => [kind, toOperator(kind, notice)]),
  ) as Record<keyof typeof NOTICES, EmailTemplate>),
} satisfies Record<string, EmailTemplate>
