/** The first and the last code point of each part of a list such as `U+20-7E,U+A0`. */
export function parseRanges(list: string): [number, number][] {
  return list.split(',').map((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return [first, last]
  })
}
