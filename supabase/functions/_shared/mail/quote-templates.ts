import * as z from 'zod/mini'
import type { DocumentState } from '#contract/guest-request.ts'
import type { Dependencies } from '../dependencies.ts'
import { checkDocuments } from '../documents/check.ts'
import { signToken } from '../documents/links.ts'
import { requestLink } from '../requests/guest-view.ts'
import type { EmailTemplate } from './compose.ts'
import type { MailDocument } from './design/facts.ts'
import {
  type QuoteRequest,
  quoteCustomerMail,
  quoteFilesMail,
  quoteLinkMail,
  quoteOperatorMail,
} from './quote.ts'

/** The outbox's message kinds about quote requests. */

const NOTES: Record<string, string> = {
  refused: 'Removed: its content is not what its name says, or a virus was found in it.',
  missing: 'Not stored: the upload did not arrive.',
  unchecked: 'Not checked yet.',
}

async function loadQuote({ database }: Dependencies, id: string | null): Promise<QuoteRequest | null> {
  if (id === null) return null
  const { data, error } = await database.from('quote_requests').select().eq('id', id).maybeSingle()
  if (error) throw error
  return data
}

/** The states of the documents that came with a request, in their order. */
async function documentStates(dependencies: Dependencies, requestId: string): Promise<DocumentState[]> {
  await checkDocuments(dependencies, requestId)
  const { data, error } = await dependencies.database
    .from('request_documents')
    .select('state')
    .eq('request_id', requestId)
    .is('batch', null)
    .order('position')
  if (error) throw error
  return data.map(({ state }) => state as DocumentState)
}

/** @param batch documents added later together; null for those that came with the request */
async function loadDocuments(
  dependencies: Dependencies,
  requestId: string,
  batch: string | null = null,
): Promise<MailDocument[]> {
  const { database, settings, now } = dependencies
  await checkDocuments(dependencies, requestId)
  const documents = database.from('request_documents').select().eq('request_id', requestId)
  const { data, error } = await (batch ? documents.eq('batch', batch) : documents.is('batch', null)).order(
    'position',
  )
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

const batchPayload = z.object({ batch: z.uuid() })

export const QUOTE_TEMPLATES = {
  async quote_operator(message, dependencies) {
    const request = await loadQuote(dependencies, message.subject_id)
    if (!request) return null
    const documents = await loadDocuments(dependencies, request.id)
    return quoteOperatorMail(request, documents, dependencies.settings.DOCUMENT_LINK_HOURS)
  },

  async quote_customer(message, dependencies) {
    const request = await loadQuote(dependencies, message.subject_id)
    if (!request) return null
    const link = await requestLink(dependencies.settings, request.id, dependencies.now())
    return quoteCustomerMail(request, await documentStates(dependencies, request.id), link)
  },

  async quote_link(message, dependencies) {
    const request = await loadQuote(dependencies, message.subject_id)
    if (!request) return null
    const { settings, now } = dependencies
    return quoteLinkMail(request, await requestLink(settings, request.id, now()), settings.GUEST_LINK_DAYS)
  },

  async quote_files_operator(message, dependencies) {
    const request = await loadQuote(dependencies, message.subject_id)
    if (!request) return null
    const { batch } = batchPayload.parse(message.payload)
    const documents = await loadDocuments(dependencies, request.id, batch)
    return quoteFilesMail(request, documents, dependencies.settings.DOCUMENT_LINK_HOURS)
  },
} satisfies Record<string, EmailTemplate>
