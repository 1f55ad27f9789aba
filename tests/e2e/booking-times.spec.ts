import { sampleBooking } from '../support/bookings.ts'
import { bookAndPay, chooseDate, customerMail, manageQuery, openBookingAt, slot } from './booking-page.ts'
import { expect, test } from './fixtures.ts'

/** What visitors elsewhere read; src/features/booking/local-times.test.ts has more zones and days. */

test.describe('a visitor in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('reads the own local time in the slot’s button and below, with the day if it is another', async ({
    page,
  }) => {
    await openBookingAt(page, '2027-03-08T12:00:00Z')
    const group = page.getByRole('group', { name: 'Consultation time (GMT)' })
    // Summer time has begun in the UK.
    await chooseDate(page, 'Tuesday, 30 March 2027')
    await slot(page, '11:00').check()
    const button = group.locator('label').filter({ has: slot(page, '11:00') })
    await expect(button).toHaveText('11:00(00:00 Wed)')
    const sentence = '11:00 GMT is 00:00 in Auckland on Wednesday, 31 March 2027 and 12:00 in the UK.'
    await expect(group.getByText(sentence, { exact: true })).toBeVisible()
  })

  test('finds the own time in the confirmation, in the mail and on the manage page', async ({
    page,
    host,
  }) => {
    const answers = sampleBooking()
    await bookAndPay(page, answers)
    await expect(page.locator('.receipt')).toContainText(/\d\d:\d\d in Auckland/)
    const own = /\d\d:\d\d(?= in Auckland)/.exec((await page.locator('.receipt').textContent()) ?? '')?.[0]
    const mail = await customerMail(host, answers.email, /Your consultation on/)
    expect(mail.text).toContain('by your clock (Pacific/Auckland)')
    expect(mail.text).toContain(own)
    await page.goto(`/booking-form${manageQuery(mail)}`)
    await expect(page.locator('.receipt')).toContainText(`${own} in Auckland`)
    await expect(page.getByText(/You can cancel until .+ GMT \(.+ in Auckland/)).toBeVisible()
  })
})

test.describe('a visitor for whom Saturday has begun', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('can still choose what lies ahead of Friday in GMT, and nothing that has passed', async ({ page }) => {
    await openBookingAt(page, '2027-03-19T11:31:00Z')
    await page.getByRole('button', { name: /^Consultation date/ }).click()
    const day = (name: string) => page.getByRole('button', { name, exact: true })
    await expect(day('Thursday, 18 March 2027')).toBeDisabled()
    await expect(day('Saturday, 20 March 2027')).toBeDisabled()
    await expect(day('Sunday, 21 March 2027')).toBeDisabled()
    await expect(day('Friday, 19 March 2027')).toBeFocused()
    await expect(day('Friday, 19 March 2027')).toHaveAttribute('aria-current', 'date')
    await page.keyboard.press('Enter')
    for (const time of ['09:00', '11:00', '11:30']) await expect(slot(page, time)).toBeDisabled()
    // The next slot begins while the page is open.
    await slot(page, '12:00').check()
    await page.clock.setFixedTime('2027-03-19T12:00:00Z')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(slot(page, '12:00')).toBeDisabled()
    await expect(slot(page, '12:00')).not.toBeChecked()
    await expect(slot(page, '12:30')).toBeEnabled()
    await expect(page.getByText('This time has already begun. Please select a later one')).toBeVisible()
  })
})
