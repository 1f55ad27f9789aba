import type { Locator, Page } from '@playwright/test'
import { fill } from '#contract/language.ts'
import { freshSlot, sampleBooking } from '../support/bookings.ts'
import { freshAddress } from '../support/forms.ts'
import { fillTask, signUpAndConfirm } from './account-page.ts'
import {
  chooseDate,
  customerMail,
  dateButton,
  fillBooking,
  goToPayment,
  heading,
  manageQuery,
  openBooking,
  payButton,
  press,
  slot,
  tickRequest,
} from './booking-page.ts'
import { fillEnquiry } from './enquiry-page.ts'
import { expect, test } from './fixtures.ts'
import { chooseFiles, fillQuote, send, upload } from './quote-page.ts'
import { SPOKEN } from './say.ts'
import { rowsOf } from './stored-rows.ts'
import { TRANSLATED_BEFORE, translatePages } from './translator.ts'

/** Journeys while the page is being translated: what is shown equals what is stored. */

test.use({ expectedConsole: new RegExp(`${TRANSLATED_BEFORE}|status of 400`) })

/** Without the translator's mark. */
const read = (text: string | null) => (text ?? '').replaceAll('\u200b', '').replaceAll(/\s+/g, ' ').trim()

const shown = async (page: Page, selector: string) => read(await page.locator(selector).first().textContent())

for (const from of ['the start', 'its hydration'] as const) {
  // The harder case stands for both in `npm test`: React finds other text than it has made.
  const tag = from === 'the start' ? ['@page-translation'] : ['@page-translation', '@release']

  for (const { isEnglish, title, say, at } of SPOKEN) {
    const tags = isEnglish ? tag : ['@page-translation', '@release']

    test(`a quote with files is sent, translated from ${from}${title}`, { tag: tags }, async ({
      page,
      host,
    }) => {
      await translatePages(page, from)
      await page.goto(at('/get-quote'))
      if (from === 'its hydration') await page.waitForSelector('[data-hydrated]')
      await send(page, say).click()
      await expect(page.getByRole('alert').filter({ hasText: say('There is a problem') })).toBeFocused()

      const email = freshAddress()
      await fillQuote(page, { email }, say)
      await chooseFiles(page, [
        upload('birth.pdf', 'pdf', 400_000, 1),
        upload('photo.jpg', 'jpg', 20_000, 2),
        { name: 'notes.exe', mimeType: '', buffer: Buffer.from('MZ') },
      ])
      await expect(page.locator('.files li')).toHaveCount(2)
      await expect(page.locator('.total-size')).toContainText(say('{count} files', 2))
      await page.getByRole('button', { name: say('Dismiss'), exact: true }).click()
      await page.getByRole('button', { name: fill(say('Remove {name}'), { name: 'photo.jpg' }) }).click()
      await expect.poll(() => shown(page, '.total-size')).toMatch(new RegExp(`^${say('{count} file', 1)}`))
      await page.getByLabel(say('Email')).fill('nobody')
      await send(page, say).click()
      await expect(page.locator('[data-island] .error-message')).toBeVisible()
      await page.getByLabel(say('Email')).fill(email)
      await expect(page.locator('[data-island] .error-message')).toHaveCount(0)

      // The first upload fails.
      await page.route('**/storage/v1/**', (route) => route.fulfill({ status: 400, json: {} }))
      await send(page, say).click()
      await expect(page.locator('.files .failed')).toBeVisible({ timeout: 40_000 })
      await page.unroute('**/storage/v1/**')
      await send(page, say).click()
      await expect(page.getByText(say('Quote Request Submitted'))).toBeVisible({ timeout: 30_000 })
      const [row, ...others] = await rowsOf(host, 'quote_requests', email)
      expect(others).toEqual([])
      expect(await shown(page, '.serial')).toBe(row?.reference)
      expect(await shown(page, '.sent .lead')).toContain(email)
      await page.getByRole('button', { name: say('Copy reference') }).click()
      const text = (english: string) => page.getByText(say(english), { exact: true })
      await expect(text('Copied').or(text('Not copied')).first()).toBeVisible()
      await page.getByRole('button', { name: say('Send another request') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.locator('.files')).toHaveCount(0)
    })
  }

  test(`the booking page shows the date and the time that are paid for, translated from ${from}`, {
    tag,
  }, async ({ page, host }) => {
    await translatePages(page, from)
    const first = sampleBooking()
    const answers = { ...sampleBooking(), ...freshSlot() }
    await openBooking(page)
    await fillBooking(page, first)
    await chooseDate(page, answers.date)
    await page.getByText(answers.time, { exact: true }).click()
    await expect(slot(page, answers.time)).toBeChecked()

    const [weekday = '', date = ''] = answers.date.split(', ')
    expect(read(await dateButton(page).textContent())).toBe(answers.date)
    expect(await shown(page, '.side .day')).toBe(`${weekday}${date}`)
    expect(await shown(page, '.side .time')).toContain(`${answers.time} to`)
    expect(await shown(page, '.recap')).toContain(`${answers.date}${answers.time} to`)
    await page.getByLabel('Email').fill(answers.email)
    await goToPayment(page)
    await press(page, 'Cancel')
    await expect(page.getByText('The payment was not completed')).toBeVisible()
    await expect.poll(async () => read(await dateButton(page).textContent())).toBe(answers.date)
    await payButton(page).click()
    await page.waitForURL('**/dev/pay/*')
    await press(page, 'Pay')
    await expect(heading(page, 'Your consultation is booked')).toBeVisible({ timeout: 20_000 })
    const rows = await rowsOf(host, 'bookings', answers.email)
    const booked = rows.find(({ status }) => status === 'confirmed')
    expect(await shown(page, '.serial')).toBe(booked?.reference)
    expect(await shown(page, '.receipt .day')).toBe(`${weekday}${date}`)
    expect(await shown(page, '.receipt .time')).toContain(`${answers.time} to`)

    const mail = await customerMail(host, answers.email, /Your consultation on/)
    expect(mail.subject).toContain(`${answers.date}, ${answers.time} GMT`)
    await page.goto(`/booking-form${manageQuery(mail)}`)
    await expect(page.locator('.receipt .day')).toBeVisible()
    expect(await shown(page, '.receipt .day')).toBe(`${weekday}${date}`)
    const next = freshSlot()
    await page.getByRole('button', { name: 'Move to another time' }).click()
    await chooseDate(page, next.date)
    await page.getByText(next.time, { exact: true }).click()
    await tickRequest(page)
    await page.getByRole('button', { name: 'Move the consultation' }).click()
    await expect(heading(page, 'Your consultation has moved')).toBeVisible({ timeout: 20_000 })
    expect(await shown(page, '.receipt .time')).toContain(`${next.time} to`)
    await page.getByRole('button', { name: 'Cancel this consultation' }).click()
    await page.getByRole('dialog').getByRole('button').first().click()
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 20_000 })
  })
}

