import type { IncomingMessage } from 'node:http'

/** '::ffff:127.0.0.1' is how a dual-stack socket writes 127.0.0.1. */
function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}

/**
 * The address that limits are counted by: the socket's, or behind trusted proxies the last one that they did not set
 * themselves. A visitor's own X-Forwarded-For gains nothing, because it stands to the left of what a proxy appends.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: string[]): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',')
  let address = plain(request.socket.remoteAddress ?? 'unknown')
  while (trustedProxies.includes(address)) {
    const next = forwarded.pop()?.trim()
    if (!next) break
    address = plain(next)
  }
  return address
}

/** Whether the other end of the connection is this machine. */
export function isLoopback(request: IncomingMessage): boolean {
  const address = plain(request.socket.remoteAddress ?? '')
  return address === '::1' || address.startsWith('127.')
}
