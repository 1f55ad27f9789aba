import type { Locator, Page } from '@playwright/test'
import { anonymous, sendQuote } from '../support/clients.ts'
import { isTo } from '../support/forms.ts'
import { expireSession, logOut, newCustomer, signIn } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { holdClock, letRun } from './page-clock.ts'
import { chooseFiles, requestLink, upload } from './quote-page.ts'
import { SENDINGS, type Sending } from './sendings.ts'

/** With an expired session and the auth service unreachable, every action reports its failure within 10 s. */

test.use({ expectedConsole: /Failed to load resource|net::ERR|AuthRetryableFetchError|status of 40\d/ })

const SECONDS = 10

const WAYS = {
  refuses: (page: Page) => page.route('**/auth/v1/**', (route) => route.abort()),
  'is silent': (page: Page) => page.route('**/auth/v1/**', () => undefined),
  'is busy': (page: Page) => page.route('**/auth/v1/**', (route) => route.fulfill({ status: 503, json: {} })),
}

/** The clock first: its next tick would renew the session. */
async function loseAuth(page: Page, way: keyof typeof WAYS): Promise<void> {
  await holdClock(page)
  await WAYS[way](page)
  await expireSession(page)
}

/** Acts, waits until the auth service is called, and expects the text in time: loading scripts does not count. */
async function saysInTime(page: Page, act: () => Promise<unknown>, text: Locator): Promise<void> {
  let isAsked = false
  page.once('request', function look(request) {
    if (request.url().includes('/auth/v1/')) isAsked = true
    else page.once('request', look)
  })
  await act()
  await letRun(page, 60, () => isAsked)
  expect(isAsked).toBe(true)
  await page.waitForLoadState('load')
  await page.waitForTimeout(300)
  await letRun(page, SECONDS, () => text.isVisible())
  await expect(text, `within ${SECONDS} seconds`).toBeVisible()
}

type Case = Pick<Sending, 'open' | 'press'> & { says: string | RegExp }

/** `open` signs a new customer in, with the clock installed. */
const CASES: Record<string, Case> = {
  'the quote form': {
    ...SENDINGS.file,
    async open(page, host) {
      await newCustomer(page, host)
      await SENDINGS.file.open(page)
    },
    says: 'Failed to submit quote request. Please try again.',
  },
  'the task form': { ...SENDINGS.task, says: 'Error creating task' },
  'the profile': { ...SENDINGS.profile, says: 'Failed to update profile. Please try again.' },
  'a new password': { ...SENDINGS.password, says: 'Failed to update password. Please try again.' },
  'logging out everywhere': {
    open: newCustomer,
    press: (page) => page.getByRole('button', { name: 'Log out everywhere' }).click(),
    says: 'An error occurred. Please try again.',
  },
  'the list of tasks': {
    open: newCustomer,
    press: async (page) => {
      await page.getByRole('link', { name: 'Tasks', exact: true }).click()
      // The tab's script comes when it is opened, and React shows it by the clock.
      const pending = page.getByRole('link', { name: 'Pending Tasks' })
      await letRun(page, 60, () => pending.isVisible())
      await pending.click()
    },
    says: 'Your tasks could not be loaded.',
  },
  'the list of payments': {
    open: newCustomer,
    press: (page) => page.getByRole('link', { name: 'Billing', exact: true }).click(),
    says: /Your orders could not be loaded/,
  },
  'the archive of their data': {
    async open(page, host) {
      await newCustomer(page, host)
      await page.getByRole('button', { name: 'Download my data' }).click()
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
    says: 'We could not prepare the archive. Please try again.',
  },
}

/** In `npm test` one is sent, and one is read; a page that does not show yet is in accounts-sessions.spec.ts. */
const QUICK: readonly string[] = ['refuses the task form', 'is silent the list of tasks']

for (const way of Object.keys(WAYS) as (keyof typeof WAYS)[]) {
  for (const [name, { open, press, says }] of Object.entries(CASES)) {
    const tag = QUICK.includes(`${way} ${name}`) ? [] : ['@release']
    test(`${name}, while the auth service ${way}`, { tag: ['@session-renewal', ...tag] }, async ({
      page,
      host,
    }) => {
      await page.clock.install()
      await open(page, host)
      await loseAuth(page, way)
      await saysInTime(page, () => press(page), page.getByText(says).first())
    })
  }
}

test('further documents', { tag: ['@session-renewal', '@release'] }, async ({ page, host }) => {
  const { email } = await newCustomer(page, host)
  const { notification } = await sendQuote(anonymous(host), { email })
  const mail = await host.waitForMail(
    (other) => isTo(email)(other) && Boolean(other.subject?.startsWith(notification.data.reference)),
  )
  await page.clock.install()
  await page.goto(requestLink(mail))
  await expect(page.getByRole('heading', { level: 1, name: 'We’re preparing your quote' })).toBeVisible()
  await chooseFiles(page, [upload('second page.pdf', 'pdf')])
  await loseAuth(page, 'refuses')
  const button = page.getByRole('button', { name: 'Send documents' })
  await saysInTime(page, () => button.click(), page.getByText('Documents not added').first())
})

test('an upload under a token that is refused', { tag: ['@session-renewal', '@release'] }, async ({
  page,
  host,
}) => {
  await newCustomer(page, host)
  await page.clock.install()
  await SENDINGS.file.open(page)
  await WAYS.refuses(page)
  await page.route('**/storage/v1/object/**', (route) => route.fulfill({ status: 401, json: {} }))
  await holdClock(page)
  await saysInTime(
    page,
    () => SENDINGS.file.press(page),
    page.getByText('Failed to upload birth.pdf').first(),
  )
  // Nothing is stuck: the file can be sent again or removed.
  await expect(page.getByRole('button', { name: 'Remove birth.pdf' })).toBeEnabled()
})

test('logging out', { tag: ['@session-renewal', '@release'] }, async ({ page, host }) => {
  await signIn(page, host)
  await page.clock.install()
  await page.goto('/our-review')
  await loseAuth(page, 'is silent')
  await saysInTime(page, () => logOut(page), page.getByRole('link', { name: 'Login Now' }))
  await expect(page).toHaveURL('/')
})
