import { choosePassword, logIn, mailedLink, makeCustomer, passwordField } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { SENDINGS, type Sending } from './sendings.ts'

/** What was done is said once, where it was done, and read out. At the size of a phone, where a notice once lay over what came next. */

test.use({ viewport: { width: 390, height: 664 } })

type Done = { by: Sending; says: readonly string[]; next?: string }

const DONE: Record<string, Done> = {
  'a quote': {
    by: SENDINGS.quote,
    says: [
      'Quote Request Submitted',
      "Your quote request has been successfully submitted. We'll get back to you soon!",
    ],
    next: 'Copy reference',
  },
  'an enquiry': { by: SENDINGS.enquiry, says: ['Enquiry Sent!'], next: 'Copy reference' },
  'the newsletter': {
    by: SENDINGS.newsletter,
    says: ['Subscribed!', 'You are almost there. Check your email for confirmation.'],
    next: 'Use another address',
  },
  'a sign-up': {
    by: SENDINGS.signUp,
    says: [
      'Account created successfully!',
      'Please check your email to verify your account and for your welcome message.',
    ],
    next: 'Send the email again',
  },
  'a message to reset the password': { by: SENDINGS.reset, says: ['Password reset email sent'] },
  'a new password': {
    by: SENDINGS.password,
    says: ['Password updated successfully!', 'You can now login with your new password.'],
  },
  'the profile': { by: SENDINGS.profile, says: ['Profile updated'] },
  'a task': {
    by: SENDINGS.task,
    says: ['Task created successfully!', 'Your task has been submitted and is now pending review.'],
  },
}

/** In `npm test` two stand for all, which are in tests/components/outcomes.test.tsx. */
const QUICK: readonly string[] = ['a quote', 'the profile']

for (const [name, { by, says, next }] of Object.entries(DONE))
  test(`${name} is said once, and covers nothing`, {
    tag: ['@said-once', ...(QUICK.includes(name) ? [] : ['@release'])],
  }, async ({ page, host }) => {
    await by.open(page, host)
    await by.press(page)
    for (const text of says) {
      await expect(page.getByText(text, { exact: true })).toHaveCount(1, { timeout: 20_000 })
      await expect(page.getByText(text, { exact: true })).toBeInViewport()
    }
    const readOut = page.getByRole('status').filter({ hasText: says.at(-1) as string })
    // A heading that has the focus is read, too.
    if (says.length > 1) await expect(readOut).toHaveCount(1)
    // Pressing it would wait for what lies over it.
    if (next) await page.getByRole('button', { name: next }).click({ trial: true })
    const floating = page.locator('main *, body > *').filter({ hasText: says[0] as string })
    expect(
      await floating.evaluateAll((all) =>
        all.some((one) => ['fixed', 'absolute'].includes(getComputedStyle(one).position)),
      ),
    ).toBe(false)
  })

test('a login is told on the page that it leads to, once', { tag: '@said-once' }, async ({ page, host }) => {
  const who = await makeCustomer(host)
  await logIn(page, who)
  await expect(page).toHaveURL('/profile')
  const welcome = page.getByRole('status').filter({ hasText: 'Welcome back!' })
  await expect(welcome).toContainText('You have been successfully logged in.')
  await expect(page.getByLabel('First name')).toHaveValue(who.firstName)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue(who.firstName)
  await expect(page.getByText('Welcome back!')).toHaveCount(0)
})

test('a password that was reset is told above the login', { tag: '@said-once' }, async ({ page, host }) => {
  const who = await makeCustomer(host)
  await page.goto('/reset-password')
  await page.getByLabel('Email').fill(who.email)
  await SENDINGS.reset.press(page)
  await page.goto(await mailedLink(host, who.email, 'recovery'))
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await choosePassword(page, 'another horse 2')
  await expect(
    page.getByRole('status').filter({ hasText: 'Password updated successfully!' }),
  ).toBeInViewport()
  await expect(passwordField(page)).toBeVisible()
})
