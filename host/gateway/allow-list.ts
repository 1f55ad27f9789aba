import { CHECK_CERTIFICATE, FORM_POST, PLAIN_FORMS } from '#contract/backend.ts'
import { FILE_TYPES } from '#contract/files.ts'
import { BUCKET_BYTES, FILE_LIMITS } from '#contract/limits.ts'
import { UPLOAD_TYPE } from '#contract/operator.ts'

/**
 * Every request that the backend accepts, from anybody; everything else is refused before anything is read, stored or forwarded.
 * Words in braces are defined in grammar.ts. docs/security.md shows this list as a table.
 */

/** `visitor` has the publishable key, `customer` a valid session too, `operator` the secret key: the functions and commands. */
export type Role = 'anyone' | 'visitor' | 'customer' | 'operator'

export type Body = {
  bytes: number
  types: readonly string[]
  /** 1: an object, or a list of one. */
  rows?: number
  depth?: number
  /** The allowed fields with their values: 'object', or words of the grammar; also `null` if 'null' is one of them. */
  fields?: Readonly<Record<string, string>>
  optional?: true
  /** Text that the database cannot store is refused later, with a more specific message. */
  anyText?: true
  streamed?: true
  /** Read only where this header could be its signature. */
  signature?: { header: string; form: RegExp }
}

export type Rule = {
  method: string
  path: string
  roles: readonly Role[]
  query?: Readonly<Record<string, string>>
  needs?: readonly string[]
  prefer?: readonly string[]
  body?: Body
  guarded?: true
  /** Mail programs call it: an unknown origin is no reason to refuse. */
  fromMailPrograms?: true
  for: string
}

const rule = (
  method: string,
  path: string,
  role: Role | readonly Role[],
  what: string,
  more: Omit<Rule, 'method' | 'path' | 'roles' | 'for'> = {},
): Rule => ({ method, path, roles: [role].flat(), for: what, ...more })

const KB = 1000
const JSON_TYPES = ['application/json']

const json = (bytes: number, more: Partial<Body> = {}): Body => ({
  bytes,
  types: JSON_TYPES,
  depth: 20,
  ...more,
})
const account = (fields: Record<string, string>): Body => json(16 * KB, { depth: 3, fields })

/** What some genuine clients send and nothing uses; the auth service never sees it (auth-bodies.ts). */
const IDLE = {
  gotrue_meta_security: 'object',
  code_challenge: '{token} | null',
  code_challenge_method: 's256 | S256 | plain | null',
  redirect_to: '{link} | null',
  channel: 'sms | whatsapp | null',
  phone: 'null',
}

const ACCOUNTS: Rule[] = [
  rule('POST', '/auth/v1/signup', 'visitor', 'sign-up', {
    query: { redirect_to: '{link}' },
    body: account({ email: '{address}', password: '{secret}', data: 'object', ...IDLE }),
    guarded: true,
  }),
  rule('POST', '/auth/v1/token', ['visitor', 'operator'], 'sign-in', {
    query: { grant_type: 'password', redirect_to: '{link}' },
    needs: ['grant_type'],
    body: account({ email: '{address}', password: '{secret}', data: 'object', ...IDLE }),
    guarded: true,
  }),
  rule('POST', '/auth/v1/token', 'visitor', 'refreshing a session', {
    query: { grant_type: 'refresh_token' },
    needs: ['grant_type'],
    body: account({ refresh_token: '{token}' }),
  }),
  rule('POST', '/auth/v1/recover', ['visitor', 'operator'], 'a link to choose a new password', {
    query: { redirect_to: '{link}' },
    body: account({ email: '{address}', ...IDLE }),
    guarded: true,
  }),
  rule('POST', '/auth/v1/resend', 'visitor', 'sending the sign-up link again', {
    query: { redirect_to: '{link}' },
    body: account({ email: '{address}', type: 'signup', ...IDLE }),
    guarded: true,
  }),
  rule('POST', '/auth/v1/verify', 'visitor', 'redeeming a link', {
    query: { redirect_to: '{link}' },
    body: account({
      token_hash: '{token}',
      type: 'signup | recovery',
      token: '{text} | null',
      email: '{address} | null',
      ...IDLE,
    }),
    guarded: true,
  }),
  rule('GET', '/auth/v1/user', 'customer', 'one’s own user'),
  rule('PUT', '/auth/v1/user', 'customer', 'a new password', {
    query: { redirect_to: '{link}' },
    body: account({
      password: '{secret}',
      current_password: '{secret}',
      email: 'null',
      nonce: 'null',
      data: 'null',
      ...IDLE,
    }),
    guarded: true,
  }),
  rule('POST', '/auth/v1/logout', 'customer', 'sign-out', {
    query: { scope: 'global | local | others' },
    body: { ...json(KB), optional: true },
  }),
]

