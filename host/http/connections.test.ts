import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { limitConnections } from './connections.ts'

/** Which connections are closed for others. */

const LIMITS = { total: 10, perNetwork: 5, silentPerNetwork: 5 }
const ASK = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

let server: Server
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  server.close()
})

async function serve(listener: RequestListener): Promise<void> {
  server = createServer(listener)
  limitConnections(server, [], LIMITS)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

/** A connection that asks, and reads nothing until it is resumed. */
async function open(text: string): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  sockets.push(socket)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

async function answerOf(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
  })
  await once(socket, 'close')
  return text
}

it('those who do not read their answers give way to newcomers, the longest first', async () => {
  const large = Buffer.alloc(20_000_000)
  await serve((request, response) => response.end(request.url === '/' ? large : 'small'))
  for (let i = 0; i < 12; i++) await once(await open(ASK), 'readable')
  const newcomer = await open('GET /small HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  expect(await answerOf(newcomer)).toContain('small')
  await expect.poll(connections, { timeout: 20_000 }).toBeLessThanOrEqual(LIMITS.perNetwork)
})

it('a connection that asks on and on, without waiting for answers, is cut off', async () => {
  await serve(() => {})
  expect(await answerOf(await open(ASK.repeat(1_000)))).toBe('')
})

it('one that asks for a few things at once gets them all', async () => {
  await serve((_request, response) => setTimeout(() => response.end('late'), 20))
  const last = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
  const text = await answerOf(await open(ASK.repeat(7) + last))
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(8)
})
