import { QUOTE_BUCKET } from '#contract/backend.ts'
import { periodText, type RetentionSetting } from '#contract/retention.ts'
import type { Dependencies } from '../dependencies.ts'

/** Enforces retention, a slice at a time. The migrations define what is deleted, the settings define when. */

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
const BATCH_SIZE = 1000

/** Records of a kind are counted up to here: more take longer than a call may. */
const MAX_COUNTED = 100_000

/** Files counted at a time. */
const FILES_PER_COUNT = 20_000

/** Files per run: the maximum that storage removes in one call. */
const FILES_PER_RUN = 500

export type RetentionWork = {
  dryRun: boolean
  /** How many records of each kind are overdue, or were deleted; 'documents' counts the files of requests. */
  records: Record<string, number>
  /** The kinds of which there may be more than were counted. */
  atLeast: string[]
  /** Files that no request refers to. */
  orphans: number
  /** The retention period of each kind, in words. */
  periods: Record<string, string>
  /** Whether there may be more. */
  more: boolean
}

/** Uploads from before this moment were never sent, unless a request refers to them. */
const uploadedBefore = ({ settings, now }: Dependencies) =>
  new Date(now().getTime() - settings.ORPHAN_FILE_HOURS * 3_600_000).toISOString()

async function countOrphans(dependencies: Dependencies, name = ''): Promise<number> {
  const { data, error } = await dependencies.database.rpc('orphans_after', {
    name,
    uploaded_before: uploadedBefore(dependencies),
    max_files: FILES_PER_COUNT,
    max_looked_at: FILES_PER_COUNT,
  })
  if (error) throw error
  const { orphans = [], last = null } = data[0] ?? {}
  return orphans.length + (last === null ? 0 : await countOrphans(dependencies, last))
}

/**
 * Removes files of unfinished submissions and of deleted rows, from the next slice of all files.
 * @returns how many, and whether there are files that were not looked at
 */
async function sweepOrphans(dependencies: Dependencies): Promise<{ files: number; more: boolean }> {
  const { database } = dependencies
  const { data, error } = await database.rpc('sweep_orphans', {
    uploaded_before: uploadedBefore(dependencies),
    max_files: FILES_PER_RUN,
  })
  if (error) throw error
  const { paths = [], more = false } = data[0] ?? {}
  if (paths.length > 0) {
    const removal = await database.storage.from(QUOTE_BUCKET).remove(paths)
    if (removal.error) throw removal.error
  }
  return { files: paths.length, more }
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
    max_records: dryRun ? MAX_COUNTED : BATCH_SIZE,
  })
  if (error) throw error
  const orphans = dryRun
    ? { files: await countOrphans(dependencies), more: false }
    : await sweepOrphans(dependencies)
  const records = Object.fromEntries(data.map(({ kind, records }) => [kind, records]))
  const { documents: _, ...rows } = records
  const uncounted = Object.keys(rows).filter((kind) => dryRun && (rows[kind] ?? 0) >= MAX_COUNTED)
  const deleted = Object.values(rows).reduce((sum, number) => sum + number, 0)
  if (!dryRun) {
    for (const [kind, number] of Object.entries(records)) log({ event: 'retention', kind, records: number })
    if (orphans.files > 0) log({ event: 'orphans-removed', files: orphans.files })
  }
  return {
    dryRun,
    records,
    atLeast: uncounted.includes('requests') ? [...uncounted, 'documents'] : uncounted,
    orphans: orphans.files,
    periods: { ...periods, orphans: periodText('ORPHAN_FILE_HOURS', settings.ORPHAN_FILE_HOURS) },
    more: !dryRun && (deleted >= BATCH_SIZE || orphans.more),
  }
}
