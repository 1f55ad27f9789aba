import type { UploadedFile } from '#contract/files.ts'
import type { GuestRequest, GuestRequestBody, GuestRequestChange } from '#contract/guest-request.ts'
import { callFunction } from '#src/lib/backend/call-function.ts'

/** The function behind a request's private link. The token goes in the body, where no log and no history sees it. */

const TIMEOUT_MS = 20_000

/** Why nothing came of it; 'unavailable' is worth another try. */
export type GuestRefusal = 'invalid' | 'expired' | 'replaced' | 'gone' | 'too-many' | 'unavailable'

const REFUSALS: Record<string, GuestRefusal> = {
  'link-invalid': 'invalid',
  'bad-request': 'invalid',
  'link-expired': 'expired',
  'link-replaced': 'replaced',
  'not-found': 'gone',
  'too-many-files': 'too-many',
}

/** What the functions below throw. */
export class GuestError extends Error {
  readonly refusal: GuestRefusal
  constructor(refusal: GuestRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

async function call<Answer>(body: GuestRequestBody): Promise<Answer> {
  const { answer, refusal } = await callFunction<Answer>('guest-request', body, {
    timeout: TIMEOUT_MS,
  }).catch(() => {
    throw new GuestError('unavailable')
  })
  if (refusal) throw new GuestError(REFUSALS[refusal.code] ?? 'unavailable')
  return answer
}

/** What was sent. */
export const showRequest = (token: string) => call<GuestRequest>({ token })

/** Adds files that are stored already. Files that the request has are passed over, so it can be repeated. */
export const addToRequest = (token: string, files: UploadedFile[]) =>
  call<GuestRequestChange>({ token, action: 'add', files })

/** Asks for a new link; the answer is the same whatever became of the request. */
export const resendLink = (token: string) => call<object>({ token, action: 'resend' })

/** Ends this link with all others, and has a new one sent. */
export const renewLink = (token: string) => call<object>({ token, action: 'renew' })
