import type { Page, Route } from '@playwright/test'
import { logIn, makeCustomer } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { letRun } from './page-clock.ts'
import { SENDINGS, type Sending } from './sendings.ts'

/** For every cause of a failure the owner's text is said once, in the summary that takes the focus, and help below it. */

test.use({ expectedConsole: /./ })

const SAID = 'What the server says.'

const refusing = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    json: {
      code: 'some_code',
      error_code: 'some_code',
      msg: SAID,
      message: SAID,
      error: { code: 'some-code', message: SAID },
    },
  })

const CAUSES = {
  400: refusing(400),
  429: refusing(429),
  503: refusing(503),
  'a gateway': (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
  'no connection': (route: Route) => route.abort(),
  'no answer in time': (route: Route) => route.abort('timedout'),
  offline: undefined,
} satisfies Record<string, ((route: Route) => Promise<void>) | undefined>

type Cause = `${keyof typeof CAUSES}`

type Entry = Sending & {
  title: string
  text: (cause: Cause) => string | undefined
  /** Whether there are answers that stay. */
  kept?: boolean
}

const always = (text: string) => () => text
const OTHER = 'An error occurred. Please try again.'
/** The auth service's text, if the service answered. */
const spoken = (cause: Cause) => (['400', '429'].includes(cause) ? SAID : OTHER)
const UNSENT = 'Failed to submit quote request. Please try again.'
const ENQUIRY = 'Failed to send your enquiry. Please try again.'

const RESET = always('Failed to send password reset email. Please try again.')

const ENTRIES: Record<string, Entry> = {
  'a quote that cannot be saved': {
    ...SENDINGS.quote,
    title: 'Submission Failed',
    text: (cause) => (cause === 'offline' ? UNSENT : 'Failed to save quote request'),
  },
  'a login': { ...SENDINGS.login, title: 'Error', text: spoken },
  'a sign-up': { ...SENDINGS.signUp, title: 'Error', text: spoken },
  'a message to reset the password': { ...SENDINGS.reset, title: 'Error', text: RESET },
  'a link to a new password': {
    async open(page) {
      await page.goto(`/auth?token_hash=${'0'.repeat(56)}&type=recovery`)
      await expect(page.getByRole('button', { name: 'Choose a new password' })).toBeVisible()
    },
    press: async (page) => {
      // After a refusal the page shows the form for a new link.
      if (!(await page.getByRole('button', { name: 'Choose a new password' }).isVisible())) {
        await page.goto('/')
        await page.goto(`/auth?token_hash=${'0'.repeat(56)}&type=recovery`)
      }
      await page.getByRole('button', { name: 'Choose a new password' }).click()
    },
    calls: '**/auth/v1/verify*',
    title: 'Error',
    text: always('Failed to authenticate for password reset. Please try again.'),
    kept: false,
  },
  'a new password': {
    ...SENDINGS.password,
    title: 'Error',
    text: always('Failed to update password. Please try again.'),
  },
  'the profile': {
    ...SENDINGS.profile,
    title: 'Error',
    text: always('Failed to update profile. Please try again.'),
  },
  'a task': {
    ...SENDINGS.task,
    title: 'Error creating task',
    text: always('Please try again.'),
  },
  'an enquiry': { ...SENDINGS.enquiry, title: 'Error', text: always(ENQUIRY) },
  'the newsletter': {
    ...SENDINGS.newsletter,
    title: 'Error',
    text: always('Failed to subscribe to newsletter. Please try again.'),
  },
  'a booking': {
    ...SENDINGS.booking,
    title: 'There was an error processing your booking. Please try again.',
    text: () => undefined,
  },
}

const summaryOf = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading') })
/** Its heading, what it says, and the help. */
const linesOf = (page: Page) => summaryOf(page).locator('h2, li span, li p')
const NOTHING_LOST = /Nothing is lost/

/** In `npm test` two forms stand for all, which are in tests/components/failures.test.tsx. */
const QUICK: readonly string[] = ['a quote that cannot be saved', 'the profile']

const roundsOf = (name: string) => {
  const quick: readonly Cause[] = QUICK.includes(name) ? ['a gateway', 'offline'] : []
  const others = (Object.keys(CAUSES) as Cause[]).filter((cause) => !quick.includes(cause))
  return [
    { causes: quick, tag: [] },
    { causes: others, tag: ['@release'] },
  ].filter(({ causes }) => causes.length > 0)
}

for (const [name, form] of Object.entries(ENTRIES)) {
  const { open, press, calls, method, title, text, kept = true } = form
  for (const { causes, tag } of roundsOf(name))
    test(`${name}: ${causes.join(', ')}`, { tag }, async ({ page, host, context }) => {
      await page.clock.install()
      await open(page, host)
      for (const cause of causes) {
        const answer = CAUSES[cause]
        const says = [title, text(cause)].filter((line) => line !== undefined)
        if (answer)
          await page.route(calls, (route) =>
            !method || route.request().method() === method ? answer(route) : route.continue(),
          )
        // Everything the form needs has loaded by now.
        else await context.setOffline(true)
        await press(page)
        const summary = summaryOf(page)
        // Forms retry for a while.
        await letRun(page, 60, () => summary.isVisible())
        await expect(summary, cause).toBeFocused()
        const lines = (await linesOf(page).allTextContents()).filter((line) => line !== 'There is a problem')
        expect(lines.slice(0, says.length), cause).toEqual(says)
        for (const line of says) await expect(page.getByText(line, { exact: true }), cause).toHaveCount(1)
        if (cause === 'offline') expect(lines.at(-1)).toContain('You appear to be offline.')
        await expect(page).toHaveTitle(/^Error: (?!Error)/)
        if (kept || cause === 'offline') await expect(summary, cause).toContainText(NOTHING_LOST)
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        await page.unroute(calls)
      }
    })
}

test('a browser that keeps nothing is told as the reason why nobody is logged in', async ({ page, host }) => {
  const who = await makeCustomer(host)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get: () => undefined })
  })
  await logIn(page, who)
  await expect(summaryOf(page)).toContainText('Please allow its cookies and site data')
})

test('a file that was not taken is told at the field of the files', async ({ page }) => {
  await page.route('**/storage/v1/object/**', refusing(400))
  await SENDINGS.file.open(page)
  await SENDINGS.file.press(page)
  await expect(summaryOf(page)).toContainText('Submission Failed')
  await expect(summaryOf(page)).toContainText(NOTHING_LOST)
  const files = page.locator('#documents')
  await expect(files).toHaveAttribute('aria-invalid', 'true')
  await expect(files).toHaveAccessibleDescription(/Not uploaded/)
  await summaryOf(page).getByRole('link', { name: 'Failed to upload birth.pdf' }).click()
  await expect(files).toBeFocused()
})
