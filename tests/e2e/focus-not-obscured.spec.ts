import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { SENDINGS, type Sending } from './sendings.ts'

/** What has the focus can be seen: WCAG 2.4.11, with a summary of what was refused and without. */

test.use({ expectedConsole: /./ })

const SIZES = [
  { width: 390, height: 664 },
  { width: 1280, height: 720 },
]

/** What is over the element that has the focus, if it is all covered; '' if it is not. */
function lookAtFocus(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'nothing has the focus'
    const isDrawn =
      focused instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(focused.type)
    const shown = (isDrawn && focused.labels?.[0]) || focused
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    const at = (from: number, to: number, edge: number) =>
      [0.02, 0.25, 0.5, 0.75, 0.98]
        .map((share) => from + (to - from) * share)
        .filter((p) => p >= 0 && p < edge)
    const points = at(left, right, innerWidth).flatMap((x) =>
      at(top, bottom, innerHeight).map((y) => ({ x, y })),
    )
    const over = points.map(({ x, y }) => document.elementFromPoint(x, y))
    const covers = (hit: Element | null) => hit && !shown.contains(hit) && !hit.contains(shown)
    const name = shown.outerHTML.slice(0, 80)
    if (points.length === 0) return `outside the window: ${name}`
    return over.every(covers) ? `covered by ${over[0]?.outerHTML.slice(0, 80)}: ${name}` : ''
  })
}

/** Once through all controls, from the first one. */
async function tabThrough(page: Page): Promise<number> {
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href]')?.focus())
  const isNew = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLElement
      if (focused === document.body || 'tabbed' in focused.dataset) return false
      focused.dataset.tabbed = ''
      return true
    })
  let controls = 0
  for (; await isNew(); controls++) {
    await expect.poll(() => lookAtFocus(page)).toBe('')
    await page.keyboard.press('Tab')
  }
  await page.evaluate(() => {
    for (const tabbed of document.querySelectorAll<HTMLElement>('[data-tabbed]')) delete tabbed.dataset.tabbed
  })
  return controls
}

/** The first stands for all in `npm test`. */
for (const [index, name] of (
  ['quote', 'login', 'enquiry', 'newsletter', 'booking', 'profile'] as const
).entries()) {
  const tag = ['@focus-not-obscured', ...(index > 0 ? ['@release'] : [])]
  test(`no control is covered once it was refused: ${name}`, { tag }, async ({ page, host }) => {
    test.slow()
    const { open, press, calls }: Sending = SENDINGS[name]
    await page.setViewportSize(SIZES[0] as (typeof SIZES)[0])
    await open(page, host)
    await page.route(calls, (route) => route.fulfill({ status: 400, json: {} }))
    await press(page)
    await expect(page.locator('.sum')).toBeFocused({ timeout: 20_000 })
    for (const size of SIZES) {
      await page.setViewportSize(size)
      expect(await tabThrough(page)).toBeGreaterThan(20)
    }
    await expectAccessible(page, `${name}, refused`)
  })
}

for (const { paths, tag } of [
  { paths: ['/'], tag: [] },
  {
    paths: ['/get-quote', '/apostille-notarisation', '/polo-family-day', '/privacy-policy'],
    tag: ['@release'],
  },
])
  test(`no control of ${paths.join(', ')} is covered`, { tag: ['@focus-not-obscured', ...tag] }, async ({
    page,
  }) => {
    test.slow()
    for (const path of paths)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await page.goto(path)
        expect(await tabThrough(page), path).toBeGreaterThan(10)
      }
  })
