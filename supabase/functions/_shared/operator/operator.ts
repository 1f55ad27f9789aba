import { verifyAuth } from '@supabase/server/core'
import * as z from 'zod/mini'
import { isOrderPurpose, ORDER_PURPOSES, type OrderPurpose, type RecordPurpose } from '#contract/acts.ts'
import { FILE_NAME_HEADER, LARGEST_DELIVERY, LINK_TOKEN_HEADER } from '#contract/operator.ts'
import { linkToken } from '#contract/values.ts'
import type { Dependencies } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import { type OpenedLink, openLink } from './links.ts'
import { orderLinks } from './orders.ts'
import { recordLinks } from './records.ts'

/**
 * The private links in the operator's mail (decisions 008 and 017). The commands call it for orders with the secret key in the
 * place of a link, and say for which request they call, and as which link. Showing changes nothing.
 */

const subjectSchema = z.union([
  z.object({ token: linkToken, request: z.optional(z.undefined()) }),
  z.object({ request: z.uuid(), purpose: z.enum(ORDER_PURPOSES) }),
])

/** @throws AppError 'bad-request' without one */
function sentName({ headers }: Request): string {
  try {
    return decodeURIComponent(headers.get(FILE_NAME_HEADER) ?? '')
  } catch {
    throw new AppError('bad-request')
  }
}

const isAboutOrder = (link: OpenedLink): link is OpenedLink<OrderPurpose> => isOrderPurpose(link.purpose)

export function createOperator(dependencies: Dependencies, largest: number = LARGEST_DELIVERY): Handler {
  const orders = orderLinks(dependencies, largest)
  const records = recordLinks(dependencies)

  /** @throws AppError 'link-invalid' or 'link-expired', 'bad-request' */
  async function open(request: Request, given: object): Promise<OpenedLink> {
    const subject = subjectSchema.safeParse(given)
    if (!subject.success) throw new AppError('bad-request')
    if ('token' in subject.data) return openLink(dependencies, subject.data.token)
    const { error } = await verifyAuth(request, { auth: 'secret' })
    if (error) throw new AppError('link-invalid')
    const { purpose, request: id } = subject.data
    return { purpose, subject: `request:${id}`, id }
  }

  async function upload(request: Request, uploadFor: string, named: string | null): Promise<Response> {
    const token = request.headers.get(LINK_TOKEN_HEADER)
    const link = await open(request, token === null ? { request: named, purpose: uploadFor } : { token })
    if (link.purpose !== uploadFor || !isAboutOrder(link)) throw new AppError('bad-request')
    return Response.json(await orders.upload(link, request, sentName(request)))
  }

  return wrap({ name: 'operator', log: dependencies.log }, async (request) => {
    const query = new URL(request.url).searchParams
    const uploadFor = query.get('upload')
    if (uploadFor !== null) return upload(request, uploadFor, query.get('request'))
    const body = await readBody(request, z.record(z.string(), z.unknown()))
    const { token, request: requestId, purpose, ...asked } = body
    const link = await open(request, requestId === undefined ? { token } : { request: requestId, purpose })
    if (isAboutOrder(link)) return Response.json(await orders.answer(link, asked))
    return Response.json(await records.answer(link as OpenedLink<RecordPurpose>, asked))
  })
}
