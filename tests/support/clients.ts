import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { adminNotification, type QuoteRow, quoteRow } from '#contract/quote.ts'
import type { Host } from './host.ts'
import { SAMPLE_ANSWERS, sampleUpload } from './samples.ts'
import { openSql } from './sql.ts'

/** Genuine clients of the backend, as the browser and the operator have them. */

type Address = Pick<Host, 'url' | 'publishableKey' | 'secretKey'>

const OPTIONS = { auth: { persistSession: false, autoRefreshToken: false } }

/** A visitor without an account. */
export function anonymous({ url, publishableKey }: Address): SupabaseClient {
  return createClient(url, publishableKey, OPTIONS)
}

/** The operator's functions: past row level security. */
export function service({ url, secretKey }: Address): SupabaseClient {
  return createClient(url, secretKey, OPTIONS)
}

/** Whether a part of this host is Supabase's own (npm run test:platform). Tests also start hosts of their own, which have none. */
export const isGenuine = (
  part: 'AUTH_URL' | 'STORAGE_URL',
  { databaseUrl }: Pick<Host, 'databaseUrl'>,
): boolean => Boolean(process.env[part]) && databaseUrl === process.env.DATABASE_URL

/** A signed-in customer as the administration of a hosted project makes one. */
async function hostedCustomer(host: Address, email: string) {
  const password = crypto.randomUUID()
  const { data, error } = await service(host).auth.admin.createUser({ email, password, email_confirm: true })
  if (error) throw error
  const client = anonymous(host)
  const signedIn = await client.auth.signInWithPassword({ email, password })
  if (signedIn.error) throw signedIn.error
  return { id: data.user.id, client, token: signedIn.data.session.access_token }
}

/** The client of somebody who has a token for a session, as the auth service signs it. */
export async function withSession(
  { url, publishableKey, jwtSecret }: Pick<Host, 'url' | 'publishableKey' | 'jwtSecret'>,
  { id, session, ...claims }: { id: string; session: string; email?: string },
) {
  const token = await new SignJWT({ role: 'authenticated', ...claims, session_id: session })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(id)
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(jwtSecret))
  const headers = { Authorization: `Bearer ${token}` }
  return { client: createClient(url, publishableKey, { ...OPTIONS, global: { headers } }), token }
}

/** A signed-in customer, made directly in the database where that is at hand. */
export async function customer(host: Address & Pick<Host, 'databaseUrl' | 'jwtSecret'>, email: string) {
  // The platform's auth service does not know an account that it has not made.
  if (!host.databaseUrl || isGenuine('AUTH_URL', host)) return hostedCustomer(host, email)
  const sql = openSql(host.databaseUrl)
  const [id, session] = [crypto.randomUUID(), crypto.randomUUID()]
  await sql`insert into auth.users (id, email, role, aud) values (${id}, ${email}, 'authenticated', 'authenticated')`
  await sql`insert into auth.sessions (id, user_id) values (${session}, ${id})`
  await sql`insert into public.account_proofs (account_id) values (${id})`
  await sql.end()
  return { id, ...(await withSession(host, { id, session, email })) }
}

/** Where a document is kept by now that was uploaded under this name: it is moved when it is checked. */
export async function storedPathOf(host: Address, uploaded: string): Promise<string> {
  const documents = service(host).from('request_documents').select('path').eq('uploaded_path', uploaded)
  const { data } = await documents.maybeSingle()
  return data?.path ?? uploaded
}

/** A request as the form would insert it, with the given changes. */
export function sampleRow(changes: Partial<QuoteRow> = {}): QuoteRow {
  return { ...quoteRow(crypto.randomUUID(), null, SAMPLE_ANSWERS, []), ...changes }
}

/** Uploads a document and inserts a request with it. Returns the row and the uploaded bytes. */
export async function storeQuote(client: SupabaseClient, changes: Partial<QuoteRow> = {}) {
  const file = sampleUpload('pdf')
  const upload = await client.storage.from(QUOTE_BUCKET).upload(file.path, file.bytes, file.options)
  if (upload.error) throw upload.error
  const entry = {
    name: 'certificate.pdf',
    path: file.path,
    size: file.bytes.length,
    type: file.options.contentType,
  }
  const row = sampleRow({ uploaded_files: [entry], ...changes })
  const insert = await client.from('quote_requests').insert(row)
  if (insert.error) throw insert.error
  return { row, bytes: file.bytes }
}

/** Does what the form does: upload, insert, notify. */
export async function sendQuote(client: SupabaseClient, changes: Partial<QuoteRow> = {}) {
  const stored = await storeQuote(client, changes)
  const { row } = stored
  const notification = await client.functions.invoke('send-admin-notification', {
    body: adminNotification(row, 'quote_request', new Date()),
  })
  return { ...stored, notification }
}

/** Deletes now what is due; the jobs do so once an hour. */
export async function sweep(host: Pick<Host, 'url' | 'secretKey'>): Promise<void> {
  const headers = { apikey: host.secretKey, 'content-type': 'application/json' }
  const body = '{"only":"retention"}'
  const response = await fetch(`${host.url}/functions/v1/run-jobs`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`run-jobs answered ${response.status}`)
}
