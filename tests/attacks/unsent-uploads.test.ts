import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { guestFilePath } from '#contract/files.ts'
import { HOST_SETTINGS } from '#host/settings.ts'
import { uploadOutcome } from '#src/lib/backend/outcomes.ts'
import { sampleRow } from '../support/clients.ts'
import { ownHost } from '../support/own-host.ts'
import { MEGABYTE, sampleFile } from '../support/samples.ts'
import { undoing } from '../support/sql.ts'

/** Files of strangers, sent or not, must neither fill the disk nor keep others from sending theirs. */

const OWN = 20
const TOTAL = 200
const OWN_SENT = 40
const TOTAL_SENT = 400

const { host, sql } = ownHost({
  TRUSTED_PROXIES: '127.0.0.1',
  UNSENT_MEGABYTES_PER_NETWORK: String(OWN),
  UNSENT_MEGABYTES_TOTAL: String(TOTAL),
  UPLOAD_MEGABYTES_PER_NETWORK: String(OWN_SENT),
  UPLOAD_MEGABYTES_TOTAL: String(TOTAL_SENT),
})

const HONEST = '203.0.113.66'

const headersOf = (from: string) => ({ apikey: host.publishableKey, 'x-forwarded-for': from })

async function upload(from: string, size = 2_000, path = guestFilePath('pdf')) {
  const answer = await fetch(`${host.url}/storage/v1/object/${QUOTE_BUCKET}/${path}`, {
    method: 'POST',
    headers: { ...headersOf(from), 'content-type': 'application/pdf' },
    body: sampleFile('pdf', size),
  })
  return { path, size, status: answer.status, body: await answer.json() }
}

type Upload = Awaited<ReturnType<typeof upload>>

async function send(from: string, files: Upload[]) {
  const uploaded_files = files.map(({ path, size }) => ({
    ...{ name: 'a.pdf', path, size, type: 'application/pdf' },
  }))
  const row = { ...sampleRow(), uploaded_files }
  const answer = await fetch(`${host.url}/rest/v1/quote_requests`, {
    method: 'POST',
    headers: { ...headersOf(from), 'content-type': 'application/json' },
    body: JSON.stringify(row),
  })
  expect(answer.status, await answer.text()).toBe(201)
  const stored = await sql`
    select from public.request_documents as document
    join storage.objects as object on object.name in (document.path, document.uploaded_path)
    where document.request_id = ${row.id}`
  expect(stored).toHaveLength(files.length)
}

