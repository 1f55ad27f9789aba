import { fill } from '#contract/language.ts'
import type { BankDetails } from '#contract/order.ts'
import { Button, Heading, Notice } from '../mail/design/blocks.ts'
import { Facts, Sums } from '../mail/design/facts.ts'
import type { MailContent } from '../mail/design/message.ts'
import { createElement as h } from '../mail/design/react.ts'
import type { Words } from '../words.ts'
import { about, account, isAwaited, leftOf, money, paidBack, paymentOf } from './mail-facts.ts'
import {
  type About,
  type AttachedPaper,
  attachedText,
  letter,
  paragraph,
  refundText,
  sentences,
  Transfer,
} from './mail-parts.ts'
import type { OrderView, PaymentRow } from './order.ts'

/** The customer's messages about money that is not simply a half, or goes back, and about an order that comes to nothing. */

/** A payment that is not all of what is due, and where the rest goes. */
export function orderPartPaidMail(
  { view, link, words }: About,
  payment: PaymentRow,
  paper: AttachedPaper,
  bank: BankDetails | undefined,
): MailContent {
  const { ORDER_MAIL, ORDER_MONEY_MAIL } = words
  const { partPaid: texts } = ORDER_MONEY_MAIL
  const rest = view.payments.find((open) => isAwaited(open) && open.part === payment.part)
  const slots = {
    reference: view.request.reference,
    amount: money(payment.amount, words),
    ...(rest && { missing: money(rest.amount, words) }),
  }
  return letter(
    {
      view,
      words,
      texts: {
        subject: rest ? texts.subjectMissing : texts.subject,
        title: rest ? texts.titleMissing : texts.title,
        preview: rest ? texts.previewMissing : texts.preview,
      },
      slots,
      paper,
    },
    sentences(fill(texts.text[payment.part], slots), attachedText(paper, words)),
    rest && paragraph(fill(texts.missing, slots)),
    rest && h(Transfer, { view, payment: rest, bank, words }),
    h(Button, { href: link, label: ORDER_MAIL.seeOrder }),
    h(Sums, { sums: account(view, words) }),
  )
}

export function orderBalancePaidMail(
  { view, link, words }: About,
  payment: PaymentRow,
  paper: AttachedPaper,
): MailContent {
  const { ORDER_MAIL, ORDER_MONEY_MAIL } = words
  const { balancePaid: texts } = ORDER_MONEY_MAIL
  const slots = { reference: view.request.reference, amount: money(payment.amount, words) }
  return letter(
    { view, words, texts, slots, paper },
    sentences(fill(texts.text, slots), attachedText(paper, words), texts.open),
    h(Facts, { facts: about(view, words) }),
    h(Sums, { sums: account(view, words) }),
    h(Button, { href: link, label: ORDER_MAIL.seeOrder }),
  )
}

/** How what is to go back gets there: by card, by bank transfer, or both. */
function wayBack({ payments }: OrderView): 'card' | 'transfer' | 'both' {
  const methods = new Set(
    payments
      .filter(({ refund_due, refunded, surplus }) => refund_due > refunded && !surplus)
      .map(({ method }) => method),
  )
  if (methods.size > 1) return 'both'
  return methods.has('transfer') ? 'transfer' : 'card'
}

const reasonFact = (reason: string | null | undefined, { ORDER_MAIL }: Words) =>
  reason ? [{ label: ORDER_MAIL.reason, text: reason }] : []

/** A part of what was paid goes back, and the order goes on. @param pence that go back */
export function orderRefundDueMail({ view, link, words }: About, pence: number): MailContent {
  const { ORDER_MAIL, ORDER_MONEY_MAIL } = words
  const { refundDue: texts } = ORDER_MONEY_MAIL
  const amount = money(pence, words)
  const slots = { reference: view.request.reference, amount }
  const reason = view.payments.findLast(({ refund_reason }) => refund_reason)?.refund_reason
  return letter(
    { view, words, texts, slots },
    sentences(fill(texts.text[wayBack(view)], slots), ORDER_MAIL.waitForCreditNote),
    h(Facts, {
      facts: [
        ...about(view, words),
        { label: ORDER_MAIL.refund, text: amount, strong: true },
        ...reasonFact(reason, words),
      ],
    }),
    h(Button, { href: link, label: ORDER_MAIL.seeOrder }),
    paragraph(ORDER_MAIL.questions),
  )
}

