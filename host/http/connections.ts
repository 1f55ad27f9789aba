import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { canonicalAddress, networksOf } from '#contract/network.ts'

/** One too many closes another, the longest first: one that is silent, then sending, then kept alive, then reading its answer. */

export const CONNECTION_LIMITS = {
  total: 2_000,
  /** Trusted proxies carry everybody's connections, and are not limited. */
  perNetwork: 500,
  /** Without a request for a second: hundreds of new connections may come at once. */
  silentPerNetwork: 100,
} as const

const SILENCE_TIMEOUT_MS = 1_000

/** Somebody who does not read would keep the answer in our memory. */
const INACTIVITY_TIMEOUT_MS = 120_000

/** Browsers and proxies send one request after the other. */
const MAX_PIPELINED = 16

type State = 'new' | 'silent' | 'sending' | 'answering' | 'kept'

type Entry = {
  socket: Socket
  network: string | undefined
  state: State
  open: number
}

export type ConnectionLimits = Record<keyof typeof CONNECTION_LIMITS, number>

export function limitConnections(
  server: Server,
  trustedProxies: string[],
  limits: ConnectionLimits = CONNECTION_LIMITS,
): void {
  // Ordered by when they entered their state.
  const entries = new Map<Socket, Entry>()
  const counts = new Map<string, { all: number; silent: number }>()

  function count({ network, state }: Entry, by: 1 | -1): void {
    if (network === undefined) return
    const { all, silent } = counts.get(network) ?? { all: 0, silent: 0 }
    const next = { all: all + by, silent: silent + (state === 'silent' ? by : 0) }
    if (next.all > 0) counts.set(network, next)
    else counts.delete(network)
  }

  function enter(entry: Entry): void {
    entries.set(entry.socket, entry)
    count(entry, 1)
  }

  function leave(entry: Entry): void {
    if (entries.delete(entry.socket)) count(entry, -1)
  }

  function turn(socket: Socket, state: State): void {
    const entry = entries.get(socket)
    if (!entry) return
    leave(entry)
    entry.state = state
    enter(entry)
  }

  function makeRoom(network?: string): void {
    for (const state of ['silent', 'new', 'sending', 'kept', 'answering']) {
      for (const entry of entries.values()) {
        if (entry.state !== state || (network !== undefined && entry.network !== network)) continue
        leave(entry)
        entry.socket.destroy()
        return
      }
    }
  }

  function accept(socket: Socket): void {
    const address = peerAddress({ socket } as IncomingMessage)
    const network = isTrusted(address, trustedProxies) ? undefined : networksOf(address).at(-1)?.name
    const own = network === undefined ? undefined : counts.get(network)
    if (own && own.all >= limits.perNetwork) makeRoom(network)
    else if (entries.size >= limits.total) makeRoom()
    enter({ socket, network, state: 'new', open: 0 })
    setTimeout(() => setImmediate(recordSilence, socket), SILENCE_TIMEOUT_MS).unref()
    socket.once('close', () => {
      const last = entries.get(socket)
      if (last) leave(last)
    })
  }

  /** What came while the host was busy is read before it decides. */
  function recordSilence(socket: Socket): void {
    const entry = entries.get(socket)
    if (entry?.state !== 'new') return
    const own = entry.network === undefined ? undefined : counts.get(entry.network)
    if (own && own.silent >= limits.silentPerNetwork) makeRoom(entry.network)
    turn(socket, 'silent')
  }

  server.on('connection', accept)
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { headers, socket } = request
    const entry = entries.get(socket)
    if (!entry) return
    entry.open += 1
    if (entry.open > MAX_PIPELINED) return socket.destroy()
    const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
    turn(socket, hasBody ? 'sending' : 'answering')
    request.once('end', () => turn(socket, 'answering'))
    response.once('close', () => {
      entry.open -= 1
      if (entry.open === 0) turn(socket, 'kept')
    })
  })
  server.timeout = INACTIVITY_TIMEOUT_MS
  // Where no connection can be closed for another.
  server.maxConnections = limits.total * 2
}

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
