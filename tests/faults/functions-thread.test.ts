import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually, type Host, startHost } from '../support/host.ts'
import { type FakeSmtp, startSmtp } from '../support/smtp.ts'
import { openSql } from '../support/sql.ts'

/** The functions' thread dies in the middle of a delivery. */

/** More than can be out before the test has looked and the thread has died. */
const MESSAGES = 300

let host: Host
let smtp: FakeSmtp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crash-'))
  smtp = await startSmtp()
  host = await startHost({
    SMTP_URL: smtp.url,
    CRASH_FILE: join(folder, 'now'),
    NODE_OPTIONS: `--import=${new URL('../support/thread-crash-preload.ts', import.meta.url).href}`,
  })
})
afterAll(async () => {
  await host.dispose()
  await smtp.close()
  await rm(folder, { recursive: true })
})

it('nothing is lost, only what was in hand can come twice, and the host serves on', {
  tags: ['kill-9', 'mail-outage'],
}, async () => {
  const sql = openSql(host.databaseUrl)
  try {
    await sql`insert into public.outbox (kind, recipient, dedupe_key)
      select 'account_exists', 'person' || n || '@example.com', 'crash:' || n
      from generate_series(1, ${MESSAGES}::integer) n`
    const jobs = host.runJobs().catch((error: Error) => error.message)
    await eventually(() => smtp.received.length >= 7 || undefined)
    await writeFile(join(folder, 'now'), '')
    expect(await jobs).toBe('run-jobs answered 503')
    await eventually(() => host.output().includes('The functions failed') || undefined, 20, 'the log')
    expect((await fetch(host.url)).status).toBe(200)
    expect(smtp.received.length).toBeLessThan(MESSAGES)

    // Another thread takes its place, and leaves alone what is leased.
    await eventually(
      () =>
        host.runJobs().then(
          () => true,
          () => undefined,
        ),
      20,
      'another thread',
    )
    const inHand = await sql`select recipient, leased_until > now() as leased from public.outbox
      where status = 'queued'`
    expect(inHand.filter(({ leased }) => !leased)).toEqual([])
    expect(inHand.length).toBeLessThan(MESSAGES)
    await sql`update public.outbox set leased_until = now(), next_attempt_at = now() where status = 'queued'`
    // The host may have some of them in hand already.
    await eventually(
      async () => {
        await host.runJobs()
        return (await sql`select from public.outbox where status <> 'sent'`).length === 0 || undefined
      },
      60,
      'everything to be out',
    )

    const sent = smtp.received.flatMap(({ envelope }) => envelope.to)
    expect(new Set(sent).size).toBe(MESSAGES)
    const twice = sent.filter((to, i) => sent.indexOf(to) !== i)
    expect(inHand.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(twice))
  } finally {
    await sql.end()
  }
})
