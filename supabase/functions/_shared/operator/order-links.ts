import { ORDER_PURPOSES, type OrderPurpose } from '#contract/operator-order.ts'
import type { OrderState } from '#contract/order.ts'
import type { Dependencies } from '../dependencies.ts'
import { readToken, signToken } from '../documents/links.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { AppError } from '../http/errors.ts'
import { SAMPLE_SITE } from '../mail/design/message.ts'
import type { PaymentRow } from '../order/order.ts'
import { type OperatorLink, operatorAddress } from './links.ts'

/**
 * The operator's private links about orders. Unlike those of operator/links.ts they act at once, so only messages that go to
 * the operator's inbox alone may have them: none that is answered to a customer.
 */

type Settings = Pick<FunctionEnvironment, 'SITE_URL' | 'LINK_SIGNING_SECRET'>

const DAY = 24 * 3_600_000

/** How long a link works. Every message about the order has new ones, and the link to answer sends them again. */
const DAYS = 90

const LABELS: Record<OrderPurpose, string> = {
  offer: 'Make, replace or withdraw the offer',
  begin: 'Begin the work',
  unable: 'We cannot fulfil this order',
  deliver: 'Deliver documents or a parcel',
  transfer: 'Confirm a bank transfer',
  say: 'Write to the customer',
}

/** What an operator does in a state; `transfer` goes by the payments. */
const PURPOSES: Record<OrderState, readonly OrderPurpose[]> = {
  offered: ['offer', 'say'],
  expired: ['offer', 'say'],
  withdrawn: ['offer', 'say'],
  accepted: ['offer', 'say'],
  'paid half': ['begin', 'deliver', 'unable', 'say'],
  'in work': ['deliver', 'unable', 'say'],
  delivered: ['deliver', 'say'],
  completed: ['deliver', 'say'],
  cancelled: ['say'],
  refunded: ['say'],
}

type Payment = Pick<
  PaymentRow,
  'part' | 'method' | 'state' | 'surplus' | 'refund_state' | 'created_at' | 'paid_at'
>

/** Whether another transfer was confirmed since one was made, so that a repeated press is not taken for money. */
const confirmedSince = ({ created_at }: Payment, { method, paid_at }: Payment) =>
  method === 'transfer' && paid_at !== null && new Date(paid_at) >= new Date(created_at)

/** The bank transfer that is awaited (public.confirm_transfer): also one whose time is over, until its half is paid. */
export const awaitedTransfer = <P extends Payment>(payments: readonly P[]): P | undefined => {
  const transfers = payments.filter(
    (payment) =>
      payment.method === 'transfer' &&
      payment.state !== 'paid' &&
      !payments.some(
        (other) =>
          other.part === payment.part &&
          other.state === 'paid' &&
          (!other.surplus || (payment.state === 'closed' && confirmedSince(payment, other))),
      ),
  )
  return transfers.find(({ state }) => state === 'open') ?? transfers.at(-1)
}

/** Whether people have to pay a payment back: a bank transfer, or what the provider could not pay back. */
export const isOwed = ({ method, refund_state }: Payment): boolean =>
  refund_state === 'failed' || (method === 'transfer' && refund_state === 'due')

/**
 * The purposes that fit an order, in the order of a message's links.
 * @param state undefined until an offer was made
 * @param payments decide about bank transfers; none if left out
 */
export function purposesIn(state: OrderState | undefined, payments: readonly Payment[] = []): OrderPurpose[] {
  if (!state) return ['offer']
  return awaitedTransfer(payments) || payments.some(isOwed)
    ? ['transfer', ...PURPOSES[state]]
    : [...PURPOSES[state]]
}

/** The links of a message that goes to the operator's inbox alone. */
export function orderLinks(
  { settings, now }: { settings: Settings; now: () => Date },
  requestId: string,
  purposes: readonly OrderPurpose[],
): OperatorLink[] {
  const expires = new Date(now().getTime() + DAYS * DAY)
  return purposes.map((purpose) => {
    const token = signToken(settings.LINK_SIGNING_SECRET, `operator-${purpose}`, requestId, expires)
    return { label: LABELS[purpose], href: operatorAddress(settings.SITE_URL, purpose, token) }
  })
}

/** Links for a message's sample. */
export const sampleOrderLinks = (purposes: readonly OrderPurpose[]): OperatorLink[] =>
  purposes.map((purpose) => ({
    label: LABELS[purpose],
    href: operatorAddress(SAMPLE_SITE, purpose, 'SAMPLE'),
  }))

/**
 * What a link is for, the id of its request, and when it was made, to the second.
 * @param text 'begin.…', as it stands in the link's address
 * @throws AppError 'link-invalid' or 'link-expired'
 */
export function openOrderLink(
  { settings, now }: Pick<Dependencies, 'settings' | 'now'>,
  text: string,
): { purpose: OrderPurpose; requestId: string; madeAt: Date } {
  const [word, ...rest] = text.split('.')
  const purpose = ORDER_PURPOSES.find((known) => known === word)
  if (!purpose) throw new AppError('link-invalid')
  const token = rest.join('.')
  const { id, expires } = readToken(settings.LINK_SIGNING_SECRET, `operator-${purpose}`, token)
  if (expires <= now()) throw new AppError('link-expired')
  return { purpose, requestId: id, madeAt: new Date(expires.getTime() - DAYS * DAY) }
}
