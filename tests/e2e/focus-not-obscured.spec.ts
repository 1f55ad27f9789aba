import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { letRun } from './page-clock.ts'
import { SENDINGS, type Sending } from './sendings.ts'

/** What has the focus can be seen: WCAG 2.4.11, with a toast shown and without. */

test.use({ expectedConsole: /./ })

const SIZES = [
  { width: 390, height: 664 },
  { width: 1280, height: 720 },
]

/** What is over the element that has the focus, if it is all covered, or covered by toasts at all; undefined at the end of a round. */
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
    if (over.every(covers)) return `covered by ${over[0]?.outerHTML.slice(0, 80)}: ${name}`
    const toast = !focused.closest('.toasts') && over.find((hit) => hit?.closest('.toasts'))
    return toast ? `partly covered by a toast: ${name}` : ''
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
  test(`no control is covered while a toast says that it was refused: ${name}`, { tag }, async ({
    page,
    host,
  }) => {
    test.slow()
    const { open, press, calls }: Sending = SENDINGS[name]
    await page.setViewportSize(SIZES[0] as (typeof SIZES)[0])
    await open(page, host)
    await page.route(calls, (route) => route.fulfill({ status: 400, json: {} }))
    await press(page)
    const toast = page.locator('.toast.error')
    await expect(toast).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
    // It waits while it is pointed at; here for as long as the test takes.
    await page.mouse.move(0, 0)
    await toast.dispatchEvent('pointerover')
    for (const size of SIZES) {
      await page.setViewportSize(size)
      expect(await tabThrough(page)).toBeGreaterThan(20)
      await expect(toast).toBeVisible()
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

test('a toast leaves by itself, and waits while it is pointed at or has the focus', {
  tag: '@focus-not-obscured',
}, async ({ page }) => {
  await page.clock.install()
  await page.route(SENDINGS.enquiry.calls, (route) => route.abort())
  await SENDINGS.enquiry.open(page)
  const button = page.getByRole('button', { name: 'Send enquiry' })
  const toast = page.locator('.toast.error')
  const refuse = async () => {
    await button.click()
    await expect(toast).toBeVisible()
  }
  await refuse()
  await letRun(page, 15, async () => (await toast.count()) === 0)
  await expect(toast).toHaveCount(0)
  // What the summary says stays.
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible()
  await refuse()
  await button.focus()
  await toast.getByRole('button').press('Enter')
  await expect(toast).toHaveCount(0)
  await expect(button).toBeFocused()
  await refuse()
  await toast.hover()
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await toast.getByRole('button').focus()
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await button.focus()
  await letRun(page, 15, async () => (await toast.count()) === 0)
  await expect(toast).toHaveCount(0)
})
