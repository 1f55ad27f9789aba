import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '#contract/network.ts'
import { isTrusted, peerAddress } from './client-address.ts'

/**
 * Connection limits, in total and per network. One connection too many closes another: first the one that has been idle
 * longest without a request, then the one that has been sending longest, then a kept-alive one, and at last the one that has
 * been reading its answer longest.
 */

export const CONNECTION_LIMITS = {
  total: 2_000,
  /** Per network, except for trusted proxies, which carry everybody's connections. */
  perNetwork: 500,
  /** Of those, connections that have not begun a request within a second. */
  silentPerNetwork: 100,
} as const

/** How long a new connection may take to begin a request, in milliseconds: hundreds may come at once, and none is silent yet. */
const SILENCE_TIMEOUT_MS = 1_000

/**
 * How long a connection may do nothing at all while it is asking or being answered, in milliseconds: somebody who does not read
 * would keep the answer in our memory.
 */
const INACTIVITY_TIMEOUT_MS = 120_000

/** Requests of a connection that wait for their answers at a time. Browsers and proxies send one after the other. */
const MAX_PIPELINED = 16

type State = 'new' | 'silent' | 'sending' | 'answering' | 'kept'

type Entry = {
  socket: Socket
  network: string | undefined
  state: State
  /** Requests without an answer yet. */
  open: number
}

export type ConnectionLimits = Record<keyof typeof CONNECTION_LIMITS, number>

/** Enforces the limits on a server's connections. */
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

  /** Closes the least important connection; of the given network, if any. */
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
    const network = isTrusted(address, trustedProxies) ? undefined : (networkOf(address) ?? address)
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
  // A hard limit, where no connection can be closed for another.
  server.maxConnections = limits.total * 2
}
