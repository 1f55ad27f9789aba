/** Raster steps behind the engraved medal. All fields are square, `size` × `size`, row by row. */

import type { PathCommand } from 'opentype.js'
import sharp from 'sharp'
import { pathData } from './lettering.ts'

export type Point = readonly [x: number, y: number]

/** Coverage, 0 to 1, of an outline filled by the non-zero rule. */
export async function fillMask(commands: readonly PathCommand[], size: number): Promise<Float32Array> {
  const outline = `<g transform="scale(.01)"><path d="${pathData(commands, 100)}"/></g>`
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${outline}</svg>`
  const pixels = await sharp(Buffer.from(picture)).extractChannel('alpha').raw().toBuffer()
  return Float32Array.from(pixels, (value) => value / 255)
}

const FAR = 1e12

/** The lower envelope of parabolas (Felzenszwalb and Huttenlocher): exact squared distances along one line. */
function transformLine(line: Float64Array): Float64Array {
  const length = line.length
  const vertex = new Int32Array(length)
  const bound = new Float64Array(length + 1)
  const out = new Float64Array(length)
  let k = 0
  bound[0] = -FAR
  bound[1] = FAR
  for (let q = 1; q < length; q++) {
    let s: number
    do {
      const r = vertex[k]!
      s = (line[q]! + q * q - (line[r]! + r * r)) / (2 * q - 2 * r)
    } while (s <= bound[k]! && --k > -1)
    k++
    vertex[k] = q
    bound[k] = s
    bound[k + 1] = FAR
  }
  k = 0
  for (let q = 0; q < length; q++) {
    while (bound[k + 1]! < q) k++
    const r = vertex[k]!
    out[q] = (q - r) ** 2 + line[r]!
  }
  return out
}

/** For every pixel inside the mask its Euclidean distance to the outside; 0 outside. */
export function insideDistance(mask: Float32Array, size: number): Float64Array {
  const field = Float64Array.from(mask, (value) => (value > 0.5 ? FAR : 0))
  const line = new Float64Array(size)
  for (const [across, along] of [
    [1, size],
    [size, 1],
  ] as const)
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) line[j] = field[i * across + j * along]!
      transformLine(line).forEach((value, j) => {
        field[i * across + j * along] = value
      })
    }
  return field.map(Math.sqrt)
}

export function grow(mask: Float32Array, distance: number, size: number): Float32Array {
  const outside = insideDistance(
    mask.map((value) => (value > 0.5 ? 0 : 1)),
    size,
  )
  return mask.map((value, i) => (value > 0.5 || outside[i]! <= distance ? 1 : 0))
}

export function soften(field: Float32Array, radius: number, size: number): Float32Array {
  let source = field
  for (let pass = 0; pass < 3; pass++)
    for (const [along, across] of [
      [1, size],
      [size, 1],
    ] as const) {
      const out = new Float32Array(size * size)
      for (let j = 0; j < size; j++) {
        const at = (i: number) => source[j * across + Math.min(size - 1, Math.max(0, i)) * along]!
        let sum = 0
        for (let i = -radius; i <= radius; i++) sum += at(i)
        for (let i = 0; i < size; i++) {
          out[j * across + i * along] = sum / (2 * radius + 1)
          sum += at(i + radius + 1) - at(i - radius)
        }
      }
      source = out
    }
  return source
}

/** Ramer, Douglas and Peucker: the fewest of the points that stay within `tolerance` of the line through them all. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(points.length)
  keep[0] = 1
  keep[points.length - 1] = 1
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span
    const [x1, y1] = points[first]!
    const [x2, y2] = points[last]!
    const length = Math.hypot(x2 - x1, y2 - y1) || 1
    let farthest = 0
    let index = -1
    for (let i = first + 1; i < last; i++) {
      const [x, y] = points[i]!
      const distance = Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / length
      if (distance > farthest) {
        farthest = distance
        index = i
      }
    }
    if (farthest > tolerance) {
      keep[index] = 1
      spans.push([first, index], [index, last])
    }
  }
  return points.filter((_, i) => keep[i])
}
