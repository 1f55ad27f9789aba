import { setTimeout as wait } from 'node:timers/promises'
import { readSettings } from '#host/settings.ts'
import { type FailingSmtp, startFailingSmtp } from '../../../tests/support/failing-smtp.ts'
import { type Host, startHost } from '../../../tests/support/host.ts'
import { startPostgres } from '../../../tests/support/postgres.ts'
import { startS3 } from '../../../tests/support/s3.ts'
import { openSql, type Sql } from '../../../tests/support/sql.ts'
import { type Balancer, createBalancer } from './balancer.ts'

/** The two self-hosted set-ups, each with a mail server and a proxy. */

export type SetUp = {
  name: string
  hosts: Host[]
  balancer: Balancer
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
    'BOOKING_HOLDS_BEFORE_PROOF',
    'BOOKING_HOLDS_TOTAL',
    'RATE_LIMIT_VERIFY',
    'JOBS_INTERVAL_SECONDS',
  ] as const
  return {
    ...Object.fromEntries(names.map((name) => [name, String(defaults[name])])),
    TRUSTED_PROXIES: '127.0.0.1',
  }
}

async function open(
  name: string,
  mail: FailingSmtp,
  hosts: Host[],
  close: () => Promise<void>,
): Promise<SetUp> {
  const [first] = hosts as [Host]
  const sql = openSql(first.databaseUrl, 2)
  const balancer = createBalancer(hosts.map(({ url }) => url.replace('localhost', '127.0.0.1')))
  return {
    name,
    hosts,
    balancer,
    mail,
    sql,
    async close() {
      balancer.close()
      await sql.end()
      await Promise.all(hosts.map((host) => host.stop()))
      for (const host of hosts) await host.dispose()
      await close()
      await mail.close()
    },
  }
}

/** `npm start`: one host with an embedded database. */
export async function startEmbedded(env: Record<string, string> = {}): Promise<SetUp> {
  const mail = await startFailingSmtp()
  const host = await startHost({ ...asInLife(), SMTP_URL: mail.url, ...env })
  return open('one host, embedded database', mail, [host], async () => {})
}

/** The same with its files in S3: a fake, in this process. */
export async function startWithS3(): Promise<SetUp> {
  const s3 = await startS3()
  const setUp = await startEmbedded(s3.env)
  return {
    ...setUp,
    name: 'one host, embedded database, files in S3',
    async close() {
      await setUp.close()
      await s3.close()
    },
  }
}

/** Two hosts on one PostgreSQL, sharing a file folder. */
export async function startPair(env: Record<string, string> = {}): Promise<SetUp> {
  const mail = await startFailingSmtp()
  const server = await startPostgres()
  const shared = {
    ...asInLife(),
    SMTP_URL: mail.url,
    DATABASE_URL: server.url,
    SECRET_KEY: 'sb_secret_shared-by-all-hosts-of-the-tests',
    JWT_SECRET: 'signs the sessions of all hosts of the tests',
    LINK_SIGNING_SECRET: 'signs the links of all hosts of the tests',
    ...env,
  }
  const first = await startHost(shared)
  const second = await startHost({ ...shared, DATA_DIR: first.dataDir })
  return open('two hosts, one PostgreSQL', mail, [first, second], () => server.close())
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
