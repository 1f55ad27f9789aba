/** PDF's two old ciphers, which browsers lack. They only tell whether a password is needed. */

const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const SINES = Int32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32))

const ROUNDS: readonly {
  mix: (b: number, c: number, d: number) => number
  word: (step: number) => number
}[] = [
  { mix: (b, c, d) => (b & c) | (~b & d), word: (step) => step },
  { mix: (b, c, d) => (d & b) | (~d & c), word: (step) => (5 * step + 1) % 16 },
  { mix: (b, c, d) => b ^ c ^ d, word: (step) => (3 * step + 5) % 16 },
  { mix: (b, c, d) => c ^ (b | ~d), word: (step) => (7 * step) % 16 },
]

/** RFC 1321. */
export function md5(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) << 6) + 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, message.length * 8, true)
  const sums = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476)
  for (let block = 0; block < padded.length; block += 64) {
    let [a, b, c, d] = sums as unknown as [number, number, number, number]
    for (const [round, { mix, word }] of ROUNDS.entries()) {
      for (let step = round * 16; step < round * 16 + 16; step++) {
        const sum = (a + mix(b, c, d) + (SINES[step] ?? 0) + view.getInt32(block + word(step) * 4, true)) | 0
        const shift = SHIFTS[round * 4 + (step % 4)] ?? 0
        a = d
        d = c
        c = b
        b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0
      }
    }
    for (const [i, part] of [a, b, c, d].entries()) sums[i] = (sums[i] ?? 0) + part
  }
  const digest = new DataView(new ArrayBuffer(16))
  for (const [i, sum] of sums.entries()) digest.setInt32(i * 4, sum, true)
  return new Uint8Array(digest.buffer)
}

export function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const box = Uint8Array.from({ length: 256 }, (_, i) => i)
  const swap = (i: number, j: number) => {
    const held = box[i] ?? 0
    box[i] = box[j] ?? 0
    box[j] = held
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (box[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let i = 0
  let j = 0
  return Uint8Array.from(bytes, (byte) => {
    i = (i + 1) & 255
    j = (j + (box[i] ?? 0)) & 255
    swap(i, j)
    return byte ^ (box[((box[i] ?? 0) + (box[j] ?? 0)) & 255] ?? 0)
  })
}