/** Delays React, whose scheduler posts messages, until an event `go-on`; `data-react` shows that it waits. */
async function pauseReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      document.documentElement.dataset.react = 'waiting'
      document.addEventListener('go-on', () => post.call(this, message), { once: true })
    }
    document.addEventListener('go-on', () => (MessagePort.prototype.postMessage = post))
  })
}

/** React hydrates in the middle of each, because it handles every event that begins a press. */
const PRESSES: Record<string, (page: Page, button: Locator) => Promise<void>> = {
  'a mouse': async (_, button) => button.click(),
  'a finger': async (_, button) => button.tap(),
  Enter: async (page) => page.keyboard.press('Enter'),
  'the space bar': async (page) => page.keyboard.press('Space'),
}

for (const [means, pressWith] of Object.entries(PRESSES)) {
  test.describe(() => {
    test.use({ hasTouch: means === 'a finger' })

    test(`a press with ${means} counts, once, though React puts another button in the place of the translated one`, {
      tag: '@page-translation',
    }, async ({ page }) => {
      await translatePages(page, 'the start')
      await pauseReact(page)
      await page.goto('/auth')
      const show = page.getByText('Show', { exact: true })
      if (!/^a /.test(means)) await page.getByRole('button', { name: 'Show password' }).focus()
      await page.waitForSelector('[data-react=waiting]')
      await pressWith(page, show)
      await page.evaluate(() => document.dispatchEvent(new Event('go-on')))
      // A second press would hide it again.
      const hide = page.getByText('Hide', { exact: true })
      await expect(hide).toBeVisible()
      await hide.click()
      await expect(show).toBeVisible()
    })
  })
}

test('a customer signs up, sends a task, and looks at every tab', {
  tag: ['@page-translation', '@release'],
}, async ({ page, host }) => {
  await translatePages(page, 'the start')
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByText('Corporate', { exact: true }).click()
  await page.getByText('Private', { exact: true }).click()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByText('Hide', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  const who = await signUpAndConfirm(page, host)
  for (const tab of ['Tasks', 'Billing', 'Invoices', 'Profile', 'Tasks'])
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: tab }).click()
  await fillTask(page)
  await chooseFiles(page, [upload('passport.jpg', 'jpg', 20_000, 1)])
  await page.getByRole('button', { name: 'Create task' }).click()
  await expect(page.getByText('Task created successfully!')).toBeVisible({ timeout: 20_000 })
  const [row] = await rowsOf(host, 'quote_requests', who.email)
  expect(await shown(page, '.card .ref')).toBe(row?.reference)
  expect(await shown(page, '.card .meta')).toContain('1 file')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Profile' }).click()
  await page.getByLabel('First name').fill('Zofia')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => shown(page, 'h1')).toContain('Zofia')
})

test('an enquiry and a newsletter sign-up are sent', { tag: '@page-translation' }, async ({ page, host }) => {
  await translatePages(page, 'the start')
  const email = freshAddress()
  await page.goto('/enquiry-form')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await fillEnquiry(page, email)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('Enquiry Sent!')).toBeVisible({ timeout: 20_000 })
  const [row] = await rowsOf(host, 'enquiries', email)
  expect(await shown(page, '.serial')).toBe(row?.reference)

  await page.goto('/social-media-links')
  await page.locator('#newsletter-email').fill('nobody')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.locator('[data-island] .error-message')).toBeVisible()
  await page.locator('#newsletter-email').fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.locator('[data-island] .error-message')).toHaveCount(0)
  await expect(page.locator('[data-island]')).toContainText(email)
})

test('the home page’s question takes both countries to the form', { tag: '@page-translation' }, async ({
  page,
}) => {
  await translatePages(page, 'the start')
  await page.goto('/')
  await page.locator('.ask button').click()
  await expect(page.locator('[name=countryOfOrigin]')).toHaveValue('United Kingdom')
  await expect(page.locator('[name=countryOfDestination]')).toHaveValue('Portugal')
})
