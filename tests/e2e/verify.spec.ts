import { PATHS, VERIFY_PATH } from '#src/lib/routes.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** An official has been given a document, and finds out whether it is ours. */

test('every page of a service leads there from its footer and its text, and the home page from its footer', async ({
  page,
}) => {
  for (const path of [PATHS.private, PATHS.corporate, PATHS.apostille, PATHS.procurement, PATHS.home]) {
    const html = await (await page.request.get(path)).text()
    expect(html.split(`href="${VERIFY_PATH}"`), path).toHaveLength(path === PATHS.home ? 2 : 3)
  }
  await page.goto(PATHS.home)
  await page.getByRole('link', { name: 'Verify a document' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verify a document' })).toBeVisible()
})

test('the page says what it is, what it proves and what to do without a record; the fingerprint unfolds by keyboard', {
  tag: ['@verification', '@accessibility'],
}, async ({ page }) => {
  await page.goto(VERIFY_PATH)
  for (const title of ['What it proves', 'If there is no record'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const how = page.getByText('How the check works')
  await expect(page.getByText('Your browser calculates')).toBeHidden()
  await how.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your browser calculates')).toBeVisible()

  await page
    .getByLabel('The file to check')
    .setInputFiles({ name: 'certificate.pdf', mimeType: '', buffer: Buffer.from('%PDF-') })
  await expect(page.getByRole('heading', { name: 'We have no record of this file' })).toBeFocused()
  await expect(page.getByText('its record was deleted')).toBeVisible()
  const fingerprint = page.locator('.verdict code')
  await expect(fingerprint).toBeHidden()
  for (let i = 0; i < 2; i++) await page.keyboard.press('Tab')
  await expect(page.getByText('Fingerprint of this file (SHA-256)')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fingerprint).toHaveText(/^[0-9a-f]{64}$/)
  await expectAccessible(page, 'a file without a record, unfolded')
})

test.describe('when it cannot be looked up', () => {
  test.use({ expectedConsole: /status of 503/ })

  test('a file waits for the server, and one that is too large for the browser is refused', {
    tag: '@verification',
  }, async ({ page }) => {
    await page.route('**/verify-document', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/get-quote?verify')
    const file = page.getByLabel('The file to check')
    await file.setInputFiles({ name: 'a.pdf', mimeType: '', buffer: Buffer.from('%PDF-') })
    await expect(page.getByText('We could not look it up just now.')).toBeVisible()
    await page.unroute('**/verify-document')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'We have no record of this file' })).toBeFocused()

    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('#verify-file')
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(100 * 1024 * 1024 + 1)], 'large.pdf'))
      if (input) input.files = files.files
      input?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(page.getByText('This file is larger than 100 MB')).toBeVisible()
    await expectAccessible(page, 'a file that is too large')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what to do instead', { tag: '@without-scripts' }, async ({ page }) => {
    await page.goto('/get-quote?verify=#verify')
    await expect(page.locator('#verify h2')).toBeVisible()
    await expect(page.locator('#verify a[href^="mailto:"]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send quote request' })).toBeHidden()
  })
})
