/** Seeded random numbers, the same in every run. */

export type Random = () => number

/** Numbers from 0 up to 1 (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of the names, as often as its weight says. */
export function choose<Name extends string>(random: Random, weights: Readonly<Record<Name, number>>): Name {
  const entries = Object.entries(weights) as [Name, number][]
  let rest = random() * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [name, weight] of entries) {
    rest -= weight
    if (rest < 0) return name
  }
  return (entries.at(-1) as [Name, number])[0]
}
