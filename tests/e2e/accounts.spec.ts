import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  confirmAddress,
  logIn,
  logOut,
  mailedLink,
  mailsTo,
  newCustomer,
  passwordField,
  person,
  signUp,
  storedSession,
} from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { chooseFiles, fillQuote, send, upload } from './quote-page.ts'

const isWelcome = /account|welcome/i

async function expectNoAxeViolation(page: Page) {
  // What moves or fades in is looked at when it has come to rest.
  await page.waitForTimeout(250)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

test('a private customer signs up, confirms by the mailed link, and is at home', async ({ page, host }) => {
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
  await expectNoAxeViolation(page)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { name: 'Inês' })).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Carvalho')
  await expect(page.getByLabel('Email')).toHaveValue(who.email)
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '')
  await expect(page.getByLabel('Company name')).toHaveCount(0)
  await expectNoAxeViolation(page)

  await host.runJobs()
  const welcomes = (await mailsTo(host, who.email, isWelcome)).filter(
    ({ text }) => !/token_hash/.test(text ?? ''),
  )
  expect(welcomes).toHaveLength(1)
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
  await expect(page.getByText('Profile updated')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Inês Maria' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Company name')).toHaveValue('Carvalho Group')
  await expect(page.getByLabel('Phone')).toHaveValue('+351 21 000 0000')
})

test('an incomplete sign-up says what is missing, together, and keeps what is there', async ({ page }) => {
  await page.goto('/register')
  await page.getByText('Corporate', { exact: true }).click()
  await page.getByLabel('First name').fill('Zofia')
  await passwordField(page).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  for (const message of [
    'Please enter your company name',
    'Please enter your last name',
    'Please enter your email address',
    'Password must be at least 6 characters long.',
  ]) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible()
  }
  await expectNoAxeViolation(page)
  await summary.getByRole('link', { name: 'Please enter your email address' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await passwordField(page).fill('é'.repeat(37))
  await expect(page.getByText(/at most 72 letters and digits/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('First name')).toHaveValue('Zofia')
})

test('a customer creates a task with two files and sees it pending, with reference and badge', async ({
  page,
  host,
}) => {
  const who = await newCustomer(page, host)
  await page.getByRole('link', { name: 'Tasks', exact: true }).last().click()
  await expect(page).toHaveURL('/profile?tab=tasks')
  await page.getByRole('button', { name: 'Create task' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary.getByRole('listitem')).toHaveCount(5)
  await expectNoAxeViolation(page)

  await page.getByLabel('Service').selectOption('document-procurement')
  await page.getByText('Express, 2–3 days').click()
  await page.getByLabel('Task description').fill('A certified copy of my grandfather’s birth record.')
  await page.getByLabel('Country of origin').fill('Lebanon')
  await page.getByLabel('Country of destination').fill('United Kingdom')
  await chooseFiles(page, [
    upload('passport.jpg', 'jpg', 20_000, 1),
    upload('سند ميلاد.pdf', 'pdf', 30_000, 2),
  ])
  // Looking elsewhere loses nothing.
  await page.getByRole('link', { name: 'Completed Tasks' }).click()
  await page.getByRole('link', { name: 'Create Task' }).click()
  await page.getByRole('button', { name: 'Create task' }).click()
  await expect(page.getByText('Task created successfully!')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Your task has been submitted and is now pending review.')).toBeVisible()

  await expect(page).toHaveURL('/profile?tab=tasks&view=pending')
  const card = page.getByRole('listitem').filter({ hasText: 'SQ-' })
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Document procurement')
  await expect(card).toContainText('2 files')
  await expect(card.getByText('Express, 2–3 days')).toHaveClass('bdg yellow')
  const reference = await card.getByText(/^SQ-/).textContent()
  await expectNoAxeViolation(page)

  await page.reload()
  await expect(card.getByText(reference ?? '')).toBeVisible()
  await expect(card).toContainText('2 files')
  const mail = await host.waitForMail(({ subject }) => subject?.startsWith(`${reference} [`) ?? false)
  expect(mail.text).toContain('سند ميلاد.pdf')
  expect(mail.replyTo).toEqual([{ name: 'Inês Carvalho', address: who.email }])

  await page.getByRole('link', { name: 'Create Task' }).click()
  await expect(page.getByLabel('Task description')).toHaveValue('')
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
})

test('a quote of a signed-in visitor is pending, and so is an earlier one of the same address', async ({
  page,
  host,
}) => {
  const who = person()
  await page.goto('/get-quote')
  await fillQuote(page, { email: who.email })
  await send(page).click()
  await expect(page.getByText('Quote Request Submitted')).toBeVisible({ timeout: 20_000 })

  await signUp(page, who)
  await confirmAddress(page, host, who)
  await expect(page).toHaveURL('/profile')
  await page.goto('/get-quote')
  await fillQuote(page, { email: who.email })
  await page.getByText('>48 hours').click()
  await send(page).click()
  await expect(page.getByText('Quote Request Submitted')).toBeVisible({ timeout: 20_000 })

  await page.goto('/profile?tab=tasks&view=pending')
  const cards = page.getByRole('listitem').filter({ hasText: 'SQ-' })
  await expect(cards).toHaveCount(2)
  await expect(cards.first().getByText('>48 hours')).toHaveClass('bdg green')
  await expect(cards.last().getByText('12-24 hours')).toHaveClass('bdg red')
})

test('tabs stand in the address and in the history; billing and invoices say how it works', async ({
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
  await page.goto('/profile?tab=tasks&view=completed')
  await expect(page.getByRole('heading', { name: 'Nothing is completed yet' })).toBeVisible()
  await page.getByRole('link', { name: /^Pending Tasks/ }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is pending' })).toBeVisible()
  await expectNoAxeViolation(page)
})

test('a signed-out visitor is sent to sign in and back to where they were going', async ({ page, host }) => {
  const who = await newCustomer(page, host)
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login Now' })).toBeVisible()
  expect(await storedSession(page)).toBeNull()

  await page.goto('/profile?tab=billing')
  await expect(page).toHaveURL('/auth')
  await expectNoAxeViolation(page)
  await logIn(page, who)
  await expect(page).toHaveURL('/profile?tab=billing')
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page.getByText('You have been successfully logged in.')).toBeVisible()
  // Whoever is signed in has no use for the login form.
  await page.goto('/login')
  await expect(page).toHaveURL('/profile')
})

test('customers download what is kept about them, and delete their account', async ({ page, host }) => {
  const who = await newCustomer(page, host)
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expectNoAxeViolation(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const path = await (await download).path()
  const { readFile } = await import('node:fs/promises')
  expect((await readFile(path)).subarray(0, 2).toString()).toBe('PK')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('Please type DELETE in capital letters')).toBeVisible()
  await expectNoAxeViolation(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login Now' })).toBeVisible()
  expect(await storedSession(page)).toBeNull()
  expect(await mailsTo(host, who.email, /./)).not.toHaveLength(0)
})
