import { REFUSALS } from '#content/refusals.ts'
import { ENGLISH, type Words } from '../words.ts'

/** All other errors are reported without details. */

const STATUSES = {
  'method-not-allowed': 405,
  'foreign-origin': 403,
  'too-large': 413,
  'not-json': 415,
  'not-form': 415,
  'bad-json': 400,
  'bad-request': 400,
  'signed-out': 401,
  'log-in-again': 403,
  'not-found': 404,
  'link-invalid': 403,
  'link-expired': 410,
  'link-replaced': 410,
  'files-refused': 422,
  'too-many-files': 409,
  'form-invalid': 400,
  'id-taken': 409,
  'proof-required': 403,
  'too-many-requests': 429,
  'booking-invalid': 400,
  'too-many-holds': 429,
  'slot-taken': 409,
  'too-late-to-cancel': 409,
  'not-cancellable': 409,
  'too-late-to-move': 409,
  'too-many-moves': 409,
  'not-movable': 409,
  'bookings-closed': 503,
  'payment-unavailable': 503,
  'order-refused': 409,
  'order-unsettled': 409,
  'offer-invalid': 400,
  'file-refused': 422,
  'express-request-missing': 400,
  'billing-invalid': 400,
  'method-not-taken': 409,
  'signature-invalid': 400,
  'wrong-mode': 400,
} as const satisfies Partial<Record<keyof typeof REFUSALS, number>>

type RefusalCode = keyof typeof STATUSES

/** Who guesses or forges these is logged and counted (serve.ts). */
const FORGED: Partial<Record<RefusalCode, string>> = {
  'link-invalid': 'link',
  'signature-invalid': 'signature',
}

export const FORGED_HEADER = 'x-forged'

type Details = { retryAfter?: number; [name: string]: unknown }

export class AppError extends Error {
  readonly code: RefusalCode
  readonly details: Details

  /** @param details for the response's `error`. `retryAfter` (seconds) also sets the header; `message` replaces the text */
  constructor(code: RefusalCode, details: Details = {}) {
    super(REFUSALS[code])
    this.code = code
    this.details = details
  }

  response(words: Words = ENGLISH): Response {
    const body = { error: { code: this.code, message: words.REFUSALS[this.code], ...this.details } }
    const { retryAfter } = this.details
    const headers: Record<string, string> =
      retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
    const forged = FORGED[this.code]
    if (forged) headers[FORGED_HEADER] = forged
    return Response.json(body, { status: STATUSES[this.code], headers })
  }
}

export function found<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new AppError('not-found')
  return row
}
