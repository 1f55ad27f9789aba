/** All other errors are reported without details. */

const REFUSALS = {
  'method-not-allowed': [405, 'Method not allowed'],
  'foreign-origin': [403, 'Only pages of our website may call this address'],
  'too-large': [413, 'The request is too large'],
  'not-json': [415, 'Send the body as application/json'],
  'not-form': [415, 'Send the body as application/x-www-form-urlencoded'],
  'bad-json': [400, 'The body is not valid JSON'],
  'bad-request': [400, 'The body does not have the expected fields'],
  'signed-out': [401, 'Please log in first'],
  'not-found': [404, 'Not found'],
  'link-invalid': [403, 'This link is not valid'],
  'link-expired': [410, 'This link has expired'],
  'link-replaced': [410, 'This link has been replaced by a newer one'],
  'files-refused': [422, 'Some files were refused'],
  'too-many-files': [409, 'A request can have at most 10 files'],
  'form-invalid': [400, 'The form is incomplete'],
  'id-taken': [409, 'Another enquiry was sent under this id'],
  'proof-required': [403, 'Please send this again from our website'],
  'too-many-requests': [429, 'Too many requests. Please wait a few minutes and try again.'],
  'booking-invalid': [400, 'The booking is incomplete'],
  'too-many-holds': [429, 'Too many times are being held without payment'],
  'slot-taken': [409, 'This time has just been taken. Please select another one'],
  'too-late-to-cancel': [409, 'This consultation can no longer be cancelled'],
  'not-cancellable': [409, 'There is no confirmed consultation to cancel'],
  'too-late-to-move': [409, 'This consultation can no longer be moved'],
  'too-many-moves': [409, 'This consultation has been moved too often'],
  'not-movable': [409, 'There is no confirmed consultation to move'],
  'bookings-closed': [503, 'Consultations cannot be booked online just now. Please write to us instead.'],
  'payment-unavailable': [
    503,
    'The payment service is not responding just now. Please try again in a minute.',
  ],
  'order-refused': [409, 'This is not possible for the order now'],
  'offer-invalid': [400, 'The quote is incomplete'],
  'file-refused': [422, 'This file was refused'],
  'express-request-missing': [400, 'Please tick the box that asks us to start within the 14 days'],
  'billing-invalid': [400, 'The name or the address for the invoice is not valid'],
  'method-not-taken': [
    409,
    'This payment method is not available just now. Please choose another, or write to us.',
  ],
  'signature-invalid': [400, 'Invalid signature'],
  'wrong-mode': [400, 'The event belongs to the other mode, test or live'],
} as const satisfies Record<string, readonly [number, string]>

export type RefusalCode = keyof typeof REFUSALS

type Details = { retryAfter?: number; [name: string]: unknown }

export class AppError extends Error {
  readonly code: RefusalCode
  readonly details: Details

  /** @param details for the response's `error`. `retryAfter` (seconds) also sets the header; `message` replaces the text */
  constructor(code: RefusalCode, details: Details = {}) {
    super(REFUSALS[code][1])
    this.code = code
    this.details = details
  }

  response(): Response {
    const body = { error: { code: this.code, message: this.message, ...this.details } }
    const { retryAfter } = this.details
    const headers: Record<string, string> =
      retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
    return Response.json(body, { status: REFUSALS[this.code][0], headers })
  }
}
