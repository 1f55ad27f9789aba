import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { CONSULTATION } from '#content/facts.ts'
import type { BookingAnswers } from '#contract/booking.ts'
import { parseBookingDate } from '#contract/booking-calendar.ts'
import { book, sampleBooking } from '../support/bookings.ts'
import { isTo } from '../support/forms.ts'
import type { CapturedMail, Host } from '../support/host.ts'
import { expect, untilAlive } from './fixtures.ts'

/** @param language a code: of a page in another language */
export async function openBooking(page: Page, query = '', language = ''): Promise<void> {
  await page.goto(`${language && `/${language}`}/booking-form${query}`)
  await untilAlive(page)
}

/** At a moment of the page's clock, with no time taken: the host has a clock of its own, and other tests' bookings. */
export async function openBookingAt(page: Page, moment: string): Promise<void> {
  await page.clock.setFixedTime(moment)
  await page.route('**/rpc/taken_slots*', (route) => route.fulfill({ json: [] }))
  await openBooking(page)
}

export const dateButton = (page: Page) => page.getByRole('button', { name: /^Consultation date/ })
export const calendar = (page: Page) => page.getByRole('dialog', { name: 'Consultation date' })
export const slot = (page: Page, time: string) => page.getByRole('radio', { name: time, exact: true })
export const payButton = (page: Page) =>
  page.getByRole('button', { name: `Book & Pay ${CONSULTATION.price}` })
export const alertText = (page: Page) =>
  page.getByText('There was an error processing your booking. Please try again.')

/** @param date 'Friday, 20 November 2026' */
export async function chooseDate(page: Page, date: string): Promise<void> {
  if (!(await calendar(page).isVisible())) await dateButton(page).click()
  await expect(calendar(page)).toBeVisible()
  const day = calendar(page).getByRole('button', { name: date, exact: true })
  for (let month = 0; month < 24 && !(await day.isVisible()); month++)
    await calendar(page).getByRole('button', { name: 'Next month' }).click()
  await day.click()
  await expect(calendar(page)).toBeHidden()
}

export async function fillBooking(page: Page, answers: BookingAnswers): Promise<void> {
  await chooseDate(page, answers.date)
  await page.getByText(answers.time, { exact: true }).click()
  await expect(slot(page, answers.time)).toBeChecked()
  await page.getByLabel('First name').fill(answers.firstName)
  await page.getByLabel('Last name').fill(answers.lastName)
  await page.getByLabel('Email address').fill(answers.email)
  await page.getByLabel('Phone number').fill(answers.phone)
  await tickRequest(page)
}

export async function tickRequest(page: Page): Promise<void> {
  const box = page.getByRole('checkbox')
  if (await box.isVisible()) await box.check()
}

export async function goToPayment(page: Page): Promise<void> {
  await payButton(page).click()
  await page.waitForURL('**/dev/pay/*')
}

export const press = (page: Page, button: 'Pay' | 'Cancel') =>
  page.getByRole('button', { name: button, exact: true }).click()

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

export async function bookAndPay(page: Page, answers: BookingAnswers): Promise<void> {
  await openBooking(page)
  await fillBooking(page, answers)
  await goToPayment(page)
  await press(page, 'Pay')
  await expect(heading(page, 'Your consultation is booked')).toBeVisible({ timeout: 20_000 })
}

/** Made without a browser. */
export async function paidBooking(host: Host, changes: Partial<BookingAnswers> = {}) {
  const answers = sampleBooking(changes)
  const { data } = await book(host, answers)
  await fetch(`${data.url}/pay`, { method: 'POST', redirect: 'manual' })
  const mail = await customerMail(host, answers.email, /Your consultation on/)
  return { answers, sessionId: String(data.sessionId), query: manageQuery(mail) }
}

export const customerMail = (host: Host, address: string, subject: RegExp) =>
  host.waitForMail((mail) => isTo(address)(mail) && subject.test(mail.subject ?? ''))

export function manageQuery({ text }: CapturedMail): string {
  const link = /http\S+\/booking-form(\?manage=[\w.-]+)/.exec(text ?? '')
  return link?.[1] ?? ''
}

export function invitation({ attachments }: CapturedMail) {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const content = file?.content ?? ''
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  const calendarObject = new ICAL.Component(ICAL.parse(text))
  const events = calendarObject.getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  const component = events[0] as ICAL.Component
  return {
    method: calendarObject.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    event: new ICAL.Event(component),
  }
}

export const dayOf = ({ date }: Pick<BookingAnswers, 'date'>) => parseBookingDate(date) ?? ''
