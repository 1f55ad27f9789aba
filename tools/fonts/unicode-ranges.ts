export type Ranges = readonly (readonly [first: number, last: number])[]

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

/** What is left of `ranges` without those of `others`. */
export function withoutRanges(ranges: Ranges, others: Ranges): Ranges {
  return others.reduce(
    (rest, [from, to]) =>
      rest.flatMap(([first, last]) => {
        if (to < first || last < from) return [[first, last] as const]
        const parts = [
          [first, from - 1],
          [to + 1, last],
        ] as const
        return parts.filter(([begin, end]) => begin <= end)
      }),
    ranges,
  )
}

const hex = (point: number) => point.toString(16).toUpperCase()

/** As a style sheet has them. */
export function writeRanges(ranges: Ranges): string {
  return ranges.map(([first, last]) => `U+${hex(first)}${first < last ? `-${hex(last)}` : ''}`).join()
}
