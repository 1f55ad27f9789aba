import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OperatorPurpose } from '#contract/operator.ts'
import { AppError } from '../http/errors.ts'

/**
 * Signed, expiring tokens for one row: HMAC-SHA-256 of purpose, row and expiry. A document's 'link' is in the operator's
 * mail and lasts for weeks; opening it issues a 'ticket' that lasts for a minute. The page of an order gets such tickets for
 * what was 'delivered' and for a 'paper'. A booking's 'manage' and a quote's 'request' token are in the customer's mail;
 * 'subscribe' and 'unsubscribe' in the newsletter's; those whose names begin with 'operator' in the operator's.
 */

const USES = {
  link: 'document-link',
  ticket: 'document-ticket',
  delivered: 'delivered-ticket',
  paper: 'paper-ticket',
  manage: 'booking-manage',
  request: 'guest-request',
  subscribe: 'newsletter-subscribe',
  unsubscribe: 'newsletter-unsubscribe',
  'operator-answer': 'operator-answer',
  'operator-documents': 'operator-documents',
  'operator-cancel': 'operator-cancel',
  'operator-move': 'operator-move',
  'operator-close': 'operator-close',
  'operator-spam-request': 'operator-spam-request',
  'operator-spam-enquiry': 'operator-spam-enquiry',
  'operator-erase-request': 'operator-erase-request',
  'operator-erase-enquiry': 'operator-erase-enquiry',
  'operator-erase-booking': 'operator-erase-booking',
  'operator-confirm': 'operator-confirm',
  'operator-offer': 'operator-offer',
  'operator-begin': 'operator-begin',
  'operator-decline': 'operator-decline',
  'operator-deliver': 'operator-deliver',
  'operator-transfer': 'operator-transfer',
  'operator-message': 'operator-message',
} as const satisfies Record<string, string> &
  Record<`operator-${Exclude<OperatorPurpose, 'spam' | 'erase'>}`, string>

export type TokenUse = keyof typeof USES

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const signatureOf = (secret: string, use: TokenUse, id: string, term: string) =>
  createHmac('sha256', secret).update(`${USES[use]}:${id}:${term}`).digest('base64url')

/**
 * @param id of the row: in `request_documents`, in `order_documents` for 'delivered', in `order_papers` for 'paper', in
 *   `bookings` for 'manage', in `quote_requests` for 'request', in `newsletter_consents` for 'subscribe', in
 *   `newsletter_subscriptions` for 'unsubscribe', in `operator_confirmations` for 'operator-confirm'; for the operator's other
 *   links see operator/links.ts
 * @param expiresAt when the token expires
 * @param version of 'request' tokens, which can be ended before: the `link_version` of the row
 * @returns URL-safe text: id, expiry in seconds with the version unless it is 0, signature
 */
export function signToken(secret: string, use: TokenUse, id: string, expiresAt: Date, version = 0): string {
  const expires = Math.floor(expiresAt.getTime() / 1000).toString(36)
  const term = version === 0 ? expires : `${expires}-${version}`
  return `${id}.${term}.${signatureOf(secret, use, id, term)}`
}

/** What a token says of itself. */
export type Token = { id: string; expires: Date; version: number }

/**
 * Parses a token, even an expired one.
 * @throws AppError 'link-invalid'
 */
export function readToken(secret: string, use: TokenUse, token: string): Token {
  const [id = '', term = '', signature = '', ...more] = token.split('.')
  const given = new TextEncoder().encode(signature)
  const genuine = new TextEncoder().encode(signatureOf(secret, use, id, term))
  const [, expires, version = '0'] = /^([0-9a-z]{1,9})(?:-([1-9][0-9]{0,8}))?$/.exec(term) ?? []
  const wellFormed = more.length === 0 && UUID.test(id) && expires !== undefined
  if (!wellFormed || given.length !== genuine.length || !timingSafeEqual(given, genuine)) {
    throw new AppError('link-invalid')
  }
  return { id, expires: new Date(Number.parseInt(expires, 36) * 1000), version: Number(version) }
}

/**
 * @returns the id of the token's row
 * @throws AppError 'link-invalid' or 'link-expired'
 */
export function verifyToken(secret: string, use: TokenUse, token: string, now: Date): string {
  const { id, expires } = readToken(secret, use, token)
  if (expires <= now) throw new AppError('link-expired')
  return id
}
