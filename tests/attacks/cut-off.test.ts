import type { Socket } from 'node:net'
import { beforeEach, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { ALLOW_LIST, type Rule } from '#host/gateway/allow-list.ts'
import { OPERATOR_CALLS, OPERATOR_TABLES } from '#host/gateway/operator-calls.ts'
import { workerHost } from '../support/own-host.ts'
import { closeOf, openSocket, sendRaw } from '../support/raw-http.ts'
import { sampleFile } from '../support/samples.ts'
import { expectAlive } from '../support/siege.ts'

/** A client that drops its connection, at any moment, affects nobody else. */

const { host } = workerHost()

beforeEach(() => expectAlive(host))

/** As soon as everything is sent, or once the host has refused it. */
type Leave = { refused: boolean; go: (socket: Socket) => unknown }
const LEAVES: Leave[] = [
  { refused: false, go: (socket) => socket.destroy() },
  { refused: false, go: (socket) => socket.resetAndDestroy() },
  { refused: true, go: (socket) => socket.destroy() },
  { refused: true, go: (socket) => socket.resetAndDestroy() },
  // half-closes first
  { refused: true, go: (socket) => socket.end(() => setImmediate(() => socket.resetAndDestroy())) },
]

type Sent = { method: string; path: string; headers: Record<string, string>; body?: string | Uint8Array }

const EXAMPLES: Record<string, () => string> = {
  bucket: () => QUOTE_BUCKET,
  object: () => `cut-${crypto.randomUUID()}.pdf`,
  table: () => OPERATOR_TABLES[0],
  call: () => OPERATOR_CALLS[0],
  uuid: () => crypto.randomUUID(),
}
const example = (text: string) =>
  (text.split(' | ')[0] as string).replace(/\{(\w+)\}/g, (_, word: string) => EXAMPLES[word]?.() ?? 'x')

function addressOf({ path, query = {}, needs = [] }: Rule): string {
  const needed = needs.map((name) => `${name}=${example(query[name] as string)}`)
  return example(path) + (needed.length > 0 ? `?${needed.join('&')}` : '')
}

const PDF = sampleFile('pdf', 20_000)
const BOUNDARY = 'a-boundary'
const FORM = `multipart/form-data; boundary=${BOUNDARY}`

/** Without its end, the form continues. */
const form = (headers: string, file: Uint8Array = PDF, end = '') =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n3600\r\n`),
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n${headers}\r\n`,
    ),
    file,
    Buffer.from(end),
  ])
const END = `\r\n--${BOUNDARY}--\r\n`

