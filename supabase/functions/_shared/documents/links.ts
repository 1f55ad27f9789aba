import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OperatorPurpose } from '#contract/acts.ts'
import { AppError } from '../http/errors.ts'

// Expiring tokens for a row: HMAC-SHA-256 of purpose, row and expiry. A 'link' in the operator's mail lasts for
// weeks; opening it issues a 'ticket' for one minute. An order's page gets such tickets for 'delivered' documents, for
// a 'paper', for a 'payment-request' and for a 'cover' sheet; the operator's link gets one for a month's 'papers'.

const USES = {
  link: 'document-link',
  ticket: 'document-ticket',
  waiting: 'waiting-ticket',
  delivered: 'delivered-ticket',
  paper: 'paper-ticket',
  papers: 'papers-ticket',
  'payment-request': 'payment-request-ticket',
  cover: 'cover-ticket',
  manage: 'booking-manage',
  request: 'guest-request',
  subscribe: 'newsletter-subscribe',
  unsubscribe: 'newsletter-unsubscribe',
} as const satisfies Record<string, string>

type OperatorUse = `operator-${OperatorPurpose | 'confirm'}${'' | '-request' | '-enquiry' | '-booking'}`

export type TokenUse = keyof typeof USES | OperatorUse

const wordOf = (use: TokenUse): string => (Object.hasOwn(USES, use) ? USES[use as keyof typeof USES] : use)

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const signatureOf = (secret: string, use: TokenUse, id: string, term: string) =>
  createHmac('sha256', secret)
    .update(`${wordOf(use)}:${id}:${term}`)
    .digest('base64url')

/** @param version of a 'request' token: `link_version` @returns URL-safe: id, expiry in s (with the version), signature */
export function signToken(secret: string, use: TokenUse, id: string, expiresAt: Date, version = 0): string {
  const expires = Math.floor(expiresAt.getTime() / 1000).toString(36)
  const term = version === 0 ? expires : `${expires}-${version}`
  return `${id}.${term}.${signatureOf(secret, use, id, term)}`
}

export type Token = { id: string; expires: Date; version: number }

/** Reads a token, even an expired one. @throws AppError 'link-invalid' */
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

/** @throws AppError 'link-invalid' or 'link-expired' */
export function openToken(secret: string, use: TokenUse, text: string, now: Date): Token {
  const token = readToken(secret, use, text)
  if (token.expires <= now) throw new AppError('link-expired')
  return token
}

/** @returns the row's id @throws as openToken */
export const verifyToken = (secret: string, use: TokenUse, text: string, now: Date): string =>
  openToken(secret, use, text, now).id
