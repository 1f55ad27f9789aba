import { setTimeout as wait } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import type { Answer } from '../plain/request.ts'
import { type CallPort, openCallPort, requestOf, type TextRequest } from './call-port.ts'

/** Requests and responses over a port, both of whose ends are here. */

type Give = (request: Request, name: string) => Promise<Response | Answer>

const open: CallPort[] = []
afterEach(() => {
  for (const port of open.splice(0)) port.close()
})

function connect(give: Give): CallPort {
  const { port1, port2 } = new MessageChannel()
  const nobody = () => Promise.reject(new Error('Nobody asks this side'))
  const asking = openCallPort(port1, nobody)
  const answer = (request: Request | TextRequest, name: string) => give(requestOf(request), name)
  open.push(asking, openCallPort(port2, answer))
  return asking
}

const ADDRESS = 'http://localhost/rest/v1/outbox?select=id'

it('a request and its response arrive as they were sent', async () => {
  const port = connect(async (request, name) => {
    expect(name).toBe('outbox')
    expect(request.method).toBe('POST')
    expect(request.url).toBe(ADDRESS)
    expect(request.headers.get('apikey')).toBe('key')
    return Response.json(
      { given: await request.json() },
      { status: 201, headers: { 'content-range': '*/3' } },
    )
  })
  const headers = { apikey: 'key', 'content-type': 'application/json' }
  const response = await port.send(
    new Request(ADDRESS, { method: 'POST', headers, body: '{"é":1}' }),
    'outbox',
  )
  expect(response.status).toBe(201)
  expect(response.headers.get('content-range')).toBe('*/3')
  expect(await response.json()).toEqual({ given: { é: 1 } })
})

it('a request that is text arrives as text, and so does an answer', async () => {
  const { port1, port2 } = new MessageChannel()
  const text: TextRequest = { url: ADDRESS, method: 'POST', headers: [['apikey', 'key']], body: '{"é":1}' }
  const got: unknown[] = []
  const asking = openCallPort(port1, () => Promise.reject(new Error('Nobody asks this side')))
  const answering = openCallPort(port2, async (request) => {
    got.push(request)
    return { status: 201, headers: { 'content-range': '*/3' }, body: '["ü"]' }
  })
  open.push(asking, answering)
  const response = await asking.send(text)
  expect(got).toEqual([text])
  expect([response.status, response.headers.get('content-range')]).toEqual([201, '*/3'])
  expect(await response.json()).toEqual(['ü'])
})

it('a response without a body has none', async () => {
  const port = connect(async () => new Response(null, { status: 204 }))
  const response = await port.send(new Request(ADDRESS))
  expect(response.status).toBe(204)
  expect(response.body).toBeNull()
})

it('bytes that are no text stay the same bytes', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i)
  const port = connect(async (request) => new Response(await request.arrayBuffer()))
  const headers = { 'content-type': 'application/json' }
  const response = await port.send(new Request(ADDRESS, { method: 'POST', headers, body: bytes }))
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
})

it('an archive streams, no faster than it is read, and ends when its reader leaves', async () => {
  let made = 0
  let left = false
  const archive = new ReadableStream<Uint8Array>({
    pull(controller) {
      made += 1
      controller.enqueue(new Uint8Array(100_000))
    },
    cancel() {
      left = true
    },
  })
  const headers = { 'content-type': 'application/zip' }
  const port = connect(async () => new Response(archive, { headers }))
  const reader = (await port.send(new Request(ADDRESS))).body?.getReader()
  expect((await reader?.read())?.value?.length).toBe(100_000)
  await wait(100)
  expect(made).toBeLessThan(10)
  await reader?.cancel()
  await expect.poll(() => left, { timeout: 20_000 }).toBe(true)
})

it('an archive that is being read fails when its thread ends, and its source is let go', async () => {
  let left = false
  const archive = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(1_000)),
    cancel() {
      left = true
    },
  })
  const port = connect(async () => new Response(archive, { headers: { 'content-type': 'application/zip' } }))
  const reader = (await port.send(new Request(ADDRESS))).body?.getReader()
  expect((await reader?.read())?.value?.length).toBe(1_000)
  const rest = reader?.read()
  port.close()
  await expect(rest).rejects.toThrow('has ended')
  await expect.poll(() => left, { timeout: 20_000 }).toBe(true)
})

it('a body that is not text and that nobody reads is let go', async () => {
  let left = false
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(1_000)),
    cancel() {
      left = true
    },
  })
  const port = connect(async () => new Response(null, { status: 204 }))
  const headers = { 'content-type': 'a/b' }
  await port.send(new Request(ADDRESS, { method: 'POST', headers, body, duplex: 'half' } as RequestInit))
  await expect.poll(() => left, { timeout: 20_000 }).toBe(true)
})

it('the other side learns that the caller stops waiting', async () => {
  let aborted = false
  const port = connect(async ({ signal }) => {
    await new Promise((done) => signal.addEventListener('abort', done))
    aborted = true
    return new Response()
  })
  const caller = new AbortController()
  const response = port.send(new Request(ADDRESS, { signal: caller.signal }))
  await wait(20)
  caller.abort()
  await response
  expect(aborted).toBe(true)
})

it('the other side learns that the caller had stopped waiting before it was asked', async () => {
  const seen: boolean[] = []
  const port = connect(async ({ signal }) => {
    await wait(50)
    seen.push(signal.aborted)
    return new Response()
  })
  await port.send(new Request(ADDRESS, { signal: AbortSignal.abort() }))
  expect(seen).toEqual([true])
})

it('a request that cannot be answered fails, and so does one whose answerer has ended', async () => {
  const failing = connect(() => Promise.reject(new Error('No')))
  await expect(failing.send(new Request(ADDRESS))).rejects.toThrow('could not answer')
  const silent = connect(() => new Promise(() => {}))
  const response = silent.send(new Request(ADDRESS))
  await wait(20)
  silent.close()
  await expect(response).rejects.toThrow('has ended')
  await expect(silent.send(new Request(ADDRESS))).rejects.toThrow('has ended')
})
