import { verifyAuth } from '@supabase/server/core'
import * as z from 'zod/mini'
import {
  FILE_NAME_HEADER,
  LARGEST_DELIVERY,
  LINK_TOKEN_HEADER,
  type OfferPreview,
  type OperatorOrder,
  ORDER_PURPOSES,
  type UploadedDocument,
} from '#contract/operator-order.ts'
import { type OfferDraft, offerSums } from '#contract/order.ts'
import { linkToken } from '#contract/values.ts'
import { removeDocuments } from '../documents/stored.ts'
import { AppError } from '../http/errors.ts'
import { readJson, wrap } from '../http/wrap.ts'
import { storeFinishedFile } from '../order/delivered-file.ts'
import { orderOfferMail } from '../order/mail.ts'
import { rowOfDraft, vatRule } from '../order/offer.ts'
import { loadOrder, type OrderView } from '../order/order.ts'
import { deliverOrderSoon, refundOrder } from '../order/pay.ts'
import type { BookingDependencies } from '../payments/from-environment.ts'
import {
  type Act,
  actSchema,
  checkDraft,
  type OrderLink,
  PURPOSES_OF_ACT,
  perform,
  refusalOf,
} from './order-acts.ts'
import { openOrderLink } from './order-links.ts'
import { operatorOrder } from './order-view.ts'

/**
 * What the operator does with an order (decision 047): by the links in messages that only the operator's inbox gets, or by the
 * commands, which have the secret key and say for which request they call, and as which link. Showing changes nothing.
 */

/** What a call is about: a link's token, or what the holder of the secret key says. */
const subjectSchema = z.union([
  z.object({ token: linkToken, request: z.optional(z.undefined()) }),
  z.object({ request: z.uuid(), purpose: z.enum(ORDER_PURPOSES) }),
])

/**
 * The name of the file that a request uploads.
 * @throws AppError 'bad-request' without one
 */
function sentName({ headers }: Request): string {
  try {
    return decodeURIComponent(headers.get(FILE_NAME_HEADER) ?? '')
  } catch {
    throw new AppError('bad-request')
  }
}

/** A request with its order, if there is one. */
type Found = { request: OrderView['request']; view: OrderView | null }

