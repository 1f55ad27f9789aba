import type { OperatorPurpose } from '#contract/operator-action.ts'
import { AppError } from '../http/errors.ts'

/**
 * Signed, expiring tokens for one row: HMAC-SHA-256 of purpose, row and expiry. A document's 'link' is in the operator's
 * mail and lasts for weeks; opening it issues a 'ticket' that lasts for a minute. A booking's 'manage' and a quote's
 * 'request' token are in the customer's mail; 'subscribe' and 'unsubscribe' in the newsletter's; those whose names begin
 * with 'operator' in the operator's.
 */

const USES = {
  link: 'document-link',
  ticket: 'document-ticket',
  manage: 'booking-manage',
  request: 'guest-request',
  subscribe: 'newsletter-subscribe',
  unsubscribe: 'newsletter-unsubscribe',
  'operator-documents': 'operator-documents',
  'operator-cancel': 'operator-cancel',
  'operator-move': 'operator-move',
  'operator-close': 'operator-close',
  'operator-spam': 'operator-spam',
  'operator-erase': 'operator-erase',
  'operator-confirm': 'operator-confirm',
} as const satisfies Record<string, string> & Record<`operator-${OperatorPurpose}`, string>

export type TokenUse = keyof typeof USES

const encoder = new TextEncoder()

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

function toBase64Url(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string) {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
  } catch {
    return undefined
  }
}

function hmacKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
}

const statement = (use: TokenUse, id: string, expires: string) =>
  encoder.encode(`${USES[use]}:${id}:${expires}`)

/**
 * @param id of the row: in `request_documents`, in `bookings` for 'manage', in `quote_requests` for 'request', in
 *   `newsletter_consents` for 'subscribe', in `newsletter_subscriptions` for 'unsubscribe', in `operator_confirmations` for
 *   'operator-confirm'; for the operator's other links see operator/links.ts
 * @param expiresAt when the token expires
 * @returns URL-safe text: id, expiry in seconds, signature
 */
export async function signToken(secret: string, use: TokenUse, id: string, expiresAt: Date): Promise<string> {
  const expires = Math.floor(expiresAt.getTime() / 1000).toString(36)
  const signature = await crypto.subtle.sign('HMAC', await hmacKey(secret), statement(use, id, expires))
  return `${id}.${expires}.${toBase64Url(signature)}`
}

/**
 * Parses a token, even an expired one.
 * @throws AppError 'link-invalid'
 */
export async function readToken(
  secret: string,
  use: TokenUse,
  token: string,
): Promise<{ id: string; expires: Date }> {
  const [id = '', expires = '', signature = '', ...more] = token.split('.')
  const bytes = fromBase64Url(signature)
  if (more.length > 0 || !UUID.test(id) || !/^[0-9a-z]{1,9}$/.test(expires) || !bytes) {
    throw new AppError('link-invalid')
  }
  // WebCrypto compares in constant time.
  const genuine = await crypto.subtle.verify(
    'HMAC',
    await hmacKey(secret),
    bytes,
    statement(use, id, expires),
  )
  if (!genuine || toBase64Url(bytes.buffer) !== signature) throw new AppError('link-invalid')
  return { id, expires: new Date(Number.parseInt(expires, 36) * 1000) }
}

/**
 * @returns the id of the token's row
 * @throws AppError 'link-invalid' or 'link-expired'
 */
export async function verifyToken(secret: string, use: TokenUse, token: string, now: Date): Promise<string> {
  const { id, expires } = await readToken(secret, use, token)
  if (expires <= now) throw new AppError('link-expired')
  return id
}