/** We have ended the order; a part is kept, or nothing. @param pence that go back */
export function orderEndedMail({ view, link, words }: About, pence: number): MailContent {
  const { ORDER_MAIL, ORDER_MONEY_MAIL } = words
  const { ended: texts } = ORDER_MONEY_MAIL
  const amount = money(pence, words)
  const kept = money(view.held, words)
  const slots = { reference: view.request.reference, amount }
  const [back, keeps] = [pence > 0, view.held > 0]
  return letter(
    {
      view,
      words,
      texts: {
        ...texts,
        subject: back ? texts.subjectRefund : texts.subject,
        preview: back ? fill(texts.preview, slots) : ORDER_MAIL.nothingToPay,
      },
      slots,
    },
    sentences(
      texts.text,
      back && fill(texts.refund[wayBack(view)], slots),
      back && ORDER_MAIL.waitForCreditNote,
      keeps && fill(texts.keep, { amount: kept }),
    ),
    h(Facts, {
      facts: [
        ...about(view, words),
        ...(keeps ? [{ label: texts.kept, text: kept }] : []),
        { label: ORDER_MAIL.refund, text: amount, strong: true },
        ...reasonFact(view.order.end_reason, words),
      ],
    }),
    h(Button, { href: link, label: ORDER_MAIL.seeOrder }),
    h(Heading, null, texts.disagree),
    paragraph(texts.disagreeText),
  )
}

/** With what goes back, in pence. */
const refundFacts = (view: OrderView, pence: number, words: Words) => [
  ...about(view, words),
  { label: words.ORDER_MAIL.refund, text: money(pence, words), strong: true },
]

export function orderCancelledMail({ view, link, words }: About): MailContent {
  const { ORDER_MAIL, ORDER_ENDS_MAIL } = words
  const { cancelled: texts, refunding } = ORDER_ENDS_MAIL
  const back = paidBack(view)
  return letter(
    { view, words, texts: { ...texts, preview: refunding }, slots: { amount: money(back, words) } },
    sentences(texts.text, refundText(back, paymentOf(view, 'first')?.method, words), texts.creditNote),
    h(Facts, { facts: refundFacts(view, back, words) }),
    h(Button, { href: link, label: ORDER_MAIL.seeRequest }),
    paragraph(texts.notYou),
  )
}

/** Money has gone back. @param pence of this refund, which may be a part of the payment */
export function orderRefundedMail(
  { view, link, words }: About,
  pence: number,
  payment: PaymentRow,
  paper: AttachedPaper,
): MailContent {
  const { ORDER_MAIL, ORDER_ENDS_MAIL } = words
  const { refunded: texts } = ORDER_ENDS_MAIL
  const { method } = payment
  const slots = { reference: view.request.reference, amount: money(pence, words) }
  return letter(
    { view, words, texts: { ...texts, preview: texts.preview[method] }, slots, paper },
    sentences(fill(texts.text[method], slots), attachedText(paper, words)),
    h(Facts, { facts: refundFacts(view, pence, words) }),
    h(Button, { href: link, label: ORDER_MAIL.seeRequest }),
  )
}

export function orderDeclinedMail({ view, link, words }: About): MailContent {
  const { ORDER_MAIL, ORDER_ENDS_MAIL } = words
  const { declined: texts, refunding } = ORDER_ENDS_MAIL
  const back = paidBack(view)
  return letter(
    { view, words, texts: { ...texts, preview: refunding }, slots: { amount: money(back, words) } },
    sentences(
      texts.text,
      refundText(back, paymentOf(view, 'first')?.method, words),
      ORDER_MAIL.waitForCreditNote,
    ),
    h(Facts, { facts: refundFacts(view, back, words) }),
    h(Button, { href: link, label: ORDER_MAIL.seeRequest }),
    paragraph(ORDER_MAIL.questions),
  )
}

export function orderWithdrawnMail({ view, link, words }: About): MailContent {
  const { ORDER_MAIL, ORDER_ENDS_MAIL } = words
  const { withdrawn: texts } = ORDER_ENDS_MAIL
  return letter(
    { view, words, texts, why: ORDER_MAIL.whyRequest },
    paragraph(fill(texts.text, { amount: money(view.offer.total, words) })),
    h(Facts, { facts: about(view, words) }),
    h(Button, { href: link, label: ORDER_MAIL.seeRequest }),
    paragraph(ORDER_MAIL.questions),
  )
}

function surplusReason(view: OrderView, { part }: PaymentRow, { ORDER_ENDS_MAIL }: Words): string {
  const { reasons } = ORDER_ENDS_MAIL.surplus
  if (view.covered > 0 && leftOf(view, part === 'first' ? 'first' : 'second') === 0) return reasons.paid[part]
  return part === 'first' ? reasons.closed : reasons.ended
}

export function orderSurplusMail(
  { view, link, words }: About,
  payment: PaymentRow,
  paper: AttachedPaper,
): MailContent {
  const { ORDER_MAIL, ORDER_ENDS_MAIL } = words
  const { surplus: texts } = ORDER_ENDS_MAIL
  const slots = { reference: view.request.reference, amount: money(payment.amount, words) }
  const reason = surplusReason(view, payment, words)
  return letter(
    { view, words, texts: { ...texts, preview: reason }, slots, paper },
    h(Notice, null, fill(texts.text, slots) + words.LANGUAGE.space + reason),
    sentences(
      attachedText(paper, words),
      refundText(payment.amount, payment.method, words),
      ORDER_MAIL.waitForCreditNote,
    ),
    h(Facts, { facts: about(view, words) }),
    h(Button, { href: link, label: ORDER_MAIL.seeRequest }),
  )
}
