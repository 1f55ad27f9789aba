import { QUOTE_BUCKET } from '#contract/backend.ts'
import { periodText, type RetentionSetting } from '#contract/retention.ts'
import type { Dependencies } from '../dependencies.ts'

/** Enforces retention. The migrations define what is deleted, the settings define when. */

/** The database's kinds of records, and the setting with the retention period of each. */
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

/** Records per run; the next run continues. */
const BATCH = 1000

/** Files per run: the maximum that storage removes in one call. */
const FILES = 500

export type RetentionWork = {
  dryRun: boolean
  /** How many records of each kind are overdue, or were deleted; 'documents' counts the files of requests. */
  records: Record<string, number>
  /** Files that no request refers to. */
  orphans: number
  /** The retention period of each kind, in words. */
  periods: Record<string, string>
  /** Whether there may be more. */
  more: boolean
}

/** Files that no request refers to, up to a limit. */
async function findOrphans({ database, settings, now }: Dependencies, max_files: number): Promise<string[]> {
  const before = new Date(now().getTime() - settings.ORPHAN_FILE_HOURS * 3_600_000)
  const { data, error } = await database.rpc('orphaned_documents', {
    uploaded_before: before.toISOString(),
    max_files,
  })
  if (error) throw error
  return data
}

/** Removes the files of unfinished submissions and of deleted rows. */
async function sweepOrphans(dependencies: Dependencies): Promise<string[]> {
  const paths = await findOrphans(dependencies, FILES)
  if (paths.length === 0) return paths
  const { error } = await dependencies.database.storage.from(QUOTE_BUCKET).remove(paths)
  if (error) throw error
  return paths
}

/** @param dryRun only counts */
export async function enforceRetention(dependencies: Dependencies, dryRun = false): Promise<RetentionWork> {
  const { database, settings, log, now } = dependencies
  const periods = Object.fromEntries(
    Object.entries(PERIODS).map(([kind, setting]) => [kind, periodText(setting, settings[setting])]),
  )
  const { data, error } = await database.rpc('enforce_retention', {
    periods: JSON.stringify(periods),
    at: now().toISOString(),
    dry_run: dryRun,
    max_records: BATCH,
  })
  if (error) throw error
  const orphans = await (dryRun ? findOrphans(dependencies, 1_000_000) : sweepOrphans(dependencies))
  const records = Object.fromEntries(data.map(({ kind, records }) => [kind, records]))
  const { documents: _, ...rows } = records
  const deleted = Object.values(rows).reduce((sum, number) => sum + number, 0)
  if (!dryRun) {
    for (const [kind, number] of Object.entries(records)) log({ event: 'retention', kind, records: number })
    if (orphans.length > 0) log({ event: 'orphans-removed', files: orphans.length })
  }
  return {
    dryRun,
    records,
    orphans: orphans.length,
    periods: { ...periods, orphans: periodText('ORPHAN_FILE_HOURS', settings.ORPHAN_FILE_HOURS) },
    more: !dryRun && (deleted >= BATCH || orphans.length > 0),
  }
}
