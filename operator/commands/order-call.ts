import type { OrderPurpose } from '#contract/acts.ts'
import type { OrderAction, OrderLinkView, OrderSummary } from '#contract/operator.ts'
import { answerOf, type Backend } from '../backend.ts'
import { Failure } from '../command.ts'
import { found, readReference } from '../listing.ts'

/** Acts on orders as the operator's links do, by the same function: with the secret key in the place of a link. */

export type ShownOrder = Exclude<OrderLinkView, { state: 'gone' }>

/** @throws Failure without such a request */
export async function findRequest(
  backend: Backend,
  given: string,
): Promise<{ id: string; reference: string }> {
  const { column, value } = readReference(given)
  const query = backend.database.from('quote_requests').select('id, reference').eq(column, value)
  return found(answerOf(backend, await query.maybeSingle()), `request ${given}`)
}

/** @throws Failure with the reason of a refusal */
export async function callOrder(
  backend: Backend,
  request: string,
  purpose: OrderPurpose,
  action: OrderAction | object = {},
): Promise<ShownOrder> {
  const answer = (await backend.call('operator', { request, purpose, ...action })) as OrderLinkView
  if (answer.state === 'gone') throw new Failure('Nothing is stored about this request any more.')
  return answer
}

/** @throws Failure with the reason of a refusal, or without an order */
export async function actOnOrder(
  backend: Backend,
  given: string,
  purpose: OrderPurpose,
  action: OrderAction,
): Promise<{ reference: string; order: OrderSummary }> {
  const { id, reference } = await findRequest(backend, given)
  const { order } = await callOrder(backend, id, purpose, action)
  if (!order) throw new Failure(`${reference} has no quote.`)
  return { reference, order }
}
