import * as z from 'zod/mini'
import type { Database } from '../../../database.types.ts'
import type { Dependencies } from '../dependencies.ts'
import { accountExistsMail, welcomeMail } from './account.ts'
import { authMail } from './auth-templates.ts'
import { BOOKING_TEMPLATES } from './booking-templates.ts'
import { deliveryReportMail } from './delivery-report.ts'
import type { MailContent } from './design/message.ts'
import { ENQUIRY_TEMPLATES } from './enquiry.ts'
import { NEWSLETTER_TEMPLATES } from './newsletter.ts'
import { BUNDLE_TEMPLATES } from './operator-bundle.ts'
import { QUOTE_TEMPLATES } from './quote-templates.ts'
import type { Mail } from './transport.ts'

/** Composes an e-mail from an outbox row and the database's current state. */

export type OutboxMessage = Database['public']['Tables']['outbox']['Row']

/** Composes one kind of message; null when it no longer applies. */
export type EmailTemplate = (
  message: OutboxMessage,
  dependencies: Dependencies,
) => Promise<MailContent | null>

const authPayload = z.union([
  z.object({ action: z.string(), token_hash: z.string().check(z.regex(/^[\w-]+$/)) }),
  z.object({ subject: z.string(), text: z.string(), html: z.string() }),
])

const reportPayload = z.object({ kind: z.string(), attempts: z.number(), error: z.string() })

const TEMPLATES = {
  ...BOOKING_TEMPLATES,
  ...ENQUIRY_TEMPLATES,
  ...NEWSLETTER_TEMPLATES,
  ...BUNDLE_TEMPLATES,
  ...QUOTE_TEMPLATES,

  async welcome(message, { database, settings }) {
    const { data, error } = await database
      .from('profiles')
      .select('first_name')
      .eq('id', message.subject_id ?? '')
      .maybeSingle()
    if (error) throw error
    return data && welcomeMail(data.first_name, settings.SITE_URL)
  },

  async account_exists(_message, { settings }) {
    return accountExistsMail(settings.SITE_URL)
  },

  async auth(message, { settings }) {
    const payload = authPayload.parse(message.payload)
    return 'action' in payload ? authMail(payload.action, payload.token_hash, settings.SITE_URL) : payload
  },

  async delivery_report(message) {
    return deliveryReportMail(reportPayload.parse(message.payload))
  },
} satisfies Record<string, EmailTemplate>

/** All kinds of message. */
export type MailKind = keyof typeof TEMPLATES

/**
 * @returns the message to send, or null when it no longer applies
 * @throws when the kind is unknown or the database does not answer
 */
export async function compose(message: OutboxMessage, dependencies: Dependencies): Promise<Mail | null> {
  const template = (TEMPLATES as Record<string, EmailTemplate>)[message.kind]
  if (!template) throw new TypeError('Unknown kind of message')
  const content = await template(message, dependencies)
  return content && { id: message.id, to: message.recipient ?? dependencies.settings.ADMIN_EMAIL, ...content }
}
