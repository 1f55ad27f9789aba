/** Letters as outlines: the monogram of the house, text on an arc, and outlines as compact path data. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font, PathCommand } from 'opentype.js'
import opentype from 'opentype.js'
import { BUSINESS } from '../../content/business.ts'

const require = createRequire(import.meta.url)

function load(file: string): Font {
  const bytes = readFileSync(require.resolve(`@fontsource/libre-caslon-text/files/${file}`))
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}

const italic = load('libre-caslon-text-latin-400-italic.woff')
const bold = load('libre-caslon-text-latin-700-normal.woff')

/** How far letters may reach from corner to corner, for the height: they stand inside a circle. An ampersand has no corners. */
const REACH = 1.3

/** The monogram in Caslon's italic, centred on (cx, cy): `height` units tall, less where it would reach too far. */
export function monogram(cx: number, cy: number, height: number): PathCommand[] {
  const text = BUSINESS.monogram
  const reference = italic.getPath(text, 0, 0, 1000).getBoundingBox()
  const tall = reference.y2 - reference.y1
  const reach = text === '&' ? REACH : Math.hypot(reference.x2 - reference.x1, tall) / tall
  const size = (1000 * height * Math.min(1, REACH / reach)) / tall
  const box = italic.getPath(text, 0, 0, size).getBoundingBox()
  return italic.getPath(text, cx - (box.x1 + box.x2) / 2, cy - (box.y1 + box.y2) / 2, size).commands
}

type ArcText = {
  text: string
  size: number
  /** Radius of the baseline, and the angle (radians, clockwise from the right) on which the text is centred. */
  radius: number
  middle: number
  tracking: number
  foot?: boolean
  centre: number
}

/** How wide a text becomes in units of its arc, before it is bent. */
export function arcLength({ text, size, tracking }: Pick<ArcText, 'text' | 'size' | 'tracking'>): number {
  const glyphs = bold.stringToGlyphs(text)
  return glyphs.reduce((sum, glyph) => sum + (glyph.advanceWidth / bold.unitsPerEm) * size + tracking, 0)
}

export function textOnArc({
  text,
  size,
  radius,
  middle,
  tracking,
  foot = false,
  centre,
}: ArcText): PathCommand[] {
  const glyphs = bold.stringToGlyphs(text)
  const advances = glyphs.map((glyph) => (glyph.advanceWidth / bold.unitsPerEm) * size + tracking)
  const total = advances.reduce((sum, advance) => sum + advance, 0)
  const direction = foot ? -1 : 1
  let angle = middle - (direction * total) / 2 / radius
  return glyphs.flatMap((glyph, i) => {
    const advance = advances[i] ?? 0
    const at = angle + (direction * advance) / 2 / radius
    angle += (direction * advance) / radius
    const turn = at + (direction * Math.PI) / 2
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const [originX, originY] = [centre + radius * Math.cos(at), centre + radius * Math.sin(at)]
    const place = (x = 0, y = 0) => ({ x: originX + x * cos - y * sin, y: originY + x * sin + y * cos })
    return glyph.getPath(-(advance - tracking) / 2, 0, size).commands.map((command): PathCommand => {
      const end = place(command.x, command.y)
      const first = place(command.x1, command.y1)
      const second = place(command.x2, command.y2)
      return { type: command.type, ...end, x1: first.x, y1: first.y, x2: second.x, y2: second.y }
    })
  })
}

/** SVG path numbers in the fewest characters: a minus sign separates as well as a space does. */
export function packNumbers(values: readonly number[]): string {
  return values.reduce((text, value) => text + (text && value >= 0 ? ' ' : '') + value, '')
}

export function pathData(commands: readonly PathCommand[], scale = 10): string {
  const round = (value = 0) => Math.round(value * scale)
  let path = ''
  let penX = 0
  let penY = 0
  for (const command of commands) {
    if (command.type === 'Z') {
      path += 'z'
      continue
    }
    const x = round(command.x)
    const y = round(command.y)
    const end = [x - penX, y - penY]
    const first = [round(command.x1) - penX, round(command.y1) - penY]
    const second = [round(command.x2) - penX, round(command.y2) - penY]
    if (command.type === 'M') path += `M${x} ${y}`
    else if (command.type === 'L') path += `l${packNumbers(end)}`
    else if (command.type === 'Q') path += `q${packNumbers([...first, ...end])}`
    else path += `c${packNumbers([...first, ...second, ...end])}`
    penX = x
    penY = y
  }
  return path
}
