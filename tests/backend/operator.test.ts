/** @module-tag own-machine */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { BUSINESS } from '#content/business.ts'
import { referenceOf } from '#contract/reference.ts'
import { book, sampleBooking } from '../support/bookings.ts'
import { anonymous, sampleRow, sendQuote } from '../support/clients.ts'
import { type Host, startHost } from '../support/host.ts'
import { localEnv, operator, operatorData, startOperator } from '../support/operator.ts'
import { openSql, type Sql } from '../support/sql.ts'

/** The operator's commands, run as processes on a dedicated host whose mail server is unreachable. */

// Each command is a process, and the machine may be busy with other tests.
vi.setConfig({ testTimeout: 180_000 })

let host: Host
let sql: Sql

beforeAll(async () => {
  host = await startHost({ SMTP_URL: 'smtp://127.0.0.1:9' })
  sql = openSql(host.databaseUrl, 2)
})
afterAll(async () => {
  await sql.end()
  await host.dispose()
})

const widest = (text: string) => Math.max(...text.split('\n').map((line) => [...line].length))

describe('the command line', () => {
  it('explains all commands and each of them, within 80 columns', async () => {
    const all = await operator(host, '--help')
    expect(all).toMatchObject({ code: 0, stderr: '' })
    expect(widest(all.stdout)).toBeLessThanOrEqual(80)
    const names = [...all.stdout.matchAll(/^ {2}((?:[a-z]+ ?)+)/gm)].map(([, name = '']) => name.trim())
    expect(names).toContain('mail retry')
    for (const name of names) {
      const { code, stdout, stderr } = await operator(host, ...name.split(' '), '--help')
      expect([name, code, stderr]).toEqual([name, 0, ''])
      expect(stdout).toContain(`npm run operator -- ${name}`)
      expect(stdout).toContain('--json')
      expect(widest(stdout), name).toBeLessThanOrEqual(80)
    }
  })

  it('says what is wrong with it, with exit code 2 and nothing on standard output', async () => {
    const wrong: [string[], RegExp][] = [
      [[], /COMMAND/],
      [['--json'], /Begin with a command/],
      [['nonsense'], /There is no command "nonsense"/],
      [['requests', 'lst'], /Choose from: requests list, requests show/],
      [['requests', 'show'], /requests show needs REFERENCE/],
      [['requests', 'show', 'SQ-1'], /"SQ-1" is not a reference/],
      [['requests', 'list', 'more'], /requests list does not take "more"/],
      [['requests', 'list', '--limit', '0'], /--limit must be a whole number/],
      [['requests', 'list', '--limit'], /--limit/],
      [['requests', 'list', '--colour'], /--colour.*requests list --help/],
      [['bookings', 'list', '--status', 'paid'], /--status must be one of held/],
      [['mail', 'show', 'zz'], /is not the id of a message/],
      [['mail', 'retry'], /ID of a message, or --all/],
    ]
    for (const [words, message] of wrong) {
      const { code, stdout, stderr } = await operator(host, ...words)
      expect([words, code, stdout]).toEqual([words, 2, ''])
      expect(stderr).toMatch(message)
      expect(stderr, words.join(' ')).not.toMatch(/^\s+at /m)
    }
  })

  it('says what to do when there is no backend, no installation, or a wrong key', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'empty-'))
    const words = ['requests', 'list']
    const none = await startOperator({ DATA_DIR: empty }, words).ended
    expect([none.code, none.stdout]).toEqual([1, ''])
    expect(none.stderr).toContain(`There is no installation in ${empty}`)
    await rm(empty, { recursive: true })

    const away = await startOperator({ ...localEnv(host), SITE_URL: 'http://127.0.0.1:9' }, words).ended
    expect([away.code, away.stdout]).toEqual([1, ''])
    expect(away.stderr).toMatch(/No backend answers at http:\/\/127.0.0.1:9.*npm start/)

    const hosted = { SUPABASE_URL: host.url, SUPABASE_SECRET_KEY: 'sb_secret_of_somebody_else' }
    const refused = await startOperator(hosted, words).ended
    expect([refused.code, refused.stdout]).toEqual([1, ''])
    expect(refused.stderr).toContain('rejects the secret key')

    const half = await startOperator({ SUPABASE_URL: host.url }, words).ended
    expect([half.code, half.stderr]).toEqual([2, expect.stringContaining('SUPABASE_SECRET_KEY')])
    const bad = await startOperator({ ...localEnv(host), PORT: 'eighty' }, words).ended
    expect([bad.code, bad.stderr]).toEqual([2, expect.stringContaining('PORT')])
  })

  it('works with just address and key, as for a hosted project', async () => {
    const env = { SUPABASE_URL: host.url, SUPABASE_SECRET_KEY: host.secretKey }
    const { code, stdout } = await startOperator(env, ['bookings', 'list', '--status', 'lost', '--json'], '/')
      .ended
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toEqual({ total: 0, page: 1, limit: 20, items: [] })
  })
})

