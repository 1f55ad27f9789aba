import type { Locator, Page } from '@playwright/test'
import { docx, realLifeFiles } from '../support/counted-files.ts'
import { expect, test } from './fixtures.ts'
import { chooseFiles, fillQuote, send } from './quote-page.ts'

const topOf = (element: Locator) => element.evaluate((shown) => shown.getBoundingClientRect().top)

/** Holds the counting back until it is let go. */
async function holdCounting(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*-worker*', async (route) => {
    await released
    await route.continue()
  })
  return release
}

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('nothing below moves when files are counted, and what is under the pointer never does', {
      tag: '@held-still',
    }, async ({ page, browser }) => {
      const [contract] = await realLifeFiles(browser, ['contract.pdf'])
      const release = await holdCounting(page)
      await page.goto('/get-quote?service=private')
      await page.locator('[data-island=quote][data-hydrated]').waitFor()
      await fillQuote(page)
      await chooseFiles(page, [{ name: 'contract.pdf', mimeType: '', buffer: contract?.bytes as Buffer }])
      await expect(page.locator('.estimate')).toContainText('Counting')
      await send(page).scrollIntoViewIfNeeded()
      const before = await topOf(send(page))
      release()
      await expect(page.locator('.estimate')).toContainText('12 pages')
      expect(await topOf(send(page))).toBe(before)

      // More than there is room for.
      const cut = docx(['Text'.repeat(900)]).subarray(0, 400)
      await send(page).hover()
      const held = await topOf(send(page))
      const many = Array.from({ length: 8 }, (_, i) => ({ name: `${i}.docx`, mimeType: '', buffer: cut }))
      await chooseFiles(page, many)
      await expect(page.locator('.estimate')).toContainText('7.docx: It seems to be damaged')
      expect(Math.abs((await topOf(send(page))) - held)).toBeLessThanOrEqual(1)
    })
  })
