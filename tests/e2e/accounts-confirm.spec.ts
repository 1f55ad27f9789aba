import type { Host } from '../support/host.ts'
import {
  choosePassword,
  enterPassword,
  expectNoAxeViolation,
  logIn,
  mailedLink,
  newCustomer,
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

test('the owner of an address that somebody else signed up chooses their own password with the same link', {
  tag: '@pre-hijacking',
}, async ({ page, host, browser }) => {
  const who = person()
  const attacker = await (await browser.newContext({ baseURL: host.url })).newPage()
  await signUp(attacker, { ...who, password: 'of the attacker' })
  // Delivered before the next is queued: two at once may arrive in any order.
  await mailedLink(host, who.email, 'signup')
  await aMinuteLater(host, who.email)
  await signUp(page, who)
  await page.goto(await mailedLink(host, who.email, 'signup', 2))
  await enterPassword(page, who.password)
  await expect(page.getByText('This is not the password you chose when you signed up.').first()).toBeVisible()
  expect(await storedSession(page)).toBeNull()
  await expectNoAxeViolation(page)

  // Meanwhile the attacker gets nowhere, and learns only that a step is missing.
  await attacker.goto('/login')
  await expect(attacker.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await logIn(attacker, { ...who, password: 'of the attacker' })
  await expect(attacker.getByText('There is one step left before your account is ready.')).toBeVisible()
  expect(await storedSession(attacker)).toBeNull()

  await page.getByRole('button', { name: 'Choose a new password instead' }).click()
  await expect(page.getByText(`For ${who.email}.`)).toBeVisible()
  await choosePassword(page, who.password)
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await logIn(page, who)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByLabel('Email')).toHaveValue(who.email)

  await attacker.goto('/login')
  await expect(attacker.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await logIn(attacker, { ...who, password: 'of the attacker' })
  await expect(attacker.getByText('Invalid login credentials').first()).toBeVisible()
})

test('a mistyped password can be corrected', { tag: '@confirmation-password' }, async ({ page, host }) => {
  const who = person()
  await signUp(page, who)
  await page.goto(await mailedLink(host, who.email, 'signup'))
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByText('Please enter a password').first()).toBeVisible()
  await enterPassword(page, 'not quite it')
  await expect(page.getByText('This is not the password').first()).toBeVisible()
  await expect(passwordField(page)).toHaveValue('not quite it')
  await enterPassword(page, who.password)
  await expect(page).toHaveURL('/profile')
})

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
  tag: '@confirmation-password',
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

test('“Send the email again” sends a working link, and invalidates the previous one', {
  tag: '@resent-links',
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
  await enterPassword(page, who.password)
  await expect(page).toHaveURL('/profile')
})

test('a session ended elsewhere leads back to login instead of an empty dashboard', async ({
  page,
  host,
}) => {
  const who = await newCustomer(page, host)
  await inDatabase(
    host,
    (sql) =>
      sql`delete from auth.sessions where user_id = (select id from auth.users where email = ${who.email})`,
  )
  await page.goto('/profile?tab=billing')
  await expect(page).toHaveURL('/auth')
  expect(await storedSession(page)).toBeNull()
  await logIn(page, who)
  await expect(page).toHaveURL('/profile?tab=billing')
})
