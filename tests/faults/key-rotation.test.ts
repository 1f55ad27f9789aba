import { beforeAll, expect, it, vi } from 'vitest'
import { browser, openAccount } from '../support/accounts.ts'
import { callFunction } from '../support/bookings.ts'
import { anonymous, sendQuote } from '../support/clients.ts'
import { ownHost } from '../support/own-host.ts'

/** What happens to sessions, links and scripts when a key is changed, as docs/operate/keys.md says it. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 150_000 })

const { host } = ownHost()
let account: Awaited<ReturnType<typeof openAccount>>
let documentLink: string
let requestToken: string

beforeAll(async () => {
  account = await openAccount(host)
  const { row, notification } = await sendQuote(anonymous(host))
  const { reference } = notification.data
  const toOperator = await host.waitForMail(({ subject }) => Boolean(subject?.startsWith(`${reference} [`)))
  documentLink = /http\S+open-document\S+/.exec(toOperator.text ?? '')?.[0] as string
  const toCustomer = await host.waitForMail(({ text }) =>
    Boolean(text?.includes(`/get-quote?request=${row.id}`)),
  )
  requestToken = /get-quote\?request=([\w.-]+)/.exec(toCustomer.text ?? '')?.[1] as string
})

async function restartWith(env: Record<string, string>): Promise<void> {
  await host.stop()
  await host.start(env)
}

const opens = async () => (await fetch(documentLink)).status
const shows = async () => (await callFunction(host, 'guest-request', { token: requestToken })).status
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
  const again = await browser(host).auth.signInWithPassword({
    email: account.email,
    password: account.password,
  })
  expect(again.error).toBeNull()
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
