import type { Page } from '@playwright/test'
import { PRICES } from '#content/prices.ts'
import { pageAddresses } from '#src/collections/read-content.ts'
import { unitPrice } from '#src/form/estimate.ts'
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
  // At the top, where it is seen at once, and in a place that was kept.
  const said = page
    .getByRole('status')
    .filter({ hasText: 'Country of origin: Poland · Country of destination: Brazil' })
  await expect(said).toBeInViewport()
  expect((await said.locator('p').boundingBox())?.height).toBeLessThan(
    (await said.boundingBox())?.height ?? 0,
  )
  await expect(page.getByLabel('Country of origin')).toHaveValue('Poland')
  await expect(page.getByLabel('Country of destination')).toHaveValue('Brazil')
})

test('every link from the page of a service to the quote form chooses the service there', async ({
  page,
}) => {
  const service = page.getByLabel('Service', { exact: true })
  for (const [path, code, name] of [
    ['/corporate-document-translation', 'corporate', 'Corporate Document Translation & Certification'],
    ['/private-document-translation', 'private', 'Private Document Translation & Certification'],
    ['/apostille-notarisation', 'apostille', 'Apostille & Notarisation Services'],
    ['/global-document-procurement', 'procurement', 'Global Document Procurement'],
  ] as const) {
    await page.goto(path)
    // Answers of the round before would stay.
    await page.evaluate(() => localStorage.clear())
    const links = page.locator('a[href^="/get-quote"]:not([href*="verify"])')
    // One more at the end of "Is my document ready?".
    await expect(links).toHaveCount(code === 'apostille' ? 5 : 4)
    for (const link of await links.all())
      await expect(link).toHaveAttribute('href', `/get-quote?service=${code}`)
    await links.last().click()
    await expect(service).toHaveValue(name)
  }
  // What was chosen stays, whatever the address says.
  await service.selectOption('Global Document Procurement')
  await page.goto('/get-quote?service=everything')
  await expect(service).toHaveValue('Global Document Procurement')
})

test('prices and times of the price list stand on the home page and on the pages of the services', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('.stamps .price')).toHaveText(
    Object.values(PRICES?.services ?? {}).map((price) => new RegExp(`^From ${unitPrice(price)}`)),
  )
  await page.goto('/apostille-notarisation')
  const { apostille } = PRICES?.services ?? {}
  await expect(page.locator('.facts')).toContainText(apostille?.time ?? '')
  const prices = page.locator('#prices')
  await expect(prices.getByRole('heading', { level: 2 })).toHaveText('Typical prices and times')
  await expect(prices).toContainText('including the authority’s fee of £45')
  await expect(prices.getByText('Example prices')).toBeVisible({ visible: PRICES?.samples ?? false })
  await expect(page.locator('main')).not.toContainText(/0.12 hours/)
})

test('nothing of ours stands where an authority signs, and the specimen says what it is', async ({
  page,
}) => {
  await page.goto('/apostille-notarisation')
  const specimen = page.locator('.spec')
  await expect(specimen.locator('img, svg')).toHaveCount(0)
  for (const point of ['Seal or stamp', 'Signature'])
    await expect(specimen.locator('li').filter({ hasText: point }).last()).toHaveText(point)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [320, 390, 768, 1280]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      const [word, sheet] = await Promise.all([
        specimen.getByText('Specimen', { exact: true }).first().boundingBox(),
        specimen.locator('.paper').boundingBox(),
      ])
      if (!word || !sheet) throw new Error(`No specimen at ${width}`)
      // Large, and within the sheet.
      expect(word.width, `at ${width}`).toBeGreaterThan(sheet.width * 0.45)
      expect(word.x, `at ${width}`).toBeGreaterThanOrEqual(sheet.x)
      expect(word.x + word.width, `at ${width}`).toBeLessThanOrEqual(sheet.x + sheet.width)
    }
})

test('people without a name have no portrait, and nothing is claimed that nobody has filled in', {
  tag: '@proofs',
}, async ({ page }) => {
  await page.goto('/our-founders-story')
  await expect(page.getByRole('heading', { name: /^Founder, / })).toHaveCount(2)
  await expect(page.locator('main img')).toHaveCount(0)
  for (const path of ['/', '/apostille-notarisation', '/get-quote']) {
    await page.goto(path)
    await expect(page.getByText('Check who we are')).toHaveCount(0)
  }
})

test('an empty gallery is a heading and a sentence', async ({ page }) => {
  await page.goto('/our-events-gallery')
  const gallery = page.locator('main > section').last()
  await expect(gallery.getByRole('heading', { name: 'Gallery' })).toBeVisible()
  await expect(gallery.locator('p')).toHaveText(/^[^.]+\.$/)
  expect(await gallery.locator('> *').count()).toBe(2)
})

/** Except watermarks. */
const crossedText = (page: Page) =>
  page.evaluate(() => {
    const rosettes = [...document.querySelectorAll('main *')].flatMap((element) =>
      ['::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        const isDrawn = style.content !== 'none' && style.display !== 'none' && Number(style.opacity) > 0.2
        if (!isDrawn || !element.checkVisibility() || !style.maskImage.includes('lace')) return []
        const frame = element.getBoundingClientRect()
        const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)]
        const left = frame.left + Number.parseFloat(style.left)
        const moved = style.transform === 'none' ? 0 : new DOMMatrix(style.transform).m42
        const top = frame.top + Number.parseFloat(style.top) + moved
        // Round: a narrower box shows its left part.
        const radius = Math.max(width, height) / 2
        const isClipped = getComputedStyle(element).overflow === 'hidden'
        const shown = isClipped ? frame : { top: -Infinity, bottom: Infinity }
        return [{ x: left + radius, y: top + height / 2, radius, right: left + width, shown }]
      }),
    )
    const crossed: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement?.checkVisibility({ contentVisibilityAuto: true }) || !textContent?.trim()) continue
      range.selectNodeContents(texts.currentNode)
      for (const line of range.getClientRects()) {
        if (line.width < 2) continue
        for (const { x, y, radius, right, shown } of rosettes) {
          if (line.top > shown.bottom || line.bottom < shown.top) continue
          const dx = x - Math.min(Math.max(x, line.left), line.right)
          const dy = y - Math.min(Math.max(y, line.top), line.bottom)
          if (line.left < right && Math.hypot(dx, dy) < radius) crossed.push(textContent)
        }
      }
    }
    return crossed
  })

test('no line art runs through text', { tag: '@release' }, async ({ page }) => {
  for (const path of pageAddresses()) {
    await page.goto(path)
    for (const width of [320, 390, 768, 901, 1020, 1021, 1030, 1100, 1200, 1280, 1400, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await crossedText(page), `${path} at ${width}`).toEqual([])
    }
  }
})

test('what is left out of the first layout, and the home page’s drawings, are there before somebody scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const skipped = () =>
    page
      .locator('main > section, .site-footer')
      .evaluateAll(
        (all) => all.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length,
      )
  await expect.poll(skipped).toBe(0)
  const missing = () =>
    page.evaluate(() => Array.from(document.images).filter(({ complete }) => !complete).length)
  await expect.poll(missing).toBe(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
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
