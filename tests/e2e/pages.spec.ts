import type { Page } from '@playwright/test'
import { pageAddresses } from '#src/collections/read-content.ts'
import { PATHS } from '#src/lib/routes.ts'
import { axeFaults, expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

/** The 404 page is tested at unknown addresses. */
const ROUTES = pageAddresses().filter((path) => path !== PATHS.notFound)

/** Pages whose script redirects to /auth at once. */
const LEADING_ON: readonly string[] = [PATHS.register, PATHS.resetPassword, PATHS.profile]

async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(200)
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'))
}

for (const path of ROUTES) {
  test(`${path} is accessible in both schemes and two widths, and fits into 320 px`, {
    tag: ['@security-headers', '@accessibility', '@visitor-settings'],
  }, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page, path)
  })

  test(`${path} is accessible in a width between, and small in dark colours`, {
    tag: ['@accessibility', '@release'],
  }, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page, path, [768, 320])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read', async ({ page }) => {
    for (const path of ROUTES) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      expect((await page.locator('main:visible').innerText()).length, path).toBeGreaterThan(80)
      await expect(page.getByRole('link', { name: 'Get Quote' }).first()).toBeVisible()
    }
  })
})

test('every page says what it is to search engines and social networks, and no two say the same', async ({
  page,
}) => {
  const seen = new Map<string, string>()
  const once = (what: string, value: string | null | undefined, path: string) => {
    expect(value, `${what} of ${path}`).toBeTruthy()
    expect(seen.get(`${what} ${value}`), `${what} of ${path} stands elsewhere, too`).toBeUndefined()
    seen.set(`${what} ${value}`, path)
  }
  for (const path of ROUTES.filter((route) => !LEADING_ON.includes(route))) {
    await page.goto(path)
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content')
    once('title', await page.title(), path)
    once('description', await content('meta[name=description]'), path)
    once('canonical', await page.locator('link[rel=canonical]').getAttribute('href'), path)
    once('og:url', await content('meta[property="og:url"]'), path)
    expect(new URL((await content('meta[property="og:url"]')) ?? '').pathname).toBe(path)
    for (const name of ['og:title', 'og:description', 'og:image', 'og:type'])
      expect(await content(`meta[property="${name}"]`), `${name} of ${path}`).toBeTruthy()
    for (const name of ['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'])
      expect(await content(`meta[name="${name}"]`), `${name} of ${path}`).toBeTruthy()
    const picture = new URL((await content('meta[property="og:image"]')) ?? '').pathname
    expect((await page.request.head(picture)).status(), picture).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
  }
})

test('no link of ours leads nowhere', async ({ page }) => {
  const targets = new Map<string, string>()
  for (const path of ROUTES) {
    await page.goto(path)
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('[href], [src], [srcset]')].flatMap((element) =>
        ['href', 'src', 'srcset'].flatMap((name) =>
          (element.getAttribute(name)?.split(/\s*,\s+/) ?? [])
            .map((part) => part.split(' ')[0] ?? '')
            .filter((url) => url && new URL(url, location.href).origin === location.origin)
            .map((url) => new URL(url, location.href).href),
        ),
      ),
    )
    for (const url of found) targets.set(url, path)
  }
  const ids = new Map<string, string>()
  for (const [url, from] of targets) {
    const { pathname, hash } = new URL(url)
    const answer = await page.request.get(url)
    expect(answer.status(), `${url} on ${from}`).toBe(200)
    if (!hash) continue
    if (!ids.has(pathname)) ids.set(pathname, await answer.text())
    expect(ids.get(pathname), `${url} on ${from}`).toContain(`id="${hash.slice(1)}"`)
  }
})

test.describe('an unknown address', () => {
  test.use({ expectedConsole: /status of 404/ })

  test('is answered with 404 and a way home', async ({ page }) => {
    const answer = await page.goto('/no/such-page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])

    const said = () =>
      page.evaluate(() =>
        Object.fromEntries(
          [...document.querySelectorAll('title, link[rel=canonical], meta[name], meta[property]')].map(
            (tag) => [
              tag.getAttribute('property') ?? tag.getAttribute('name') ?? tag.localName,
              tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent,
            ],
          ),
        ),
      )
    const { robots, ...unknown } = await said()
    expect(robots).toBe('noindex')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    expect(unknown, 'the metadata of the home page').toEqual(await said())
  })
})
