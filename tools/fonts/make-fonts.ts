/**
 * `npm run fonts`: subsets the two families into src/fonts and writes their @font-face rules beside them. What English text
 * needs comes in two small files that every page preloads (faces.css); accents and other scripts are further files, which
 * pages where people type name after the first paint (further-faces.css), and which the browser fetches only when a name asks
 * for them. The results are committed; a test says when they are out of date. Letters of a language have small files in its folder, which its
 * face.css describes. The faces of lines.css were made once (decision 003).
 */

import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import type { FallbackMetrics } from './fallback-metrics.ts'
import { fallbackMetrics } from './fallback-metrics.ts'
import { ARIAL, ARIAL_BOLD, GEORGIA } from './reference-widths.ts'
import { parseRanges, withoutRanges, writeRanges } from './unicode-ranges.ts'

const require = createRequire(import.meta.url)
const folder = new URL('../../src/fonts/', import.meta.url)

type Axes = Record<string, number | { min: number; max: number; default: number }>

type Family = {
  name: string
  /** The package's file name, `*` standing for the script. */
  source: string
  axes: Axes
  weight: string
}

/** Newsreader at one display size and one weight; Source Sans 3 from regular to semibold. */
const HEAD: Family = {
  name: 'Head',
  source: 'newsreader/files/newsreader-*-opsz-normal.woff2',
  axes: { opsz: 40, wght: 420 },
  weight: '400',
}
const TEXT: Family = {
  name: 'Text',
  source: 'source-sans-3/files/source-sans-3-*-wght-normal.woff2',
  axes: { wght: { min: 400, max: 600, default: 400 } },
  weight: '400 600',
}

type Face = { file: string; family: Family; script: string; ranges: string; core?: boolean }

/** What headlines are made of, and what running text is made of. */
const HEADLINES =
  'U+20,U+21,U+26-29,U+2B-3B,U+3F-5A,U+61-7A,U+A0,U+A3,U+A7,U+BA,U+BD,U+2013-2014,U+2018-2019,U+201C-201D,U+2026'
export const ENGLISH =
  'U+20-7E,U+A0,U+A3,U+A7,U+A9,U+B7,U+BA,U+BD,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2190,U+2192,U+2212'
const ACCENTS = 'U+22-FF,U+152-153,U+20AC'
const LATIN_EXTENDED = 'U+100-24F,U+1E02-1EF3'

const FACES: Face[] = [
  { file: 'head-extended', family: HEAD, script: 'latin-ext', ranges: LATIN_EXTENDED },
  { file: 'head-accents', family: HEAD, script: 'latin', ranges: ACCENTS },
  { file: 'head', family: HEAD, script: 'latin', ranges: HEADLINES, core: true },
  { file: 'text-greek', family: TEXT, script: 'greek', ranges: 'U+384-3CE' },
  { file: 'text-cyrillic', family: TEXT, script: 'cyrillic', ranges: 'U+400-491,U+2116' },
  { file: 'text-extended', family: TEXT, script: 'latin-ext', ranges: LATIN_EXTENDED },
  { file: 'text-vietnamese', family: TEXT, script: 'vietnamese', ranges: 'U+1EA0-1EF1,U+1EF4-1EF9' },
  { file: 'text-accents', family: TEXT, script: 'latin', ranges: ACCENTS },
  { file: 'text', family: TEXT, script: 'latin', ranges: ENGLISH, core: true },
]

/** Kerning, ligatures, composition, tabular figures. Small capitals, old-style figures and the like stay out. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']

/** All characters of a list such as `U+20-7E,U+A0`. */
function charactersOf(ranges: string): string {
  return parseRanges(ranges)
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((point) => String.fromCodePoint(point))
    .join('')
}

/** The ranges of a face without those of its family's main file: one that is late must not make a browser try the others. */
function ownRanges(face: Face): string {
  const main = FACES.find(({ family, core }) => core && family === face.family)
  if (face.core || !main) return face.ranges
  return writeRanges(withoutRanges(parseRanges(face.ranges), parseRanges(main.ranges)))
}

function sourceOf({ source }: Family, script: string): Promise<Buffer> {
  return readFile(require.resolve(`@fontsource-variable/${source.replace('*', script)}`))
}

