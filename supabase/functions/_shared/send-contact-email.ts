import * as z from 'zod/mini'
import { ENQUIRY_FIELDS, type EnquiryBody, type EnquiryReceipt } from '#contract/enquiry.ts'
import { rowOf } from '#contract/fields.ts'
import { formSender } from '#contract/form-sender.ts'
import type { Database } from '../../database.types.ts'
import type { Dependencies } from './dependencies.ts'
import { AppError } from './http/errors.ts'
import { readForm } from './http/form-body.ts'
import { wrap } from './http/wrap.ts'
import { deliverNow } from './mail/outbox.ts'
import { guardAgainstAbuse } from './senders/abuse-guard.ts'

/**
 * Accepts an enquiry. It is stored first; the database queues the messages to both sides in the same transaction. So a 200
 * means that the enquiry is stored, whatever happens to the mail.
 */

type Row = Omit<Database['public']['Tables']['enquiries']['Row'], 'created_at' | 'reference' | 'spam_at'>

/** The error code of a primary key violation. */
const EXISTS = '23505'

const extraSchemas = { id: z.optional(z.uuid()), ...formSender }

/** Stores the enquiry; an identical one that already exists counts as stored. */
async function store({ database }: Dependencies, row: Row): Promise<{ id: string; reference: string }> {
  const inserted = await database.from('enquiries').insert(row).select('id, reference').single()
  if (!inserted.error) return inserted.data
  if (inserted.error.code !== EXISTS) throw inserted.error
  const { data, error } = await database.from('enquiries').select().eq('id', row.id).maybeSingle()
  if (error) throw error
  const same = (Object.keys(row) as (keyof Row)[]).every((column) => data?.[column] === row[column])
  if (!data || !same) throw new AppError('id-taken')
  return data
}

/** Accepts a valid enquiry, unless its sender has to prove something first. */
export async function takeEnquiry(
  dependencies: Dependencies,
  request: Request,
  body: EnquiryBody,
): Promise<EnquiryReceipt> {
  await guardAgainstAbuse(dependencies, request, 'enquiry', body)
  const enquiry = await store(dependencies, {
    id: body.id?.toLowerCase() ?? crypto.randomUUID(),
    ...rowOf(ENQUIRY_FIELDS, body),
  })
  return { reference: enquiry.reference, delivered: await deliverNow(dependencies, enquiry) }
}

export function createSendContactEmail(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return wrap({ name: 'send-contact-email', methods: ['POST'], log: dependencies.log }, async (request) => {
    const body = await readForm(request, ENQUIRY_FIELDS, extraSchemas)
    return Response.json(await takeEnquiry(dependencies, request, body))
  })
}
