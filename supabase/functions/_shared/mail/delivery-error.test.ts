import { expect, it } from 'vitest'
import { deliveryError } from './delivery-error.ts'

it.each([
  ['Error:ESOCKET:DEPTH_ZERO_SELF_SIGNED_CERT', /trusted authority/],
  ['Error:ESOCKET:CERT_HAS_EXPIRED', /has expired/],
  ['Error:ESOCKET:ERR_TLS_CERT_ALTNAME_INVALID', /for a different name/],
  ['Error:ESOCKET:ECONNREFUSED', /refuses connections/],
  ['Error:ETIMEDOUT', /does not answer/],
  ['Error:EAUTH:535', /user name or password/],
  ['Error:EENVELOPE:550', /permanently/],
  ['Error:EPROTOCOL:554', /permanently/],
  ['Error:EPROTOCOL', /no mail server/],
  ['Error:EENVELOPE:530', /wants a user name/],
  ['Error:EMESSAGE:451', /temporarily/],
  ['recipient-limit', /reached its limit/],
  ['bundled', /bundled with/],
])('says what %s means, and keeps the code', (code, words) => {
  expect(deliveryError(code)).toMatch(words)
  expect(deliveryError(code)).toContain(`(${code})`)
})

it('returns unknown codes unchanged', () => {
  expect(deliveryError('TypeError')).toBe('TypeError')
  expect(deliveryError(null)).toBe('')
})
