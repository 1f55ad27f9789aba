import type { Locator, Page, Route } from '@playwright/test'
import { sampleBooking } from '../support/bookings.ts'
import type { Host } from '../support/host.ts'
import { fillTask, newCustomer, passwordField, person } from './account-page.ts'
import { fillBooking, openBooking, payButton } from './booking-page.ts'
import { fillEnquiry } from './enquiry-page.ts'
import { expect, test } from './fixtures.ts'
import { letRun } from './page-clock.ts'
import { chooseFiles, fillQuote, send, upload } from './quote-page.ts'

/** For every cause of a failure the owner's text comes first, in the summary that takes the focus and in a toast, and help below it. */

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

type Entry = {
  open: (page: Page, host: Host) => Promise<unknown>
  press: (page: Page) => Promise<unknown>
  calls: string
  method?: string
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

const openProfile = async (page: Page, host: Host) => newCustomer(page, host)

const openTask = async (page: Page, host: Host) => {
  await newCustomer(page, host)
  await page.goto('/profile?tab=tasks')
  await fillTask(page)
}

const fillSignUp = async (page: Page) => {
  const who = person()
  await page.goto('/register')
  await page.getByLabel('First name').fill(who.firstName)
  await page.getByLabel('Last name').fill(who.lastName)
  await page.getByLabel('Email').fill(who.email)
  await passwordField(page).fill(who.password)
}

const pressSignUp = (page: Page) => page.getByRole('button', { name: 'Create account' }).click()

const ENTRIES: Record<string, Entry> = {
  'a quote that cannot be saved': {
    open: async (page) => {
      await page.goto('/get-quote')
      await fillQuote(page)
    },
    press: (page) => send(page).click(),
    calls: '**/rest/v1/quote_requests*',
    title: 'Submission Failed',
    text: (cause) => (cause === 'offline' ? UNSENT : 'Failed to save quote request'),
  },
  'a quote whose file cannot be uploaded': {
    open: async (page) => {
      await page.goto('/get-quote')
      await fillQuote(page)
      await chooseFiles(page, [upload('birth.pdf', 'pdf')])
    },
    press: (page) => send(page).click(),
    calls: '**/storage/v1/object/**',
    title: 'Submission Failed',
    text: (cause) => (cause === 'offline' ? UNSENT : 'Failed to upload birth.pdf'),
  },
  'a login': {
    open: async (page) => {
      await page.goto('/auth')
      await page.getByLabel('Email').fill('nobody@example.com')
      await passwordField(page).fill('correct horse 1')
    },
    press: (page) => page.getByRole('button', { name: 'Log in', exact: true }).click(),
    calls: '**/auth/v1/token*',
    title: 'Error',
    text: spoken,
  },
  'a sign-up': {
    open: fillSignUp,
    press: pressSignUp,
    calls: '**/auth/v1/signup*',
    title: 'Error',
    text: spoken,
  },
  'a message to reset the password': {
    open: async (page) => {
      await page.goto('/reset-password')
      await page.getByLabel('Email').fill('nobody@example.com')
    },
    press: (page) => page.getByRole('button', { name: 'Send the link' }).click(),
    calls: '**/functions/v1/send-password-reset',
    title: 'Error',
    text: always('Failed to send password reset email. Please try again.'),
  },
  'the same message once more': {
    open: async (page) => {
      await page.goto('/reset-password')
      await page.getByLabel('Email').fill('nobody@example.com')
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByText('Password reset email sent')).toBeVisible()
    },
    press: (page) => page.getByRole('button', { name: 'Send the email again' }).click(),
    calls: '**/functions/v1/send-password-reset',
    title: 'Error',
    text: always('Failed to send password reset email. Please try again.'),
    kept: false,
  },
  'a link to a new password': {
    open: (page) => page.goto(`/auth?token_hash=${'0'.repeat(56)}&type=recovery`),
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
    open: async (page, host) => {
      const who = await newCustomer(page, host)
      const field = (label: string) => page.getByLabel(label, { exact: true })
      await field('Current password').fill(who.password)
      await field('New password').fill('correct horse 2')
      await field('Confirm new password').fill('correct horse 2')
    },
    press: (page) => page.getByRole('button', { name: 'Update password' }).click(),
    calls: '**/auth/v1/{user,token}*',
    title: 'Error',
    text: always('Failed to update password. Please try again.'),
  },
  'the profile': {
    open: openProfile,
    press: (page) => page.getByRole('button', { name: 'Save changes' }).click(),
    calls: '**/rest/v1/profiles*',
    method: 'POST',
    title: 'Error',
    text: always('Failed to update profile. Please try again.'),
  },
  'a task': {
    open: openTask,
    press: (page) => page.getByRole('button', { name: 'Create task' }).click(),
    calls: '**/rest/v1/quote_requests*',
    method: 'POST',
    title: 'Error creating task',
    text: (cause) => (cause === 'offline' ? 'Please try again.' : 'Failed to save quote request'),
  },
  'an enquiry': {
    open: async (page) => {
      await page.goto('/enquiry-form')
      await fillEnquiry(page)
    },
    press: (page) => page.getByRole('button', { name: 'Send enquiry' }).click(),
    calls: '**/functions/v1/send-contact-email',
    title: 'Error',
    text: always(ENQUIRY),
  },
  'the newsletter': {
    open: async (page) => {
      await page.goto('/social-media-links')
      await page.getByLabel('Email address').fill('zofia@example.com')
    },
    press: (page) => page.getByRole('button', { name: 'Subscribe' }).click(),
    calls: '**/functions/v1/newsletter-signup',
    title: 'Error',
    text: always('Failed to subscribe to newsletter. Please try again.'),
  },
  'a booking': {
    open: async (page) => {
      await openBooking(page)
      await fillBooking(page, sampleBooking())
    },
    press: (page) => payButton(page).click(),
    calls: '**/functions/v1/create-consultation-payment',
    title: 'There was an error processing your booking. Please try again.',
    text: () => undefined,
  },
}

