import { ORDER_PURPOSES, type OrderAct, type OrderPurpose } from '#contract/operator-order.ts'
import type { Dependencies } from '../dependencies.ts'
import { readToken, signToken } from '../documents/links.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { AppError } from '../http/errors.ts'
import { SAMPLE_SITE } from '../mail/design/message.ts'
import type { OrderView } from '../order/order.ts'
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
  decline: 'Decline this order and refund it',
  deliver: 'Deliver documents or a parcel',
  transfer: 'Confirm a bank transfer',
  message: 'Write to the customer',
}

const UNANSWERED: OrderAct[] = ['offer']

/** The link by which each act is done. */
const PURPOSE_OF: Record<OrderAct, OrderPurpose> = {
  confirm: 'transfer',
  refunded: 'transfer',
  offer: 'offer',
  withdraw: 'offer',
  begin: 'begin',
  deliver: 'deliver',
  decline: 'decline',
  message: 'message',
}

/** Those of an order's acts that a link is for; a request without an order can only be answered with an offer. */
export const actionsOf = (view: Pick<OrderView, 'actions'> | null, purpose: OrderPurpose): OrderAct[] =>
  (view?.actions ?? UNANSWERED).filter((act) => PURPOSE_OF[act] === purpose)

/** The purposes of the links that an order's message has, in its order. */
export const purposesOf = (view: Pick<OrderView, 'actions'> | undefined): OrderPurpose[] => [
  ...new Set((view?.actions ?? UNANSWERED).map((act) => PURPOSE_OF[act])),
]

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
