import { afterAll, beforeAll, expect, it } from 'vitest'
import { type HostedProjects, startHostedProjects } from '../support/hosted-project.ts'
import { pushTo, VAULT } from '../support/hosted-setup.ts'
import { openSql, type Sql } from '../support/sql.ts'
import { supabaseCli } from '../support/supabase-cli.ts'

/** Sample data, loaded by the genuine CLI; tests/e2e/dev-server.spec.ts loads it into the embedded database. */

let projects: HostedProjects
let sql: Sql
let url: string
let cli: Awaited<ReturnType<typeof supabaseCli>>

beforeAll(async () => {
  projects = await startHostedProjects()
  url = await projects.create('seeded')
  sql = openSql(url)
  cli = await supabaseCli()
})
afterAll(async () => {
  await sql.end()
  await cli.dispose()
  await projects.dispose()
})

const counts = async () =>
  (
    await sql`select
      (select count(*)::int from auth.users) as accounts,
      (select count(*)::int from public.account_proofs) as proven,
      (select count(*)::int from public.quote_requests) as requests,
      (select count(distinct status)::int from public.bookings) as states_of_bookings,
      (select count(distinct subject)::int from public.enquiries) as subjects,
      (select count(distinct status)::int from public.newsletter_subscriptions) as states_of_subscriptions,
      (select count(*)::int from public.outbox where status = 'queued') as messages`
  )[0]

const FULL = {
  accounts: 3,
  proven: 2,
  requests: 9,
  states_of_bookings: 5,
  subjects: 6,
  states_of_subscriptions: 3,
  messages: 10,
}

it('supabase db push leaves it out, and with --include-seed puts it in, once', async () => {
  expect(await cli.run(pushTo(url), VAULT)).toMatchObject({ code: 0 })
  expect(await counts()).toMatchObject({ accounts: 0, requests: 0 })
  expect(await cli.run([...pushTo(url), '--include-seed'], VAULT)).toMatchObject({ code: 0 })
  expect(await counts()).toEqual(FULL)
  const query = ['db', 'query', '--db-url', `${url}?sslmode=disable`, '-f', 'supabase/seed.sql']
  expect(await cli.run(query)).toMatchObject({ code: 0 })
  expect(await counts()).toEqual(FULL)
})

it('is nobody’s real data', async () => {
  const addresses = await sql`
    select email from auth.users union select email from public.quote_requests union select email from public.bookings
    union select email from public.enquiries union select email from public.newsletter_subscriptions`
  expect(addresses.filter(({ email }) => !/@example\.com$/.test(email))).toEqual([])
})