const INSERTS = ['return=minimal', 'missing=default']
const RETURNS = [...INSERTS, 'return=representation']

/** Row level security decides which rows customers get. */
const OWN_ROWS = {
  select: '{columns}',
  id: 'eq.{uuid}',
  user_id: 'eq.{uuid}',
  order: '{order}',
  limit: '{thousand}',
  offset: '{number}',
  or: '(created_at.lt."{time}",and(created_at.eq."{time}",id.lt.{uuid}))',
}

const DATA: Rule[] = [
  rule('POST', '/rest/v1/quote_requests', 'visitor', 'a quote request', {
    query: { columns: '{columns}' },
    prefer: INSERTS,
    body: json(64 * KB, { rows: 1, depth: 8 }),
  }),
  rule('POST', '/rest/v1/rpc/taken_slots', 'visitor', 'slots that are taken', {
    body: json(KB, { rows: 1, depth: 1, fields: { from_date: '{date}', to_date: '{date}' } }),
  }),
  rule('POST', '/rest/v1/quote_requests', 'customer', 'a quote request, returned with its values', {
    query: { columns: '{columns}', select: '{columns}' },
    prefer: RETURNS,
    body: json(64 * KB, { rows: 1, depth: 8 }),
  }),
  rule('GET', '/rest/v1/quote_requests', 'customer', 'one’s own requests', {
    query: OWN_ROWS,
    prefer: ['count=exact'],
  }),
  rule('GET', '/rest/v1/profiles', 'customer', 'one’s own profile', {
    query: OWN_ROWS,
    prefer: ['count=exact'],
  }),
  rule('POST', '/rest/v1/profiles', 'customer', 'saving one’s own profile', {
    query: { on_conflict: 'id', columns: '{columns}', select: '{columns}' },
    prefer: [...RETURNS, 'resolution=merge-duplicates'],
    body: json(8 * KB, { rows: 1, depth: 2 }),
  }),
]

/** Any column, several conditions, one level of related tables. */
const ANY_ROWS = {
  select: '{selection}',
  order: '{order}',
  limit: '{thousand}',
  offset: '{number}',
  '{column}.order': '{order}',
  '{column}.limit': '{thousand}',
  '{column}': '{condition}',
}
const ANY_PREFERENCE = [...RETURNS, 'count=exact']

const OPERATION: Rule[] = [
  rule('GET', '/rest/v1/{table}', 'operator', 'reading', {
    query: ANY_ROWS,
    prefer: ['count=exact'],
  }),
  rule('POST', '/rest/v1/{table}', 'operator', 'writing', {
    query: { on_conflict: '{columns}', columns: '{columns}', select: '{selection}' },
    prefer: [...ANY_PREFERENCE, 'resolution=merge-duplicates', 'resolution=ignore-duplicates'],
    body: json(1000 * KB, { rows: 1000 }),
  }),
  rule('PATCH', '/rest/v1/{table}', 'operator', 'changing', {
    query: ANY_ROWS,
    prefer: ANY_PREFERENCE,
    body: json(1000 * KB, { rows: 1 }),
  }),
  rule('POST', '/rest/v1/rpc/{call}', 'operator', 'calling', {
    query: { select: '{selection}' },
    prefer: ['count=exact', 'return=representation'],
    body: json(1000 * KB, { rows: 1 }),
  }),
]

/** What a multipart form adds to its file's size. */
const FORM = 16 * 1024

const upload = (bytes: number): Body => ({
  bytes: bytes + FORM,
  types: [...new Set(Object.values(FILE_TYPES)), 'multipart/form-data'],
  streamed: true,
})

const STORAGE: Rule[] = [
  rule('POST', '/storage/v1/object/{bucket}/{object}', 'visitor', 'uploading one document under a new name', {
    body: upload(FILE_LIMITS.maxBytes),
  }),
  rule('POST', '/storage/v1/object/{bucket}/{object}', 'operator', 'storing a finished document or a paper', {
    body: upload(BUCKET_BYTES),
  }),
  rule('GET', '/storage/v1/object/{bucket}/{object}', 'operator', 'reading a document'),
  rule('DELETE', '/storage/v1/object/{bucket}', 'operator', 'removing up to 1,000 documents', {
    body: json(200 * KB, { depth: 2 }),
  }),
  rule('POST', '/storage/v1/object/move', 'operator', 'renaming a document', {
    body: json(2 * KB, {
      depth: 1,
      fields: {
        bucketId: '{bucket}',
        sourceKey: '{object}',
        destinationBucket: '{bucket}',
        destinationKey: '{object}',
      },
    }),
  }),
]

