import type { Page, Route } from '@playwright/test'
import { BOOKING_ALERT, BOOKING_REFUSALS } from '#content/booking.ts'
import { NOTHING_LOST } from '#content/messages.ts'
import { book, sampleBooking } from '../support/bookings.ts'
import { expectAccessible } from './axe.ts'
import {
  alertText,
  chooseDate,
  dateButton,
  fillBooking,
  goToPayment,
  heading,
  openBooking,
  paidBooking,
  payButton,
  slot,
} from './booking-page.ts'
import { expect, test } from './fixtures.ts'
import { holdClock, letRun } from './page-clock.ts'
import { inDatabase } from './stored-rows.ts'

/** What the booking page does when something behind it fails, is slow, or is not there. */

const PAYMENT = '**/functions/v1/create-consultation-payment'
const STATUS = '**/functions/v1/booking-status'
const TAKEN = '**/rest/v1/rpc/taken_slots'

const refusal = (code: string, message: string) => ({ error: { code, message } })

test.use({
  expectedConsole:
    /Failed to (load resource|fetch|create payment session)|The function answered|bookings-closed|too-many-holds|Edge Function/,
})

async function expectFormAsFilled(page: Page, answers: ReturnType<typeof sampleBooking>) {
  await expect(payButton(page)).toBeEnabled()
  await expect(dateButton(page)).toContainText(answers.date)
  await expect(slot(page, answers.time)).toBeChecked()
  for (const [label, value] of [
    ['First name', answers.firstName],
    ['Last name', answers.lastName],
    ['Email address', answers.email],
    ['Phone number', answers.phone],
  ] as const)
    await expect(page.getByLabel(label)).toHaveValue(value)
}

test('any failure of the payment call shows the alert, is logged, and leaves the form as it was', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  const answers = sampleBooking()
  await openBooking(page)
  await fillBooking(page, answers)
  const failures: [string, Parameters<Route['fulfill']>[0], string?][] = [
    ['a page instead of an answer', { contentType: 'text/html', body: '<p>Hello</p>' }],
    [
      'a refusal in a good answer',
      { json: refusal('too-many-holds', BOOKING_REFUSALS.holds) },
      BOOKING_REFUSALS.holds,
    ],
    [
      'bookings that are closed',
      { status: 503, json: refusal('bookings-closed', 'Consultations cannot be booked online just now.') },
      'Consultations cannot be booked online just now.',
    ],
  ]
  // One without a reason again: none of an earlier round may stay.
  for (const [what, answer, reason] of [...failures, ...failures.slice(0, 1)]) {
    await page.route(PAYMENT, (route) => route.fulfill(answer))
    const before = logged.length
    await payButton(page).click()
    await expect(alertText(page), what).toBeVisible()
    const summary = page.getByRole('alert').filter({ has: alertText(page) })
    await expect(summary).toBeFocused()
    // All that it says: the alert of the round before stays in its place until this one comes.
    await expect(summary.getByRole('listitem'), what).toHaveText([
      `${reason ?? BOOKING_ALERT}${NOTHING_LOST}`,
    ])
    expect(logged.length, what).toBeGreaterThan(before)
    await expectFormAsFilled(page, answers)
    await page.unroute(PAYMENT)
  }
  expect(logged).toContain('Failed to create payment session')
  expect(logged.join()).not.toContain(answers.lastName)
  await goToPayment(page)
})

test('a slow data service is said, and does not stand in the way', async ({ page, host }) => {
  const answers = sampleBooking()
  await book(host, sampleBooking({ date: answers.date, time: answers.time }))
  const gate = Promise.withResolvers<void>()
  await page.clock.install()
  await page.route(TAKEN, async (route) => {
    await gate.promise
    await route.continue()
  })
  await openBooking(page)
  await chooseDate(page, answers.date)
  await expect(page.getByText('Checking which times are free…')).toBeVisible()
  await page.clock.runFor(4_000)
  await expect(page.getByText(/Checking which times are free is taking longer/)).toBeVisible()
  await slot(page, answers.time).check()
  gate.resolve()
  // The chosen time turns out to be taken.
  await expect(slot(page, answers.time)).toBeDisabled()
  await expect(slot(page, answers.time)).not.toBeChecked()
  await expect(page.locator('#time-error')).toContainText('This time has just been taken')
})

test('a data service that is down is said, and can be asked again', async ({ page, host }) => {
  const answers = sampleBooking()
  await book(host, answers)
  await page.route(TAKEN, (route) => route.abort())
  await openBooking(page)
  await chooseDate(page, answers.date)
  await expect(page.getByText(/We cannot check which times are free just now/)).toBeVisible()
  await expectAccessible(page, 'free times that are unknown')
  await expect(slot(page, answers.time)).toBeEnabled()
  await page.unroute(TAKEN)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(slot(page, answers.time)).toBeDisabled()
  await expect(page.getByText(/We cannot check/)).toBeHidden()
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

test('manage links that are wrong, and a server that is silent, are told apart', async ({ page, host }) => {
  await openBooking(page, '?manage=nonsense')
  await expect(heading(page, 'This link does not work')).toBeVisible()

  const { query } = await paidBooking(host)
  const manage = '**/functions/v1/manage-booking'
  await page.route(manage, (route) =>
    route.fulfill({ status: 410, json: refusal('link-expired', 'This link has expired') }),
  )
  await openBooking(page, query)
  await expect(heading(page, 'This link has expired')).toBeVisible()
  await page.unroute(manage)
  await page.route(manage, (route) => route.abort())
  await page.reload()
  await expect(heading(page, 'We cannot look up your booking just now')).toBeVisible()
  await page.unroute(manage)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Your consultation')).toBeVisible()

  await page.route(manage, (route) => route.abort())
  await page.getByRole('button', { name: 'Cancel this consultation' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(
    page.getByRole('alert').getByText('We could not cancel it just now. Please try again.'),
  ).toBeVisible()
  await page.unroute(manage)
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(heading(page, 'Your consultation is cancelled')).toBeVisible()
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
