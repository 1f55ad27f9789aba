import { startHost } from '../support/host.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** tests/faults/public-start.test.ts checks the notice on all pages. */

test('a rehearsal says so on every page, for everybody', {
  tag: ['@public-start', '@accessibility', '@release'],
}, async ({ page }) => {
  test.setTimeout(180_000)
  const rehearsal = await startHost({ ALLOW_INCOMPLETE: '1' })
  try {
    await page.goto(`${rehearsal.url}/enquiry-form`)
    const notice = page.getByRole('complementary', { name: 'Rehearsal' })
    await expect(notice).toContainText('this site is not open yet')
    await expectAccessible(page, 'a rehearsal')
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(notice).toBeInViewport()
  } finally {
    await rehearsal.dispose()
  }
})