const toastOf = (page: Page) => page.locator('.toast.error')
const summaryOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a problem' })
const NOTHING_LOST = /Nothing is lost/

/** In `npm test` these stand for all: the service refuses, the service is away, the visitor is offline. */
const QUICK: readonly string[] = ['429', '503', 'offline']

const ROUNDS = [
  { causes: QUICK, tag: [] },
  { causes: Object.keys(CAUSES).filter((cause) => !QUICK.includes(cause)), tag: ['@release'] },
]

for (const [name, { open, press, calls, method, title, text, kept = true }] of Object.entries(ENTRIES))
  for (const { causes, tag } of ROUNDS)
    test(`${name}: ${causes.join(', ')}`, { tag }, async ({ page, host, context }) => {
      await page.clock.install()
      await open(page, host)
      for (const cause of causes as Cause[]) {
        const answer = CAUSES[cause]
        const says = [title, text(cause)].filter((line) => line !== undefined)
        if (answer)
          await page.route(calls, (route) =>
            !method || route.request().method() === method ? answer(route) : route.continue(),
          )
        // Everything the form needs has loaded by now.
        else await context.setOffline(true)
        await press(page)
        const toast = toastOf(page)
        // Forms retry for a while.
        await letRun(page, 60, () => toast.isVisible())
        await expect(toast, cause).toBeVisible()
        const lines = await toast.locator('p > *').allTextContents()
        expect(lines.slice(0, says.length), cause).toEqual(says)
        if (cause === 'offline') expect(lines.at(-1)).toContain('You appear to be offline.')
        const summary = summaryOf(page)
        await expect(summary, cause).toBeFocused()
        await expect(page).toHaveTitle(/^Error: (?!Error)/)
        for (const line of says.filter((line) => line !== 'Error'))
          await expect(summary, cause).toContainText(line)
        if (kept || cause === 'offline') await expect(summary, cause).toContainText(NOTHING_LOST)
        // Read out by one of them.
        const spoken = page.locator('[role=alert], [role=status]').filter({ hasText: says.at(-1) as string })
        await expect(spoken, cause).toHaveCount(1)
        await toast.getByRole('button').click()
        await expect(toast).toBeHidden()
        await page.unroute(calls)
      }
    })

