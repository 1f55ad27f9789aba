import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { createBalancer } from './balancer.ts'

const servers: Server[] = []
let port = 0
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** A host that answers with its name and the client's address, and is unready on demand. */
async function start(name: string, at = 0, ready = () => true): Promise<string> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/readyz' && !ready() ? 503 : 200
    response.end(`${name} ${request.headers['x-forwarded-for'] ?? 'nobody'}`)
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(at, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
  return `http://127.0.0.1:${port}`
}

const ask = async (send: typeof fetch, url: string) => (await send(`${url}/page`)).text()

it('an address always goes to the same host, which receives it', async () => {
  const balancer = createBalancer([await start('a'), await start('b')])
  const addresses = Array.from({ length: 20 }, (_, i) => `198.18.0.${i}`)
  const answers = await Promise.all(
    addresses.map((address) => ask(balancer.fetchFrom(address), balancer.url)),
  )
  const again = await Promise.all(addresses.map((address) => ask(balancer.fetchFrom(address), balancer.url)))
  expect(again).toEqual(answers)
  expect(answers.map((answer) => answer.split(' ')[1])).toEqual(addresses)
  expect(new Set(answers.map((answer) => answer[0]))).toEqual(new Set(['a', 'b']))
  const direct = balancer.fetchFrom('198.18.0.1', { direct: true })
  expect(await ask(direct, balancer.url)).toMatch(/ nobody$/)
  balancer.close()
})

it('requests that a host refuses go to the other one, until the first is ready again', async () => {
  const first = await start('a')
  const away = port
  const balancer = createBalancer([first, await start('b')])
  const send = balancer.fetchFrom('198.18.0.2')
  const home = (await ask(send, balancer.url))[0]
  const other = home === 'a' ? 'b' : 'a'
  const gone = servers.splice(home === 'a' ? 0 : 1, 1)[0] as Server
  const at = home === 'a' ? away : port
  await new Promise((done) => gone.close(done).closeAllConnections())
  // Until the client notices that its open connection is closed.
  await wait(200)
  expect((await ask(send, balancer.url))[0]).toBe(other)

  let ready = false
  await start(home as string, at, () => ready)
  await wait(500)
  expect((await ask(send, balancer.url))[0]).toBe(other)
  ready = true
  await expect.poll(async () => (await ask(send, balancer.url))[0], { timeout: 10_000 }).toBe(home)
  balancer.close()
})
