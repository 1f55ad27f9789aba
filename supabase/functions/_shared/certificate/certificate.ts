import type { CertificateDraft, CertificateNotes } from '#contract/certificate.ts'
import type { PaperSeal } from '../papers/paper.ts'

/** What a certified translation is made of (docs/decisions/025-certificates.md). */

export type GivenFile = { name: string; bytes: Uint8Array }

export type CertificateFacts = Omit<CertificateDraft, 'translation' | 'sources' | 'translator'> & {
  code: string
  /** Of the order: 'SQ-7H3K-M2PX'. */
  reference: string
  /** YYYY-MM-DD */
  issuedOn: string
  /** Where its pages are checked: SITE_URL. */
  site: string
  translator: { name: string; membership: string; contact: string }
  seller: { name: string; lines: readonly string[] }
  /** Whether the owner has approved the wording. */
  approved: boolean
}

export type CertificateOrder = {
  facts: CertificateFacts
  translation: GivenFile
  sources: GivenFile[]
  /** Without the house's key it has none. */
  seal?: PaperSeal
}

export type MadeCertificate = CertificateNotes & { bytes: Uint8Array; pages: number }

/** `refused`: which file cannot be bound, and what to do about it. */
export type MakeCertificate = (order: CertificateOrder) => Promise<MadeCertificate | { refused: string }>

/** A page of a PDF as PNG, at `dpi`. */
export type RenderPage = (pdf: Uint8Array, page: number, dpi: number) => Promise<Uint8Array>
