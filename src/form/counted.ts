import type { Counts } from '#contract/counts.ts'
import type { Count } from '#contract/estimate.ts'

export type { Count, Total } from '#contract/estimate.ts'

/** `unknown`: for no reason that we can tell. `unavailable`: not in this browser, now. */
export type Outcome = Count | 'locked' | 'damaged' | 'unknown' | 'unavailable'

export const outcomes = new WeakMap<File, Outcome>()

type WithFile = { file: File }

let shown: { files: readonly WithFile[]; columns: Counts } | undefined

/** What the page says of these files goes with the request. */
export function keepShown(files: readonly WithFile[], columns: Counts): void {
  shown = { files, columns }
}

export function shownOf(files: readonly WithFile[]): Counts | undefined {
  const isSame =
    shown?.files.length === files.length && files.every(({ file }, i) => file === shown?.files[i]?.file)
  return isSame ? shown?.columns : undefined
}

/** Without spaces between words; word processors count each character. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** As word processors count, but for signs that stand alone. Words divided at the end of a line are one. */
export function countWords(text: string): number {
  const parts = text
    .replace(/[-\u00ad]\n\s*(?=\p{Ll})/gu, '-')
    .replace(IDEOGRAPH, ' $& ')
    .split(/[\s\u200b]+/)
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}
