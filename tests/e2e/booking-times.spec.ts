import { sampleBooking } from '../support/bookings.ts'
import { openSql } from '../support/sql.ts'
import { bookAndPay, chooseDate, customerMail, manageQuery, openBooking, slot } from './booking-page.ts'
import { expect, test } from './fixtures.ts'

/**
 * What visitors elsewhere read, on the open days before and after clocks change: in the UK on 28 March, Easter Sunday, and on
 * 31 October 2027, in New York on 14 March and 7 November, in Auckland on 4 April and 26 September.
 */

type Reading = {
  date: string
  time: string
  /** In the slot's own button, where it differs from GMT. */
  own: string | undefined
  sentence: string | undefined
}

const read = (date: string, time: string, own?: string, sentence?: string): Reading => ({
  date,
  time,
  own,
  sentence,
})

const BEFORE_SPRING = 'Thursday, 25 March 2027'
const AFTER_SPRING = 'Tuesday, 30 March 2027'
const BEFORE_AUTUMN = 'Friday, 29 October 2027'
const AFTER_AUTUMN = 'Monday, 1 November 2027'

const READINGS: Record<string, Reading[]> = {
  'Europe/London': [
    read(BEFORE_SPRING, '09:00'),
    read(AFTER_SPRING, '09:00', '10:00', '09:00 GMT is 10:00 in the UK.'),
    read(BEFORE_AUTUMN, '17:00', '18:00', '17:00 GMT is 18:00 in the UK.'),
    read(AFTER_AUTUMN, '17:00'),
  ],
  'America/New_York': [
    read('Friday, 12 March 2027', '09:00', '04:00', '09:00 GMT is 04:00 in New York.'),
    read('Monday, 15 March 2027', '09:00', '05:00', '09:00 GMT is 05:00 in New York.'),
    read(BEFORE_SPRING, '09:00', '05:00', '09:00 GMT is 05:00 in New York.'),
    read(AFTER_SPRING, '09:00', '05:00', '09:00 GMT is 05:00 in New York and 10:00 in the UK.'),
    read(BEFORE_AUTUMN, '17:00', '13:00', '17:00 GMT is 13:00 in New York and 18:00 in the UK.'),
    read(AFTER_AUTUMN, '17:00', '13:00', '17:00 GMT is 13:00 in New York.'),
    read('Monday, 8 November 2027', '17:00', '12:00', '17:00 GMT is 12:00 in New York.'),
  ],
  'Asia/Kolkata': [
    read(BEFORE_SPRING, '09:00', '14:30', '09:00 GMT is 14:30 in Kolkata.'),
    read(AFTER_SPRING, '17:00', '22:30', '17:00 GMT is 22:30 in Kolkata and 18:00 in the UK.'),
    read(BEFORE_AUTUMN, '17:00', '22:30', '17:00 GMT is 22:30 in Kolkata and 18:00 in the UK.'),
    read(AFTER_AUTUMN, '09:30', '15:00', '09:30 GMT is 15:00 in Kolkata.'),
  ],
  'Pacific/Auckland': [
    read(BEFORE_SPRING, '10:30', '23:30', '10:30 GMT is 23:30 in Auckland.'),
    read(
      AFTER_SPRING,
      '11:00',
      '00:00 Wed',
      '11:00 GMT is 00:00 in Auckland on Wednesday, 31 March 2027 and 12:00 in the UK.',
    ),
    read('Monday, 5 April 2027', '11:00', '23:00', '11:00 GMT is 23:00 in Auckland and 12:00 in the UK.'),
    read(
      'Monday, 27 September 2027',
      '17:00',
      '06:00 Tue',
      '17:00 GMT is 06:00 in Auckland on Tuesday, 28 September 2027 and 18:00 in the UK.',
    ),
    read(
      BEFORE_AUTUMN,
      '17:00',
      '06:00 Sat',
      '17:00 GMT is 06:00 in Auckland on Saturday, 30 October 2027 and 18:00 in the UK.',
    ),
    read(AFTER_AUTUMN, '09:00', '22:00', '09:00 GMT is 22:00 in Auckland.'),
  ],
}

// Other tests of this worker may have booked these days.
test.beforeEach(async ({ host }) => {
  const sql = openSql(host.databaseUrl)
  await sql`delete from public.bookings where starts_at between '2027-03-08' and '2027-11-09'`
  await sql.end()
})

for (const [timezoneId, readings] of Object.entries(READINGS)) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('reads the right local times round the days when clocks change', async ({ page }) => {
      await page.clock.setFixedTime('2027-03-08T12:00:00Z')
      await openBooking(page)
      const group = page.getByRole('group', { name: 'Consultation time (GMT)' })
      for (const { date, time, own, sentence } of readings) {
        await chooseDate(page, date)
        await slot(page, time).check()
        const button = group.locator('label').filter({ has: slot(page, time) })
        await expect(button, date).toHaveText(own ? `${time}(${own})` : time)
        if (sentence) await expect(group.getByText(sentence, { exact: true }), date).toBeVisible()
        else await expect(group.getByText(' GMT is '), date).toHaveCount(0)
      }
    })
  })
}

test.describe('a visitor in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

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
    await page.clock.setFixedTime('2027-03-19T11:31:00Z')
    await openBooking(page)
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
