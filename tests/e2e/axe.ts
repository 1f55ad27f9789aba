import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './fixtures.ts'
import { hiddenSpacedText, hiddenText } from './hidden-text.ts'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What a colour scheme can change. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/**
 * Axe's violations, a line per rule. A document gets the script once: loading takes longer than checking. @param without
 * rules to leave out @param only these rules
 */
export async function axeFaults(
  page: Page,
  without: string[] = [],
  only?: readonly string[],
): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
  const options = {
    resultTypes: ['violations' as const],
    ...(only && { runOnly: [...only] }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  }
  return page.evaluate(async (asked) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(asked)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, options)
}

/** On a phone in light colours, however text is spaced, and the colours again on a wide screen in dark ones; no text is cut off. */
export async function expectAccessible(page: Page, state: string, widths = [320, 1280]): Promise<void> {
  const size = page.viewportSize()
  const [narrow = 320, wide = narrow] = widths
  for (const [width, colorScheme, rules] of [
    [narrow, 'light', undefined],
    [wide, 'dark', OF_COLOUR],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await axeFaults(page, [], rules), `${state}, ${width} px`).toEqual([])
    expect(await hiddenText(page), `text beyond the edge, ${state}, ${width} px`).toEqual([])
    if (colorScheme === 'light')
      expect(await hiddenSpacedText(page), `cut when widely spaced, ${state}, ${width} px`).toEqual([])
  }
  if (size) await page.setViewportSize(size)
}

/** The names of controls that assistive technology is told are invalid. */
export async function calledInvalid(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ properties }) =>
      properties?.some((one) => one.name === 'invalid' && one.value.value === 'true'),
    )
    .map(({ name }) => String(name?.value))
}
