import { fill } from '#contract/language.ts'
import { ORDER_STATES } from '#contract/order.ts'
import { bullets, factList, heading, paragraph, sentences, steps, sumList } from '../mail/design/blocks.ts'
import { formatsOf } from '../mail/format.ts'
import { attachedText } from '../mail/letter.ts'
import { type CancellableContract, rightToCancel, TRADER } from '../mail/right-to-cancel.ts'
import { asksExpress, cancelUntilOf } from '../order/customer-view.ts'
import type { PaymentRow } from '../order/order.ts'
import {
  bill,
  dateOf,
  dayOf,
  endText,
  halves,
  invoiceTo,
  leftOf,
  missedNeedIn,
  money,
  nothingOpen,
  type Offered,
  openTransferOf,
  paidIn,
  paymentOf,
  postTo,
  readyBy,
  readyText,
  restOf,
  restText,
  serviceOf,
  totalText,
  waivedOf,
} from './facts.ts'
import { missingBlocks, whileIn } from './money.ts'
import {
  type About,
  accountOf,
  factsOf,
  letter,
  note,
  PAID_STATES,
  slotsOf,
  termsLink,
  toPage,
  transferBlocks,
  vatWords,
} from './parts.ts'
import { SAMPLE_ORDERS, SAMPLE_PAPERS } from './samples.ts'
import { type Context, ofOffer, ofPayment, ofTransfer, toCustomer } from './templates.ts'

/**
 * The customer's messages about an order until the contract is made, and about extras, which stand in the place of the offer in their
 * views. `link` is the private one to the request's page.
 */

const priceSlots = ({ view, words }: About<Offered>) => ({
  ...{ reference: view.request.reference, price: totalText(view, words), ready: readyText(view, words) },
  ...{ end: endText(view.offer.valid_until, words), total: money(view.offer.total, words) },
  first: money(view.offer.first_amount, words),
  second: money(view.offer.second_amount, words),
})

const openUntil = ({ view, words }: About<Offered>) => ({
  label: words.ORDER_MAIL.openUntil,
  text: endText(view.offer.valid_until, words),
  strong: true,
})

export function orderOfferMail(about: About<Offered>) {
  const { view, words } = about
  const { ORDER_MAIL, ORDER_CONTRACT_MAIL } = words
  const { offer: texts } = ORDER_CONTRACT_MAIL
  const { offer } = view
  const slots = priceSlots(about)
  return letter(
    { ...about, texts, slots, why: ORDER_MAIL.whyRequest },
    sentences(texts.text, offer.version > 1 && texts.replaces),
    sumList(bill(view, words)),
    vatWords(about),
    note(offer.note),
    factsOf(
      about,
      readyBy(view, words),
      ...(offer.by_post ? [{ label: texts.byPost, text: texts.toAddress }] : []),
      openUntil(about),
    ),
    sentences(missedNeedIn(view, words)),
    toPage(about, ORDER_CONTRACT_MAIL.seeQuote),
    heading(ORDER_MAIL.next),
    steps(texts.next.map((step) => fill(step, slots))),
    paragraph(texts.questions),
    paragraph(termsLink(about)),
  )
}

function offerReminderMail(about: About) {
  const { view, words } = about
  const { reminder: texts, seeQuote } = words.ORDER_CONTRACT_MAIL
  const slots = priceSlots(about)
  return letter(
    { ...about, texts, slots, why: words.ORDER_MAIL.whyRequest },
    paragraph(fill(texts.text, slots)),
    factsOf(about, { label: texts.price, text: slots.price, strong: true }, readyBy(view, words)),
    sentences(missedNeedIn(view, words)),
    toPage(about, seeQuote),
    paragraph(fill(texts.halves, slots)),
  )
}

function afterAccepting({ view, words }: About, { part }: PaymentRow): string[] {
  const { LANGUAGE, ORDER_MAIL, ORDER_CONTRACT_MAIL } = words
  const { transfer: texts } = ORDER_CONTRACT_MAIL
  const { ready_by, valid_until, second_amount } = view.offer
  return [
    ready_by === null
      ? texts.confirm
      : texts.confirm + LANGUAGE.space + fill(texts.moves, { day: dateOf(valid_until, words) }),
    texts.cancel,
    part === 'whole'
      ? fill(texts.deliver, { ready: readyText(view, words) }) + LANGUAGE.space + ORDER_MAIL.nothingToPay
      : fill(texts.second, { amount: money(second_amount, words) }),
  ]
}

