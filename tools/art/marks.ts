/** The house's mark, and the drop of wax. */

import type { Curve } from './guilloche.ts'
import { bezierPath, TAU } from './guilloche.ts'
import { monogram, pathData } from './lettering.ts'

const monogramPath = () => pathData(monogram(0, 4, 45))

function closed(radius: (t: number) => number, segments: number): string {
  const curve: Curve = (t) => [radius(t) * Math.cos(t), radius(t) * Math.sin(t)]
  return `${bezierPath(curve, 0, TAU, segments)}z`
}

/** The outline of a disc with 24 scallops, and the monogram on it. */
export function markPaths(): { disc: string; monogram: string } {
  return { disc: closed((t) => 470 * (1 + 0.032 * Math.cos(24 * t)), 96), monogram: monogramPath() }
}

/** The seal at the size of a stamp: the disc, a ring, the monogram. */
export function mark(): string {
  const { disc, monogram } = markPaths()
  const style =
    '<style>.d{fill:#14264B}.l{fill:#F6F1E6;stroke:#F6F1E6}.r{fill:none;stroke:#F6F1E6}' +
    '@media(prefers-color-scheme:dark){.d{fill:#EDE8DA}.l{fill:#0C1230;stroke:#0C1230}.r{stroke:#0C1230}}</style>'
  return plainSvg(
    SQUARE,
    `${style}<path class="d" d="${disc}"/><circle class="r" r="385" stroke-width="16"/>` +
      `<path class="l" stroke-width="14" d="${monogram}"/>`,
  )
}

/** Three incommensurate waves round a circle make an outline that no compass drew. */
function waxBody(): string {
  const outline = closed(
    (t) =>
      440 * (1 + 0.022 * Math.cos(3 * t + 1) + 0.026 * Math.cos(5 * t + 2.1) + 0.014 * Math.cos(9 * t + 0.6)),
    36,
  )
  return (
    `<defs><path id="o" d="${outline}"/><path id="m" d="${monogramPath()}" transform="scale(.98)"/></defs>` +
    '<use href="#o" x="8" y="16" fill="#641012"/><use href="#o" fill="#A3211F"/>' +
    '<use href="#o" transform="scale(.93) translate(-10 -14)" fill="none" stroke="#C8524A" stroke-width="10"/>' +
    '<circle r="322" cx="-5" cy="-7" fill="#7E1617"/><circle r="322" cx="5" cy="7" fill="#C04A43"/>' +
    '<circle r="318" fill="#971D1C"/><use href="#m" x="-7" y="-9" fill="#CF655C"/>' +
    '<use href="#m" x="8" y="11" fill="#641012"/><use href="#m" fill="#AE2A27"/>'
  )
}

export function wax(): string {
  return plainSvg(SQUARE, waxBody())
}

/** What the drawings share. */

/** Most pictures are drawn in a square of 1000 units around the origin. */
export const SQUARE = '-500 -500 1000 1000'

export function plainSvg(viewBox: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`
}
