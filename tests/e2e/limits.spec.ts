import type { Browser, Page } from '@playwright/test'
import { book, callFunction, sampleBooking } from '../support/bookings.ts'
import { anonymous, sampleRow } from '../support/clients.ts'
import { freshAddress, isTo } from '../support/forms.ts'
import { type Host, startHost } from '../support/host.ts'
import { newCustomer } from './account-page.ts'
import { expectAccessible } from './axe.ts'
import { fillBooking, heading, openBooking, payButton, press } from './booking-page.ts'
import { expect, test } from './fixtures.ts'
import { fillQuote, send } from './quote-page.ts'
import { inDatabase } from './stored-rows.ts'

/** What honest visitors see when they or others have reached a limit. */

// One host for all of them.
test.describe.configure({ mode: 'default' })

let host: Host
test.beforeAll(async () => {
  host = await startHost({
    RATE_LIMIT_RECIPIENT: '5',
    BOOKING_HOLDS_BEFORE_PROOF: '2',
    BOOKING_HOLDS_TOTAL: '3',
  })
})
test.afterAll(() => host?.dispose())

const open = (browser: Browser) => browser.newPage({ baseURL: host.url })

const mailed = async (address: string) => (await host.mail()).filter(isTo(address)).length

/** Whoever delivers it: the host's jobs, or ours. */
async function delivered(): Promise<void> {
  await host.runJobs()
  const queued = () => inDatabase(host, (sql) => sql`select from public.outbox where status = 'queued'`)
  await expect.poll(queued).toHaveLength(0)
}

async function sendRequests(email: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const row = sampleRow({ email })
    expect((await anonymous(host).from('quote_requests').insert(row)).error).toBeNull()
    await callFunction(host, 'send-admin-notification', { id: row.id })
  }
  await delivered()
}

async function sendQuote(page: Page, email: string): Promise<void> {
  await page.goto('/get-quote')
  await fillQuote(page, { email })
  await send(page).click()
  await expect(heading(page, 'Your request is with us')).toBeVisible({ timeout: 30_000 })
}

test.describe('a request for a quote', () => {
  test('says of the sixth of a day that there is no email, and leads to its page', {
    tag: '@mail-limits',
  }, async ({ browser }) => {
    const email = freshAddress()
    await sendRequests(email, 4)
    const page = await open(browser)
    await sendQuote(page, email)
    const lead = page.locator('.sent .lead')
    await expect(lead).toHaveText(
      `We’ll email a copy to ${email}, unless that address has had several emails from us today.`,
    )
    await expect(page.getByRole('link', { name: 'Open your request' })).toBeVisible()
    await delivered()
    expect(await mailed(email)).toBe(5)

    await page.getByRole('button', { name: 'Send another request' }).click()
    await fillQuote(page, { email })
    await send(page).click()
    const without = `We have already sent several emails to ${email} today, so we are not emailing you about this request. It has still reached us.`
    await expect(lead).toHaveText(without)
    await expect(page.getByText(/on its way|emailing a copy/i)).toHaveCount(0)
    await expectAccessible(page, 'a request without an email')
    const reference = await page.locator('.receipt .serial').textContent()
    await page.reload()
    await expect(lead).toHaveText(without)

    await page.getByRole('link', { name: 'Open your request' }).click()
    await expect(heading(page, 'We’re preparing your quote')).toBeVisible()
    await expect(page.getByText(String(reference)).first()).toBeVisible()
    await delivered()
    expect(await mailed(email)).toBe(5)
    await page.close()
  })

  test('from a signed-in customer to their own address is confirmed by email however many there were', {
    tag: '@mail-limits',
  }, async ({ browser }) => {
    const page = await open(browser)
    const { email } = await newCustomer(page, host)
    await sendRequests(email, 6)
    const before = await mailed(email)
    await sendQuote(page, email)
    await expect(page.locator('.sent .lead')).toHaveText(`We are emailing a copy to ${email}.`)
    await expect.poll(() => mailed(email)).toBe(before + 1)
    await page.close()
  })
})

test.describe('a consultation', () => {
  test('is booked while others hold many times: the work is done unseen', {
    tag: '@held-calendar',
  }, async ({ browser }) => {
    for (let i = 0; i < 4; i++) await book(host, sampleBooking())
    const page = await open(browser)
    const calls: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/create-consultation-payment')) calls.push(response.status())
    })
    await openBooking(page)
    await fillBooking(page, sampleBooking())
    await payButton(page).click()
    await page.waitForURL('**/dev/pay/*', { timeout: 60_000 })
    expect(calls).toEqual([403, 200])
    await press(page, 'Pay')
    await expect(heading(page, 'Your consultation is booked')).toBeVisible({ timeout: 20_000 })
    await page.close()
  })
})
