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

const FILES_PER_COUNT = 20_000

const FILES_PER_RUN = 500

export type RetentionWork = {
  dryRun: boolean
  /** Overdue or deleted records by kind; 'documents': the files of requests. */
  records: Record<string, number>
  atLeast: string[]
  orphans: number
  /** By kind, in words. */
  periods: Record<string, string>
  more: boolean
}

/** An upload from before then was abandoned, unless a request refers to it. */
const uploadedBefore = ({ settings, now }: Dependencies) =>
  new Date(now().getTime() - settings.ORPHAN_FILE_HOURS * 3_600_000).toISOString()

async function countOrphans(dependencies: Dependencies, name = ''): Promise<number> {
  const data = await rpc(dependencies.database, 'orphans_after', {
    name,
    uploaded_before: uploadedBefore(dependencies),
    max_files: FILES_PER_COUNT,
    max_looked_at: FILES_PER_COUNT,
  })
  const { orphans = [], last = null } = data[0] ?? {}
  return orphans.length + (last === null ? 0 : await countOrphans(dependencies, last))
}

/** Removes files of abandoned forms and deleted rows, a slice at a time. */
async function sweepOrphans(dependencies: Dependencies): Promise<{ files: number; more: boolean }> {
  const { database } = dependencies
  const data = await rpc(database, 'sweep_orphans', {
    uploaded_before: uploadedBefore(dependencies),
    max_files: FILES_PER_RUN,
  })
  const { paths = [], more = false } = data[0] ?? {}
  await removeDocuments(database, paths)
  return { files: paths.length, more }
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
