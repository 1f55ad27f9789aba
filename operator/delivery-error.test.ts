import { expect, it } from 'vitest'
import { deliveryError } from './delivery-error.ts'

it.each([
  ['Error:ESOCKET:DEPTH_ZERO_SELF_SIGNED_CERT', /nobody whom we trust/],
  ['Error:ESOCKET:CERT_HAS_EXPIRED', /has expired/],
  ['Error:ESOCKET:ERR_TLS_CERT_ALTNAME_INVALID', /for another name/],
  ['Error:ESOCKET:ECONNREFUSED', /takes no connections/],
  ['Error:ETIMEDOUT', /does not answer/],
  ['Error:EAUTH:535', /user or password/],
  ['Error:EENVELOPE:550', /for good/],
  ['Error:EMESSAGE:451', /for now/],
  ['recipient-limit', /as many messages today/],
  ['bundled', /put together/],
])('says what %s means, and keeps the code', (code, words) => {
  expect(deliveryError(code)).toMatch(words)
  expect(deliveryError(code)).toContain(`(${code})`)
})

it('leaves what it does not know as it is', () => {
  expect(deliveryError('TypeError')).toBe('TypeError')
  expect(deliveryError(null)).toBe('')
})
