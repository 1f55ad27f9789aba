import type { Sql } from 'postgres'
import type { Settings } from '../settings.ts'

/** The limits that the database itself keeps (decision 023), as this host's settings have them. */

type LimitSettings = Pick<
  Settings,
  | 'RATE_LIMIT_FORMS'
  | 'RATE_LIMIT_FORMS_TOTAL'
  | 'RATE_LIMIT_FILES'
  | 'BOOKING_HOLDS_PER_EMAIL'
  | 'BOOKING_HOLDS_PER_NETWORK'
>

/** The largest number that a row holds: more than anybody can send. */
const NO_LIMIT = 2_147_483_647

/** Writes them down, once the tables are there. Of hosts that share a database the last one to start decides. */
export async function writeLimits(sql: Sql, settings: LimitSettings): Promise<void> {
  const limits = {
    RATE_LIMIT_FORMS: settings.RATE_LIMIT_FORMS,
    RATE_LIMIT_FORMS_TOTAL: settings.RATE_LIMIT_FORMS_TOTAL,
    // the host counts by the minute, and the database by ten
    RATE_LIMIT_UPLOADS: settings.RATE_LIMIT_FILES * 10,
    BOOKING_HOLDS_PER_EMAIL: settings.BOOKING_HOLDS_PER_EMAIL,
    BOOKING_HOLDS_PER_NETWORK: settings.BOOKING_HOLDS_PER_NETWORK,
  }
  const rows = Object.entries(limits).map(([name, value]) => ({ name, value: Math.min(value, NO_LIMIT) }))
  await sql`
    insert into public.limits ${sql(rows)}
    on conflict (name) do update set value = excluded.value where limits.value <> excluded.value`
}
