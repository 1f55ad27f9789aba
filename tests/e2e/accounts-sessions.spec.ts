import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import {
  changeSession,
  expireSession,
  logIn,
  logOut,
  newCustomer,
  refuseRefresh,
  signIn,
  storedSession,
} from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { letRun } from './page-clock.ts'

/** Sessions over time, in several windows, and with the backend unavailable. */

const signOutPossible =
  /Failed to load resource|net::ERR|AuthRetryableFetchError|Failed to fetch|AuthApiError/

test('two windows agree: signing out in one ends both', { tag: '@session-renewal' }, async ({
  page,
  host,
  context,
}) => {
  const who = await newCustomer(page, host)
  const second = await context.newPage()
  await second.goto('/profile?tab=invoices')
  await expect(second.getByRole('heading', { name: 'No invoices yet' })).toBeVisible()
  const still = await context.newPage()
  await still.goto('/our-review')
  await expect(still.getByText('Dashboard')).toBeVisible()

  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect(second).toHaveURL('/auth')
  await expect(still.getByRole('link', { name: 'Login Now' })).toBeVisible()
  await logIn(second, who)
  await expect(second).toHaveURL('/profile?tab=invoices')
  await expect(still.getByText('Dashboard')).toBeVisible()
})

test('going back after a logout shows nothing of the account, even from the back/forward cache', {
  tag: '@release',
}, async ({ host }) => {
  // Playwright disables the back/forward cache by default, and a Chromium without windows has none.
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ baseURL: host.url })
    const who = await newCustomer(page, host)
    let kept: string | null = null
    // A browser short of memory drops pages from that cache.
    for (let tries = 0; tries < 3 && !kept; tries++) {
      if (tries > 0) {
        await logIn(page, who)
        await expect(page).toHaveURL('/profile')
      }
      await page.goto('/profile')
      await expect(page.getByRole('heading', { name: 'Inês' })).toBeVisible()
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.setItem('kept', 'yes'))
      })
      await logOut(page)
      await expect(page).toHaveURL('/')
      await page.evaluate(() => history.back())
      await expect(page).toHaveURL('/auth')
      await expect(page.getByRole('heading', { name: 'Inês' })).toHaveCount(0)
      kept = await page.evaluate(() => sessionStorage.getItem('kept'))
    }
    expect(kept).toBe('yes')
  } finally {
    await browser.close()
  }
})

test('an expired session is renewed silently, once for all windows', {
  tag: '@session-renewal',
}, async ({ page, host, context }) => {
  await newCustomer(page, host)
  const before = await storedSession(page)
  const others = await Promise.all(Array.from({ length: 2 }, () => context.newPage()))
  await page.goto('/our-review')
  await expireSession(page)
  let refreshes = 0
  await context.route('**/auth/v1/token?grant_type=refresh_token', (route) => {
    refreshes += 1
    return route.continue()
  })
  await Promise.all([page, ...others].map((tab) => tab.goto('/profile')))
  for (const tab of [page, ...others]) {
    await expect(tab.getByRole('heading', { name: 'Inês' })).toBeVisible()
    await expect(tab).toHaveURL('/profile')
  }
  const after = await storedSession(page)
  expect(after.refresh_token).not.toBe(before.refresh_token)
  expect(after.expires_at).toBeGreaterThan(Date.now() / 1000)
  expect(refreshes).toBe(1)
  // It stays valid.
  await expireSession(page)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Inês' })).toBeVisible()
})

test('a session about to expire is renewed on every page', { tag: '@session-renewal' }, async ({
  page,
  host,
}) => {
  await signIn(page, host)
  await page.goto('/our-review')
  const before = await storedSession(page)
  await changeSession(page, { expires_at: Math.round(Date.now() / 1000) + 150 })
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.clock.install()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-auth', 'in')
  const loaded = scripts.length
  await page.clock.runFor(30_000)
  expect(scripts.length, 'nothing is loaded before there is something to renew').toBe(loaded)
  await page.clock.runFor(60_000)
  await expect.poll(async () => (await storedSession(page)).refresh_token).not.toBe(before.refresh_token)
  await expect(page.locator('html')).toHaveAttribute('data-auth', 'in')
})

test.describe('when the server refuses or is unavailable', () => {
  test.use({ expectedConsole: signOutPossible })

  test('a session that is refused permanently ends, once, and leads to the login form', async ({
    page,
    host,
  }) => {
    await signIn(page, host)
    await page.goto('/our-review')
    await refuseRefresh(page)
    let loads = 0
    page.on('framenavigated', () => {
      loads += 1
    })
    await page.goto('/profile?tab=tasks')
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
    await page.waitForTimeout(1_000)
    expect(await storedSession(page)).toBeNull()
    expect(loads).toBe(2)
  })

  test('an expired session survives an outage: a notice instead of a blank page, which recovers', {
    tag: '@session-renewal',
  }, async ({ page, host }) => {
    await signIn(page, host)
    await page.goto('/our-review')
    await expireSession(page)
    let asked = 0
    await page.route('**/{rest,auth}/v1/**', (route) => {
      asked += 1
      return asked % 2
        ? route.abort()
        : route.fulfill({ status: 503, json: { msg: 'The service is not available just now.' } })
    })
    await page.clock.install()
    await page.goto('/profile')
    const longer = page.getByText('This is taking longer than usual.')
    await letRun(page, 10, () => longer.isVisible())
    await expect(longer).toBeVisible()
    const notice = page.getByRole('alert').filter({ hasText: 'We cannot reach your account just now' })
    await letRun(page, 40, () => notice.isVisible())
    await expect(notice).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible()
    expect(asked).toBeLessThan(25)
    expect(await storedSession(page)).not.toBeNull()
    await page.unroute('**/{rest,auth}/v1/**')
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Inês' })).toBeVisible()
  })

  test('Logout works from any page, and revokes the session unless the server is away', async ({
    page,
    host,
  }) => {
    await newCustomer(page, host)
    const { refresh_token } = await storedSession(page)
    await page.goto('/our-review')
    await logOut(page)
    await expect(page).toHaveURL('/')
    const answer = await page.request.post('/auth/v1/token?grant_type=refresh_token', {
      headers: { apikey: host.publishableKey },
      data: { refresh_token },
    })
    expect(answer.status()).toBe(400)

    await newCustomer(page, host)
    await page.route('**/auth/v1/**', (route) => route.abort())
    await logOut(page)
    await expect(page).toHaveURL('/')
    expect(await storedSession(page)).toBeNull()
    await expect(page.getByRole('link', { name: 'Login Now' })).toBeVisible()
    // The page that was left must not show the account again.
    await page.goBack()
    await expect(page).toHaveURL('/auth')
  })
})
