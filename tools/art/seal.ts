/**
 * The seal: a medal drawn by parallel straight lines that its relief pushes aside, as the tracing machines of Collas and
 * Bate drew medals in the 1830s. Lines lie at −32°; where the height of the medal is h, a
 * line is displaced by h across its direction, and it swells or thins with the slope towards the light at the top left.
 * The dark scheme is ruled separately, with the displacement turned round, so that the light still falls from there.
 */

import { BUSINESS } from '../../content/business.ts'
import { arcLength, monogram, packNumbers, textOnArc } from './lettering.ts'
import { fillMask, grow, insideDistance, type Point, simplify, soften } from './relief.ts'

const SIZE = 1000
const CENTRE = SIZE / 2

/** The medal, in units of the raster: radii of the rims, heights of what stands on it. */
const MEDAL = {
  edge: 478,
  outerRim: { radius: 456, width: 17, height: 9 },
  innerRim: { radius: 338, width: 7, height: 4.5 },
  monogram: { height: 470, thicken: 5, bevel: 25, relief: 12 },
  lettering: { size: 64, tracking: 9, headRadius: 372, footRadius: 418, bevel: 6, relief: 5.5, widest: 2.6 },
  dots: { radius: 395, size: 11, relief: 6 },
}

type Relief = { height: Float32Array; raised: Float32Array }

function quarterRound(distance: number, width: number): number {
  return distance <= 0 ? 0 : Math.sqrt(1 - (1 - Math.min(1, distance / width)) ** 2)
}

function rim(
  distance: number,
  { radius, width, height }: { radius: number; width: number; height: number },
): number {
  const t = (distance - radius) / width
  return Math.abs(t) < 1 ? height * Math.sqrt(1 - t * t) : 0
}

/** The name in capitals, smaller where it would reach the dots at the sides. */
function fitted(name: string, radius: number) {
  const { size, tracking, widest } = MEDAL.lettering
  const text = name.toUpperCase()
  const shrink = Math.min(1, (widest * radius) / arcLength({ text, size, tracking }))
  return { text, size: size * shrink, tracking: tracking * shrink, centre: CENTRE }
}

export async function medalRelief(): Promise<Relief> {
  const { lettering, dots } = MEDAL
  const sign = insideDistance(
    grow(await fillMask(monogram(CENTRE, CENTRE, MEDAL.monogram.height), SIZE), MEDAL.monogram.thicken, SIZE),
    SIZE,
  )
  const head = textOnArc({
    ...fitted(BUSINESS.shortName, lettering.headRadius),
    radius: lettering.headRadius,
    middle: -Math.PI / 2,
  })
  const foot = textOnArc({
    ...fitted(BUSINESS.descriptor, lettering.footRadius),
    radius: lettering.footRadius,
    middle: Math.PI / 2,
    foot: true,
  })
  const letters = insideDistance(grow(await fillMask([...head, ...foot], SIZE), 1, SIZE), SIZE)
  const height = new Float32Array(SIZE * SIZE)
  const raised = new Float32Array(SIZE * SIZE)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const i = y * SIZE + x
      const fromCentre = Math.hypot(x - CENTRE, y - CENTRE)
      const onSign = sign[i] ?? 0
      const onLetter = letters[i] ?? 0
      let h =
        MEDAL.monogram.relief * quarterRound(onSign, MEDAL.monogram.bevel) +
        lettering.relief * quarterRound(onLetter, lettering.bevel) +
        rim(fromCentre, MEDAL.outerRim) +
        rim(fromCentre, MEDAL.innerRim)
      for (const side of [-1, 1]) {
        const fromDot = Math.hypot(x - CENTRE - side * dots.radius, y - CENTRE - 6)
        if (fromDot < dots.size) h += dots.relief * Math.sqrt(1 - (fromDot / dots.size) ** 2)
      }
      height[i] = h
      raised[i] = onSign > 0 || onLetter > 0 ? 1 : 0
    }
  return { height: soften(height, 2, SIZE), raised: soften(raised, 2, SIZE) }
}

function interpolate(field: Float32Array, x: number, y: number): number {
  const left = Math.max(0, Math.min(SIZE - 2, Math.trunc(x)))
  const top = Math.max(0, Math.min(SIZE - 2, Math.trunc(y)))
  const [fx, fy] = [x - left, y - top]
  const i = top * SIZE + left
  const upper = (field[i] ?? 0) * (1 - fx) + (field[i + 1] ?? 0) * fx
  const lower = (field[i + SIZE] ?? 0) * (1 - fx) + (field[i + SIZE + 1] ?? 0) * fx
  return upper * (1 - fy) + lower * fy
}

