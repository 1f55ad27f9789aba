import { expect, it } from 'vitest'
import { addressIn } from './environment.ts'

it.each([
  ['hello@example.com', 'hello@example.com'],
  ['Signet & Quill <hello@example.com>', 'hello@example.com'],
  ['"Quill, \\"Signet\\" <x>" <hello@example.com>', 'hello@example.com'],
  ['<hello@example.com>', 'hello@example.com'],
])('the address of the mailbox %s is found', (mailbox, address) => {
  expect(addressIn(mailbox)).toBe(address)
})
