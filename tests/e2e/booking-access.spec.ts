import { BOOKING_TIMES, formatBookingDate } from '#contract/booking-calendar.ts'
import { book, bookableDays, freshSlot, sampleBooking } from '../support/bookings.ts'
import { expectAccessible } from './axe.ts'
import { calendar, chooseDate, dateButton, heading, openBooking, payButton, slot } from './booking-page.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'

/** The booking page by keyboard, by ear and on narrow screens. */

test('a consultation is booked and paid by keyboard alone', { tag: '@accessibility' }, async ({ page }) => {
  const { time } = freshSlot()
  const { keyboard } = page
  await page.goto('/booking-form')
  await tabTo(page.getByLabel('First name'))
  for (const [label, answer] of [
    ['First name', 'Inês'],
    ['Last name', 'Carvalho'],
    ['Email address', 'ines@example.com'],
    ['Phone number', '+351 21 000 0000'],
  ] as const) {
    await expect(page.getByLabel(label)).toBeFocused()
    await keyboard.type(answer)
    await keyboard.press('Tab')
  }
  await expect(dateButton(page)).toBeFocused()
  await expect(page.locator('[data-island="booking"][data-hydrated]')).toHaveCount(1)
  await keyboard.press('Enter')
  await expect(calendar(page).locator(':focus')).toHaveCount(1)
  // A month ahead, where no express request is needed, on a day that no other test uses.
  await keyboard.press('PageDown')
  await keyboard.press('PageDown')
  await keyboard.press('Shift+PageDown')
  await keyboard.press('Enter')
  await expect(dateButton(page)).toBeFocused()
  await expect(dateButton(page)).not.toContainText('Pick a consultation date')

  await keyboard.press('Tab')
  await expect(slot(page, '09:00')).toBeFocused()
  await keyboard.press('Space')
  for (let i = 0; i < BOOKING_TIMES.indexOf(time); i++) await keyboard.press('ArrowRight')
  await expect(slot(page, time)).toBeChecked()
  await keyboard.press('Tab')
  await expect(payButton(page)).toBeFocused()
  await keyboard.press('Enter')
  await page.waitForURL('**/dev/pay/*')
  await tabTo(page.getByRole('button', { name: 'Pay', exact: true }))
  await keyboard.press('Enter')
  await expect(heading(page, 'Your consultation is booked')).toBeFocused({ timeout: 20_000 })
})

test('the times are one group of radio buttons; keys pass over those that are taken', async ({
  page,
  host,
}) => {
  // Further ahead than the days of other tests.
  const date = formatBookingDate(bookableDays(300)[0] ?? '')
  for (const time of ['11:00', '11:30']) await book(host, sampleBooking({ date, time }))
  await openBooking(page)
  await chooseDate(page, date)
  await expect(slot(page, '11:00')).toBeDisabled()
  await expect(slot(page, '11:00')).toHaveAccessibleDescription('taken')
  await expect(page.getByText('Times crossed out are taken or have passed.')).toBeVisible()
  await expect(page.getByRole('radio', { disabled: false })).toHaveCount(15)
  await slot(page, '10:30').check()
  await page.keyboard.press('ArrowDown')
  await expect(slot(page, '12:00')).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expect(slot(page, '10:30')).toBeChecked()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(payButton(page)).toBeFocused()
})

test.describe('every state of the form', () => {
  // Far from GMT, so that there is more to say.
  test.use({ timezoneId: 'Pacific/Auckland' })
  test.slow()

  test('is accessible and fits into 320 px', { tag: '@accessibility' }, async ({ page, host }) => {
    const answers = sampleBooking()
    await book(host, sampleBooking({ date: answers.date, time: answers.time }))
    await openBooking(page)
    await payButton(page).click()
    await expect(page.getByText('There is a problem')).toBeVisible()
    await expectAccessible(page, 'errors')
    await dateButton(page).click()
    await expectAccessible(page, 'the calendar')
    await page.keyboard.press('Escape')
    await chooseDate(page, answers.date)
    await expect(slot(page, answers.time)).toBeDisabled()
    const free = page.getByRole('radio', { disabled: false }).first()
    await free.check()
    await expectAccessible(page, 'a time that is chosen')
  })
})
