import * as z from 'zod/mini'
import { isUnchecked } from '../documents/check.ts'
import { bothClocks } from '../mail/format.ts'
import type { PaperFacts } from '../order/paper.ts'

/**
 * Everything stored about a person, and the result of erasing them, as the database returns it. Properties not listed here
 * are kept.
 */

const documentSchema = z.looseObject({
  id: z.string(),
  position: z.number(),
  /** Storage path of the file. */
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
  /** The delivery or the message that it was sent with; neither: uploaded, and not sent yet. */
  delivery: z.nullable(z.number()),
  message: z.nullable(z.number()),
  position: z.number(),
  name: z.string(),
  path: z.string(),
  size: z.number(),
  sha256: z.string(),
  created_at: z.string(),
})

/** As public.order_view has it, without its request. */
const orderSchema = z.looseObject({
  order: z.looseObject({ state: z.string(), open_before_payment: z.boolean() }),
  papers: z.array(paperSchema),
  documents: z.array(deliveredSchema),
})

const requestSchema = z.looseObject({
  id: z.string(),
  reference: z.string(),
  created_at: z.string(),
  ordered_at: z.nullable(z.string()),
  /** Its order, if it was answered with a price. */
  order: z.optional(z.nullable(orderSchema)),
  documents: z.array(documentSchema),
})

const personSchema = z.object({
  address: z.string(),
  /** How many records of a kind there are beyond those listed. */
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
    }),
  ),
  newsletter: z.nullable(z.looseObject({ status: z.string(), created_at: z.string() })),
  messages: z.array(z.looseObject({ kind: z.string(), status: z.string() })),
})

export type PersonData = z.infer<typeof personSchema>

/** @param data as `public.person_data` gives it */
export const readPerson = (data: unknown): PersonData => personSchema.parse(data)

/** The requests with documents that have not been checked, or only by an earlier release. */
export function uncheckedRequests({ requests }: PersonData): string[] {
  return requests.filter(({ documents }) => documents.some(isUnchecked)).map(({ id }) => id)
}

/** What to know before a person is erased. */
export function erasureWarnings({ bookings, requests }: PersonData, now: Date): string[] {
  const ahead = bookings.filter(
    ({ status, starts_at }) => status === 'confirmed' && new Date(starts_at) > now,
  )
  const held = bookings.filter(({ status }) => status === 'held')
  const kept = [
    ...bookings.filter(({ status }) => ['confirmed', 'cancelled', 'lost'].includes(status)),
    ...requests.filter(({ ordered_at }) => ordered_at !== null),
  ]
  const papers = requests.flatMap(({ order }) => order?.papers ?? []).map(({ reference }) => reference)
  const references = kept.map(({ reference }) => reference).join(', ')
  return [
    ...(kept.length > 0
      ? [
          `By law we must keep the record of ${references}: it stays, without name, address, phone number and files.`,
        ]
      : []),
    ...(papers.length > 0
      ? [`By law we must keep ${papers.join(', ')} as issued: these papers stay, with the name on them.`]
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
  /** References of records that must be kept by law, without a name. */
  kept: z.array(z.string()),
  /** References of all the person's records. */
  references: z.array(z.string()),
  /** Files that the caller must remove. */
  paths: z.array(z.string()),
})

/** The number of erased records of each kind. */
export type Erasure = z.infer<typeof erasureSchema>

/** @param data as `public.erase_person` gives it */
export const readErasure = (data: unknown): Erasure => erasureSchema.parse(data)
