import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest } from '@remix-run/node-fetch-server'
import { requestOf, type TextRequest } from '../thread/call-port.ts'

/**
 * A request as it came: over HTTP, or as one of the functions' direct calls. The door reads no more of it than it needs: a
 * Request with its headers, signal and stream costs more than all that many calls do with it.
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

const joined = (chunks: Uint8Array[]) => new Uint8Array(Buffer.concat(chunks))

/** A direct call of text. */
function originalOfText(request: TextRequest): Original {
  const { method, body } = request
  const headers = new Map(request.headers)
  return {
    method,
    headers: { get: (name) => headers.get(name) ?? null },
    isGone: () => false,
    async read(maxBytes) {
      const bytes = new Uint8Array(Buffer.from(body ?? ''))
      return bytes.length > maxBytes ? undefined : bytes
    },
    toRequest: () => requestOf(request),
    signal: () => new AbortController().signal,
  }
}

/** A direct call. */
export function originalOf(request: Request | TextRequest): Original {
  if (!(request instanceof Request)) return originalOfText(request)
  const { method, headers, signal } = request
  return {
    method,
    headers,
    isGone: () => signal.aborted,
    async read(maxBytes) {
      const chunks: Uint8Array[] = []
      let size = 0
      for await (const chunk of request.body ?? []) {
        size += chunk.length
        if (size > maxBytes) return undefined
        chunks.push(chunk)
      }
      return joined(chunks)
    },
    toRequest: () => request,
    signal: () => signal,
  }
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
      resolve(joined(chunks))
    }
    if (request.destroyed) fail()
    else request.on('data', take).once('end', end).once('error', fail).once('close', fail)
  })
}
