import { fileName } from '../documents/download-name.ts'
import { type Bytes, openAccepted } from '../documents/stored.ts'
import { isOpen } from '../order/customer-view.ts'
import { type Papers, paperFile } from '../papers/papers.ts'
import type { Words } from '../words.ts'
import type { PersonData } from './person.ts'

type Reason = keyof Words['ARCHIVE_REASONS']

export type PersonFile = {
  id: string
  name: string
  /** In bytes; for a receipt or invoice, an estimate of its cost. */
  size: number
  at: Date
  leftOut?: Reason
  /** @returns undefined if the stored bytes have changed */
  read: (reading: Papers) => Promise<Bytes | ReadableStream<Uint8Array> | undefined>
}

type Request = PersonData['requests'][number]
type Order = Request['orders'][number]

/** By the state of a document that was not accepted; the others were refused. */
const NOT_ACCEPTED: Readonly<Record<string, Reason>> = { unchecked: 'unchecked', missing: 'missing' }

/** Making a missing PDF costs as much as 4 MB of documents. */
const PAPER_SIZE = 4 * 1024 * 1024

const extensionOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

const checked =
  (reference: string, document: { id: string; path: string; size: number; sha256: string | null }) =>
  async ({ database, log }: Papers) => {
    const content = await openAccepted(database, document)
    if (!content) log({ event: 'document-altered', reference, document: document.id })
    return content
  }

function sent({ reference, created_at, documents }: Request): PersonFile[] {
  return documents
    .toSorted((a, b) => a.position - b.position)
    .map((document) => {
      const { id, position, path, name, size, state } = document
      const leftOut = state === 'accepted' ? undefined : (NOT_ACCEPTED[state] ?? 'refused')
      return {
        id,
        name: `files/${fileName([reference, position], name, extensionOf(path))}`,
        size,
        at: new Date(created_at),
        ...(leftOut !== undefined && { leftOut }),
        read: checked(reference, document),
      }
    })
}

/** undefined if the customer may have the document. */
function closedBecause(
  { order }: Order,
  { delivery, message }: Order['documents'][number],
): Reason | undefined {
  if (message !== null) return undefined
  if (delivery === null) return 'notDelivered'
  if (isOpen(order)) return undefined
  return order.state === 'delivered' ? 'unpaid' : 'ended'
}

function ours({ reference }: Request, order: Order): PersonFile[] {
  const { number } = order.order
  const folder = number === 1 ? `orders/${reference}` : `orders/${reference}-${number}`
  const documents = order.documents.map((document) => {
    const { id, position, message, name, path, size, created_at } = document
    const leftOut = closedBecause(order, document)
    const kind = message === null ? 'delivered' : 'messages'
    return {
      id,
      name: `${folder}/${kind}/${fileName([position], name, extensionOf(path))}`,
      size,
      at: new Date(created_at),
      ...(leftOut !== undefined && { leftOut }),
      read: checked(reference, document),
    }
  })
  return [...documents, ...filesOf(folder, order.papers)]
}

const filesOf = (folder: string, papers: Order['papers']): PersonFile[] =>
  papers.map((paper) => ({
    id: paper.id,
    name: `${folder}/${paper.reference}.pdf`,
    size: PAPER_SIZE,
    at: new Date(paper.created_at),
    read: (reading) => paperFile(reading, paper),
  }))

/** In a stable order. */
export function personFiles({ requests, bookings }: PersonData): PersonFile[] {
  const ofRequests = requests
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id))
    .flatMap((request) => [...sent(request), ...request.orders.flatMap((order) => ours(request, order))])
  const ofBookings = bookings.flatMap(({ reference, papers }) =>
    filesOf(`consultations/${reference}`, papers),
  )
  return [...ofRequests, ...ofBookings]
}
