import { expectNoAxeViolation, logIn, newCustomer } from './account-page.ts'
import { expect, test } from './fixtures.ts'

test.use({ expectedConsole: /status of 40[013]/ })

test('a customer changes the password; other sessions end, this one stays', {
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
  await expect(page.getByText('Invalid login credentials').first()).toBeVisible()
  await field('Current password').fill(who.password)
  await button.click()
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await expect(field('Current password')).toHaveValue('')

  await page.reload()
  await expect(page.getByRole('heading', { name: `, ${who.firstName}` })).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { name: `, ${who.firstName}` })).toBeHidden()

  const third = await (await browser.newContext({ baseURL: host.url })).newPage()
  await logIn(third, { ...who, password: 'correct horse 2' })
  await expect(third).toHaveURL('/profile')
})

test('a customer logs out everywhere at once', { tag: '@ended-sessions' }, async ({
  page,
  host,
  browser,
}) => {
  const who = await newCustomer(page, host)
  const elsewhere = await (await browser.newContext({ baseURL: host.url })).newPage()
  await logIn(elsewhere, who)
  // Its requests would be refused now, and lead it away during the reload.
  await expect(elsewhere.getByRole('heading', { name: `, ${who.firstName}` })).toBeVisible()
  await elsewhere.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login Now' })).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL('/auth')
})
