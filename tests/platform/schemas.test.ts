import { readdir, readFile } from 'node:fs/promises'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#host/database/connect.ts'
import { migrate } from '#host/database/migrate.ts'
import { type Catalogue, readCatalogue } from '../support/catalogue.ts'
import { type HostedProjects, startHostedProjects } from '../support/hosted-project.ts'
import { openSql, type Sql } from '../support/sql.ts'

/** The migrations make the same database as supabase/schemas, object by object (decision 014). */

const SCHEMAS = new URL('../../supabase/schemas/', import.meta.url)

let projects: HostedProjects
beforeAll(async () => {
  projects = await startHostedProjects()
})
afterAll(() => projects.dispose())

async function applyMigrations(url: string): Promise<void> {
  const client = await connect(url)
  await migrate(client, pino({ level: 'silent' }))
  await client.end()
}

async function applySchemas(sql: Sql): Promise<void> {
  for (const file of (await readdir(SCHEMAS)).sort())
    await sql.unsafe(await readFile(new URL(file, SCHEMAS), 'utf8'))
}

const asOwner = (work: (sql: Sql) => Promise<unknown>) => async (url: string) => {
  const sql = openSql(url)
  await work(sql).finally(() => sql.end())
}

/** Undoes role settings, which all projects of the server share. */
async function catalogueAfter(
  name: string,
  options: { open?: boolean },
  work: (url: string) => Promise<void>,
): Promise<Catalogue> {
  const url = await projects.create(name, options)
  await work(url)
  const sql = openSql(projects.asSuperuser(url))
  try {
    const catalogue = await readCatalogue(sql)
    await sql.unsafe('alter role anon reset all; alter role authenticated reset all')
    return catalogue
  } finally {
    await sql.end()
  }
}

/** Differing objects with both descriptions; undefined where missing. */
function differences(migrations: Catalogue, schemas: Catalogue) {
  return [...new Set([...migrations.keys(), ...schemas.keys()])]
    .filter((object) => migrations.get(object) !== schemas.get(object))
    .map((object) => ({ object, migrations: migrations.get(object), schemas: schemas.get(object) }))
}

describe.each([
  ['a new project', 'now', {}, []],
  ['an older one, where new objects are open to everyone', 'older', { open: true }, ['release']],
])('in %s', (_, name, options, tags) => {
  let migrated: Catalogue

  it('supabase/schemas/ makes what the migrations make', { tags }, async () => {
    migrated = await catalogueAfter(`${name}_migrated`, options, applyMigrations)
    const declared = await catalogueAfter(`${name}_declared`, options, asOwner(applySchemas))
    expect(migrated.size).toBeGreaterThan(500)
    expect(differences(migrated, declared)).toEqual([])
  })

  it('and whatever else a migration leaves is named', { tags }, async () => {
    const changed = await catalogueAfter(
      `${name}_changed`,
      options,
      asOwner(async (sql) => {
        await applySchemas(sql)
        await sql.unsafe(`
        alter table public.bookings alter seat set default 2, drop constraint bookings_amount_check;
        alter table public.enquiries add note text;
        drop index public.enquiries_by_age;
        drop trigger accept_enquiry on public.enquiries;
        alter table public.outbox disable row level security;
        alter policy "Visitors request a quote, under no account" on public.quote_requests with check (true);
        grant select on public.limits to anon;
        grant execute on function public.claim_seat to authenticated;
        create or replace function public.operator_mail_limit() returns integer
          language sql immutable set search_path = '' as 'select 21';
        comment on table public.profiles is 'of customers';
        update public.limits set value = 7 where name = 'RATE_LIMIT_UPLOADS';
        update storage.buckets set file_size_limit = 1;
        select cron.schedule('run-jobs', '0 * * * *', 'select public.request_jobs()');
        alter role anon set statement_timeout = '9s'`)
      }),
    )
    expect(
      differences(migrated, changed)
        .map(({ object }) => object)
        .sort(),
    ).toEqual([
      'column bookings.seat',
      'column enquiries.note',
      'comment table profiles',
      'constraint bookings_amount_check of bookings',
      'function claim_seat(timestamp with time zone,timestamp with time zone,uuid,boolean)',
      'function operator_mail_limit()',
      'index enquiries_by_age',
      'policy Visitors request a quote, under no account on public.quote_requests',
      'relation limits',
      'relation outbox',
      'role setting anon',
      'rows of cron.job',
      'rows of limits',
      'rows of storage.buckets',
      'trigger accept_enquiry on enquiries',
    ])
  })
})
