import type { Page } from '@playwright/test'
import { pageAddresses } from '#src/collections/read-content.ts'
import { PATHS } from '#src/lib/routes.ts'
import { calendar, dateButton, openBookingAt } from './booking-page.ts'
import { expect, LEADING_ON, test, untilAlive } from './fixtures.ts'

/** In a language from right to left a page is the mirror of what it is otherwise. Its texts need not be in that language. */

const ROUTES = pageAddresses().filter((path) => !(path in LEADING_ON))

const turn = (page: Page, direction: 'ltr' | 'rtl') =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir
  }, direction)

/** Left and right edges of what takes room of its own, and of the text in it; within lines the text itself decides. */
const edges = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('section, footer, .talk, .side'))
      part.style.contentVisibility = 'visible'
    const CLOSED = 'details:not([open])'
    const text = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range
    }
    const elements = document.querySelectorAll('body *:not(svg *, .visually-hidden, [dir])')
    return Array.from(elements).flatMap((element) => {
      const { display, position } = getComputedStyle(element)
      const isBox =
        element.checkVisibility() && (position !== 'static' || !/^(inline|contents|none)/.test(display))
      const hasText =
        isBox &&
        element.textContent?.trim() &&
        !element.matches(CLOSED) &&
        !element.querySelector(`.visually-hidden, [dir], option, ${CLOSED}`)
      return [isBox ? element : undefined, hasText ? text(element) : undefined].map((part) => {
        const { left, right, width } = part?.getBoundingClientRect() ?? new DOMRect()
        const name = `${element.localName}.${element.className} ${element.textContent?.trim().slice(0, 30)}`
        return { name, counts: width > 1, left, right, page: document.documentElement.clientWidth }
      })
    })
  })

async function expectMirrored(page: Page, what: string) {
  const before = await edges(page)
  await turn(page, 'rtl')
  const after = await edges(page)
  // A few pixels: what ends a sentence stands at its other end, and letters are spaced by their neighbours.
  const astray = after.filter(({ counts, left, right, page: width }, i) => {
    const was = before[i]
    return (
      counts && was && Math.max(Math.abs(width - left - was.right), Math.abs(width - right - was.left)) > 4
    )
  })
  expect(before.filter(({ counts }) => counts).length, what).toBeGreaterThan(30)
  expect(
    astray.map(({ name }) => name),
    what,
  ).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    what,
  ).toBeLessThanOrEqual(0)
  await turn(page, 'ltr')
}

/** Those with the most to them, which stand for all in `npm test`; no style names a physical side (src/styles/physical-sides.test.ts). */
const FULL: readonly string[] = [PATHS.home, PATHS.apostille, PATHS.getQuote]

for (const { paths, tag } of [
  { paths: FULL, tag: [] },
  { paths: ROUTES.filter((path) => !FULL.includes(path)), tag: ['@release'] },
])
  test(`${paths.length} pages are mirrored`, { tag: ['@right-to-left', ...tag] }, async ({ page }) => {
    test.slow(paths !== FULL)
    for (const path of paths) {
      await page.goto(path)
      await untilAlive(page)
      for (const width of [320, 800, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expectMirrored(page, `${path}, ${width} px`)
      }
    }
  })

test('so are errors and the calendar, in which the left arrow key leads to the next day', {
  tag: '@right-to-left',
}, async ({ page }) => {
  await openBookingAt(page, '2026-11-24T10:00:00Z')
  await page.getByRole('button', { name: /^Book & Pay/ }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectMirrored(page, 'errors')
  await dateButton(page).click()
  await expect(calendar(page).locator(':focus')).toBeVisible()
  await expectMirrored(page, 'calendar')
  await turn(page, 'rtl')
  for (const [key, day] of [
    ['Home', '24'],
    ['ArrowLeft', '25'],
    ['ArrowRight', '24'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(calendar(page).locator(':focus'), key).toHaveText(day)
  }
})
