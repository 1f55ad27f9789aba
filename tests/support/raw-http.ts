import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Host } from './host.ts'

/** Requests exactly as they are written: `fetch` would tidy addresses up, and refuses some methods and headers. */

export type RawRequest = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Over a connection of its own, as somebody who has just come. */
  fresh?: boolean
}

export type RawAnswer = { status: number; headers: Record<string, string | undefined>; text: string }

const agent = new Agent({ keepAlive: true, maxSockets: 40 })

/** Sends a request as the publishable key's bearer, unless its headers say otherwise. */
export function sendRaw(
  host: Pick<Host, 'url' | 'publishableKey'>,
  { method = 'GET', path, headers = {}, body, fresh = false }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(host.url)
  return new Promise((resolve, reject) => {
    // For some methods Node would leave the length out.
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
      // The host had hung up on a connection that was kept from before.
      if (call.reusedSocket)
        resolve(sendRaw(host, { method, path, headers, ...(body !== undefined && { body }) }))
      else reject(error)
    })
    call.end(body)
  })
}

/** Opens a bare connection and sends a text; resolves once it is sent. */
export function openSocket(host: Pick<Host, 'url'>, text: string): Promise<Socket> {
  const { port } = new URL(host.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text, () => resolve(socket)))
    socket.once('error', reject)
    // Being cut off is what most of these are there for.
    socket.on('error', () => {})
    socket.resume()
  })
}

/** All that a bare connection is answered until it is closed. */
export async function sendText(host: Pick<Host, 'url'>, text: string): Promise<string> {
  const socket = await openSocket(host, text)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
  })
  await new Promise((done) => {
    socket.once('close', done)
    setTimeout(() => socket.destroy(), 15_000).unref()
  })
  return answer
}
