import { sampleBooking } from '../support/bookings.ts'
import { bookAndPay, customerMail, manageQuery } from './booking-page.ts'
import { expect, test } from './fixtures.ts'

/** What visitors elsewhere read; src/features/booking/local-times.test.ts has more zones and days. */

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
