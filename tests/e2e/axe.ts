import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { hiddenSpacedText, hiddenText } from './hidden-text.ts'

/** Fails when axe finds a fault on the current page, in either colour scheme, or the page cuts a text at 320 px. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const size = page.viewportSize()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      expect(found, `${state}, ${width} px, ${colorScheme}`).toEqual([])
    }
    expect(await hiddenText(page), `text beyond the edge, ${state}, ${width} px`).toEqual([])
    expect(await hiddenSpacedText(page), `cut when widely spaced, ${state}, ${width} px`).toEqual([])
  }
  if (size) await page.setViewportSize(size)
}
