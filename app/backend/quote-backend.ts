import { FunctionsClient } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { StorageClient } from '@supabase/storage-js'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import type { AdminNotification, QuoteRow } from '#contract/quote.ts'
import { backendUrls, dataHeaders, functionHeaders } from './connection.ts'
import { type InsertOutcome, insertOutcome, type UploadOutcome, uploadOutcome } from './outcomes.ts'
import { currentSession } from './session.ts'
import { xhrFetch } from './xhr-fetch.ts'

/** The writes that a quote request needs. Implemented on the Supabase clients here, and by a fake in tests. */
export type QuoteBackend = {
  /** Whom the row belongs to; null for an anonymous visitor. */
  userId: string | null
  /** Stores one file. `onProgress` gets the sent share, 0 to 1. */
  upload: (
    path: string,
    body: Blob,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<UploadOutcome>
  /** Inserts the request's row without reading it back. */
  insert: (row: QuoteRow) => Promise<InsertOutcome>
  /** Asks for the e-mails that follow a request. Whether it was confirmed in time; never throws. */
  notify: (body: AdminNotification) => Promise<boolean>
}

const INSERT_TIMEOUT_MS = 20_000
const NOTIFY_TIMEOUT_MS = 10_000

/** Opens the backend for one submission, as the visitor who is signed in now or as nobody. Import it on first need only. */
export function openQuoteBackend(): QuoteBackend {
  const urls = backendUrls()
  const session = currentSession()
  const headers = dataHeaders(session)
  const rest = new PostgrestClient(urls.rest, { headers, timeout: INSERT_TIMEOUT_MS })
  const functions = new FunctionsClient(urls.functions, {
    headers: functionHeaders(session),
    // The visitor may close the page as soon as the success shows: the request must outlive it.
    customFetch: (input, init) => fetch(input, { ...init, keepalive: true }),
  })

  return {
    userId: session?.userId ?? null,

    async upload(path, body, onProgress, signal) {
      const storage = new StorageClient(urls.storage, headers, xhrFetch({ onProgress, signal }))
      const { error } = await storage.from(QUOTE_BUCKET).upload(path, body, { contentType: body.type })
      return uploadOutcome(error)
    },

    async insert(row) {
      const { error, status } = await rest.from('quote_requests').insert(row)
      return insertOutcome(error, status)
    },

    async notify(body) {
      const { error } = await functions.invoke('send-admin-notification', {
        body,
        timeout: NOTIFY_TIMEOUT_MS,
      })
      return !error
    },
  }
}
