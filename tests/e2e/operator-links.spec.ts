import type { Page } from '@playwright/test'
import { freshSlot } from '../support/bookings.ts'
import { anonymous, sendQuote } from '../support/clients.ts'
import type { Host } from '../support/host.ts'
import { expectAccessible } from './axe.ts'
import { customerMail, heading, paidBooking } from './booking-page.ts'
import { expect, test } from './fixtures.ts'
import { button, follow, linkIn, mailedLink, operatorMail } from './operator-page.ts'
import { inDatabase, rowsOf } from './stored-rows.ts'

/** The links at the end of the operator's mail, as the operator follows them. */

test.describe.configure({ mode: 'default' })

async function confirm(page: Page, host: Host, about: string, title: string): Promise<void> {
  await button(page, 'Send me the confirmation').click()
  await expect(heading(page, 'Check your inbox')).toBeFocused()
  await follow(page, await mailedLink(host, about, 'confirm'), title)
}

const referenceOf = (subject = '') => /^SQ-\w{4}-\w{4}/.exec(subject)?.[0] ?? ''

async function booked(host: Host, changes: Parameters<typeof paidBooking>[1] = {}) {
  const { answers } = await paidBooking(host, changes)
  const mail = await customerMail(host, answers.email, /Your consultation on/)
  return { answers, reference: referenceOf(mail.subject) }
}

test('a consultation is cancelled by keyboard, after a confirmation', {
  tag: ['@operator-links', '@accessibility'],
}, async ({ page, host }) => {
  const { answers, reference } = await booked(host)
  const first = await mailedLink(host, reference, 'cancel')
  await follow(page, first, 'Cancel a consultation')
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByText(answers.lastName)).toHaveCount(0)
  await expectAccessible(page, 'before the confirmation')
  await button(page, 'Send me the confirmation').focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Check your inbox')).toBeFocused()

  const second = await mailedLink(host, reference, 'confirm')
  await follow(page, second, 'Cancel a consultation')
  await expect(page.getByText(`${answers.firstName} ${answers.lastName}`)).toBeVisible()
  await expectAccessible(page, 'the confirmation')
  await button(page, 'Cancel and refund').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('is cancelled. We have told the customer')).toBeVisible()
  await expect(heading(page, 'Cancel a consultation')).toBeFocused()
  await customerMail(host, answers.email, /Your consultation was cancelled/)

  await follow(page, first, 'Cancel a consultation')
  await expect(page.getByText('is cancelled. We have told the customer')).toBeVisible()
  await expect(page.getByRole('button', { name: /cancel|confirmation/i })).toHaveCount(0)
})

test('a consultation is moved to a time that is free', { tag: '@operator-links' }, async ({ page, host }) => {
  const { answers, reference } = await booked(host)
  const { day, date, time } = freshSlot()
  await follow(page, await mailedLink(host, reference, 'move'), 'Move a consultation')
  await confirm(page, host, `move the consultation ${reference}`, 'Move a consultation')
  await page.getByLabel('New day').fill('2026-01-05')
  await expectAccessible(page, 'the form')
  await page.getByLabel('New day').fill(day)
  await page.getByLabel('New time').selectOption(time)
  await button(page, 'Move the consultation').click()
  await expect(page.getByText('We have told the customer the new time.')).toBeVisible()
  const mail = await customerMail(host, answers.email, /is now on/)
  expect(mail.text).toContain(date)
})

test('a day is closed with bookings on it, and these are cancelled by a second press', {
  tag: '@operator-links',
}, async ({ page, host }) => {
  const used = freshSlot().day
  let slot = freshSlot()
  while (slot.day === used) slot = freshSlot()
  const { answers, reference } = await booked(host, { date: slot.date, time: slot.time })
  await follow(page, await mailedLink(host, reference, 'close'), 'Close a day')
  await expect(page.getByText(slot.date)).toBeVisible()
  await expect(page.getByText(reference)).toHaveCount(0)
  await confirm(page, host, `close ${slot.date}`, 'Close a day')
  await expect(page.getByText(reference)).toBeVisible()
  await expect(button(page, 'Cancel all of them, with refund')).toHaveCount(0)
  await button(page, 'Close this day').click()
  await expect(page.getByText(`${slot.date} is closed.`)).toBeVisible()
  await expectAccessible(page, 'a closed day')
  await button(page, 'Cancel all of them, with refund').click()
  const dialog = page.getByRole('dialog', { name: 'Cancel these consultations?' })
  await dialog.getByRole('button', { name: 'Keep them' }).click()
  await expect(dialog).toBeHidden()
  await button(page, 'Cancel all of them, with refund').click()
  await dialog.getByRole('button', { name: 'Cancel all of them, with refund' }).click()
  await customerMail(host, answers.email, /Your consultation was cancelled/)
  await expect(page.getByText(reference)).toHaveCount(0)
})