/** A function validates its fields itself. */
const takes = (name: string, role: Role, bytes: number, what: string): Rule =>
  rule('POST', `/functions/v1/${name}`, role, what, { body: json(bytes, { anyText: true }) })

const STRIPE_SIGNATURE = { header: 'stripe-signature', form: /^t=\d+,(.*,)?v1=[0-9a-f]{64}(,|$)/ }

const FUNCTIONS: Rule[] = [
  takes('send-admin-notification', 'visitor', 100 * KB, 'sending the e-mails after a quote request'),
  takes('send-contact-email', 'visitor', 100 * KB, 'an enquiry'),
  takes('admit-request', 'visitor', 16 * KB, 'permission to send a quote request'),
  takes('guest-request', 'visitor', 16 * KB, 'a quote request by its private link, or for its customer'),
  takes('customer-order', 'visitor', 32 * KB, 'an order by its request’s private link, or all of a customer'),
  takes('verify-document', 'visitor', KB, 'whether a file is one that was delivered'),
  takes('newsletter-signup', 'visitor', 16 * KB, 'signing up for the newsletter'),
  takes('newsletter-confirm', 'visitor', 16 * KB, 'confirming the newsletter'),
  takes('create-consultation-payment', 'visitor', 16 * KB, 'booking a consultation'),
  takes('booking-status', 'visitor', 16 * KB, 'the outcome of its payment'),
  takes('manage-booking', 'visitor', 16 * KB, 'a booking by its private link'),
  rule(
    'POST',
    '/functions/v1/operator',
    ['visitor', 'operator'],
    'what a link in the operator’s e-mail is for',
    {
      body: json(100 * KB, { anyText: true }),
    },
  ),
  rule(
    'POST',
    '/functions/v1/operator',
    'visitor',
    'uploading one document for a delivery or a message of an order, or of the customer’s; business.yaml says how large it may be',
    {
      query: { upload: 'attach | deliver | message' },
      needs: ['upload'],
      body: { bytes: BUCKET_BYTES, types: [UPLOAD_TYPE], streamed: true },
    },
  ),
  takes('send-welcome-email', 'visitor', 16 * KB, 'a welcome e-mail'),
  takes('send-password-reset', 'visitor', 16 * KB, 'a link to choose a new password'),
  takes('confirm-account', 'visitor', 16 * KB, 'confirming an account'),
  takes('export-account', 'customer', 16 * KB, 'exporting one’s own data'),
  takes('delete-account', 'customer', 16 * KB, 'deleting one’s account'),
  takes('run-jobs', 'operator', 16 * KB, 'running the jobs'),
  rule('POST', '/functions/v1/stripe-webhook', 'anyone', 'signed events of the payment provider', {
    body: json(500 * KB, { anyText: true, signature: STRIPE_SIGNATURE }),
  }),
  rule('POST', FORM_POST, 'anyone', 'a form of a page without scripts', {
    query: { form: Object.keys(PLAIN_FORMS).join(' | '), language: '{text}' },
    needs: ['form'],
    body: { bytes: 100 * KB, types: ['application/x-www-form-urlencoded'] },
  }),
  rule(
    'GET',
    '/functions/v1/open-document',
    'anyone',
    'a document, by a link in the operator’s e-mail or a ticket of an order’s page',
    {
      query: {
        link: '{text}',
        ticket: '{text}',
        waiting: '{text}',
        delivered: '{text}',
        paper: '{text}',
        papers: '{text}',
        'payment-request': '{text}',
        cover: '{text}',
      },
    },
  ),
  rule('GET', CHECK_CERTIFICATE, 'anyone', 'what stands of a certificate, at `/V/CODE/PAGE`', {
    query: { code: '{text}', page: '{number}', language: '{text}' },
  }),
  rule(
    'GET',
    '/functions/v1/consultations-feed',
    'anyone',
    'the operator’s calendar, by its private address',
    {
      query: { key: '{text}' },
    },
  ),
  rule('GET', '/functions/v1/newsletter-unsubscribe', 'anyone', 'the page to unsubscribe', {
    query: { token: '{text}', language: '{text}' },
  }),
  rule('POST', '/functions/v1/newsletter-unsubscribe', 'anyone', 'unsubscribing, also by mail programs', {
    query: { token: '{text}', language: '{text}' },
    body: { bytes: 4 * KB, types: ['*'], optional: true },
    fromMailPrograms: true,
  }),
]

/** GET includes HEAD. */
export const ALLOW_LIST: readonly Rule[] = [...ACCOUNTS, ...DATA, ...OPERATION, ...STORAGE, ...FUNCTIONS]
