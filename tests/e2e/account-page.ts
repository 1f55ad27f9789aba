import type { Page } from '@playwright/test'
import bcrypt from 'bcrypt'
import { METADATA } from '../support/accounts.ts'
import { anonymous } from '../support/clients.ts'
import { isTo } from '../support/forms.ts'
import type { CapturedMail, Host } from '../support/host.ts'
import { axeFaults } from './axe.ts'
import { expect } from './fixtures.ts'
import { inDatabase } from './stored-rows.ts'

export type Person = {
  firstName: string
  lastName: string
  email: string
  password: string
  company?: string
}

let people = 0

/** Rounds of hashing; the host hashes with ten. */
const CHEAP = 4

export function person(changes: Partial<Person> = {}): Person {
  const email = `customer-${process.pid}-${Date.now()}-${++people}@example.com`
  return { firstName: 'Inês', lastName: 'Carvalho', email, password: 'correct horse 1', ...changes }
}

/** Messages to an address whose text matches. */
async function mailsTo(host: Host, address: string, text: RegExp): Promise<CapturedMail[]> {
  return (await host.mail()).filter((mail) => isTo(address)(mail) && text.test(mail.text ?? ''))
}

/** The newest link of its kind that was mailed to an address; waits until there are `count` of them. */
export async function mailedLink(
  host: Host,
  address: string,
  type: 'signup' | 'recovery',
  count = 1,
): Promise<string> {
  const link = new RegExp(`http\\S+/auth\\?token_hash=\\S+type=${type}`)
  await host.runJobs('mail').catch(() => undefined)
  await expect.poll(async () => (await mailsTo(host, address, link)).length, { timeout: 60_000 }).toBe(count)
  const mails = await mailsTo(host, address, link)
  return link.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}

export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })

export async function signUp(page: Page, who: Person): Promise<void> {
  await page.goto('/register')
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
  if (who.company) {
    await page.getByText('Corporate', { exact: true }).click()
    await page.getByLabel('Company name').fill(who.company)
  }
  await page.getByLabel('First name').fill(who.firstName)
  await page.getByLabel('Last name').fill(who.lastName)
  await page.getByLabel('Email').fill(who.email)
  await passwordField(page).fill(who.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Account created successfully!')).toBeVisible()
}

export async function confirmAddress(page: Page, host: Host, who: Person): Promise<void> {
  await page.goto(await mailedLink(host, who.email, 'signup'))
  await enterPassword(page, who.password)
}

export async function enterPassword(page: Page, password: string): Promise<void> {
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
}

export async function choosePassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password', { exact: true }).fill(confirmation)
  await page.getByRole('button', { name: 'Update password' }).click()
}

export async function signUpAndConfirm(
  page: Page,
  host: Host,
  changes: Partial<Person> = {},
): Promise<Person> {
  const who = person(changes)
  await signUp(page, who)
  await confirmAddress(page, host, who)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { name: `, ${who.firstName}` })).toBeVisible()
  return who
}

/** A confirmed customer, made in the database. */
export async function makeCustomer(host: Host, changes: Partial<Person> = {}): Promise<Person> {
  const who = person(changes)
  const names = { first_name: who.firstName, last_name: who.lastName, company_name: who.company ?? null }
  const metadata = { ...METADATA, ...names, account_type: who.company ? 'corporate' : 'private' }
  // Confirmed without a link, it counts as proven (decision 006).
  const row = {
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email: who.email,
    encrypted_password: await bcrypt.hash(who.password, CHEAP),
    email_confirmed_at: new Date(),
    raw_user_meta_data: JSON.stringify(metadata),
  }
  await inDatabase(host, (sql) => sql`insert into auth.users ${sql(row)}`)
  return who
}

/** A customer, signed in on this device, where nothing else is stored. No page is open. */
export async function signIn(page: Page, host: Host, changes: Partial<Person> = {}): Promise<Person> {
  const who = await makeCustomer(host, changes)
  const { data, error } = await anonymous(host).auth.signInWithPassword(who)
  if (error) throw error
  const localStorage = [{ name: 'sb-auth', value: JSON.stringify(data.session) }]
  // A page of somebody who is signed in would see their session go, and navigate by itself.
  await page.goto('about:blank')
  await page.context().setStorageState({ cookies: [], origins: [{ origin: host.url, localStorage }] })
  return who
}

/** The same, at their profile. */
export async function newCustomer(page: Page, host: Host, changes: Partial<Person> = {}): Promise<Person> {
  const who = await signIn(page, host, changes)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: `, ${who.firstName}` })).toBeVisible()
  return who
}

export async function logIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  if (new URL(page.url()).pathname !== '/auth') await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByText('Dashboard').click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

export function storedSession(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem('sb-auth') ?? 'null'))
}

export async function changeSession(page: Page, changes: object): Promise<void> {
  await page.evaluate((changed) => {
    const session = JSON.parse(localStorage.getItem('sb-auth') ?? 'null')
    localStorage.setItem('sb-auth', JSON.stringify({ ...session, ...changed }))
  }, changes)
}

export const expireSession = (page: Page) => changeSession(page, { expires_at: 1_000, expires_in: 0 })

/** It has expired, and its refresh token is unknown to the server. */
export const refuseRefresh = (page: Page) =>
  changeSession(page, { expires_at: 1_000, refresh_token: 'never-issued' })

export async function expectNoAxeViolation(page: Page) {
  // Without the running animations, some of which never end.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  expect(await axeFaults(page)).toEqual([])
}

export async function fillTask(
  page: Page,
  description = 'A certified copy of a birth record.',
): Promise<void> {
  await page.getByLabel('Service', { exact: true }).selectOption('document-procurement')
  await page.getByText('Express, 2–3 days').click()
  await page.getByLabel('Task description').fill(description)
  await page.getByLabel('Country of origin').fill('Lebanon')
  await page.getByLabel('Country of destination').fill('United Kingdom')
}
