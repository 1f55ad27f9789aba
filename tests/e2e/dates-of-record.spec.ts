import { formatBookingDate } from '#contract/booking-calendar.ts'
import { ukClock } from '#contract/dates.ts'
import { ukMoment } from '#functions/_shared/mail/format.ts'
import { openSql } from '../support/sql.ts'
import { customerMail } from './booking-page.ts'
import { expect, test } from './fixtures.ts'
import { call, offered, open } from './order-page.ts'

/** Page, e-mail and receipt show the same date in every time zone. */

/** At any time, one of them has a different date from the UK. */
const ZONES = ['Pacific/Auckland', 'Pacific/Pago_Pago']
const today = (timeZone: string) => new Date().toLocaleDateString('en-GB', { timeZone })
const timezoneId = ZONES.find((zone) => today(zone) !== today('Europe/London')) ?? 'Pacific/Auckland'

test.use({ timezoneId })

test('elsewhere an order has the dates of the United Kingdom', async ({ page, host }) => {
  const ordered = await offered(host)
  await open(page, ordered)
  const sql = openSql(host.databaseUrl)
  const [made] = await sql`
    select offers.valid_until, requests.created_at from public.orders
    join public.offers on offers.order_id = orders.id
    join public.quote_requests as requests on requests.id = orders.request_id
    where requests.id = ${ordered.id}`
  await expect(page.getByText(`Sent on ${ukMoment(made?.created_at)}.`)).toBeVisible()
  await expect(page.getByText(ukMoment(made?.valid_until), { exact: true })).toBeVisible()
  const asked = await customerMail(host, ordered.email, /We have your quote request/)
  expect(asked.text).toContain(`asked for a quote on ${ukMoment(made?.created_at)}`)

  await call(host, 'accept_offer', { request: ordered.id, version: 1, express: true, method: 'transfer' })
  await call(host, 'confirm_transfer', { request: ordered.id, amount: 6001 })
  const [payment] = await sql`
    select payments.paid_at, papers.facts from public.papers as papers
    join public.order_payments as payments on payments.id = papers.payment_id
    join public.orders on orders.id = papers.order_id where orders.request_id = ${ordered.id}`
  await sql.end()
  const { day } = ukClock(payment?.paid_at)
  expect(payment?.facts).toMatchObject({ issuedOn: day, paidOn: day })
  const paid = await customerMail(host, ordered.email, /paid|receipt|order/i)
  const short = formatBookingDate(day).replace(/^\w+, /, '')
  expect(paid.text).toContain(short)
  await open(page, ordered)
  await expect(page.locator('.payments small').first()).toHaveText(`${short}, by bank transfer`)
  await expect(page.locator('.payments small').last()).toHaveText(short)
})
