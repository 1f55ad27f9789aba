import { expectNoAxeViolation, logIn, newCustomer } from './account-page.ts'
import { expect, test } from './fixtures.ts'

test.use({ expectedConsole: /status of (40[013]|422)/ })

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

test('an account is not deleted with another password, and a common one is refused with its sentence', {
  tag: ['@fresh-proof', '@common-passwords'],
}, async ({ page, host }) => {
  const who = await newCustomer(page, host)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByLabel('Your password', { exact: true }).fill('not this one')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByRole('link', { name: 'Invalid login credentials' })).toBeVisible()
  await expectNoAxeViolation(page)
  await page.keyboard.press('Escape')

  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('Current password').fill(who.password)
  for (const label of ['New password', 'Confirm new password']) await field(label).fill('12345678')
  await page.getByRole('button', { name: 'Update password' }).click()
  await expect(field('New password')).toHaveAccessibleDescription(
    /too easy to guess.*among the first that others try/,
  )
})
