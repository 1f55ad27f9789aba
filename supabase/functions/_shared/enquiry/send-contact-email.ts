import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { ENQUIRY_FIELDS, type EnquiryBody, type EnquiryReceipt } from '#contract/enquiry.ts'
import { type RowOf, rowOf } from '#contract/fields.ts'
import { formSender } from '#contract/form-sender.ts'
import { type Dependencies, orThrow } from '../dependencies.ts'
import { readForm, uuidOf } from '../forms/form-body.ts'
import { AppError } from '../http/errors.ts'
import { type Handler, wrap } from '../http/wrap.ts'
import { deliverSoon, leaseOptions, type TakenMessages } from '../mail/outbox.ts'
import {
  addressOf,
  type Counted,
  guardAgainstAbuse,
  looksAutomated,
  windowOf,
} from '../senders/abuse-guard.ts'

// Both messages are queued in the enquiry's transaction: a 200 means that it is stored, even without mail.

type Row = { id: string } & RowOf<typeof ENQUIRY_FIELDS>

const extraSchemas = { id: z.optional(z.uuid()), ...formSender }

const REFERENCE_TAKEN = '23505'

/** public.send_enquiry */
type Sent = {
  row: Row
  counted: Counted
  reference: string | null
  reply_by?: string
  messages: TakenMessages
}

/**
 * Derived from the caller's id: a retry is the same enquiry, and nobody can choose a reference. @param again
 * references taken
 */
const storedId = (secret: string, given: string, again: number): string =>
  uuidOf(
    createHmac('sha256', secret)
      .update(`enquiry:${given.toLowerCase()}${':'.repeat(again)}`)
      .digest('hex'),
  )

async function send(
  dependencies: Dependencies,
  body: EnquiryBody & { id: string },
  address?: string,
  again = 0,
): Promise<Sent> {
  const { database, settings, now } = dependencies
  const id = storedId(settings.LINK_SIGNING_SECRET, body.id, again)
  const row = { id, ...rowOf(ENQUIRY_FIELDS, body) }
  const { data, error } = await database.rpc('send_enquiry', {
    enquiry: JSON.stringify({ ...row, ...(body.language && { language: body.language }) }),
    window_start: windowOf(now()).start.toISOString(),
    max_sent: settings.RATE_LIMIT_FORMS,
    ...leaseOptions(dependencies),
    ...(address !== undefined && { address }),
  })
  if (error?.code === REFERENCE_TAKEN && again < 3) return send(dependencies, body, address, again + 1)
  if (error) throw error
  return { ...(data as Omit<Sent, 'row'>), row }
}

/** @throws AppError 'id-taken' if the stored enquiry differs */
async function storedOf({ database }: Dependencies, row: Row) {
  const data = await orThrow(database.from('enquiries').select().eq('id', row.id).maybeSingle())
  const same = (Object.keys(row) as (keyof Row)[]).every((column) => data?.[column] === row[column])
  if (!data || !same) throw new AppError('id-taken')
  return data
}

export async function takeEnquiry(
  dependencies: Dependencies,
  request: Request,
  body: EnquiryBody,
): Promise<EnquiryReceipt> {
  const { settings } = dependencies
  const enquiry = { ...body, id: body.id ?? crypto.randomUUID() }
  const address = addressOf(request, dependencies)
  let outcome = looksAutomated(body, dependencies) ? undefined : await send(dependencies, enquiry, address)
  const counted = outcome?.counted
  if (!outcome || outcome.counted.own > settings.RATE_LIMIT_FORMS || outcome.counted.crowded) {
    const given = counted && { ...counted, counted: counted.own }
    await guardAgainstAbuse(dependencies, request, 'enquiry', body, given)
    outcome = await send(dependencies, enquiry)
  }
  const { row, messages } = outcome
  const isNew = outcome.reference !== null
  const { reference, reply_by } = isNew ? outcome : await storedOf(dependencies, row)
  deliverSoon(dependencies, `enquiry:${row.id}`, isNew ? messages : undefined)
  return { reference: reference ?? '', replyBy: new Date(reply_by ?? 0).toISOString() }
}

export function createSendContactEmail(dependencies: Dependencies): Handler {
  return wrap({ name: 'send-contact-email', log: dependencies.log }, async (request, words) => {
    const form = { fields: ENQUIRY_FIELDS, labels: words.ENQUIRY_FIELD_WORDS, words }
    const body = await readForm(request, form, extraSchemas)
    return Response.json(await takeEnquiry(dependencies, request, body))
  })
}
