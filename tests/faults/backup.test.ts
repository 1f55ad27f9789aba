import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { browser, openAccount } from '../support/accounts.ts'
import { digests, rowsOfStopped, startBackup, startRestore, succeed } from '../support/backup.ts'
import { book, callFunction, sampleBooking } from '../support/bookings.ts'
import { anonymous, sendQuote, service, storeQuote } from '../support/clients.ts'
import { enquire, freshAddress, sampleEnquiry, signUp } from '../support/forms.ts'
import { type CapturedMail, eventually, type Host, startHost } from '../support/host.ts'
import { mailedLinks } from '../support/links.ts'
import { ownHost } from '../support/own-host.ts'
import { reserveSmtp, startSmtp } from '../support/smtp.ts'

/** Backup on machine A while it works, restore into an empty folder B: everything is there, and B goes on where A was. */

const BOOKED = sampleBooking()

const folder = await mkdtemp(join(tmpdir(), 'backup-'))
const { host: a } = ownHost()
let b: Host | undefined
let account: Awaited<ReturnType<typeof openAccount>>
let quote: Awaited<ReturnType<typeof sendQuote>>
let links: Awaited<ReturnType<typeof mailedLinks>>
let sessionId: string
let sentByA: string[]
/** Addresses of customers whose messages A could not send. */
const waiting: string[] = []

const idOf = (mail: Pick<CapturedMail, 'messageId'>) => mail.messageId?.slice(1).split('@')[0] as string

async function fillA(): Promise<void> {
  account = await openAccount(a)
  quote = await sendQuote(anonymous(a))
  const mine = await sendQuote(account.client, { user_id: account.id })
  const { data } = await book(a, BOOKED)
  sessionId = data.sessionId
  await fetch(`${data.url}/pay`, { method: 'POST', redirect: 'manual' })
  await enquire(a, sampleEnquiry())
  await signUp(a, { email: freshAddress() })
  await eventually(async () => (await a.runJobs()).mail.sent === 0 || undefined)
  links = await mailedLinks(a, quote)
  expect(mine.notification.error).toBeNull()
  sentByA = (await a.mail()).map(idOf)
}

beforeAll(async () => {
  await fillA()
  // A's mail server is down from here on, and its retries are far off: B must find all of them, and send none at its start.
  await a.stop()
  await a.start({ SMTP_URL: (await reserveSmtp()).url, OUTBOX_RETRY_SECONDS: '3600' })
  for (let i = 0; i < 3; i++) {
    const email = freshAddress()
    await sendQuote(anonymous(a), { email })
    waiting.push(email)
  }
})

afterAll(async () => {
  await b?.dispose()
  await rm(folder, { recursive: true, force: true })
})

it('while the host works: whatever was acknowledged before is in it, and no row names a file that is not', {
  tags: ['backups'],
}, async () => {
  const client = anonymous(a)
  const acknowledged: string[] = []
  let writing = true
  async function write(): Promise<void> {
    while (writing) {
      const { row } = await storeQuote(client)
      acknowledged.push(row.id)
      await wait(100)
    }
  }
  const writers = [write(), write(), write()]
  await eventually(() => acknowledged.length >= 12 || undefined)
  const before = [...acknowledged]
  const file = join(folder, 'while-it-works.backup')
  const printed = await succeed(startBackup({ DATA_DIR: a.dataDir }, file))
  writing = false
  await Promise.all(writers)
  expect(acknowledged.length, 'quotes came while the backup was made').toBeGreaterThan(before.length)

  const target = join(folder, 'copy')
  process.stdout.write(printed)
  process.stdout.write(await succeed(startRestore({ DATA_DIR: target }, file)))
  const rows = await rowsOfStopped(target)
  const requests = rows.filter((row) => row.startsWith('public.quote_requests: '))
  for (const id of before)
    expect(
      requests.some((row) => row.includes(id)),
      id,
    ).toBe(true)
  const documents = rows.filter((row) => row.startsWith('public.request_documents: '))
  const objects = rows.filter((row) => row.startsWith('storage.objects: '))
  const stored = await readdir(join(target, 'files', QUOTE_BUCKET), { recursive: true })
  const names = stored.map((name) => decodeURIComponent(name))
  expect(documents.length).toBeGreaterThanOrEqual(before.length)
  for (const row of documents) {
    // A check may just have moved it.
    const places = [...new Set(row.match(/checked\/[0-9a-f-]{36}\.pdf|\d{10,16}-[\w-]+\.pdf/g))]
    const there = places.filter((path) => names.some((name) => name === path || name.endsWith(`/${path}`)))
    expect(there, row).toHaveLength(1)
    expect(
      objects.some((object) => object.includes(there[0] as string)),
      row,
    ).toBe(true)
  }
  expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(objects.length)
  // A's files are never overwritten, though some were moved.
  const sums = async (dir: string) =>
    (await digests(join(dir, 'files', QUOTE_BUCKET))).map((line) => line.split(' ').pop())
  const original = new Set(await sums(a.dataDir))
  for (const sum of await sums(target)) expect(original).toContain(sum)
})

