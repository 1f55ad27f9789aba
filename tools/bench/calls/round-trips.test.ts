import { expect, it } from 'vitest'
import { readMessages } from './round-trips.ts'

/** A message of PostgreSQL's protocol: its type, its length without the type, its content. */
function message(type: string, content = ''): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(4 + content.length)
  return Buffer.concat([Buffer.from(type), length, Buffer.from(content)])
}

it('messages are found wherever the stream is cut', () => {
  const stream = Buffer.concat([
    message('T', 'Z'.repeat(9)),
    message('D', 'ZZ'),
    message('C'),
    message('Z', 'I'),
  ])
  for (let size = 1; size <= stream.length; size++) {
    let seen = ''
    const read = readMessages((type) => {
      seen += String.fromCharCode(type)
    })
    for (let at = 0; at < stream.length; at += size) read(stream.subarray(at, at + size))
    expect(seen).toBe('TDCZ')
  }
})
