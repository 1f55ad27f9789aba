import { createSocket } from 'node:dgram'

/** A minimal DNS server (RFC 1035), for resolvers that ask one question at a time. */

export type Records = { [name: string]: { A?: string[]; MX?: string[]; TXT?: string[] } }

const TYPES = { A: 1, MX: 15, TXT: 16 } as const

const nameBytes = (name: string) =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ])

/** Long texts are split into parts of 255 bytes. */
function dataOf(type: keyof typeof TYPES, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number))
  if (type === 'MX') return Buffer.concat([Buffer.from([0, 10]), nameBytes(value)])
  const parts = value.match(/.{1,255}/g) ?? []
  return Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part)])))
}

function answer(query: Buffer, records: Records): Buffer {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  const question = query.subarray(12, at + 5)
  const known = records[labels.join('.').toLowerCase()]
  const type = (Object.keys(TYPES) as (keyof typeof TYPES)[]).find(
    (name) => TYPES[name] === query.readUInt16BE(at + 1),
  )
  const values = (type && known?.[type]) ?? []
  const answers = values.map((value) => {
    const data = dataOf(type as keyof typeof TYPES, value)
    // name at byte 12, class IN, TTL 0
    const head = Buffer.from([0xc0, 12, 0, TYPES[type as keyof typeof TYPES], 0, 1, 0, 0, 0, 0, 0, 0])
    head.writeUInt16BE(data.length, 10)
    return Buffer.concat([head, data])
  })
  const head = Buffer.alloc(12)
  query.copy(head, 0, 0, 2)
  head.writeUInt16BE(known ? 0x8180 : 0x8183, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(answers.length, 6)
  return Buffer.concat([head, question, ...answers])
}

/** `records` may change while it runs. */
export async function startDns(records: Records) {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => socket.send(answer(query, records), port, address))
  await new Promise<void>((ready) => socket.bind(0, '127.0.0.1', ready))
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }
}
