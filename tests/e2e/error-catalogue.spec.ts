import type { Locator, Page, Route } from '@playwright/test'
import { logIn, makeCustomer, passwordField } from './account-page.ts'
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

/** In `npm test` each form has one cause by turns, and is offline. */
const QUICK: readonly Cause[] = ['503', '429', 'a gateway']

const roundsOf = (entry: number) => {
  const quick: readonly Cause[] = [QUICK[entry % QUICK.length] as Cause, 'offline']
  const others = (Object.keys(CAUSES) as Cause[]).filter((cause) => !quick.includes(cause))
  return [
    { causes: quick, tag: [] },
    { causes: others, tag: ['@release'] },
  ]
}

for (const [entry, [name, form]] of Object.entries(ENTRIES).entries()) {
  const { open, press, calls, method, title, text, kept = true } = form
  for (const { causes, tag } of roundsOf(entry))
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

/** The summary leads to the field at fault, which is described by the same words. */
async function expectMarked(page: Page, field: Locator, message: string): Promise<void> {
  await expect(summaryOf(page)).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')))
  await summaryOf(page).getByRole('link', { name: message }).click()
  await expect(field).toBeFocused()
}

test('a wrong password is told at the field, and the answers stay', async ({ page }) => {
  await SENDINGS.login.open(page)
  await SENDINGS.login.press(page)
  await expect(page).toHaveTitle(/^Error: /)
  await expectMarked(page, passwordField(page), 'Invalid login credentials')
  await expect(page.getByText('Invalid login credentials')).toHaveCount(1)
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
  await passwordField(page).pressSequentially('2')
  await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'false')
})

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

test('an expired link leads to the form for a new one, and its summary says why', async ({ page }) => {
  await page.goto(`/auth?token_hash=${'0'.repeat(56)}&type=recovery`)
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page).toHaveURL('/auth?reset=true')
  await expect(summaryOf(page)).toBeFocused()
  await expect(summaryOf(page)).toContainText('Failed to authenticate for password reset. Please try again.')
  await expect(summaryOf(page)).toContainText('This link has expired or was used before.')
  await expect(page).toHaveTitle(/^Error: /)
  await page.getByRole('button', { name: 'Back to login' }).click()
  await expect(page).not.toHaveTitle(/Error/)
})

test('a password reset that is asked for too often says when to try again, below the owner’s text', async ({
  page,
}) => {
  await page.route('**/functions/v1/send-password-reset', refusing(429))
  await SENDINGS.reset.open(page)
  await SENDINGS.reset.press(page)
  await expect(linesOf(page)).toHaveText([
    'Error',
    'Failed to send password reset email. Please try again.',
    SAID,
    NOTHING_LOST,
  ])
})

for (const name of ['a quote that cannot be saved', 'an enquiry', 'the newsletter'])
  test(`${name}, sent too often, says so below the owner’s text`, async ({ page, host }) => {
    const { title, text, open, press, calls } = ENTRIES[name] as Entry
    const json = { code: 'PT429', message: SAID, error: { code: 'too-many-requests', message: SAID } }
    await page.route(calls, (route) => route.fulfill({ status: 429, json }))
    await open(page, host)
    await press(page)
    const wait = 'Too many requests. Please wait a few minutes and try again.'
    await expect(linesOf(page)).toHaveText([title, text('429') as string, wait, NOTHING_LOST])
  })

test('a weak password is told in the server’s words, and below its field', async ({ page }) => {
  const msg = 'Password should be at least 8 characters.'
  await page.route('**/auth/v1/signup*', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 422, error_code: 'weak_password', msg, weak_password: { reasons: ['length'] } },
    }),
  )
  await SENDINGS.signUp.open(page)
  await SENDINGS.signUp.press(page)
  await expect(summaryOf(page).getByRole('heading')).toHaveText('Error')
  await expectMarked(page, passwordField(page), `${msg} It is too short.`)
})

test('an incomplete link has the owner’s text', async ({ page }) => {
  for (const [type, text] of [
    ['recovery', 'Failed to authenticate for password reset. Please try again.'],
    ['signup', 'This link is incomplete.'],
  ]) {
    await page.goto('/')
    await page.goto(`/auth?token_hash=abc%3Cimg%3E&type=${type}`)
    await expect(summaryOf(page)).toContainText(text as string)
    await expect(page).toHaveURL('/auth')
  }
})
