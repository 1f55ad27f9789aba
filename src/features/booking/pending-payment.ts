import { CONSULTATION } from '#contract/booking-calendar.ts'

/** Under which the device keeps the answers of the booking form. */
export const DRAFT_KEY = 'sq-draft-booking'

/**
 * The payment that this window has gone to, for when the visitor comes back from it: to ask what became of it, to go on,
 * or to give the time back. Kept with the window and not longer than the time is.
 */
export type PendingPayment = {
  /** The id of the answers that were sent; see `submissionId`. */
  request: string
  sessionId: string
  url: string
  /** When the consultation begins, in milliseconds. */
  start: number
  /** Until when the time is kept, in milliseconds. */
  until: number
}

const KEY = 'sq-payment'

export function keepPayment(payment: Omit<PendingPayment, 'until'>, now = Date.now()): void {
  try {
    const until = now + CONSULTATION.holdMinutes * 60_000
    sessionStorage.setItem(KEY, JSON.stringify({ ...payment, until } satisfies PendingPayment))
  } catch {
    // Without storage the visitor can still pay; the time is given back by itself when they do not.
  }
}

/** The payment that was left without an end, or undefined. */
export function keptPayment(now = Date.now()): PendingPayment | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<PendingPayment> | null
    const { request, sessionId, url, start, until } = kept ?? {}
    const whole =
      typeof request === 'string' &&
      typeof sessionId === 'string' &&
      typeof url === 'string' &&
      typeof start === 'number' &&
      typeof until === 'number'
    if (whole && sessionId && until > now && /^https?:\/\//.test(url))
      return { request, sessionId, url, start, until }
  } catch {
    // None, or not ours.
  }
  return undefined
}

export function forgetPayment(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept then.
  }
}
