/** @module-tag own-machine */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { customerFilePath } from '#contract/files.ts'
import type { QuoteRow } from '#contract/quote.ts'
import { browser, openAccount as openHostAccount } from '../support/accounts.ts'
import { book, callFunction, sampleBooking } from '../support/bookings.ts'
import { anonymous, sampleRow, sendQuote } from '../support/clients.ts'
import { dumpDatabase, dumpFiles } from '../support/dump.ts'
import { operator, operatorData } from '../support/operator.ts'
import { ownHost } from '../support/own-host.ts'
import { sampleFile } from '../support/samples.ts'
import { readZip } from '../support/zip.ts'

/** An erased person leaves no trace; records kept by law do not identify them. */

vi.setConfig({ testTimeout: 180_000 })

const { host, sql } = ownHost({ LOG_LEVEL: 'debug' })

/** All values are unique, so that they can be searched for. */
function samplePerson(mark: string) {
  return {
    email: `${mark}-address@example.com`,
    given_name: `${mark}-given`,
    family_name: `${mark}-family`,
    company_name: `${mark}-company`,
    phone: `+44 ${mark}-phone`,
    task_description: `${mark}-description`,
  } satisfies Partial<QuoteRow>
}

type Person = ReturnType<typeof samplePerson>

/** With a second session, and a pending recovery. */
async function openAccount(person: Person) {
  const account = await openHostAccount(host, person.email, 'secret-1', {
    account_type: 'corporate',
    first_name: person.given_name,
    last_name: person.family_name,
    company_name: person.company_name,
    phone: person.phone,
  })
  const { email, password, client } = account
  await browser(host).auth.signInWithPassword({ email, password })
  await client.functions.invoke('send-password-reset', { body: { email, resetLink: '' } })
  return account
}

/** In the customer's folder. */
async function sendTask({ client, id }: Awaited<ReturnType<typeof openAccount>>, person: Person) {
  const path = customerFilePath(id, 'pdf')
  const bytes = Buffer.concat([sampleFile('pdf', 2_000), Buffer.from(person.task_description)])
  const options = { contentType: 'application/pdf' }
  expect((await client.storage.from(QUOTE_BUCKET).upload(path, bytes, options)).error).toBeNull()
  const file = { name: `${person.family_name}.pdf`, path, size: bytes.length, type: options.contentType }
  const row = sampleRow({ ...person, user_id: id, uploaded_files: [file] })
  expect((await client.from('quote_requests').insert(row)).error).toBeNull()
  // and one upload that was never submitted
  await client.storage.from(QUOTE_BUCKET).upload(customerFilePath(id, 'pdf'), bytes, options)
  return row
}

async function payFor(sessionId: string): Promise<void> {
  const response = await fetch(`${host.url}/dev/pay/${sessionId}/pay`, {
    method: 'POST',
    headers: { origin: host.url },
    redirect: 'manual',
  })
  expect(response.status).toBeLessThan(400)
}

const bookingOf = (person: Person) =>
  sampleBooking({
    firstName: person.given_name,
    lastName: person.family_name,
    email: person.email,
    phone: person.phone,
  })

/** Everything that one person can leave with us. Returns the references of records to keep. */
async function leaveTraces(person: Person): Promise<{ kept: string[]; requests: string[] }> {
  const { row: guest } = await sendQuote(anonymous(host), {
    ...person,
    email: person.email.toUpperCase(),
  })
  const account = await openAccount(person)
  const task = await sendTask(account, person)
  const { row: order } = await sendQuote(anonymous(host), person)
  await operatorData(host, 'requests', 'order', order.id)

  const paid = await book(host, bookingOf(person))
  await payFor(paid.data.sessionId)
  await book(host, bookingOf(person))
  const given = await book(host, bookingOf(person))
  const release = { sessionId: given.data.sessionId, action: 'release' }
  await callFunction(host, 'booking-status', release)

  await sql`
    insert into public.enquiries (given_name, family_name, email, phone, subject, message)
    values (${person.given_name}, ${person.family_name}, ${person.email}, ${person.phone}, 'general', ${person.task_description})`
  await sql`select public.sign_up_newsletter(${JSON.stringify({ email: person.email })}, '2026-11-21', 60)`
  await sql`
    select public.confirm_newsletter(consent.id) from public.newsletter_consents as consent
    join public.newsletter_subscriptions as subscription on subscription.id = consent.subscription_id
    where subscription.email = ${person.email}`
  await host.runJobs()
  // one message still queued
  await sql`
    insert into public.outbox (kind, recipient, payload, dedupe_key, next_attempt_at)
    values ('account_exists', ${person.email}, '{}', ${`waits:${person.email}`}, now() + interval '1 hour')`

  const rows = await sql`
    select reference, status from public.bookings where email = ${person.email} and status in ('confirmed', 'held')`
  expect(rows.map(({ status }) => status).sort()).toEqual(['confirmed', 'held'])
  const [ordered] = await sql`select reference from public.quote_requests where id = ${order.id}`
  return {
    kept: [...rows.map(({ reference }) => reference), ordered?.reference].sort(),
    requests: [guest.id, task.id, order.id],
  }
}

