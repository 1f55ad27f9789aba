import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { StorageClient } from '@supabase/storage-js'
import { EMBEDDED_PUBLISHABLE_KEY, QUOTE_BUCKET } from '#contract/backend.ts'
import type { BookingAnswers, PaymentAnswer } from '#contract/booking.ts'
import { adminNotification, type QuoteRow } from '#contract/quote.ts'
import { sampleRow } from '../../../tests/support/clients.ts'
import { sampleEnquiry } from '../../../tests/support/forms.ts'
import { DOCUMENT_TYPE, type Document } from './documents.ts'
import { Abandoned, type Visitor } from './visitor.ts'

/** Visitors with a request: the same calls with the same clients, in the same order, as the site's own pages. */

/** What visitors were told is done. All of it must remain true. */
export type Acknowledged = {
  files: { path: string; size: number; digest: string }[]
  quotes: QuoteRow[]
  bookings: { sessionId: string; answers: BookingAnswers; confirmed: boolean }[]
  enquiries: { email: string; reference: string }[]
  newsletter: string[]
  /** Requests for a slot that somebody else already had. */
  conflicts: number
}

export const nothingYet = (): Acknowledged => ({
  files: [],
  quotes: [],
  bookings: [],
  enquiries: [],
  newsletter: [],
  conflicts: 0,
})

const key = EMBEDDED_PUBLISHABLE_KEY

/** Headers of the data and storage APIs. */
export const dataHeaders = (token = key) => ({ apikey: key, Authorization: `Bearer ${token}` })

/** Calls a function; throws its refusal. */
async function call<Answer>({ url }: Visitor, send: typeof fetch, name: string, body: object) {
  const functions = new FunctionsClient(`${url}/functions/v1`, {
    headers: { apikey: key },
    customFetch: send,
  })
  const { data, error } = await functions.invoke<Answer>(name, { body })
  if (error) throw error
  return data as Answer
}

/** Uploads above this size count as large, in bytes. */
const LARGE = 3_000_000

async function upload(visitor: Visitor, document: Document): Promise<void> {
  const kind = document.bytes.length > LARGE ? 'quote: upload of 10 MB' : 'quote: upload to 3 MB'
  await visitor.step(kind, async (send) => {
    const storage = new StorageClient(`${visitor.url}/storage/v1`, dataHeaders(), send)
    const body = new Blob([document.bytes], { type: DOCUMENT_TYPE })
    const { error } = await storage.from(QUOTE_BUCKET).upload(document.path, body, { contentType: body.type })
    if (error) throw error
  })
}

/** A request for a quote, with documents, as /get-quote sends it. */
export async function askForQuote(
  visitor: Visitor,
  acknowledged: Acknowledged,
  documents: Document[],
): Promise<void> {
  for (const document of documents) {
    await upload(visitor, document)
    acknowledged.files.push({ path: document.path, size: document.bytes.length, digest: document.digest })
  }
  const files = documents.map(({ path, bytes }) => ({
    name: 'certificate.pdf',
    path,
    size: bytes.length,
    type: DOCUMENT_TYPE,
  }))
  const row = sampleRow({ email: `${crypto.randomUUID()}@example.com`, uploaded_files: files })
  await visitor.step('quote: row', async (send) => {
    const rest = new PostgrestClient(`${visitor.url}/rest/v1`, { headers: dataHeaders(), fetch: send })
    const { error } = await rest.from('quote_requests').insert(row)
    if (error) throw error
  })
  acknowledged.quotes.push(row)
  await visitor.step('quote: notification', (send) =>
    call(visitor, send, 'send-admin-notification', adminNotification(row, 'quote_request', new Date())),
  )
}

/** Somebody else was faster, which is a valid answer. */
function unlessTaken(error: unknown): undefined {
  if (!(error instanceof FunctionsHttpError) || error.context.status !== 409) throw error
}

/** A consultation, paid for in the sandbox, as /booking-form does it. */
export async function bookConsultation(
  visitor: Visitor,
  acknowledged: Acknowledged,
  { answers, day }: { answers: BookingAnswers; day: string },
): Promise<void> {
  await visitor.step('booking: free times', async (send) => {
    const rest = new PostgrestClient(`${visitor.url}/rest/v1`, { headers: dataHeaders(), fetch: send })
    const { error } = await rest.rpc('taken_slots', { from_date: day, to_date: day })
    if (error) throw error
  })
  const bookingData = { ...answers, expressRequest: true }
  const hold = await visitor.step(
    'booking: hold',
    (send) =>
      call<PaymentAnswer>(visitor, send, 'create-consultation-payment', { bookingData }).catch(unlessTaken),
    { also: [409] },
  )
  if (!hold) {
    acknowledged.conflicts += 1
    return
  }
  const booking = { sessionId: hold.sessionId, answers, confirmed: false }
  acknowledged.bookings.push(booking)
  await visitor.step(
    'booking: payment',
    async (send) => {
      const path = `/dev/pay/${hold.sessionId}/pay`
      const answer = await send(`${visitor.url}${path}`, { method: 'POST', redirect: 'manual' })
      await answer.body?.cancel()
      if (!answer.headers.get('location')?.includes('payment=success')) throw new Error('not paid')
    },
    { direct: true },
  )
  const { status } = await visitor.step('booking: outcome', (send) =>
    call<{ status: string }>(visitor, send, 'booking-status', { sessionId: hold.sessionId }),
  )
  booking.confirmed = status === 'confirmed'
  if (!booking.confirmed) throw new Abandoned(`The booking is ${status}`)
}

export async function enquire(visitor: Visitor, acknowledged: Acknowledged): Promise<void> {
  const body = sampleEnquiry()
  const { reference } = await visitor.step('enquiry', (send) =>
    call<{ reference: string }>(visitor, send, 'send-contact-email', body),
  )
  acknowledged.enquiries.push({ email: body.email, reference })
}

export async function signUpForNews(visitor: Visitor, acknowledged: Acknowledged): Promise<void> {
  const email = `${crypto.randomUUID()}@example.com`
  await visitor.step('newsletter', (send) => call(visitor, send, 'newsletter-signup', { email }))
  acknowledged.newsletter.push(email)
}
