import type { IncomingMessage } from 'node:http'
import { canonicalAddress } from '#contract/network.ts'

export function peerAddress({ socket }: Pick<IncomingMessage, 'socket'>): string {
  return canonicalAddress(socket.remoteAddress ?? '') ?? 'unknown'
}

/** In either notation. */
export function isTrusted(address: string, trustedProxies: string[]): boolean {
  return trustedProxies.some((proxy) => canonicalAddress(proxy) === address)
}

/** Behind trusted proxies, the last address that they did not set themselves: proxies append to the right of a forged X-Forwarded-For. */
export function clientAddress(request: IncomingMessage, trustedProxies: string[]): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',')
  let address = peerAddress(request)
  while (isTrusted(address, trustedProxies)) {
    const next = canonicalAddress(forwarded.pop() ?? '')
    if (!next) break
    address = next
  }
  return address
}

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** Over loopback, under a local name, and through no proxy, which would make every visitor look local. */
export function isLocalVisitor(request: IncomingMessage): boolean {
  const { headers } = request
  const address = peerAddress(request)
  const name = (headers.host ?? '').replace(/:\d+$/, '')
  const direct = !headers['x-forwarded-for'] && !headers.forwarded && !headers.via
  const here = address === '0:0:0:0:0:0:0:1' || address.startsWith('127.')
  return here && LOCAL_NAMES.includes(name) && direct
}