/** The summary leads to the field at fault, which is described by the same words. */
async function expectMarked(page: Page, field: Locator, message: string): Promise<void> {
  await expect(summaryOf(page)).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')))
  await summaryOf(page).getByRole('link', { name: message }).click()
  await expect(field).toBeFocused()
}

test('a wrong password is told at the field, and the answers stay', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Email').fill('nobody@example.com')
  await passwordField(page).fill('correct horse 1')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveTitle(/^Error: /)
  await expectMarked(page, passwordField(page), 'Invalid login credentials')
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
  await passwordField(page).pressSequentially('2')
  await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'false')
})

test('a file that was not taken is told at the field of the files', async ({ page }) => {
  await page.route('**/storage/v1/object/**', refusing(400))
  await page.goto('/get-quote')
  await fillQuote(page)
  await chooseFiles(page, [upload('birth.pdf', 'pdf')])
  await send(page).click()
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
  await expect(summaryOf(page)).toBeFocused()
  await expect(summaryOf(page)).toContainText('Failed to authenticate for password reset. Please try again.')
  await expect(summaryOf(page)).toContainText('This link has expired or was used before.')
  await expect(page).toHaveTitle(/^Error: /)
  await page.getByRole('button', { name: 'Back to login' }).click()
  await expect(page).not.toHaveTitle(/Error/)
  await page.goto('/auth?error=access_denied&error_description=Email+link+is+invalid')
  await expect(summaryOf(page)).toBeFocused()
  await expect(summaryOf(page)).toContainText('Email link is invalid')
})

test('a password reset that is asked for too often says when to try again, below the owner’s text', async ({
  page,
}) => {
  await page.route('**/functions/v1/send-password-reset', refusing(429))
  await page.goto('/reset-password')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(toastOf(page).locator('p > *')).toHaveText([
    'Error',
    'Failed to send password reset email. Please try again.',
    SAID,
  ])
})

test('a weak password is told in the server’s words, and below its field', async ({ page }) => {
  const msg = 'Password should be at least 8 characters.'
  await page.route('**/auth/v1/signup*', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 422, error_code: 'weak_password', msg, weak_password: { reasons: ['length'] } },
    }),
  )
  await fillSignUp(page)
  await pressSignUp(page)
  await expect(toastOf(page).locator('p > *')).toHaveText(['Error', msg])
  await expectMarked(page, passwordField(page), `${msg} It is too short.`)
})

test('a wrong current password is a failure to update it, and is told below its field', async ({
  page,
  host,
}) => {
  await newCustomer(page, host)
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('Current password').fill('wrong horse 1')
  await field('New password').fill('correct horse 2')
  await field('Confirm new password').fill('correct horse 2')
  await page.getByRole('button', { name: 'Update password' }).click()
  await expect(toastOf(page).locator('p > *')).toHaveText([
    'Error',
    'Failed to update password. Please try again.',
  ])
  await expect(summaryOf(page)).toContainText('Failed to update password. Please try again.')
  await expectMarked(page, field('Current password'), 'Invalid login credentials')
})

test('an incomplete link to a new password has the owner’s text', async ({ page }) => {
  await page.goto('/auth?token_hash=abc%3Cimg%3E&type=recovery')
  await expect(toastOf(page).locator('p > *')).toHaveText([
    'Error',
    'Failed to authenticate for password reset. Please try again.',
  ])
})
