import type { UploadedFile } from '#contract/files.ts'
import type { GuestRequest, GuestRequestBody, GuestRequestChange } from '#contract/guest-request.ts'
import { callFunction, refusalOf } from '#src/lib/backend/call-function.ts'

/** The token goes in the body, which no log or history records. */

/** 'unavailable' is worth a retry. */
export type GuestRefusal = 'invalid' | 'expired' | 'replaced' | 'gone' | 'too-many' | 'unavailable'

const REFUSALS: Record<string, GuestRefusal> = {
  'link-invalid': 'invalid',
  'bad-request': 'invalid',
  'link-expired': 'expired',
  'link-replaced': 'replaced',
  'not-found': 'gone',
  'too-many-files': 'too-many',
}

export const guestRefusal = (error: unknown): GuestRefusal =>
  REFUSALS[refusalOf(error).code ?? ''] ?? 'unavailable'

const call = <Answer>(body: GuestRequestBody) => callFunction<Answer>('guest-request', body)

export const showRequest = (token: string) => call<GuestRequest>({ token })

/** Repeatable: files that the request already has are skipped. */
export const addToRequest = (token: string, files: UploadedFile[], answers?: number) =>
  call<GuestRequestChange>({ token, action: 'add', files, ...(answers !== undefined && { answers }) })

/** The response is the same whatever became of the request. */
export const resendLink = (token: string) => call<object>({ token, action: 'resend' })

/** Ends this link and all others, and has a new one sent. */
export const renewLink = (token: string) => call<object>({ token, action: 'renew' })
