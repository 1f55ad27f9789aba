/**
 * A request's short reference, derived from its id so that the browser can show it without reading the row.
 * `public.request_reference(uuid)` computes the same.
 */

/** No vowels, 0/O or 1/I/L: no accidental words, nothing easily misheard or misread. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ'

/** 'SQ-7K4M-2XPD' from a UUID */
export function referenceOf(id: string): string {
  let rest = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
  let text = ''
  for (let i = 0; i < 8; i++) {
    text += ALPHABET[rest % ALPHABET.length]
    rest = Math.floor(rest / ALPHABET.length)
  }
  return `SQ-${text.slice(0, 4)}-${text.slice(4)}`
}
