import type { Locator, Page } from '@playwright/test'
import { sampleBooking } from '../support/bookings.ts'
import { isTo } from '../support/forms.ts'
import { fillBooking, openBooking, payButton } from './booking-page.ts'
import { expect, test } from './fixtures.ts'
import { fillQuote, send } from './quote-page.ts'
import { rowsOf } from './stored-rows.ts'

/** Addresses as people paste them into each form, and what is stored. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field.fill('')
  await field.focus()
  await page.keyboard.press('ControlOrMeta+v')
  await page.keyboard.press('Tab')
}

function pasted(domain = 'пример.рф', stored = 'xn--e1afmkfd.xn--p1ai') {
  const name = crypto.randomUUID()
  return {
    text: `Anna <mailto:${name}@${domain}>,`,
    address: `${name}@${stored}`,
    shown: `${name}@${domain}`,
  }
}

test('an enquiry', { tag: '@pasted-addresses' }, async ({ page, host }) => {
  const { text, address, shown } = pasted()
  await page.goto('/enquiry-form')
  await page.getByLabel('Subject').selectOption({ label: 'Pricing' })
  await page.getByLabel('Message').fill('What does a diploma cost?')
  await page.getByLabel('Given name').fill('Anna')
  await page.getByLabel('Family name').fill('Ivanova')
  await paste(page, page.getByLabel('Email'), 'jürgen@bücher.example')
  await page.getByRole('button', { name: 'Send enquiry', exact: true }).click()
  await expect(
    page.getByText('Please enter a valid email address: only letters from a to z').first(),
  ).toBeVisible()
  for (const other of [
    '\u00A0ada＠example。com\u200B.',
    'ADA <ada@EXAMPLE.com>',
    ' mailto:ada@example.com?subject=Hello',
  ]) {
    await paste(page, page.getByLabel('Email'), other)
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  }
  await paste(page, page.getByLabel('Email'), text)
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await page.getByRole('button', { name: 'Send enquiry', exact: true }).click()
  await expect(page.getByText(shown)).toBeVisible({ timeout: 20_000 })
  expect(await rowsOf(host, 'enquiries', address)).toHaveLength(1)
  const mail = await host.waitForMail(isTo(address))
  expect(mail.text).toContain('Anna')
})

test('a quote request', { tag: '@pasted-addresses' }, async ({ page, host }) => {
  const { text, address, shown } = pasted('bücher.example', 'xn--bcher-kva.example')
  await page.goto('/get-quote')
  await fillQuote(page)
  await paste(page, page.getByLabel('Email'), text)
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await send(page).click()
  await expect(page.getByText(shown)).toBeVisible({ timeout: 20_000 })
  expect(await rowsOf(host, 'quote_requests', address)).toHaveLength(1)
})

test('a booking', { tag: '@pasted-addresses' }, async ({ page, host }) => {
  const { text, address } = pasted()
  await openBooking(page)
  await fillBooking(page, sampleBooking())
  await paste(page, page.getByLabel('Email address'), text)
  await expect(page.getByLabel('Email address')).toHaveValue(address)
  await payButton(page).click()
  await page.waitForURL('**/dev/pay/*')
  expect(await rowsOf(host, 'bookings', address)).toHaveLength(1)
})

test('the newsletter', { tag: '@pasted-addresses' }, async ({ page, host }) => {
  const { text, address, shown } = pasted()
  await page.goto('/social-media-links')
  await paste(page, page.getByLabel('Email address'), text)
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(page.getByText(shown)).toBeVisible({ timeout: 20_000 })
  expect(await rowsOf(host, 'newsletter_subscriptions', address)).toHaveLength(1)
})

test('an account: sign-up and a new password', { tag: '@pasted-addresses' }, async ({ page, host }) => {
  const { text, address, shown } = pasted()
  await page.goto('/register')
  await page.getByLabel('First name').fill('Anna')
  await page.getByLabel('Last name').fill('Ivanova')
  await paste(page, page.getByLabel('Email'), text)
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(shown)).toBeVisible({ timeout: 20_000 })
  expect(await rowsOf(host, 'auth.users', address)).toHaveLength(1)
  const mail = await host.waitForMail(isTo(address))
  expect(mail.text).toContain('/auth?token_hash=')

  await page.goto('/reset-password')
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  await paste(page, page.getByLabel('Email'), text)
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(shown)).toBeVisible({ timeout: 20_000 })
})
