import { readdir, readFile } from 'node:fs/promises'
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { CONSULTATION_FACTS, SELLER } from '#contract/business-facts.ts'
import { readAccess } from '../support/access.ts'
import { pushTo, VAULT } from '../support/hosted-setup.ts'
import { openSql } from '../support/sql.ts'
import { supabaseCli } from '../support/supabase-cli.ts'

/** Migrations pushed to a hosted project by the genuine CLI. */

const { today, open, superuser, output } = inject('hosted')
const connect = (url: string) => openSql(url)
const [owner, older, admin] = [connect(today), connect(open), connect(superuser)]
afterAll(() => Promise.all([owner.end(), older.end(), admin.end()]))

const files = (await readdir(new URL('../../supabase/migrations/', import.meta.url))).sort()

describe('supabase db push', () => {
  it('brings every migration to a new project, in order', async () => {
    expect(output.match(/(?<=Applying migration )\S+\.sql/g)).toEqual(files)
    const rows = await owner`select version || '_' || name || '.sql' as file
      from supabase_migrations.schema_migrations order by version`
    expect(rows.map(({ file }) => file)).toEqual(files)
  })

  it('has nothing to do the second time', async () => {
    const cli = await supabaseCli({ live: true })
    onTestFinished(cli.dispose)
    const again = await cli.run(pushTo(today), VAULT)
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('up to date') })
    expect(again.output).not.toContain('Applying')
  })

  it('is followed by the facts of the business, as often as one likes', async () => {
    const cli = await supabaseCli()
    onTestFinished(cli.dispose)
    await older`update public.business_facts set opening_days = '{7}', slot_minutes = 10`
    const url = `${open}?sslmode=disable`
    const query = ['db', 'query', '--db-url', url, '-f', 'supabase/business-facts.sql']
    for (const _ of [1, 2]) expect(await cli.run(query)).toMatchObject({ code: 0 })
    const { days, firstSlot, lastSlot, slotMinutes } = CONSULTATION_FACTS
    expect(await older`select * from public.business_facts`).toMatchObject([
      {
        opening_days: days,
        first_slot: `${firstSlot}:00`,
        last_slot: `${lastSlot}:00`,
        slot_minutes: slotMinutes,
        seller: SELLER,
      },
    ])
  })

  it('leaves the same rights in an older project, where new objects are open to everyone', {
    tags: ['access-matrix'],
  }, async () => {
    const access = JSON.parse(await readFile(new URL('../database/access.json', import.meta.url), 'utf8'))
    expect(await readAccess(older)).toEqual(access)
  })

  it('adds to the platform’s own schemas nothing but what the platform lets it add', async () => {
    const added = await owner`
      select 'trigger' as kind, tgrelid::regclass || ' ' || tgname as name from pg_trigger
        join pg_proc handler on handler.oid = tgfoid
        where not tgisinternal and handler.pronamespace = 'public'::regnamespace
          and (select relnamespace from pg_class where oid = tgrelid) <> 'public'::regnamespace
      union all
      select 'policy', schemaname || '.' || tablename || ' ' || policyname from pg_policies where schemaname <> 'public'
      union all
      select 'bucket', id from storage.buckets
      order by kind, name`
    expect(added.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'bucket quote-documents',
      'policy storage.objects Customers upload documents to their own folder',
      'policy storage.objects Visitors upload documents under new names',
      'trigger auth.identities bound_identity_details',
      'trigger auth.users bound_account_details',
      'trigger auth.users keep_account_address',
      'trigger auth.users make_profile',
      'trigger auth.users prove_by_new_password',
      'trigger auth.users prove_operator_account',
      'trigger auth.users welcome_confirmed_account',
      'trigger storage.objects limit_document_size',
      'trigger storage.objects limit_uploads',
    ])
    const foreign = await admin`
      select nspname || '.' || relname as name from pg_class join pg_namespace n on n.oid = relnamespace
        where relowner = 'postgres'::regrole and nspname not in ('public', 'supabase_migrations') and nspname !~ '^pg_'
      union all
      select nspname || '.' || proname from pg_proc join pg_namespace n on n.oid = pronamespace
        where proowner = 'postgres'::regrole and nspname not in ('public', 'supabase_migrations')`
    expect(foreign).toEqual([])
  })
})

describe('the clock', () => {
  const request = () =>
    admin`select url, headers, convert_from(body, 'UTF8') as body, timeout_milliseconds as timeout
      from net.http_request_queue order by id desc limit 1`

  it('calls run-jobs every minute, with the key out of the Vault', async () => {
    const jobs = await owner`select jobname, schedule, command, username from cron.job order by jobname`
    expect(jobs.map(({ jobname, schedule }) => [jobname, schedule])).toEqual([
      ['forget-job-runs', '17 3 * * *'],
      ['run-jobs', '* * * * *'],
    ])
    // as pg_cron does: with the rights of the job's owner
    for (const { command, username } of jobs) {
      expect(username).toBe('postgres')
      await owner.unsafe(command)
    }
    expect(await request()).toEqual([
      {
        url: `${VAULT.PROJECT_URL}/functions/v1/run-jobs`,
        headers: { 'content-type': 'application/json', apikey: VAULT.PROJECT_SECRET_KEY },
        body: '{}',
        timeout: 55_000,
      },
    ])
  })

  it('takes a new key without being scheduled anew', async () => {
    await admin`
      select vault.update_secret(id, 'sb_secret_new') from vault.secrets where name = 'secret_key'`
    await owner`select public.request_jobs()`
    expect((await request())[0]?.headers).toMatchObject({ apikey: 'sb_secret_new' })
  })

  it('fails aloud when the Vault is empty', async () => {
    const emptied = admin.begin(async (transaction) => {
      await transaction`delete from vault.secrets`
      await transaction`select public.request_jobs()`
    })
    await expect(emptied).rejects.toThrow(/Vault lacks/)
  })

  it('is set once, however often', async () => {
    expect(await owner`select public.schedule_jobs() as scheduled`).toEqual([{ scheduled: true }])
    expect(await owner`select from cron.job`).toHaveLength(2)
  })
})
