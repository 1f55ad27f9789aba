import { periodText, type RetentionSetting } from '#contract/retention.ts'
import { type Dependencies, rpc } from '../dependencies.ts'
import { removeDocuments } from '../documents/stored.ts'

/** The database defines what is deleted, the settings when. */

const PERIODS = {
  holds: 'RELEASED_HOLD_DAYS',
  requests: 'QUOTE_MONTHS',
  enquiries: 'ENQUIRY_MONTHS',
  records: 'FINANCIAL_RECORD_YEARS',
  messages: 'SENT_MAIL_DAYS',
  sign_ins: 'SIGN_IN_RECORD_DAYS',
  accounts: 'UNCONFIRMED_ACCOUNT_DAYS',
  subscriptions: 'NEWSLETTER_CONFIRM_DAYS',
  consents: 'NEWSLETTER_RECORD_MONTHS',
} as const satisfies Record<string, RetentionSetting>

/** Records per run; the next run goes on. */
const BATCH_SIZE = 1000

/** Counting more takes longer than a call may. */
const MAX_COUNTED = 100_000

const FILES_PER_RUN = 500

export type RetentionWork = {
  dryRun: boolean
  /** Overdue or deleted records by kind; 'documents': the files of requests. */
  records: Record<string, number>
  atLeast: string[]
  orphans: number
  periods: Record<string, string>
  more: boolean
}

export async function enforceRetention(dependencies: Dependencies, dryRun = false): Promise<RetentionWork> {
  const { database, settings, log, now } = dependencies
  const periods = Object.fromEntries(
    Object.entries(PERIODS).map(([kind, setting]) => [kind, periodText(setting, settings[setting])]),
  )
  const data = await rpc(database, 'enforce_retention', {
    periods: JSON.stringify(periods),
    at: now().toISOString(),
    dry_run: dryRun,
    max_records: dryRun ? MAX_COUNTED : BATCH_SIZE,
  })
  // files of abandoned forms and deleted rows
  const orphans = await rpc(database, 'orphans', {
    uploaded_before: new Date(now().getTime() - settings.ORPHAN_FILE_HOURS * 3_600_000).toISOString(),
    max_files: dryRun ? MAX_COUNTED : FILES_PER_RUN,
  })
  if (!dryRun) await removeDocuments(database, orphans)
  const records = Object.fromEntries(data.map(({ kind, records }) => [kind, records]))
  const { documents: _, ...rows } = records
  const uncounted = Object.keys(rows).filter((kind) => dryRun && (rows[kind] ?? 0) >= MAX_COUNTED)
  const deleted = Object.values(rows).reduce((sum, number) => sum + number, 0)
  if (!dryRun) {
    for (const [kind, number] of Object.entries(records)) log({ event: 'retention', kind, records: number })
    if (orphans.length > 0) log({ event: 'orphans-removed', files: orphans.length })
  }
  return {
    dryRun,
    records,
    atLeast: uncounted.includes('requests') ? [...uncounted, 'documents'] : uncounted,
    orphans: orphans.length,
    periods: { ...periods, orphans: periodText('ORPHAN_FILE_HOURS', settings.ORPHAN_FILE_HOURS) },
    more: !dryRun && (deleted >= BATCH_SIZE || orphans.length === FILES_PER_RUN),
  }
}
