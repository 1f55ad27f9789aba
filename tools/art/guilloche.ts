/**
 * Guilloché: families of phase-shifted waves between two envelopes, as a rose engine would cut them. Every curve is
 * sampled at equal steps of its parameter and fitted with cubic Béziers through points and tangents (Hermite form), so
 * a hundred degrees of lace cost a few hundred bytes.
 */

export const TAU = Math.PI * 2

export type Point = readonly [x: number, y: number]
export type Curve = (t: number) => Point

/** SVG path numbers in the fewest characters: a minus sign separates as well as a space does. */
export function packNumbers(values: readonly number[]): string {
  return values.reduce((text, value) => text + (text && value >= 0 ? ' ' : '') + value, '')
}

/**
 * Writes `curve` from `start` to `end` as `segments` cubic Béziers with integer coordinates: `M c s s …`. After the first
 * segment only the second control point is written (`s`), because the first mirrors the one before.
 */
export function bezierPath(curve: Curve, start: number, end: number, segments: number): string {
  const step = (end - start) / segments
  const nudge = step * 1e-3
  const sample = (index: number) => {
    const t = start + step * index
    const [x, y] = curve(t)
    const [backX, backY] = curve(t - nudge)
    const [onX, onY] = curve(t + nudge)
    // A third of the tangent over one step is the offset of a Bézier's control point.
    const third = step / 3 / (2 * nudge)
    return { x, y, dx: (onX - backX) * third, dy: (onY - backY) * third }
  }
  const first = sample(0)
  let penX = Math.round(first.x)
  let penY = Math.round(first.y)
  let path = `M${penX} ${penY}`
  for (let index = 1; index <= segments; index++) {
    const point = sample(index)
    const x = Math.round(point.x)
    const y = Math.round(point.y)
    const rest = [
      Math.round(point.x - point.dx) - penX,
      Math.round(point.y - point.dy) - penY,
      x - penX,
      y - penY,
    ]
    if (index === 1) {
      const lead = [Math.round(first.x + first.dx) - penX, Math.round(first.y + first.dy) - penY]
      path += `c${packNumbers([...lead, ...rest])}`
    } else {
      const separator = index === 2 ? 's' : (rest[0] ?? 0) < 0 ? '' : ' '
      path += separator + packNumbers(rest)
    }
    penX = x
    penY = y
  }
  return path
}

export type PolarFamily = {
  /** Mean radius R, and the amplitudes A and B of the wave and of its envelope. */
  radius: number
  wave: number
  swell?: number
  /** Sectors S: the figure repeats S times round the circle. Waves N round the circle. */
  sectors: number
  waves: number
  strands: number
  /** Bézier segments for each wave. */
  perWave?: number
}

/** One sector of r_k(θ) = R + (A + B cos Sθ) cos(Nθ + 2πk/m), k = 0 … m−1; `rotatedCopies` completes the circle. */
export function polarFamily(family: PolarFamily): string {
  const { radius, wave, swell = 0, sectors, waves, strands, perWave = 4 } = family
  let path = ''
  for (let strand = 0; strand < strands; strand++) {
    const phase = (TAU * strand) / strands
    const curve: Curve = (t) => {
      const r = radius + (wave + swell * Math.cos(sectors * t)) * Math.cos(waves * t + phase)
      return [r * Math.cos(t), r * Math.sin(t)]
    }
    path += bezierPath(curve, 0, TAU / sectors, Math.round((waves / sectors) * perWave))
  }
  return path
}

/** `inner` once, and `count − 1` turned references to it. */
export function rotatedCopies(id: string, inner: string, count: number): string {
  const uses = Array.from({ length: count - 1 }, (_, index) => {
    const degrees = Number(((360 / count) * (index + 1)).toFixed(3))
    return `<use href="#${id}" transform="rotate(${degrees})"/>`
  })
  return `<g id="${id}">${inner}</g>${uses.join('')}`
}
