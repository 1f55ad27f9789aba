import { FILE_LIMITS } from './limits.ts'
import { formatPence } from './order.ts'

/** What the customer's browser counted in the chosen files, and the estimate that it showed, in pence. Never trusted. */
export type Counts = Record<
  | 'document_pages'
  | 'document_words'
  | 'unread_pages'
  | 'extra_words'
  | 'uncounted_files'
  | 'estimate_from'
  | 'estimate_to',
  number | null
>

const LIMITS = { pages: 100_000, words: 10_000_000, pence: 100_000_000 } as const

type Counted = {
  pages?: number | undefined
  words?: number | undefined
  unread?: number | undefined
  extra?: number | undefined
  /** Files that the counts and the estimate leave out. */
  uncounted?: number | undefined
  estimate?: { from: number; to: number } | undefined
}

/** Columns that the database accepts whatever was counted, so that a wrong count never keeps a request from being sent. */
export function countColumns({ pages, words, unread, extra, uncounted, estimate }: Counted): Counts {
  const within = (count: number | undefined, min: number, max: number) =>
    count !== undefined && Number.isInteger(count) && count >= min && count <= max ? count : null
  const to = within(estimate?.to, 0, LIMITS.pence)
  const from = to === null ? null : within(estimate?.from, 0, to)
  return {
    document_pages: within(pages, 1, LIMITS.pages),
    document_words: within(words, 0, LIMITS.words),
    unread_pages: within(unread, 1, LIMITS.pages),
    extra_words: within(extra, 1, LIMITS.words),
    uncounted_files: within(uncounted, 1, FILE_LIMITS.maxFiles),
    estimate_from: from,
    estimate_to: from === null ? null : to,
  }
}

const counted = (count: number | null | undefined, one: string, many: string) =>
  count == null ? [] : [`${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`]

export function countLines(row: Partial<Counts>): [label: string, text: string][] {
  const counts = [
    ...counted(row.document_pages, 'page', 'pages'),
    ...counted(row.document_words, 'word', 'words'),
    ...counted(row.unread_pages, 'page without text that can be read', 'pages without text that can be read'),
    ...counted(row.uncounted_files, 'file not counted', 'files not counted'),
  ].join(', ')
  const { estimate_from: from, estimate_to: to } = row
  const lines: [string, string][] = []
  if (counts) lines.push(['Counted', `${counts} (counted in the customer’s browser)`])
  if (from != null && to != null)
    lines.push(['Estimate', `${formatPence(from)} to ${formatPence(to)} (shown in the customer’s browser)`])
  return lines
}