it('of a stopped host: every row and file of the restored one is the same', {
  tags: ['backups'],
}, async () => {
  await a.stop()
  const file = join(folder, 'stopped.backup')
  const backup = await succeed(startBackup({ DATA_DIR: a.dataDir }, file))
  expect(backup).toMatch(/Backup: .*stopped\.backup, [\d.]+ MB, in [\d.]+ s\./)
  const target = join(folder, 'b')
  const restore = await succeed(startRestore({ DATA_DIR: target }, file))
  process.stdout.write(restore)
  expect(restore).toMatch(/Restored into .* in [\d.]+ s\./)
  const [ofA, ofB] = [await rowsOfStopped(a.dataDir), await rowsOfStopped(target)]
  expect(ofA.length).toBeGreaterThan(50)
  expect(ofB).toEqual(ofA)
  expect(await digests(join(target, 'files'))).toEqual(await digests(join(a.dataDir, 'files')))
  const secrets = (dir: string) => readFile(join(dir, 'secrets.json'), 'utf8')
  expect(await secrets(target)).toBe(await secrets(a.dataDir))
  // The command's counts agree with an independent count.
  for (const [, name, count] of restore.matchAll(/^(\w+\.\w+) +(\d+) +[0-9a-f]{16} {2}equal$/gm))
    expect(ofA.filter((row) => row.startsWith(`${name}: `)).length, name).toBe(Number(count))
})

it('the restored host is the same business: site, links, accounts and bookings work', {
  tags: ['backups'],
}, async () => {
  b = await startHost({ DATA_DIR: join(folder, 'b') })
  expect((await fetch(b.url)).status).toBe(200)
  expect(await (await fetch(`${b.url}/readyz`)).json()).toEqual({ database: true, storage: true, mail: true })

  const document = await fetch(links.document.replace(a.url, b.url))
  expect(document.status).toBe(200)
  expect(Buffer.from(await document.arrayBuffer()).equals(quote.bytes)).toBe(true)
  const shown = await callFunction(b, 'guest-request', { token: links.request })
  expect(shown.data).toMatchObject({ reference: quote.notification.data.reference })

  const { data } = await account.client.auth.getSession()
  const session = await browser(b).auth.refreshSession({
    refresh_token: data.session?.refresh_token as string,
  })
  expect(session.error).toBeNull()
  const signedIn = browser(b)
  const { error } = await signedIn.auth.signInWithPassword(account)
  expect(error).toBeNull()
  expect((await signedIn.from('quote_requests').select()).data).toHaveLength(1)

  expect((await callFunction(b, 'booking-status', { sessionId })).data.status).toBe('confirmed')
  const again = await book(b, sampleBooking({ date: BOOKED.date, time: BOOKED.time }))
  expect(again.status).toBe(409)
  expect((await service(b).from('enquiries').select('id')).data).toHaveLength(1)
})

it('mail that waited at A is delivered by B, once, and nothing that A had sent', {
  tags: ['backups'],
}, async () => {
  const host = b as Host
  const smtp = await startSmtp()
  await host.stop()
  await host.start({ SMTP_URL: smtp.url })
  // Retries are spaced out since A's attempts: the operator does not wait.
  const { data: queued } = await service(host).from('outbox').select('id').eq('status', 'queued')
  expect(queued?.length).toBeGreaterThanOrEqual(waiting.length * 2)
  await service(host)
    .from('outbox')
    .update({ next_attempt_at: new Date().toISOString() })
    .eq('status', 'queued')
  await eventually(
    async () => {
      await host.runJobs()
      const { data } = await service(host).from('outbox').select('id').eq('status', 'queued')
      return data?.length === 0 || undefined
    },
    60,
    'the queue to be empty',
  )
  await wait(500)
  const delivered = smtp.received.map(idOf)
  expect(new Set(delivered).size).toBe(delivered.length)
  for (const { id } of queued ?? []) expect(delivered).toContain(id)
  for (const id of sentByA) expect(delivered).not.toContain(id)
  const recipients = smtp.received.flatMap(({ envelope }) => envelope.to)
  for (const email of waiting) expect(recipients.filter((to) => to === email)).toHaveLength(1)
  await smtp.close()
})
