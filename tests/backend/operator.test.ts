/** @module-tag own-machine */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CONSULTATION } from '#content/facts.ts'
import { FILE_NAME_HEADER, LINK_TOKEN_HEADER, UPLOAD_TYPE } from '#contract/operator.ts'
import { referenceOf } from '#contract/reference.ts'
import { book, sampleBooking } from '../support/bookings.ts'
import { anonymous, sampleRow, sendQuote } from '../support/clients.ts'
import { startCommand } from '../support/command.ts'
import { freshAddress } from '../support/forms.ts'
import { eventually } from '../support/host.ts'
import { localEnv, operator, operatorData, startOperator } from '../support/operator.ts'
import { dayIn, rpc, sampleOffer, storePaidHalf, storeRequest } from '../support/orders.ts'
import { ownHost } from '../support/own-host.ts'
import { sampleFile } from '../support/samples.ts'
import type { Row } from '../support/sql.ts'

/** The operator's commands, as processes, on a host whose mail server is unreachable. */

// Each command is a process, and the machine may be busy.
vi.setConfig({ testTimeout: 180_000 })

const { host, sql } = ownHost({ SMTP_URL: 'smtp://127.0.0.1:9' })

const widest = (text: string) => Math.max(...text.split('\n').map((line) => [...line].length))

describe('the command line', () => {
  it('explains all commands and each of them, within 80 columns', async () => {
    const all = await operator(host, '--help')
    expect(all).toMatchObject({ code: 0, stderr: '' })
    expect(widest(all.stdout)).toBeLessThanOrEqual(80)
    const names = [...all.stdout.matchAll(/^ {2}((?:[a-z-]+ ?)+)/gm)].map(([, name = '']) => name.trim())
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
      [['links', 'SQ-7K4M-2XPD', 'more'], /does not take "more"/],
      [['links', 'SQ-1'], /"SQ-1" is not a reference/],
      [['links', '2026-02-30'], /"2026-02-30" is not a day. .*2026-12-28/],
      [['order', 'list', '--state', 'paid'], /--state must be one of offered/],
      [['books', 'vat', '--month', '2026-13'], /such as 2026-11/],
      [['books', 'export', '--from', '2026-11-31', '--to', '2026-12-01'], /--from 2026-11-01/],
      [['papers', 'November'], /such as 2026-11/],
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
    const keys = await startCommand('host/secrets.ts', { DATA_DIR: empty }, []).ended
    expect(keys).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `There is no installation in ${empty}: check DATA_DIR.\n`,
    })
    expect(await readdir(empty)).toEqual([])
    await rm(empty, { recursive: true })

    const away = await startOperator({ ...localEnv(host), SITE_URL: 'http://127.0.0.1:9' }, words).ended
    expect([away.code, away.stdout]).toEqual([1, ''])
    expect(away.stderr).toMatch(/No backend answers at http:\/\/127.0.0.1:9.*npm start/)

    const hosted = { SUPABASE_URL: host.url, SUPABASE_SECRET_KEY: 'sb_secret_of_somebody_else' }
    const refused = await startOperator(hosted, words).ended
    expect([refused.code, refused.stdout]).toEqual([1, ''])
    expect(refused.stderr).toContain('rejects the secret key')

    const other = { ...hosted, SUPABASE_URL: 'ftp://localhost' }
    expect((await startOperator(other, words).ended).stderr).toMatch(/^SUPABASE_URL is not an address/)
    const nowhere = await operator(host, 'papers', '2026-11', '--output', join(tmpdir(), 'no-such', '/'))
    expect(nowhere).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/cannot be written .*--output.\n$/),
    })

    const half = await startOperator({ SUPABASE_URL: host.url }, words).ended
    expect([half.code, half.stderr]).toEqual([2, expect.stringContaining('SUPABASE_SECRET_KEY')])
    const bad = await startOperator({ ...localEnv(host), PORT: 'eighty' }, words).ended
    expect([bad.code, bad.stderr]).toEqual([2, expect.stringContaining('PORT')])
  })

  it('does nothing when a question is answered with Ctrl-D', async () => {
    const asked = ['-qec', `${process.execPath} operator/main.ts calendar revoke`, '/dev/null']
    const child = spawn('script', asked, { env: { ...process.env, ...localEnv(host) } })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk
      if (chunk.includes('Type yes')) child.stdin.write('\x04')
    })
    expect(await once(child, 'close')).toEqual([2, null])
    expect(said.split(/\r?\n/).slice(1)).toEqual(['Nothing was changed. Add --yes to end the address.', ''])
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
      expect(shown.stdout).toMatch(/queued .*, “A quote request”, to the operator/)
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
    expect(new Date(data.needed_by).getTime() - new Date(data.created_at).getTime()).toBe(48 * 3_600_000)
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

