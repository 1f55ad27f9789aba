import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { adminNotification } from '#contract/quote.ts'
import { sampleRow } from '../../tests/support/clients.ts'
import { type Host, startHost, TEST_ENV } from '../../tests/support/host.ts'
import { sampleUpload } from '../../tests/support/samples.ts'
import { startSmtp } from '../../tests/support/smtp.ts'
import { openSql } from '../../tests/support/sql.ts'

/** With the limits of production, and a mail server. */
export async function startBench() {
  const mail = await startSmtp()
  // An empty value is the default; the tests' own settings have next to no limits.
  const asInProduction = Object.fromEntries(Object.keys(TEST_ENV).map((name) => [name, '']))
  const host = await startHost({ ...asInProduction, SMTP_URL: mail.url, TRUSTED_PROXIES: '127.0.0.1' })
  const sql = openSql(host.databaseUrl, 2)
  return {
    host,
    mail,
    sql,
    async close() {
      await sql.end()
      await host.dispose()
      await mail.close()
    },
  }
}

/** An address of a network that is reserved for documentation, one a number, each of another owner. */
export const addressOf = (number: number) => `2001:db8:${number.toString(16)}::1`

/** The same, all of one owner. */
export const siteAddressOf = (number: number) => `2001:db8:ffff:${number.toString(16)}::1`

export const REQUEST_TIMEOUT_MS = 30_000

/** Networks below this number belong to attackers. */
let network = 1_000

/** On a network of their own, with the same clients as the site's pages. */
export function visitor({ url, publishableKey }: Pick<Host, 'url' | 'publishableKey'>): SupabaseClient {
  return createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      headers: { 'x-forwarded-for': addressOf(network++) },
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }),
    },
  })
}

export type QuoteTimes = { upload: number; row: number; notification: number }

/** @param size of its document in bytes; 0 for none @returns milliseconds of each step @throws what the backend refused */
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
  }
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** @param rows with the same columns; the first to the left, the rest to the right */
export function printTable(columns: readonly string[], rows: readonly (readonly string[])[]): void {
  const cells = [columns, ...rows]
  const widths = columns.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')
  say(`${cells.map((row) => line(row).trimEnd()).join('\n')}\n`)
}
