import type { Page } from '@playwright/test'
import { METADATA } from '../support/accounts.ts'
import { anonymous } from '../support/clients.ts'
import {
  choosePassword,
  confirmAddress,
  logIn,
  mailedLink,
  makeCustomer,
  newCustomer,
  person,
  storedSession,
} from './account-page.ts'
import { expect, test } from './fixtures.ts'

/** Links in e-mails, and the paths that redirect to /auth. */

const login = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true })

test('login, register and reset-password lead to the right form and back', async ({ page }) => {
  await page.goto('/contact-us-directly')
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await expect(page).toHaveURL('/auth')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/contact-us-directly')

  await page.goto('/login')
  await expect(page).toHaveURL('/auth')
  await expect(login(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Log in \| /)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused()
  await expect(page).toHaveTitle(/^Create an account \| /)
  await page.goBack()
  await expect(login(page)).toBeVisible()

  await page.goto('/reset-password')
  await expect(page).toHaveURL('/auth?reset=true')
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await expect(page).toHaveTitle(/^Reset your password \| /)
  await page.getByRole('button', { name: 'Back to login' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(login(page)).toBeVisible()
})

test('a new password is chosen with the mailed link, and opens the account', async ({ page, host }) => {
  const who = await makeCustomer(host)
  await page.goto('/reset-password')
  await expect(page).toHaveURL('/auth?reset=true')
  await page.getByLabel('Email').fill(who.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Password reset email sent')).toBeVisible()
  await expect(page.getByText(`If there is an account for ${who.email}`)).toBeVisible()
  await page.goto(await mailedLink(host, who.email, 'recovery'))
  await expect(page).toHaveURL('/auth')
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await expect(page.getByText(`For ${who.email}.`)).toBeVisible()

  await choosePassword(page, 'fresh password', 'other password')
  await expect(page.getByText('Passwords do not match.').first()).toBeVisible()
  await choosePassword(page, 'short', 'short')
  await expect(page.getByText('Password must be at least 6 characters long.').first()).toBeVisible()
  await choosePassword(page, 'fresh password')
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await expect(page.getByText('You can now login with your new password.')).toBeVisible()
  await expect(page).toHaveURL('/auth')
  await logIn(page, { ...who, password: 'fresh password' })
  await expect(page).toHaveURL('/profile')
})

test('a signed-in customer keeps their session when they open somebody else’s link', async ({
  page,
  host,
}) => {
  const mine = await newCustomer(page, host)
  const other = person({ firstName: 'Zofia' })
  const { email, password } = other
  await anonymous(host).auth.signUp({ email, password, options: { data: METADATA } })
  const before = await storedSession(page)

  await confirmAddress(page, host, other)
  await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible()
  expect((await storedSession(page)).user.email).toBe(mine.email)
  await page.getByRole('button', { name: 'Go to my dashboard' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByLabel('Email')).toHaveValue(mine.email)

  await anonymous(host).functions.invoke('send-password-reset', { body: { email } })
  await page.goto(await mailedLink(host, other.email, 'recovery'))
  await expect(page.getByText(`You are logged in as ${mine.email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await choosePassword(page, 'fresh password')
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  expect((await storedSession(page)).refresh_token).toBe(before.refresh_token)
  await page.goto('/profile')
  await expect(page.getByLabel('Email')).toHaveValue(mine.email)
})

test.describe('a link’s token', () => {
  test.use({ expectedConsole: /Failed to load resource|net::ERR_FAILED/ })

  test('leaves the address bar before anything else is loaded', { tag: '@address-bar' }, async ({ page }) => {
    const seen: string[] = []
    await page.route('**/*', (route) => {
      if (route.request().resourceType() === 'document') return route.continue()
      seen.push(route.request().url() + (route.request().headers().referer ?? ''))
      return route.abort()
    })
    const address = 'access_token=SECRET&refresh_token=SECRET&type=recovery'
    for (const link of [`?${address}`, `#${address}`, '?token_hash=SECRETSECRET&type=signup']) {
      await page.goto('/404')
      await page.goto(`/auth${link}`, { waitUntil: 'commit' })
      await page.waitForFunction(() => document.body !== null)
      expect(page.url(), link).toMatch(/\/auth$/)
      // Nor is it in the history.
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('SECRET')
    }
    expect(seen.join()).not.toContain('SECRET')
  })

  test('may be a session, in the query or the fragment', async ({ page, host }) => {
    const who = await makeCustomer(host)
    const { data } = await anonymous(host).auth.signInWithPassword(who)
    const tokens = `access_token=${data.session?.access_token}&refresh_token=${data.session?.refresh_token}`
    for (const separator of ['#', '?']) {
      await page.goto('/')
      await page.goto(`/auth${separator}${tokens}&type=recovery`)
      await expect(page.getByText(`For ${who.email}.`)).toBeVisible()
      expect(page.url()).toMatch(/\/auth$/)
      expect(await storedSession(page)).toBeNull()
    }
    await choosePassword(page, 'fresh password')
    await expect(page.getByText('Password updated successfully!')).toBeVisible()

    await page.goto(`/auth#access_token=${data.session?.access_token}x&refresh_token=y&type=recovery`)
    await expect(
      page.getByText('Failed to authenticate for password reset. Please try again.').first(),
    ).toBeVisible()
    await expect(login(page)).toBeVisible()
  })
})
