import { setTimeout as wait } from 'node:timers/promises'
import { readSettings } from '#host/settings.ts'
import { type FailingSmtp, startFailingSmtp } from '../../../tests/support/failing-smtp.ts'
import { type Host, startHost } from '../../../tests/support/host.ts'
import { openSql, type Sql } from '../../../tests/support/sql.ts'
import { createFront, type Front } from './front.ts'

/** A host with a mail server, behind a proxy. */

export type SetUp = {
  host: Host
  front: Front
  mail: FailingSmtp
  sql: Sql
  close: () => Promise<void>
}

/** Limits and intervals as in production: tests have others, and visitors here each have an address. */
function asInLife(): Record<string, string> {
  const defaults = readSettings({})
  const names = [
    'RATE_LIMIT_DATA',
    'RATE_LIMIT_FILES',
    'RATE_LIMIT_FUNCTIONS',
    'RATE_LIMIT_AUTH',
    'RATE_LIMIT_FORMS',
    'RATE_LIMIT_FORMS_TOTAL',
    'RATE_LIMIT_RECIPIENT',
    'RATE_LIMIT_ACCOUNT_MAIL',
    'BOOKING_HOLDS_PER_EMAIL',
    'BOOKING_HOLDS_PER_NETWORK',
    'RATE_LIMIT_VERIFY',
    'JOBS_INTERVAL_SECONDS',
  ] as const
  return {
    ...Object.fromEntries(names.map((name) => [name, String(defaults[name])])),
    TRUSTED_PROXIES: '127.0.0.1',
  }
}

/** `npm start`: a host with an embedded database. */
export async function startEmbedded(env: Record<string, string> = {}): Promise<SetUp> {
  const mail = await startFailingSmtp()
  const host = await startHost({ ...asInLife(), SMTP_URL: mail.url, ...env })
  const sql = openSql(host.databaseUrl, 2)
  return {
    host,
    front: createFront(host.url.replace('localhost', '127.0.0.1')),
    mail,
    sql,
    async close() {
      await sql.end()
      await host.dispose()
      await mail.close()
    },
  }
}

/** Resolves when no message is queued; false if some still are after the given seconds. */
export async function mailIsOut({ sql }: Pick<SetUp, 'sql'>, seconds: number): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    const [row] = await sql`select count(*)::int as waiting from public.outbox where status = 'queued'`
    if (row?.waiting === 0) return true
    await wait(100)
  }
  return false
}