describe('orders', { tags: ['order-commands'] }, () => {
  async function newRequest(changes: Row = {}): Promise<{ id: string; reference: string }> {
    const id = await storeRequest(sql, { email: freshAddress(), ...changes })
    return { id, reference: referenceOf(id) }
  }

  async function paidHalf(changes: Row = {}) {
    const id = await storePaidHalf(sql, { email: freshAddress(), ...changes })
    return { id, reference: referenceOf(id) }
  }

  const stateOf = async (id: string) => (await rpc(sql, 'order_view', { request: id }))?.order.state
  const failure = async (...words: string[]) => {
    const { code, stdout, stderr } = await operator(host, ...words)
    expect([words, code, stdout]).toEqual([words, 1, ''])
    expect(stderr).not.toMatch(/^\s+at /m)
    return stderr
  }

  const tokenOf = (href: string) => href.split('#operator=')[1] ?? ''
  const post = (href: string, body: object = {}) =>
    fetch(`${host.url}/functions/v1/operator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: host.publishableKey },
      body: JSON.stringify({ token: tokenOf(href), ...body }),
    })
  const printed = async (reference: string): Promise<Record<string, string>> =>
    Object.fromEntries(
      (await operatorData(host, 'links', reference)).map(({ label, href }: Row) => [label, href]),
    )
  /** What the page behind a printed link sends. */
  async function press(reference: string, label: string, body: object) {
    const links = Object.entries(await printed(reference))
    const [, href = ''] = links.find(([known]) => known.startsWith(label)) ?? []
    const response = await post(href, body)
    if (response.status !== 200) throw new Error(await response.text())
  }

  it('are listed and shown', async () => {
    const { id, reference } = await newRequest({ given_name: 'Żofia' })
    expect(await failure('order', 'show', reference)).toContain('has no quote yet')
    await rpc(sql, 'make_offer', { request: id, offer: JSON.stringify(sampleOffer()) })
    const shown = await operatorData(host, 'order', 'show', reference)
    expect(shown).toMatchObject({ state: 'offered', events: [{ actor: 'operator', kind: 'offered' }] })
    const list = await operator(host, 'order', 'list', '--state', 'offered')
    expect(list.stdout).toMatch(new RegExp(`${reference} +Quote sent +£120.01`))
    expect(widest(list.stdout)).toBeLessThanOrEqual(80)
    const page = await operator(host, 'order', 'show', reference)
    expect(page.stdout).toMatch(/Quote +1: £120.01/)
    expect(page.stdout).toContain('Żofia')
    expect(widest(page.stdout)).toBeLessThanOrEqual(80)
  })

  it('show to whom the invoices are addressed', async () => {
    const { id, reference } = await newRequest()
    const large = { vatRate: 2000, lines: [{ what: 'Translation', amount: 25_001 }] }
    await rpc(sql, 'make_offer', { request: id, offer: JSON.stringify(sampleOffer(new Date(), large)) })
    const billing = { name: 'Haworth Mills Ltd', address: 'The Old Mill\nBD22 8DA' }
    const args = { billing_name: billing.name, billing_address: billing.address }
    await rpc(sql, 'accept_offer', { request: id, version: 1, express: true, method: 'transfer', ...args })
    expect((await operatorData(host, 'order', 'show', reference)).billing).toEqual({
      ...billing,
      purchaseOrder: '',
    })
    const { stdout } = await operator(host, 'order', 'show', reference)
    expect(stdout).toMatch(/Invoice to +Haworth Mills Ltd\n +The Old Mill\n +BD22 8DA\n/)
  })

  it('are offered, paid, begun, delivered and ended by printed links, also after the mailed ones were withdrawn', async () => {
    const { id, reference } = await newRequest()
    expect(Object.keys(await printed(reference)).map((label) => label.slice(0, 20))).toEqual([
      ...['Answer with a price,', 'Write to the custome', 'Change the ready dat', 'Add a document of th'],
      ...['Mark this as spam', 'Erase this record', 'Mark as answered'],
    ])
    const draft = {
      lines: [{ what: 'All', amount: 12_001 }],
      readyBy: dayIn(9),
      validUntil: dayIn(5),
      note: '',
    }
    await press(reference, 'Answer with a price', { action: 'offer', draft, expected: 0 })
    await rpc(sql, 'accept_offer', { request: id, version: 1, express: true, method: 'transfer' })
    expect(Object.keys(await printed(reference))[0]).toBe('Confirm a bank transfer')
    await press(reference, 'Confirm a bank transfer', { action: 'confirm', amount: 6001 })
    expect(await stateOf(id)).toBe('half_paid')

    const before = await printed(reference)
    // links are withdrawn by the second
    await sql`update public.operator_confirmations set created_at = created_at - interval '1 second' where subject = ${`request:${id}`}`
    const { withdrawnBefore } = await operatorData(host, 'order', 'new-links', reference)
    const [row] = await sql`select order_links_from from public.quote_requests where id = ${id}`
    expect(row?.order_links_from).toEqual(new Date(withdrawnBefore))
    const queued =
      await sql`select payload from public.outbox where subject_id = ${id} and kind = 'order_links_operator'
        and created_at - ${withdrawnBefore} < interval '1 second'`
    expect(queued).toEqual([{ payload: { ended: true } }])
    expect((await post(before['Begin the work'] ?? '')).status).toBe(410)
    await press(reference, 'Begin the work', { action: 'begin' })
    expect(await stateOf(id)).toBe('in_progress')
    await press(reference, 'Write to the customer', { action: 'message', text: 'José or Jose?' })

    const token = tokenOf((await printed(reference))['Deliver documents or a parcel'] ?? '')
    const uploaded = await fetch(`${host.url}/functions/v1/operator?upload=deliver`, {
      method: 'POST',
      headers: {
        ...{ apikey: host.publishableKey, 'content-type': UPLOAD_TYPE },
        ...{ [LINK_TOKEN_HEADER]: token, [FILE_NAME_HEADER]: 'Certified.pdf' },
      },
      body: sampleFile('pdf', 30_000),
    })
    expect(uploaded.status).toBe(200)
    const parcel = { note: 'Signed', carrier: 'Post', tracking: 'RM 1', openNow: true }
    await press(reference, 'Deliver documents or a parcel', { action: 'deliver', ...parcel })
    expect(await stateOf(id)).toBe('delivered')
    expect((await operator(host, 'order', 'show', reference)).stdout).toContain('Certified.pdf (29 KB)')
    const part = { action: 'refund', amount: 100, reason: 'Late.', expected: 6001 }
    await press(reference, 'End the order or refund money', part)
    expect(Object.keys(await printed(reference))[0]).toBe('Confirm a bank transfer')
    // none of it asks again by mail
    expect(
      await sql`select 1 from public.outbox where subject_id = ${id} and kind = 'operator_confirm'`,
    ).toEqual([])
  })

  it('are all there in what is printed without a reference, each by what is owed, with those about the house last', async () => {
    const { reference } = await paidHalf()
    const { stdout } = await operator(host, 'links')
    expect(stdout).toMatch(
      new RegExp(`${reference}, .*: to be ready on .*\\nBegin the work\\n {2}http\\S+#operator=confirm\\.`),
    )
    // the order may also be delivered, declined or ended: that is allowed, not owed
    const about = stdout.split('\n\n').filter((each) => each.startsWith(`${reference},`))
    expect(about).toHaveLength(1)
    const [house, ...last] = (await operatorData(host, 'links')).slice(-2)
    expect(house).toMatchObject({ label: 'New order' })
    expect(last).toMatchObject([{ label: 'Remembered browsers' }])
    const shown = await post(house.href)
    expect(await shown.json()).toEqual({
      purpose: 'create',
      step: 'confirm',
      state: 'open',
      canRemember: true,
    })
    const again = await post(house.href, { action: 'create', answers: {} })
    expect([again.status, (await again.json()).error.code]).toEqual([400, 'form-invalid'])
  })

  it('have links that anybody who sees them could use, so they are only for the secret key', async () => {
    const { id } = await newRequest()
    const headers = { 'content-type': 'application/json' }
    const ask = (apikey: string, body: object) =>
      fetch(`${host.url}/functions/v1/operator`, {
        method: 'POST',
        headers: { ...headers, apikey },
        body: JSON.stringify(body),
      })
    for (const body of [{ links: `request:${id}` }, { request: id }])
      expect((await ask(host.publishableKey, body)).status).toBe(403)
    for (const links of ['request:1', `order:${id}`, `request:${id}x`, '', 7])
      expect([links, (await ask(host.secretKey, { links })).status]).toEqual([links, 400])
    const unknown = await ask(host.secretKey, { links: `request:${crypto.randomUUID()}` })
    expect(await unknown.json()).toEqual({ links: [] })
  })

  it('are in the books of the month in the UK in which each payment and refund was made', async () => {
    const { id, reference } = await paidHalf()
    await press(reference, 'Decline this order', { action: 'decline' })
    const [{ id: payment } = {}] = (await rpc(sql, 'order_view', { request: id })).payments
    await press(reference, 'Confirm a bank transfer', { action: 'refunded', payment, total: 6001 })
    const papers = await sql`
      update public.papers set created_at = '2020-06-30T23:30:00Z' where facts ->> 'order' = ${reference} returning reference`
    const month = async (text: string) =>
      (await operatorData(host, 'books', 'export', '--month', text)).map(({ paper }: Row) => paper)
    expect(papers).toHaveLength(2)
    expect([await month('2020-06'), (await month('2020-07')).sort()]).toEqual([
      [],
      papers.map((paper) => paper.reference).sort(),
    ])
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
    expect(shown.stdout.replace(/ +/g, ' ')).toContain(`Price ${CONSULTATION.price}`)
    expect(shown.stdout).toContain('cs_sandbox_')
  })
})

