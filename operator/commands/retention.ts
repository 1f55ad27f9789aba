import * as z from 'zod/mini'
import type { Command } from '../command.ts'
import { table } from '../terminal/table.ts'
import { count, counted } from '../terminal/text.ts'

/** What the jobs delete every hour, at once and with a report. */

const workSchema = z.object({
  dryRun: z.boolean(),
  records: z.record(z.string(), z.number()),
  atLeast: z.array(z.string()),
  orphans: z.number(),
  periods: z.record(z.string(), z.string()),
  more: z.boolean(),
})

type Work = z.infer<typeof workSchema>

const KINDS: Record<string, string> = {
  holds: 'Unpaid holds',
  requests: 'Requests that did not become orders',
  documents: 'Documents of such requests',
  enquiries: 'Enquiries',
  records: 'Payments and orders',
  messages: 'Messages sent or given up',
  sign_ins: 'Records of sign-ins',
  accounts: 'Unconfirmed accounts',
  subscriptions: 'Unconfirmed newsletter sign-ups',
  consents: 'Consents withdrawn',
  orphans: 'Files without a request',
}

function add(total: Record<string, number>, { records, orphans }: Work): Record<string, number> {
  const sum = { ...total }
  for (const [kind, number] of Object.entries({ ...records, orphans })) sum[kind] = (sum[kind] ?? 0) + number
  return sum
}

const run: Command = {
  name: 'retention run',
  summary: 'Deletes data whose retention period is over; with --dry-run only counts it.',
  details: ['The jobs do the same every hour, a slice at a time. The periods are settings of the backend.'],
  options: { 'dry-run': { help: 'count, and delete nothing' } },
  async run({ on }, { backend, terminal }) {
    const call = async (dryRun: boolean) =>
      workSchema.parse(await backend.call('run-jobs', { only: 'retention', dryRun }))
    const due = await call(true)
    let total = add({}, due)
    const all = (counts: Record<string, number>) =>
      Object.values(counts).reduce((sum, number) => sum + number, 0)
    const uncounted = on['dry-run'] ? due.atLeast : []
    if (!on['dry-run']) {
      total = {}
      for (let more = true; more; ) {
        const work = await call(false)
        total = add(total, work)
        more = work.more
      }
    }
    terminal.data({
      dryRun: on['dry-run'] === true,
      records: total,
      ...(uncounted.length > 0 && { atLeast: uncounted }),
      periods: due.periods,
    })
    terminal.print(
      table(
        [
          { title: 'Kind', value: ([kind]) => KINDS[kind] ?? kind },
          {
            title: 'Kept for',
            value: ([kind]) => due.periods[kind === 'documents' ? 'requests' : kind] ?? '',
          },
          {
            title: on['dry-run'] ? 'Due' : 'Deleted',
            value: ([kind]) => counted(total[kind] ?? 0, uncounted.includes(kind)),
            right: true,
          },
        ],
        Object.entries(KINDS),
      ),
    )
    const prefix = uncounted.length > 0 ? 'At least ' : ''
    if (on['dry-run'])
      terminal.print(`\n${prefix}${count(all(total), 'thing')} would be deleted; nothing has been.`)
  },
}

export const RETENTION_COMMANDS: Command[] = [run]
