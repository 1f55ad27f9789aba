import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** On paper, whatever the screen's colours: no header, footer or button, and black text on white. */
export async function expectPrintable(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const part of ['header', 'footer', 'button:not(.pick)', '.btn'])
    await expect(page.locator(part).filter({ visible: true }), `${part} of ${what}`).toHaveCount(0)
  const colours = await page.evaluate(() => {
    const seen = [...document.querySelectorAll('body, main, main *')].filter((element) =>
      element.checkVisibility(),
    )
    return [
      ...new Set(
        seen.flatMap((element) => {
          const { color, backgroundColor, backgroundImage } = getComputedStyle(element)
          return [color, backgroundColor, backgroundImage]
        }),
      ),
    ].sort()
  })
  expect(colours, what).toEqual(['none', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'])
  await page.emulateMedia({ media: 'screen', colorScheme: null })
}
