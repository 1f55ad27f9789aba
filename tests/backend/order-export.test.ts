/** @module-tag own-machine */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { referenceOf } from '#contract/reference.ts'
import { createExportAccount } from '#functions/_shared/account/export-account.ts'
import { erasureWarnings, readPerson } from '#functions/_shared/account/person.ts'
import { windowOf } from '#functions/_shared/senders/abuse-guard.ts'
import { inProcess } from '../support/bookings.ts'
import { customer, service } from '../support/clients.ts'
import { freshAddress } from '../support/forms.ts'
import { operatorData } from '../support/operator.ts'
import {
  deliverDocument,
  rpc,
  sampleOffer,
  sendDocument,
  storePaidHalf,
  storeRequest,
} from '../support/orders.ts'
import { workerHost } from '../support/own-host.ts'
import { readZip } from '../support/zip.ts'

/** An export contains the files of the person's orders: open documents, and all receipts and invoices. */

// The operator's command is a process.
vi.setConfig({ testTimeout: 120_000 })

const { host, sql } = workerHost()

async function newCustomer() {
  const email = freshAddress()
  return { email, ...(await customer(host, email)) }
}

type Account = Awaited<ReturnType<typeof newCustomer>>

async function exported({ token }: Account): Promise<Map<string, Buffer>> {
  const response = await fetch(`${host.url}/functions/v1/export-account`, {
    method: 'POST',
    headers: {
      apikey: host.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: '{}',
  })
  expect(response.status).toBe(200)
  return readZip(Buffer.from(await response.arrayBuffer()))
}

async function stored(path: string): Promise<Buffer> {
  const { data, error } = await service(host).storage.from(QUOTE_BUCKET).download(path)
  if (error) throw error
  return Buffer.from(await data.arrayBuffer())
}

const papersOf = (request: string) => sql`
  select paper.reference, paper.path from public.papers as paper
  join public.orders as ordered on ordered.id = paper.order_id where ordered.request_id = ${request}
  order by paper.created_at, paper.reference`

const orderOf = ({ id, email }: Account) => storePaidHalf(sql, { user_id: id, email })

async function payRest(request: string): Promise<void> {
  await rpc(sql, 'open_balance', { request, method: 'transfer' })
  await rpc(sql, 'confirm_transfer', { request, amount: 6000 })
}

it('the archive has what may be opened and the papers as they are stored, and says what it leaves out', {
  tags: ['order-downloads', 'personal-data'],
}, async () => {
  const [anna, ben] = [await newCustomer(), await newCustomer()]
  const [closed, open] = [await orderOf(anna), await orderOf(anna)]
  const unpaid = await deliverDocument(host, sql, closed)
  const draft = await sendDocument(host, sql, closed)
  const chosen = await deliverDocument(host, sql, open, {
    name: '../..\\Zażółć "gęślą" ✓ .pdf',
    openNow: true,
  })
  const others = await orderOf(ben)
  await deliverDocument(host, sql, others, { openNow: true })

  const closedFile = `orders/${referenceOf(closed)}/delivered/1-Certified translation.pdf`
  const draftFile = `orders/${referenceOf(closed)}/messages/2-Draft.pdf`
  const openFile = `orders/${referenceOf(open)}/delivered/1-Zażółć -gęślą.pdf`
  const entries = await exported(anna)
  const papers = [...(await papersOf(closed)), ...(await papersOf(open))]
  const paperFiles = [closed, open].map((id, i) => `orders/${referenceOf(id)}/${papers[i]?.reference}.pdf`)
  expect([...entries.keys()].sort()).toEqual(
    ['data.json', draftFile, openFile, ...paperFiles, 'left-out.txt'].sort(),
  )
  expect(entries.get(draftFile)).toEqual(draft.bytes)
  expect(entries.get(openFile)).toEqual(chosen.bytes)
  for (const [i, file] of paperFiles.entries())
    expect(entries.get(file)).toEqual(await stored(papers[i]?.path))
  expect(entries.get('left-out.txt')?.toString()).toBe(
    `These files are not in this archive:\n\n${closedFile}: It opens when the second half of the price is paid.\n`,
  )
  expect([...entries.values()].some((bytes) => bytes.equals(unpaid.bytes))).toBe(false)
  expect([...(await exported(ben)).keys()].filter((name) => name.startsWith('orders/'))).toEqual([
    `orders/${referenceOf(others)}/delivered/1-Certified translation.pdf`,
    `orders/${referenceOf(others)}/${(await papersOf(others))[0]?.reference}.pdf`,
  ])

  // once paid for, it is included; once altered, the other is not
  await payRest(closed)
  const { storage } = service(host)
  expect((await storage.from(QUOTE_BUCKET).remove([chosen.path])).error).toBeNull()
  const altered = Buffer.from(chosen.bytes)
  altered.writeUInt8(altered.readUInt8(altered.length - 1) ^ 1, altered.length - 1)
  const again = await storage
    .from(QUOTE_BUCKET)
    .upload(chosen.path, altered, { contentType: 'application/pdf' })
  expect(again.error).toBeNull()
  const after = await exported(anna)
  expect(after.get(closedFile)).toEqual(unpaid.bytes)
  const issued = (await papersOf(closed)).map(
    ({ reference }) => `orders/${referenceOf(closed)}/${reference}.pdf`,
  )
  expect(issued).toHaveLength(2)
  expect([...after.keys()]).toEqual(expect.arrayContaining(issued))
  expect(after.has(openFile)).toBe(false)
  expect(after.get('left-out.txt')?.toString()).toContain(
    `${openFile}: It could not be read as it was stored.`,
  )

  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  try {
    const file = join(folder, 'person.zip')
    expect(await operatorData(host, 'person', 'export', anna.email, '--output', file)).toMatchObject({
      files: 6,
    })
    const byOperator = readZip(await readFile(file))
    for (const archive of [after, byOperator]) archive.delete('data.json')
    expect(byOperator).toEqual(after)
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('the archive has each order of a request, and its erasure names the papers of each', {
  tags: ['order-downloads', 'personal-data'],
}, async () => {
  const anna = await newCustomer()
  const request = await orderOf(anna)
  const drafts = [await sendDocument(host, sql, request)]
  const ending = { keep: 0, reason: 'Changed their mind.', ground: 'goodwill' }
  await rpc(sql, 'end_order', { request, ...ending })
  await rpc(sql, 'make_offer', { request, offer: JSON.stringify(sampleOffer()) })
  drafts.push(await sendDocument(host, sql, request))

  const entries = await exported(anna)
  const first = `orders/${referenceOf(request)}`
  const [paper] = await papersOf(request)
  expect(entries.get(`${first}/messages/1-Draft.pdf`)).toEqual(drafts[0]?.bytes)
  expect(entries.get(`${first}-2/messages/1-Draft.pdf`)).toEqual(drafts[1]?.bytes)
  expect(entries.get(`${first}/${paper?.reference}.pdf`)).toBeDefined()
  const [{ orders }] = JSON.parse(String(entries.get('data.json'))).requests
  expect(orders).toMatchObject([
    { order: { number: 1 }, messages: [{ text: 'Please check.' }], events: { length: 6 } },
    { order: { number: 2 }, messages: [{ text: 'Please check.' }], events: { length: 2 } },
  ])
  const person = readPerson(await rpc(sql, 'person_data', { address: anna.email }))
  expect(erasureWarnings(person, new Date()).join()).toContain(`we must keep ${paper?.reference} as issued`)
})

it('the archive has nothing that the operator notes of a person, or is sent about one', {
  tags: ['personal-data'],
}, async () => {
  const anna = await newCustomer()
  const [request, marked] = [
    await orderOf(anna),
    await storeRequest(sql, { user_id: anna.id, email: anna.email }),
  ]
  await sql`select public.mark_spam(${marked}, true)`
  const data = JSON.parse(String((await exported(anna)).get('data.json')))
  expect(data.requests.map(({ id }: { id: string }) => id)).toEqual([request, marked])
  expect(data.messages.length).toBeGreaterThan(0)
  expect(JSON.stringify(data)).not.toMatch(
    /spam|order_links_from|link_version|erased_at|the operator|_operator/,
  )
})

it('a file that was taken back is neither in it nor named', {
  tags: ['order-downloads', 'personal-data'],
}, async () => {
  const anna = await newCustomer()
  const request = await orderOf(anna)
  const wrong = await deliverDocument(host, sql, request, { name: 'Somebody else.pdf', openNow: true })
  await rpc(sql, 'take_back_document', { request, document: wrong.document })
  const entries = await exported(anna)
  expect([...entries.keys()].filter((name) => name.includes('/delivered/'))).toEqual([])
  for (const name of ['data.json', 'left-out.txt'])
    expect(entries.get(name)?.toString() ?? '').not.toContain('Somebody else')
})

it('a network is given sixty archives in ten minutes', { tags: ['costly-requests'] }, async () => {
  const anna = await newCustomer()
  const now = new Date()
  const { dependencies } = await inProcess(host, {}, () => now)
  const ask = async (from: string) => {
    const headers = {
      authorization: `Bearer ${anna.token}`,
      'content-type': 'application/json',
      'cf-connecting-ip': from,
    }
    const request = new Request('http://functions', { method: 'POST', headers, body: '{}' })
    return (await createExportAccount(dependencies)(request)).status
  }
  const window_start = windowOf(now).start.toISOString()
  const address = '203.0.113.77'
  for (let i = 0; i < 59; i++) await rpc(sql, 'count_call', { address, form: 'export', window_start })
  expect(await ask('203.0.113.77')).toBe(200)
  expect(await ask('203.0.113.77')).toBe(429)
  expect(await ask('203.0.113.78')).toBe(200)
})
