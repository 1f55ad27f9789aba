/** From the id, so that the browser need not read the row back. Also in `public.request_reference(uuid)`. */

/** No vowels, 0/O or 1/I/L: no accidental words, nothing easily misheard or misread. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ'

export function referenceOf(id: string): string {
  let rest = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
  let text = ''
  for (let i = 0; i < 8; i++) {
    text += ALPHABET[rest % ALPHABET.length]
    rest = Math.floor(rest / ALPHABET.length)
  }
  return `SQ-${text.slice(0, 4)}-${text.slice(4)}`
}
