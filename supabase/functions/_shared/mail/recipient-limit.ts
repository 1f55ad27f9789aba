import type { FunctionEnvironment } from '../environment.ts'
import type { EmailTemplate } from './compose.ts'

/**
 * Limits the messages that strangers can cause to one mailbox in 24 hours (public.admit_message). Templates name
 * their limit: RATE_LIMIT_RECIPIENT for unconfirmed addresses, RATE_LIMIT_ACCOUNT_MAIL for one-time links and account
 * notices. Not limited: what follows a payment or is the operator's doing, the single welcome, and confirmed
 * newsletters.
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

/** The operator can send withheld messages anyway. */
export const WITHHELD = 'recipient-limit'
