import { expect, it } from 'vitest'
import { bookingScreenOf } from './booking-screen.ts'

it.each([
  ['', undefined, { kind: 'form', cancelled: false }],
  ['?payment=cancelled', undefined, { kind: 'form', cancelled: true }],
  ['?payment=cancelled', 'cs_1', { kind: 'form', cancelled: true, sessionId: 'cs_1' }],
  ['?payment=cancelled&session_id=cs_2', 'cs_1', { kind: 'form', cancelled: true, sessionId: 'cs_2' }],
  ['?payment=success&session_id=cs_2', undefined, { kind: 'outcome', sessionId: 'cs_2' }],
  ['?payment=success', 'cs_1', { kind: 'outcome', sessionId: 'cs_1' }],
  ['?payment=success', undefined, { kind: 'form', cancelled: false }],
  ['?payment=success&session_id=', undefined, { kind: 'form', cancelled: false }],
  ['?manage=abc.def', 'cs_1', { kind: 'manage', token: 'abc.def' }],
  ['?manage=', undefined, { kind: 'form', cancelled: false }],
  ['?payment=maybe', undefined, { kind: 'form', cancelled: false }],
])('%j with the kept session %j', (search, kept, screen) =>
  expect(bookingScreenOf(search, kept)).toEqual(screen),
)