describe('queued mail', () => {
  /** Which the host has tried to send, and will not try again by itself. */
  async function queuedMail(email: string): Promise<string> {
    await sendQuote(anonymous(host), { email })
    return eventually(async () => {
      const [tried] = await sql`
        update public.outbox set next_attempt_at = now() + interval '1 hour'
        where recipient = ${email} and last_error is not null and leased_until is null returning id`
      return tried?.id
    })
  }
  const stateOf = async (id: string) => (await sql`select * from public.outbox where id = ${id}`)[0]

  it('is listed with its error, and shown without its payload', async () => {
    const id = await queuedMail('queued@example.com')
    const { items } = await operatorData(host, 'mail', 'list', '--to', 'queued@example.com')
    expect(items).toMatchObject([{ id }])
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
    expect(stderr).toMatch(/^Not delivered: the mail server refuses .*ESOCKET.*The next try is at/)
    expect(await stateOf(id)).toMatchObject({ status: 'queued', attempts: 1 })
  })

  it('is retried at once; if another worker takes it first, its result is reported', async () => {
    const id = await queuedMail('taken@example.com')
    await sql.unsafe(`
      create function public.take_at_once() returns trigger language plpgsql as $$
      begin
        if new.retried_at is distinct from old.retried_at then
          new.leased_until := now() + interval '1 minute';
          new.last_error := 'of an earlier try';
        end if;
        return new;
      end $$;
      create trigger take_at_once before update on public.outbox
        for each row when (new.id = '${id}') execute function public.take_at_once()`)
    const command = operator(host, 'mail', 'retry', id)
    await eventually(async () => ((await stateOf(id))?.retried_at ? true : undefined))
    expect(await Promise.race([command, wait(500)]), 'while they try').toBeUndefined()
    await sql`
      update public.outbox set attempts = 1, leased_until = null, last_error = 'EOTHER', next_attempt_at = now() + interval '1 hour'
      where id = ${id}`
    await sql.unsafe('drop function public.take_at_once() cascade')
    const { code, stderr } = await command
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^Not delivered: .*EOTHER.*The next try is at/)])
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
    expect([code, stdout]).toEqual([0, 'Dropped: “We have your request” to dropped@example.com.\n'])
    expect(await stateOf(id)).toBeUndefined()
    expect((await operator(host, 'mail', 'show', id)).code).toBe(1)
  })
})