describe('requests', () => {
  it('are listed and shown with their documents, messages and due time', async () => {
    const { row } = await sendQuote(anonymous(host), {
      given_name: 'Żofia',
      task_description: 'First line\nsecond line \u001b[2J cleared',
      email: 'shown@example.com',
    })
    const reference = referenceOf(row.id)
    const list = await operator(host, 'requests', 'list', '--email', 'SHOWN@example.com')
    expect(list.code).toBe(0)
    expect(list.stdout).toContain(reference)
    expect(list.stdout).toContain('Żofia')
    expect(list.stdout).toContain('1 to 1 of 1')
    expect(widest(list.stdout)).toBeLessThanOrEqual(80)

    for (const name of [reference, reference.toLowerCase().replaceAll('-', ''), row.id]) {
      const shown = await operator(host, 'requests', 'show', name)
      expect(shown.code).toBe(0)
      expect(shown.stdout).toContain('certificate.pdf (2 KB, accepted)')
      expect(shown.stdout).toMatch(/queued .*, quote_operator, to the operator/)
      expect(shown.stdout).toMatch(/Task +First line\n +second line/)
      expect(shown.stdout).not.toContain('\u001b')
      expect(widest(shown.stdout)).toBeLessThanOrEqual(80)
    }
    const data = await operatorData(host, 'requests', 'show', reference)
    expect(data).toMatchObject({
      id: row.id,
      email: 'shown@example.com',
      request_documents: [{ state: 'accepted' }],
    })
    expect(new Date(data.due_at).getTime() - new Date(data.created_at).getTime()).toBe(48 * 3_600_000)
    const unknown = await operator(host, 'requests', 'show', 'SQ-2222-2222')
    expect([unknown.code, unknown.stderr]).toEqual([1, 'There is no request SQ-2222-2222.\n'])
  })

  it('are not matched by an address used as a pattern', async () => {
    for (const email of ['under_score@example.com', 'underXscore@example.com'])
      await anonymous(host).from('quote_requests').insert(sampleRow({ email }))
    const { items } = await operatorData(host, 'requests', 'list', '--email', 'under_score@example.com')
    expect(items.map(({ email }: { email: string }) => email)).toEqual(['under_score@example.com'])
    expect((await operatorData(host, 'requests', 'list', '--email', '%')).items).toEqual([])
  })
})

describe('bookings', () => {
  it('are listed and shown with their payment', async () => {
    const answers = sampleBooking()
    await book(host, answers)
    const { items } = await operatorData(
      host,
      'bookings',
      'list',
      '--status',
      'held',
      '--email',
      answers.email,
    )
    expect(items).toMatchObject([{ status: 'held', email: answers.email }])
    const list = await operator(host, 'bookings', 'list')
    expect(list.stdout).toContain(items[0].reference)
    expect(widest(list.stdout)).toBeLessThanOrEqual(80)
    const shown = await operator(host, 'bookings', 'show', items[0].reference)
    expect(shown.stdout.replace(/ +/g, ' ')).toContain(`Price ${BUSINESS.consultation.price}`)
    expect(shown.stdout).toContain('cs_sandbox_')
  })
})

