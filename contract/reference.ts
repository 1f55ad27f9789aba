import { REFERENCE_PREFIX } from './business-facts.ts'

/** From the id, so that the browser need not read the row back. Also in `public.request_reference(uuid)`. */

/** No vowels, 0/O or 1/I/L: no accidental words, nothing easily misheard or misread. */
export const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ'

export function referenceOf(id: string): string {
  let rest = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
  let text = ''
  for (let i = 0; i < 8; i++) {
    text += ALPHABET[rest % ALPHABET.length]
    rest = Math.floor(rest / ALPHABET.length)
  }
  return `${REFERENCE_PREFIX}-${text.slice(0, 4)}-${text.slice(4)}`
}

const PLAIN = new RegExp(`^([A-Z]{2,4})([${ALPHABET}]{4})([${ALPHABET}]{4})$`)

/** With whatever prefix it was given; in any case, with or without hyphens. Undefined if it is none. */
export function parseReference(text: string): string | undefined {
  const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const [, prefix, first, second] = PLAIN.exec(plain) ?? []
  return prefix && `${prefix}-${first}-${second}`
}
