import { freshSlot } from '../support/bookings.ts'
import { expectAccessible } from './axe.ts'
import { chooseDate, customerMail, heading, paidBooking, slot, tickRequest } from './booking-page.ts'
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
