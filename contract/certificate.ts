import { ALPHABET } from './reference.ts'
import { isLine } from './text.ts'

/** Certificates of translation: what is asked for one, and the address that its paper is checked at. */

/** What the operator says of a certificate. Documents are named by their ids: `translation` waits to be delivered, `sources` came with the request. */
export type CertificateDraft = {
  translation: string
  sources: string[]
  title: string
  /** As they stand in the source, or as their owner writes them; may be empty. */
  names: string
  sourceLanguage: string
  targetLanguage: string
  /** Who certifies, and agrees to it. */
  translator: string
  /** Of the certificate, in which English stands beside any other. */
  language: string
}

/** What the operator has to know of one that was made. */
export type CertificateNotes = {
  /** Numbers of the pages that went in as pictures, because they would have looked different otherwise. */
  pictures: number[]
  /** Files that were signed electronically, which their pages in here are no more. */
  signed: string[]
}

/** `pages`: of translation and source together. */
export const CERTIFICATE_LIMITS = { title: 120, names: 200, language: 60, sources: 10, pages: 100 } as const

export const isCertificateText = (text: string, name: 'title' | 'names' | 'language'): boolean =>
  isLine(text) && [...text].length <= CERTIFICATE_LIMITS[name]

const LENGTH = 12

/** @returns the code, undefined if it is none. @param typed in any case, with hyphens or without */
export function parseCode(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s‐‑–-]/g, '')
  return new RegExp(`^[${ALPHABET}]{${LENGTH}}$`).test(plain) ? plain : undefined
}

/** A new code, of 57 bits: a million guesses a day find one of a million certificates in 300 years. */
export function newCode(): string {
  let code = ''
  // Bytes beyond the last whole multiple would make some letters likelier than others.
  const limit = 256 - (256 % ALPHABET.length)
  while (code.length < LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH)))
      if (byte < limit && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length]
  return code
}

/** As it is read and typed: 'K7QM-2XPD-9HTR'. */
export const codeText = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** Where a page of a document is checked. @param site such as SITE_URL */
export const checkAddress = (site: string, code: string, page?: number): string =>
  `${site}/V/${codeText(code)}${page === undefined ? '' : `/${page}`}`

/** What is known of a certificate. `pages` of one without a code, which was asked for by its reference, are not shown. */
export type CertificateAnswer = {
  reference: string
  /** Days 'YYYY-MM-DD'; `on`: when it was replaced or withdrawn. */
  date: string
  on: string | null
  pages: number
  state: 'current' | 'replaced' | 'withdrawn'
  code?: string
  sourceLanguage?: string
  targetLanguage?: string
  /** Null: its pages are shown no more. */
  file?: { path: string; size: number; sha256: string } | null
}
