import { type FailingSmtp, startFailingSmtp } from '../../tests/support/failing-smtp.ts'
import { type Host, startHost, TEST_ENV } from '../../tests/support/host.ts'
import { openSql, type Sql } from '../../tests/support/sql.ts'

/** A host with the limits of production, a mail server, and visitors who each have a network of their own. */

export type SetUp = { host: Host; mail: FailingSmtp; sql: Sql; close: () => Promise<void> }

/** @param env settings besides the defaults of production */
export async function startBench(env: Record<string, string> = {}): Promise<SetUp> {
  const mail = await startFailingSmtp()
  // An empty value is the default; the tests' own settings have next to no limits.
  const asInProduction = Object.fromEntries(Object.keys(TEST_ENV).map((name) => [name, '']))
  const host = await startHost({
    ...asInProduction,
    SMTP_URL: mail.url,
    TRUSTED_PROXIES: '127.0.0.1',
    ...env,
  })
  const sql = openSql(host.databaseUrl, 2)
  return {
    host,
    mail,
    sql,
    async close() {
      await sql.end()
      await host.dispose()
      await mail.close()
    },
  }
}

/** An address of a network that is reserved for benchmarks, one a number. */
export function addressOf(number: number): string {
  return `198.${18 + (Math.floor(number / 62_500) % 2)}.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`
}
