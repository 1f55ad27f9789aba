import type { MessagePort, Transferable } from 'node:worker_threads'
import type { Answer } from '../plain/request.ts'

/** Requests and their responses between two threads, in both directions over one port. */

/** A request as text, which its sender does not give up. Most are, and a Request costs more than all the rest of sending them. */
export type TextRequest = { method: string; url: string; headers: Headers; body: string | null }

/** It with the class of fetch. */
export const requestOf = (request: Request | TextRequest): Request =>
  request instanceof Request ? request : new Request(request.url, request)

export type CallPort = {
  /**
   * Asks the other thread.
   * @param name given to its `answer`
   * @throws when it could not answer, or has ended
   */
  send: (request: Request | TextRequest, name?: string) => Promise<Response>
  /** Fails everything that waits for an answer: the other thread has ended. */
  close: () => void
}

type Body = string | ArrayBuffer | ReadableStream | null

type Headers = [name: string, value: string][]

type Question = {
  kind: 'question'
  id: number
  name: string
  method: string
  url: string
  headers: Headers
  body: Body
  /** Whether the caller may give it up. */
  abortable: boolean
}

type Message =
  | Question
  | { kind: 'answer'; id: number; status: number; headers: Headers; body: Body }
  | { kind: 'failure'; id: number }
  | { kind: 'abort'; id: number }

/** What is small. Everything else is a file or an archive. */
const TEXT = /^(text\/|application\/(json|vnd\.pgrst|x-www-form-urlencoded))/i

/** Bodies change hands without being copied. */
const moved = (body: Body): Transferable[] => (typeof body === 'object' && body ? [body as Transferable] : [])

/** @param answer answers the other thread's requests; those that came as texts are given as such */
export function openCallPort(
  port: MessagePort,
  answer: (request: Request | TextRequest, name: string) => Promise<Response | Answer>,
): CallPort {
  const waiting = new Map<number, { resolve: (response: Response) => void; reject: (error: Error) => void }>()
  /** The other thread's requests in progress. */
  const underWay = new Map<number, AbortController>()
  const ended = new AbortController()
  let count = 0

  /** A stream of the other thread, or for it, fails when that thread ends: it would wait for ever. */
  const guarded = (stream: ReadableStream): ReadableStream =>
    stream.pipeThrough(new TransformStream(), { signal: ended.signal })

  /** A body for the other thread: what is small as a whole, anything else as the stream that it is. */
  async function bodyOf(carrier: Request | Response): Promise<Body> {
    if (carrier.body === null) return null
    return TEXT.test(carrier.headers.get('content-type') ?? '')
      ? carrier.arrayBuffer()
      : guarded(carrier.body)
  }

  const post = (message: Message, transfer: Transferable[] = []) => port.postMessage(message, transfer)

  /** The other thread's request. Only a Request can be given up. */
  function asked({ id, url, method, headers, body, abortable }: Question): Request | TextRequest {
    if (!abortable && (body === null || typeof body === 'string')) return { url, method, headers, body }
    const caller = new AbortController()
    underWay.set(id, caller)
    return new Request(url, { method, headers, body, duplex: 'half', signal: caller.signal } as RequestInit)
  }

  async function serve(question: Question): Promise<void> {
    const { id, name } = question
    const request = asked(question)
    try {
      const response = await answer(request, name)
      if (!(response instanceof Response)) {
        const { status, headers, body } = response
        return post({ kind: 'answer', id, status, headers: Object.entries(headers), body })
      }
      const given = await bodyOf(response)
      const { status } = response
      post({ kind: 'answer', id, status, headers: [...response.headers], body: given }, moved(given))
    } catch {
      post({ kind: 'failure', id })
    } finally {
      underWay.delete(id)
      // A body that nobody has read would wait, with its ports, for as long as both threads live.
      if (request instanceof Request && !request.bodyUsed) await request.body?.cancel().catch(() => {})
    }
  }

  port.on('message', (message: Message) => {
    if (message.kind === 'question') return void serve(message)
    if (message.kind === 'abort') return underWay.get(message.id)?.abort()
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.kind === 'failure') return asked?.reject(new Error('The other thread could not answer'))
    const { status, headers, body } = message
    const given = body instanceof ReadableStream ? guarded(body) : body
    asked?.resolve(new Response(given, { status, headers }))
  })

  return {
    async send(request, name = '') {
      const { method, url, headers } = request
      const signal = request instanceof Request ? request.signal : undefined
      const body = request instanceof Request ? await bodyOf(request) : request.body
      // A message to a closed port is dropped without a word.
      if (ended.signal.aborted) throw new Error('The other thread has ended')
      const id = count++
      const response = new Promise<Response>((resolve, reject) => waiting.set(id, { resolve, reject }))
      const abort = () => post({ kind: 'abort', id })
      signal?.addEventListener('abort', abort)
      const abortable = signal !== undefined
      post({ kind: 'question', id, name, method, url, headers: [...headers], body, abortable }, moved(body))
      if (signal?.aborted) abort()
      return response.finally(() => signal?.removeEventListener('abort', abort))
    },
    close() {
      ended.abort(new Error('The other thread has ended'))
      for (const { reject } of waiting.values()) reject(new Error('The other thread has ended'))
      waiting.clear()
      port.close()
    },
  }
}
