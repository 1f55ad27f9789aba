import type { Dependencies } from '../dependencies.ts'
import { errorCode } from '../log.ts'
import { compose, type OutboxMessage } from './compose.ts'
import { isOneTooMany } from './recipient-limit.ts'

/** Delivers what stands in the outbox. */

export type Delivery = { sent: number; failed: number }

/** One message; whatever goes wrong with it concerns no other. */
async function deliverOne(message: OutboxMessage, dependencies: Dependencies): Promise<boolean> {
  const { database, mail, settings, log } = dependencies
  let failure: string | null = null
  try {
    if (await isOneTooMany(message, dependencies)) return true
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
  // The lease runs out by itself: the message is then tried again, under the same Message-ID.
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
 * Sends up to `limit` messages that are due.
 * @param subject only the messages about this row
 */
export async function deliver(
  dependencies: Dependencies,
  { limit, subject }: { limit: number; subject?: string },
): Promise<Delivery> {
  const { data, error } = await dependencies.database.rpc('claim_messages', {
    max_messages: limit,
    ...(subject ? { subject } : {}),
  })
  if (error) throw error
  const results = await Promise.all(data.map((message) => deliverOne(message, dependencies)))
  const sent = results.filter(Boolean).length
  return { sent, failed: results.length - sent }
}
