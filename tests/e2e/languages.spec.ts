import type { Page } from '@playwright/test'
import { LANGUAGES } from '#content/languages.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** How English pages and those of another language lead to each other, in the language that is least like English. */

const OTHER = LANGUAGES.find(({ direction }) => direction === 'rtl')
const { code: CODE = '', tag: TAG = '' } = OTHER ?? {}

/** What is said of a private link that is none. */
test.use({ expectedConsole: /status of 403/ })

const menu = (page: Page) => page.locator('.nav .languages')
const footer = (page: Page) => page.locator('.site-footer .languages')
const offer = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('button') })

test('pages stand below the code of their language, and lead to each other there', {
  tag: ['@languages', '@accessibility'],
}, async ({ page, host }) => {
  const home = await page.goto(`/${CODE}`)
  expect(home?.url()).toBe(`${host.url}/${CODE}/`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', TAG)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    new RegExp(`[a-z]/${CODE}/$`),
  )
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href') ?? '', link.getAttribute('hreflang') ?? ''] as const),
    )
  const isLanguage = (href: string) => LANGUAGES.some(({ code }) => href === `/${code}/`)
  const elsewhere = links.filter(([href]) => !href.startsWith(`/${CODE}/`) && !isLanguage(href))
  // English itself, and what stands in English alone.
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
  expect(await missing?.text()).toContain(`<html lang="${TAG}" dir="rtl">`)
  expect(await elsewhereMissing?.text()).toContain('<html lang="en-GB">')
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

  // From a page that is in English alone to the home page.
  await page.goto('/privacy-policy#contents')
  await footer(page).locator(`[href^="/${CODE}/"]`).click()
  await expect(page).toHaveURL(`/${CODE}/`)
})

test.describe('for a browser that prefers the other language', () => {
  test.use({ locale: TAG })

  test('one line offers it on English pages, and is not seen again once it was declined', {
    tag: ['@languages', '@accessibility'],
  }, async ({ page }) => {
    await page.goto('/our-review?a=b')
    await expect(offer(page)).toHaveAttribute('lang', TAG)
    await expect(page).toHaveURL('/our-review?a=b')
    await expectAccessible(page, 'the offer of a language')
    await offer(page).getByRole('link').click()
    await expect(page).toHaveURL(`/${CODE}/our-review?a=b`)
    await page.goto(`/${CODE}/get-quote`)
    await expect(page.locator('[data-hydrated]')).toBeAttached()
    await expect(offer(page)).toHaveCount(0)
    await page.goto('/')
    await offer(page).getByRole('button').click()
    await expect(offer(page)).toHaveCount(0)
    await page.goto('/get-quote')
    await expect(page.locator('[data-hydrated]')).toBeAttached()
    await expect(offer(page)).toHaveCount(0)
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
