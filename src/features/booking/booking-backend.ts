import { PostgrestClient } from '@supabase/postgrest-js'
import {
  type BookingAnswers,
  type BookingRefusal,
  type ManagedBooking,
  type ManageRequest,
  NO_PAYMENT_PAGE,
  type PaidBooking,
  type PaymentAnswer,
  type PaymentRequest,
  type StatusRequest,
} from '#contract/booking.ts'
import type { FormSender, ProofChallenge } from '#contract/form-sender.ts'
import { callFunction } from '#src/lib/backend/call-function.ts'
import { backendUrls, dataHeaders } from '#src/lib/backend/connection.ts'

/** What the booking page asks of its backend, as nobody in particular. Everything here throws when it does not work. */

const TAKEN_TIMEOUT_MS = 10_000
const TIMEOUT_MS = 15_000
/** The payment provider is asked meanwhile, twice if need be. */
const PAYMENT_TIMEOUT_MS = 30_000

/** A function has understood and refused; `code` is one of its own. */
export class BookingRefused extends Error {
  readonly code: string
  readonly fields: NonNullable<BookingRefusal['error']['fields']>
  /** With a proof for it the same call is let through. */
  readonly challenge: ProofChallenge | undefined

  constructor({ code, message, fields = {}, challenge }: BookingRefusal['error']) {
    super(message)
    this.code = code
    this.fields = fields
    this.challenge = challenge
  }
}

async function call<Answer>(name: string, body: object, timeout = TIMEOUT_MS): Promise<Answer> {
  const { answer, refusal } = await callFunction<Answer, BookingRefusal['error']>(name, body, { timeout })
  if (refusal) throw new BookingRefused(refusal)
  return answer
}

/** The moments that cannot be booked from one day 'YYYY-MM-DD' to another, in milliseconds. */
export async function takenMoments(from: string, to = from): Promise<number[]> {
  const headers = dataHeaders(undefined)
  const rest = new PostgrestClient(backendUrls().rest, { headers, timeout: TAKEN_TIMEOUT_MS })
  const { data, error } = await rest.rpc('taken_slots', { from_date: from, to_date: to })
  if (error) throw error
  return (data as string[]).map((moment) => new Date(moment).getTime())
}

const askForPayment = (body: PaymentRequest) =>
  call<(Partial<PaymentAnswer> & { error?: string | BookingRefusal['error'] }) | null>(
    'create-consultation-payment',
    body,
    PAYMENT_TIMEOUT_MS,
  )

/**
 * Takes a slot and gives the payment page for it. The same answers lead to the same payment, however often they are sent.
 * A proof of work that is asked for is done, once.
 * @throws BookingRefused when the slot is taken or answers are not as they should be
 */
export async function createPayment(bookingData: BookingAnswers, sender: FormSender): Promise<PaymentAnswer> {
  const body: PaymentRequest = { bookingData, ...sender }
  const answer = await askForPayment(body).catch(async (error: unknown) => {
    if (!(error instanceof BookingRefused && error.challenge)) throw error
    const { prove } = await import('#src/lib/backend/proof-of-work.ts')
    return askForPayment({ ...body, proof: await prove(error.challenge) })
  })
  // A gateway's answer, or one of an older release: what it says is logged.
  const { url, sessionId, error } = answer ?? {}
  if (error) throw typeof error === 'string' ? new Error(error) : new BookingRefused(error)
  if (!url || !/^https?:\/\//.test(url)) throw new Error(NO_PAYMENT_PAGE)
  return { url, sessionId: sessionId ?? '' }
}

/** What became of a payment, or gives its slot back. */
export const bookingStatus = (body: StatusRequest) => call<PaidBooking>('booking-status', body)

/** Shows, moves or cancels the booking of a manage link. */
export const manageBooking = (body: ManageRequest) => call<ManagedBooking>('manage-booking', body)
