/** The rosettes: one for each service, four counters that hold a sign, the web behind the seal, the underprint. */

import type { Point } from './guilloche.ts'
import { bezierPath, polarFamily, rotatedCopies, squircleFamily, TAU } from './guilloche.ts'
import { inkPath, maskSvg, SQUARE, twoInkSvg, verdigrisPath } from './svg.ts'

/** Apostille: a lobed star of ten, with a second rosette at its heart. */
export function apostilleRosette(): string {
  const outer = polarFamily({
    radius: 330,
    wave: 128,
    swell: 40,
    sectors: 10,
    waves: 20,
    strands: 9,
    perWave: 6,
  })
  const heart = polarFamily({ radius: 118, wave: 55, sectors: 10, waves: 10, strands: 8, perWave: 8 })
  return twoInkSvg(SQUARE, rotatedCopies('a', inkPath(outer) + verdigrisPath(heart), 10))
}

/** Corporate documents: the square-shouldered panel of a bond certificate. */
export function corporateRosette(): string {
  const outer = squircleFamily({ radius: 318, wave: 92, waves: 24, strands: 8 })
  const inner = squircleFamily({ radius: 150, wave: 46, waves: 16, strands: 5 })
  return twoInkSvg(SQUARE, rotatedCopies('a', inkPath(outer) + verdigrisPath(inner), 4))
}

/** Private documents: the oval frame of a cameo. */
export function privateRosette(): string {
  const outer = polarFamily({ radius: 372, wave: 84, swell: 26, sectors: 16, waves: 32, strands: 7 })
  const inner = polarFamily({ radius: 236, wave: 24, sectors: 16, waves: 32, strands: 4 })
  const frame = rotatedCopies('a', inkPath(outer) + verdigrisPath(inner), 16)
  return twoInkSvg(SQUARE, `<g transform="scale(.82 1)">${frame}</g>`)
}

const GLOBE = { radius: 452, lines: 34, tilt: 0.42, steepness: 1.1, poleward: 1.46 }

/** A point of the globe at a latitude and longitude, seen from 24° above the equator; z > 0 faces the viewer. */
function onGlobe(latitude: number, longitude: number): { point: Point; z: number } {
  const [sinTilt, cosTilt] = [Math.sin(GLOBE.tilt), Math.cos(GLOBE.tilt)]
  const towards = Math.cos(latitude) * Math.cos(longitude)
  return {
    point: [
      GLOBE.radius * Math.cos(latitude) * Math.sin(longitude),
      -GLOBE.radius * (Math.sin(latitude) * cosTilt - towards * sinTilt),
    ],
    z: Math.sin(latitude) * sinTilt + towards * cosTilt,
  }
}

/** Every visible stretch of the rhumb lines λ = λ₀ ± 1.1 φ. */
function rhumbLines(direction: 1 | -1): string {
  const { lines, steepness, poleward } = GLOBE
  const steps = 600
  let path = ''
  for (let line = 0; line < lines; line++) {
    const longitude = (latitude: number) => (line / lines) * TAU + direction * steepness * latitude
    let from: number | undefined
    for (let i = 0; i <= steps + 1; i++) {
      const latitude = -poleward + (2 * poleward * i) / steps
      const visible = i <= steps && onGlobe(latitude, longitude(latitude)).z > 0
      if (visible && from === undefined) from = latitude
      if (visible || from === undefined) continue
      const to = latitude - (2 * poleward) / steps
      const start = from
      if (to - start > 0.12)
        path += bezierPath(
          (t) => onGlobe(t, longitude(t)).point,
          start,
          to,
          Math.max(2, Math.ceil((to - start) / 0.5)),
        )
      from = undefined
    }
  }
  return path
}

/** Procurement: the globe in the lines of constant bearing by which ships were sailed. */
export function procurementRosette(): string {
  const outline = `<circle class="i" r="${GLOBE.radius}"/>`
  return twoInkSvg(SQUARE, inkPath(rhumbLines(1)) + verdigrisPath(rhumbLines(-1)) + outline)
}

const COUNTERS = [
  { sectors: 12, waves: 36, strands: 6 },
  { sectors: 8, waves: 40, strands: 5 },
  { sectors: 16, waves: 32, strands: 6 },
  { sectors: 10, waves: 30, strands: 7 },
]

/** Small open rosettes that stand round a sign. */
const COUNTER_BODIES = COUNTERS.map((counter, i) => {
  const sector = polarFamily({ radius: 385, wave: 62, swell: 34, ...counter })
  return rotatedCopies(`c${i}`, verdigrisPath(sector), counter.sectors)
})

/** One of the four, from 1. */
export function counter(number: 1 | 2 | 3 | 4): string {
  return twoInkSvg(SQUARE, COUNTER_BODIES[number - 1] ?? '', 7)
}

/** All four, one below the other, in one file: a page that shows them asks once. */
export function countersSheet(): string {
  const column = COUNTER_BODIES.map((body, i) => `<g transform="translate(0 ${i * 1000})">${body}</g>`)
  return twoInkSvg('-500 -500 1000 4000', column.join(''), 7)
}

/** The wide web behind the seal, on the same scale as the seal. */
export function web(): string {
  const sector = polarFamily({
    radius: 992,
    wave: 128,
    swell: 45,
    sectors: 24,
    waves: 48,
    strands: 8,
    perWave: 6,
  })
  const whole = rotatedCopies('w', verdigrisPath(sector), 24)
  return twoInkSvg('-1170 -1170 2340 2340', `<g opacity=".58">${whole}</g>`, 1.5)
}

/** Underprint for sheets, used as a mask. */
export function lace(): string {
  const outer = polarFamily({ radius: 330, wave: 120, swell: 44, sectors: 18, waves: 36, strands: 8 })
  const inner = polarFamily({ radius: 150, wave: 66, sectors: 18, waves: 18, strands: 6 })
  return maskSvg(SQUARE, rotatedCopies('a', inkPath(outer + inner), 18), 2)
}
