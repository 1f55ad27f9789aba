import type { Page } from '@playwright/test'
import { pageAddresses } from '#src/collections/read-content.ts'
import { PATHS } from '#src/lib/routes.ts'
import { newCustomer } from './account-page.ts'
import { calledInvalid } from './axe.ts'
import { openBooking, paidBooking } from './booking-page.ts'
import { expect, openPage, test } from './fixtures.ts'
import { hiddenText } from './hidden-text.ts'

/** Zoom, forced colours, and what assistive technology is told. Spacing: axe.ts. */

/** Those with the most to them, which stand for all in `npm test`. */
const FULL: readonly string[] = [PATHS.home, PATHS.getQuote, PATHS.booking, PATHS.auth]

const ROUNDS = [
  { pages: 'the fullest page', routes: FULL, release: [] },
  {
    pages: 'every other page',
    routes: pageAddresses().filter((path) => path !== PATHS.notFound && !FULL.includes(path)),
    release: ['@release'],
  },
]

/** Controls that cannot be scrolled into view, or are covered there. */
function unreachable(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const controls = document.querySelectorAll<HTMLElement>(
      `:is(${selector}) :is(a[href], button, summary, input, select, textarea)`,
    )
    const missed = (control: HTMLElement) => {
      // Visually hidden controls are used through their label.
      const seen = control.closest('.visually-hidden') ? (control as HTMLInputElement).labels?.[0] : control
      if (!seen?.checkVisibility({ visibilityProperty: true })) return false
      seen.scrollIntoView({ block: 'center', behavior: 'instant' })
      const boxes = [...seen.getClientRects()]
      const dialog = control.closest('dialog')
      if (dialog && dialog.scrollWidth > dialog.clientWidth) return true
      return !boxes.some(({ x, y, width, height }) => {
        const hit = document.elementFromPoint(x + width / 2, y + height / 2)
        return (
          hit &&
          (seen.contains(hit) || hit.closest('label') === seen.closest('label')) &&
          hit.tagName !== 'HTML'
        )
      })
    }
    return [...controls]
      .filter((control) => !control.closest('[aria-hidden=true], .skip') && missed(control))
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  }, within)
}

test.describe('at 400 %', () => {
  // 400 % zoom in a window of 1280 × 1024 pixels.
  test.use({ viewport: { width: 320, height: 256 } })

  for (const { pages, routes, release } of ROUNDS)
    test(`${pages} shows all of its text and controls`, { tag: ['@visitor-settings', ...release] }, async ({
      page,
    }) => {
      for (const path of routes) {
        await openPage(page, path)
        expect(await hiddenText(page), path).toEqual([])
        expect(await unreachable(page, 'body'), path).toEqual([])
      }
    })

  test('menus, viewer and calendar keep every control in reach', { tag: '@visitor-settings' }, async ({
    page,
  }) => {
    await openPage(page, PATHS.home)
    await page.locator('header summary', { hasText: 'Menu' }).click()
    await page.locator('header summary', { hasText: 'Company' }).click()
    expect(await unreachable(page, 'header')).toEqual([])

    await openPage(page, PATHS.poloDay)
    await page.locator('.pictures a').first().click()
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    expect(await unreachable(page, 'dialog')).toEqual([])
    await page.getByRole('button', { name: 'Next picture' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()

    await openBooking(page)
    await page.getByRole('button', { name: /^Consultation date/ }).click()
    expect(await unreachable(page, '.calendar')).toEqual([])
    expect(await hiddenText(page)).toEqual([])
  })

  test('dialogs keep every control in reach', { tag: '@visitor-settings' }, async ({ page, host }) => {
    const { query } = await paidBooking(host)
    await openBooking(page, query)
    await page.getByRole('button', { name: 'Cancel this consultation' }).click()
    expect(await unreachable(page, 'dialog[open]')).toEqual([])

    await newCustomer(page, host)
    for (const name of ['Download my data', 'Delete my account']) {
      await page.getByRole('button', { name }).first().click()
      expect(await unreachable(page, 'dialog[open]'), name).toEqual([])
      await page.keyboard.press('Escape')
    }
  })
})

for (const { pages, routes, release } of ROUNDS)
  test(`in forced colours every control of ${pages} has an edge, and every select its arrow`, {
    tag: ['@visitor-settings', ...release],
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    for (const path of routes) {
      await openPage(page, path)
      const bare = await page
        .locator('.btn, select, textarea, input:not([type=hidden], .visually-hidden), .segments span')
        .evaluateAll((controls) =>
          controls
            .filter((control) => {
              const { appearance, borderTopWidth, opacity } = getComputedStyle(control)
              if (!control.checkVisibility() || opacity === '0') return false
              return control.matches('select, [type=radio], [type=checkbox]')
                ? appearance === 'none'
                : borderTopWidth === '0px'
            })
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        )
      expect(bare, path).toEqual([])
    }
    await openPage(page, PATHS.getQuote)
    await page.getByText('12-24 hours', { exact: true }).click()
    const highlight = await page.evaluate(() => {
      document.body.style.outlineColor = 'Highlight'
      return getComputedStyle(document.body).outlineColor
    })
    await expect(page.locator('.segments :checked + span')).toHaveCSS('background-color', highlight)
  })

test('a group is called invalid when its answer is missing', { tag: '@accessibility' }, async ({ page }) => {
  await openPage(page, PATHS.getQuote)
  await page.getByRole('button', { name: 'Send quote request' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  expect(await calledInvalid(page)).toEqual(expect.arrayContaining(['0-12 hours', 'More than 48 hours']))
})

test('text of twice the size is not cut while no typeface has come', {
  tag: ['@visitor-settings', '@release'],
}, async ({ page }) => {
  await page.route(/\.woff2$/, () => new Promise(() => {}))
  await page.setViewportSize({ width: 390, height: 900 })
  for (const path of pageAddresses()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px'
    })
    expect(await hiddenText(page), path).toEqual([])
  }
})
