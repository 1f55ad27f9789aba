import { BUSINESS } from '#content/business.ts'
import { slotStart } from '#contract/booking-calendar.ts'
import { createManageBooking } from '#functions/_shared/booking/manage-booking.ts'
import { book, callHandler, freshSlot, inProcess, sampleBooking } from '../support/bookings.ts'
import { expectAccessible } from './axe.ts'
import {
  alertText,
  bookAndPay,
  calendar,
  chooseDate,
  customerMail,
  dateButton,
  dayOf,
  fillBooking,
  goToPayment,
  heading,
  manageQuery,
  openBooking,
  paidBooking,
  payButton,
  press,
  slot,
  tickRequest,
} from './booking-page.ts'
import { expect, test } from './fixtures.ts'

/** Consultations from the first look to the refund. */

const HOUR = 3_600_000

test('the button stays where it is while free times are asked for, so that no press misses it', async ({
  page,
}) => {
  await openBooking(page)
  const answered = Promise.withResolvers<void>()
  await page.route('**/rpc/taken_slots*', async (route) => {
    await answered.promise
    await route.continue()
  })
  await chooseDate(page, sampleBooking().date)
  const asking = page.getByText('Checking which times are free')
  await expect(asking).toBeVisible()
  const place = await payButton(page).boundingBox()
  answered.resolve()
  await expect(asking).toBeHidden()
  expect(await payButton(page).boundingBox()).toEqual(place)
})

test('a consultation is booked, paid, confirmed by mail, and cancelled with its link', async ({
  page,
  host,
}) => {
  const answers = sampleBooking()
  const { date, time, email } = answers
  await bookAndPay(page, answers)
  await expect(page).toHaveTitle(/^Booked: /)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.locator('.receipt')).toContainText(`${time} to`)
  const reference = (await page.locator('.serial').textContent()) ?? ''
  expect(reference).toMatch(/^SQ-[2-9B-Z]{4}-[2-9B-Z]{4}$/)
  await expectAccessible(page, 'a booked consultation')

  const mail = await customerMail(host, email, /Your consultation on/)
  expect(mail.subject).toBe(`${reference} Your consultation on ${date}, ${time} GMT`)
  await page.goto(`/booking-form${manageQuery(mail)}`)
  await expect(heading(page, 'Your consultation')).toBeVisible()
  await expect(page.getByText(reference)).toBeVisible()
  await expectAccessible(page, 'the manage page')
  await expect(
    page.getByRole('link', { name: BUSINESS.consultation.videoLink.replace('https://', '') }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Cancel this consultation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this consultation?' })
  await expectAccessible(page, 'the question before cancelling')
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Cancel this consultation' }).click()
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).dblclick()
  await expect(heading(page, 'Your consultation is cancelled')).toBeFocused()
  await expectAccessible(page, 'a cancelled consultation')
  await customerMail(host, email, /was cancelled/)
})

test('who cancels at the payment page finds all answers again, and the time free', async ({ page }) => {
  const answers = sampleBooking()
  await openBooking(page)
  await fillBooking(page, answers)
  await goToPayment(page)
  const first = page.url()
  await press(page, 'Cancel')
  await expect(page).toHaveURL('/booking-form?payment=cancelled')
  await expect(page.getByText('The payment was not completed and you have not been charged.')).toBeVisible()
  await expectAccessible(page, 'a payment that was cancelled')
  await expect(dateButton(page)).toContainText(answers.date)
  await expect(slot(page, answers.time)).toBeChecked()
  await expect(page.getByLabel('Last name')).toHaveValue(answers.lastName)

  await goToPayment(page)
  expect(page.url()).not.toBe(first)
  await press(page, 'Pay')
  await expect(heading(page, 'Your consultation is booked')).toBeVisible()
  const file = page.getByRole('link', { name: 'Save to calendar' })
  await expect(file).toHaveAttribute('download', /^SQ-.*\.ics$/)
  expect(decodeURIComponent((await file.getAttribute('href')) ?? '')).toContain('BEGIN:VCALENDAR')
  await openBooking(page)
  await expect(page.getByLabel('Last name')).toHaveValue('')
})

