import bidiFactory, { type Bidi } from 'bidi-js'
import { cleanText } from '../order/clean-text.ts'
import { BETWEEN } from './paper.ts'
import type { PaperFonts, Style } from './paper-fonts.ts'

/**
 * Breaks text into lines, and each line into runs of one font and one direction, in the order in which they are drawn: by the
 * Unicode Bidirectional Algorithm. Shaping within a run is fontkit's.
 */

export type Run = {
  text: string
  /** Undefined: no font has it, and a box is drawn. */
  face: string | undefined
  width: number
  /** Beside another language. */
  english: boolean
}

export type Line = {
  runs: Run[]
  width: number
  text: string
  /** How much of the text stands before the English beside it. */
  own: number
  /** Whether the glyphs alone do not say so: other directions, shaped scripts, boxes. */
  needsText: boolean
}

export type Setting = {
  style: Style
  size: number
  /** Figures of one width, for sums below each other. */
  tabular?: boolean
}

type Cluster = { text: string; shown: string; face: string | undefined; level: number; english: boolean }

/** Deno takes the package's type for that of a module. */
const bidi = (bidiFactory as unknown as () => Bidi)()

/** Letters with their marks, and with the joiners inside them. */
const CLUSTER = /.[\p{M}\u200C\u200D]*/gsu

/** fontkit sets a run in the direction of the script of its letters. */
const RTL_SCRIPT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Scripts without spaces between words: a line may end after any character. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\u3000-\u303F\uFF00-\uFFEF]/u

/** What a glyph's character alone tells truly, in this order. */
const SIMPLE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]*$/u

/** Of a character, in parts of the type's size: only so many need to be measured for a line. */
const NARROWEST = 0.1

/** Of the box for a character that no font has, in parts of the type's size. */
export const BOX_WIDTH = 0.62

export const FEATURES = { plain: [], tabular: ['tnum'] }

function isBreak(before: Cluster, after: Cluster): boolean {
  if ([' ', '%', BETWEEN.trim()].includes(after.text)) return false
  return (
    before.text === ' ' ||
    /^[-/–—]$/.test(before.text) ||
    UNSPACED.test(before.text) ||
    UNSPACED.test(after.text)
  )
}

/** Orders of marks that fontkit leaves to its caller: Arabic vowels after the shadda, and the two signs in Thai's sara am. */
const inShapingOrder = (text: string) =>
  text
    .replaceAll(/([\u064B-\u0650\u0652\u0670]+)\u0651/g, '\u0651$1')
    .replaceAll(/([\u0E48-\u0E4B]*)\u0E33/g, '\u0E4D$1\u0E32')

/** Of each character. What stands beside another language keeps its own order, as if isolated. */
function levelsOf(text: string): number[] {
  const base = bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0
  return text.split(BETWEEN).flatMap((part, i) => {
    const { levels, paragraphs } = bidi.getEmbeddingLevels(part)
    const raise = (paragraphs[0]?.level ?? 0) < base ? 2 : 0
    const between = i === 0 ? [] : Array<number>(BETWEEN.length).fill(base)
    return [...between, ...Array.from(levels, (level) => level + raise)]
  })
}

const textOf = (clusters: Cluster[]) => clusters.map(({ text }) => text).join('')

