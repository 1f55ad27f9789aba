import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

it('is the socket’s address, whatever the visitor claims', () => {
  expect(clientAddress(request('203.0.113.7', '198.51.100.1'), [])).toBe('203.0.113.7')
  expect(clientAddress(request('::ffff:203.0.113.7'), [])).toBe('203.0.113.7')
})

it('behind a trusted proxy is what that proxy appended, not what the visitor put before it', () => {
  const proxies = ['127.0.0.1', '10.0.0.1']
  expect(clientAddress(request('127.0.0.1', '1.1.1.1, 203.0.113.7'), proxies)).toBe('203.0.113.7')
  expect(clientAddress(request('127.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.1'), proxies)).toBe('203.0.113.7')
  expect(clientAddress(request('127.0.0.1'), proxies)).toBe('127.0.0.1')
})
