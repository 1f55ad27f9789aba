import { answersOf } from '#contract/fields.ts'
import type { Ask, DocumentState, GuestRequest } from '#contract/guest-request.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import { QUOTE_FIELDS } from '#contract/quote.ts'
import { neededBy } from '#contract/urgency.ts'
import type { Database } from '../../../database.types.ts'
import { type DatabaseClient, orThrow } from '../dependencies.ts'
import { openToken, signToken, type Token } from '../documents/links.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { AppError } from '../http/errors.ts'
import { prefixOf } from '../words.ts'

type Request = Database['public']['Tables']['quote_requests']['Row']
type Document = Pick<
  Database['public']['Tables']['request_documents']['Row'],
  'id' | 'name' | 'size' | 'state' | 'added_at' | 'needs_password' | 'replaced_at'
>

const HOUR = 3_600_000

type LinkSettings = Pick<FunctionEnvironment, 'LINK_SIGNING_SECRET' | 'GUEST_LINK_DAYS'>

type Linked = Pick<Request, 'id' | 'link_version'>

/** Valid for GUEST_LINK_DAYS, unless ended before. */
export function requestToken(settings: LinkSettings, { id, link_version }: Linked, now: Date): string {
  const expires = new Date(now.getTime() + settings.GUEST_LINK_DAYS * 24 * HOUR)
  return signToken(settings.LINK_SIGNING_SECRET, 'request', id, expires, link_version)
}

export function requestPath(settings: LinkSettings, request: Linked, now: Date, language: string): string {
  return `${prefixOf(language)}/get-quote?request=${requestToken(settings, request, now)}#request`
}

export function requestLink(
  settings: LinkSettings & Pick<FunctionEnvironment, 'SITE_URL'>,
  request: Linked & Pick<Request, 'language'>,
  now: Date,
): string {
  return settings.SITE_URL + requestPath(settings, request, now, request.language)
}

/** The caller must also checkNotReplaced. @throws AppError 'link-invalid' or 'link-expired' */
export const openRequestLink = (
  { LINK_SIGNING_SECRET }: Pick<FunctionEnvironment, 'LINK_SIGNING_SECRET'>,
  text: string,
  now: Date,
): Token => openToken(LINK_SIGNING_SECRET, 'request', text, now)

/** @throws AppError 'link-replaced' (public.renew_request_link) */
export function checkNotReplaced({ version }: Token, { link_version }: Pick<Request, 'link_version'>): void {
  if (version !== link_version) throw new AppError('link-replaced')
}

export function askOf(
  { ask_text, ask_about }: Pick<Request, 'ask_text' | 'ask_about'>,
  documents: Pick<Document, 'id' | 'name'>[],
): Ask {
  const about = documents.find(({ id }) => id === ask_about)?.name
  return { text: ask_text ?? '', ...(about !== undefined && { about }) }
}

function viewOf(request: Request, documents: Document[], linkEnds: Date): GuestRequest {
  const created = new Date(request.created_at)
  const counted = documents.filter(
    ({ state, replaced_at }) => state !== 'refused' && state !== 'missing' && !replaced_at,
  ).length
  return {
    reference: request.reference,
    createdAt: created.toISOString(),
    replyBy: new Date(request.reply_by).toISOString(),
    isAnswered: request.handled_at !== null,
    ...(request.asked_at !== null && { asked: askOf(request, documents) }),
    neededBy: neededBy(request.urgency, created)?.toISOString() ?? null,
    linkEndsAt: linkEnds.toISOString(),
    isOpenedByUs: request.opened_by === 'operator',
    answers: answersOf(QUOTE_FIELDS, request),
    documents: documents.map(({ name, size, state, added_at, needs_password, replaced_at }) => ({
      name,
      size,
      state: state as DocumentState,
      addedAt: new Date(added_at).toISOString(),
      needsPassword: needs_password,
      replaced: replaced_at !== null,
    })),
    filesLeft: Math.max(0, FILE_LIMITS.maxFiles - counted),
  }
}

/** @returns null if the request no longer exists or was erased @throws AppError 'link-replaced' */
export async function loadGuestRequest(database: DatabaseClient, link: Token): Promise<GuestRequest | null> {
  const data = await orThrow(
    database
      .from('quote_requests')
      .select('*, request_documents (id, name, size, state, added_at, position, needs_password, replaced_at)')
      .eq('id', link.id)
      .order('position', { referencedTable: 'request_documents' })
      .maybeSingle(),
  )
  if (!data || data.erased_at) return null
  checkNotReplaced(link, data)
  return viewOf(data, data.request_documents, link.expires)
}