test('who goes back from the payment page can go on with it, change the answers, or give the time up', async ({
  page,
}) => {
  const answers = sampleBooking()
  await openBooking(page)
  await fillBooking(page, answers)
  await goToPayment(page)
  const first = page.url()
  await page.goBack()
  await expect(page.getByText('You have not paid yet. You can pay for your time until')).toBeVisible()
  await expectAccessible(page, 'a payment that was left')
  await expect(payButton(page)).toBeEnabled()
  await expect(slot(page, answers.time)).toBeChecked()

  await page.getByRole('link', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(first)
  await page.goBack()
  await expect(page.getByText('You have not paid yet.')).toBeVisible()

  // A corrected typing mistake keeps the visitor's hold.
  await page.getByLabel('Last name').fill('Brandt')
  await goToPayment(page)
  expect(page.url()).not.toBe(first)
  const second = page.url()
  await page.goBack()
  await page.getByRole('button', { name: 'Release this time' }).click()
  await expect(page.getByText('You have not paid yet.')).toBeHidden()
  await expect.poll(async () => (await page.request.get(second)).status()).toBe(410)
})

test.describe('a refusal', () => {
  test.use({ expectedConsole: /Failed to load resource|slot-taken|unavailable/ })

  test('under 24 hours before says why, and the booking stays', async ({ page, host }) => {
    const { answers, query } = await paidBooking(host)
    const start = slotStart(dayOf(answers), answers.time)
    let clock = new Date()
    const { dependencies } = await inProcess(host, { PAYMENT_SANDBOX_SECRET: 'x'.repeat(32) }, () => clock)
    const manage = createManageBooking(dependencies)
    await page.route('**/functions/v1/manage-booking', async (route) => {
      const { status, data } = await callHandler(manage, route.request().postDataJSON())
      await route.fulfill({ status, json: data })
    })
    await page.goto(`/booking-form${query}`)
    await page.getByRole('button', { name: 'Cancel this consultation' }).click()
    // The page was open until it was too late.
    clock = new Date(start.getTime() - 23 * HOUR)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Yes, cancel it' }).click()
    const reason = /Consultations can be cancelled up to 24 hours before they begin/
    await expect(dialog.getByText(reason)).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel this consultation' })).toBeHidden()
    await page.reload()
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByRole('link', { name: BUSINESS.email.general }).first()).toBeVisible()
  })

  test('of a time that somebody else has taken meanwhile is said at the time, and the grid follows', {
    tag: '@accessibility',
  }, async ({ page, host }) => {
    const answers = sampleBooking()
    const { date, time } = answers
    await openBooking(page)
    await fillBooking(page, answers)
    await book(host, sampleBooking({ date, time }))
    await payButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
    await expect(page).toHaveTitle(/^Error: /)
    const message = 'This time has just been taken. Please select another one'
    await expect(page.getByRole('group', { name: 'Consultation time (GMT)' })).toContainText(message)
    await expect(alertText(page)).toBeVisible()
    await expectAccessible(page, 'a time that was taken')
    await expect(slot(page, time)).toBeDisabled()
    await expect(slot(page, time)).not.toBeChecked()
    await expect(page.getByLabel('First name')).not.toHaveValue('')
    // A fresh one, because any free one may be another test's.
    const other = freshSlot()
    if (other.date !== date) await chooseDate(page, other.date)
    await slot(page, other.time).check()
    await expect(page.locator('#time-error')).toHaveCount(0)
    await goToPayment(page)
  })
})

test('what is missing leads to its field, the date and the times too, and is said until it is there', async ({
  page,
}) => {
  await openBooking(page)
  await payButton(page).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(summary.getByRole('link')).toHaveCount(6)
  await summary.getByRole('link', { name: 'Please select a consultation date' }).click()
  await expect(dateButton(page)).toBeFocused()
  await summary.getByRole('link', { name: 'Please select a consultation time' }).click()
  await expect(slot(page, '09:00')).toBeFocused()

  await page.getByLabel('Phone number').fill('123456789')
  await expect(page.locator('#phone-error')).toHaveCount(1)
  await page.getByLabel('Phone number').fill('1234567890')
  await expect(page.locator('#phone-error')).toHaveCount(0)
  const { date, time } = sampleBooking()
  await chooseDate(page, date)
  await expect(page.locator('#date-error')).toHaveCount(0)
  await page.getByText(time, { exact: true }).click()
  await expect(page.locator('#time-error')).toHaveCount(0)
})

test('a date within 14 days needs the express request, and only such a date', async ({ page }) => {
  await openBooking(page)
  await dateButton(page).click()
  const inCalendar = calendar(page).locator(':focus')
  await expect(inCalendar).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const box = page.getByRole('checkbox', { name: /Please hold the consultation on this day/ })
  await expect(box).toBeVisible()
  await payButton(page).click()
  const missing = page.getByRole('link', { name: /^Please tick this box/ })
  await missing.click()
  await expect(box).toBeFocused()
  await box.press('Space')
  await expect(page.locator('#expressRequest-error')).toHaveCount(0)
  await dateButton(page).click()
  await expect(inCalendar).toHaveCount(1)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(box).toBeHidden()
  await tickRequest(page)
})
