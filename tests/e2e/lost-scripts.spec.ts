import type { BrowserContext, Page } from '@playwright/test'
import { NEWSLETTER_SIGNED_UP } from '#content/newsletter.ts'
import { PATHS } from '#src/lib/routes.ts'
import { sampleBooking } from '../support/bookings.ts'
import { freshAddress } from '../support/forms.ts'
import { newCustomer } from './account-page.ts'
import { expectAccessible } from './axe.ts'
import { calendar, dateButton, fillBooking, payButton } from './booking-page.ts'
import { fillEnquiry } from './enquiry-page.ts'
import { expect, test } from './fixtures.ts'
import { holdClock, letRun } from './page-clock.ts'
import { fillQuote, send } from './quote-page.ts'
import { type Say, SPOKEN, sayEnglish } from './say.ts'

/** A script that fails once is fetched again. A lasting failure is reported beside the button within 10 s. */

test.use({ expectedConsole: /net::ERR_FAILED|Failed to fetch|Failed to load resource/ })

const notice = (page: Page, say = sayEnglish) => page.getByText(say('Part of this page has not loaded'))

type Journey = {
  path: string
  act: (page: Page, say?: Say) => Promise<void>
  done: (page: Page, say?: Say) => Promise<unknown>
}

const JOURNEYS: Journey[] = [
  {
    path: PATHS.getQuote,
    async act(page, say) {
      await fillQuote(page, { email: freshAddress() }, say)
      await send(page, say).click()
    },
    done: (page, say = sayEnglish) => page.getByText(say('Quote Request Submitted')).first().waitFor(),
  },
  {
    path: PATHS.booking,
    async act(page) {
      // Pressed before the scripts have arrived.
      await dateButton(page).click()
      await calendar(page).waitFor()
      await fillBooking(page, sampleBooking())
      await payButton(page).click()
    },
    done: (page) => page.waitForURL('**/dev/pay/*'),
  },
  {
    path: PATHS.enquiry,
    async act(page) {
      await fillEnquiry(page)
      await page.getByRole('button', { name: 'Send enquiry' }).click()
    },
    done: (page) => page.getByText('Enquiry Sent!').first().waitFor(),
  },
  {
    path: PATHS.auth,
    async act(page) {
      await page.getByLabel('Email').fill(freshAddress())
      await page.getByLabel('Password', { exact: true }).fill('correct horse 1')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
    },
    done: (page) => page.getByText('Invalid login credentials').first().waitFor(),
  },
  {
    path: PATHS.profile,
    act: async () => undefined,
    done: (page) => page.getByRole('heading', { name: ', Inês' }).waitFor(),
  },
  {
    path: PATHS.social,
    async act(page) {
      await page.locator('#newsletter-email').fill(freshAddress())
      await page.getByRole('button', { name: 'Subscribe' }).click()
    },
    done: (page) => page.getByText(NEWSLETTER_SIGNED_UP.title).first().waitFor(),
  },
]

const SCRIPTS = '**/assets/*.js'

/** Between retries, in milliseconds. */
const PAUSES = [300, 1000, 2000]

/** With this device's storage, but an empty cache. */
async function ownPage(device: BrowserContext): Promise<Page> {
  const context = await device.browser()?.newContext({ storageState: await device.storageState() })
  return (await context?.newPage()) as Page
}

/** Only scripts that the page requests without failures. */
async function scriptsOf(device: BrowserContext, { path, act, done }: Journey): Promise<string[]> {
  const page = await ownPage(device)
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/assets\/([^/]+\.js)$/.exec(request.url()) ?? []
    if (name) asked.add(name)
  })
  await page.goto(path)
  await act(page)
  await done(page)
  await page.waitForLoadState('networkidle')
  await page.context().close()
  return [...asked]
}

/** Until it is done or the failure is reported. */
async function visit(device: BrowserContext, { path, act, done }: Journey, lost: string): Promise<string> {
  const page = await ownPage(device)
  // A missing element must end the visit before the notice's timeout.
  page.setDefaultTimeout(45_000)
  let failed = 0
  await page.clock.install()
  await page.route(`**/assets/${lost}`, async (route) => {
    const pause = PAUSES[failed] ?? 0
    failed += 1
    await route.abort()
    // Skips the pause on the page's clock.
    await page.clock.fastForward(pause).catch(() => undefined)
  })
  await page.goto(path)
  const said = notice(page).waitFor({ timeout: 60_000 })
  const finished = act(page).then(() => done(page))
  let outcome = await Promise.race([said.then(() => 'said'), finished.then(() => 'done')])
  // It was for something later.
  if (outcome === 'done' && failed > 0)
    outcome = await said.then(
      () => 'said',
      () => 'silent',
    )
  for (const left of [said, finished]) left.catch(() => undefined)
  // Requests while the page closes do not count.
  const asked = failed > 0
  await page.context().close()
  return asked ? outcome : `${outcome}, not asked for`
}

