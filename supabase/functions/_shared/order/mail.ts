import { fill } from '#contract/language.ts'
import type { BankDetails } from '#contract/order.ts'
import { Button, Heading, List } from '../mail/design/blocks.ts'
import { Facts } from '../mail/design/facts.ts'
import type { MailContent } from '../mail/design/message.ts'
import { createElement as h } from '../mail/design/react.ts'
import { Sums } from '../mail/design/sums.ts'
import { formatsOf } from '../mail/format.ts'
import { type CancellableContract, RightToCancel, TRADER } from '../mail/right-to-cancel.ts'
import type { Words } from '../words.ts'
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
  money,
  type Offered,
  paidBack,
  paymentOf,
  postTo,
  readyBy,
  readyText,
  serviceOf,
  totalText,
} from './mail-facts.ts'
import {
  type About,
  type AttachedPaper,
  attachedText,
  letter,
  note,
  paragraph,
  requestAttached,
  sentences,
  Transfer,
  termsLink,
  vatWords,
} from './mail-parts.ts'
import type { OrderView, PaymentRow } from './order.ts'

/** The customer's messages about an order, until the contract is made. `link` is the private one to the request's page. */

/** To the customer: the price. @param view of an offer that may not have been sent yet, too */
export function orderOfferMail({ view, link, words }: About<Offered>): MailContent {
  const { ORDER_MAIL, ORDER_CONTRACT_MAIL } = words
  const { offer: texts } = ORDER_CONTRACT_MAIL
  const { request, offer } = view
  const { reference } = request
  const end = endText(offer.valid_until, words)
  const slots = {
    ...{ reference, end, price: totalText(view, words), ready: readyText(view, words) },
    total: money(offer.total, words),
    first: money(offer.first_amount, words),
    second: money(offer.second_amount, words),
  }
  return letter(
    { view, words, texts, slots, why: ORDER_MAIL.whyRequest },
    sentences(texts.text, offer.version > 1 && texts.replaces),
    h(Sums, { sums: bill(view, words) }),
    vatWords(view, words),
    note(offer.note),
    h(Facts, {
      facts: [
        ...about(view, words),
        readyBy(view, words),
        ...(offer.by_post ? [{ label: texts.byPost, text: texts.toAddress }] : []),
        { label: ORDER_MAIL.openUntil, text: end, strong: true },
      ],
    }),
    h(Button, { href: link, label: ORDER_CONTRACT_MAIL.seeQuote }),
    h(Heading, null, ORDER_MAIL.next),
    h(List, { ordered: true, items: texts.next.map((step) => fill(step, slots)) }),
    paragraph(texts.questions),
    paragraph(termsLink(link, words)),
  )
}

/** To the customer: the offer ends soon. */
export function orderOfferReminderMail({ view, link, words }: About): MailContent {
  const { ORDER_MAIL, ORDER_CONTRACT_MAIL } = words
  const { reminder: texts } = ORDER_CONTRACT_MAIL
  const { request, offer } = view
  const price = totalText(view, words)
  const slots = {
    ...{ reference: request.reference, end: endText(offer.valid_until, words), price },
    total: money(offer.total, words),
    first: money(offer.first_amount, words),
  }
  return letter(
    { view, words, texts, slots, why: ORDER_MAIL.whyRequest },
    paragraph(fill(texts.text, slots)),
    h(Facts, {
      facts: [...about(view, words), { label: texts.price, text: price, strong: true }, readyBy(view, words)],
    }),
    h(Button, { href: link, label: ORDER_CONTRACT_MAIL.seeQuote }),
    paragraph(fill(texts.halves, slots)),
  )
}

/** What happens once a transfer of the first half has arrived. */
function afterAccepting(view: Offered, { part }: PaymentRow, words: Words): string[] {
  const { LANGUAGE, ORDER_MAIL, ORDER_CONTRACT_MAIL } = words
  const { transfer: texts } = ORDER_CONTRACT_MAIL
  const { ready_by, valid_until, second_amount } = view.offer
  return [
    ready_by === null
      ? texts.confirm
      : texts.confirm + LANGUAGE.space + fill(texts.moves, { day: dayOf(valid_until, words) }),
    texts.cancel,
    part === 'whole'
      ? fill(texts.deliver, { ready: readyText(view, words) }) + LANGUAGE.space + ORDER_MAIL.nothingToPay
      : fill(texts.second, { amount: money(second_amount, words) }),
  ]
}