/** Of each address one file after the other until one is refused, or as many as are asked for. */
async function fill(addresses: string[], size?: number, most = TOTAL): Promise<number[]> {
  return Promise.all(
    addresses.map(async (address) => {
      for (let taken = 0; ; taken++)
        if (taken === most || (await upload(address, size)).status !== 200) return taken
    }),
  )
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

const network = (i: number) => `198.51.${i}.7`
const site = (i: number) => `2001:db8:77:${i.toString(16)}::1`
const many = (count: number, addressOf: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => addressOf(i))

/** Of each address one request with ten small files after the other, until a file is refused. In megabytes. */
async function fillByRequests(addresses: string[]): Promise<number[]> {
  return Promise.all(
    addresses.map(async (address) => {
      for (let sent = 0; ; sent += 10) {
        const files = await Promise.all(Array.from({ length: 10 }, () => upload(address)))
        if (files.some(({ status }) => status !== 200)) return sent
        await send(address, files)
      }
    }),
  )
}

/** Stored bytes, in megabytes of which each file takes at least one. */
async function unsent(): Promise<number> {
  const [row] = await sql`select coalesce(sum(megabytes), 0)::integer as sum from public.unclaimed_uploads()`
  return row?.sum
}

const age = (path: string, hours: number) => sql`
  with aged as (
    update public.uploads set begun_at = begun_at - make_interval(hours => ${hours}) where path = ${path}
  )
  update storage.objects set created_at = created_at - make_interval(hours => ${hours}) where name = ${path}`

const isStored = async (path: string) =>
  (await sql`select from storage.objects where name = ${path}`).length > 0

async function sweep(): Promise<void> {
  await sql`update public.retention_clock set next_sweep_at = null`
  await host.runJobs()
}

beforeEach(async () => {
  await sql`
    update storage.objects set created_at = created_at - interval '2 days'
    where bucket_id = ${QUOTE_BUCKET} and name not like '%/%'`
  await sweep()
  await sql`delete from public.uploads`
})

describe('files that nobody sends', { tags: ['unsent-uploads'] }, () => {
  it('of one network, whatever their size: its share, and what is under way counts', async () => {
    expect(await fill([network(1)])).toEqual([OWN])
    expect(await unsent()).toBe(OWN)
    const at_once = await Promise.all(many(8, () => network(2)).map((from) => upload(from, 5 * MEGABYTE)))
    expect(at_once.filter(({ status }) => status === 200)).toHaveLength(OWN / 5)
  })

  it.each([
    ['256 customers of one /48', many(256, (i) => site(i * 256)), 22],
    ['256 networks of one /56', many(256, site), 22],
    ['254 addresses of one /24', many(254, (i) => `192.0.2.${i + 1}`), 22],
  ])('%s have the share of one', async (_, addresses, share) => {
    expect(sum(await fill(addresses))).toBe(share)
  })

  it('of 16 networks never take everything: who comes then uploads and sends, and keeps what is there', async () => {
    const early = await upload(HONEST, 3 * MEGABYTE)
    expect(sum(await fill(many(16, network)))).toBeLessThan(TOTAL * 0.9)
    const late = await upload(HONEST, MEGABYTE)
    expect([early.status, late.status]).toEqual([200, 200])
    await sweep()
    await send(HONEST, [early, late])
    // What a request has claimed takes no room any more.
    expect((await upload(HONEST, 2 * MEGABYTE)).status).toBe(200)
  })

  it('are refused in words, and at once; other requests, and the operator, go on', async () => {
    await fill([network(1)])
    const { status, body } = await upload(network(1))
    expect([status, body.message]).toEqual([
      507,
      'There is no space for files just now. Please try again later.',
    ])
    expect(uploadOutcome({ ...body, status })).toBe('refused')
    await send(network(1), [])
    const answer = await fetch(`${host.url}/storage/v1/object/${QUOTE_BUCKET}/${guestFilePath('pdf')}`, {
      method: 'POST',
      headers: { apikey: host.secretKey, 'content-type': 'application/pdf' },
      body: sampleFile('pdf'),
    })
    expect(answer.status).toBe(200)
  })

  it('leave no room taken by what was broken off or refused, and a repeated name frees none', async () => {
    for (let i = 0; i < 5; i++) {
      const cut = new AbortController()
      const body = new ReadableStream({
        async pull(controller) {
          controller.enqueue(sampleFile('pdf', 1_000))
          await wait(20)
        },
      })
      const path = `/storage/v1/object/${QUOTE_BUCKET}/${guestFilePath('pdf')}`
      const headers = { ...headersOf(HONEST), 'content-type': 'application/pdf' }
      const sending = { method: 'POST', headers, body, duplex: 'half', signal: cut.signal }
      const answer = fetch(host.url + path, sending as RequestInit).catch(() => undefined)
      await expect.poll(unsent).toBe(10)
      cut.abort()
      await answer
      await expect.poll(unsent).toBe(0)
    }
    expect((await upload(HONEST, 2_000, 'other.pdf')).status).not.toBe(200)
    await expect.poll(unsent).toBe(0)
    const { path } = await upload(HONEST, 10 * MEGABYTE)
    expect((await upload(HONEST, 2_000, path)).status).not.toBe(200)
    expect(await unsent()).toBe(10)
  })

  it('go after three hours once half of the room is taken, but nobody’s who may still be sending', async () => {
    const quiet = await upload(network(1))
    const fresh = await upload(network(2))
    const sender = await upload(HONEST)
    await send(HONEST, [await upload(HONEST)])
    for (const { path } of [quiet, sender]) await age(path, 4)
    await age(fresh.path, 2)
    const there = () => Promise.all([quiet, fresh, sender].map(({ path }) => isStored(path)))
    await sweep()
    expect(await there()).toEqual([true, true, true])
    await fill(many(40, (i) => network(i + 3)))
    expect(await unsent()).toBeGreaterThan(TOTAL / 2)
    await sweep()
    expect(await there()).toEqual([false, true, true])
  })
})

describe('files that are sent', { tags: ['unsent-uploads'] }, () => {
  it('of one network: its share, whatever has become of their requests; others go on', async () => {
    expect(await fillByRequests([network(1)])).toEqual([OWN_SENT])
    await host.runJobs()
    expect((await upload(network(1))).status).toBe(507)
    await send(network(1), [])
    await send(HONEST, [await upload(HONEST, 5 * MEGABYTE)])
  })

  it.each([
    ['customers of one /48', many(16, (i) => site(i * 256))],
    ['networks of one /56', many(16, site)],
    ['addresses of one /24', many(16, (i) => `192.0.2.${i + 1}`)],
  ])('16 %s have at most an eighth of everything', async (_, addresses) => {
    expect(sum(await fillByRequests(addresses))).toBeLessThanOrEqual(TOTAL_SENT / 8)
  })

  it('of 16 networks never take everything', async () => {
    expect(sum(await fillByRequests(many(16, network)))).toBeLessThan(TOTAL_SENT * 0.9)
    await send(HONEST, [await upload(HONEST, 5 * MEGABYTE)])
  })

  it('of a solicitor with ten requests of 100 MB in a day have room, and of two beside them', () =>
    undoing(sql, async (tx) => {
      for (const [name, setting] of Object.entries(HOST_SETTINGS))
        if (/MEGABYTES/.test(name))
          await tx`update public.limits set value = ${Number(setting.parse(undefined))} where name = ${name}`
      for (let i = 0; i < 30; i++) {
        const uploaded_files = []
        for (let j = 0; j < 10; j++) {
          const file = {
            name: 'a.pdf',
            path: guestFilePath('pdf'),
            size: 10 * MEGABYTE,
            type: 'application/pdf',
          }
          const [row] = await tx`select public.admit_upload(${file.path}, ${network(i % 3)}, 10) as admitted`
          expect(row?.admitted, `${i}`).toBe(true)
          uploaded_files.push(file)
        }
        await tx`insert into public.quote_requests ${tx({ ...sampleRow(), uploaded_files })}`
      }
    }))

  it('count for 24 hours: midnight begins nothing anew, the next day does', async () => {
    await fillByRequests([network(1)])
    // As if they had come yesterday, a minute before midnight.
    await sql`
      update public.uploads set begun_at = begun_at - interval '23 hours',
        senders = public.senders_of(${network(1)}, -1) || public.senders_of(${network(1)})`
    await sweep()
    expect((await upload(network(1))).status).toBe(507)
    await sql`update public.uploads set begun_at = begun_at - interval '2 hours'`
    await sweep()
    expect((await upload(network(1))).status).toBe(200)
  })
})
