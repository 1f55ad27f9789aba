import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { adminNotification } from '#contract/quote.ts'
import { anonymous, nextUpload, post, sampleRow, storedBytes, storedPathOf } from '../support/clients.ts'
import { eventually } from '../support/host.ts'
import { ownHost } from '../support/own-host.ts'
import { sampleUpload } from '../support/samples.ts'

const { host, sql } = ownHost()

it('kill -9 in a burst of 100 requests at once loses nothing that was acknowledged', {
  tags: ['kill-9'],
}, async () => {
  const client = anonymous(host)
  const rows: string[] = []
  const files = new Map<string, Buffer>()

  async function one(seed: number): Promise<void> {
    const { path, bytes, options } = sampleUpload('pdf', 20_000, seed)
    const upload = await client.storage.from(QUOTE_BUCKET).upload(path, bytes, options)
    if (upload.error) return
    files.set(path, bytes)
    const entry = { name: 'a.pdf', path, size: bytes.length, type: options.contentType }
    const row = sampleRow({ uploaded_files: [entry] })
    const { status } = await client.from('quote_requests').insert(row)
    if (status !== 201) return
    rows.push(row.id)
    await client.functions.invoke('send-admin-notification', {
      body: adminNotification(row, 'quote_request', new Date()),
    })
  }

  let alive = true
  let sent = 0
  async function sender(): Promise<void> {
    while (alive) await one(sent++)
  }
  const burst = Promise.all(Array.from({ length: 100 }, sender))
  await eventually(() => rows.length >= 30 || undefined, 60)
  alive = false
  await host.kill()
  await burst

  await host.start()
  const stored = await sql`select id from public.quote_requests where id = any(${rows})`
  expect(stored).toHaveLength(rows.length)
  // Messages leased at the crash return when the lease expires.
  await sql`update public.outbox set leased_until = now()`
  // The host delivers too, so an empty run does not mean that all is sent.
  await eventually(async () => {
    await host.runJobs()
    const [open] = await sql`
      select count(*)::int from public.outbox where subject_id = any(${rows}) and status <> 'sent'`
    return open?.count === 0 || undefined
  }, 60)
  // Interrupted checks have been resumed.
  for (const [path, bytes] of files)
    expect((await storedBytes(host, await storedPathOf(host, path))).equals(bytes), path).toBe(true)
  const mails = await host.mail()
  const ids = await sql`select id from public.outbox where subject_id = any(${rows})`
  const sentIds = new Set(mails.map(({ messageId }) => messageId?.slice(1).split('@')[0]))
  expect(ids.filter(({ id }) => !sentIds.has(id))).toEqual([])
  const duplicates = mails.length - sentIds.size
  process.stdout.write(
    `crash: ${rows.length} rows and ${files.size} files acknowledged, ${mails.length} messages, ${duplicates} twice\n`,
  )
})

it('a database that dies is started again, and the host goes on by itself', {
  tags: ['database-restart'],
}, async () => {
  const pid = Number((await readFile(`${host.dataDir}/postgres/postmaster.pid`, 'utf8')).split('\n')[0])
  process.kill(pid, 'SIGKILL')
  const deadline = Date.now() + 30_000
  let status = 0
  while (status !== 201 && Date.now() < deadline) {
    const started = Date.now()
    const answer = await anonymous(host).from('quote_requests').insert(sampleRow())
    status = answer.status
    if (status !== 201) {
      expect(status).toBe(503)
      expect(answer.error?.message).toContain('not available just now')
    }
    expect(Date.now() - started).toBeLessThan(10_000)
    await wait(100)
  }
  expect(status).toBe(201)
})

it('SIGTERM lets a running upload finish, and the next start finds a clean house', {
  tags: ['database-restart'],
}, async () => {
  const { path, bytes, options } = sampleUpload('pdf', 5_000_000)
  const rest = Promise.withResolvers<void>()
  let sent = 0
  const slow = new ReadableStream({
    async pull(controller) {
      if (sent === 2 * 500_000) await rest.promise
      await wait(60)
      controller.enqueue(bytes.subarray(sent, sent + 500_000))
      sent += 500_000
      if (sent >= bytes.length) controller.close()
    },
  })
  const begun = await nextUpload(host)
  const upload = fetch(`${host.url}/storage/v1/object/${QUOTE_BUCKET}/${path}`, {
    method: 'POST',
    headers: { apikey: host.publishableKey, 'content-type': options.contentType },
    body: slow,
    duplex: 'half',
  } as RequestInit)
  // A busy host takes a while to begin with it.
  await begun()
  const code = host.stop()
  rest.resolve()
  expect((await upload).status).toBe(200)
  expect(await code).toBe(0)
  await host.start()
  expect((await storedBytes(host, path)).equals(bytes)).toBe(true)
})

/** A host that says that it is ready is ready for everybody at once. */
it('100 mixed connections in the first second after a start get no server error', async () => {
  await host.stop()
  await host.start()
  function upload(): Promise<Response> {
    const { path, bytes, options } = sampleUpload('pdf')
    const headers = { apikey: host.publishableKey, 'content-type': options.contentType }
    const url = `${host.url}/storage/v1/object/${QUOTE_BUCKET}/${path}`
    return fetch(url, { method: 'POST', headers, body: bytes })
  }
  const kinds = [
    () => fetch(host.url),
    () => fetch(`${host.url}/contact`),
    () => post(host, '/rest/v1/quote_requests', sampleRow()),
    () => post(host, '/rest/v1/rpc/taken_slots', { from_date: '2027-01-04', to_date: '2027-01-08' }),
    upload,
  ]
  const wrong = { email: 'nobody@example.com', password: 'wrong password' }
  const signIn = () => post(host, '/auth/v1/token?grant_type=password', wrong)
  const calls = Array.from({ length: 100 }, (_, i) =>
    i % 30 === 0 ? signIn : (kinds[i % kinds.length] as () => Promise<Response>),
  )
  const answers = await Promise.all(
    calls.map(async (call) => {
      const asked = performance.now()
      const { status } = await call()
      return { status, seconds: (performance.now() - asked) / 1000 }
    }),
  )
  // On a busy machine some are put off, once they have waited.
  const failed = answers.filter(({ status, seconds }) => status >= 500 && (status !== 503 || seconds < 5))
  expect(failed).toEqual([])
})
