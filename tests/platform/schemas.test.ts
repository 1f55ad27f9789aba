import { readdir, readFile } from 'node:fs/promises'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#host/database/connect.ts'
import { migrate } from '#host/database/migrate.ts'
import { type Catalogue, readCatalogue } from '../support/catalogue.ts'
import { type HostedProjects, startHostedProjects } from '../support/hosted-project.ts'
import { openSql } from '../support/sql.ts'

/** supabase/schemas/ says what the migrations add up to (decision 030): both make the same database, object by object. */

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

async function applySchemas(url: string): Promise<void> {
  const sql = openSql(url)
  try {
    for (const file of (await readdir(SCHEMAS)).sort())
      await sql.unsafe(await readFile(new URL(file, SCHEMAS), 'utf8'))
  } finally {
    await sql.end()
  }
}

/** What is in a new project after some work; settings of roles, which are all projects' of this server, are taken back. */
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

/** The objects that are not the same in both, with both descriptions; undefined where there is none. */
function differences(migrations: Catalogue, schemas: Catalogue) {
  return [...new Set([...migrations.keys(), ...schemas.keys()])]
    .filter((object) => migrations.get(object) !== schemas.get(object))
    .map((object) => ({ object, migrations: migrations.get(object), schemas: schemas.get(object) }))
}

describe.each([
  ['a new project', 'now', {}],
  ['an older one, where new things begin open to everybody', 'older', { open: true }],
])('in %s', (_, name, options) => {
  let migrated: Catalogue

  it('supabase/schemas/ makes what the migrations make', async () => {
    migrated = await catalogueAfter(`${name}_migrated`, options, applyMigrations)
    const declared = await catalogueAfter(`${name}_declared`, options, applySchemas)
    expect(migrated.size).toBeGreaterThan(500)
    expect(differences(migrated, declared)).toEqual([])
  })

  it('and whatever else a migration leaves is named', async () => {
    const changed = await catalogueAfter(`${name}_changed`, options, async (url) => {
      await applySchemas(url)
      const sql = openSql(url)
      await sql.unsafe(`
        alter table public.bookings alter seat set default 2, drop constraint bookings_amount_check;
        alter table public.enquiries add note text;
        drop index public.enquiries_by_age;
        drop trigger accept_enquiry on public.enquiries;
        alter table public.outbox disable row level security;
        alter policy "Visitors request a quote, under no account" on public.quote_requests with check (true);
        grant select on public.limits to anon;
        grant execute on function public.free_seat to authenticated;
        create or replace function public.operator_mail_limit() returns integer
          language sql immutable set search_path = '' as 'select 21';
        comment on table public.profiles is 'of customers';
        update public.limits set value = 7 where name = 'RATE_LIMIT_UPLOADS';
        update storage.buckets set file_size_limit = 1;
        select cron.schedule('run-jobs', '0 * * * *', 'select public.call_run_jobs()');
        alter role anon set statement_timeout = '9s'`)
      await sql.end()
    })
    expect(
      differences(migrated, changed)
        .map(({ object }) => object)
        .sort(),
    ).toEqual([
      'column bookings.seat',
      'column enquiries.note',
      'comment table profiles',
      'constraint bookings_amount_check of bookings',
      'function free_seat(timestamp with time zone)',
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
