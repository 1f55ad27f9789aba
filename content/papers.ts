import type { PaperKind } from '#contract/order.ts'

/** What orders and consultations have in common; apart from them, so that neither loads the other's words. */

export const PAPER_KINDS = {
  receipt: 'Receipt',
  invoice: 'Invoice',
  'credit note': 'Credit note',
} as const satisfies Record<PaperKind, string>

/** A button that fetches a file. */
export const DOWNLOAD_WORDS = {
  download: 'Download',
  /** Of one among several. */
  downloadFile: 'Download {name}',
  busy: 'Fetching…',
  failed: 'The file could not be fetched. Please try again.',
} as const