for (const [index, journey] of JOURNEYS.entries()) {
  for (const { isEnglish, title, say, at } of index === 0 ? SPOKEN : SPOKEN.slice(0, 1)) {
    /** The first stands for all in `npm test`. */
    const tags = ['@lost-scripts', ...(index === 0 && isEnglish ? [] : ['@release'])]

    test(`${journey.path}: every script fails once, and nothing is lost${title}`, { tag: tags }, async ({
      page,
      host,
    }) => {
      if (journey.path === PATHS.profile) await newCustomer(page, host)
      const failed = new Set<string>()
      await page.route(SCRIPTS, (route) => {
        const url = route.request().url()
        if (failed.has(url)) return route.continue()
        failed.add(url)
        return route.abort()
      })
      await page.goto(at(journey.path))
      await journey.act(page, say)
      await journey.done(page, say)
      expect(failed.size).toBeGreaterThan(2)
    })
  }

  test(`${journey.path}: each script fails for good, and it is said`, {
    tag: ['@lost-scripts', '@release'],
  }, async ({ context, page, host }) => {
    test.slow()
    if (journey.path === PATHS.profile) await newCustomer(page, host)
    const names = await scriptsOf(context, journey)
    const outcomes: [string, string][] = []
    const next = async (): Promise<void> => {
      const name = names.pop()
      if (!name) return
      outcomes.push([name.replace(/-.{8}\.js$/, ''), await visit(context, journey, name)])
      return next()
    }
    await Promise.all([next(), next(), next()])
    const silent = outcomes.filter(([, outcome]) => outcome !== 'said' && outcome !== 'done, not asked for')
    expect(silent).toEqual([])
    expect(outcomes.filter(([, outcome]) => outcome === 'said').length).toBeGreaterThan(2)
  })
}

for (const { isEnglish, title, say, at } of SPOKEN) {
  test(`all scripts fail for good: it is said within 10 s, and a reload brings the answers back${title}`, {
    tag: isEnglish ? '@lost-scripts' : ['@lost-scripts', '@release'],
  }, async ({ page }) => {
    await page.clock.install()
    await page.route(SCRIPTS, (route) => route.abort())
    await page.goto(at(PATHS.getQuote))
    await page.getByLabel(say('Given name')).fill('Zofia')
    await page.getByText(say('12-24 hours'), { exact: true }).click()
    await send(page, say).click()
    await letRun(page, 10, () => notice(page, say).isVisible())
    await expect(notice(page, say)).toBeVisible()
    await expect(page.locator('.send #late')).toBeVisible()
    await expectAccessible(page, 'lost scripts')
    await page.unroute(SCRIPTS)
    await page.getByRole('button', { name: say('Reload the page') }).click()
    await expect(page.locator('[data-hydrated]')).toBeVisible()
    await expect(page.getByLabel(say('Given name'))).toHaveValue('Zofia')
    await expect(page.getByRole('radio', { name: say('12-24 hours') })).toBeChecked()
    await expect(notice(page, say)).toBeHidden()
  })
}

test('a script that does not come at all is said within 10 s of the press', { tag: '@lost-scripts' }, async ({
  page,
}) => {
  await page.clock.install()
  await page.route(SCRIPTS, () => undefined)
  await page.goto(PATHS.booking)
  await holdClock(page)
  await dateButton(page).click()
  await expect(page.getByText('this page is still loading')).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await page.clock.fastForward(9_000)
  await expect(notice(page)).toBeVisible()
})

test('a press on any button before the scripts have come is done when they have', {
  tag: '@lost-scripts',
}, async ({ page }) => {
  // Held back until the page has been checked.
  let looked = Promise.withResolvers<void>()
  await page.route(SCRIPTS, async (route) => {
    await looked.promise
    await route.continue()
  })
  await page.goto(PATHS.booking)
  await dateButton(page).click()
  await expect(dateButton(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('this page is still loading')).toBeVisible()
  looked.resolve()
  await expect(calendar(page)).toBeVisible()
  await expect(page.getByText('this page is still loading')).toBeHidden()
  looked = Promise.withResolvers()
  await page.goto(PATHS.auth)
  const create = page.getByRole('button', { name: 'Create an account' })
  await create.click()
  await expect(create).toHaveAttribute('aria-busy', 'true')
  looked.resolve()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()

  // A form that is sent.
  looked = Promise.withResolvers()
  await page.goto(PATHS.getQuote)
  await page.getByLabel('Given name').fill('Zofia')
  await send(page).click()
  await expect(page.locator('[data-hydrated]')).toHaveCount(0)
  looked.resolve()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await expect(page).toHaveURL(PATHS.getQuote)
  await expect(page.getByLabel('Given name')).toHaveValue('Zofia')
})

test.describe('a component throws', () => {
  test.use({ expectedConsole: /NotFoundError/ })

  test('the page says what to do, and a reload brings the answers back', { tag: '@lost-scripts' }, async ({
    page,
  }) => {
    await page.goto(PATHS.getQuote)
    await send(page).click()
    await expect(page.locator('.sum')).toBeFocused()
    await fillQuote(page, { givenName: 'Maja' })
    // A third-party script removes what React is about to remove.
    await page.locator('.sum').evaluate((element) => element.remove())
    await page.getByRole('button', { name: 'Send quote request' }).click()
    await expect(notice(page)).toBeVisible()
    await expectAccessible(page, 'broken')
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByLabel('Given name')).toHaveValue('Maja')
  })
})
