import { BUSINESS } from '#content/business.ts'
import { sampleBooking } from '../support/bookings.ts'
import { expectAccessible } from './axe.ts'
import {
  bookAndPay,
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
} from './booking-page.ts'
import { expect, test } from './fixtures.ts'

/** Consultations from the first look to the refund. */

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
