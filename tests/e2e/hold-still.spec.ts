import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { PATHS, VERIFY_PATH } from '#src/lib/routes.ts'
import { docx, realLifeFiles } from '../support/counted-files.ts'
import type { Host } from '../support/host.ts'
import { signIn } from './account-page.ts'
import { paidBooking } from './booking-page.ts'
import { expect, test } from './fixtures.ts'
import { offered, request } from './order-page.ts'
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

declare global {
  var shifted: string[]
}

/** Of what has been seen: how far each thing moved that nobody moved by a press. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    globalThis.shifted = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (value > 0.001 && !hadRecentInput)
          for (const { node, previousRect, currentRect } of sources)
            globalThis.shifted.push(`${node?.className}: ${previousRect.y} to ${currentRect.y}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => globalThis.shifted)
}

/** Pages part of which comes late: their addresses, and what is there in the end. */
const LATE: Record<string, [address: (page: Page, host: Host) => Promise<string>, there: string]> = {
  'the home page': [async () => PATHS.home, '.site-footer'],
  'the times of consultations': [async () => PATHS.booking, '[data-island=booking][data-hydrated]'],
  'a consultation': [async (_, host) => `${PATHS.booking}${(await paidBooking(host)).query}`, '.receipt'],
  'a request': [async (_, host) => (await request(host)).link, '.receipt'],
  'a link that is none': [async () => `${PATHS.getQuote}?request=abc`, '#notice-title'],
  'a quote': [async (_, host) => (await offered(host)).link, '.order .pay'],
  'a document to verify': [async () => VERIFY_PATH, '[data-hydrated] input[type=file]'],
  'the newsletter’s button': [
    async () => `${PATHS.social}?newsletter=confirm&token=${'a'.repeat(40)}`,
    '.from-mail button',
  ],
  'the dashboard': [
    async (page, host) => {
      await signIn(page, host)
      return PATHS.profile
    },
    '.dashboard form',
  ],
}

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, expectedConsole: /Failed to load resource/ })

    for (const [name, [address, there]] of Object.entries(LATE))
      test(`nothing moves on the page of ${name} when its answers come late`, {
        tag: '@held-still',
      }, async ({ page, host }) => {
        const shifts = await watchShifts(page)
        const path = await address(page, host)
        await page.route(/\/(functions|rest|auth)\/v1\/|order-(later|panel)/, async (route) => {
          await wait(700)
          await route.continue()
        })
        await page.goto(path)
        await expect(page.locator(there).first()).toBeVisible({ timeout: 30_000 })
        await page.waitForLoadState('networkidle')
        expect(await shifts()).toEqual([])
      })
  })
