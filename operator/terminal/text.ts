import { gmtDay, gmtTime, ukClock } from '#contract/dates.ts'

/** Nothing that visitors typed may move the cursor, recolour or reorder the output. */

const HARMFUL = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu

const WIDE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]|\p{Emoji_Presentation}/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function oneLine(text: string): string {
  return text
    .replace(/[\s\u2028\u2029]+/gu, ' ')
    .trim()
    .replace(HARMFUL, '\ufffd')
}

export function manyLines(text: string): string[] {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replaceAll('\t', ' ').replace(HARMFUL, '\ufffd'))
}

/** In columns. */
export function widthOf(text: string): number {
  let width = 0
  for (const { segment } of graphemes.segment(text)) width += WIDE.test(segment) ? 2 : 1
  return width
}

export function cutTo(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text
  let width = 0
  let kept = ''
  for (const { segment } of graphemes.segment(text)) {
    width += WIDE.test(segment) ? 2 : 1
    if (width > columns - 1) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

export function pad(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - widthOf(text)))
}

export function wrap(line: string, columns: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (widthOf(longer) <= columns) {
      current = longer
      continue
    }
    if (current !== '') lines.push(current)
    current = word
    while (widthOf(current) > columns) {
      const [head, rest] = splitAt(current, columns)
      lines.push(head)
      current = rest
    }
  }
  lines.push(current)
  return lines
}

function splitAt(word: string, columns: number): [string, string] {
  let head = ''
  for (const { segment } of graphemes.segment(word)) {
    if (head !== '' && widthOf(head + segment) > columns) break
    head += segment
  }
  return [head, word.slice(head.length)]
}

/** UK time, '2026-11-20 14:05'. */
export function moment(iso: string | null): string {
  if (iso === null) return ''
  const { day, time } = ukClock(new Date(iso))
  return `${day} ${time}`
}

/** In GMT, as booked. */
export function slotText(start: string): string {
  const moment = new Date(start)
  return `${gmtDay(moment)} ${gmtTime(moment)}`
}

/** `hasMore`: counting stopped there. */
export function counted(number: number, hasMore: boolean): string {
  return `${hasMore ? 'at least ' : ''}${number.toLocaleString('en-GB')}`
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`
}
