import type { OrderLinkView } from '#contract/operator.ts'
import { answerOf, type Backend } from '../backend.ts'
import { Failure } from '../command.ts'
import { found, readReference } from '../listing.ts'

/** @throws Failure without such a request */
export async function findRequest(
  backend: Backend,
  given: string,
): Promise<{ id: string; reference: string }> {
  const { column, value } = readReference(given)
  const query = backend.database.from('quote_requests').select('id, reference').eq(column, value)
  return found(answerOf(backend, await query.maybeSingle()), `request ${given}`)
}

/** An order as the operator's links show it. @throws Failure when the request is erased */
export async function showOrder(
  backend: Backend,
  request: string,
): Promise<Exclude<OrderLinkView, { state: 'gone' }>> {
  const answer = (await backend.call('operator', { request })) as OrderLinkView
  if (answer.state === 'gone') throw new Failure('Nothing is stored about this request any more.')
  return answer
}