export function makeTypesetter(fonts: PaperFonts) {
  function clustersOf(text: string, style: Style): Cluster[] {
    const levels = levelsOf(text)
    const found = [...text.matchAll(CLUSTER)]
    const clusters = found.map(([cluster]) => cluster)
    const own = fonts.styleOf(style, clusters)
    const beside = text.indexOf(BETWEEN)
    return found.map(({ 0: cluster, index }) => {
      const face = fonts.faceOf(own, cluster)
      const shown = face === undefined ? cluster : fonts.shownBy(face, cluster)
      return {
        text: cluster,
        shown,
        face,
        level: levels[index] ?? 0,
        english: beside >= 0 && index >= beside + BETWEEN.length,
      }
    })
  }

  /** Where a run has to be set against the direction that fontkit takes for it, it is turned round first. */
  function runOf(clusters: Cluster[], { size, tabular }: Setting): Run {
    const { face, level, english } = clusters[0] as Cluster
    const backwards = level % 2 === 1
    if (face === undefined) return { text: '', face, english, width: clusters.length * size * BOX_WIDTH }
    const letters = clusters.map(({ shown }) =>
      backwards ? Array.from(shown, (one) => bidi.getMirroredCharacter(one) ?? one).join('') : shown,
    )
    if (RTL_SCRIPT.test(letters.join('')) !== backwards) letters.reverse()
    const text = inShapingOrder(letters.join(''))
    const font = fonts.get(face)
    const { advanceWidth } = font.layout(text, tabular ? FEATURES.tabular : FEATURES.plain)
    return { text, face, english, width: (advanceWidth / font.unitsPerEm) * size }
  }

  function runsOf(clusters: Cluster[], setting: Setting): (Run & { level: number })[] {
    const runs: Cluster[][] = []
    for (const cluster of clusters) {
      const run = runs.at(-1)
      if (
        run?.[0] &&
        (['face', 'level', 'english'] as const).every((name) => run[0]?.[name] === cluster[name])
      )
        run.push(cluster)
      else runs.push([cluster])
    }
    return runs.map((run) => ({ ...runOf(run, setting), level: run[0]?.level ?? 0 }))
  }

  const widthOf = (clusters: Cluster[], setting: Setting) =>
    runsOf(clusters, setting).reduce((sum, { width }) => sum + width, 0)

  /** Rule L2 of the algorithm: from the deepest level on, what stands together is turned round. */
  function inDrawingOrder<Levelled extends { level: number }>(runs: Levelled[]): Levelled[] {
    const ordered = [...runs]
    for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
      for (let start = 0; start < ordered.length; start += 1) {
        let end = start
        while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1
        if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
        start = end
      }
    }
    return ordered
  }

  function lineOf(clusters: Cluster[], setting: Setting): Line {
    const text = textOf(clusters)
    const runs = inDrawingOrder(runsOf(clusters, setting))
    return {
      runs,
      width: runs.reduce((sum, { width }) => sum + width, 0),
      text,
      own: textOf(clusters.filter(({ english }) => !english)).length,
      needsText:
        !SIMPLE.test(text) ||
        clusters.some(({ face, level, shown, text }) => !face || level > 0 || shown !== text),
    }
  }

  const withoutSpaceAtEnd = (clusters: Cluster[]) =>
    clusters.at(-1)?.text === ' ' ? clusters.slice(0, -1) : clusters

  /** How many of the clusters fit into the width; at least one, and no more than `most`. */
  function fitting(clusters: Cluster[], setting: Setting, width: number, most: number): number {
    let [fits, exceeds] = [1, Math.min(clusters.length, most)]
    while (fits < exceeds) {
      const middle = Math.ceil((fits + exceeds) / 2)
      if (widthOf(clusters.slice(0, middle), setting) <= width) fits = middle
      else exceeds = middle - 1
    }
    return fits
  }

  /**
   * The lines of a paragraph, none wider than `width` points. A word that is too long is broken anywhere. Without any visible
   * text there are none.
   */
  return function setLines(given: string, setting: Setting, width: number): Line[] {
    const clusters = clustersOf(cleanText(given), setting.style)
    const words: Cluster[][] = []
    clusters.forEach((cluster, i) => {
      const before = clusters[i - 1]
      const word = words.at(-1)
      if (word && before && !isBreak(before, cluster)) word.push(cluster)
      else words.push([cluster])
    })
    const most = Math.ceil(width / (setting.size * NARROWEST))
    const measure = (part: Cluster[]) =>
      part.length > most ? Number.POSITIVE_INFINITY : widthOf(part, setting)
    const lines: Line[] = []
    let line: Cluster[] = []
    let used = 0
    const end = () => {
      if (line.length > 0) lines.push(lineOf(withoutSpaceAtEnd(line), setting))
      line = []
      used = 0
    }
    for (let [i, word] of words.entries()) {
      if (used > 0 && used + measure(withoutSpaceAtEnd(word)) > width) end()
      while (word.length > 1 && measure(withoutSpaceAtEnd(word)) > width) {
        const count = fitting(word, setting, width, most)
        lines.push(lineOf(word.slice(0, count), setting))
        word = word.slice(count)
      }
      line.push(...word)
      used += measure(word)
      // What does not fit beside the other language stands below it.
      if (textOf(word).endsWith(BETWEEN) && used + measure(words.slice(i + 1).flat()) > width) end()
    }
    end()
    return lines
  }
}