type Awaiting = Pick<Context, 'bank' | 'paper'> & About & { payment: PaymentRow }

export function orderTransferMail(about: Awaiting) {
  const { view, words, payment, paper } = about
  const { ORDER_MAIL, ORDER_CONTRACT_MAIL } = words
  const { transfer: texts } = ORDER_CONTRACT_MAIL
  const { part } = payment
  const slots = slotsOf(about, payment.amount)
  const accepts = view.order.paid_at === null
  return letter(
    { ...about, texts: { ...texts, title: texts.titles[part] }, slots },
    sentences(
      accepts && texts.accepted,
      fill(texts.please[part], slots),
      accepts ? texts.start : texts.receipt,
    ),
    transferBlocks(about, payment),
    paper && paragraph(attachedText(paper, words)),
    toPage(about),
    accepts && heading(ORDER_MAIL.next),
    accepts && steps(afterAccepting(about, payment)),
    heading(texts.ordered),
    sumList([...bill(view, words), ...halves(view, words)]),
    vatWords(about),
    factList([readyBy(view, words), ...invoiceTo(view, words), ...postTo(view, words)]),
  )
}

/** Of the first half, or of its rest once a part has arrived. */
function firstDueMail(about: Awaiting) {
  const { view, words, payment, paper } = about
  const { firstDue: texts, transfer } = words.ORDER_CONTRACT_MAIL
  const { partPaid } = words.ORDER_MONEY_MAIL
  const isRest = view.covered > 0
  const slots = { ...slotsOf(about, payment.amount), day: dateOf(payment.expires_at, words) }
  const { titleMissing: title, previewMissing: preview } = partPaid
  const missing = { missing: slots.amount }
  return letter(
    isRest
      ? { ...about, texts: { ...texts, title, preview }, slots: { ...slots, ...missing } }
      : { ...about, texts: { ...texts, preview: transfer.preview }, slots },
    isRest
      ? sentences(
          fill(partPaid.text[payment.part], { amount: money(view.covered, words) }),
          fill(partPaid.missing, missing),
        )
      : paragraph(fill(texts.text, slots)),
    isRest && paragraph(texts.rest),
    transferBlocks(about, payment),
    paper && paragraph(attachedText(paper, words)),
    toPage(about),
    accountOf(about),
    paragraph(isRest ? texts.changedRest : texts.changed),
  )
}

function unpaidMail(about: About, payment: PaymentRow) {
  const { view, words } = about
  const { ORDER_MAIL } = words
  const { unpaid: texts, firstDue } = words.ORDER_CONTRACT_MAIL
  const slots = { ...slotsOf(about, payment.amount), end: endText(view.offer.valid_until, words) }
  const { state } = view.order
  const isOpen = state === 'offered'
  // one that is paid in part stays accepted
  const next = state === 'accepted' ? firstDue.changedRest : isOpen ? fill(texts.open, slots) : texts.over
  return letter(
    { ...about, texts, slots, why: ORDER_MAIL.whyRequest },
    paragraph(fill(texts.text, slots)),
    paragraph(next),
    factsOf(about),
    toPage(about, isOpen ? texts.seeQuote : ORDER_MAIL.seeRequest),
  )
}

const contractOf = ({ view, words }: About): CancellableContract => ({
  kind: 'order',
  made: new Date(view.order.paid_at ?? view.order.created_at),
  service: fill(words.RIGHT_TO_CANCEL.order.service, {
    reference: view.request.reference,
    service: serviceOf(view, words),
  }),
  isExpress: view.order.express_request,
  method: paymentOf(view, 'first')?.method ?? 'card',
})

const { offered, accepted, unpaid, paid, withOffered } = SAMPLE_ORDERS
const [first] = paid.payments as [PaymentRow]
const [transfer] = accepted.payments as [PaymentRow]

