import { Buffer } from 'node:buffer'

/** DER (X.690), as far as certificates, seals and time stamps need it. */

export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  nothing: 0x05,
  identifier: 0x06,
  text: 0x0c,
  utcTime: 0x17,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const

export function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  if (length < 0x80) return Buffer.concat([Buffer.of(tag, length), content])
  const hex = length.toString(16)
  const size = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.of(tag, 0x80 + size.length), size, content])
}

export const sequence = (...parts: Uint8Array[]) => der(TAG.sequence, ...parts)

/** In the order that DER demands. */
export const set = (...parts: Uint8Array[]) => der(TAG.set, ...parts.toSorted(Buffer.compare))

export const octets = (bytes: Uint8Array) => der(TAG.octets, bytes)

export const integer = (value: number) => der(TAG.integer, Buffer.of(value))

/** By its dotted name. */
export function identifier(name: string): Buffer {
  const [first = 0, second = 0, ...rest] = name.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest].flatMap((arc) => {
    const digits = [arc & 0x7f]
    for (let left = arc >>> 7; left > 0; left >>>= 7) digits.unshift((left & 0x7f) | 0x80)
    return digits
  })
  return der(TAG.identifier, Buffer.from(bytes))
}

export type Value = { tag: number; content: Buffer; whole: Buffer }

/** @throws if the bytes do not begin with a whole value of definite length */
export function readDer(bytes: Uint8Array): Value {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [tag = 0, first = 0] = buffer
  const more = first < 0x80 ? 0 : first & 0x7f
  if (buffer.length < 2 + more || first === 0x80 || more > 4) throw new Error('No DER')
  const length = more === 0 ? first : buffer.readUIntBE(2, more)
  const end = 2 + more + length
  if (end > buffer.length) throw new Error('DER is cut off')
  return { tag, content: buffer.subarray(2 + more, end), whole: buffer.subarray(0, end) }
}

/** What a value is made of. @throws if it is not of that tag, or not made of values */
export function partsOf(value: Value | undefined, tag: number = TAG.sequence): Value[] {
  if (value?.tag !== tag) throw new Error('Another value of DER was expected')
  const parts: Value[] = []
  for (let at = 0; at < value.content.length; ) {
    const part = readDer(value.content.subarray(at))
    parts.push(part)
    at += part.whole.length
  }
  return parts
}
