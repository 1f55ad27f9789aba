/** As much of PDF's syntax as it takes to read a file's trailer and the objects that it names. */

export type PdfReference = { object: number; generation: number }

export type PdfDictionary = ReadonlyMap<string, PdfValue>

export type PdfValue =
  | Uint8Array
  | { name: string }
  | PdfReference
  | PdfDictionary
  | readonly PdfValue[]
  | number
  | boolean
  | null

/**
 * Each place of an ASCII word, in order. Goes on by as much as the byte under the word's end allows (Horspool), so that it takes
 * bounded time whatever is in a file, and no copy of it.
 */
export function* placesOf(bytes: Uint8Array, word: string): Generator<number> {
  const wanted = Uint8Array.from(word, (character) => character.charCodeAt(0))
  const last = wanted.length - 1
  const steps = new Uint8Array(256).fill(wanted.length)
  for (const [i, byte] of wanted.subarray(0, last).entries()) steps[byte] = last - i
  for (let end = last; end < bytes.length; end += steps[bytes[end] ?? 0] ?? 1) {
    let left = last
    while (left >= 0 && bytes[end - last + left] === wanted[left]) left--
    if (left < 0) yield end - last
  }
}

export function textOf(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

const SPACE = /(?:[\0\t\n\f\r ]|%[^\n\r]*)*/y
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y
const REFERENCE = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+R(?![\w#])/y
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y
const HEX = /<([\da-f\0\t\n\f\r ]*)>/iy
const KEYWORD = /[A-Za-z]+/y
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The values we look for are flat. */
const MAX_DEPTH = 20

export const parseValue = (text: string): PdfValue => parseObject(text).value

/** end: of the value, or beyond the text's if it is incomplete. */
export function parseObject(text: string): { value: PdfValue; end: number } {
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) at += match[0].length
    return match
  }

  function literal(): PdfValue {
    let content = ''
    for (let open = 1; at < text.length; ) {
      const character = text[at++] as string
      if (character === '\\') {
        const octal = /^[0-7]{1,3}/.exec(text.slice(at, at + 3))?.[0]
        if (octal) {
          content += String.fromCharCode(Number.parseInt(octal, 8) & 255)
          at += octal.length
          continue
        }
        const escaped = text[at++] ?? ''
        if (escaped === '\r' && text[at] === '\n') at++
        if (escaped !== '\r' && escaped !== '\n') content += ESCAPED[escaped] ?? escaped
        continue
      }
      if (character === '(') open++
      if (character === ')' && --open === 0) return bytesOf(content)
      content += character
    }
    return null
  }

  function list(end: string, depth: number): PdfValue[] {
    const values: PdfValue[] = []
    for (take(SPACE); at < text.length && !text.startsWith(end, at); take(SPACE)) {
      const before = at
      values.push(value(depth + 1))
      if (at === before) at = text.length
    }
    at += end.length
    return values
  }

  function dictionary(depth: number): PdfValue {
    const entries = new Map<string, PdfValue>()
    const values = list('>>', depth)
    for (let i = 0; i + 1 < values.length; i += 2) {
      const key = values[i]
      if (key && typeof key === 'object' && 'name' in key) entries.set(key.name, values[i + 1] ?? null)
    }
    return entries
  }

  function value(depth: number): PdfValue {
    take(SPACE)
    if (depth > MAX_DEPTH) return null
    if (text.startsWith('<<', at)) {
      at += 2
      return dictionary(depth)
    }
    if (text[at] === '(') {
      at++
      return literal()
    }
    if (text[at] === '[') {
      at++
      return list(']', depth)
    }
    const name = take(NAME)
    if (name) {
      const byHex = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))
      return { name: (name[1] ?? '').replace(/#([\da-f]{2})/gi, byHex) }
    }
    const hex = take(HEX)
    if (hex) {
      const digits = (hex[1] ?? '').replace(/[^\da-f]/gi, '')
      return bytesOf(
        digits.replace(/..?/g, (pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16))),
      )
    }
    const reference = take(REFERENCE)
    if (reference) return { object: Number(reference[1]), generation: Number(reference[2]) }
    const number = take(NUMBER)
    if (number) return Number(number[0])
    const keyword = take(KEYWORD)?.[0]
    return keyword === 'true' ? true : keyword === 'false' ? false : null
  }

  return { value: value(0), end: at }
}
