import { readFile } from 'node:fs/promises'
import type { Client } from 'pg'
import type { Settings } from '../settings.ts'

const BUSINESS_FACTS = new URL('../../supabase/business-facts.sql', import.meta.url)

/** The largest value that a row can store. */
const NO_LIMIT = 2_147_483_647

export async function writeLimits(client: Client, settings: Settings): Promise<void> {
  const { RATE_LIMIT_FORMS, RATE_LIMIT_FORMS_TOTAL, RATE_LIMIT_FILES } = settings
  const limits = {
    RATE_LIMIT_FORMS,
    RATE_LIMIT_FORMS_TOTAL,
    // The host counts per minute, the database per ten minutes.
    RATE_LIMIT_UPLOADS: RATE_LIMIT_FILES * 10,
    UNSENT_MEGABYTES_PER_NETWORK: settings.UNSENT_MEGABYTES_PER_NETWORK,
    UNSENT_MEGABYTES_TOTAL: settings.UNSENT_MEGABYTES_TOTAL,
    UPLOAD_MEGABYTES_PER_NETWORK: settings.UPLOAD_MEGABYTES_PER_NETWORK,
    UPLOAD_MEGABYTES_TOTAL: settings.UPLOAD_MEGABYTES_TOTAL,
    BOOKING_HOLDS_PER_EMAIL: settings.BOOKING_HOLDS_PER_EMAIL,
    BOOKING_HOLDS_PER_NETWORK: settings.BOOKING_HOLDS_PER_NETWORK,
    BOOKING_HOLDS_BEFORE_PROOF: settings.BOOKING_HOLDS_BEFORE_PROOF,
    BOOKING_HOLDS_TOTAL: settings.BOOKING_HOLDS_TOTAL,
  }
  const values = Object.values(limits).map((value) => Math.min(value, NO_LIMIT))
  await client.query(
    `insert into public.limits (name, value) select * from unnest($1::text[], $2::integer[])
    on conflict (name) do update set value = excluded.value where limits.value <> excluded.value`,
    [Object.keys(limits), values],
  )
}

export async function writeBusinessFacts(client: Client): Promise<void> {
  await client.query(await readFile(BUSINESS_FACTS, 'utf8'))
}
