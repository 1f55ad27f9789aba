import { readFile } from 'node:fs/promises'
import {
  enterPassword,
  expectNoAxeViolation,
  logIn,
  mailedLink,
  makeCustomer,
  newCustomer,
  person,
  signUp,
  storedSession,
} from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'

test('a private customer signs up, confirms with the mailed link, and sees the dashboard', async ({
  page,
  host,
}) => {
  const who = person()
  await signUp(page, who)
  await expect(
    page.getByText('Please check your email to verify your account and for your welcome message.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Open your email' })).toBeFocused()
  await expect(page.getByText(who.email)).toBeVisible()
  await expectNoAxeViolation(page)
  expect(await storedSession(page)).toBeNull()

  await page.goto(await mailedLink(host, who.email, 'signup'))
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('button', { name: 'Confirm my email address' })).toBeVisible()
  await expect(page.getByText('Enter the password you chose when you created the account.')).toBeVisible()
  await expectNoAxeViolation(page)
  await enterPassword(page, who.password)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { name: 'Inês' })).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Carvalho')
  await expect(page.getByLabel('Email')).toHaveValue(who.email)
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '')
  await expect(page.getByLabel('Company name')).toHaveCount(0)
  await expectNoAxeViolation(page)
})

test('a corporate customer names the company, and keeps the profile up to date', async ({ page, host }) => {
  await newCustomer(page, host, { company: 'Carvalho & Filhas Lda' })
  await expect(page.getByLabel('Company name')).toHaveValue('Carvalho & Filhas Lda')
  await page.getByLabel('Company name').fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await page.getByLabel('Company name').fill('Carvalho Group')
  await page.getByLabel('Phone').fill('+351 21 000 0000')
  await page.getByLabel('First name').fill('Inês Maria')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { name: 'Inês Maria' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Company name')).toHaveValue('Carvalho Group')
  await expect(page.getByLabel('Phone')).toHaveValue('+351 21 000 0000')
  await page.goto('/get-quote')
  await expect(page.getByLabel('Given name')).toHaveValue('Inês Maria')
  await expect(page.getByLabel('Company name')).toHaveValue('Carvalho Group')
  await expect(page.getByLabel('Phone')).toHaveValue('+351 21 000 0000')
})

test('tabs are in the URL and the history; billing and invoices explain how it works', async ({
  page,
  host,
}) => {
  await newCustomer(page, host)
  const tabs = page.getByRole('navigation', { name: 'Account' })
  await tabs.getByRole('link', { name: 'Billing' }).click()
  await expect(page).toHaveURL('/profile?tab=billing')
  await page.getByRole('button', { name: 'Add Payment Method' }).click()
  await expect(page.getByText(/Payment is arranged per order/)).toBeVisible()
  await expectNoAxeViolation(page)
  await tabs.getByRole('link', { name: 'Invoices' }).click()
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible()
  await tabs.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/profile')
  await page.goBack()
  await expect(tabs.getByRole('link', { name: 'Invoices' })).toHaveAttribute('aria-current', 'page')
  // The header's menu switches tabs without a reload.
  await tabs.getByRole('link', { name: 'Profile' }).click()
  await page.getByLabel('Phone').fill('half typed')
  await page.getByRole('navigation', { name: 'Main' }).getByText('Dashboard').click()
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tasks' })
  await menu.click()
  await expect(page).toHaveURL('/profile?tab=tasks')
  await expect(menu).toBeHidden()
  await tabs.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByLabel('Phone')).toHaveValue('half typed')
  await page.goto('/profile?tab=tasks&view=completed')
  await expect(page.getByRole('heading', { name: 'Nothing is completed yet' })).toBeVisible()
  await page.getByRole('link', { name: /^Pending Tasks/ }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is pending' })).toBeVisible()
  await expectNoAxeViolation(page)
  // What was pressed goes with its view.
  await page.getByRole('link', { name: 'Create a task' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Create Task' })).toBeFocused()
})

test('a signed-out visitor is sent to sign in and back to where they were going', async ({ page, host }) => {
  const who = await makeCustomer(host)
  await page.goto('/profile?tab=billing')
  await expect(page).toHaveURL('/auth')
  await logIn(page, who)
  await expect(page).toHaveURL('/profile?tab=billing')
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page.getByText('You have been successfully logged in.')).toBeVisible()
  // Signed-in customers do not need the login form.
  await page.goto('/login')
  await expect(page).toHaveURL('/profile')
})

test('logging in and sending a task work with the keyboard alone', async ({ page, host }) => {
  const who = await makeCustomer(host)
  await page.goto('/auth')
  const { keyboard } = page
  await tabTo(page.getByLabel('Email'))
  await keyboard.type(who.email)
  await keyboard.press('Tab')
  await keyboard.type(who.password)
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  await tabTo(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Tasks' }))
  await keyboard.press('Enter')
  await tabTo(page.getByLabel('Service'))
  await keyboard.type('Apost')
  await tabTo(page.getByRole('radio', { name: 'Standard, 5–7 days' }))
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await tabTo(page.getByLabel('Task description'))
  await keyboard.type('A power of attorney')
  await tabTo(page.getByLabel('Country of origin'))
  await keyboard.type('United Kingdom')
  await keyboard.press('Tab')
  await keyboard.type('Brazil')
  await tabTo(page.getByRole('button', { name: 'Create task' }))
  await keyboard.press('Enter')
  const card = page.getByRole('listitem').filter({ hasText: 'SQ-' })
  await expect(card.getByText('Urgent, 24 hours')).toHaveClass('badge red')
  await expect(page.getByRole('heading', { name: 'Pending Tasks' })).toBeFocused()
})

test('customers download their data, and delete their account', async ({ page, host }) => {
  const { password } = await newCustomer(page, host)
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expectNoAxeViolation(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const path = await (await download).path()
  expect((await readFile(path)).subarray(0, 2).toString()).toBe('PK')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByRole('link', { name: 'Please type DELETE in capital letters' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Please enter a password' })).toBeVisible()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expectNoAxeViolation(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.locator('[translate=no]')).toContainText('Type DELETE to confirm')
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login Now' })).toBeVisible()
  expect(await storedSession(page)).toBeNull()
})
