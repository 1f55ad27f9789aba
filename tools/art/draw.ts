/**
 * Draws the house's name and monogram anew in the pictures of src/art that carry them, and on the papers. `npm run generate` runs it
 * when one of the facts has changed; the same facts give the same bytes, but for an update of sharp. What carries no fact stays as it is: the ornament of these pictures was drawn by scripts of this folder, which the history has
 * up to commit 9aff0d18, and all other drawings of src/art and public/pictures by those that it has up to ba69c6b.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { monogram, pathData } from './lettering.ts'
import { medal, medalRelief } from './seal.ts'

const ROOT = new URL('../../', import.meta.url)
const relief = await medalRelief()
const sign = pathData(monogram(0, 4, 45))

const MEDAL = /<g transform="rotate\(-32\).*<\/g>/

const DRAWN: Readonly<Record<string, readonly [place: RegExp, drawing: string]>> = {
  'src/art/seal-light.svg': [MEDAL, medal('light', relief)],
  'src/art/seal-dark.svg': [MEDAL, medal('dark', relief)],
  'src/art/mark.svg': [/(?<=class="l" stroke-width="14" d=")[^"]*/, sign],
  'src/art/wax.svg': [/(?<=id="m" d=")[^"]*/, sign],
  'supabase/functions/_shared/papers/paper-art.ts': [/(?<=^ {2}monogram: ')[^']*/m, sign],
}

for (const [name, [place, drawing]] of Object.entries(DRAWN)) {
  const file = new URL(name, ROOT)
  writeFileSync(file, readFileSync(file, 'utf8').replace(place, drawing))
}
