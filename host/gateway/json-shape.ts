/** Checks the nesting and lengths of raw JSON, before any parser sees it. */

export type ShapeLimits = {
  depth: number
  entries: number
  rows: number
}

export type ShapeProblem = 'too deep' | 'too long' | 'too many rows'

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])
const LIST = 0x5b

/** The index of the quotation mark that ends a string. */
function endOfText(bytes: Uint8Array, from: number): number {
  let i = from
  while (i < bytes.length && bytes[i] !== QUOTE) i += bytes[i] === BACKSLASH ? 2 : 1
  return i
}

export function shapeProblem(bytes: Uint8Array, limits: ShapeLimits): ShapeProblem | undefined {
  // Commas so far in each open list and object.
  const open: number[] = []
  const topIsList = bytes.find((byte) => byte > 0x20) === LIST
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number
    if (byte === QUOTE) i = endOfText(bytes, i + 1)
    else if (OPENING.has(byte)) {
      if (open.push(0) > limits.depth) return 'too deep'
    } else if (CLOSING.has(byte)) open.pop()
    else if (byte === COMMA && open.length > 0) {
      const entries = (open.pop() as number) + 2
      if (topIsList && open.length === 0 && entries > limits.rows) return 'too many rows'
      if (entries > limits.entries) return 'too long'
      open.push(entries - 1)
    }
  }
  return undefined
}

/** No NUL, no lone surrogate. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (Array.isArray(value)) return value.every(isStorable)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, entry]) => isStorable(name) && isStorable(entry))
}
