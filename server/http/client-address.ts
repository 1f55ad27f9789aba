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

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a person at this very machine is asking: the connection comes from here, under a local name, and through no
 * proxy. A proxy on this machine would make every visitor look local otherwise.
 */
export function isLocalVisitor(request: IncomingMessage): boolean {
  const { headers, socket } = request
  const address = plain(socket.remoteAddress ?? '')
  const name = (headers.host ?? '').replace(/:\d+$/, '')
  const direct = !headers['x-forwarded-for'] && !headers.forwarded && !headers.via
  return (address === '::1' || address.startsWith('127.')) && LOCAL_NAMES.includes(name) && direct
}
