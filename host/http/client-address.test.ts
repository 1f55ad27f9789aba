import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { clientAddress, isLocalVisitor } from './connections.ts'

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

it('a visitor is local only without a proxy, from this machine, under a local name', () => {
  const visit = (remoteAddress: string, headers: Record<string, string>) =>
    isLocalVisitor({ socket: { remoteAddress }, headers } as unknown as IncomingMessage)
  expect(visit('127.0.0.1', { host: 'localhost:3000' })).toBe(true)
  expect(visit('::1', { host: '[::1]:3000' })).toBe(true)
  expect(visit('127.0.0.1', { host: 'www.example.com' })).toBe(false)
  expect(visit('127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.7' })).toBe(false)
  expect(visit('203.0.113.7', { host: 'localhost' })).toBe(false)
})
