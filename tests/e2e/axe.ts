import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './fixtures.ts'
import { hiddenSpacedText, hiddenText } from './hidden-text.ts'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Axe's violations, a line per rule. A document gets the script once: loading takes longer than checking. @param without
 * rules to leave out
 */
export async function axeFaults(page: Page, without: string[] = []): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
  return page.evaluate(async (rules) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, without)
}

/** In light colours at each width, in dark ones at the last; also fails if text is cut off. */
export async function expectAccessible(page: Page, state: string, widths = [320, 1280]): Promise<void> {
  const size = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const schemes = ['light', 'dark'] as const
    for (const colorScheme of width === widths.at(-1) ? schemes : schemes.slice(0, 1)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await axeFaults(page), `${state}, ${width} px, ${colorScheme}`).toEqual([])
    }
    expect(await hiddenText(page), `text beyond the edge, ${state}, ${width} px`).toEqual([])
    expect(await hiddenSpacedText(page), `cut when widely spaced, ${state}, ${width} px`).toEqual([])
  }
  if (size) await page.setViewportSize(size)
}
