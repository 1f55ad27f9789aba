import type { Dependencies } from '../dependencies.ts'
import type { FunctionEnvironment } from '../environment.ts'
import type { OutboxMessage } from './compose.ts'

/**
 * Limits the messages to one mailbox in 24 hours, whoever causes them. What they are about is stored regardless, and the
 * operator is notified. The database counts them (public.admit_message), one mailbox at a time. Not limited: messages after
 * a payment (booking_…), which costs the sender money, the one welcome of an account, and newsletter issues, which their
 * readers have confirmed. There is no booking message before the payment; a message kind of that sort would belong to the
 * first list.
 */
const LIMITS: { kinds: readonly string[]; setting: 'RATE_LIMIT_RECIPIENT' | 'RATE_LIMIT_ACCOUNT_MAIL' }[] = [
  {
    // To an address that somebody typed into a form, not yet confirmed.
    kinds: ['quote_customer', 'quote_link', 'enquiry_customer', 'newsletter_confirm', 'already_subscribed'],
    setting: 'RATE_LIMIT_RECIPIENT',
  },
  {
    // One-time links to sign in, and the message that an account already exists.
    kinds: ['auth', 'account_exists'],
    setting: 'RATE_LIMIT_ACCOUNT_MAIL',
  },
]

/** The outbox's reason for not sending such a message. */
export const WITHHELD = 'recipient-limit'

function limitOf(kind: string, settings: FunctionEnvironment) {
  const limit = LIMITS.find(({ kinds }) => kinds.includes(kind))
  return limit && { kinds: [...limit.kinds], max_messages: settings[limit.setting] }
}

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
