/**
 * How a system font must be scaled to take the room of one of ours, so that a page keeps its shape whether or not the
 * web fonts arrive.
 */

import opentype from 'opentype.js'
import { REFERENCE_UNITS } from './reference-widths.ts'

/** The kind of text that is set; only the frequency of its letters counts. */
const SAMPLE =
  'Certified translation, notarisation and apostille for families and companies. Send a scan, and we reply with what it ' +
  'needs, the price and the date. The notary confirms the signature, the apostille confirms the notary, and your paper ' +
  'can be relied on abroad. We obtain certified copies from registries, universities and archives. Half the payment ' +
  'upfront, half on delivery. Enquiries are answered within 4 hours. Over 100 languages are supported.'

export type FallbackMetrics = { sizeAdjust: string; ascent: string; descent: string }

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`
}

/**
 * @param font the web font as an uncompressed sfnt
 * @param reference widths of the system font for U+0020 to U+007E
 */
export function fallbackMetrics(font: Uint8Array, reference: readonly number[]): FallbackMetrics {
  const bytes = Uint8Array.from(font)
  const parsed = opentype.parse(bytes.buffer)
  const { unitsPerEm, tables } = parsed
  const { ascender, descender } = tables.hhea
  let ours = 0
  let theirs = 0
  for (const character of SAMPLE) {
    ours += parsed.charToGlyph(character).advanceWidth / unitsPerEm
    theirs += (reference[character.charCodeAt(0) - 0x20] ?? 0) / REFERENCE_UNITS
  }
  const ratio = ours / theirs
  return {
    sizeAdjust: percent(ratio),
    ascent: percent(ascender / unitsPerEm / ratio),
    descent: percent(-descender / unitsPerEm / ratio),
  }
}
