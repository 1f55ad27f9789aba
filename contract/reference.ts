/**
 * The short reference of a request, derived from its id so that the browser can show it without reading the row back.
 * `public.request_reference(uuid)` in the database computes the same; a test compares the two.
 */

/** No vowels (no accidental words), no 0/O, 1/I/L: nothing that is easily misheard or misread. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ'

/**
 * @param id a UUID in its usual text form
 * @returns 'SQ-' and eight characters in two groups, for example 'SQ-7K4M-2XPD'
 */
export function referenceOf(id: string): string {
  let rest = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
  let text = ''
  for (let i = 0; i < 8; i++) {
    text += ALPHABET[rest % ALPHABET.length]
    rest = Math.floor(rest / ALPHABET.length)
  }
  return `SQ-${text.slice(0, 4)}-${text.slice(4)}`
}
