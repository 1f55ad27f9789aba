/**
 * Microtext: rules that turn out to be writing. A single-stroke engraver's alphabet on a grid of 4 × 6; strokes are lists
 * of points, separated by `|`.
 */

import { maskSvg } from './svg.ts'

const STROKES: Record<string, string> = {
  A: '0 6 2 0 4 6|1 4 3 4',
  B: '0 0 0 6 3 6 4 5 4 4 3 3 0 3|0 0 3 0 4 1 4 2 3 3',
  C: '4 1 3 0 1 0 0 1 0 5 1 6 3 6 4 5',
  D: '0 0 0 6 2 6 4 4 4 2 2 0 0 0',
  E: '4 0 0 0 0 6 4 6|0 3 3 3',
  F: '4 0 0 0 0 6|0 3 3 3',
  G: '4 1 3 0 1 0 0 1 0 5 1 6 3 6 4 5 4 3 2 3',
  H: '0 0 0 6|4 0 4 6|0 3 4 3',
  I: '1 0 1 6',
  L: '0 0 0 6 4 6',
  M: '0 6 0 0 2 4 4 0 4 6',
  N: '0 6 0 0 4 6 4 0',
  O: '1 0 3 0 4 1 4 5 3 6 1 6 0 5 0 1 1 0',
  P: '0 6 0 0 3 0 4 1 4 2 3 3 0 3',
  Q: '1 0 3 0 4 1 4 5 3 6 1 6 0 5 0 1 1 0|3 4 4 6',
  R: '0 6 0 0 3 0 4 1 4 2 3 3 0 3|2 3 4 6',
  S: '4 1 3 0 1 0 0 1 0 2 1 3 3 3 4 4 4 5 3 6 1 6 0 5',
  T: '0 0 4 0|2 0 2 6',
  U: '0 0 0 5 1 6 3 6 4 5 4 0',
  V: '0 0 2 6 4 0',
  '+': '1 2 1 4|0 3 2 3',
}

const WIDTHS: Record<string, number> = { I: 2, '+': 2, ' ': 2 }
const FULL_WIDTH = 4
const GAP = 2

/** One stroke from (left, 1): horizontal and vertical moves in their short forms, the rest as relative lines. */
function strokePath(stroke: string, left: number): string {
  const [startX = 0, startY = 0, ...rest] = stroke.split(' ').map(Number)
  let path = `M${left + startX} ${1 + startY}`
  let [penX, penY] = [startX, startY]
  let afterLine = false
  for (let i = 0; i < rest.length; i += 2) {
    const [dx, dy] = [(rest[i] ?? 0) - penX, (rest[i + 1] ?? 0) - penY]
    if (dy === 0) path += `h${dx}`
    else if (dx === 0) path += `v${dy}`
    else path += (afterLine ? (dx < 0 ? '' : ' ') : 'l') + dx + (dy < 0 ? '' : ' ') + dy
    afterLine = dx !== 0 && dy !== 0
    penX += dx
    penY += dy
  }
  return path
}

/** A seamless tile of one line of writing, used as a mask. */
export function microtext(text: string): string {
  let left = 1
  let path = ''
  for (const letter of text) {
    const strokes = STROKES[letter]
    if (strokes)
      path += strokes
        .split('|')
        .map((stroke) => strokePath(stroke, left))
        .join('')
    left += (WIDTHS[letter] ?? FULL_WIDTH) + GAP
  }
  return maskSvg(`0 0 ${left - 1} 8`, `<path d="${path}"/>`, 0.95, `width="${left - 1}" height="8" `)
}