async function writeFace(
  to: URL,
  { family, script, ranges }: Pick<Face, 'family' | 'script' | 'ranges'>,
): Promise<void> {
  const font = await subsetFont(await sourceOf(family, script), charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: family.axes,
    keepFeatures: FEATURES,
    noHinting: true,
  })
  await writeFile(to, font)
}

/** A file that the face.css of a language names, such as `text-latin.woff2`, and its characters. */
const OWN_FACE = /url\("\.\/((head|text)-([\w-]+)\.woff2)"\)[^}]*unicode-range:([^;]*)/g

function languageStyles(): URL[] {
  const content = new URL('../../content/', import.meta.url)
  return globSync('*/face.css', { cwd: content })
    .sort()
    .map((path) => new URL(path, content))
}

function faceRule(face: Face): string {
  const { file, family, core } = face
  const rule = `font-family:${family.name};src:url(./${file}.woff2);font-weight:${family.weight}`
  // A late swap of the main fonts would move the page; a name's accents may well appear a moment later.
  return core
    ? `@font-face{${rule};font-display:optional}`
    : `@font-face{${rule};font-display:swap;unicode-range:${ownRanges(face)}}`
}

/** `locals`: a system font, and others that were drawn to the same widths. */
function fallbackRule(
  family: Family,
  locals: readonly string[],
  weight: string,
  metrics: FallbackMetrics,
): string {
  const src = locals.map((local) => `local("${local}")`).join()
  return `@font-face{font-family:${family.name}F;src:${src};font-weight:${weight};size-adjust:${metrics.sizeAdjust};ascent-override:${metrics.ascent};descent-override:${metrics.descent};line-gap-override:0%}`
}

async function fallbackFor(
  family: Family,
  axes: Axes,
  reference: readonly number[],
): Promise<FallbackMetrics> {
  const options = { targetFormat: 'sfnt', variationAxes: axes } as const
  return fallbackMetrics(
    await subsetFont(await sourceOf(family, 'latin'), charactersOf('U+20-7E'), options),
    reference,
  )
}

/** What the result depends on: these scripts and the packages. */
export async function fontsFingerprint(): Promise<string> {
  const inputs = [
    new URL(import.meta.url),
    new URL('./reference-widths.ts', import.meta.url),
    new URL('./fallback-metrics.ts', import.meta.url),
    new URL('./unicode-ranges.ts', import.meta.url),
    ...languageStyles(),
    require.resolve('@fontsource-variable/newsreader/package.json'),
    require.resolve('@fontsource-variable/source-sans-3/package.json'),
  ]
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(await readFile(input))
  return hash.digest('hex')
}

/** Where the fingerprint of what the committed files were made from is kept. */
export const STAMP = new URL('sources.sha256', folder)

async function makeFonts(): Promise<void> {
  for (const face of FACES)
    await writeFace(new URL(`${face.file}.woff2`, folder), { ...face, ranges: ownRanges(face) })
  for (const style of languageStyles())
    for (const [, file = '', family, script = '', ranges = ''] of (await readFile(style, 'utf8')).matchAll(
      OWN_FACE,
    ))
      await writeFace(new URL(file, style), { family: family === 'head' ? HEAD : TEXT, script, ranges })
  const rules = [
    ...FACES.filter(({ core }) => core).map(faceRule),
    fallbackRule(HEAD, ['Georgia', 'Gelasio'], '400', await fallbackFor(HEAD, HEAD.axes, GEORGIA)),
    fallbackRule(
      TEXT,
      ['Arial', 'Liberation Sans', 'Arimo'],
      '400',
      await fallbackFor(TEXT, { wght: 400 }, ARIAL),
    ),
    fallbackRule(
      TEXT,
      ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      '600',
      await fallbackFor(TEXT, { wght: 600 }, ARIAL_BOLD),
    ),
  ]
  const further = FACES.filter(({ core }) => !core).map(faceRule)
  await writeFile(new URL('faces.css', folder), `${rules.join('\n')}\n`)
  await writeFile(new URL('further-faces.css', folder), `${further.join('\n')}\n`)
  await writeFile(STAMP, `${await fontsFingerprint()}\n`)
}

if (import.meta.main) await makeFonts()
