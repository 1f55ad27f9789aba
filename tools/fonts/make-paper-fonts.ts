/**
 * The typefaces of receipts and invoices (docs/decisions/018-papers.md): the house's own two, and one for each further script
 * that customers' names are written in. Functions cannot read files where they run on Supabase, so that the fonts are modules:
 * several of a kind packed together, compressed, in base64. `npm run fonts` writes them; the results are committed.
 */

import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { brotliCompressSync, constants } from 'node:zlib'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { parseRanges, writeRanges } from './unicode-ranges.ts'

const require = createRequire(import.meta.url)
const folder = new URL('../../supabase/functions/_shared/order/fonts/', import.meta.url)

type Source = {
  package: string
  /** Of the package's file, with `*` for the part of its characters. */
  file: string
  axes: Record<string, number>
  /** What shaping needs; all that the script has, when not given. */
  features?: string[]
}

const LATIN_FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']

const NEWSREADER: Source = {
  package: '@fontsource-variable/newsreader',
  file: 'newsreader-*-opsz-normal.woff2',
  axes: { opsz: 40, wght: 420 },
  features: LATIN_FEATURES,
}
const sourceSans = (wght: number): Source => ({
  package: '@fontsource-variable/source-sans-3',
  file: 'source-sans-3-*-wght-normal.woff2',
  axes: { wght },
  features: LATIN_FEATURES,
})
const noto = (script: string, features?: string[]): Source => ({
  package: `@fontsource-variable/noto-sans-${script}`,
  file: `noto-sans-${script}-*-wght-normal.woff2`,
  axes: { wght: 400 },
  ...(features && { features }),
})

/** fontkit sets it as it should be; in Noto Sans Bengali it misplaces the third letter of ন্দ্র. */
const HIND_SILIGURI: Source = {
  package: '@fontsource/hind-siliguri',
  file: 'hind-siliguri-*-400-normal.woff2',
  axes: {},
}

/** `head`: the house's name and titles; `bold`: sums and labels; `text`: everything else, and what the others lack. */
type Style = 'head' | 'bold' | 'text'

/** `only`: the characters of the part that are wanted, if not all. */
type Part = { style: Style; source: Source; part: string; only?: Set<number> }

const between = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

const FIRST_BYTES = { big5: [0xa4, 0xc6], 'euc-kr': [0xb0, 0xc8], shift_jis: [0x88, 0xea] } as const

/** The characters of two bytes in a national standard: its common ones, where it says which they are. */
function doubleBytes(encoding: keyof typeof FIRST_BYTES): Set<number> {
  const decoder = new TextDecoder(encoding)
  const [first, last] = FIRST_BYTES[encoding]
  const decoded = between(first, last).flatMap((one) =>
    between(encoding === 'euc-kr' ? 0xa1 : 0x40, 0xfe).map((two) => decoder.decode(Uint8Array.of(one, two))),
  )
  return new Set(decoded.flatMap((one) => (/^\p{L}$/u.test(one) ? (one.codePointAt(0) ?? []) : [])))
}

const text = (source: Source, ...parts: string[]): Part[] =>
  parts.map((part) => ({ style: 'text', source, part }))

/** Scripts with a part of their own name in a package of their own name. */
const SCRIPTS = [
  'arabic',
  'hebrew',
  'devanagari',
  'gurmukhi',
  'gujarati',
  'tamil',
  'telugu',
  'thai',
  'georgian',
  'armenian',
  'ethiopic',
]

/** The packages of Chinese, Japanese and Korean come in a hundred numbered parts, the most common characters last. */
const numbered = (script: string, only?: Set<number>): Part[] =>
  text(noto(script, ['ccmp']), ...between(0, 119).map((i) => String(119 - i))).map((part) => ({
    ...part,
    ...(only && { only }),
  }))

/** The mainland's, and what only Taiwan and Japan have. */
const HAN = [
  ...numbered('sc'),
  ...numbered('tc', doubleBytes('big5')),
  ...numbered('jp', doubleBytes('shift_jis')),
]
/** Syllables that words are made of; the other 9,000 are only possible. */
const HANGUL = numbered('kr', doubleBytes('euc-kr'))

const PACKED = 10

const packed = (name: string, parts: Part[]): [string, Part[]][] =>
  Array.from({ length: Math.ceil(parts.length / PACKED) }, (_, i) => [
    `${name}-${i + 1}`,
    parts.slice(i * PACKED, (i + 1) * PACKED),
  ])

