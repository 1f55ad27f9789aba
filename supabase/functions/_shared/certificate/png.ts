import { unzlibSync, zlibSync } from 'fflate'
import { joined } from '../documents/stored.ts'
import type { Bitmap } from './pdfium.ts'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

const CRCS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRCS[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}

/** Rows of red, green and blue, or of grey alone where there is nothing else, as the difference from the row above (filter 2 of PNG). */
export function packPixels({ width, height, pixels }: Bitmap): { channels: 1 | 3; data: Uint8Array } {
  let channels: 1 | 3 = 1
  for (let i = 0; i < pixels.length && channels === 1; i += 4)
    if (pixels[i] !== pixels[i + 1] || pixels[i] !== pixels[i + 2]) channels = 3
  const rows = new Uint8Array(height * (width * channels + 1))
  const above = width * 4
  let to = 0
  for (let y = 0, from = 0; y < height; y++) {
    rows[to++] = 2
    for (let x = 0; x < width; x++, from += 4)
      for (let channel = 0; channel < channels; channel++)
        rows[to++] = (pixels[from + channel] ?? 0) - (y > 0 ? (pixels[from + channel - above] ?? 0) : 0)
  }
  return { channels, data: zlibSync(rows, { level: 6 }) }
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length)

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  view(bytes).setUint32(0, data.length)
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i)
  bytes.set(data, 8)
  view(bytes).setUint32(data.length + 8, crcOf(bytes.subarray(4, -4)))
  return bytes
}

export function encodePng(bitmap: Bitmap): Uint8Array {
  const { channels, data } = packPixels(bitmap)
  const header = new Uint8Array(13)
  view(header).setUint32(0, bitmap.width)
  view(header).setUint32(4, bitmap.height)
  header.set([8, channels === 1 ? 0 : 2], 8)
  return joined([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', new Uint8Array())])
}

type Png = {
  width: number
  height: number
  depth: number
  /** 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha. */
  type: 0 | 2 | 3 | 4 | 6
  isInterlaced: boolean
  palette: Uint8Array
  transparent: Uint8Array | undefined
  /** In zlib's format. */
  data: Uint8Array
}

export const CHANNELS = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const

/** First pixel and steps of each pass (Adam7). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
const ONE_PASS = [[0, 0, 1, 1]] as const

/** undefined: incomplete or altered. */
export function readPng(bytes: Uint8Array): Png | undefined {
  const parts = new Map<string, Uint8Array[]>()
  for (let at = SIGNATURE.length; !parts.has('IEND'); ) {
    if (at + 12 > bytes.length) return undefined
    const end = at + 8 + view(bytes).getUint32(at)
    if (end + 4 > bytes.length || crcOf(bytes.subarray(at + 4, end)) !== view(bytes).getUint32(end))
      return undefined
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    parts.set(type, [...(parts.get(type) ?? []), bytes.subarray(at + 8, end)])
    at = end + 4
  }
  const header = parts.get('IHDR')?.[0]
  if (header?.length !== 13) return undefined
  const [depth = 0, type = 0, , , interlace] = header.subarray(8)
  if (!(type in CHANNELS) || ![1, 2, 4, 8, 16].includes(depth)) return undefined
  return {
    width: view(header).getUint32(0),
    height: view(header).getUint32(4),
    depth,
    type: type as Png['type'],
    isInterlaced: interlace === 1,
    palette: parts.get('PLTE')?.[0] ?? new Uint8Array(),
    transparent: parts.get('tRNS')?.[0],
    data: joined(parts.get('IDAT') ?? []),
  }
}

function passesOf({ width, height, depth, type, isInterlaced }: Png) {
  return (isInterlaced ? PASSES : ONE_PASS)
    .map(([left, top, across, down]) => {
      const columns = Math.ceil((width - left) / across)
      const rows = Math.ceil((height - top) / down)
      const rowBytes = Math.ceil((columns * CHANNELS[type] * depth) / 8)
      return { left, top, across, down, columns, rows, rowBytes }
    })
    .filter(({ columns, rows }) => columns > 0 && rows > 0)
}

/** @throws of another length than the image's size makes it */
export function inflatePng(png: Png): Uint8Array {
  const length = passesOf(png).reduce((sum, { rows, rowBytes }) => sum + rows * (rowBytes + 1), 0)
  const inflated = unzlibSync(png.data, { out: new Uint8Array(length + 1) })
  if (inflated.length !== length) throw new Error('The image data are incomplete')
  return inflated
}

/** Paeth's: whichever of its neighbours is nearest to what they foretell. */
function nearest(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner)
  const toUp = Math.abs(left - corner)
  const toCorner = Math.abs(left + up - 2 * corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

/** In place, a row whose filter is at `at`. @param step bytes of a pixel */
function unfilter(data: Uint8Array, at: number, rowBytes: number, step: number, isFirst: boolean) {
  const filter = data[at]
  for (let i = at + 1; i <= at + rowBytes; i++) {
    const hasLeft = i - step > at
    const left = hasLeft ? (data[i - step] ?? 0) : 0
    const up = isFirst ? 0 : (data[i - rowBytes - 1] ?? 0)
    const corner = hasLeft && !isFirst ? (data[i - rowBytes - 1 - step] ?? 0) : 0
    let foretold = 0
    if (filter === 1) foretold = left
    else if (filter === 2) foretold = up
    else if (filter === 3) foretold = (left + up) >> 1
    else if (filter === 4) foretold = nearest(left, up, corner)
    data[i] = (data[i] ?? 0) + foretold
  }
}

/** What shows on white paper. @throws as inflatePng */
export function decodePng(png: Png): Bitmap {
  const { width, height, depth, type, palette, transparent } = png
  const data = inflatePng(png)
  const channels = CHANNELS[type]
  const max = 2 ** depth - 1
  const level = (value: number) => (depth === 16 ? value >> 8 : (value * 255) / max)
  /** The one colour that is transparent, in a PNG of neither a palette nor alpha. */
  const clear =
    (type === 0 || type === 2) && transparent?.length === 2 * channels
      ? new Uint16Array(channels).map((_, i) => view(transparent).getUint16(2 * i))
      : undefined
  const pixels = new Uint8Array(width * height * 4)
  const sample = new Uint16Array(4)

  function alpha(): number {
    if (type === 3) return transparent?.[sample[0] ?? 0] ?? 255
    if (type >= 4) return level(sample[channels - 1] ?? 0)
    return clear?.every((value, i) => value === sample[i]) ? 0 : 255
  }

  function sampleAt(start: number, index: number): number {
    const bit = index * depth
    const byte = data[start + (bit >> 3)] ?? 0
    if (depth === 16) return (byte << 8) | (data[start + (bit >> 3) + 1] ?? 0)
    return (byte >> (8 - depth - (bit & 7))) & max
  }

  let at = 0
  for (const { left, top, across, down, columns, rows, rowBytes } of passesOf(png))
    for (let row = 0; row < rows; row++, at += rowBytes + 1) {
      unfilter(data, at, rowBytes, Math.max(1, (channels * depth) >> 3), row === 0)
      for (let column = 0; column < columns; column++) {
        for (let i = 0; i < channels; i++) sample[i] = sampleAt(at + 1, column * channels + i)
        const opacity = alpha() / 255
        const to = 4 * ((top + row * down) * width + left + column * across)
        for (let i = 0; i < 3; i++) {
          const value = sample[channels < 3 ? 0 : i] ?? 0
          const colour = type === 3 ? (palette[3 * value + i] ?? 0) : level(value)
          pixels[to + i] = Math.round(255 + (colour - 255) * opacity)
        }
      }
    }
  return { width, height, pixels }
}
