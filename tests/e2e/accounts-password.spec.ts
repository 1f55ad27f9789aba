import { expectNoAxeViolation, logIn, newCustomer } from './account-page.ts'
import { expect, test } from './fixtures.ts'

test.use({ expectedConsole: /status of 40[013]/ })

test('a customer changes the password, which ends other sessions and not this one, and logs out everywhere', {
  tag: '@ended-sessions',
}, async ({ page, host, browser }) => {
  const who = await newCustomer(page, host)
  const elsewhere = await (await browser.newContext({ baseURL: host.url })).newPage()
  await logIn(elsewhere, who)
  await expect(elsewhere).toHaveURL('/profile')

  const button = page.getByRole('button', { name: 'Update password' })
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('Current password').fill('wrong horse 1')
  await field('New password').fill('12345')
  await field('Confirm new password').fill('1234')
  await button.click()
  await expect(page.getByText('Passwords do not match.').first()).toBeVisible()
  await expectNoAxeViolation(page)
  await field('New password').fill('correct horse 2')
  await field('Confirm new password').fill('correct horse 2')
  await button.click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to update password. Please try again.' }),
  ).toBeFocused()
  await expect(field('Current password')).toHaveAccessibleDescription(/Invalid login credentials/)
  await field('Current password').fill(who.password)
  await button.click()
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await expect(field('Current password')).toHaveValue('')

  await page.reload()
  await expect(page.getByRole('heading', { name: `, ${who.firstName}` })).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL('/auth')

  // With the new one elsewhere, and then nowhere any more.
  await logIn(elsewhere, { ...who, password: 'correct horse 2' })
  await expect(elsewhere.getByRole('heading', { name: `, ${who.firstName}` })).toBeVisible()
  // Its requests would be refused now, and lead it away while the test does.
  await elsewhere.goto('about:blank')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login Now' })).toBeVisible()
  await elsewhere.goto('/profile?tab=billing')
  await expect(elsewhere).toHaveURL('/auth')
})
