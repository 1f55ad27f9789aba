import * as z from 'zod/mini'
import type { Database } from '../../../database.types.ts'
import type { Dependencies } from '../dependencies.ts'
import { checkDocuments } from '../documents/check.ts'
import { signToken } from '../documents/links.ts'
import { accountExistsMail, welcomeMail } from './account.ts'
import { BOOKING_COMPOSERS } from './booking-composers.ts'
import { Notice } from './design/blocks.ts'
import { Facts, type MailDocument } from './design/facts.ts'
import { type MailContent, message as write } from './design/message.ts'
import { createElement as h } from './design/react.ts'
import { ENQUIRY_COMPOSERS } from './enquiry.ts'
import { NEWSLETTER_COMPOSERS } from './newsletter.ts'
import { type QuoteRequest, quoteCustomerMail, quoteOperatorMail } from './quote.ts'
import type { Mail } from './transport.ts'

/** Turns an outbox row into an e-mail, from what the database says at that moment. */

export type OutboxMessage = Database['public']['Tables']['outbox']['Row']

/** Makes one kind of message; null when what it speaks of is no longer so. */
export type Composer = (message: OutboxMessage, dependencies: Dependencies) => Promise<MailContent | null>

const NOTES: Record<string, string> = {
  refused: 'Removed: its content is not what its name says.',
  missing: 'Not stored: the upload did not arrive.',
  unchecked: 'Not checked yet.',
}

async function loadQuote({ database }: Dependencies, id: string | null): Promise<QuoteRequest | null> {
  if (id === null) return null
  const { data, error } = await database.from('quote_requests').select().eq('id', id).maybeSingle()
  if (error) throw error
  return data
}

async function loadDocuments(dependencies: Dependencies, requestId: string): Promise<MailDocument[]> {
  const { database, settings, now } = dependencies
  await checkDocuments(database, requestId)
  const { data, error } = await database
    .from('request_documents')
    .select()
    .eq('request_id', requestId)
    .order('position')
  if (error) throw error
  const expires = new Date(now().getTime() + settings.DOCUMENT_LINK_HOURS * 3_600_000)
  return Promise.all(
    data.map(async ({ id, name, size, state }) => {
      if (state !== 'accepted') return { name, size, link: null, note: NOTES[state] ?? '' }
      const token = await signToken(settings.LINK_SIGNING_SECRET, 'link', id, expires)
      return {
        name,
        size,
        link: `${settings.SUPABASE_PUBLIC_URL ?? settings.SUPABASE_URL}/functions/v1/open-document?link=${token}`,
        note: null,
      }
    }),
  )
}

const authPayload = z.object({ subject: z.string(), text: z.string(), html: z.string() })

const reportPayload = z.object({ kind: z.string(), attempts: z.number(), error: z.string() })

const COMPOSERS: Record<string, Composer> = {
  ...BOOKING_COMPOSERS,
  ...ENQUIRY_COMPOSERS,
  ...NEWSLETTER_COMPOSERS,

  async quote_operator(message, dependencies) {
    const request = await loadQuote(dependencies, message.subject_id)
    if (!request) return null
    const documents = await loadDocuments(dependencies, request.id)
    return quoteOperatorMail(request, documents, dependencies.settings.DOCUMENT_LINK_HOURS)
  },

  async quote_customer(message, dependencies) {
    const request = await loadQuote(dependencies, message.subject_id)
    if (!request) return null
    return quoteCustomerMail(request, await loadDocuments(dependencies, request.id))
  },

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

  async auth(message) {
    return authPayload.parse(message.payload)
  },

  async delivery_report(message) {
    const { kind, attempts, error } = reportPayload.parse(message.payload)
    return write(
      {
        subject: `A message was not delivered: ${kind}`,
        title: 'A message was not delivered',
        preview: kind,
        why: 'Sent by the outbox.',
      },
      h(Notice, null, 'A message could not be delivered in 24 hours and was given up.'),
      h(Facts, {
        facts: [
          { label: 'Kind', text: kind },
          { label: 'Attempts', text: String(attempts) },
          { label: 'Last error', text: error },
        ],
      }),
    )
  },
}

/**
 * @returns the message to send, or null when the thing it speaks of is no longer there
 * @throws when the kind is unknown or the database does not answer
 */
export async function compose(message: OutboxMessage, dependencies: Dependencies): Promise<Mail | null> {
  const composer = COMPOSERS[message.kind]
  if (!composer) throw new TypeError('Unknown kind of message')
  const content = await composer(message, dependencies)
  return content && { id: message.id, to: message.recipient ?? dependencies.settings.ADMIN_EMAIL, ...content }
}
