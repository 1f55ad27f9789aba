import type { Dependencies } from '../dependencies.ts'
import { errorCode } from '../log.ts'
import { compose, type OutboxMessage } from './compose.ts'
import { overRecipientLimit } from './recipient-limit.ts'

/** Delivers the outbox. */

type Delivery = { sent: number; failed: number }

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

/** How long a caller waits for the mail server before the response says that the messages are queued, in milliseconds. */
const DELIVERY_TIMEOUT_MS = 150

/** Whether no message about the row is queued any more: sent by this call, by the jobs, or by an earlier call. */
async function sendAll(dependencies: Dependencies, subject: string): Promise<boolean> {
  await deliver(dependencies, { limit: 10, subject })
  const { count, error } = await dependencies.database
    .from('outbox')
    .select('*', { count: 'exact', head: true })
    .eq('subject_id', subject)
    .neq('status', 'sent')
  if (error) throw error
  return count === 0
}

/** Sends queued messages to the account of an address, if any: on the platform, the links that it has requested. */
export async function deliverToAccount(dependencies: Dependencies, address: string): Promise<void> {
  const { data, error } = await dependencies.database.rpc('account_of', { address })
  if (error) throw error
  if (data) await deliver(dependencies, { limit: 5, subject: data })
}

/**
 * Sends the messages about a row now, instead of with the next run of the jobs. The work continues after
 * the caller's time limit, and the jobs retry failures.
 * @param row the messages' subject, and its name in the log
 * @returns whether all of them have been sent
 */
export async function deliverNow(
  dependencies: Dependencies,
  row: { id: string; reference: string },
): Promise<boolean> {
  const delivery = sendAll(dependencies, row.id).catch((failure: unknown) => {
    dependencies.log({ event: 'delivery-failed', reference: row.reference, code: errorCode(failure) })
    return false
  })
  dependencies.waitUntil(delivery)
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, DELIVERY_TIMEOUT_MS, false))
  return Promise.race([delivery, timeout])
}
