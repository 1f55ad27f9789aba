import { PATHS, VERIFY_PATH } from '#src/lib/routes.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** An official has been given a document, and finds out whether it is ours. */

for (const path of [PATHS.home, PATHS.private, PATHS.corporate, PATHS.apostille, PATHS.procurement])
  test(`${path} leads there from its footer, and a service from its text`, async ({ page }) => {
    await page.goto(path)
    const links = page.getByRole('link', { name: 'Verify a document' })
    await expect(links).toHaveCount(path === PATHS.home ? 1 : 2)
    await links.first().click()
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
  const fingerprint = page.locator('.verdict code')
  await expect(fingerprint).toBeHidden()
  for (let i = 0; i < 2; i++) await page.keyboard.press('Tab')
  await expect(page.getByText('Fingerprint of this file (SHA-256)')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fingerprint).toHaveText(/^[0-9a-f]{64}$/)
  await expectAccessible(page, 'a file without a record, unfolded', [320, 768, 1280])
})
