/** @module-tag own-machine */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { OPERATOR_EMAIL } from '#contract/business-facts.ts'
import { eventually } from '../support/host.ts'
import { localEnv, operator, operatorData, startOperator } from '../support/operator.ts'
import { ownHost } from '../support/own-host.ts'
import { metric, readMetrics } from '../support/prometheus.ts'
import { type Row, undoing } from '../support/sql.ts'

vi.setConfig({ testTimeout: 240_000 })

const { host, sql } = ownHost()
let folder: string

const SUBSCRIBERS = 150

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'issues-'))
  await sql`
    with added as (
      insert into public.newsletter_subscriptions (email, status, created_at, confirmed_at)
      select 'reader' || n || '@example.com', 'confirmed', now() - interval '2 days', now() - interval '1 day'
      from generate_series(1, ${SUBSCRIBERS}) as n
      returning id
    )
    insert into public.newsletter_consents (subscription_id, wording, requested_at, confirmed_at)
    select id, '2026-11-21', now() - interval '2 days', now() - interval '1 day' from added`
  await sql`
    insert into public.newsletter_subscriptions (email, status)
    values ('pending@example.com', 'pending'), ('gone@example.com', 'unsubscribed')`
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

async function issueFile(name: string, text: string): Promise<string> {
  const file = join(folder, `${name}.md`)
  await writeFile(file, text)
  return file
}

const recipientsOf = async (subject: string) =>
  (await host.mail())
    .filter((mail) => mail.subject === subject)
    .map(({ to }) => (to?.[0] && 'address' in to[0] ? to[0].address : ''))

/** Deliveries that the host started because messages were queued. */
const ownRuns = async () =>
  metric(readMetrics(await (await fetch(`${host.url}/metrics`)).text()), 'site_job_runs_total', {
    work: 'mail',
  }) || 0

const TEXT = `# News for papers

Dear reader, **two countries** changed their rules.

- Poland: [the register](https://example.com/register)
- Portugal

<https://example.com/more>
`

describe('newsletter export', () => {
  it('exports the confirmed addresses with their consents, as CSV and JSON', async () => {
    await sql`
      insert into public.newsletter_subscriptions (email, status, confirmed_at) values ('+1+1@example.com', 'confirmed', now())`
    const { code, stdout } = await operator(host, 'newsletter', 'export')
    expect(code).toBe(0)
    const [titles, ...lines] = stdout.trimEnd().split('\r\n')
    expect(titles).toBe('email,requested_at,confirmed_at,wording,words')
    expect(lines).toHaveLength(SUBSCRIBERS + 1)
    expect(stdout).toContain("\r\n'+1+1@example.com,")
    expect(stdout).not.toMatch(/pending@|gone@/)
    await sql`delete from public.newsletter_subscriptions where email = '+1+1@example.com'`

    const file = join(folder, 'addresses.json')
    const written = await operator(host, 'newsletter', 'export', '--format', 'json', '--output', file)
    expect(written.stdout).toContain(`${SUBSCRIBERS} addresses`)
    const data = JSON.parse(await readFile(file, 'utf8'))
    expect(data).toHaveLength(SUBSCRIBERS)
    expect(data[0]).toMatchObject({
      wording: '2026-11-21',
      words: expect.stringContaining('By subscribing you agree'),
    })
    expect(await operatorData(host, 'newsletter', 'export')).toEqual(data)
    expect((await operator(host, 'newsletter', 'export', '--output', file)).code).toBe(1)
  })
})

