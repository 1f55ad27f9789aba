import { PATHS } from '#src/lib/routes.ts'
import { expect, test } from './fixtures.ts'
import { offered, request } from './order-page.ts'
import { expectPrintable } from './printed.ts'

/** How pages look, where it can be measured. */

const SERVICE_PAGES = [PATHS.corporate, PATHS.private, PATHS.apostille, PATHS.procurement]

test('no page is longer on a phone than somebody scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [PATHS.home, ...SERVICE_PAGES]) {
    await page.goto(path)
    const height = await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('section, footer'))
        part.style.contentVisibility = 'visible'
      return document.documentElement.scrollHeight
    })
    expect(height, path).toBeLessThanOrEqual(path === PATHS.home ? 4500 : 6000)
  }
})

test('the whole card of a service is one link, by its name', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(PATHS.home)
    const card = page.locator('.stamps li').last()
    await expect(card.getByRole('link')).toHaveCount(1)
    const name = await card.getByRole('heading').innerText()
    await expect(card.getByRole('link')).toHaveAccessibleName(name)
    const { width: w = 0, height = 0 } = (await card.boundingBox()) ?? {}
    await card.click({ position: { x: w - 12, y: height - 12 } })
    await expect(page).toHaveURL(PATHS.procurement)
  }
})

test('the terms of payment stand on one line', async ({ page }) => {
  await page.goto(PATHS.home)
  for (const width of [320, 390, 720, 744, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const { height, line } = await page
      .locator('.claims dt')
      .last()
      .evaluate((term) => ({
        height: term.getBoundingClientRect().height,
        line: Number.parseFloat(getComputedStyle(term).fontSize),
      }))
    expect(height, `${width} px`).toBeLessThan(line * 1.5)
  }
})

test('on a phone a line above each form says what it costs and what becomes of it', async ({ page }) => {
  for (const [path, words] of [
    [PATHS.getQuote, 'A quote costs nothing'],
    [PATHS.enquiry, 'We’ll reply within'],
    [PATHS.booking, 'Full refund if you cancel'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const line = page.locator('.reassurance')
    await expect(line).toContainText(words)
    const [above, form] = await Promise.all([line.boundingBox(), page.locator('main form').boundingBox()])
    expect(above?.y ?? 0).toBeLessThan(form?.y ?? 0)
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(line).toBeHidden()
  }
})

test('each screen of the account page has a title of its own', { tag: '@accessibility' }, async ({
  page,
}) => {
  await page.goto(PATHS.auth)
  await expect(page).toHaveTitle(/^Log in \| /)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveTitle(/^Create an account \| /)
  await page.goBack()
  await expect(page).toHaveTitle(/^Log in \| /)
  await page.goto(`${PATHS.auth}?reset=true`)
  await expect(page).toHaveTitle(/^Reset your password \| /)
})

test('pages print in black on white, without what only a screen can do', async ({ page }) => {
  for (const path of [PATHS.getQuote, PATHS.booking, PATHS.privacy, PATHS.terms, PATHS.private]) {
    await page.goto(path)
    await expectPrintable(page, path)
  }
})

test('so do a request, and a quote with its order', async ({ page, host }) => {
  for (const { link, reference } of [await request(host), await offered(host)]) {
    await page.goto(link)
    await expect(page.getByText(reference).first()).toBeVisible({ timeout: 20_000 })
    await expectPrintable(page, 'a request')
  }
})
