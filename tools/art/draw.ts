/**
 * Draws every picture of the site into src/art, and those of papers into a module of the functions: `node tools/art/draw.ts`.
 * The pictures are committed; run it after a change to the drawing scripts. Pure geometry: the same scripts always give the same bytes.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { band, cord, frame, paperBand, thread, uprightThread } from './bands.ts'
import { mark, markPaths, wax, waxOnRibbon } from './marks.ts'
import {
  apostilleRosette,
  corporateRosette,
  counter,
  countersSheet,
  lace,
  privateRosette,
  procurementRosette,
  web,
} from './rosettes.ts'
import { medalRelief, sealSvg } from './seal.ts'
import { signature } from './signature.ts'

const folder = new URL('../../src/art/', import.meta.url)

function save(name: string, svg: string): void {
  writeFileSync(new URL(`${name}.svg`, folder), svg)
  const sizes = [svg.length, brotliCompressSync(svg).length]
    .map((bytes) => String(bytes).padStart(7))
    .join('')
  process.stdout.write(`${name.padEnd(14)}${sizes}\n`)
}

mkdirSync(folder, { recursive: true })
const relief = medalRelief()
save('seal-light', sealSvg('light', relief))
save('seal-dark', sealSvg('dark', relief))
save('web', web())
save('apostille', apostilleRosette())
save('corporate', corporateRosette())
save('private', privateRosette())
save('procurement', procurementRosette())
// The third is only ever seen on the sheet.
for (const number of [1, 2, 4] as const) save(`counter-${number}`, counter(number))
save('counters', countersSheet())
save('lace', lace())
save('band', band())
save('cord', cord())
save('thread', thread())
save('thread-upright', uprightThread())
save('frame', frame())
save('mark', mark())
save('wax', wax())
save('wax-ribbon', waxOnRibbon())
save('signature', signature())

const PAPER = new URL('../../supabase/functions/_shared/orders/paper-art.ts', import.meta.url)
const literal = (value: object) =>
  `{\n${Object.entries(value)
    .map(([name, part]) => `  ${name}: ${typeof part === 'number' ? part : `'${part}'`},\n`)
    .join('')}}`
writeFileSync(
  PAPER,
  `// Drawn by tools/art/draw.ts.
// biome-ignore-all format: as it was written

/** The house's mark, in a square of 1000 units around the origin. */
export const MARK = ${literal(markPaths())}

/** An engraved band that continues where it ends. */
export const BAND = ${literal(paperBand())}
`,
)
