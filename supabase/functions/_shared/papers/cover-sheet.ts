import { BUSINESS } from '#content/business.ts'
import { SELLER } from '#contract/business-facts.ts'
import { fullName } from '#contract/names.ts'
import { ukDay } from '#contract/operator.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Bytes } from '../documents/stored.ts'
import type { OrderView } from '../order/order.ts'
import { unkeptPaper } from './papers.ts'

/** As a request for payment it has no number, and is not kept. */
export function coverSheet(
  dependencies: Pick<Dependencies, 'makePaper'>,
  { request }: Pick<OrderView, 'request'>,
): Promise<Bytes> {
  const { street, city, postcode, country } = BUSINESS.address
  return unkeptPaper(dependencies, {
    kind: 'cover sheet',
    language: request.language,
    issuedOn: ukDay(new Date(request.created_at)),
    order: request.reference,
    seller: { name: SELLER.name, lines: [...SELLER.lines] },
    from: [fullName(request.given_name, request.family_name), request.company_name ?? '', request.email],
    to: [BUSINESS.name, street, `${city} ${postcode}`, country],
  })
}
