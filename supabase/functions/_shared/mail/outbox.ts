import type { Dependencies } from '../dependencies.ts'
import { errorCode } from '../log.ts'
import { compose, type OutboxMessage } from './compose.ts'
import { overRecipientLimit } from './recipient-limit.ts'

/** Delivers the outbox. */

export type Delivery = { sent: number; failed: number }

/**
 * Maximum number of messages in progress in this process. Beyond it immediate deliveries are left to the jobs, which take
 * urgent messages first; a mail server accepts only so many connections.
 */
const ENOUGH = 20

let inHand = 0

/** Delivers one message; a failure affects no other. */
async function deliverOne(message: OutboxMessage, dependencies: Dependencies): Promise<boolean> {
  const { database, mail, settings, log } = dependencies
  let failure: string | null = null
  try {
    if (await overRecipientLimit(message, dependencies)) return true
    const composed = await compose(message, dependencies)
    if (composed) await mail.send(composed)
  } catch (error) {
    failure = errorCode(error)
  }
  const { error } = await database.rpc('settle_message', {
    message_id: message.id,
    ...(failure === null ? {} : { error_code: failure }),
    retry_seconds: settings.OUTBOX_RETRY_SECONDS,
  })
  // The lease expires: the message is then retried, with the same Message-ID.
  if (error) throw error
  log({
    event: failure ? 'mail-deferred' : 'mail-sent',
    kind: message.kind,
    message: message.id,
    code: failure ?? undefined,
  })
  return failure === null
}

/**
 * Sends up to `limit` messages that are due, urgent ones first (public.claim_messages).
 * @param subject only the messages about this row
 */
export async function deliver(
  dependencies: Dependencies,
  { limit, subject }: { limit: number; subject?: string },
): Promise<Delivery> {
  if (subject && inHand >= ENOUGH) return { sent: 0, failed: 0 }
  const { data, error } = await dependencies.database.rpc('claim_messages', {
    max_messages: limit,
    ...(subject ? { subject } : {}),
  })
  if (error) throw error
  inHand += data.length
  const results = await Promise.all(
    data.map((message) =>
      deliverOne(message, dependencies).finally(() => {
        inHand -= 1
      }),
    ),
  )
  const sent = results.filter(Boolean).length
  return { sent, failed: results.length - sent }
}
