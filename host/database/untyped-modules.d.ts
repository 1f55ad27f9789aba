/** Types for what packages ship without. */

declare module 'pg/lib/utils.js' {
  /** Writes a value as the text, or the bytes, of a parameter. */
  export function prepareValue(value: unknown): string | Buffer | null
}
