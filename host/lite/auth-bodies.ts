import { EMAIL } from '#contract/fields.ts'
import { PASSWORD_LIMITS } from '#contract/limits.ts'

/** What may be sent to the auth service: the fields that the product uses, bounded, and nothing else. */

/** Details of a sign-up, as JSON. The database keeps much less of them (public.account_details); this is only in nobody's way. */
const MAX_DETAILS = 16_384

export type Credentials = { email?: unknown; password?: unknown; data?: unknown; refresh_token?: unknown }

type Body = Record<string, unknown>

/** The body of a request that stays readable; {} when it is no object. */
export async function bodyOf(request: Request): Promise<Body> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => ({}))
  return typeof body === 'object' && body !== null ? (body as Body) : {}
}

/** The same request with another body. */
export function withBody(request: Request, body: object): Request {
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) })
}

export const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Whether it can be a token of the service's: nothing else need be looked for. */
export const isToken = (value: unknown) => typeof value === 'string' && /^[\w-]{1,255}$/.test(value)

/** A refusal in the shape of the auth service's own. */
export function refusal(code: string, message: string, status = 400): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status })
}

const invalid = (message: string) => refusal('validation_failed', message)

/** The refusal of an address that could not be stored, if it is one. The service judges all others. */
export function refuseAddress({ email }: Body): Response | undefined {
  if (email === undefined || email === null) return undefined
  if (typeof email === 'string' && email.length <= EMAIL.max && !/\p{Cc}/u.test(email)) return undefined
  return invalid('Unable to validate email address: invalid format')
}

/** The refusal of a password that bcrypt would cut off, if it is one. */
function refusePassword({ password }: Body): Response | undefined {
  if (password === undefined || password === null) return undefined
  if (typeof password !== 'string') return invalid('The password is not a text')
  if (Buffer.byteLength(password) <= PASSWORD_LIMITS.maxBytes) return undefined
  return invalid(`Password cannot be longer than ${PASSWORD_LIMITS.maxBytes} characters`)
}

/** What a sign-up hands on, or why it is refused. */
export function signUpBody(body: Body): Response | Credentials {
  const { email, password, data } = body
  const details = data ?? {}
  if (typeof details !== 'object' || JSON.stringify(details).length > MAX_DETAILS)
    return invalid('The details of the account are too long')
  return refuseAddress(body) ?? refusePassword(body) ?? { email, password, data: details }
}

/** What a change of one's account hands on, or why it is refused: the password is all that can be changed. */
export function updateBody(body: Body): Response | { password: unknown } {
  // Sent by the client with every change.
  const { password, code_challenge, code_challenge_method, ...others } = body
  if (Object.keys(others).length > 0)
    return refusal('validation_failed', 'Only the password can be changed', 422)
  if (password === undefined) return invalid('A new password is required')
  return refusePassword(body) ?? { password }
}

/** What the redeeming of a link hands on, or why it is refused. */
export function verifyBody({ type, token_hash }: Body): Response | { type: string; token_hash: string } {
  if (type !== 'signup' && type !== 'recovery') return invalid('Unsupported verification type')
  if (typeof token_hash !== 'string' || !token_hash) return invalid('Verify requires a token hash')
  if (!isToken(token_hash)) return refusal('otp_expired', 'Email link is invalid or has expired', 403)
  return { type, token_hash }
}
