import type { Locator, Page } from '@playwright/test'
import { isTo } from '../support/forms.ts'
import { expect, openPage, test } from './fixtures.ts'
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
  await openPage(page, '/enquiry-form')
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

test('every other form', { tag: '@pasted-addresses' }, async ({ page }) => {
  const { text, address } = pasted('bücher.example', 'xn--bcher-kva.example')
  for (const path of ['/get-quote', '/booking-form', '/social-media-links', '/register', '/reset-password']) {
    await openPage(page, path)
    const field = page.locator('main').getByLabel(/^Email( address)?$/)
    await paste(page, field, text)
    await expect(field, path).toHaveValue(address)
  }
})
