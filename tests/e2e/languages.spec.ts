import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Host, startHost } from '../support/host.ts'
import { otherCheckout } from '../support/other-checkout.ts'
import { expectAccessible } from './axe.ts'
import { test as base, expect } from './fixtures.ts'

/** A house that speaks English and one more language: the pseudo-language from right to left, in a checkout of its own. */

const CODE = 'qpr'
/** Of a browser that prefers it. */
const LOCALE = 'ar'

const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const facts = await readFile(new URL('../../content/business.yaml', import.meta.url), 'utf8')
      const other = await otherCheckout(facts)
      await other.run('tools/translations/main.ts', 'pseudo', 'rtl')
      // Without the languages that this house happens to speak.
      const own = facts.replace(/^languages:.*$/m, `languages: [${CODE}]`)
      await writeFile(join(other.folder, 'content/business.yaml'), own)
      await other.run('tools/generate.ts')
      await other.run('host/static/ensure-build.ts')
      const host = await startHost({ DATA_DIR: join(other.folder, '.data') }, other.folder)
      await use(host)
      await host.dispose()
      await other.dispose()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
})

const menu = (page: Page) => page.locator('.nav .languages')
const footer = (page: Page) => page.locator('.site-footer .languages')
const offer = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('button') })

test('pages stand below the code of their language, and lead to each other there', {
  tag: ['@languages', '@accessibility'],
}, async ({ page, host }) => {
  const home = await page.goto(`/${CODE}`)
  expect(home?.url()).toBe(`${host.url}/${CODE}/`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-XB')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    new RegExp(`[a-z]/${CODE}/$`),
  )
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href') ?? '', link.getAttribute('hreflang') ?? ''] as const),
    )
  const elsewhere = links.filter(([href]) => !href.startsWith(`/${CODE}/`))
  // The languages themselves, and what stands in English alone.
  for (const [href, language] of elsewhere) expect(language, href).toMatch(/^en/)
  expect(elsewhere.map(([href]) => href)).toEqual(
    expect.arrayContaining(['/', '/privacy-policy', '/terms-of-service', '/our-events-gallery']),
  )
  for (const [href] of links) expect((await page.request.get(href)).status(), href).toBe(200)
  await menu(page).locator('summary').click()
  await expectAccessible(page, 'the menu of languages')
  for (const [path, end] of [
    [`/${CODE}/login`, `/${CODE}/auth`],
    [`/${CODE}/terms-of-service`, '/terms-of-service'],
  ])
    expect((await page.request.get(path ?? '')).url()).toBe(host.url + end)
  const [missing, elsewhereMissing] = await Promise.all(
    [`/${CODE}/no/such`, '/no/such'].map((path) => page.request.get(path)),
  )
  expect(missing?.status()).toBe(404)
  expect(await missing?.text()).toContain('<html lang="ar-XB" dir="rtl">')
  expect(await elsewhereMissing?.text()).toContain('<html lang="en-GB">')
})

test('the sitemap knows every page of both languages, and no other', {
  tag: ['@languages'],
}, async ({ page }) => {
  const xml = await (await page.request.get('/sitemap.xml')).text()
  const addresses = [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path)
  expect(addresses).toContain(`/${CODE}/get-quote`)
  expect(addresses).not.toContain(`/${CODE}/privacy-policy`)
  for (const path of addresses) expect((await page.request.get(path)).status(), path).toBe(200)
})

test('a visitor changes the language with the query, typed answers and the private link', {
  tag: ['@languages'],
}, async ({ page }) => {
  await page.goto('/enquiry-form?from=somewhere#main')
  await expect(page.locator('[data-hydrated]')).toBeAttached()
  await page.getByLabel('Message').fill('A question that is kept')
  await menu(page).locator('summary').click()
  await menu(page).locator(`[href^="/${CODE}/"]`).click()
  await expect(page).toHaveURL(`/${CODE}/enquiry-form?from=somewhere#main`)
  await expect(page.locator('[name=message]')).toHaveValue('A question that is kept')
  await footer(page).getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL('/enquiry-form?from=somewhere#main')
  await expect(page.locator('[name=message]')).toHaveValue('A question that is kept')

  await page.goto('/get-quote?request=not-a-real-token#request')
  await expect(page.locator('[data-hydrated]')).toBeAttached()
  expect(page.url()).not.toContain('token')
  await footer(page).locator(`[href^="/${CODE}/"]`).click()
  await expect(page).toHaveURL(`/${CODE}/get-quote`)
  expect(await page.evaluate(() => history.state.request)).toBe('not-a-real-token')
})

test('from a page that is in English alone they lead to the home page', {
  tag: ['@languages'],
}, async ({ page }) => {
  await page.goto('/privacy-policy#contents')
  await footer(page).locator(`[href^="/${CODE}/"]`).click()
  await expect(page).toHaveURL(`/${CODE}/`)
})

test.describe('for a browser that prefers the other language', () => {
  test.use({ locale: LOCALE })

  test('one line offers it, and is not seen again once it was declined', {
    tag: ['@languages', '@accessibility'],
  }, async ({ page }) => {
    await page.goto('/our-review?a=b')
    await expect(offer(page)).toHaveAttribute('lang', 'ar-XB')
    await expect(page).toHaveURL('/our-review?a=b')
    await expectAccessible(page, 'the offer of a language')
    await offer(page).getByRole('button').click()
    await expect(offer(page)).toHaveCount(0)
    await page.goto('/get-quote')
    await expect(page.locator('[data-hydrated]')).toBeAttached()
    await expect(offer(page)).toHaveCount(0)
  })

  test('who takes it is offered it on English pages later, and not English on the others', {
    tag: ['@languages'],
  }, async ({ page }) => {
    await page.goto('/our-review?a=b')
    await offer(page).getByRole('link').click()
    await expect(page).toHaveURL(`/${CODE}/our-review?a=b`)
    await page.goto(`/${CODE}/get-quote`)
    await expect(page.locator('[data-hydrated]')).toBeAttached()
    await expect(offer(page)).toHaveCount(0)
    await page.goto('/')
    await expect(offer(page)).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the languages are plain links to the same page', { tag: ['@languages'] }, async ({ page }) => {
    await page.goto('/our-founders-story')
    await menu(page).locator('summary').click()
    await menu(page).locator(`[href^="/${CODE}/"]`).click()
    await expect(page).toHaveURL(`/${CODE}/our-founders-story`)
    await footer(page).getByRole('link', { name: 'English', exact: true }).click()
    await expect(page).toHaveURL('/our-founders-story')
  })
})
