/** Outlines for engraved pictures, as closed polygons in a square of 1000 units. All solids turn the same way. */

import type { PathCommand } from 'opentype.js'
import type { Point } from './guilloche.ts'
import { TAU } from './guilloche.ts'

export type Outline = PathCommand[]

/** Twice the signed area: its sign tells which way round the points go. */
function turn(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}

/** A polygon; a hole runs the other way round than what it is cut from. */
export function polygon(points: readonly Point[], hole = false): Outline {
  const ordered = turn(points) > 0 === hole ? [...points].reverse() : points
  return [...ordered.map(([x, y], i): PathCommand => ({ type: i ? 'L' : 'M', x, y })), { type: 'Z' }]
}

/** The closed curve through the points (Catmull-Rom). */
export function smooth(points: readonly Point[], hole = false): Outline {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0]
  const steps = 12
  const curve = points.flatMap((_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    return Array.from({ length: steps }, (_unused, step): Point => {
      const t = step / steps
      const mix = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
      return [mix(p0[0], p1[0], p2[0], p3[0]), mix(p0[1], p1[1], p2[1], p3[1])]
    })
  })
  return polygon(curve, hole)
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx, hole = false): Outline {
  const points = Array.from({ length: 96 }, (_, i): Point => {
    const angle = (i / 96) * TAU
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })
  return polygon(points, hole)
}

/** A line of some width with round ends and joints. */
export function stroke(points: readonly Point[], width: number): Outline {
  const parts: Outline[] = points.map(([x, y]) => ellipse(x, y, width / 2))
  for (const [i, [x, y]] of points.entries()) {
    const next = points[i + 1]
    if (!next) continue
    const [dx, dy] = [next[0] - x, next[1] - y]
    const length = Math.hypot(dx, dy) || 1
    const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)]
    parts.push(
      polygon([
        [x + nx, y + ny],
        [next[0] + nx, next[1] + ny],
        [next[0] - nx, next[1] - ny],
        [x - nx, y - ny],
      ]),
    )
  }
  return parts.flat()
}

/** Points of an arc, clockwise on the screen; degrees from the right. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): Point[] {
  return Array.from({ length: 33 }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / 32) * Math.PI) / 180
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  })
}

/** The same points seen in a mirror. */
export function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [1000 - x, y])
}

export function box(left: number, top: number, right: number, bottom: number): Outline {
  return polygon([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])
}
