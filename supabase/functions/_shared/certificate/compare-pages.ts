import type { Bitmap } from './pdfium.ts'

/** Of 255: less is smoothing. */
const VISIBLE = 24
const STRONG = 96
const MAX_SHARE = 0.004
const TILE = 32
/** Of a tile's pixels: less than a comma has. */
const MAX_STRONG = 6
/** Of a tile's mean red, green or blue. */
const MAX_COLOUR = 8

/** Fields are drawn with coloured edges for screens, and the same without them on pages. */
function greyOf({ width, height, pixels }: Bitmap): Uint8Array {
  const grey = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < grey.length; i++, at += 4)
    grey[i] = ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3
  return grey
}

/** From the nearest of the pixels beside it: lines may be drawn one pixel further. */
function leastDifference(grey: number, others: Uint8Array, at: number, width: number): number {
  let least = 255
  for (let row = at - width; row <= at + width; row += width)
    for (let i = row - 1; i <= row + 1; i++) {
      const other = others[i]
      if (other !== undefined) least = Math.min(least, Math.abs(grey - other))
    }
  return least
}

/** Whether nobody would see a difference: in 0.4 % of the pixels at most, and in no place a strong one. */
export function looksSame(a: Bitmap, b: Bitmap): boolean {
  const { width, height } = a
  if (width !== b.width || height !== b.height) return false
  const [greyA, greyB] = [greyOf(a), greyOf(b)]
  const columns = Math.ceil(width / TILE)
  const tiles = columns * Math.ceil(height / TILE)
  const strong = new Uint16Array(tiles)
  const colours = new Int32Array(tiles * 3)
  let visible = 0
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const tile = Math.floor(y / TILE) * columns + Math.floor(x / TILE)
      for (let channel = 0; channel < 3; channel++) {
        const at = 3 * tile + channel
        colours[at] = (colours[at] ?? 0) + (a.pixels[4 * i + channel] ?? 0) - (b.pixels[4 * i + channel] ?? 0)
      }
      const [here, there] = [greyA[i] ?? 0, greyB[i] ?? 0]
      if (Math.abs(here - there) <= VISIBLE) continue
      const difference = Math.max(
        leastDifference(here, greyB, i, width),
        leastDifference(there, greyA, i, width),
      )
      if (difference > VISIBLE) visible += 1
      if (difference > STRONG) strong[tile] = (strong[tile] ?? 0) + 1
    }
  return (
    visible <= width * height * MAX_SHARE &&
    strong.every((count) => count <= MAX_STRONG) &&
    colours.every((sum) => Math.abs(sum) <= MAX_COLOUR * TILE * TILE)
  )
}

function lettersOf(text: string): Map<string, number> {
  const letters = new Map<string, number>()
  for (const letter of text.replace(/\s/g, '')) letters.set(letter, (letters.get(letter) ?? 0) + 1)
  return letters
}

/** In any order, and perhaps with more: what annotations and fields say becomes a part of the page. */
export function hasTextOf(page: string, source: string): boolean {
  const letters = lettersOf(page)
  return [...lettersOf(source)].every(([letter, count]) => (letters.get(letter) ?? 0) >= count)
}
