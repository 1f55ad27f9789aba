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
import type { FormSender } from '#contract/form-sender.ts'
import type { OpenedFile } from '#contract/order.ts'
import { CallError, callFunction, refusalOf } from '#src/lib/backend/call-function.ts'
import { backendUrls, dataHeaders } from '#src/lib/backend/connection.ts'

/** Always anonymous. All functions throw on failure. */

const TAKEN_TIMEOUT_MS = 10_000
const TIMEOUT_MS = 15_000
/** The payment provider may be asked twice. */
const PAYMENT_TIMEOUT_MS = 30_000

export const bookingRefusal = refusalOf<BookingRefusal['error']>

const call = <Answer>(name: string, body: object, timeout = TIMEOUT_MS) =>
  callFunction<Answer>(name, body, { timeout })

/** Slots taken from day to day 'YYYY-MM-DD', in milliseconds. */
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

/** The same answers lead to the same payment. @throws CallError if the slot is taken or answers are invalid */
export async function createPayment(bookingData: BookingAnswers, sender: FormSender): Promise<PaymentAnswer> {
  const body: PaymentRequest = { bookingData, ...sender }
  const answer = await askForPayment(body).catch(async (error: unknown) => {
    const { challenge } = bookingRefusal(error)
    if (!challenge) throw error
    const { prove } = await import('#src/lib/backend/proof-of-work.ts')
    return askForPayment({ ...body, proof: await prove(challenge) })
  })
  // With neither it is a gateway's response, which is logged.
  const { url, sessionId, error } = answer ?? {}
  if (error) throw typeof error === 'string' ? new Error(error) : new CallError(200, error)
  if (!url || !/^https?:\/\//.test(url)) throw new Error(NO_PAYMENT_PAGE)
  return { url, sessionId: sessionId ?? '' }
}

export const bookingStatus = (body: StatusRequest) => call<PaidBooking>('booking-status', body)

export const manageBooking = (body: ManageRequest) => call<ManagedBooking>('manage-booking', body)

export const openBookingPaper = (token: string, paper: string) =>
  call<OpenedFile>('manage-booking', { token, action: 'paper', paper })