export const ORDER_CONTRACT_TEMPLATES = {
  order_offer: ofOffer(['offered', 'accepted'], offered, orderOfferMail),
  order_offer_reminder: ofOffer(['offered'], offered, offerReminderMail),

  order_transfer: ofTransfer(
    { view: accepted, payment: transfer, paper: SAMPLE_PAPERS.request },
    ({ payment }) => payment,
    orderTransferMail,
  ),

  order_first_due: ofTransfer(
    { view: accepted, paper: SAMPLE_PAPERS.request },
    ({ view }) => openTransferOf(view),
    firstDueMail,
    ['accepted'],
  ),

  order_unpaid: toCustomer(
    ['offered', 'accepted', 'expired'],
    { view: unpaid, payment: transfer },
    (about) => about.payment && nothingOpen(about.view) && unpaidMail(about, about.payment),
  ),

  /** The first half is paid. It confirms the contract, on a durable medium. */
  order_paid: whileIn(PAID_STATES, { view: paid, payment: first, paper: SAMPLE_PAPERS.first }, (about) => {
    const { view, link, words, payment, paper, now } = about
    const { LANGUAGE, ORDER_MAIL, ORDER_CONTRACT_MAIL } = words
    const { paid: texts } = ORDER_CONTRACT_MAIL
    const { partPaid } = words.ORDER_MONEY_MAIL
    const { order } = view
    const left = leftOf(view, 'second')
    const rest = restOf(view, payment)
    const end = cancelUntilOf(view, now)
    const consumer = asksExpress(view)
    const slots = { ...slotsOf(about, paidIn(view)), ready: readyText(view, words) }
    const received = rest ? partPaid.text[rest.part] : left > 0 ? texts.first : texts.whole
    return letter(
      { ...about, texts, slots },
      sentences(fill(received, slots), attachedText(paper, words)),
      missingBlocks(about, rest),
      factsOf(
        about,
        { label: texts.orderedOn, text: dayOf(order.paid_at ?? order.created_at, words) },
        readyBy(view, words),
        ...invoiceTo(view, words),
        ...postTo(view, words),
        { label: texts.suppliedBy, text: TRADER },
      ),
      sumList([...bill(view, words), ...halves(view, words)]),
      vatWords(about),
      toPage(about),
      end && paragraph(fill(texts.cancel, { end: formatsOf(words).ukMoment(new Date(end)) })),
      heading(ORDER_MAIL.next),
      steps([...texts.next.map((step) => fill(step, slots)), restText(view, words) ?? []].flat()),
      heading(texts.agreed),
      bullets(texts.rules),
      paragraph(consumer && texts.consumer + LANGUAGE.space, termsLink(about)),
      consumer && rightToCancel(contractOf(about), new URL(link).origin, words),
    )
  }),
} as const

function withExtra<C extends About>({ view, ...about }: C, version: number | undefined) {
  const extra = view.extras.find((known) => known.version === version)
  return extra && { ...about, view: { ...view, offer: extra, covered: extra.covered } }
}

/** More work on the order, and its price. @param about an extra that may not have been sent yet, too */
export function orderExtraMail(about: About<Offered>) {
  const { view, words } = about
  const { offer: texts } = words.ORDER_EXTRA_MAIL
  const slots = priceSlots(about)
  return letter(
    { ...about, texts, slots },
    paragraph(texts.text),
    sumList(bill(view, words)),
    vatWords(about),
    note(view.offer.note),
    factsOf(about, readyBy(view, words), openUntil(about)),
    toPage(about, texts.button),
    paragraph(fill(texts.pay, slots)),
    paragraph(termsLink(about)),
  )
}

const extra = { view: withOffered, payload: { version: 2 } }

export const ORDER_EXTRA_TEMPLATES = {
  order_extra: toCustomer(PAID_STATES, extra, (context) => {
    const about = withExtra(context, context.payload.version)
    return about?.view.offer.state === 'offered' && orderExtraMail(about)
  }),

  order_extra_paid: ofPayment(
    { ...extra, payment: { ...first, version: 2 }, paper: SAMPLE_PAPERS.second },
    ({ paper, payment, ...context }) => {
      const about = withExtra(context, payment.version)
      if (!about) return null
      const { view, words } = about
      const { paid: texts } = words.ORDER_EXTRA_MAIL
      const { completed } = words.ORDER_WORK_MAIL
      const isCompleted = view.order.state === 'completed'
      return letter(
        { ...about, texts, slots: priceSlots(about), paper },
        sentences(texts.text, attachedText(paper, words), isCompleted && completed.open),
        sumList([...bill(view, words), ...waivedOf(payment, words)]),
        factsOf(about, readyBy(view, words)),
        toPage(about),
        paragraph(termsLink(about)),
      )
    },
  ),

  order_extra_withdrawn: toCustomer(ORDER_STATES, extra, (context) => {
    const about = withExtra(context, context.payload.version)
    if (!about) return null
    const { withdrawn: texts } = about.words.ORDER_EXTRA_MAIL
    const slots = priceSlots(about)
    return letter(
      { ...about, texts, slots },
      paragraph(fill(texts.text, slots)),
      factsOf(about),
      toPage(about),
    )
  }),
} as const