/** To the customer, who pays by bank transfer: where to. */
export function orderTransferMail(
  { view, link, words }: About,
  payment: PaymentRow,
  bank: BankDetails | undefined,
  demand?: AttachedPaper,
): MailContent {
  const { ORDER_MAIL, ORDER_CONTRACT_MAIL } = words
  const { transfer: texts } = ORDER_CONTRACT_MAIL
  const { part } = payment
  const slots = { reference: view.request.reference, amount: money(payment.amount, words) }
  const accepts = view.order.paid_at === null
  return letter(
    { view, words, texts: { ...texts, title: texts.titles[part] }, slots, paper: demand },
    sentences(
      accepts && texts.accepted,
      fill(texts.please[part], slots),
      accepts ? texts.start : texts.receipt,
    ),
    h(Transfer, { view, payment, bank, words }),
    requestAttached(demand, words),
    h(Button, { href: link, label: ORDER_MAIL.seeOrder }),
    accepts && h(Heading, null, ORDER_MAIL.next),
    accepts && h(List, { ordered: true, items: afterAccepting(view, payment, words) }),
    h(Heading, null, texts.ordered),
    h(Sums, { sums: [...bill(view, words), ...halves(view, words)] }),
    vatWords(view, words),
    h(Facts, { facts: [readyBy(view, words), ...invoiceTo(view, words), ...postTo(view, words)] }),
  )
}

/** To the customer: the transfer has not arrived. */
export function orderFirstDueMail(
  { view, link, words }: About,
  payment: PaymentRow,
  bank: BankDetails | undefined,
  demand?: AttachedPaper,
): MailContent {
  const { ORDER_MAIL, ORDER_CONTRACT_MAIL } = words
  const { firstDue: texts, transfer } = ORDER_CONTRACT_MAIL
  const slots = { reference: view.request.reference, amount: money(payment.amount, words) }
  return letter(
    { view, words, texts: { ...texts, preview: transfer.preview }, slots, paper: demand },
    paragraph(fill(texts.text, { day: dayOf(payment.expires_at, words) })),
    h(Transfer, { view, payment, bank, words }),
    requestAttached(demand, words),
    h(Button, { href: link, label: ORDER_MAIL.seeOrder }),
    h(Sums, { sums: account(view, words) }),
    paragraph(texts.changed),
  )
}

/** To the customer: the transfer did not arrive in time, and is no longer waited for. */
export function orderUnpaidMail({ view, link, words }: About, payment: PaymentRow): MailContent {
  const { ORDER_MAIL, ORDER_CONTRACT_MAIL } = words
  const { unpaid: texts } = ORDER_CONTRACT_MAIL
  const slots = { reference: view.request.reference, amount: money(payment.amount, words) }
  const isOpen = view.order.state === 'offered'
  return letter(
    { view, words, texts, slots, why: ORDER_MAIL.whyRequest },
    paragraph(fill(texts.text, slots)),
    paragraph(isOpen ? fill(texts.open, { end: endText(view.offer.valid_until, words) }) : texts.over),
    h(Facts, { facts: about(view, words) }),
    h(Button, { href: link, label: isOpen ? texts.seeQuote : ORDER_MAIL.seeRequest }),
  )
}

const contractOf = (view: OrderView, words: Words): CancellableContract => ({
  kind: 'order',
  made: new Date(view.order.paid_at ?? view.order.created_at),
  service: fill(words.RIGHT_TO_CANCEL.order.service, {
    reference: view.request.reference,
    service: serviceOf(view, words),
  }),
  isExpress: view.order.express_request,
  method: paymentOf(view, 'first')?.method ?? 'card',
})

/** To the customer: the first half is paid. It confirms the contract, on a durable medium. */
export function orderPaidMail({ view, link, words }: About, paper: AttachedPaper, now: Date): MailContent {
  const { LANGUAGE, ORDER_MAIL, ORDER_CONTRACT_MAIL } = words
  const { paid: texts } = ORDER_CONTRACT_MAIL
  const { request, order } = view
  const left = leftOf(view, 'second')
  const end = cancelUntilOf(view, now)
  const consumer = asksExpress(view)
  const slots = {
    ...{ reference: request.reference, ready: readyText(view, words) },
    amount: money(paidBack(view), words),
  }
  return letter(
    { view, words, texts, slots, paper },
    sentences(fill(left > 0 ? texts.first : texts.whole, slots), attachedText(paper, words)),
    h(Facts, {
      facts: [
        ...about(view, words),
        { label: texts.orderedOn, text: dayOf(order.paid_at ?? order.created_at, words) },
        readyBy(view, words),
        ...invoiceTo(view, words),
        ...postTo(view, words),
        { label: texts.suppliedBy, text: TRADER },
      ],
    }),
    h(Sums, { sums: [...bill(view, words), ...halves(view, words)] }),
    vatWords(view, words),
    h(Button, { href: link, label: ORDER_MAIL.seeOrder }),
    end && paragraph(fill(texts.cancel, { end: formatsOf(words).ukMoment(new Date(end)) })),
    h(Heading, null, ORDER_MAIL.next),
    h(List, {
      ordered: true,
      items: [
        ...texts.next.map((step) => fill(step, slots)),
        left > 0 ? fill(texts.second, { amount: money(left, words) }) : ORDER_MAIL.nothingToPay,
      ],
    }),
    h(Heading, null, texts.agreed),
    h(List, { items: texts.rules }),
    paragraph(consumer && texts.consumer + LANGUAGE.space, termsLink(link, words)),
    consumer && h(RightToCancel, { contract: contractOf(view, words), site: new URL(link).origin }),
  )
}
