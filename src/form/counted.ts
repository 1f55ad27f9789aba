/** `unread`: pages without text, such as scans. */
export type Count = { pages: number; words: number; unread: number }

/** `unknown`: for no reason that we can tell. `unavailable`: not in this browser, now. */
export type Outcome = Count | 'locked' | 'damaged' | 'unknown' | 'unavailable'

/** Of files counted on this page. */
export const outcomes = new WeakMap<File, Outcome>()

/** Undefined if one of them was not counted. */
export function totalOf(files: readonly { file: File }[]): Count | undefined {
  const total: Count = { pages: 0, words: 0, unread: 0 }
  for (const { file } of files) {
    const outcome = outcomes.get(file)
    if (typeof outcome !== 'object') return undefined
    total.pages += outcome.pages
    total.words += outcome.words
    total.unread += outcome.unread
  }
  return total
}
