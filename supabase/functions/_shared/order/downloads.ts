import { BANK_TRANSFER } from '#contract/business-facts.ts'
import { type Dependencies, orThrow } from '../dependencies.ts'
import { fileName } from '../documents/download-name.ts'
import { signToken, verifyToken } from '../documents/links.ts'
import { type Bytes, openAccepted } from '../documents/stored.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { AppError, found } from '../http/errors.ts'
import { dayOfId } from '../operator/links.ts'
import { isOpen } from './customer-view.ts'
import { isAwaited } from './mail-facts.ts'
import { loadOrder, type PaperRow } from './order.ts'
import { paperFile } from './papers.ts'
import { paymentRequest } from './payment-request.ts'

/**
 * Downloads from an order's page: `customer-order` issues a ticket for one file, and `open-document` returns the file, if it
 * is still the customer's to open.
 */

/** What is downloaded, and the parameter of its ticket. */
export const DOWNLOADS = ['delivered', 'paper', 'papers', 'payment-request'] as const

export type Download = (typeof DOWNLOADS)[number]

const TICKET_SECONDS = 60

export type DownloadedFile = {
  name: string
  type: string
  /** In bytes; undefined of an archive, which is made while it is sent. */
  size?: number
  body: Bytes | ReadableStream<Uint8Array>
}

type Settings = Pick<FunctionEnvironment, 'LINK_SIGNING_SECRET' | 'SUPABASE_URL' | 'PUBLIC_BACKEND_URL'>

/** Where a file can be downloaded for a minute. */
export function downloadUrl(settings: Settings, kind: Download, id: string, now: Date): string {
  const expires = new Date(now.getTime() + TICKET_SECONDS * 1000)
  const ticket = signToken(settings.LINK_SIGNING_SECRET, kind, id, expires)
  const backend = settings.PUBLIC_BACKEND_URL ?? settings.SUPABASE_URL
  return `${backend}/functions/v1/open-document?${kind}=${ticket}`
}

async function openDelivered({ database, log }: Dependencies, id: string): Promise<DownloadedFile> {
  const data = found(
    await orThrow(
      database
        .from('order_documents')
        .select(
          'delivery, message, name, path, size, type, sha256, orders (state, open_before_payment, delivered_at, completed_at, written_off)',
        )
        .eq('id', id)
        .maybeSingle(),
    ),
  )
  const isLocked = data.delivery === null || !isOpen(data.orders)
  if (data.message === null && isLocked) throw new AppError('not-found')
  const body = await openAccepted(database, data)
  if (!body) {
    log({ event: 'document-altered', document: id })
    throw new AppError('not-found')
  }
  log({ event: 'document-opened', document: id })
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

/** Made anew, while the transfer is awaited. */
async function openPaymentRequest({ database }: Dependencies, id: string): Promise<DownloadedFile> {
  const data = await orThrow(
    database.from('order_payments').select('offers (orders (request_id))').eq('id', id).maybeSingle(),
  )
  const view = data && (await loadOrder(database, data.offers.orders.request_id))
  const payment = view?.payments.find((known) => known.id === id)
  if (!view || view.request.erased_at !== null || !payment || !isAwaited(payment) || !BANK_TRANSFER)
    throw new AppError('not-found')
  const { reference, content } = await paymentRequest(view, payment, BANK_TRANSFER)
  return {
    name: `${reference}.pdf`,
    type: 'application/pdf',
    size: content.length,
    body: new Uint8Array(content),
  }
}

async function openArchive(dependencies: Dependencies, id: string): Promise<DownloadedFile> {
  const { monthArchive } = await import('../books/archive.ts')
  const month = dayOfId(id).slice(0, 7)
  dependencies.log({ event: 'papers-opened', month })
  const body = monthArchive(dependencies, month, dependencies.now())
  return { name: `papers-${month}.zip`, type: 'application/zip', body }
}

/**
 * The file of a ticket.
 * @throws AppError 'link-invalid', 'link-expired' or 'not-found'
 */
export function openDownload(
  dependencies: Dependencies,
  kind: Download,
  ticket: string,
): Promise<DownloadedFile> {
  const { settings, now } = dependencies
  const id = verifyToken(settings.LINK_SIGNING_SECRET, kind, ticket, now())
  switch (kind) {
    case 'paper':
      return openPaper(dependencies, id)
    case 'papers':
      return openArchive(dependencies, id)
    case 'payment-request':
      return openPaymentRequest(dependencies, id)
    case 'delivered':
      return openDelivered(dependencies, id)
  }
}
