import * as z from 'zod/mini'
import { type Dependencies, rpc } from '../dependencies.ts'
import { isUnchecked } from '../documents/check.ts'
import { bothClocks } from '../mail/format.ts'
import type { PaperFacts } from '../order/paper.ts'

/** public.person_data and public.erase_person. Properties not listed are kept. */

const documentSchema = z.looseObject({
  id: z.string(),
  position: z.number(),
  path: z.string(),
  uploaded_path: z.string(),
  name: z.string(),
  size: z.number(),
  state: z.string(),
  sha256: z.nullable(z.string()),
})

const paperSchema = z.looseObject({
  id: z.string(),
  reference: z.string(),
  facts: z.custom<PaperFacts>(),
  path: z.nullable(z.string()),
  sha256: z.nullable(z.string()),
  created_at: z.string(),
})

const deliveredSchema = z.looseObject({
  id: z.string(),
  /** neither: uploaded, but not sent yet */
  delivery: z.nullable(z.number()),
  message: z.nullable(z.number()),
  closed_at: z.nullable(z.string()),
  position: z.number(),
  name: z.string(),
  path: z.string(),
  size: z.number(),
  sha256: z.string(),
  created_at: z.string(),
})

/** public.order_view without its request */
const orderSchema = z.looseObject({
  order: z.looseObject({
    state: z.string(),
    open_before_payment: z.boolean(),
    delivered_at: z.nullable(z.string()),
    completed_at: z.nullable(z.string()),
    written_off: z.int(),
  }),
  papers: z.array(paperSchema),
  // what was taken back or replaced is the customer's no longer: it may be about somebody else
  documents: z.pipe(
    z.array(deliveredSchema),
    z.transform((documents) => documents.filter(({ closed_at }) => closed_at === null)),
  ),
})

const requestSchema = z.looseObject({
  id: z.string(),
  reference: z.string(),
  created_at: z.string(),
  ordered_at: z.nullable(z.string()),
  order: z.optional(z.nullable(orderSchema)),
  documents: z.array(documentSchema),
})

const personSchema = z.object({
  address: z.string(),
  /** Records not listed, by kind. */
  left_out: z.optional(z.record(z.string(), z.number())),
  account: z.nullable(z.looseObject({ id: z.string(), created_at: z.nullable(z.string()) })),
  profile: z.nullable(z.looseObject({})),
  requests: z.array(requestSchema),
  enquiries: z.array(z.looseObject({ reference: z.string(), created_at: z.string() })),
  bookings: z.array(
    z.looseObject({
      reference: z.string(),
      starts_at: z.string(),
      status: z.string(),
      refund_state: z.string(),
      created_at: z.string(),
      papers: z.array(paperSchema),
    }),
  ),
  newsletter: z.nullable(z.looseObject({ status: z.string(), created_at: z.string() })),
  messages: z.array(z.looseObject({ kind: z.string(), status: z.string() })),
})

export type PersonData = z.infer<typeof personSchema>

export const readPerson = (data: unknown): PersonData => personSchema.parse(data)

export const loadPerson = async ({ database }: Pick<Dependencies, 'database'>, address: string) =>
  readPerson(await rpc(database, 'person_data', { address }))

export function uncheckedRequests({ requests }: PersonData): string[] {
  return requests.filter(({ documents }) => documents.some(isUnchecked)).map(({ id }) => id)
}

export function erasureWarnings({ bookings, requests }: PersonData, now: Date): string[] {
  const ahead = bookings.filter(
    ({ status, starts_at }) => status === 'confirmed' && new Date(starts_at) > now,
  )
  const held = bookings.filter(({ status }) => status === 'held')
  const kept = [
    ...bookings.filter(({ status }) => ['confirmed', 'cancelled', 'lost'].includes(status)),
    ...requests.filter(({ ordered_at }) => ordered_at !== null),
  ]
  const papers = [
    ...requests.flatMap(({ order }) => order?.papers ?? []),
    ...bookings.flatMap(({ papers }) => papers),
  ].map(({ reference }) => reference)
  const delivered = requests.some(({ order }) => order?.documents.some(({ delivery }) => delivery !== null))
  const references = kept.map(({ reference }) => reference).join(', ')
  return [
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
  ]
}

const erasureSchema = z.object({
  account: z.number(),
  requests: z.number(),
  enquiries: z.number(),
  bookings: z.number(),
  newsletter: z.number(),
  messages: z.number(),
  /** References of records that the law requires us to keep. */
  kept: z.array(z.string()),
  references: z.array(z.string()),
  paths: z.array(z.string()),
})

export type Erasure = z.infer<typeof erasureSchema>

export const readErasure = (data: unknown): Erasure => erasureSchema.parse(data)
