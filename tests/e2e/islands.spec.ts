import type { Page } from '@playwright/test'
import { LANGUAGES } from '#content/languages.ts'
import { pageAddresses } from '#src/collections/read-content.ts'
import { ENGLISH_ONLY, localPath, PATHS } from '#src/lib/routes.ts'
import { allScripts, bodyBytes } from '../../tools/bench/pages/weigh.ts'
import { expect, test } from './fixtures.ts'

/** Little is transferred, and nothing is lost before scripts arrive. Sizes are of Brotli bodies. */

/** What a fresh connection sends without waiting for an acknowledgement. */
const FIRST_FLIGHT = 14_250
const SCRIPT_LIMIT = 100_000
const HOME_LIMIT = 60_000

function requestsOf(page: Page): { url: string; type: string }[] {
  const requests: { url: string; type: string }[] = []
  page.on('request', (request) => requests.push({ url: request.url(), type: request.resourceType() }))
  return requests
}

test('every page fits into the first flight, in every language', async ({ host }) => {
  for (const { code } of LANGUAGES)
    for (const path of pageAddresses()) {
      if (path === PATHS.notFound || (code !== 'en' && ENGLISH_ONLY.includes(path))) continue
      const address = localPath(path, code)
      expect(await bodyBytes(host.url + address), address).toBeLessThan(FIRST_FLIGHT)
    }
})

test('the whole home page stays small', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const requests = requestsOf(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const sizes = await Promise.all([...new Set(requests.map(({ url }) => url))].map(bodyBytes))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(HOME_LIMIT)
})

for (const path of [PATHS.getQuote, PATHS.booking]) {
  test(`${path}: all scripts together are small, and none speaks to the backend before its time`, async ({
    page,
    host,
  }) => {
    const all = await allScripts(`${host.url}${path}`)
    // All that an ordinary submission loads. Not what only some need: for expired sessions, orders (orders.spec.ts), private
    // links, documents to verify, locked documents, documents that are added later, the estimate, other languages, and proofs of work.
    const own = [...all].filter(
      ([url]) =>
        !/\/(auth-client|order|verify-page|guest-page|add-now|sent-documents|managed-booking|move-form|inspect-file|docx-worker|pdf-worker|estimate|estimate-panel|proof-of-work|offer-language|dist)-/.test(
          url,
        ),
    )
    expect(own.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(SCRIPT_LIMIT)

    const requests = requestsOf(page)
    await page.goto(path)
    await page.waitForSelector('[data-hydrated]')
    // And what a form asks for by itself.
    await page.waitForLoadState('networkidle')
    const scripts = requests.filter(({ type }) => type === 'script')
    expect(scripts.length).toBeGreaterThan(0)
    for (const { url } of scripts)
      expect(await (await page.request.get(url)).text(), url).not.toMatch(/postgrest|supabase|\/rest\/v1/i)
    const [paint, script] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .flatMap(({ name, startTime }) => (name.endsWith('.js') ? [startTime] : [])),
      ),
    ])
    expect(script, 'scripts come after the first paint').toBeGreaterThan(paint ?? Number.POSITIVE_INFINITY)
  })
}

test.describe('/auth', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('loads the island of signing in, or the operator’s', async ({ page }) => {
    const requests = requestsOf(page)
    const names = () =>
      requests
        .splice(0)
        .flatMap(({ type, url }) => (type === 'script' ? [url.replace(/.*\/(.+)-[\w-]{8}\.js$/, '$1')] : []))
    await page.goto(PATHS.auth)
    await page.waitForSelector('[data-island=auth][data-hydrated]')
    await expect(page.locator('[data-island=operator]')).toHaveCount(0)
    const signingIn = names()
    expect(signingIn).toContain('auth')
    expect(signingIn.filter((name) => /operator|link-page/.test(name))).toEqual([])

    await page.goto('about:blank')
    await page.goto(`${PATHS.auth}#operator=begin.x`)
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
    expect(names().filter((name) => /auth/.test(name))).toEqual([])
  })
})