type Ruling = {
  angle: number
  pitch: number
  /** −1 displaces the lines the other way: light ink on dark paper needs it to keep the light at the top left. */
  flip: 1 | -1
  widths: readonly number[]
  /** Width = flat − gain × slope − lift on raised faces. */
  flat: number
  gain: number
  lift: number
  /** Units of the path for each unit of the raster, and the tolerance of the simplification in raster units. */
  scale: number
  tolerance: number
}

/** All moves are relative, and an implicit `l` follows each `m`: the next stretch begins close by, so numbers stay small. */
class StretchPath {
  d = ''
  private readonly scale: number
  private penX = 0
  private penY = 0

  constructor(scale: number) {
    this.scale = scale
  }

  add(points: readonly Point[]): void {
    const offsets: number[] = []
    for (const [i, [pointX, pointY]] of points.entries()) {
      const dx = Math.round(pointX * this.scale) - this.penX
      const dy = Math.round(pointY * this.scale) - this.penY
      if (i > 0 && !dx && !dy) continue
      offsets.push(dx, dy)
      this.penX += dx
      this.penY += dy
    }
    this.d += `m${packNumbers(offsets)}`
  }
}

function ruleLines({ height, raised }: Relief, ruling: Ruling): string[] {
  const { angle, pitch, flip, widths, flat, gain, lift, scale, tolerance } = ruling
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const paths = widths.map(() => new StretchPath(scale))
  const reach = 1.5
  const nearestWidth = (wanted: number) => {
    let index = 0
    while (index < widths.length - 1 && wanted > ((widths[index] ?? 0) + (widths[index + 1] ?? 0)) / 2)
      index++
    return index
  }
  for (let v = -MEDAL.edge + pitch / 2; v < MEDAL.edge; v += pitch) {
    const half = Math.sqrt(MEDAL.edge ** 2 - v * v)
    let run: Point[] = []
    let width = -1
    const finish = () => {
      if (run.length > 1) paths[width]?.add(simplify(run, tolerance))
    }
    for (let u = -half; u <= half + 1e-6; u++) {
      const x = CENTRE + u * cos - v * sin
      const y = CENTRE + u * sin + v * cos
      const ahead = interpolate(height, x - sin * reach, y + cos * reach)
      const behind = interpolate(height, x + sin * reach, y - cos * reach)
      const slope = ((ahead - behind) / (2 * reach)) * flip
      const wanted = nearestWidth(flat - gain * slope - lift * interpolate(raised, x, y))
      const point: Point = [u, v + flip * interpolate(height, x, y)]
      // A stretch shorter than six units would flicker rather than shade.
      if (wanted !== width && (run.length > 5 || width < 0)) {
        if (run.length) run.push(point)
        finish()
        run = [point]
        width = wanted
      } else run.push(point)
    }
    finish()
  }
  return paths.map((path) => path.d)
}

const SCHEMES = {
  light: {
    ink: '#14264B',
    ruling: { flip: 1, widths: [1.1, 2.1, 3.8], flat: 1.8, gain: 2.4, lift: 0.8 },
  },
  dark: {
    ink: '#D5DCF3',
    ruling: { flip: -1, widths: [0.8, 1.75, 3.3], flat: 1.15, gain: 1.9, lift: -1.05 },
  },
} as const

const ANGLE = -32
/** The picture's frame is that of the web behind it: 2340 units wide, with the medal 1.5 times its raster. */
const FRAME = 1.5
/** Grid and tolerance of the ruled lines: as coarse as stays invisible on a dense screen at 800 px. */
const SCALE = 1.15
const TOLERANCE = 0.9

export function medal(scheme: keyof typeof SCHEMES, relief: Relief): string {
  const { ink, ruling } = SCHEMES[scheme]
  const lines = ruleLines(relief, { ...ruling, angle: ANGLE, pitch: 5.2, scale: SCALE, tolerance: TOLERANCE })
  const paths = lines
    .map((d, i) => `<path stroke-width="${Number(((ruling.widths[i] ?? 1) * SCALE).toFixed(2))}" d="${d}"/>`)
    .join('')
  return `<g transform="rotate(${ANGLE})scale(${FRAME / SCALE})" stroke="${ink}">${paths}</g>`
}
