import { mkdir, mkdtemp, readdir, readFile, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { uploadOutcome } from '#src/lib/backend/outcomes.ts'
import { anonymous, sampleRow, sendQuote, storedBytes, storedPathOf } from '../support/clients.ts'
import { eventually, type Host, startHost } from '../support/host.ts'
import { MEGABYTE, sampleUpload } from '../support/samples.ts'
import { mountSmallDisk } from '../support/small-disk.ts'
import { openSql } from '../support/sql.ts'

/** A disk that is full: what cannot be kept is refused in words, what was taken stays whole, and room mends it all. */

const readiness = async (of: Host) => (await fetch(`${of.url}/readyz`)).json()

/** An upload as it stands on the line: status and body. */
async function upload(to: Host, bytes = 20_000, seed = 1, apikey = to.publishableKey) {
  const file = sampleUpload('pdf', bytes, seed)
  const response = await fetch(`${to.url}/storage/v1/object/${QUOTE_BUCKET}/${file.path}`, {
    method: 'POST',
    headers: { apikey, 'content-type': file.options.contentType },
    body: file.bytes,
  })
  return { ...file, status: response.status, text: await response.text() }
}

type Upload = Awaited<ReturnType<typeof upload>>

/** Refused for want of room, in words and without a word about our insides; the form says at once which file it was. */
function expectNoRoom({ status, text }: Upload): void {
  expect(status, text).toBe(507)
  const body = JSON.parse(text)
  expect(body.message).toBe('There is no space for files just now. Please try again later.')
  expect(text).not.toMatch(/ENOSPC|\/tmp|node_modules/)
  expect(uploadOutcome({ message: body.message, status, statusCode: body.statusCode })).toBe('refused')
}

/** The bytes of everything that lies in the folder of files, whole or not. */
async function storedSizes(folder: string): Promise<number[]> {
  const names = await readdir(folder, { recursive: true })
  const stats = await Promise.all(names.map((name) => stat(join(folder, name))))
  return stats.filter((entry) => entry.isFile()).map(({ size }) => size)
}

async function expectKept(on: Host, kept: Upload[]): Promise<void> {
  for (const { path, bytes } of kept) expect((await storedBytes(on, path)).equals(bytes), path).toBe(true)
}

it('for files alone: uploads are refused, everything else goes on, and nothing is left of what did not fit', {
  tags: ['disk-full'],
}, async () => {
  const disk = await mountSmallDisk(128)
  // a quarter of it, which visitors do not get
  const reserve = 32 * MEGABYTE
  onTestFinished(disk.close)
  const dataDir = await mkdtemp(join(tmpdir(), 'host-'))
  const folder = join(disk.dir, 'files')
  await mkdir(folder)
  await symlink(folder, join(dataDir, 'files'))
  const host = await startHost({ DATA_DIR: dataDir })
  onTestFinished(host.dispose)
  const first = await upload(host)
  expect(first.status).toBe(200)

  // Room for two of them, and each finds enough when it begins.
  await disk.fill(reserve + 20 * MEGABYTE)
  let least = await disk.room()
  const watch = setInterval(async () => {
    least = Math.min(least, await disk.room())
  }, 5)
  const crowd = await Promise.all([2, 3, 4, 5].map((seed) => upload(host, 9 * MEGABYTE, seed)))
  clearInterval(watch)
  // What each may write between two looks.
  expect(least).toBeGreaterThan(reserve - 4 * 2 * MEGABYTE)
  const taken = crowd.filter(({ status }) => status === 200)
  const refused = crowd.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThanOrEqual(2)
  for (const answer of refused) expectNoRoom(answer)
  expect((await storedSizes(folder)).sort()).toEqual(
    [first, ...taken].map(({ bytes }) => bytes.length).sort(),
  )

  await disk.fill(reserve - MEGABYTE)
  expectNoRoom(await upload(host))
  expect(await readiness(host)).toEqual({ database: true, storage: false, mail: true })
  const own = await upload(host, 20_000, 6, host.secretKey)
  expect(own.status, own.text).toBe(200)
  taken.push(own)

  await disk.fill(0)
  expectNoRoom(await upload(host))
  expectNoRoom(await upload(host, 20_000, 7, host.secretKey))
  // The same by a form, as the site's own client sends it.
  const file = sampleUpload('pdf')
  const byClient = await anonymous(host)
    .storage.from(QUOTE_BUCKET)
    .upload(file.path, file.bytes, file.options)
  expect(byClient.error?.message).toMatch(/no space for files/)

  const row = sampleRow()
  expect((await anonymous(host).from('quote_requests').insert(row)).status).toBe(201)
  // By the jobs, or by the host itself, which looks a second after messages came.
  expect((await host.runJobs()).mail.failed).toBe(0)
  const sentTo = async () => {
    const about = (await host.mail()).filter(
      (mail) => mail.to?.[0]?.address === row.email || mail.text?.includes(row.email),
    )
    return about.length >= 2 ? about : undefined
  }
  expect(await eventually(sentTo)).toHaveLength(2)
  await expectKept(host, [first, ...taken])

  const sql = openSql(host.databaseUrl)
  const objects = await sql`select name from storage.objects where bucket_id = ${QUOTE_BUCKET}`
  await sql.end()
  expect(objects.map(({ name }) => name).sort()).toEqual([first, ...taken].map(({ path }) => path).sort())

  await disk.free()
  expect(await readiness(host)).toEqual({ database: true, storage: true, mail: true })
  const again = await Promise.all(refused.map(({ bytes }) => upload(host, bytes.length)))
  expect(again.map(({ status }) => status)).toEqual(refused.map(() => 200))
  await expectKept(host, again)
})

it('for the database, too: it says so, stays whole, and comes back by itself', {
  tags: ['disk-full', 'release'],
}, async () => {
  const disk = await mountSmallDisk(256)
  onTestFinished(disk.close)
  const host = await startHost({ DATA_DIR: join(disk.dir, 'data'), OUTBOX_RETRY_SECONDS: '0.2' })
  onTestFinished(host.dispose)
  const client = anonymous(host)
  const { row: before, bytes } = await sendQuote(client)
  await disk.fill(0)

  // Until no page of a table can be added any more.
  const taken: string[] = [before.id]
  const text = 'A long description. '.repeat(150)
  const refusals: { status: number; message: string }[] = []
  for (let i = 0; i < 400 && refusals.length < 3; i++) {
    const row = sampleRow({ task_description: text })
    const { status, error } = await client.from('quote_requests').insert(row)
    if (status === 201) taken.push(row.id)
    else refusals.push({ status, message: error?.message ?? '' })
  }
  expect(refusals).toHaveLength(3)
  for (const { status, message } of refusals) {
    expect(status).toBe(503)
    expect(message).toBe('The service is not available just now. Please try again in a minute.')
  }
  expectNoRoom(await upload(host))
  const { storage, mail } = await readiness(host)
  expect({ storage, mail }).toEqual({ storage: false, mail: false })
  expect((await fetch(`${host.url}/get-quote`)).status).toBe(200)

  // What PostgreSQL cannot bear: no room for its log. It ends, and comes back only when there is some.
  const sql = openSql(host.databaseUrl)
  const hasEnded = () => host.output().includes('The database ended unexpectedly')
  for (let files = 0; files < 40 && !hasEnded(); files += 1) {
    await sql`select pg_switch_wal()`.catch(() => {})
    await client.from('quote_requests').insert(sampleRow({ task_description: text }))
  }
  await sql.end()
  const status = await client.from('quote_requests').insert(sampleRow())
  expect(status.status).toBe(503)
  expect((await fetch(`${host.url}/healthz`)).status).toBe(200)

  const roomAgain = new Date()
  await disk.free()
  await eventually(
    async () => (await fetch(`${host.url}/readyz`)).ok || undefined,
    60,
    'the host to be ready',
  )
  const after = await sendQuote(client)
  expect(after.notification.error).toBeNull()

  taken.push(after.row.id)
  const check = openSql(host.databaseUrl)
  // What was in hand when the database ended would come in two minutes, and what failed often perhaps later.
  await check`
    update public.outbox set leased_until = null, next_attempt_at = now()
    where leased_until is null or leased_until < ${roomAgain}::timestamptz + interval '2 minutes'`
  await eventually(
    async () => {
      await host.runJobs()
      const waiting = await check`select from public.outbox where status <> 'sent'`
      return waiting.length === 0 || undefined
    },
    60,
    'every message to be sent',
  )
  const rows = await check`select id from public.quote_requests where id = any(${taken})`
  expect(rows).toHaveLength(taken.length)
  // Every index agrees with its table, and every page can be read.
  for (const table of ['quote_requests', 'request_documents', 'outbox'])
    await check.unsafe(`reindex table public.${table}; select count(${table}) from public.${table}`)
  await check.end()
  const path = await storedPathOf(host, before.uploaded_files?.[0]?.path ?? '')
  expect((await storedBytes(host, path)).equals(bytes)).toBe(true)
  // No half of a message is left either.
  const captured = await readdir(join(host.dataDir, 'mail'))
  expect(captured.filter((name) => !name.endsWith('.eml'))).toEqual([])
  for (const name of captured)
    expect(await readFile(join(host.dataDir, 'mail', name), 'utf8')).toMatch(/--\s*$/)
  expect(host.output()).toContain('"The database ended unexpectedly; restarting it"')
})
