import { expect, test } from './fixtures.ts'

/** What visitors do on pages without forms of their own. */

test('the gallery opens a picture, turns pages by arrow keys, and gives focus back', async ({ page }) => {
  await page.goto('/polo-family-day')
  const pictures = page.locator('.pictures a')
  await expect(pictures).toHaveCount(9)
  await pictures.nth(1).focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog')
  await expect(viewer).toBeVisible()
  const shown = () => viewer.locator('img').getAttribute('src')
  const second = await shown()
  await page.keyboard.press('ArrowRight')
  await expect.poll(shown).not.toBe(second)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(shown).toBe(second)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(pictures.nth(1)).toBeFocused()
  await page.locator('a.back').click()
  await expect(page).toHaveURL('/our-events-gallery')
  await expect(page.locator('main a[href="/polo-family-day"]')).toHaveCount(1)
})

test('the self-check answers by keyboard', async ({ page }) => {
  await page.goto('/apostille-notarisation')
  const check = page.locator('form.check')
  const questions = await check.locator('fieldset').count()
  await expect(check.locator('.ready')).toBeHidden()
  for (let i = 0; i < questions; i++) await check.locator('fieldset').nth(i).getByLabel('Yes').press('Space')
  await expect(check.locator('.ready')).toBeVisible()
  await check.locator('fieldset').first().getByLabel('Yes').press('ArrowRight')
  await expect(check.locator('.ready')).toBeHidden()
  await expect(check.locator('.nearly')).toBeVisible()
  await expect(check.locator('fieldset').first().locator('.note')).toBeVisible()
})

test('the home page’s question fills in both countries of the quote form', async ({ page }) => {
  await page.goto('/')
  await page.locator('select[name=from]').selectOption('Poland')
  await page.locator('select[name=to]').selectOption('Brazil')
  await page.locator('form[action="/get-quote"] button').click()
  await expect(page).toHaveURL('/get-quote?from=Poland&to=Brazil')
  await expect(page.getByLabel('Country of origin')).toHaveValue('Poland')
  await expect(page.getByLabel('Country of destination')).toHaveValue('Brazil')
})

test('what is left out of the first layout is laid out by itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const parts = page.locator('main > section, .site-footer')
  const skipped = () =>
    parts.evaluateAll(
      (all) => all.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length,
    )
  await expect.poll(skipped).toBe(0)
  // The page has its true length, and what stands last its place, without anybody having scrolled there.
  const footer = page.locator('.site-footer .legal a').last()
  expect(await footer.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the home page’s drawings are there before somebody scrolls to them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const missing = () =>
    page.evaluate(() => Array.from(document.images).filter(({ complete }) => !complete).length)
  await expect.poll(missing).toBe(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what is left out of the first layout comes when it is wanted', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.locator('.site-footer').getByRole('link', { name: 'Terms of service' }).click()
    await expect(page).toHaveURL('/terms-of-service')
  })
})

test('reviews come from elsewhere only after a click, and then into a frame', {
  tag: '@personal-data',
}, async ({ page }) => {
  const elsewhere: string[] = []
  await page.route(/^https:/, (route) => {
    elsewhere.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>Reviews</p>' })
  })
  await page.goto('/our-review')
  await page.waitForTimeout(500)
  expect(elsewhere).toEqual([])
  await page.locator('.widget button').click()
  await expect(page.frameLocator('.widget iframe').getByText('Reviews')).toBeVisible()
  expect(elsewhere).toHaveLength(1)
})

test('nothing is kept on the device, and nobody else is asked, by looking around', {
  tag: '@personal-data',
}, async ({ page, context }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  for (const path of ['/', '/our-review', '/get-quote', '/privacy-policy']) await page.goto(path)
  expect([...hosts]).toEqual([new URL(page.url()).host])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
