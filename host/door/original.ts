import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest } from '@remix-run/node-fetch-server'

/**
 * A request as it came. The door reads a body by itself, because it leaves what exceeds a limit unread, for the server to
 * discard: a Request would end the connection.
 */

export type Original = {
  method: string
  headers: { get: (name: string) => string | null }
  /** Whether the client has gone without an answer. */
  isGone: () => boolean
  /** Reads a body; undefined as soon as it exceeds its limit. Rejects when it does not arrive as a whole. */
  read: (maxBytes: number) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** It as a Request, instead of `read`. */
  toRequest: () => Request
  /** Aborted when `isGone`. */
  signal: () => AbortSignal
}

const hasGone = (response: ServerResponse) => response.destroyed && !response.writableFinished

/** A request over HTTP. */
export function incoming(request: IncomingMessage, response: ServerResponse): Original {
  const { method = 'GET', headers } = request
  return {
    method,
    headers: {
      get(name) {
        const value = headers[name]
        return Array.isArray(value) ? value.join(', ') : (value ?? null)
      },
    },
    isGone: () => hasGone(response),
    read: (maxBytes) => readIncoming(request, maxBytes),
    toRequest: () => createRequest(request, response),
    signal() {
      const controller = new AbortController()
      const abort = () => hasGone(response) && controller.abort()
      abort()
      response.once('close', abort)
      return controller.signal
    },
  }
}

/** Leaves what exceeds the limit unread; the server discards it. */
function readIncoming(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const fail = () => reject(new Error('The request was incomplete'))
    const stop = () => request.off('data', take).off('end', end).off('error', fail).off('close', fail)
    function take(chunk: Buffer): void {
      size += chunk.length
      chunks.push(chunk)
      if (size <= maxBytes) return
      stop().pause()
      resolve(undefined)
    }
    function end(): void {
      stop()
      resolve(new Uint8Array(Buffer.concat(chunks)))
    }
    if (request.destroyed) fail()
    else request.on('data', take).once('end', end).once('error', fail).once('close', fail)
  })
}
