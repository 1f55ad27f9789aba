import { utimes, writeFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { OPERATOR_EMAIL } from '#contract/business-facts.ts'
import { openSource } from '#host/backup/source.ts'
import { connect } from '#host/database/connect.ts'
import { readSettings } from '#host/settings.ts'
import { type DevServer, startDevServer } from '../support/dev-server.ts'
import { freshAddress, isTo } from '../support/forms.ts'
import { type CapturedMail, eventually, type Host, readMail } from '../support/host.ts'
import { logIn } from './account-page.ts'
import { heading } from './booking-page.ts'
import { test as base, expect } from './fixtures.ts'
import { chooseFiles, fillQuote, send, upload } from './quote-page.ts'

/** What works in the build works in `npm run dev`, too; the other specs are about the build. */

const test = base.extend<object, { host: Host; dev: DevServer }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const dev = await startDevServer()
      await use(dev)
      expect(await dev.stop()).toBe(0)
      await expect(fetch(dev.url)).rejects.toThrow()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  host: [async ({ dev }, use) => use({ url: dev.url, dataDir: dev.dataDir } as Host), { scope: 'worker' }],
})
test.describe.configure({ mode: 'serial' })

const mailWith = ({ dataDir }: DevServer, fits: (mail: CapturedMail) => boolean) =>
  eventually(async () => (await readMail(dataDir)).find(fits), 60, 'a captured message')

function linkIn({ url }: DevServer, { text = '' }: CapturedMail, path: string): string {
  const link = text.match(/http\S+/g)?.find((candidate) => candidate.startsWith(url + path))
  if (!link) throw new Error(`There is no link to ${url}${path} in the message`)
  return link
}

test('a request with a document goes out, and the links in its mails lead back', { tag: '@release' }, async ({
  page,
  dev,
}) => {
  const email = freshAddress()
  await page.goto('/get-quote')
  await fillQuote(page, { email })
  await chooseFiles(page, [upload('birth certificate.pdf', 'pdf', 20_000)])
  await send(page).click()
  await expect(page.getByText('Quote Request Submitted')).toBeVisible({ timeout: 30_000 })

  await page.goto(linkIn(dev, await mailWith(dev, isTo(email)), '/get-quote?request='))
  await expect(heading(page, 'We’re preparing your quote')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('birth certificate.pdf')).toBeVisible()

  const forOperator = (mail: CapturedMail) =>
    isTo(OPERATOR_EMAIL)(mail) && mail.replyTo?.[0]?.address === email
  const link = linkIn(dev, await mailWith(dev, forOperator), '/functions/v1/open-document')
  expect((await page.request.get(link)).headers()['content-disposition']).toContain('attachment')
})

test('the made-up customer logs in, and cancels the made-up consultation by the link in a captured mail', {
  tag: '@release',
}, async ({ page, dev }) => {
  await logIn(page, { email: 'customer@example.com', password: 'development' })
  await expect(page).toHaveURL('/profile')
  await page.goto('/profile?tab=tasks&view=pending')
  await expect(page.getByText(/^SQ-[2-9B-Z]{4}-[2-9B-Z]{4}$/)).toHaveCount(6)

  await page.goto('/dev/mail')
  const confirmation = page.getByRole('listitem').filter({ hasText: 'customer@example.com' })
  await confirmation.getByRole('link', { name: /Your consultation on/ }).click()
  await page.locator(`a[href^="${dev.url}/booking-form?manage="]`).click()
  await page.getByRole('button', { name: 'Cancel this consultation' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(heading(page, 'Your consultation is cancelled')).toBeVisible({ timeout: 20_000 })
})

test('it is there on this machine only', { tag: '@release' }, async ({ dev }) => {
  expect((await fetch(dev.url)).ok).toBe(true)
  const others = Object.values(networkInterfaces()).flatMap((entries) => entries ?? [])
  for (const { address, family, internal } of others) {
    if (internal || family !== 'IPv4') continue
    await expect(fetch(dev.url.replace('localhost', address))).rejects.toThrow()
  }
})

test('the host starts again after a change of what it runs', { tag: '@release' }, async ({ dev }) => {
  const starts = () => dev.output().split('Ready at').length
  const before = starts()
  const now = new Date()
  await utimes(new URL('../../supabase/functions/_shared/mail/compose.ts', import.meta.url), now, now)
  await expect.poll(starts, { timeout: 60_000 }).toBe(before + 1)
  await expect.poll(async () => (await fetch(`${dev.url}/readyz`)).status, { timeout: 60_000 }).toBe(200)
})

test('a database made from an earlier state of the schemas keeps its rows', { tag: '@release' }, async () => {
  test.setTimeout(240_000)
  const ask = async (dataDir: string, statement: string) => {
    const source = await openSource(readSettings({ DATA_DIR: dataDir }), pino({ level: 'silent' }))
    const client = await connect(source.url)
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }
  const first = await startDevServer()
  const kept = "from public.newsletter_subscriptions where email = 'kept@example.com'"
  const users = 'select count(*)::int as all from auth.users'
  await ask(first.dataDir, "insert into public.newsletter_subscriptions (email) values ('kept@example.com')")
  const before = await ask(first.dataDir, users)
  expect(await first.stop('keep')).toBe(0)
  await writeFile(join(first.dataDir, 'baseline.sql'), '-- an earlier state')
  const second = await startDevServer(first.dataDir)
  try {
    expect(await ask(second.dataDir, `select email ${kept}`)).toHaveLength(1)
    expect(await ask(second.dataDir, users)).toEqual(before)
    expect(await ask(second.dataDir, "select from pg_database where datname = 'earlier'")).toHaveLength(0)
    expect(second.output()).not.toContain('begin anew')
  } finally {
    await second.stop()
  }
})