describe('newsletter send', () => {
  it('refuses a file that cannot be sent as written, and names the line', async () => {
    const wrong: [string, RegExp][] = [
      ['no heading', /must begin with a heading, its subject/],
      ['# Only a subject\n', /nothing below it/],
      ['# S\n\ncaf\ufffd\n', /is not in UTF-8/],
      ['# S\n\ntext\n\n<b>bold</b>\n', /line 5 or below: HTML is not sent/],
      ['# S\n\ntext <img src="https://example.com/pixel"> more\n', /line 3 or below: HTML is not sent/],
      ['# S\n\n- one\n- ![a picture](https://example.com/p.png)\n', /Pictures are not sent/],
      ['# S\n\n[here](javascript:alert(1))\n', /leads nowhere/],
      ['# S\n\ntext\n\n1. one\n   - nested\n', /line 5 or below: .* within a list or quotation/],
      ['# S\n\n> - quoted\n', /line 3 or below: .* within a list or quotation/],
      ['# S\n\n~~[old](https://example.com)~~\n', /Struck-out text is not sent/],
      ['# S\n\n| a | b |\n|---|---|\n| 1 | 2 |\n', /Tables are not sent/],
      [`# ${'s'.repeat(201)}\n\ntext`, /subject is longer than 200/],
    ]
    for (const [text, message] of wrong) {
      const file = await issueFile('wrong', text)
      const { code, stdout, stderr } = await operator(host, 'newsletter', 'send', file, '--yes')
      expect([text, code, stdout]).toEqual([text, 1, ''])
      expect(stderr).toMatch(message)
    }
    expect((await operator(host, 'newsletter', 'send', join(folder, 'none.md'))).stderr).toContain(
      'cannot be read',
    )
    expect(await sql`select from public.newsletter_issues`).toHaveLength(0)
  })

  it('sends a test to the operator only', async () => {
    const file = await issueFile('2026-11', TEXT)
    const { code, stdout } = await operator(host, 'newsletter', 'send', file, '--test')
    expect([code, stdout]).toEqual([0, expect.stringContaining('[Test] News for papers')])
    expect(await recipientsOf('[Test] News for papers')).toEqual([OPERATOR_EMAIL])
    expect(await recipientsOf('News for papers')).toEqual([])
  })

  it('asks for confirmation', async () => {
    const { code, stderr } = await operator(host, 'newsletter', 'send', join(folder, '2026-11.md'))
    expect(code).toBe(2)
    expect(stderr).toContain(`"News for papers" (2026-11), to ${SUBSCRIBERS} subscribers.`)
    expect(await sql`select from public.newsletter_issues`).toHaveLength(0)
  })

  it('interrupted and repeated, reaches everyone once, except those who have unsubscribed meanwhile', async () => {
    const file = join(folder, '2026-11.md')
    const runs = await ownRuns()
    const { child, ended } = startOperator(localEnv(host), ['newsletter', 'send', file, '--yes'])
    const left = await eventually(async () => {
      const rows = await sql`
        update public.outbox set next_attempt_at = now() + interval '1 hour'
        where id in (
          select id from public.outbox where kind = 'newsletter_issue' and status = 'queued' and leased_until is null
          order by id desc limit 10 for update skip locked
        )
        returning id, recipient`
      return rows.length > 0 ? rows : undefined
    }, 60)
    // One unsubscribes between queueing and delivery, without the link (which removes the message).
    const late = left[0] as Row
    child.kill('SIGKILL')
    expect((await ended).code).not.toBe(0)
    await sql`
      update public.newsletter_subscriptions set status = 'unsubscribed', unsubscribed_at = now() where email = ${late.recipient}`
    // And one who came later gets the next issue.
    await sql`
      insert into public.newsletter_subscriptions (email, status, confirmed_at)
      values ('later@example.com', 'confirmed', now())`
    // The host may deliver the others meanwhile.
    const ids = left.map(({ id }) => id)
    await eventually(
      async () => {
        const others = await sql`
          select from public.outbox where kind = 'newsletter_issue' and status = 'queued' and not id = any(${ids}::uuid[])`
        return (others.length === 0 && (await ownRuns()) > runs) || undefined
      },
      60,
      'the others to be sent',
    )
    await sql`update public.outbox set next_attempt_at = now() where id = any(${ids}::uuid[])`

    const again = await operator(host, 'newsletter', 'send', file, '--yes')
    expect(again.code).toBe(0)
    expect(again.stderr).toContain('Continuing; no one gets it twice')
    expect(again.stderr).toMatch(/Sent: \d+ of 150/)
    expect(again.stdout).toContain(`Sent ${SUBSCRIBERS} messages.`)
    const once = await operatorData(host, 'newsletter', 'send', file, '--yes')
    expect(once).toMatchObject({ sent: SUBSCRIBERS, queued: 0, abandoned: 0 })

    const recipients = await recipientsOf('News for papers')
    expect(recipients).toHaveLength(SUBSCRIBERS - 1)
    expect(new Set(recipients).size).toBe(SUBSCRIBERS - 1)
    for (const other of [late.recipient, 'later@example.com']) expect(recipients).not.toContain(other)
    await sql`delete from public.newsletter_subscriptions where email = 'later@example.com'`
    const mail = (await host.mail()).find(({ subject }) => subject === 'News for papers')
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
      'List-Unsubscribe=One-Click',
    )
    expect(mail?.html).toContain('href="https://example.com/register"')
    expect(mail?.text).toContain('Poland')
  })

  it('does not accept another text under the name of an earlier issue', async () => {
    const changed = await issueFile('2026-11', `${TEXT}\nP.S. One more thing.\n`)
    const { code, stdout, stderr } = await operator(host, 'newsletter', 'send', changed, '--yes')
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/was started at .* with different text. Nothing was sent now/)
    expect(await recipientsOf('News for papers')).toHaveLength(SUBSCRIBERS - 1)
  })

  it('does not delay urgent messages', async () => {
    await undoing(sql, async (work) => {
      await work`
        insert into public.outbox (kind, recipient, subject_id, payload, dedupe_key, next_attempt_at)
        select 'newsletter_issue', email, id, jsonb_build_object('issue', gen_random_uuid()), 'behind:' || id, now() - interval '1 hour'
        from public.newsletter_subscriptions where status = 'confirmed'`
      await work`insert into public.outbox (kind, recipient, dedupe_key) values ('account_exists', 'waits@example.com', 'waits')`
      const taken = await work`select kind from public.take_messages(1)`
      expect(taken).toEqual([{ kind: 'account_exists' }])
    })
  })

  it('queues ten thousand within a request’s timeout, and only once when run twice at once', {
    tags: ['release'],
  }, async () => {
    await sql`
      insert into public.newsletter_subscriptions (email, status, confirmed_at)
      select 'many' || n || '@example.com', 'confirmed', now() - interval '1 day' from generate_series(1, 10000) as n`
    const started = performance.now()
    const call = () => sql`select begun, same from public.send_newsletter_issue('big', 'Big', 'text')`
    const answers = (await Promise.all([call(), call()])).flat()
    const took = Math.round(performance.now() - started)
    expect(answers.map(({ begun }) => begun).sort()).toEqual([false, true])
    const [issue] = await sql`select id from public.newsletter_issues where name = 'big'`
    const counts = await sql`select * from public.newsletter_progress(${issue?.id})`
    const [confirmed] = await sql`
      select count(*)::integer as readers from public.newsletter_subscriptions where status = 'confirmed'`
    expect(counts.reduce((sum, { messages }) => sum + messages, 0)).toBe(confirmed?.readers)
    // The host's limit for a statement.
    expect(took).toBeLessThan(14_000)
  })
})
