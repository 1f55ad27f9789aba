import { Buffer } from 'node:buffer'
import { brotliDecompressSync } from 'node:zlib'
import { create, type Font } from 'fontkit'
import { FACES, type Face, PACKS } from './fonts/faces.ts'

/** The typefaces that a paper's words need; the others are not even loaded. */

export type Style = Face['style']

export type PaperFonts = {
  /** The style in which all of these can be set: of a name, no letter is to be lighter than the one beside it. */
  styleOf: (style: Style, clusters: readonly string[]) => Style
  /** The name of the font that shows this character and its marks, or most of them; undefined if none has the character. */
  faceOf: (style: Style, cluster: string) => string | undefined
  /** The cluster without what its font cannot show. */
  shownBy: (name: string, cluster: string) => string
  get: (name: string) => Font
}

type Covered = { face: Face; has: (point: number) => boolean }

function covered(face: Face): Covered {
  const ranges = face.ranges.split(',').map((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return [first, last] as const
  })
  return { face, has: (point) => ranges.some(([first, last]) => first <= point && point <= last) }
}

const ALL = FACES.map(covered)

type Anchors = {
  applyAnchor: (mark: { markAnchor?: object } | null, base: object | null, at: number) => void
}

/** fontkit 2.0.4 stumbles over marks for which a letter has no anchor, as fonts may have it. They stay where they are. */
function withMissingAnchors(font: Font): Font {
  const { _layoutEngine } = font as unknown as { _layoutEngine: { engine?: { GPOSProcessor?: Anchors } } }
  const positions = _layoutEngine.engine?.GPOSProcessor
  const applyAnchor = positions?.applyAnchor
  if (positions && applyAnchor)
    positions.applyAnchor = (mark, base, at) => {
      if (mark?.markAnchor && base) applyAnchor.call(positions, mark, base, at)
    }
  return font
}

const points = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0)

export async function loadPaperFonts(text: string): Promise<PaperFonts> {
  const used = points([...new Set(text)].join(''))
  /** What no earlier one of the style has. */
  const left = { head: new Set(used), bold: new Set(used), text: new Set(used) }
  const needed = ALL.filter(({ face, has }) => {
    const own = [...left[face.style]].filter(has)
    for (const point of own) left[face.style].delete(point)
    return own.length > 0
  })
  const fonts = new Map<string, Font>()
  for (const [pack, ofPack] of Map.groupBy(needed, ({ face }) => face.pack)) {
    const { FONTS } = await PACKS[pack]()
    const bytes = brotliDecompressSync(Buffer.from(FONTS, 'base64'))
    for (const { face } of ofPack)
      fonts.set(face.name, withMissingAnchors(create(bytes.subarray(face.start, face.end)) as Font))
  }
  const byName = new Map(needed.map((one) => [one.face.name, one]))
  const chains = Map.groupBy(needed, ({ face }) => face.style)
  function faceOf(style: Style, cluster: string): Face | undefined {
    const [base = 0, ...marks] = points(cluster.replaceAll(/[\u200C\u200D]/g, ''))
    const chain = [style, 'text' as const].flatMap((one) => chains.get(one) ?? [])
    const having = chain.filter(({ has }) => has(base))
    return (having.find(({ has }) => marks.every(has)) ?? having[0])?.face
  }
  return {
    styleOf: (style, clusters) =>
      clusters.every((cluster) => (faceOf(style, cluster)?.style ?? style) === style) ? style : 'text',
    faceOf: (style, cluster) => faceOf(style, cluster)?.name,
    shownBy(name, cluster) {
      const face = byName.get(name)
      const shown = (character: string) =>
        /[\u200C\u200D]/.test(character) || face?.has(character.codePointAt(0) ?? 0)
      return Array.from(cluster).filter(shown).join('')
    },
    get(name) {
      const font = fonts.get(name)
      if (!font) throw new Error(`No font ${name}`)
      return font
    },
  }
}
