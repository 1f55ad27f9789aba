import { book, sampleBooking } from '../support/bookings.ts'
import { expectAccessible } from './axe.ts'
import { fillBooking, heading, openBooking, paidBooking, payButton } from './booking-page.ts'
import { expect, test } from './fixtures.ts'
import { holdClock, letRun } from './page-clock.ts'
import { inDatabase } from './stored-rows.ts'

/** What the booking page does when something behind it fails, is slow, or is not there. */

const STATUS = '**/functions/v1/booking-status'

test.use({
  expectedConsole:
    /Failed to (load resource|fetch|create payment session)|The function answered|bookings-closed|too-many-holds|Edge Function/,
})

test('after the payment the page waits until the payment is known, and asks a silent server again', {
  tag: '@accessibility',
}, async ({ page, host }) => {
  const { sessionId } = await paidBooking(host)
  let state = 'silent'
  await page.route(STATUS, async (route) => {
    if (state === 'silent') return route.abort()
    const response = await route.fetch()
    const view = await response.json()
    await route.fulfill({ json: state === 'late' ? { ...view, status: 'held' } : view })
  })
  await page.clock.install()
  await openBooking(page, `?payment=success&session_id=${sessionId}`)
  await expect(heading(page, 'We cannot see your payment just now')).toBeVisible()
  await expectAccessible(page, 'a payment that cannot be looked up')
  await holdClock(page)
  state = 'late'
  const processed = heading(page, 'Your payment is being processed')
  await letRun(page, 60, () => processed.isVisible())
  await expect(processed).toBeVisible()
  const longer = page.getByText('This is taking longer than usual.')
  await expect(longer).toBeHidden()
  await page.clock.fastForward(25_000)
  await expect(longer).toBeVisible()
  state = 'known'
  await page.getByRole('button', { name: 'Check again now' }).click()
  await expect(heading(page, 'Your consultation is booked')).toBeFocused()
})

test('payments that are unknown, unpaid or paid back are told apart', {
  tag: '@accessibility',
}, async ({ page, host }) => {
  await openBooking(page, '?payment=success&session_id=cs_sandbox_unknown')
  await expect(heading(page, 'We cannot find this payment')).toBeVisible()
  await expectAccessible(page, 'a payment that is unknown')

  const { data } = await book(host, sampleBooking())
  await openBooking(page, `?payment=success&session_id=${data.sessionId}`)
  await expect(heading(page, 'Your payment is being processed')).toBeVisible()
  await expectAccessible(page, 'a payment under way')
  const released = page.waitForResponse(STATUS)
  await openBooking(page, `?payment=cancelled&session_id=${data.sessionId}`)
  await expect(page.getByText('The payment was not completed and you have not been charged.')).toBeVisible()
  await released
  await openBooking(page, `?payment=success&session_id=${data.sessionId}`)
  await expect(heading(page, 'The payment was not completed')).toBeVisible()

  const { query, sessionId } = await paidBooking(host)
  await openBooking(page, query)
  await page.getByRole('button', { name: 'Cancel this consultation' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(heading(page, 'Your consultation is cancelled')).toBeVisible()
  await openBooking(page, `?payment=success&session_id=${sessionId}`)
  await expect(heading(page, 'Your payment is being refunded')).toBeVisible()
  await expectAccessible(page, 'a payment that goes back')
  await page.getByRole('link', { name: 'Book another time' }).click()
  await expect(page).toHaveURL('/booking-form')
})

test('while others hold many times a consultation is booked with a proof of work, unseen, and once at a double click', {
  tag: '@held-calendar',
}, async ({ page, host }) => {
  const limit = (value: number) =>
    inDatabase(
      host,
      (sql) => sql`update public.limits set value = ${value} where name = 'BOOKING_HOLDS_BEFORE_PROOF'`,
    )
  await book(host, sampleBooking())
  const calls: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/create-consultation-payment')) calls.push(response.status())
  })
  await openBooking(page)
  await fillBooking(page, sampleBooking())
  await limit(1)
  try {
    await payButton(page).dblclick()
    await page.waitForURL('**/dev/pay/*')
    expect(calls).toEqual([403, 200])
  } finally {
    await limit(100_000)
  }
})
