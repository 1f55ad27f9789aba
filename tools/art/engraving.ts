/**
 * Pictures in the style of the seal: parallel lines displaced by a relief, thicker where it is dark. For rasters, so each
 * line is drawn as a separate shape of varying width.
 */

import type { Point } from './guilloche.ts'
import type { Outline } from './outlines.ts'
import { fillMask, insideDistance, soften } from './relief.ts'

const SIZE = 1000

/** A body on the sheet: the height and width of its edge, and how much darker or lighter its face is. */
export type Body = { outline: Outline; height: number; bevel: number; tone: number }

export type Engraving = {
  bodies: readonly Body[]
  /** Direction of the lines, in degrees. */
  angle: number
  pitch?: number
}

type Fields = { height: Float32Array; tone: Float32Array }

function fieldsOf(bodies: readonly Body[]): Fields {
  const height = new Float32Array(SIZE * SIZE)
  const tone = new Float32Array(SIZE * SIZE)
  for (const body of bodies) {
    const mask = fillMask(body.outline, SIZE)
    const inside = insideDistance(mask, SIZE)
    for (let i = 0; i < mask.length; i++) {
      const covered = mask[i] ?? 0
      if (covered === 0) continue
      const depth = Math.min(1, (inside[i] ?? 0) / body.bevel)
      height[i] = (height[i] ?? 0) + body.height * Math.sqrt(1 - (1 - depth) ** 2)
      // The top body hides the tone below it.
      tone[i] = (tone[i] ?? 0) * (1 - covered) + body.tone * covered
    }
  }
  return { height: soften(height, 3, SIZE), tone: soften(tone, 1, SIZE) }
}

function sample(field: Float32Array, x: number, y: number): number {
  const column = Math.max(0, Math.min(SIZE - 1, Math.round(x)))
  const row = Math.max(0, Math.min(SIZE - 1, Math.round(y)))
  return field[row * SIZE + column] ?? 0
}

/** Path data of all lines, in the square of 1000 units; lines run beyond its edges. */
export function engrave({ bodies, angle, pitch = 7.8 }: Engraving): string {
  const { height, tone } = fieldsOf(bodies)
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const reach = 720
  let path = ''
  for (let v = -reach; v < reach; v += pitch) {
    const upper: Point[] = []
    const lower: Point[] = []
    for (let u = -reach; u <= reach; u += 2) {
      const x = 500 + u * cos - v * sin
      const y = 500 + u * sin + v * cos
      if (x < -20 || x > 1020 || y < -20 || y > 1020) continue
      const ahead = sample(height, x - sin * 3, y + cos * 3)
      const behind = sample(height, x + sin * 3, y - cos * 3)
      const width = pitch * (0.2 + 0.4 * sample(tone, x, y)) - ((ahead - behind) / 6) * 2.6
      const half = Math.max(0.45, Math.min(pitch * 0.46, width / 2))
      const centre = v + sample(height, x, y)
      const place = (across: number): Point => [
        500 + u * cos - (centre + across) * sin,
        500 + u * sin + (centre + across) * cos,
      ]
      upper.push(place(-half))
      lower.unshift(place(half))
    }
    const outline = [...upper, ...lower].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    if (outline.length > 2) path += `M${outline.join('L')}z`
  }
  return path
}
