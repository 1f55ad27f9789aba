import type { Page } from '@playwright/test'
import { pageAddresses } from '#src/collections/read-content.ts'
import { PATHS } from '#src/lib/routes.ts'
import { axeFaults, calledInvalid, expectAccessible } from './axe.ts'
import { expect, LEADING_ON, openPage, test } from './fixtures.ts'
import { hiddenText, showTypefaces } from './hidden-text.ts'

/** The 404 page is tested at unknown addresses. */
const ROUTES = pageAddresses().filter((path) => path !== PATHS.notFound)

/** What a page says of itself, and the addresses that it names, without opening it: pages without a browser are quick. */
async function parsed(page: Page, path: string) {
  const answer = await page.request.get(path)
  return page.evaluate(
    (html) => {
      const doc = new DOMParser().parseFromString(html, 'text/html')
      const attribute = (element: Element | null, name: string) => element?.getAttribute(name) ?? ''
      const addresses = [...doc.querySelectorAll('[href], [src], [srcset]')].flatMap((element) =>
        ['href', 'src', 'srcset'].flatMap((name) => attribute(element, name).split(/\s*,\s+/)),
      )
      return {
        title: doc.title,
        canonical: attribute(doc.querySelector('head link[rel=canonical]'), 'href'),
        named: Object.fromEntries(
          [...doc.querySelectorAll('head meta')].map((meta) => [
            attribute(meta, 'name') || attribute(meta, 'property'),
            attribute(meta, 'content'),
          ]),
        ) as Record<string, string | undefined>,
        headings: doc.querySelectorAll('h1').length,
        links: addresses.map((address) => address.split(' ')[0] ?? '').filter(Boolean),
      }
    },
    await answer.text(),
  )
}

const WAX = ['rgb(163, 33, 31)', 'rgb(194, 55, 48)']

/** What decides is red, and text of twice the size is not cut. */
async function expectLook(page: Page, path: string): Promise<void> {
  await showTypefaces(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const filled = await page
      .locator('.btn:visible')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor))
    expect(filled.filter((colour) => ![...WAX, 'rgba(0, 0, 0, 0)'].includes(colour))).toEqual([])
    const enlarge = (size: string) =>
      page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, size)
    await enlarge('32px')
    expect(await hiddenText(page), `${path}, ${width} px`).toEqual([])
    await enlarge('')
  }
}

/** Signed out, the dashboard leads to the login form; accounts.spec.ts has it signed in. */
for (const path of ROUTES.filter((route) => route !== PATHS.profile)) {
  test(`${path} is accessible small in light colours and wide in dark ones, fits with larger text, and loads no script without an island`, {
    tag: ['@security-headers', '@accessibility', '@visitor-settings'],
  }, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await openPage(page, path)
    expect(await calledInvalid(page), 'called invalid before anybody has answered').toEqual([])
    await expectLook(page, path)
    await expectAccessible(page, path)
    if ((await page.locator('[data-island]').count()) === 0) expect(scripts).toEqual([])
  })

  test(`${path} is accessible wide in light colours and small in dark ones, and in a width between`, {
    tag: ['@accessibility', '@release'],
  }, async ({ page }) => {
    await openPage(page, path)
    for (const widths of [[1280, 320], [768]]) await expectAccessible(page, path, widths)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read, and none has a button that does nothing', {
    tag: '@without-scripts',
  }, async ({ page }) => {
    for (const path of [...ROUTES, PATHS.notFound]) {
      await page.goto(path)
      // Without scripts the account's page stays.
      if (path !== PATHS.profile) await page.waitForURL(LEADING_ON[path] ?? path)
      await expect(page.locator('h1')).toBeVisible()
      expect((await page.locator('main:visible').innerText()).length, path).toBeGreaterThan(80)
      await expect(page.getByRole('link', { name: 'Get Quote' }).first()).toBeVisible()
      const dead = await page
        .locator('button:visible, [role=button]:visible')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => !button.matches('form:not([method=dialog]) *'))
            .map(({ textContent }) => textContent),
        )
      expect(dead, path).toEqual([])
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
  for (const path of ROUTES.filter((route) => !(route in LEADING_ON))) {
    const { title, canonical, named, headings } = await parsed(page, path)
    once('title', title, path)
    once('description', named.description, path)
    once('canonical', canonical, path)
    once('og:url', named['og:url'], path)
    expect(new URL(named['og:url'] ?? '').pathname).toBe(path)
    for (const name of ['og:title', 'og:description', 'og:image', 'og:type'])
      expect(named[name], `${name} of ${path}`).toBeTruthy()
    for (const name of ['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'])
      expect(named[name], `${name} of ${path}`).toBeTruthy()
    const picture = new URL(named['og:image'] ?? '').pathname
    expect((await page.request.head(picture)).status(), picture).toBe(200)
    expect(headings, path).toBe(1)
  }
})

test('no page has two main parts, a style in its body or a picture without a source', async ({ page }) => {
  for (const path of [...ROUTES, PATHS.notFound]) {
    const html = await (await page.request.get(path)).text()
    const body = html.slice(html.indexOf('<body'))
    expect(html.match(/<main\b/g), path).toHaveLength(1)
    expect(body, path).not.toMatch(/<style\b|<meta http-equiv|<img (?![^>]*\bsrc=)/)
  }
})

test('no link of ours leads nowhere', async ({ page }) => {
  const targets = new Map<string, string>()
  for (const path of ROUTES)
    for (const link of (await parsed(page, path)).links) {
      const url = new URL(link, `http://site${path}`)
      if (url.host === 'site') targets.set(url.pathname + url.search + url.hash, path)
    }
  const ids = new Map<string, string>()
  for (const [url, from] of targets) {
    const { pathname, hash } = new URL(url, 'http://site')
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
    await expectLook(page, 'an unknown address')
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
    const own = 'Oops! Page not found | Signet & Quill'
    expect(unknown, 'the metadata of the home page, but for a title of its own').toEqual({
      ...(await said()),
      ...{ title: own, 'og:title': own, 'twitter:title': own },
    })
  })
})