/** Invalid or incomplete requests, each declaring more than it sends unless it declares a length. */
function* refusals(rule: Rule): Generator<[what: string, sent: Sent]> {
  const { method, roles, body } = rule
  if (!body) return
  const path = addressOf(rule)
  const [type = ''] = body.types
  const key = roles.includes('operator') && !roles.includes('visitor') ? host.secretKey : host.publishableKey
  const headers = { apikey: key, 'content-type': type === '*' ? 'text/plain' : type }
  const more = { ...headers, 'content-length': '5000' }
  const send = (changed: Record<string, string>, part: string | Uint8Array = '{'): Sent => ({
    method,
    path,
    headers: { ...more, ...changed },
    body: part,
  })
  const inChunks = (part: string): Sent => ({
    ...send({}, part),
    headers: { ...headers, 'transfer-encoding': 'chunked' },
  })
  yield ['nothing but headers', send({}, '')]
  yield ['half a body', send({})]
  yield ['half a chunked body', inChunks('2\r\n{}\r\n5\r\nab')]
  yield ['a bad chunk', inChunks('zz\r\n{}\r\n')]
  yield ['too large', send({ 'content-length': String(body.bytes + 100_000_000) })]
  const large = `${(body.bytes + 1).toString(16)}\r\n${'x'.repeat(200_000)}`
  yield ['too large, in chunks', inChunks(large)]
  yield ['another method', { ...send({}), method: 'PATCH' }]
  yield ['an unknown method', { ...send({}), method: 'PROPFIND' }]
  yield ['an unknown path', { ...send({}), path: `${path.split('?')[0]}/none` }]
  yield ['unknown parameters', { ...send({}), path: `${path.split('?')[0]}?none=1` }]
  yield ['no key', send({ apikey: '' })]
  yield ['a wrong key', send({ apikey: 'sb_publishable_wrong' })]
  yield ['a bad token', send({ authorization: 'Bearer a.b.c' })]
  yield ['another site', send({ origin: 'https://evil.example' })]
  yield ['a compressed body', send({ 'content-encoding': 'gzip' })]
  yield ['an unknown preference', send({ prefer: 'none' })]
  yield ['a promise to wait', send({ expect: '100-continue' }, '')]
  yield ['a promise of something else', send({ expect: 'else' }, '')]
  yield ['an upgrade', send({ connection: 'upgrade', upgrade: 'websocket' })]
  yield ['no type', send({ 'content-type': '' })]
  for (const wrong of ['text/html', 'x', '/', `${type};é`, `${type} ; x`, `${type};\t`])
    yield [`the type ${JSON.stringify(wrong)}`, send({ 'content-type': wrong })]
  for (const wrong of ['{"a":', '[[[[[[[[[[[[[[[[[[[[[[[[', '{"\\u0000":"\\ud800"}', '\xff\xfe', 'null'])
    yield [`the whole body ${wrong}`, send({ 'content-length': String(Buffer.byteLength(wrong)) }, wrong)]
  const asForm = (part: Uint8Array | string, is = FORM) =>
    send({ 'content-type': is, 'content-length': '90000' }, part)
  for (const wrong of ['x', '/', 'a/', '', 'application/pdf;é', 'a b/c', 'application/pdf'])
    yield [`a part of the type ${JSON.stringify(wrong)}`, asForm(form(`Content-Type: ${wrong}\r\n`))]
  yield ['a part without a type', asForm(form(''))]
  yield ['a part with too many headers', asForm(form('x-a: b\r\n'.repeat(40)))]
  yield [
    'a part of another content',
    asForm(form('Content-Type: application/pdf\r\n', Buffer.alloc(9000, 'MZ'))),
  ]
  yield ['an empty part', asForm(form('Content-Type: application/pdf\r\n', Buffer.alloc(0), END))]
  yield ['a form without a boundary', asForm(form(''), 'multipart/form-data')]
  yield ['a form with another boundary', asForm(form(''), 'multipart/form-data; boundary=other')]
  yield [
    'a form without a file',
    asForm(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb${END}`),
  ]
  yield ['half a part’s headers', asForm(`--${BOUNDARY}\r\nContent-Disp`)]
  yield ['a form of another kind', asForm(form(''), `multipart/mixed; boundary=${BOUNDARY}`)]
}

function textOf({ method, path, headers, body = '' }: Sent): Buffer {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  // as on the wire: names and values are bytes
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1')
  return Buffer.concat([head, Buffer.from(body)])
}

/** The host accepts connections in order: this one comes after the others, and is refused no earlier. */
async function expectRefusal(): Promise<void> {
  const path = `/storage/v1/object/${QUOTE_BUCKET}/${EXAMPLES.object?.()}`
  const headers = { 'content-type': 'application/pdf' }
  const answer = await sendRaw(host, { method: 'POST', path, headers, body: 'MZ', fresh: true })
  expect(answer.status).toBe(415)
}

async function sendAndLeave(requests: { text: Buffer; leave: Leave }[]): Promise<void> {
  const open = requests.map(async ({ text, leave }) => {
    const socket = await openSocket(host, '')
    const gone = closeOf(socket)
    await new Promise<void>((done) => socket.write(text, () => done()))
    if (!leave.refused) leave.go(socket)
    return { socket, gone, leave }
  })
  const sent = await Promise.all(open)
  await expectRefusal()
  for (const { socket, leave } of sent) if (leave.refused) leave.go(socket)
  await Promise.all(sent.map(({ gone }) => gone))
}

const caught = async () =>
  (await host.output()).split('\n').filter((line) => line.includes('An error that nobody handled'))

async function cutOff(requests: Buffer[]): Promise<void> {
  const all = requests.flatMap((text) => LEAVES.map((leave) => ({ text, leave })))
  for (let i = 0; i < all.length; i += 50) await sendAndLeave(all.slice(i, i + 50))
  await expectAlive(host)
  expect(await caught()).toEqual([])
}

const TAKING_BODIES = ALLOW_LIST.filter(({ body }) => body)

const seen = new Set<string>()
for (const rule of TAKING_BODIES) {
  const { path, method, roles, body } = rule
  // One of each kind for `npm test`: the same gateway refuses all of a kind.
  const kind = [path.split('/')[1], method, roles, body?.types].join()
  const release = seen.has(kind) ? ['release'] : []
  seen.add(kind)
  it(`${method} ${path}, ${rule.for}: cut off at every refusal, the process goes on`, {
    tags: ['process-end', ...release],
  }, async () => {
    await cutOff(Array.from(refusals(rule), ([, sent]) => textOf(sent)))
  })
}

it('so it does for what is no request of the backend', { tags: ['process-end'] }, async () => {
  const bare = [
    '',
    'GET',
    'GET / HTTP/9',
    '\x16\x03\x01\x02\x00\x01',
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n`,
  ]
  const requests: Buffer[] = bare.map((text) => Buffer.from(text, 'latin1'))
  const paths = [
    '/',
    '/none',
    '/assets/none.js',
    '/dev/pay/none/pay',
    '/dev/mail',
    '/metrics',
    '/readyz',
    'a.example:443',
  ]
  for (const method of ['CONNECT', 'GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE']) {
    for (const path of paths) {
      const upgrade = { 'content-length': '5000', connection: 'upgrade', upgrade: 'h2c' }
      requests.push(textOf({ method, path, headers: upgrade, body: 'abc' }))
      requests.push(textOf({ method, path, headers: {} }))
    }
  }
  await cutOff(requests)
})
