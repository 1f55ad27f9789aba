import { PostgrestClient } from '@supabase/postgrest-js'
import { LANGUAGE } from '#content/language.ts'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import type { Admission, FormSender } from '#contract/form-sender.ts'
import { FORM_MINIMUM_SECONDS } from '#contract/limits.ts'
import type { AdminNotification, NotificationAnswer, QuoteRow } from '#contract/quote.ts'
import type { Fault } from '#contract/service-faults.ts'
import { callFunction } from './call-function.ts'
import { backendUrls, dataHeaders } from './connection.ts'
import {
  type InsertOutcome,
  insertOutcome,
  isTokenRefused,
  needsProof,
  type UploadOutcome,
  uploadOutcome,
} from './outcomes.ts'
import { currentSession, withRenewal } from './session.ts'
import { xhrFetch } from './xhr-fetch.ts'

export type RequestBackend = {
  userId: string | null
  upload: (
    path: string,
    body: Blob,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<UploadOutcome>
  insert: (row: QuoteRow) => Promise<InsertOutcome>
  notify: (body: AdminNotification) => Promise<NotificationAnswer>
}

const INSERT_TIMEOUT_MS = 20_000
const NOTIFY_TIMEOUT_MS = 10_000

const isStrange = ({ website, openFor }: FormSender) =>
  Boolean(website) || (openFor !== undefined && openFor < FORM_MINIMUM_SECONDS * 1000)

async function admit(id: string, sender: FormSender): Promise<InsertOutcome | undefined> {
  const { callForm } = await import('./form-backend.ts')
  const outcome = await callForm('admit-request', { id, ...sender } satisfies Admission)
  if (outcome.accepted) return undefined
  if (outcome.code === 'too-many-requests') return 'too-many'
  return outcome.passes ? 'transient' : 'refused'
}

/** Each call renews an expired session, because uploads may outlast it. @throws if it cannot be renewed now */
export async function openRequestBackend(sender: FormSender = {}): Promise<RequestBackend> {
  const urls = backendUrls()
  const session = await currentSession()
  const userId = session?.userId ?? null

  async function sameSession() {
    const current = await currentSession()
    if ((current?.userId ?? null) !== userId) throw new Error('Someone else is signed in now')
    return current
  }

  /** If the session was ended elsewhere, forgets it, so that the next try is anonymous. */
  async function noteRefusal<Outcome extends string>(outcome: Outcome): Promise<Outcome> {
    if (outcome === 'refused' && userId) {
      const { sessionHasEnded } = await import('#src/lib/session/auth-client.ts')
      await sessionHasEnded()
    }
    return outcome
  }

  const isRefused = (fault: Fault | null) => Boolean(userId && fault && isTokenRefused(fault))

  return {
    userId,

    async upload(path, body, onProgress, signal) {
      const url = `${urls.storage}/object/${QUOTE_BUCKET}/${path}`
      // As storage-js sends it; its whole client would add a twentieth to the page's scripts.
      const send = async (): Promise<Fault | null> => {
        const headers = {
          ...dataHeaders(await sameSession()),
          'content-type': body.type,
          'cache-control': 'max-age=3600',
          'x-upsert': 'false',
        }
        const post = xhrFetch({ onProgress, signal })
        const answer = await post(url, { method: 'POST', headers, body }).catch(() => undefined)
        if (answer?.ok) return null
        const error = await answer?.json().catch(() => undefined)
        return { ...error, status: answer?.status }
      }
      return noteRefusal(uploadOutcome(await withRenewal(send, isRefused)))
    },

    async insert(row) {
      const insertOnce = async () => {
        const headers = dataHeaders(await sameSession())
        const rest = new PostgrestClient(urls.rest, { headers, timeout: INSERT_TIMEOUT_MS })
        return rest.from('quote_requests').insert({ ...row, language: LANGUAGE.code })
      }
      const send = () =>
        withRenewal(insertOnce, ({ error, status }) => isRefused(error && { message: error.message, status }))
      const early = isStrange(sender) ? await admit(row.id, sender) : undefined
      if (early) return early
      let answer = await send()
      if (needsProof(answer.error)) {
        const refused = await admit(row.id, sender)
        if (refused) return refused
        answer = await send()
      }
      return noteRefusal(insertOutcome(answer.error, answer.status))
    },

    async notify(body) {
      // Visitors may close the page once they see the success.
      const options = { session: await sameSession(), timeout: NOTIFY_TIMEOUT_MS, keepalive: true }
      return callFunction<NotificationAnswer>('send-admin-notification', body, options)
    },
  }
}