describe('queued mail', () => {
  async function queuedMail(email: string): Promise<string> {
    await sendQuote(anonymous(host), { email })
    const { items } = await operatorData(host, 'mail', 'list', '--to', email)
    expect(items).toHaveLength(1)
    return items[0].id
  }
  const stateOf = async (id: string) => (await sql`select * from public.outbox where id = ${id}`)[0]

  it('is listed with its error, and shown without its payload', async () => {
    const id = await queuedMail('queued@example.com')
    await sql`update public.outbox set payload = '{"secret":"one-time link"}' where id = ${id}`
    const list = await operator(host, 'mail', 'list')
    expect(list.stdout).toContain(id.slice(0, 8))
    expect(widest(list.stdout)).toBeLessThanOrEqual(80)
    for (const words of [[id], [id.slice(0, 8)], [id, '--json']]) {
      const shown = await operator(host, 'mail', 'show', ...words)
      expect(shown.stdout).toContain('queued@example.com')
      expect(shown.stdout).not.toContain('one-time link')
    }
  })

  it('is retried at once, even after it was given up, with the result', async () => {
    const id = await queuedMail('retried@example.com')
    await sql`
      update public.outbox set status = 'abandoned', attempts = 40, created_at = now() - interval '3 days' where id = ${id}`
    const { code, stdout, stderr } = await operator(host, 'mail', 'retry', id)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^Not delivered: .*ESOCKET.*The next try is at/)
    expect(await stateOf(id)).toMatchObject({ status: 'queued', attempts: 1 })
  })

  it('is not touched while it is being delivered, or once it has been sent', async () => {
    const id = await queuedMail('leased@example.com')
    await sql`update public.outbox set leased_until = now() + interval '1 minute' where id = ${id}`
    for (const verb of ['retry', 'drop']) {
      const { code, stderr } = await operator(host, 'mail', verb, id)
      expect([verb, code, stderr]).toEqual([verb, 1, expect.stringContaining('being delivered')])
    }
    await sql`update public.outbox set status = 'sent', sent_at = now(), leased_until = null where id = ${id}`
    for (const verb of ['retry', 'drop']) {
      const { code, stderr } = await operator(host, 'mail', verb, id)
      expect([verb, code, stderr]).toEqual([verb, 1, expect.stringContaining('nothing was done')])
    }
    expect(await stateOf(id)).toMatchObject({ status: 'sent' })
  })

  it('is dropped permanently', async () => {
    const id = await queuedMail('dropped@example.com')
    const { code, stdout } = await operator(host, 'mail', 'drop', id)
    expect([code, stdout]).toEqual([0, 'Dropped: quote_customer to dropped@example.com.\n'])
    expect(await stateOf(id)).toBeUndefined()
    expect((await operator(host, 'mail', 'show', id)).code).toBe(1)
  })
})

describe('ten thousand requests', () => {
  beforeAll(async () => {
    await sql`set session_replication_role = replica`
    await sql`
      insert into public.quote_requests
        (service_type, urgency, task_description, country_of_origin, country_of_destination,
         given_name, family_name, email, created_at)
      select 'document-translation', 'standard', repeat('words ', 500), 'Poland', 'United Kingdom',
        'Many', 'Person ' || n, 'many' || n || '@example.com', '2026-01-01'::timestamptz + make_interval(mins => n)
      from generate_series(1, 10000) as n`
    await sql`
      insert into public.outbox (kind, recipient, dedupe_key, status, created_at)
      select 'quote_customer', 'many' || n || '@example.com', 'many:' || n, 'abandoned',
        '2026-01-01'::timestamptz + make_interval(mins => n)
      from generate_series(1, 10000) as n`
    await sql`set session_replication_role = origin`
  })

  it('are listed a page at a time, as quickly as a few', async () => {
    const time = async (...words: string[]) => {
      const started = performance.now()
      const data = await operatorData(host, ...words)
      return { data, took: performance.now() - started }
    }
    const few = await time('requests', 'list', '--email', 'nobody@example.com')
    const many = await time('requests', 'list', '--limit', '50')
    // Mostly process start-up, so it is compared with an empty list.
    expect(many.took).toBeLessThan(3 * few.took + 1_000)
    const { total } = many.data
    expect(total).toBeGreaterThanOrEqual(10_000)
    expect(many.data.items).toHaveLength(50)

    const page = async (number: number) =>
      (await operatorData(host, 'requests', 'list', '--limit', '1000', '--page', String(number))).items
    const last = Math.ceil(total / 1000)
    const rows = [...(await page(1)), ...(await page(2)), ...(await page(last))]
    expect(rows).toHaveLength(2000 + (total % 1000 || 1000))
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(rows.length)

    const text = await operator(host, 'requests', 'list', '--page', '3')
    expect(text.stdout).toMatch(/41 to 60 of 10,0\d\d; add --page 4 for the next page/)
    expect((await operator(host, 'requests', 'list', '--page', '9999')).stdout).toBe(
      'There is no page 9999.\n',
    )
    expect((await operatorData(host, 'mail', 'list', '--status', 'abandoned')).total).toBe(10_000)
  })
})
