import { QUOTE_BUCKET } from '#contract/backend.ts'
import { periodText, type RetentionSetting } from '#contract/retention.ts'
import type { Dependencies } from '../dependencies.ts'

/** Deletes what has been kept for its time. What that is stands in the migrations; how long, in the settings. */

/** The database's kinds of records, and the setting that says how long each is kept. */
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

/** Records of one run; the next one goes on. */
const BATCH = 1000

/** Files of one run: as many as storage removes in one call. */
const FILES = 500

export type RetentionWork = {
  dryRun: boolean
  /** How many records of each kind are overdue, or were deleted; 'documents' counts the files that requests named. */
  records: Record<string, number>
  /** Files that no request names any more, or ever did. */
  orphans: number
  /** For how long each kind is kept, in words. */
  periods: Record<string, string>
  /** Whether there may be more for another run. */
  more: boolean
}

/** The files that no request names, up to so many. */
async function findOrphans({ database, settings, now }: Dependencies, max_files: number): Promise<string[]> {
  const before = new Date(now().getTime() - settings.ORPHAN_FILE_HOURS * 3_600_000)
  const { data, error } = await database.rpc('orphaned_documents', {
    uploaded_before: before.toISOString(),
    max_files,
  })
  if (error) throw error
  return data
}

/** Removes files of submissions that never finished, and of rows that are gone. */
async function sweepOrphans(dependencies: Dependencies): Promise<string[]> {
  const paths = await findOrphans(dependencies, FILES)
  if (paths.length === 0) return paths
  const { error } = await dependencies.database.storage.from(QUOTE_BUCKET).remove(paths)
  if (error) throw error
  return paths
}

/** @param dryRun counts, and deletes nothing */
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
