import type { Page } from '@playwright/test'
import { freshAddress, isTo, oneClickOf, tokenOf } from '../support/forms.ts'
import type { Host } from '../support/host.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { rowsOf } from './stored-rows.ts'

const PAGE = '/social-media-links'

const address = (page: Page) => page.getByLabel('Email address')
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe', exact: true })

async function signUp(page: Page, email: string): Promise<void> {
  await address(page).fill(email)
  await subscribe(page).click()
  await expect(page.getByText('Subscribed!')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/Check your email for confirmation\.$/)).toBeVisible()
}

async function statusOf(host: Host, email: string): Promise<string | undefined> {
  const [row] = await rowsOf(host, 'newsletter_subscriptions', email)
  return row?.status
}

const follow = (page: Page, action: 'confirm' | 'unsubscribe', token: string) =>
  page.goto(`${PAGE}?newsletter=${action}&token=${token}`)

test('subscribing takes a sign-up, a message, and the press of a button; a page ends it', async ({
  page,
  host,
}) => {
  const email = freshAddress()
  await page.goto(PAGE)
  await signUp(page, email)
  await expect(page.getByRole('heading', { name: 'Subscribed!' })).toBeFocused()
  await expectAccessible(page, 'signed up')

  const mail = await host.waitForMail(isTo(email))
  await follow(page, 'confirm', tokenOf(mail, 'confirm'))
  await expect(page).toHaveURL(PAGE)
  const confirm = page.getByRole('button', { name: 'Yes, subscribe me' })
  await expect(confirm).toBeVisible()
  await expectAccessible(page, 'before the confirmation')
  await page.reload()
  await expect(confirm).toBeVisible()
  expect(await statusOf(host, email)).toBe('pending')
  await confirm.click()
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeFocused()
  await expectAccessible(page, 'confirmed')
  expect(await statusOf(host, email)).toBe('confirmed')

  // Opened in a browser, the one-click address shows the button and changes nothing.
  await page.goto(oneClickOf(mail))
  await expect(page).toHaveURL(PAGE)
  const leave = page.getByRole('button', { name: 'Unsubscribe me' })
  await expectAccessible(page, 'before unsubscribing')
  expect(await statusOf(host, email)).toBe('confirmed')
  await leave.press('Enter')
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeFocused()
  expect(await statusOf(host, email)).toBe('unsubscribed')

  await page.getByRole('link', { name: 'Back to social media and newsletter' }).click()
  await expect(subscribe(page)).toBeVisible()
})
