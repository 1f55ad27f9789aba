import type { Page } from '@playwright/test'
import { openAccount } from '../support/accounts.ts'
import { sampleBooking } from '../support/bookings.ts'
import { startDatabaseProxy } from '../support/database-proxy.ts'
import { freshAddress } from '../support/forms.ts'
import { startHost } from '../support/host.ts'
import { startPostgres } from '../support/postgres.ts'
import { passwordField } from './account-page.ts'
import { alertText, fillBooking, openBooking, payButton } from './booking-page.ts'
import { fillEnquiry, QUESTION } from './enquiry-page.ts'
import { expect, test } from './fixtures.ts'
import { chooseFiles, fillQuote, send, upload } from './quote-page.ts'

/** Each form reports the failure in its own words, and keeps what was typed. */

type Form = {
  fill: (page: Page) => Promise<void>
  press: (page: Page) => Promise<void>
  fails: (page: Page) => Promise<void>
  works: (page: Page) => Promise<void>
}

const shows = (text: string | RegExp) => (page: Page) =>
  expect(page.getByText(text).first()).toBeVisible({ timeout: 30_000 })
const says = (text: string) => (page: Page) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible({ timeout: 30_000 })

const atEnd: (() => Promise<void>)[] = []
test.afterEach(async () => {
  for (const close of atEnd.splice(0).reverse()) await close()
})

test('with the database away every form says so, keeps what was typed, and works once it is back', {
  tag: ['@database-outage', '@release'],
}, async ({ browser }) => {
  test.setTimeout(300_000)
  const server = await startPostgres()
  atEnd.push(server.close)
  const proxy = await startDatabaseProxy(server.url)
  atEnd.push(proxy.close)
  const host = await startHost({ DATABASE_URL: proxy.url })
  atEnd.push(host.dispose)
  const { email, password } = await openAccount(host)

  const forms: Record<string, Form> = {
    quote: {
      async fill(page) {
        await page.goto('/get-quote')
        await fillQuote(page)
      },
      press: (page) => send(page).click(),
      async fails(page) {
        await says('Failed to save quote request')(page)
        await expect(page.getByLabel('Family name')).toHaveValue('Wiśniewska')
      },
      works: shows('Quote Request Submitted'),
    },
    'quote with a document': {
      async fill(page) {
        await page.goto('/get-quote')
        await fillQuote(page)
        await chooseFiles(page, [upload('birth.pdf', 'pdf')])
      },
      press: (page) => send(page).click(),
      fails: says('Failed to upload birth.pdf'),
      works: shows('Quote Request Submitted'),
    },
    enquiry: {
      async fill(page) {
        await page.goto('/enquiry-form')
        await fillEnquiry(page)
      },
      press: (page) => page.getByRole('button', { name: 'Send enquiry', exact: true }).click(),
      async fails(page) {
        await says('Failed to send your enquiry. Please try again.')(page)
        await expect(page.getByLabel('Message')).toHaveValue(QUESTION)
      },
      works: shows('Enquiry Sent!'),
    },
    newsletter: {
      async fill(page) {
        await page.goto('/social-media-links')
        await page.waitForSelector('[data-hydrated]')
        await page.locator('#newsletter-email').fill(freshAddress())
      },
      press: (page) => page.getByRole('button', { name: 'Subscribe' }).click(),
      fails: says('Failed to subscribe to newsletter. Please try again.'),
      works: shows('Subscribed!'),
    },
    booking: {
      async fill(page) {
        await openBooking(page)
        await fillBooking(page, sampleBooking())
      },
      press: (page) => payButton(page).click(),
      async fails(page) {
        await expect(alertText(page)).toBeVisible({ timeout: 30_000 })
        await expect(page.getByLabel('First name')).toHaveValue('Amélie')
      },
      works: (page) => page.waitForURL('**/dev/pay/*'),
    },
    'log in': {
      async fill(page) {
        await page.goto('/auth')
        await page.getByLabel('Email').fill(email)
        await passwordField(page).fill(password)
      },
      press: (page) => page.getByRole('button', { name: 'Log in', exact: true }).click(),
      fails: says('An error occurred. Please try again.'),
      works: (page) => page.waitForURL('**/profile'),
    },
  }

  const pages = new Map<Form, Page>()
  for (const form of Object.values(forms)) {
    const context = await browser.newContext({
      baseURL: host.url,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
    })
    const page = await context.newPage()
    await form.fill(page)
    pages.set(form, page)
  }
  proxy.refuse()
  for (const [form, page] of pages) {
    await form.press(page)
    await form.fails(page)
  }
  proxy.restore()
  await expect.poll(async () => (await fetch(`${host.url}/readyz`)).status, { timeout: 30_000 }).toBe(200)
  for (const [form, page] of pages) {
    await form.press(page)
    await form.works(page)
    await page.context().close()
  }
})
