import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { adminNotification, type QuoteRow, quoteRow } from '#contract/quote.ts'
import { callJobs, eventually, type Host } from './host.ts'
import { SAMPLE_ANSWERS, sampleUpload } from './samples.ts'
import { withSql } from './sql.ts'

/** Genuine clients of the backend, as the browser and the operator have them. */

type Address = Pick<Host, 'url' | 'publishableKey' | 'secretKey'>

const OPTIONS = { auth: { persistSession: false, autoRefreshToken: false } }

/** A visitor without an account. */
export function anonymous({ url, publishableKey }: Address): SupabaseClient {
  return createClient(url, publishableKey, OPTIONS)
}

/** Bypasses row level security. */
export function service({ url, secretKey }: Address): SupabaseClient {
  return createClient(url, secretKey, OPTIONS)
}

/** JSON, as a page sends it. @param headers beside the publishable key, or in its place */
export const post = (
  { url, publishableKey }: Pick<Host, 'url' | 'publishableKey'>,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  fetch(url + path, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Whether a part of this host is Supabase's own (npm run test:platform). Hosts that tests start themselves have none. */
export const isGenuine = (
  part: 'AUTH_URL' | 'STORAGE_URL',
  { databaseUrl }: Pick<Host, 'databaseUrl'>,
): boolean => Boolean(process.env[part]) && databaseUrl === process.env.DATABASE_URL

/** Made with the admin API of a hosted project. */
async function hostedCustomer(host: Address, email: string) {
  const password = crypto.randomUUID()
  const { data, error } = await service(host).auth.admin.createUser({ email, password, email_confirm: true })
  if (error) throw error
  const client = anonymous(host)
  const signedIn = await client.auth.signInWithPassword({ email, password })
  if (signedIn.error) throw signedIn.error
  return { id: data.user.id, client, token: signedIn.data.session.access_token }
}

/** With a token as the auth service signs it. */
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

/** Made directly in the database if there is access to it. */
export async function customer(host: Address & Pick<Host, 'databaseUrl' | 'jwtSecret'>, email: string) {
  // The platform's auth service knows only accounts that it has made.
  if (!host.databaseUrl || isGenuine('AUTH_URL', host)) return hostedCustomer(host, email)
  const [id, session] = [crypto.randomUUID(), crypto.randomUUID()]
  await withSql(host.databaseUrl, async (sql) => {
    await sql`insert into auth.users (id, email, role, aud) values (${id}, ${email}, 'authenticated', 'authenticated')`
    await sql`insert into auth.sessions (id, user_id) values (${session}, ${id})`
    await sql`insert into public.account_proofs (account_id) values (${id})`
  })
  return { id, ...(await withSession(host, { id, session, email })) }
}

/** A checked document has moved from its upload path. */
export async function storedPathOf(host: Address, uploaded: string): Promise<string> {
  const documents = service(host).from('request_documents').select('path').eq('uploaded_path', uploaded)
  const { data } = await documents.maybeSingle()
  return data?.path ?? uploaded
}

/** The bytes of a stored file. */
export async function storedBytes(host: Address, path: string): Promise<Buffer> {
  const { data, error } = await service(host).storage.from(QUOTE_BUCKET).download(path)
  if (error) throw error
  return Buffer.from(await data.arrayBuffer())
}

/** @returns waits until the host has begun to store another upload than those of now */
export async function nextUpload({ dataDir }: Pick<Host, 'dataDir'>) {
  const names = (): Promise<string[]> => readdir(join(dataDir, 'files', '.uploads')).catch(() => [])
  const known = await names()
  return () => eventually(async () => (await names()).find((name) => !known.includes(name)))
}

export function sampleRow(changes: Partial<QuoteRow> = {}): QuoteRow {
  return { ...quoteRow(crypto.randomUUID(), null, SAMPLE_ANSWERS, []), ...changes }
}

/** @returns the row and the uploaded bytes */
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

/** Uploads, inserts and notifies, as the form does. */
export async function sendQuote(client: SupabaseClient, changes: Partial<QuoteRow> = {}) {
  const stored = await storeQuote(client, changes)
  const { row } = stored
  const notification = await client.functions.invoke('send-admin-notification', {
    body: adminNotification(row, 'quote_request', new Date()),
  })
  return { ...stored, notification }
}

/** The jobs sweep once an hour. */
export const sweep = (host: Pick<Host, 'url' | 'secretKey'>) => callJobs(host, 'retention')
