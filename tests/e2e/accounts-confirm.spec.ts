import type { Host } from '../support/host.ts'
import {
  choosePassword,
  enterPassword,
  expectNoAxeViolation,
  logIn,
  mailedLink,
  passwordField,
  person,
  signUp,
  storedSession,
} from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { inDatabase } from './stored-rows.ts'

/** The step after a confirmation link: the password of the sign-up, or a new one (decision 006). */

const aMinuteLater = (host: Host, email: string) =>
  inDatabase(
    host,
    (sql) => sql`
      update auth.users set confirmation_sent_at = confirmation_sent_at - interval '61 seconds',
        recovery_sent_at = recovery_sent_at - interval '61 seconds'
      where email = ${email}`,
  )

test.use({ expectedConsole: /Failed to load resource/ })

test('five wrong passwords lead to a new one', async ({ page, host }) => {
  const who = person()
  await signUp(page, who)
  await page.goto(await mailedLink(host, who.email, 'signup'))
  for (let i = 0; i < 6; i++) {
    const answered = page.waitForResponse(/confirm-account/)
    await enterPassword(page, `wrong ${i}`)
    await answered
    if (i < 5) await expect(page.getByRole('button', { name: 'Confirm my email address' })).toBeEnabled()
  }
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  // The right password after all, typed into the other form.
  await choosePassword(page, who.password)
  await expect(page.getByText('New password should be different').first()).toBeVisible()
  await choosePassword(page, 'another password')
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
})

test('the sign-up password, entered as the new one, opens the account too', async ({ page, host }) => {
  const who = person()
  await signUp(page, who)
  await page.goto(await mailedLink(host, who.email, 'signup'))
  await page.getByRole('button', { name: 'Choose a new password instead' }).click()
  await choosePassword(page, who.password)
  await expect(page).toHaveURL('/profile')
})

test('a customer who closes the page gets another link at the next login', {
  tag: ['@confirmation-password', '@release'],
}, async ({ page, host }) => {
  const who = person()
  await signUp(page, who)
  await page.goto(await mailedLink(host, who.email, 'signup'))
  await enterPassword(page, 'not quite it')
  await expect(page.getByText('This is not the password').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await logIn(page, who)
  await expect(page.getByText('There is one step left before your account is ready.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Open your email' })).toBeFocused()
  await expectNoAxeViolation(page)
  expect(await storedSession(page)).toBeNull()
  await page.goto(await mailedLink(host, who.email, 'recovery'))
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await choosePassword(page, 'one that stays')
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await logIn(page, { ...who, password: 'one that stays' })
  await expect(page).toHaveURL('/profile')
})

test('“Send the email again” sends a working link, and ends the previous one; a mistyped password can be corrected', {
  tag: ['@resent-links', '@confirmation-password'],
}, async ({ page, host }) => {
  const who = person()
  await signUp(page, who)
  const first = await mailedLink(host, who.email, 'signup')
  await aMinuteLater(host, who.email)
  await page.getByRole('button', { name: 'Send the email again' }).click()
  await expect(page.getByText('Sent again.')).toBeVisible()
  const second = await mailedLink(host, who.email, 'signup', 2)
  await page.goto(first)
  await enterPassword(page, who.password)
  await expect(page.getByText('This link has expired or was used before.').first()).toBeVisible()
  await page.goto(second)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByText('Please enter a password').first()).toBeVisible()
  await enterPassword(page, 'not quite it')
  await expect(page.getByText('This is not the password you chose when you signed up.').first()).toBeVisible()
  await expect(passwordField(page)).toHaveValue('not quite it')
  expect(await storedSession(page)).toBeNull()
  await expectNoAxeViolation(page)
  await enterPassword(page, who.password)
  await expect(page).toHaveURL('/profile')
})
