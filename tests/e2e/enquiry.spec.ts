import { freshAddress, isTo } from '../support/forms.ts'
import type { CapturedMail } from '../support/host.ts'
import { expectAccessible } from './axe.ts'
import { fillEnquiry, sendEnquiry } from './enquiry-page.ts'
import { expect, test } from './fixtures.ts'
import { expectPrintable } from './printed.ts'
import { shownReference } from './quote-page.ts'
import { rowsOf } from './stored-rows.ts'

const FUNCTION = '**/functions/v1/send-contact-email'
const SENT = 'Enquiry Sent!'

const operatorMail = (reference: string) => (mail: CapturedMail) =>
  mail.subject?.startsWith(`${reference} [within 4 hours]`) ?? false

test('an enquiry arrives at the operator, and the visitor learns its reference and what happens next', {
  tag: '@confirmations',
}, async ({ page, host }) => {
  const email = freshAddress()
  await page.goto('/enquiry-form')
  await fillEnquiry(page, email)
  await sendEnquiry(page).click()
  const reference = await shownReference(page, SENT)
  await expect(page.getByText("We'll get back to you within 4 hours.")).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your enquiry is with us' })).toBeFocused()
  await expect(page.getByText(/You’ll have our answer by \w+day \d+ \w+ at \d\d:\d\d/)).toBeVisible()
  await expectAccessible(page, 'sent')

  const mail = await host.waitForMail(operatorMail(reference))
  expect(mail.subject).toBe(`${reference} [within 4 hours] Enquiry: Pricing`)
  expect(mail.replyTo).toEqual([{ name: 'Zofia Wiśniewska', address: email }])
  for (const answer of ['diploma cost?', 'It has two pages.', '+44 20 7946 0018', 'Reply by'])
    expect(mail.text).toContain(answer)
  const acknowledgement = await host.waitForMail(isTo(email))
  expect(acknowledgement.subject).toBe(`${reference} We have your enquiry`)
  expect(await rowsOf(host, 'enquiries', email)).toMatchObject([
    { subject: 'pricing', family_name: 'Wiśniewska', reference },
  ])

  await page.reload()
  await expect(page.locator('.serial')).toHaveText(reference)
  await expectPrintable(page, 'a sent enquiry')
  await page.getByRole('button', { name: 'Send another enquiry' }).click()
  await expect(page.getByRole('heading', { name: 'Send an enquiry' })).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Given name')).toHaveValue('')
})

test('answers survive a closed page on this device', async ({ page, context }) => {
  await page.goto('/enquiry-form?subject=procurement')
  await expect(page.getByLabel('Subject')).toHaveValue('procurement')
  await page.getByLabel('Message').fill('Where is my certificate?')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('Where is'))).toBe(true)
  await page.close()
  const again = await context.newPage()
  await again.goto('/enquiry-form')
  await expect(again.getByText('We kept your answers on this device')).toBeVisible()
  await expect(again.getByLabel('Message')).toHaveValue('Where is my certificate?')
  await expect(again.getByLabel('Subject')).toHaveValue('procurement')
})

test.describe('when something fails', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('the visitor is told, keeps the answers, and a second try is the same enquiry', async ({
    page,
    host,
  }) => {
    const email = freshAddress()
    const fields = { email: 'Please enter a valid email address' }
    const json = { error: { code: 'form-invalid', message: fields.email, fields } }
    await page.route(FUNCTION, (route) => route.fulfill({ status: 400, json }), { times: 1 })
    await page.goto('/enquiry-form')
    await fillEnquiry(page, email)
    await sendEnquiry(page).click()
    await expect(page.getByRole('link', { name: fields.email })).toBeVisible()
    await page.route(FUNCTION, (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.getByLabel('Email').fill(` ${email}`)
    await sendEnquiry(page).click()
    const toast = page
      .getByRole('alert')
      .filter({ hasText: 'Failed to send your enquiry. Please try again.' })
    await expect(toast).toBeVisible()
    await expectAccessible(page, 'failed')
    await expect(page.getByLabel('Family name')).toHaveValue('Wiśniewska')

    // The response is lost, but not the enquiry.
    await page.unroute(FUNCTION)
    await page.route(FUNCTION, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await sendEnquiry(page).click()
    await expect.poll(() => rowsOf(host, 'enquiries', email)).toHaveLength(1)
    await expect(sendEnquiry(page)).toBeEnabled()
    await page.unroute(FUNCTION)
    await page.reload()
    await sendEnquiry(page).click()
    const reference = await shownReference(page, SENT)
    await expect(toast).toBeHidden()
    expect(await rowsOf(host, 'enquiries', email)).toMatchObject([{ reference }])
    await host.waitForMail(operatorMail(reference))
    expect((await host.mail()).filter(operatorMail(reference))).toHaveLength(1)
  })
})