/** Lines and files with a person's data, in any case and in mail encodings. */
async function tracesOf(mark: string): Promise<string[]> {
  const everywhere = [
    ...(await dumpDatabase(host.databaseUrl)),
    ...(await dumpFiles(join(host.dataDir, 'files'))),
    ...(await host.mail()).map((mail) => JSON.stringify(mail)),
    ...(await dumpFiles(join(host.dataDir, 'mail'))),
    ...host
      .output()
      .split('\n')
      .map((line) => `log: ${line}`),
  ]
  return everywhere.filter((text) => text.toLowerCase().includes(mark)).map((text) => text.slice(0, 300))
}

const tablesOf = (traces: string[]) => [...new Set(traces.map((line) => line.split(':')[0] ?? ''))]

const person = samplePerson('canary')
const neighbour = samplePerson('neighbour')
let left: { kept: string[]; requests: string[] }
let leftBeside: typeof left
beforeAll(async () => {
  left = await leaveTraces(person)
  leftBeside = await leaveTraces(neighbour)
})

describe('a person', { tags: ['personal-data'] }, () => {
  it('is not erased by mistake', async () => {
    const { email } = neighbour
    const unasked = await operator(host, 'person', 'erase', email)
    expect([unasked.code, unasked.stdout]).toEqual([2, ''])
    expect(unasked.stderr).toMatch(/Requests +SQ-/)
    expect(unasked.stderr).toContain('Nothing was erased. Add --yes')
    expect(unasked.stderr).toMatch(/SQ-\S+ is a consultation still to come [\s\S]*cancel it first/)
    expect(unasked.stderr).toMatch(
      /^By law we must keep the record of SQ-\S+, SQ-\S+: it stays, without\nname/m,
    )
    const wrong = await operator(host, 'person', 'erase', 'neighbour', '--yes')
    expect([wrong.code, wrong.stderr]).toEqual([2, '"neighbour" is not an e-mail address.\n'])
    // addresses that are a prefix, suffix or pattern of theirs
    for (const other of [
      'address@example.com',
      'neighbour-address@example.co',
      '%@example.com',
      'neighbour_address@example.com',
    ]) {
      await operator(host, 'person', 'erase', other, '--yes')
    }
    const { requests, address } = await operatorData(host, 'person', 'show', ` ${email.toUpperCase()} `)
    expect([requests.length, address]).toEqual([3, email])
  })

  it('is erased from database, files, queue and captured mail, but for usable records of payments and orders; other people’s data stay', async () => {
    const { kept, requests } = left
    // proves that the search works
    expect(tablesOf(await tracesOf('canary'))).toEqual(
      expect.arrayContaining([
        ...['auth.identities', 'auth.users', 'public.bookings', 'public.enquiries', 'public.outbox'],
        ...['public.newsletter_subscriptions', 'public.profiles', 'public.quote_requests'],
        'public.request_documents',
      ]),
    )
    const [account] = await sql`select id from auth.users where email = ${person.email}`
    const financial = () => sql`
      select reference, status, amount, currency, payment_id, session_id, starts_at
      from public.bookings where reference = any(${kept}) order by reference`
    const before = await financial()
    const neighbours = tablesOf(await tracesOf('neighbour')).length
    const output = host.output().length

    const warned = await operator(host, 'person', 'erase', person.email)
    const { code, stdout, stderr } = await operator(host, 'person', 'erase', person.email, '--yes')
    expect([code, stderr.includes('Error')]).toEqual([0, false])
    expect(stdout).toContain(`Erased ${person.email}`)
    for (const reference of kept) expect(stdout).toContain(reference)
    expect(stdout).toMatch(/^Account +deleted$/m)
    expect(stdout).toMatch(/^Requests +3 requests$/m)
    expect(stdout).toMatch(/^Files +4 files$/m)
    expect(stdout).toMatch(/^Captured +\d+ captured messages$/m)

    await host.runJobs()
    // Papers stay as issued, by law.
    const [paper] = await sql`
      select paper.reference from public.papers as paper
      join public.bookings as booking on booking.id = paper.booking_id where booking.reference = any(${kept})`
    expect(warned.stderr).toContain(`By law we must keep ${paper?.reference} as issued`)
    expect(await tracesOf('canary')).toEqual([expect.stringContaining(`,${paper?.reference},`)])
    // nothing identifies the account, or names what was deleted
    for (const id of [account?.id, requests[0], requests[1]]) expect(await tracesOf(id)).toEqual([])
    expect(host.output().slice(output)).not.toContain('"level":50')
    expect(tablesOf(await tracesOf('neighbour')).length).toBe(neighbours)
    const again = await operator(host, 'person', 'erase', person.email, '--yes')
    expect([again.code, again.stdout]).toEqual([0, `Nothing is stored about ${person.email}.\n`])

    expect(await financial()).toEqual(before)
    const rows = await sql`
      select first_name, last_name, email, phone, time_zone, session_url from public.bookings
      where reference = any(${kept})`
    const pseudonym = { first_name: 'Erased', last_name: 'Erased', email: 'erased@erased.invalid' }
    for (const row of rows)
      expect(row).toEqual({ ...pseudonym, phone: '0000000000', time_zone: null, session_url: null })
    const orders = await sql`
      select given_name, email, task_description, uploaded_files, user_id from public.quote_requests
      where reference = any(${kept})`
    expect(orders).toEqual([
      {
        given_name: 'Erased',
        email: 'erased@erased.invalid',
        task_description: 'Erased',
        uploaded_files: null,
        user_id: null,
      },
    ])
    // Cancelled later: the operator is notified, and no message goes to a pseudonym.
    const [booking] =
      await sql`select id from public.bookings where reference = any(${kept}) and status = 'confirmed'`
    await sql`select public.cancel_booking(${booking?.id}, 24)`
    await host.runJobs()
    const messages = await sql`select kind, recipient from public.outbox where subject_id = ${booking?.id}`
    expect(messages).toContainEqual({ kind: 'booking_cancelled_operator', recipient: null })
    expect(messages.filter(({ recipient }) => recipient !== null)).toEqual([])
  })
})

