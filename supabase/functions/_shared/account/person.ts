import type { Database } from '../../../database.types.ts'
import type { Booking } from '../booking/booking.ts'
import { type Dependencies, rpc } from '../dependencies.ts'
import { isUnchecked } from '../documents/check.ts'
import { AppError } from '../http/errors.ts'
import { bothClocks } from '../mail/format.ts'
import type { OrderView, PaperRow } from '../order/order.ts'

type Rows = Database['public']['Tables']

/** What of an order is stored about its customer: public.order_view without the request and other orders. */
type PersonOrder = Pick<OrderView, 'order' | 'payments' | 'papers' | 'documents'>

type PersonRequest = Omit<Rows['quote_requests']['Row'], 'uploaded_files'> & {
  documents: Rows['request_documents']['Row'][]
  orders: PersonOrder[]
}

/** As public.person_data answers. */
export type PersonData = {
  address: string
  /** The references of requests that keep everything from being erased: work, money or an original of theirs is outstanding. */
  unsettled: string[]
  left_out?: Record<string, number>
  account: { id: string; created_at: string | null } | null
  profile: Rows['profiles']['Row'] | null
  requests: PersonRequest[]
  enquiries: Rows['enquiries']['Row'][]
  bookings: (Booking & { papers: PaperRow[] })[]
  newsletter: Pick<Rows['newsletter_subscriptions']['Row'], 'status' | 'created_at'> | null
  messages: { kind: string; status: string; to: string }[]
}

/** Without what was taken back or replaced, which is the customer's no longer: it may be about somebody else. */
export function readPerson(data: unknown): PersonData {
  const person = data as PersonData
  const still = (order: PersonOrder) => ({
    ...order,
    documents: order.documents.filter(({ closed_at }) => closed_at === null),
  })
  const requests = person.requests.map((request) => ({
    ...request,
    orders: request.orders.map(still),
  }))
  return { ...person, requests }
}

/** @param account whose own call it is; without it, for the operator */
export const loadPerson = async (
  { database }: Pick<Dependencies, 'database'>,
  address: string,
  account?: string,
) => readPerson(await rpc(database, 'person_data', { address, ...(account && { account }) }))

export function uncheckedRequests({ requests }: PersonData): string[] {
  return requests.filter(({ documents }) => documents.some(isUnchecked)).map(({ id }) => id)
}

export function erasureWarnings({ bookings, requests, unsettled }: PersonData, now: Date): string[] {
  const ahead = bookings.filter(
    ({ status, starts_at }) => status === 'confirmed' && new Date(starts_at) > now,
  )
  const held = bookings.filter(({ status }) => status === 'held')
  const kept = [
    ...bookings.filter(({ status }) => ['confirmed', 'cancelled', 'lost'].includes(status)),
    ...requests.filter(({ ordered_at }) => ordered_at !== null),
  ]
  const awaited = requests.filter(
    ({ ordered_at, orders }) =>
      ordered_at === null && orders.some(({ payments }) => payments.some(({ state }) => state === 'open')),
  )
  const orders = requests.flatMap((request) => request.orders)
  const papers = [...orders.flatMap(({ papers }) => papers), ...bookings.flatMap(({ papers }) => papers)].map(
    ({ reference }) => reference,
  )
  const delivered = orders.some(({ documents }) => documents.some(({ delivery }) => delivery !== null))
  const references = kept.map(({ reference }) => reference).join(', ')
  return [
    ...unsettled.map(
      (reference) =>
        `Work, money or an original of ${reference} is outstanding, so nothing can be erased yet. Settle it first, or end the order.`,
    ),
    ...(kept.length > 0
      ? [
          `By law we must keep the record of ${references}: it stays, without name, address, phone number and files.`,
        ]
      : []),
    ...(papers.length > 0
      ? [`By law we must keep ${papers.join(', ')} as issued: these documents stay, with the name on them.`]
      : []),
    ...(delivered
      ? [
          'For documents that we delivered, the fingerprint of the file (SHA-256), our reference and the date stay, without personal data: so anyone can still verify them.',
        ]
      : []),
    ...ahead.map(
      ({ reference, starts_at }) =>
        `${reference} is a consultation still to come (${bothClocks(new Date(starts_at))}). It stays booked, but without a reminder. If the person no longer wants it, cancel it first: that refunds the payment.`,
    ),
    ...held.map(
      ({ reference }) =>
        `${reference} is being paid for at the moment. If the payment succeeds, it is confirmed without a name: cancel it then.`,
    ),
    ...awaited.map(
      ({ reference }) =>
        `${reference} is being paid for. Its record stays, without name, address, phone number and files. If money comes for it, decline the order then.`,
    ),
  ]
}

/** @throws AppError 'order-unsettled' */
export const erase = <Name extends 'erase_confirmed' | 'erase_rest' | 'erase_account'>(
  ...call: Parameters<typeof rpc<Name>>
) =>
  rpc(...call).catch((error) => {
    throw error.code === 'PT409' ? new AppError('order-unsettled') : error
  })

/** As public.erase_person answers: how many of each kind. */
export type Erasure = Record<
  'account' | 'requests' | 'enquiries' | 'bookings' | 'newsletter' | 'messages',
  number
> & {
  /** References of records that the law requires us to keep. */
  kept: string[]
  references: string[]
  paths: string[]
}
