import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { adminNotification } from '#contract/quote.ts'
import { sampleRow } from '../../tests/support/clients.ts'
import type { Host } from '../../tests/support/host.ts'
import { sampleUpload } from '../../tests/support/samples.ts'
import { addressOf } from './set-up.ts'

/** Visitors, each on a network of their own, who make the same calls with the same clients as the site's pages. */

/** Maximum wait of a visitor, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 30_000

/** Networks below this number belong to attackers. */
let network = 1_000

export function visitor({ url, publishableKey }: Pick<Host, 'url' | 'publishableKey'>): SupabaseClient {
  return createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      headers: { 'x-forwarded-for': addressOf(network++) },
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }),
    },
  })
}

/** Milliseconds of each step of a quote. */
export type QuoteTimes = { upload: number; row: number; notification: number; email: string }

/**
 * One request for a quote with a document, from the upload to the notification.
 * @param size of the document in bytes; 0 for none
 * @throws what the backend refused
 */
export async function askForQuote(client: SupabaseClient, size: number): Promise<QuoteTimes> {
  const started = performance.now()
  const files = []
  if (size > 0) {
    const { path, bytes, options } = sampleUpload('pdf', size)
    const { error } = await client.storage.from(QUOTE_BUCKET).upload(path, bytes, options)
    if (error) throw error
    files.push({ name: 'certificate.pdf', path, size: bytes.length, type: options.contentType })
  }
  const uploaded = performance.now()
  const row = sampleRow({ email: `${crypto.randomUUID()}@example.com`, uploaded_files: files })
  const insert = await client.from('quote_requests').insert(row)
  if (insert.error) throw insert.error
  const inserted = performance.now()
  const body = adminNotification(row, 'quote_request', new Date())
  const notification = await client.functions.invoke('send-admin-notification', { body })
  if (notification.error) throw notification.error
  return {
    upload: uploaded - started,
    row: inserted - uploaded,
    notification: performance.now() - inserted,
    email: row.email,
  }
}