describe("a person's data", () => {
  it('are exported with every document, readable by the operator only', async () => {
    const person = neighbour
    const folder = await mkdtemp(join(tmpdir(), 'export-'))
    const file = join(folder, 'person.zip')
    try {
      const report = await operatorData(host, 'person', 'export', person.email, '--output', file)
      expect(report).toMatchObject({ file, files: 4, bytes: (await stat(file)).size })
      expect((await stat(file)).mode & 0o777).toBe(0o600)

      const entries = readZip(await readFile(file))
      const data = JSON.parse(entries.get('data.json')?.toString() ?? '')
      expect(data).toMatchObject({
        address: person.email,
        account: { email: person.email },
        profile: { first_name: person.given_name, company_name: person.company_name },
        newsletter: { status: 'confirmed', consents: [{ wording: '2026-11-21' }] },
        enquiries: [{ message: person.task_description }],
      })
      expect(data.requests.map(({ id }: { id: string }) => id).sort()).toEqual(
        [...leftBeside.requests].sort(),
      )
      expect(data.bookings).toHaveLength(3)
      expect(JSON.stringify(data)).not.toContain('token_hash')
      const files = [...entries].filter(([name]) => name.startsWith('files/SQ-'))
      expect(files).toHaveLength(3)
      expect([...entries.keys()].filter((name) => name.startsWith('consultations/SQ-'))).toHaveLength(1)
      expect(files.some(([, bytes]) => bytes.includes(person.task_description))).toBe(true)

      const twice = await operator(host, 'person', 'export', person.email, '--output', file)
      expect([twice.code, twice.stderr]).toEqual([1, expect.stringContaining('already exists')])
      const away = join(folder, 'no', 'x.zip')
      const nowhere = await operator(host, 'person', 'export', person.email, '--output', away)
      expect([nowhere.code, nowhere.stderr]).toEqual([1, expect.stringContaining('cannot be written')])
      const nobody = await operator(host, 'person', 'export', 'nobody@example.com')
      expect([nobody.code, nobody.stderr]).toEqual([1, 'Nothing is stored about nobody@example.com.\n'])
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
