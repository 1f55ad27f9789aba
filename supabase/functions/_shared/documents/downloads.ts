import { BANK_TRANSFER } from '#contract/business-facts.ts'
import { extensionOf, FILE_TYPES } from '#contract/files.ts'
import { type Dependencies, orThrow } from '../dependencies.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { AppError, found } from '../http/errors.ts'
import { dayOfId } from '../operator/links.ts'
import { isOpen } from '../order/customer-view.ts'
import { loadOrder, type PaperRow } from '../order/order.ts'
import { isAwaited } from '../order-mail/facts.ts'
import { coverSheet } from '../papers/cover-sheet.ts'
import { paperFile } from '../papers/papers.ts'
import { paymentRequest } from '../papers/payment-request.ts'
import { fileName } from './download-name.ts'
import { signToken, verifyToken } from './links.ts'
import { type Accepted, type Bytes, openAccepted } from './stored.ts'

/**
 * Downloads: a page's function issues a ticket for one file, and `open-document` returns the file, if it is still whoever asked's to
 * open. A 'ticket' is the operator's, for a document that a customer has sent; 'waiting' for one that the customer has not got yet.
 */

export const DOWNLOADS = [
  'ticket',
  'waiting',
  'delivered',
  'paper',
  'papers',
  'payment-request',
  'cover',
] as const

type Download = (typeof DOWNLOADS)[number]

const TICKET_SECONDS = 60

type DownloadedFile = {
  name: string
  type: string
  /** In bytes; undefined of an archive, which is made while it is sent. */
  size?: number
  body: Bytes | ReadableStream<Uint8Array>
}

type Settings = Pick<FunctionEnvironment, 'LINK_SIGNING_SECRET' | 'SUPABASE_URL' | 'PUBLIC_BACKEND_URL'>

export function downloadPath(
  { LINK_SIGNING_SECRET }: Pick<Settings, 'LINK_SIGNING_SECRET'>,
  kind: Download,
  id: string,
  now: Date,
): string {
  const expires = new Date(now.getTime() + TICKET_SECONDS * 1000)
  return `/functions/v1/open-document?${kind}=${signToken(LINK_SIGNING_SECRET, kind, id, expires)}`
}

export const downloadUrl = (settings: Settings, kind: Download, id: string, now: Date): string =>
  (settings.PUBLIC_BACKEND_URL ?? settings.SUPABASE_URL) + downloadPath(settings, kind, id, now)

/** @throws AppError 'not-found' if it was altered */
async function openUnaltered(
  { database, log }: Dependencies,
  document: Accepted,
  about: Record<string, string>,
) {
  const body = await openAccepted(database, document)
  log({ event: body ? 'document-opened' : 'document-altered', ...about })
  return found(body)
}

async function openSent(dependencies: Dependencies, id: string): Promise<DownloadedFile> {
  const row = dependencies.database
    .from('request_documents')
    .select('path, name, size, sha256, position, quote_requests (reference)')
    .eq('id', id)
    .eq('state', 'accepted')
  const document = found(await orThrow(row.maybeSingle()))
  const { reference } = document.quote_requests
  const extension = found(extensionOf(document.path))
  const body = await openUnaltered(dependencies, document, { reference, document: id })
  const name = fileName([reference, document.position], document.name, extension)
  return { name, type: FILE_TYPES[extension], size: document.size, body }
}

async function openDelivered(
  dependencies: Dependencies,
  id: string,
  waiting: boolean,
): Promise<DownloadedFile> {
  const data = found(
    await orThrow(
      dependencies.database
        .from('order_documents')
        .select(
          'delivery, message, name, path, size, type, sha256, orders (state, open_before_payment, delivered_at, completed_at, written_off)',
        )
        .eq('id', id)
        .maybeSingle(),
    ),
  )
  const isLocked = data.delivery === null || !isOpen(data.orders)
  if (data.message === null && isLocked && !waiting) throw new AppError('not-found')
  const body = await openUnaltered(dependencies, data, { document: id })
  const extension = data.path.slice(data.path.lastIndexOf('.') + 1)
  const { size, type } = data
  return { name: fileName([], data.name, extension), type, size, body }
}

async function openPaper(dependencies: Dependencies, id: string): Promise<DownloadedFile> {
  const { database, log } = dependencies
  const data = found(await orThrow(database.from('papers').select().eq('id', id).maybeSingle()))
  const body = await paperFile(dependencies, data as unknown as PaperRow)
  log({ event: 'paper-opened', reference: data.reference })
  return { name: `${data.reference}.pdf`, type: 'application/pdf', size: body.length, body }
}

async function openPaymentRequest(dependencies: Dependencies, id: string): Promise<DownloadedFile> {
  const { database } = dependencies
  const data = await orThrow(
    database.from('order_payments').select('offers (orders (request_id))').eq('id', id).maybeSingle(),
  )
  const view = data && (await loadOrder(database, data.offers.orders.request_id))
  const payment = view?.payments.find((known) => known.id === id)
  if (!view || view.request.erased_at !== null || !payment || !isAwaited(payment) || !BANK_TRANSFER)
    throw new AppError('not-found')
  const { reference, content } = await paymentRequest(dependencies, view, payment, BANK_TRANSFER)
  return { name: `${reference}.pdf`, type: 'application/pdf', size: content.length, body: content }
}

async function openCover(dependencies: Dependencies, id: string): Promise<DownloadedFile> {
  const view = await loadOrder(dependencies.database, id)
  if (!view || view.request.erased_at !== null) throw new AppError('not-found')
  const body = await coverSheet(dependencies, view)
  return { name: `${view.request.reference}.pdf`, type: 'application/pdf', size: body.length, body }
}

async function openArchive(dependencies: Dependencies, id: string): Promise<DownloadedFile> {
  const { monthArchive } = await import('../books/archive.ts')
  const month = dayOfId(id).slice(0, 7)
  dependencies.log({ event: 'papers-opened', month })
  const body = monthArchive(dependencies, month, dependencies.now())
  return { name: `papers-${month}.zip`, type: 'application/zip', body }
}

/** @throws AppError 'link-invalid', 'link-expired' or 'not-found' */
export function openDownload(
  dependencies: Dependencies,
  kind: Download,
  ticket: string,
): Promise<DownloadedFile> {
  const { settings, now } = dependencies
  const id = verifyToken(settings.LINK_SIGNING_SECRET, kind, ticket, now())
  switch (kind) {
    case 'ticket':
      return openSent(dependencies, id)
    case 'paper':
      return openPaper(dependencies, id)
    case 'papers':
      return openArchive(dependencies, id)
    case 'payment-request':
      return openPaymentRequest(dependencies, id)
    case 'cover':
      return openCover(dependencies, id)
    case 'delivered':
    case 'waiting':
      return openDelivered(dependencies, id, kind === 'waiting')
  }
}