describe('the inbox', { tags: ['inbox'] }, () => {
  it('lists what is open, and what was marked as answered', async () => {
    const { row, notification } = await sendQuote(anonymous(host), { email: 'open@example.com' })
    const { reference } = notification.data
    const open = async () =>
      (await operatorData(host, 'inbox', 'show'))
        .filter((item: Row) => item.reference === reference)
        .map(({ kind }: Row) => kind)
    expect(await open()).toEqual(['quote'])
    expect((await operator(host, 'inbox', 'show')).stdout).toContain('Quotes to answer')
    await sql`select public.mark_handled(${`request:${row.id}`})`
    expect(await open()).toEqual(['handled'])
    const [{ label } = { label: '' }] = (await operatorData(host, 'links', reference)).slice(-1)
    expect(label).toBe('Mark as not answered')
  })
})

it('tells a task in the words of its form, and its dates by the clock of the United Kingdom', async () => {
  const [task] = await sql`
    insert into public.quote_requests
      (service_type, urgency, task_description, country_of_origin, country_of_destination,
       given_name, family_name, email, created_at)
    values ('apostille-notarisation', 'express', 'A diploma', 'Poland', 'Portugal', 'Ola', 'Task',
      'ola.task@example.com', '2026-06-24T23:30:00Z')
    returning reference`
  const list = (await operator(host, 'requests', 'list', '--email', 'ola.task@example.com')).stdout
  expect(list).toMatch(/SQ-\S+ +2026-06-25 00:30 +Express, 2–3 days +Ola Task +Apostille and/)
  const shown = (await operator(host, 'requests', 'show', task?.reference)).stdout
  expect(shown).toMatch(/Received +2026-06-25 00:30 UK time\n/)
  // a Wednesday evening: four opening hours of Thursday, and three days
  expect(shown).toMatch(/Reply by +2026-06-25 14:00 UK time\n/)
  expect(shown).toMatch(/Needed by +2026-06-28 00:30 UK time\n/)
  expect(shown).toMatch(/Service +Apostille and notarisation\n/)
  expect(shown).toMatch(/Urgency +Express, 2–3 days\n/)
  expect(shown).not.toMatch(/apostille-notarisation|express/)
})

describe('ten thousand requests', () => {
  beforeAll(async () => {
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`
      insert into public.quote_requests
        (service_type, urgency, task_description, country_of_origin, country_of_destination,
         given_name, family_name, email, created_at)
      select 'document-translation', 'standard', repeat('words ', 500), 'Poland', 'United Kingdom',
        'Many', 'Person ' || n, 'many' || n || '@example.com', '2026-01-01'::timestamptz + make_interval(mins => n)
      from generate_series(1, 10000) as n`
      await tx`
      insert into public.outbox (kind, recipient, dedupe_key, status, created_at)
      select 'quote_customer', 'many' || n || '@example.com', 'many:' || n, 'abandoned',
        '2026-01-01'::timestamptz + make_interval(mins => n)
      from generate_series(1, 10000) as n`
    })
  })

  it('are listed a page at a time', async () => {
    const { total, items } = await operatorData(host, 'requests', 'list', '--limit', '50')
    expect(total).toBeGreaterThanOrEqual(10_000)
    expect(items).toHaveLength(50)

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
