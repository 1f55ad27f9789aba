import { OPS } from 'unpdf/pdfjs'

/** What pdf.js draws a page by. */
type Operators = { fnArray: readonly number[]; argsArray: readonly unknown[] }

type Page = {
  operators: Operators
  /** In the units of its operators. */
  area: number
  words: number
  isBroken: (font: string) => boolean
}

/** Of a page: a logo, a stamp or a signature is smaller. */
const SMALLEST_PICTURE = 0.04
/** Fewer are a colour or a line. */
const FEWEST_PIXELS = 256
/** Of the letters: a few bullets and signs may have no meaning. */
const MOST_MEANINGLESS = 0.05
/** Letters under a picture: what a scanner's program has read. */
const FEWEST_RECOGNISED = 50
/** Numbers in outlines: those of some 150 letters. */
const MOST_DRAWING = 15_000
/** On a page almost without words: of a few. */
const MOST_WITHOUT_WORDS = 400
const FEWEST_WORDS = 10

const PICTURES: readonly number[] = [
  ...[OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject],
]
const isMeaningless = (text: string) => !/^[^\p{C}\ufffd]/u.test(text)

// biome-ignore lint/suspicious/noExplicitAny: pdf.js describes no operator's arguments
type Arguments = any

/** How many times larger an area becomes. */
const growth = (matrix: ArrayLike<number> | null | undefined) =>
  Math.abs((matrix?.[0] ?? 1) * (matrix?.[3] ?? 1) - (matrix?.[1] ?? 0) * (matrix?.[2] ?? 0))

const isPicture = (fn: number, args: Arguments) =>
  PICTURES.includes(fn) && (args[1] ?? args[0].width) * (args[2] ?? args[0].height) >= FEWEST_PIXELS

/** Whether a page may say more than its text: in pictures, outlines, or letters whose meaning is not in the file. */
export function mayShowMore({ operators: { fnArray, argsArray }, area, words, isBroken }: Page): boolean {
  const saved: (typeof state)[] = []
  let state = { scale: 1, font: '', isHidden: false, isPattern: false }
  let pictures = 0
  let drawing = 0
  const letters = { all: 0, meaningless: 0, hidden: 0 }
  const save = (scale: number) => {
    saved.push(state)
    state = { ...state, scale }
  }
  const paint = (size: number) => {
    pictures += size
    // What was written before is under it.
    if (size > area * 0.8) letters.hidden = letters.all
  }
  for (const [i, fn] of fnArray.entries()) {
    const args = argsArray[i] as Arguments
    if (isPicture(fn, args)) paint(state.scale)
    switch (fn) {
      case OPS.save:
        save(state.scale)
        break
      case OPS.paintFormXObjectBegin:
        save(state.scale * growth(args[0]))
        break
      case OPS.beginAnnotation:
        save(growth(args[2]) * growth(args[3]))
        break
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        state = saved.pop() ?? state
        break
      case OPS.transform:
        state.scale *= growth(args)
        break
      case OPS.setFont:
        state.font = args[0]
        break
      case OPS.setTextRenderingMode:
        state.isHidden = args[0] === 3
        break
      case OPS.setFillColorN:
        // Browsers print pictures as patterns.
        state.isPattern =
          args[0] === 'TilingPattern' &&
          args[2].fnArray.some((inner: number, j: number) => isPicture(inner, args[2].argsArray[j]))
        break
      case OPS.setFillRGBColor:
        state.isPattern = false
        break
      case OPS.constructPath: {
        // For clipping.
        if (args[0] === OPS.endPath) break
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = args[2] ?? []
        if (state.isPattern) paint((x2 - x1) * (y2 - y1) * state.scale)
        drawing += args[1]?.[0]?.length ?? 0
        break
      }
      case OPS.showText:
        if (isBroken(state.font)) return true
        for (const { unicode = ' ' } of args[0]) {
          if (!unicode.trim()) continue
          letters.all += 1
          if (state.isHidden) letters.hidden += 1
          if (isMeaningless(unicode)) letters.meaningless += 1
        }
    }
  }
  if (letters.meaningless > letters.all * MOST_MEANINGLESS || drawing > MOST_DRAWING) return true
  if (letters.hidden >= FEWEST_RECOGNISED) return false
  return pictures > area * SMALLEST_PICTURE || (words < FEWEST_WORDS && drawing > MOST_WITHOUT_WORDS)
}
