import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { checkSeal } from '#functions/_shared/certificate/seal.ts'
import { newSealKey } from '#functions/_shared/certificate/seal-key.ts'
import { writeSecrets } from '#host/secrets.ts'
import { browser, openAccount } from '../support/accounts.ts'
import { book, callFunction, sampleBooking } from '../support/bookings.ts'
import { anonymous, sendQuote } from '../support/clients.ts'
import { mailedLinks } from '../support/links.ts'
import { ownHost } from '../support/own-host.ts'

/** What happens to sessions, links and scripts when a key is changed, as docs/operate/keys.md says it. */

const { host } = ownHost()
let account: Awaited<ReturnType<typeof openAccount>>
let links: Awaited<ReturnType<typeof mailedLinks>>

beforeAll(async () => {
  account = await openAccount(host)
  links = await mailedLinks(host, await sendQuote(anonymous(host)))
})

async function restartWith(env: Record<string, string>): Promise<void> {
  await host.stop()
  await host.start(env)
}

const opens = async () => (await fetch(links.document)).status
const shows = async () => (await callFunction(host, 'guest-request', { token: links.request })).status
const listsRequests = async (key: string) =>
  (await fetch(`${host.url}/rest/v1/quote_requests?select=id`, { headers: { apikey: key } })).status

it('JWT_SECRET: whoever is signed in stays so, because the browser gets a new token for the old one', {
  tags: ['key-rotation'],
}, async () => {
  await restartWith({ JWT_SECRET: 'a new secret that signs the sessions from today' })
  const { data } = await account.client.auth.getSession()
  const bearer = { apikey: host.publishableKey, authorization: `Bearer ${data.session?.access_token}` }
  expect((await fetch(`${host.url}/rest/v1/quote_requests`, { headers: bearer })).status).toBe(401)
  const refreshed = await account.client.auth.refreshSession()
  expect(refreshed.error).toBeNull()
  expect((await account.client.from('quote_requests').select()).error).toBeNull()
  expect((await browser(host).auth.signInWithPassword(account)).error).toBeNull()
  expect([await opens(), await shows()]).toEqual([200, 200])
})

it('LINK_SIGNING_SECRET: links in messages that were sent before end, and nothing else', {
  tags: ['key-rotation', 'release'],
}, async () => {
  await restartWith({ LINK_SIGNING_SECRET: 'a new secret that signs the links from today' })
  expect([await opens(), await shows()]).toEqual([403, 403])
  expect((await account.client.from('quote_requests').select()).error).toBeNull()
})

it('SECRET_KEY: the old one opens nothing any more', { tags: ['key-rotation', 'release'] }, async () => {
  const old = host.secretKey
  const key = 'sb_secret_a-new-key-of-this-installation'
  expect(await listsRequests(old)).toBe(200)
  await restartWith({ SECRET_KEY: key })
  expect(await listsRequests(key)).toBe(200)
  expect(await listsRequests(old)).not.toBe(200)
  expect((await account.client.from('quote_requests').select()).error).toBeNull()
})

const keptSecrets = async () => JSON.parse(await readFile(join(host.dataDir, 'secrets.json'), 'utf8'))

/** The receipt of a consultation. */
async function receipt(): Promise<Uint8Array> {
  const booking = sampleBooking()
  const { data } = await book(host, booking)
  await fetch(`${data.url}/pay`, { method: 'POST', redirect: 'manual' })
  const isIt = (name: string | null) => name?.endsWith('.pdf') ?? false
  const mail = await host.waitForMail(
    ({ to, attachments }) =>
      to?.[0]?.address === booking.email && attachments.some(({ filename }) => isIt(filename)),
  )
  const file = mail.attachments.find(({ filename }) => isIt(filename))
  return new Uint8Array(file?.content as ArrayBuffer)
}

it('SEAL_KEY: made at the first start; earlier seals stay the house’s while their certificate follows the new key', {
  tags: ['key-rotation', 'sealed-papers'],
}, async () => {
  const { sealKey: first } = await keptSecrets()
  const early = await receipt()
  const own = { state: 'whole', byHouse: true }
  expect(checkSeal(early, first)).toMatchObject(own)
  const second = newSealKey('House', new Date()) + first.slice(first.indexOf('-----BEGIN CERTIFICATE'))
  await restartWith({ SEAL_KEY: second.replaceAll('\n', '\\n') })
  const late = await receipt()
  expect(checkSeal(early, second)).toMatchObject(own)
  expect(checkSeal(late, second)).toMatchObject({ ...own, name: 'House' })
  expect(checkSeal(late, first)).toMatchObject({ state: 'whole', byHouse: false })
})

it('a lost SEAL_KEY: the host makes another, and the earlier seals are whole, of a certificate no longer known', {
  tags: ['key-rotation', 'sealed-papers'],
}, async () => {
  const { sealKey: lost, ...others } = await keptSecrets()
  await host.stop()
  await writeSecrets(host.dataDir, others)
  await host.start({ SEAL_KEY: '' })
  const { sealKey } = await keptSecrets()
  expect(sealKey).not.toBe(lost)
  const paper = await receipt()
  expect(checkSeal(paper, sealKey)).toMatchObject({ state: 'whole', byHouse: true })
  expect(checkSeal(paper, lost)).toMatchObject({ state: 'whole', byHouse: false })
})
