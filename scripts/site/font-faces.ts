import { parseRanges } from '../fonts/unicode-ranges.ts'

const FACE = /@font-face\{[^}]*\}/g
const RANGES = /unicode-range:([^;}]*)/

/** Those that a rule is for; none when it is for all. */
function rangesOf(face: string): [number, number][] | undefined {
  const list = RANGES.exec(face)?.[1]
  return list === undefined ? undefined : parseRanges(list)
}

/** What is left of `ranges` without those of `others`. */
function without(ranges: [number, number][], others: [number, number][]): [number, number][] {
  return others.reduce(
    (rest, [from, to]) =>
      rest.flatMap(([first, last]) => {
        if (to < first || last < from) return [[first, last]]
        const parts: [number, number][] = [
          [first, from - 1],
          [to + 1, last],
        ]
        return parts.filter(([begin, end]) => begin <= end)
      }),
    ranges,
  )
}

const hex = (point: number) => point.toString(16).toUpperCase()
const written = (ranges: [number, number][]) =>
  ranges.map(([first, last]) => `U+${hex(first)}${first < last ? `-${hex(last)}` : ''}`).join()

/**
 * Scripts, styles and tags: what a page's source holds and nobody reads. Besides, lines with a direction of their own: they
 * are in other languages, and set in typefaces of their own or of the reader's (app/components/service/living-line.tsx).
 */
const UNREAD = /<(script|style|title)[\s\S]*?<\/\1>|<[^>]* dir="[^>]*>[^<]*|<[^>]*>/g
/** Texts that stand in tags or styles and are shown all the same. */
const SHOWN = /(?:alt=|placeholder=|value=|label=|content:\s*)"([^"]*)"/g
/** As HTML escapes them. */
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Every character that a page shows. */
function charactersOf(html: string): Set<number> {
  const texts = html.replace(UNREAD, '') + Array.from(html.matchAll(SHOWN), ([, shown]) => shown).join('')
  const read = texts.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
  return new Set(Array.from(read, (character) => character.codePointAt(0) ?? 0))
}

/**
 * Fits a page's @font-face rules to it: those that none of its characters needs are left out, those of other scripts and of
 * rare accents. A page where people type keeps them all: adding them later would lay the whole page out again.
 * @param typed whether people type on the page, and may be shown what they typed
 */
export function fitFontFaces(html: string, typed: boolean): string {
  const characters = charactersOf(html)
  const faces = (html.match(FACE) ?? []).map((rule) => ({
    rule,
    family: /font-family:([^;}]*)/.exec(rule)?.[1] ?? '',
    ranges: rangesOf(rule),
  }))
  const needed = new Set<string>()
  for (const family of new Set(faces.map((face) => face.family))) {
    // Of rules whose ranges overlap the last one wins.
    const candidates = faces.filter((face) => face.family === family).reverse()
    for (const character of characters) {
      const face = candidates.find(
        ({ ranges }) => !ranges || ranges.some(([first, last]) => first <= character && character <= last),
      )
      if (face) needed.add(face.rule)
    }
  }
  const kept = faces.filter(({ rule, ranges }) => typed || !ranges || needed.has(rule))
  return html.replace(FACE, (rule) => {
    const face = kept.find((candidate) => candidate.rule === rule)
    if (!face) return ''
    if (!face.ranges) return rule
    const family = kept.filter((other) => other.family === face.family)
    // With no other file to choose there is nothing to say.
    if (family.length === 1) return rule.replace(RANGES, '').replace(';}', '}')
    // Disjoint, because a browser whose file is late tries the family's next rule that has the character.
    const later = family.slice(family.indexOf(face) + 1).flatMap(({ ranges }) => ranges ?? [])
    return rule.replace(RANGES, `unicode-range:${written(without(face.ranges, later))}`)
  })
}
