import { CERTIFICATES } from '#contract/business-facts.ts'
import { makePaper } from '#functions/_shared/papers/paper-pdf.ts'
import { storePaidHalf } from '../support/orders.ts'
import { openSql, type Sql } from '../support/sql.ts'
import { expectAccessible } from './axe.ts'
import { heading } from './booking-page.ts'
import { expect, test } from './fixtures.ts'
import { button, follow, signedLink } from './operator-page.ts'

/** A certified translation, from the operator's page to a stranger who holds a page of it and whose browser runs no scripts. */

let sql: Sql
test.beforeAll(({ host }) => {
  sql = openSql(host.databaseUrl, 2)
})
test.afterAll(() => sql.end())

test('a translation is certified, delivered, and checked from paper without scripts', {
  tag: ['@certificates', '@accessibility'],
}, async ({ page, host, browser }) => {
  const id = await storePaidHalf(sql)
  const seller = { name: 'House', lines: [] }
  const facts = { kind: 'cover sheet' as const, issuedOn: '2026-11-29', order: 'SQ-2222-2222', seller }
  const buffer = Buffer.from(await makePaper({ ...facts, from: ['Zofia'], to: ['House'] }))
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer })
  await follow(page, signedLink(host, id, 'attach'), 'Add a document of the customer’s')
  await page.locator('#documents').setInputFiles([pdf('Akt urodzenia.pdf')])
  await expect(page.getByText('Akt urodzenia.pdf').first()).toBeVisible()
  await expect
    .poll(async () => (await sql`select from request_documents where request_id = ${id}`).length)
    .toBeGreaterThan(0)

  await follow(page, signedLink(host, id, 'deliver'), 'Deliver')
  await page.locator('#documents').setInputFiles([pdf('Translation.pdf')])
  await page.getByText('Certify a translation').click()
  await button(page, 'Make the certified translation').click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Please fill this in' })).toHaveCount(1)
  await expect(page.getByRole('alert').getByText('Only a translator who agrees')).toBeVisible()
  await expectAccessible(page, 'what is missing')
  await page.getByLabel('What the document is').fill('Akt urodzenia nr 123')
  await page.getByText(`${CERTIFICATES.translators[0]?.name} has read the translation`).click()
  await button(page, 'Make the certified translation').click()
  await expect(page.getByText('It is made. Look at every page')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Ready to deliver')).toHaveCount(2)
  await expectAccessible(page, 'a certified translation that waits')
  await button(page, 'Deliver to the customer').click()
  await expect(heading(page, 'Delivered')).toBeFocused()

  const [{ code } = {}] = await sql`
    select code from certificates where document in
      (select document.id from order_documents as document join orders as ordered on ordered.id = document.order_id
       where ordered.request_id = ${id})`
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'pl-PL', baseURL: host.url })
  const stranger = await context.newPage()
  await stranger.goto(`/V/${code.toLowerCase()}/2`)
  await expect(stranger.locator('html')).toHaveAttribute('lang', 'pl')
  await stranger.getByRole('link', { name: 'English' }).click()
  await expect(stranger.getByRole('heading', { name: 'This certificate is in force' })).toBeVisible()
  const picture = stranger.getByRole('img', { name: 'Page 2 of 3, as we issued it' })
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(800)
  await stranger.getByRole('link', { name: 'Next page' }).click()
  await expect(stranger.getByRole('img', { name: 'Page 3 of 3, as we issued it' })).toBeVisible()
  await stranger.getByLabel('Code or reference').fill('2222-2222-2222')
  await button(stranger, 'Check').click()
  await expect(stranger.getByRole('heading', { name: 'We have no certificate with this code' })).toBeVisible()
  await context.close()

  await page.goto('/get-quote?verify=#verify')
  await page.getByLabel('Code or reference').fill(code)
  await expectAccessible(page, 'the page to verify')
  await button(page, 'Check').click()
  await expect(page.getByRole('heading', { name: 'This certificate is in force' })).toBeVisible()
  await expectAccessible(page, 'what stands of a certificate')
})
