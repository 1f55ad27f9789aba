import { readFileSync } from 'node:fs'
import { EMAIL_PATTERN } from '#contract/email-address.ts'
import { EMAIL } from '#contract/fields.ts'
import { PASSWORD_LIMITS } from '#contract/limits.ts'

/** What may be sent to the auth service, beyond what the allow-list says of each field by itself. */

export type Credentials = { email?: unknown; password?: unknown; data?: unknown; refresh_token?: unknown }

type Body = Record<string, unknown>

/** The request stays readable. */
export async function bodyOf(request: Request | Response): Promise<Body> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => ({}))
  return typeof body === 'object' && body !== null ? (body as Body) : {}
}

export function withBody(request: Request, body: object): Request {
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) })
}

export const text = (value: unknown) => (typeof value === 'string' ? value : '')

export const isToken = (value: unknown) => typeof value === 'string' && /^[\w-]{1,255}$/.test(value)

export function refusal(code: string, message: string, status = 400): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status })
}

const invalid = (message: string) => refusal('validation_failed', message)

/** Our pages send no other. What mail programs read as another address would not be counted with it (decision 010). */
export function refuseAddress({ email }: Body): Response | undefined {
  if (email === undefined || email === null) return undefined
  if (typeof email === 'string' && email.length <= EMAIL.max && EMAIL_PATTERN.test(email)) return undefined
  return invalid('Unable to validate email address: invalid format')
}

/** In lower case: the first thousand of zxcvbn's list (MIT) and of recent leaks, without those of fewer than 6 characters. */
const COMMON = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** Listed, or short and the same few characters over and over. */
const isCommon = (password: string) =>
  COMMON.has(password.toLowerCase()) || (password.length <= 16 && /^(.{1,4})\1+$/su.test(password))

function refusePassword({ password }: Body): Response | undefined {
  if (password === undefined || password === null) return undefined
  if (typeof password !== 'string') return invalid('The password is not a text')
  // bcrypt truncates a longer one.
  if (Buffer.byteLength(password) > PASSWORD_LIMITS.maxBytes)
    return invalid(`Password cannot be longer than ${PASSWORD_LIMITS.maxBytes} characters`)
  if (password.length < PASSWORD_LIMITS.minLength || !isCommon(password)) return undefined
  const weak_password = { reasons: ['common'] }
  const msg = 'This password is too easy to guess. Please choose another one.'
  return Response.json({ code: 422, error_code: 'weak_password', msg, weak_password }, { status: 422 })
}

export function signUpBody(body: Body): Response | Credentials {
  const { email, password, data } = body
  return refuseAddress(body) ?? refusePassword(body) ?? { email, password, data: data ?? {} }
}

export function updateBody(body: Body): Response | { password: unknown; current: string } {
  const { password, current_password } = body
  if (password === undefined) return invalid('A new password is required')
  return refusePassword(body) ?? { password, current: text(current_password) }
}

export function verifyBody({ type, token_hash }: Body): Response | { type: string; token_hash: string } {
  if (type !== 'signup' && type !== 'recovery') return invalid('Unsupported verification type')
  if (typeof token_hash !== 'string' || !token_hash) return invalid('Verify requires a token hash')
  if (!isToken(token_hash)) return refusal('otp_expired', 'Email link is invalid or has expired', 403)
  return { type, token_hash }
}
