import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { ENQUIRY_FIELDS, type EnquiryBody, type EnquiryReceipt } from '#contract/enquiry.ts'
import { rowOf } from '#contract/fields.ts'
import { formSender } from '#contract/form-sender.ts'
import type { Database } from '../../database.types.ts'
import type { Dependencies } from './dependencies.ts'
import { AppError } from './http/errors.ts'
import { readForm } from './http/form-body.ts'
import { wrap } from './http/wrap.ts'
import { deliverNow, type TakenMessages, takingAtOnce } from './mail/outbox.ts'
import { addressOf, guardAgainstAbuse, looksAutomated, windowOf } from './senders/abuse-guard.ts'
import { senderOf } from './senders/network.ts'
import { uuidOf } from './uuid.ts'

/**
 * Accepts an enquiry. It is stored first; the database queues the messages to both sides in the same transaction. So a 200
 * means that the enquiry is stored, whatever happens to the mail.
 */

type Row = Omit<Database['public']['Tables']['enquiries']['Row'], 'created_at' | 'reference' | 'spam_at'>

const extraSchemas = { id: z.optional(z.uuid()), ...formSender }

/** What became of an enquiry (public.send_enquiry). */
type Sent = { sent: number; reference: string | null; messages: TakenMessages }

/**
 * The id under which an enquiry is stored: the same for the same id of the caller's, so that a repeated call is the same
 * enquiry. It decides the reference, and nobody may choose that of somebody else's request.
 */
const storedId = (secret: string, given: string): string =>
  uuidOf(createHmac('sha256', secret).update(`enquiry:${given.toLowerCase()}`).digest('hex'))

/** Stores an enquiry, and counts it for its sender, if one is given. */
async function send(dependencies: Dependencies, row: Row, sender?: string): Promise<Sent> {
  const { database, settings, now } = dependencies
  const { data, error } = await database.rpc('send_enquiry', {
    enquiry: JSON.stringify(row),
    window_start: windowOf(now()).start.toISOString(),
    max_sent: settings.RATE_LIMIT_FORMS,
    ...takingAtOnce(dependencies),
    ...(sender && { sender }),
  })
  if (error) throw error
  return data as Sent
}

/** The reference of an enquiry that was stored before: sent again, it must be the same. */
async function referenceOf({ database }: Dependencies, row: Row): Promise<string> {
  const { data, error } = await database.from('enquiries').select().eq('id', row.id).maybeSingle()
  if (error) throw error
  const same = (Object.keys(row) as (keyof Row)[]).every((column) => data?.[column] === row[column])
  if (!data || !same) throw new AppError('id-taken')
  return data.reference
}

/** Accepts a valid enquiry, unless its sender has to prove something first. */
export async function takeEnquiry(
  dependencies: Dependencies,
  request: Request,
  body: EnquiryBody,
): Promise<EnquiryReceipt> {
  const { settings, now } = dependencies
  const id = storedId(settings.LINK_SIGNING_SECRET, body.id ?? crypto.randomUUID())
  const row = { id, ...rowOf(ENQUIRY_FIELDS, body) }
  const sender = senderOf(settings.LINK_SIGNING_SECRET, addressOf(request, dependencies), now())
  let outcome = looksAutomated(body, dependencies) ? undefined : await send(dependencies, row, sender)
  if (!outcome || outcome.sent > settings.RATE_LIMIT_FORMS) {
    await guardAgainstAbuse(dependencies, request, 'enquiry', body, { counted: outcome?.sent })
    outcome = await send(dependencies, row)
  }
  const taken = outcome.reference === null ? undefined : outcome.messages
  const reference = outcome.reference ?? (await referenceOf(dependencies, row))
  return { reference, delivered: await deliverNow(dependencies, { id, reference }, taken) }
}

export function createSendContactEmail(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return wrap({ name: 'send-contact-email', methods: ['POST'], log: dependencies.log }, async (request) => {
    const body = await readForm(request, ENQUIRY_FIELDS, extraSchemas)
    return Response.json(await takeEnquiry(dependencies, request, body))
  })
}
