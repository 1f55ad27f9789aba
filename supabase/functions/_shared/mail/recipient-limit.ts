import type { FunctionEnvironment } from '../environment.ts'
import type { EmailTemplate } from './compose.ts'

/**
 * How many messages one mailbox can be made to get in 24 hours, by whomever. What they speak of is stored all the same, and
 * the operator is told of it. Counted in the database (public.admit_message), one mailbox at a time, apart from what can be erased. A template names its limit:
 * RATE_LIMIT_RECIPIENT for what goes to an address that somebody typed into a form, before anybody has shown that it is
 * theirs; RATE_LIMIT_ACCOUNT_MAIL for one-time links to sign in with, and the word that there is an account.
 *
 * Not limited: what follows a payment (booking_…, order_…), which costs its sender money, what the operator does about an
 * order, the one welcome of an account, and issues of the newsletter, which its readers have confirmed. Of the kinds before a
 * payment only order_accepted is caused by its reader, and has the first limit.
 */
export function recipientLimits(
  settings: Pick<FunctionEnvironment, 'RATE_LIMIT_RECIPIENT' | 'RATE_LIMIT_ACCOUNT_MAIL'>,
  templates: Readonly<Record<string, EmailTemplate>>,
): { kinds: string[]; max_messages: number }[] {
  return (['RATE_LIMIT_RECIPIENT', 'RATE_LIMIT_ACCOUNT_MAIL'] as const).map((setting) => ({
    kinds: Object.keys(templates).filter((kind) => templates[kind]?.limit === setting),
    max_messages: settings[setting],
  }))
}

/** The outbox's reason for not sending such a message. The operator can have it sent all the same. */
export const WITHHELD = 'recipient-limit'
