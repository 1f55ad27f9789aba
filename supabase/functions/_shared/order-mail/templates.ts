import { BANK_TRANSFER } from '#contract/business-facts.ts'
import { type BankDetails, ORDER_STATES, type OrderState } from '#contract/order.ts'
import type { Dependencies } from '../dependencies.ts'
import type { EmailTemplate } from '../mail/compose.ts'
import { type MailContent, SAMPLE_SITE } from '../mail/design/message.ts'
import type { AttachedPaper } from '../mail/letter.ts'
import type { OrderView, PaperRow, PaymentRow } from '../order/order.ts'
import { attachPaper } from '../papers/papers.ts'
import { paymentRequest } from '../papers/payment-request.ts'
import { requestLink } from '../quote/guest-view.ts'
import { isAwaited } from './facts.ts'
import { type About, PAYLOAD, type Payload, paymentIn, viewOf } from './parts.ts'
import { SAMPLE_BANK, SAMPLE_NOW } from './samples.ts'

/** Kinds of messages to customers about orders. Each looks at the order as it is now: what has moved on is not spoken of any more. */

export type Context = About & {
  payload: Payload
  payment?: PaymentRow | undefined
  paper?: AttachedPaper | undefined
  bank: BankDetails | undefined
  now: Date
}

type Written = MailContent | null | undefined | false | ''

type Sample = { view: OrderView } & Partial<Context>

export type Attach = (context: Context, dependencies: Dependencies) => Promise<AttachedPaper | undefined>

/** A kind for the customer, sent while the order is in one of these states. */
export const toCustomer = (
  states: readonly OrderState[],
  sample: Sample,
  write: (context: Context) => Written,
  attach?: Attach,
): EmailTemplate => ({
  async write({ facts, payload: stored }, dependencies, words) {
    const view = viewOf(facts)
    if (!view || view.request.erased_at || view.request.spam_at || !states.includes(view.order.state))
      return null
    const now = dependencies.now()
    const payload = PAYLOAD.parse(stored)
    const link = requestLink(dependencies.settings, view.request, now)
    const context = {
      ...{ view, link, words, payload, bank: BANK_TRANSFER, now },
      payment: paymentIn(view, payload),
    }
    return write({ ...context, paper: await attach?.(context, dependencies) }) || null
  },
  sample: (words) =>
    write({
      ...{ link: `${SAMPLE_SITE}/get-quote?request=EXAMPLE#request`, words, now: SAMPLE_NOW },
      ...{ bank: BANK_TRANSFER ?? SAMPLE_BANK, payload: { version: 1 }, ...sample },
    }) as MailContent,
})

/** About the offer of this version, while no other has replaced it. */
export const ofOffer = (
  states: readonly OrderState[],
  view: OrderView,
  write: (about: About) => MailContent,
) =>
  toCustomer(states, { view }, (about) => about.payload.version === about.view.order.version && write(about))

export type Paid = Context & { payment: PaymentRow; paper: AttachedPaper }

const attachPaperOf: Attach = async ({ view, payment }, dependencies) => {
  if (!payment) return undefined
  const isOf = ({ payment_id, kind }: PaperRow) => payment_id === payment.id && kind !== 'credit note'
  // the one that counts, if it was corrected
  const paper = view.papers.findLast(isOf)
  if (!paper) throw new Error('The paper of a payment is missing')
  return attachPaper(paper, dependencies)
}

/** About the payment that the message names, with its paper unless another is attached. */
export const ofPayment = (sample: Sample, write: (about: Paid) => Written, attach = attachPaperOf) =>
  toCustomer(
    ORDER_STATES,
    sample,
    ({ payment, paper, ...about }) => payment && paper && write({ ...about, payment, paper }),
    attach,
  )

/** About a transfer that is awaited, with the request to pay it where the house takes transfers. */
export const ofTransfer = (
  sample: Sample,
  transferIn: (context: Context) => PaymentRow | undefined,
  write: (about: Context & { payment: PaymentRow }) => Written,
  states: readonly OrderState[] = ORDER_STATES,
) => {
  const awaited = (context: Context) => {
    const payment = transferIn(context)
    return payment && isAwaited(payment) ? payment : undefined
  }
  return toCustomer(
    states,
    sample,
    (context) => {
      const payment = awaited(context)
      return payment && write({ ...context, payment })
    },
    async (context, dependencies) => {
      const payment = awaited(context)
      return payment && BANK_TRANSFER && paymentRequest(dependencies, context.view, payment, BANK_TRANSFER)
    },
  )
}