// Other tests book on the day that one of these closes.
test.afterEach(async ({ host }) => {
  await inDatabase(host, (sql) => sql`delete from public.closed_days`)
})

test.describe('a request', () => {
  const requested = async (host: Host) => {
    const email = `${crypto.randomUUID()}@example.com`
    const { notification } = await sendQuote(anonymous(host), { email })
    return { email, reference: String(notification.data.reference) }
  }

  test('its documents come again, to the inbox alone', { tag: '@operator-links' }, async ({ page, host }) => {
    const { reference } = await requested(host)
    await follow(page, await mailedLink(host, reference, 'documents'), 'The documents again')
    await button(page, 'Send me the documents').click()
    await expect(heading(page, 'On its way to your inbox')).toBeFocused()
    await host.waitForMail(({ subject }) => `${subject}`.startsWith(`${reference} The documents again`))
    expect(await page.content()).not.toContain('open-document')
  })

  test('is marked as spam, and restored', { tag: '@operator-links' }, async ({ page, host }) => {
    const { reference } = await requested(host)
    await follow(page, await mailedLink(host, reference, 'spam'), 'Mark as spam')
    await page.reload()
    await button(page, 'Mark as spam').click()
    await expect(page.getByText(`${reference} is marked as spam.`)).toBeVisible()
    await host.waitForMail(({ subject }) => subject === `${reference} Marked as spam`)
    await expectAccessible(page, 'spam')
    await button(page, 'Restore it').click()
    await expect(button(page, 'Mark as spam')).toBeVisible()
    // Whoever asks for the log-in page gets it, and keeps it.
    await page.goto('/auth')
    await expect(button(page, 'Log in')).toBeVisible()
    await page.reload()
    await expect(button(page, 'Log in')).toBeVisible()
  })

  test('it alone is erased, and what else is under its address with a second press', {
    tag: ['@operator-links', '@accessibility'],
  }, async ({ page, host }) => {
    const { reference, email } = await requested(host)
    await inDatabase(
      host,
      (sql) => sql`insert into public.newsletter_subscriptions (email) values (${email})`,
    )
    await follow(page, await mailedLink(host, reference, 'erase'), 'Erase a record')
    await expect(page.getByText(email)).toHaveCount(0)
    await confirm(page, host, `erase ${reference}`, 'Erase a record')
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByText('More is stored under this address, and stays for now.')).toBeVisible()
    await expectAccessible(page, 'what is erased')
    await button(page, 'Erase for good').click()
    await expect(page.getByText('The record is erased.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Also stored under this address' })).toBeVisible()
    await expectAccessible(page, 'what else there is')
    const everything = button(page, 'Erase all of this as well')
    await everything.click()
    const dialog = page.getByRole('dialog', { name: 'Erase everything under this address?' })
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(dialog).toBeHidden()
    await everything.click()
    await dialog.getByRole('button', { name: 'Erase all of this as well' }).click()
    await expect(page.getByRole('heading', { name: 'Also stored under this address' })).toHaveCount(0)
    expect(await rowsOf(host, 'newsletter_subscriptions', email)).toEqual([])
  })
})

test('a browser is remembered by a press, and then answers a request at once, also when it is opened again', {
  tag: '@known-browsers',
}, async ({ page, host }) => {
  const { notification } = await sendQuote(anonymous(host))
  const about = String(notification.data.reference)
  const answer = await mailedLink(host, about, 'answer')
  await follow(page, answer, 'Answer with a price')
  await button(page, 'Send me the link').click()
  await expect(page.getByText('is on its way to your inbox')).toBeVisible()
  const mail = await operatorMail(host, new RegExp(`^${about} Confirm: answer with a price`))
  await follow(page, linkIn(mail, 'confirm'), 'Remembered browsers')
  await button(page, 'Remember this browser').click()
  await expect(page.getByText('This browser is remembered until 90 days after its last use.')).toBeVisible()
  await expectAccessible(page, 'the list of remembered browsers')
  for (let time = 0; time < 2; time += 1) {
    await follow(page, answer, 'Answer with a price')
    await expect(button(page, 'Preview the message')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Write to the customer' })).toBeVisible()
  }
  await expectAccessible(page, 'the form in a remembered browser')
})
