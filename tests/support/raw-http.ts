import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Host } from './host.ts'

/** Exactly as written: `fetch` normalises URLs, and refuses some methods and headers. */

export type RawRequest = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  fresh?: boolean
}

export type RawAnswer = { status: number; headers: Record<string, string | undefined>; text: string }

const agent = new Agent({ keepAlive: true, maxSockets: 40 })

/** With the publishable key, unless the headers say otherwise. */
export function sendRaw(
  host: Pick<Host, 'url' | 'publishableKey'>,
  { method = 'GET', path, headers = {}, body, fresh = false }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(host.url)
  return new Promise((resolve, reject) => {
    // Node omits the length for some methods.
    const typed = body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const all = { apikey: host.publishableKey, ...typed, ...headers }
    const options = { hostname, port, method, path, headers: all, agent: fresh ? false : agent }
    const call = request(options, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as RawAnswer['headers'],
          text,
        }),
      )
      answer.on('error', reject)
    })
    call.on('error', (error) => {
      // the host had closed the kept-alive connection
      if (call.reusedSocket)
        resolve(sendRaw(host, { method, path, headers, ...(body !== undefined && { body }) }))
      else reject(error)
    })
    call.end(body)
  })
}

/** Resolves once the text is sent. */
export function openSocket(host: Pick<Host, 'url'>, text: string): Promise<Socket> {
  const { port } = new URL(host.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text, () => resolve(socket)))
    socket.once('error', reject)
    // most of these connections are meant to be cut off
    socket.on('error', () => {})
    socket.resume()
  })
}

/** Where a connection can no longer be reset, Node reports an error and never closes it. */
export const closeOf = (socket: Socket): Promise<void> =>
  new Promise((done) => {
    for (const event of ['close', 'error']) socket.once(event, () => done())
  })

/** Of a raw answer. */
export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

/** Everything received until the connection closes. */
export async function sendText(host: Pick<Host, 'url'>, text: string): Promise<string> {
  const socket = await openSocket(host, text)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
  })
  setTimeout(() => socket.destroy(), 15_000).unref()
  await closeOf(socket)
  return answer
}