/** The modules, and the fonts in each; a character is taken from the first font of its style that has it. */
const MODULES: [name: string, parts: Part[]][] = [
  [
    'latin',
    [
      { style: 'head', source: NEWSREADER, part: 'latin' },
      { style: 'bold', source: sourceSans(600), part: 'latin' },
      ...text(sourceSans(400), 'latin'),
    ],
  ],
  [
    'european',
    [
      { style: 'head', source: NEWSREADER, part: 'latin-ext' },
      ...text(sourceSans(400), 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'),
    ],
  ],
  ...SCRIPTS.map((script): [string, Part[]] => [script, text(noto(script), script)]),
  ['bengali', text(HIND_SILIGURI, 'bengali')],
  ...packed('han', HAN),
  ...packed('hangul', HANGUL),
]

const packageFile = (name: string, file: string) => require.resolve(`${name}/${file}`)

function rangesOf(points: readonly number[]): [number, number][] {
  const ranges: [number, number][] = []
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges
}

/** None for a font without any, which fontkit refuses. */
function charactersOf(font: Buffer): number[] {
  try {
    return (create(font) as Font).characterSet
  } catch {
    return []
  }
}

/** The part's characters as a static font; undefined when the package has no such part, or its characters are spoken for. */
async function makeFont({ style, source, part, only }: Part, taken: Set<number>) {
  const ranges: Record<string, string> = JSON.parse(
    await readFile(packageFile(source.package, 'unicode.json'), 'utf8'),
  )
  const list = ranges[part] ?? ranges[`[${part}]`]
  if (!list) return undefined
  const wanted = parseRanges(list).flatMap(([first, last]) => between(first, last))
  const untaken = wanted.filter(
    (point) => !(style === 'text' && taken.has(point)) && (!only || only.has(point)),
  )
  if (untaken.length === 0) return undefined
  const file = packageFile(source.package, `files/${source.file.replace('*', part)}`)
  // Joiners are characters of no script; fontkit draws the space for them, without its width.
  const characters = String.fromCodePoint(...untaken, 0x20, 0x200c, 0x200d)
  const font = await subsetFont(await readFile(file), characters, {
    targetFormat: 'sfnt',
    variationAxes: source.axes,
    ...(source.features && { keepFeatures: source.features }),
    noHinting: true,
  })
  const shown = charactersOf(font).filter(
    (point) => untaken.includes(point) && !/\p{C}/u.test(String.fromCodePoint(point)),
  )
  if (shown.length === 0) return undefined
  if (style === 'text') for (const point of shown) taken.add(point)
  return { font, ranges: writeRanges(rangesOf(shown)) }
}

/** What the result depends on: this script and the packages. */
export async function paperFontsFingerprint(): Promise<string> {
  const packages = new Set(MODULES.flatMap(([, parts]) => parts.map(({ source }) => source.package)))
  const hash = createHash('sha256').update(await readFile(new URL(import.meta.url)))
  for (const name of packages) hash.update(await readFile(packageFile(name, 'package.json')))
  return hash.digest('hex')
}

/** Where the fingerprint of what the committed modules were made from is kept. */
export const PAPER_STAMP = new URL('sources.sha256', folder)

/** Writes the modules, and the list of all fonts with their characters beside them. */
export async function makePaperFonts(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const taken = new Set<number>()
  const faces: string[] = []
  const packs: string[] = []
  for (const [name, parts] of MODULES) {
    const fonts: Buffer[] = []
    let start = 0
    for (const part of parts) {
      const made = await makeFont(part, taken)
      if (!made) continue
      const end = start + made.font.length
      faces.push(
        `  { name: '${name}-${fonts.length}', style: '${part.style}', ranges: '${made.ranges}', pack: '${name}', start: ${start}, end: ${end} },`,
      )
      fonts.push(made.font)
      start = end
    }
    if (fonts.length === 0) continue
    packs.push(`  '${name}': () => import('./${name}.ts'),`)
    const compressed = brotliCompressSync(Buffer.concat(fonts), {
      params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
    })
    const made = '// Written by `npm run fonts`.\n'
    await writeFile(
      new URL(`${name}.ts`, folder),
      `${made}export const FONTS = '${compressed.toString('base64')}'\n`,
    )
  }
  const list = `// Written by \`npm run fonts\`.
export type Face = {
  name: string
  style: 'head' | 'bold' | 'text'
  /** The characters that it has, as in CSS. */
  ranges: string
  /** In which pack it is, and where it stands there. */
  pack: keyof typeof PACKS
  start: number
  end: number
}

/** Several fonts, one after the other, compressed with Brotli, in base64. */
export const PACKS = {
${packs.join('\n')}
}

export const FACES: readonly Face[] = [
${faces.join('\n')}
]
`
  await writeFile(new URL('faces.ts', folder), list)
  await writeFile(PAPER_STAMP, `${await paperFontsFingerprint()}\n`)
}

if (import.meta.main) await makePaperFonts()
