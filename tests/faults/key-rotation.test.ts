import { beforeAll, expect, it } from 'vitest'
import { browser, openAccount } from '../support/accounts.ts'
import { callFunction } from '../support/bookings.ts'
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
