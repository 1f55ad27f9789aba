import { describe, expect, it } from 'vitest'
import { readToken, signToken, verifyToken } from './links.ts'

const SECRET = 's'.repeat(32)
const ID = '3f2b8c1e-5d64-4a7f-9b30-1c2d3e4f5a6b'
const EXPIRES = new Date('2026-11-21T10:00:00Z')
const TOKEN = signToken(SECRET, 'request', ID, EXPIRES)
const [id = '', term = '', signature = ''] = TOKEN.split('.')
const later = (Number.parseInt(term, 36) + 86_400).toString(36)

const INVALID = expect.objectContaining({ code: 'link-invalid' })

describe('a token', { tags: ['operator-links', 'order-isolation', 'downloads'] }, () => {
  it('is good until its time is over', () => {
    expect(verifyToken(SECRET, 'request', TOKEN, new Date(EXPIRES.getTime() - 1))).toBe(ID)
    expect(() => verifyToken(SECRET, 'request', TOKEN, EXPIRES)).toThrow(
      expect.objectContaining({ code: 'link-expired' }),
    )
    expect(readToken(SECRET, 'request', TOKEN)).toEqual({ id: ID, expires: EXPIRES, version: 0 })
  })

  it.each([
    'link',
    'ticket',
    'delivered',
    'paper',
    'papers',
    'payment-request',
    'cover',
    'manage',
    'subscribe',
    'unsubscribe',
    'operator-documents',
    'operator-spam-request',
  ] as const)('is for one use, and not for %s', (use) => {
    expect(() => readToken(SECRET, use, TOKEN)).toThrow(INVALID)
    expect(() => readToken(SECRET, 'request', signToken(SECRET, use, ID, EXPIRES))).toThrow(INVALID)
  })

  it.each([
    '',
    id,
    `${id}.${term}.`,
    `${id}.${later}.${signature}`,
    `${id}.${term}-1.${signature}`,
    `${id}.zzzzzz.${signature}`,
    `${id.replace('3', '4')}.${term}.${signature}`,
    `${id.toUpperCase()}.${term}.${signature}`,
    `${id}.${term}.${signature.slice(1)}A`,
    `${id}.${term}.${signature}=`,
    `${TOKEN}.${signature}`,
    `${TOKEN}\n`,
    `${TOKEN}\0`,
    TOKEN.replace('.', '．'),
    signToken('x'.repeat(32), 'request', ID, EXPIRES),
    signToken(SECRET, 'request', '../../etc/passwd', EXPIRES),
    ...['-01', '-', '-+1', '-1-1', '-1000000000'].map((version) =>
      signToken(SECRET, 'request', ID, EXPIRES).replace(term, term + version),
    ),
    // Signed by us, and of no version or day that there is.
    ...[-1, 0.5, 1.5, 1e9].map((version) => signToken(SECRET, 'request', ID, EXPIRES, version)),
    signToken(SECRET, 'request', ID, new Date(-1000)),
  ])('that was altered or guessed is refused: %j', (altered) => {
    expect(() => readToken(SECRET, 'request', altered)).toThrow(INVALID)
  })

  it('says which of its row’s it is', () => {
    const later = signToken(SECRET, 'request', ID, EXPIRES, 12)
    expect(readToken(SECRET, 'request', later).version).toBe(12)
    const second = signToken(SECRET, 'request', ID, EXPIRES, 2)
    expect(readToken(SECRET, 'request', second)).toEqual({ id: ID, expires: EXPIRES, version: 2 })
    expect(() => readToken(SECRET, 'request', second.replace('-2.', '-3.'))).toThrow(INVALID)
  })
})
