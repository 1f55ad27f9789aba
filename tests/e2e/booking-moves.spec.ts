import { formatBookingDate } from '#contract/booking-calendar.ts'
import { bookableDays, freshSlot, sampleBooking } from '../support/bookings.ts'
import { service } from '../support/clients.ts'
import { expectAccessible } from './axe.ts'
import {
  calendar,
  chooseDate,
  customerMail,
  dateButton,
  heading,
  openBooking,
  openBookingAt,
  paidBooking,
  slot,
  tickRequest,
} from './booking-page.ts'
import { expect, test } from './fixtures.ts'

/** Customers move consultations, and the operator closes days while pages are open. */

const moveButton = 'Move to another time'
const confirmButton = 'Move the consultation'

test('a customer moves a consultation by keyboard', {
  tag: '@moved-bookings',
}, async ({ page, host }) => {
  const { answers, query } = await paidBooking(host, {
    firstName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
  })
  const next = freshSlot()
  await page.goto(`/booking-form${query}`)
  const move = page.getByRole('button', { name: moveButton })
  await move.press('Enter')
  await page.getByRole('button', { name: 'Keep this time' }).press('Enter')
  await expect(page.getByRole('button', { name: confirmButton })).toBeHidden()
  await expect(page.locator('.receipt')).toContainText(`${answers.time} to`)
  await move.press('Enter')

  // Nothing chosen: messages under their fields, focus on the summary.
  await page.getByRole('button', { name: confirmButton }).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await expect(page.getByRole('group', { name: 'Consultation time (GMT)' })).toContainText(
    'Please select a consultation time',
  )
  await expectAccessible(page, 'messages of a move')

  await chooseDate(page, next.date)
  await slot(page, next.time).focus()
  await page.keyboard.press('Space')
  await tickRequest(page)
  await page.getByRole('button', { name: confirmButton }).press('Enter')
  await expect(heading(page, 'Your consultation has moved')).toBeFocused()
  await expect(page.locator('.receipt')).toContainText(`${next.time} to`)
  await expectAccessible(page, 'moved')

  await customerMail(host, answers.email, /Your consultation is now on/)
  // The link of the first message shows the new time.
  await page.reload()
  await expect(heading(page, 'Your consultation')).toBeVisible()
  await expect(page.locator('.receipt')).toContainText(`${next.time} to`)
})

test.describe('a refusal', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('of a day that was closed meanwhile is said at the date', { tag: '@opening-days' }, async ({
    page,
    host,
  }) => {
    const { query } = await paidBooking(host)
    const { date, time, day } = freshSlot()
    await page.goto(`/booking-form${query}`)
    await page.getByRole('button', { name: moveButton }).click()
    await chooseDate(page, date)
    await slot(page, time).check()
    await tickRequest(page)
    await service(host).rpc('close_day', { day })
    await page.getByRole('button', { name: confirmButton }).click()
    await expect(
      page.getByText('We are closed on this day. Please select another date').first(),
    ).toBeVisible()
    await expect(page.getByText('No times are left on this day. Please pick another date.')).toBeVisible()
    await service(host).rpc('open_day', { day })
  })
})

test('a day that is closed reaches a page that stands open, and its calendar', {
  tag: '@opening-days',
}, async ({ page, host }) => {
  // Not at the end of a month: the calendar opens at the next free day.
  const day = bookableDays(160, 40).find((one) => Number(one.slice(8)) < 15) as string
  const answers = sampleBooking({ date: formatBookingDate(day) })
  await openBooking(page)
  await chooseDate(page, answers.date)
  await expect(slot(page, answers.time)).toBeEnabled()
  await service(host).rpc('close_day', { day })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('No times are left on this day. Please pick another date.')).toBeVisible()
  await dateButton(page).click()
  const closed = calendar(page).getByRole('button', { name: `${answers.date}, no times left`, exact: true })
  await expect(closed).toBeDisabled()
  await expect(calendar(page).locator(':focus')).toBeVisible()
  await service(host).rpc('open_day', { day })
})

test('the calendar says which days are bank holidays', { tag: '@opening-days' }, async ({ page }) => {
  await openBookingAt(page, '2026-12-02T10:00:00Z')
  await dateButton(page).click()
  for (const date of ['Friday, 25 December 2026', 'Monday, 28 December 2026'])
    await expect(
      calendar(page).getByRole('button', { name: `${date}, bank holiday`, exact: true }),
    ).toBeDisabled()
  await expect(calendar(page)).toContainText('Bank holiday: 25, 28 December 2026')
  // Keys pass over them.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key)
  await expect(
    calendar(page).getByRole('button', { name: 'Tuesday, 29 December 2026', exact: true }),
  ).toBeFocused()
  await expectAccessible(page, 'bank holidays')
})