/** @param largest of a finished document, in bytes */
export function createOperatorOrder(
  dependencies: BookingDependencies,
  largest: number = LARGEST_DELIVERY,
): (request: Request) => Promise<Response> {
  const { database, settings, log, now } = dependencies

  /** Whether the operator has withdrawn the links of an order since one was made. */
  async function isWithdrawn({ requestId }: OrderLink, madeAt: Date): Promise<boolean> {
    const row = database.from('quote_requests').select('order_links_from').eq('id', requestId).maybeSingle()
    const { data, error } = await row
    if (error) throw error
    return Boolean(data?.order_links_from && madeAt < new Date(data.order_links_from))
  }

  /** @throws AppError 'link-invalid' or 'link-expired', 'bad-request' */
  async function readLink(request: Request, given: object): Promise<OrderLink> {
    const subject = subjectSchema.safeParse(given)
    if (!subject.success) throw new AppError('bad-request')
    if ('token' in subject.data) {
      const { madeAt, ...link } = openOrderLink(dependencies, subject.data.token)
      if (await isWithdrawn(link, madeAt)) throw new AppError('link-expired')
      return link
    }
    const { error } = await verifyAuth(request, { auth: 'secret' })
    if (error) throw new AppError('link-invalid')
    return { purpose: subject.data.purpose, requestId: subject.data.request }
  }

  async function find({ requestId }: OrderLink): Promise<Found | null> {
    const view = await loadOrder(database, requestId)
    if (view) return { request: view.request, view }
    const stored = database.from('quote_requests').select().eq('id', requestId).is('erased_at', null)
    const { data, error } = await stored.maybeSingle()
    if (error) throw error
    return data && { request: data, view }
  }

  /** How many documents came with a request, without those that were refused or never arrived. */
  async function countDocuments({ requestId }: OrderLink): Promise<number> {
    const { data, error } = await database
      .from('request_documents')
      .select('state')
      .eq('request_id', requestId)
    if (error) throw error
    return data.filter(({ state }) => state === 'accepted' || state === 'unchecked').length
  }

  async function show(link: OrderLink): Promise<OperatorOrder> {
    const [found, documents] = await Promise.all([find(link), countDocuments(link)])
    if (!found) return { purpose: link.purpose, state: 'gone' }
    return operatorOrder(link.purpose, found.request, documents, found.view, now())
  }

  /** The message that an offer would be, made by the same code. */
  async function preview(link: OrderLink, draft: OfferDraft): Promise<OfferPreview> {
    checkDraft(draft, now())
    const found = await find(link)
    if (!found) throw new AppError('not-found')
    const offered = { request: found.request, offer: rowOfDraft(draft, found.view, now()) }
    const page = `${settings.SITE_URL}/get-quote?request=PREVIEW#request`
    const { subject, html, text } = orderOfferMail(offered, page)
    return { mail: { subject, html, text }, sums: offerSums(draft.lines, vatRule()) }
  }

  async function act(link: OrderLink, asked: Act): Promise<OperatorOrder | OfferPreview> {
    if (!PURPOSES_OF_ACT[asked.action].includes(link.purpose)) throw new AppError('bad-request')
    if (asked.action === 'preview') return preview(link, asked.draft)
    await perform(dependencies, link, asked)
    log({ event: 'operator-order', purpose: link.purpose, action: asked.action })
    if (link.purpose === 'decline') await refundOrder(dependencies, link.requestId)
    deliverOrderSoon(dependencies, link.requestId)
    return show(link)
  }

  async function isStoredAt(id: string, path: string): Promise<boolean> {
    const row = database.from('order_documents').select('path').eq('id', id).maybeSingle()
    const { data, error } = await row
    if (error) throw error
    return data?.path === path
  }

  /** Stores a document for a delivery or a message. The same file again, while the first one waits, is the one that is there. */
  async function upload(link: OrderLink, request: Request, typed: string): Promise<UploadedDocument> {
    const { purpose, requestId } = link
    if (purpose !== 'deliver' && purpose !== 'message') throw new AppError('bad-request')
    const { path, ...file } = await storeFinishedFile(dependencies, request, typed, largest)
    const added = await database.rpc('add_order_document', { request: requestId, purpose, path, ...file })
    if (added.error?.code === 'PT409') await removeDocuments(database, [path])
    // After any other failure nobody knows whether it was added; if not, the sweep removes the file.
    if (added.error) throw refusalOf(added.error)
    const id = added.data as string | null
    if (id === null || !(await isStoredAt(id, path))) await removeDocuments(database, [path])
    if (id === null) throw new AppError('not-found')
    log({ event: 'document-finished', document: id })
    return { document: { id, name: file.name, size: file.size, sha256: file.sha256 } }
  }

  return wrap({ name: 'operator-order', methods: ['POST'], log }, async (request) => {
    const query = new URL(request.url).searchParams
    const uploadFor = query.get('upload')
    if (uploadFor !== null) {
      const token = request.headers.get(LINK_TOKEN_HEADER)
      const given = token === null ? { request: query.get('request'), purpose: uploadFor } : { token }
      const link = await readLink(request, given)
      if (link.purpose !== uploadFor) throw new AppError('bad-request')
      return Response.json(await upload(link, request, sentName(request)))
    }
    const body = z.record(z.string(), z.unknown()).safeParse(await readJson(request))
    if (!body.success) throw new AppError('bad-request')
    const { token, request: requestId, purpose, ...asked } = body.data
    const link = await readLink(
      request,
      requestId === undefined ? { token } : { request: requestId, purpose },
    )
    if (Object.keys(asked).length === 0) return Response.json(await show(link))
    const known = actSchema.safeParse(asked)
    if (!known.success) throw new AppError('bad-request')
    return Response.json(await act(link, known.data))
  })
}
