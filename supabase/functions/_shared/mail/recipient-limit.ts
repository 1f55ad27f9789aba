import type { Dependencies } from '../dependencies.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { type OutboxMessage, TEMPLATES } from './compose.ts'

/**
 * How many messages one mailbox can be made to get in 24 hours, by whomever. What they speak of is stored all the same, and
 * the operator is told of it. Counted in the database (public.admit_message), one mailbox at a time. A template names its limit:
 * RATE_LIMIT_RECIPIENT for what goes to an address that somebody typed into a form, before anybody has shown that it is
 * theirs; RATE_LIMIT_ACCOUNT_MAIL for one-time links to sign in with, and the word that there is an account.
 *
 * Not limited: what follows a payment (booking_…), which costs its sender money, the one welcome of an account, and issues
 * of the newsletter, which its readers have confirmed. There is no booking mail before the payment; a kind of that sort
 * would need the first limit.
 */
function limitOf(kind: string, settings: FunctionEnvironment) {
  const setting = TEMPLATES[kind]?.limit
  if (!setting) return undefined
  const kinds = Object.keys(TEMPLATES).filter((other) => TEMPLATES[other]?.limit === setting)
  return { kinds, max_messages: settings[setting] }
}

/** The outbox's reason for not sending such a message. */
export const WITHHELD = 'recipient-limit'

/**
 * Whether the recipient has reached their daily limit for this kind of message; if so, the message is withheld, and the
 * outbox has the reason. A message that the operator retries is sent.
 */
export async function overRecipientLimit(
  message: OutboxMessage,
  { database, settings, log }: Dependencies,
): Promise<boolean> {
  const limit = limitOf(message.kind, settings)
  if (!limit) return false
  const { data: admitted, error } = await database.rpc('admit_message', { message: message.id, ...limit })
  if (error) throw error
  if (!admitted) log({ event: 'mail-withheld', kind: message.kind, message: message.id, code: WITHHELD })
  return !admitted
}
