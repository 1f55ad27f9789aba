import type { Dependencies } from '../dependencies.ts'
import type { OutboxMessage } from './compose.ts'

/**
 * Messages to an address that somebody typed, before anybody has shown that it is theirs. However often a form is sent and
 * from wherever, one address gets only so many of them in a day. What they speak of is stored all the same, and the
 * operator is told of it.
 */
const TO_ANYBODY: readonly string[] = [
  'quote_customer',
  'quote_link',
  'enquiry_customer',
  'newsletter_confirm',
  'newsletter_known',
]

/** Stands in the outbox as the reason why such a message was not sent. */
const REASON = 'recipient-limit'

/** Whether the message is one too many for its recipient; it is put away then. */
export async function isOneTooMany(message: OutboxMessage, dependencies: Dependencies): Promise<boolean> {
  // What the operator has put back by hand goes out.
  if (!TO_ANYBODY.includes(message.kind) || message.retried_at) return false
  const { database, settings, log } = dependencies
  const before = await database.rpc('messages_before', { message: message.id, kinds: [...TO_ANYBODY] })
  if (before.error) throw before.error
  if (before.data < settings.RATE_LIMIT_RECIPIENT) return false
  const { error } = await database
    .from('outbox')
    .update({ status: 'abandoned', last_error: REASON, leased_until: null })
    .eq('id', message.id)
  if (error) throw error
  log({ event: 'mail-withheld', kind: message.kind, message: message.id, code: REASON })
  return true
}
