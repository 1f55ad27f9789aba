/** A paragraph, or a list. E-mail addresses in texts become links. */
export type LegalBlock = string | readonly string[]

type LegalSection = {
  /** For the address: /privacy-policy#retention. Keep it when the title changes. */
  id: string
  title: string
  blocks: readonly LegalBlock[]
}

export type LegalDocument = {
  title: string
  lead: string
  /** Shown, and for machines. */
  effective: { text: string; date: string }
  sections: readonly LegalSection[]
}

export const LEGAL_WORDS = {
  effective: 'Effective',
  contents: 'Contents',
} as const
