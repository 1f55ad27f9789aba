import { freshAddress } from '../support/forms.ts'
import { expectAccessible } from './axe.ts'
import { fillEnquiry, QUESTION, sendEnquiry } from './enquiry-page.ts'
import { expect, test } from './fixtures.ts'
import { expectPrintable } from './printed.ts'
import { shownReference } from './quote-page.ts'
import { rowsOf } from './stored-rows.ts'

const FUNCTION = '**/functions/v1/send-contact-email'
const SENT = 'Enquiry Sent!'

test('an enquiry is stored, and the visitor learns its reference and what happens next', {
  tag: '@confirmations',
}, async ({ page, host }) => {
  const email = freshAddress()
  await page.goto('/enquiry-form?subject=procurement')
  await expect(page.getByLabel('Subject')).toHaveValue('procurement')
  await fillEnquiry(page, email)
  await sendEnquiry(page).click()
  const reference = await shownReference(page, SENT)
  await expect(page.getByText("We'll get back to you within 4 hours.")).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Enquiry Sent!' })).toBeFocused()
  await expect(page.getByText(/You’ll have our answer by \d.* on \w+day \d+ \w+ \(UK time\)/)).toBeVisible()
  await expectAccessible(page, 'sent')

  expect(await rowsOf(host, 'enquiries', email)).toMatchObject([
    {
      subject: 'pricing',
      message: QUESTION,
      family_name: 'Wiśniewska',
      phone: '+44 20 7946 0018',
      reference,
    },
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

test.describe('when something fails', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('an enquiry whose answer is lost has arrived, once, and its visitor sees so', async ({
    page,
    host,
  }) => {
    const email = freshAddress()
    const lost: number[] = []
    await page.route(
      FUNCTION,
      async (route) => {
        lost.push((await route.fetch()).status())
        await route.abort()
      },
      { times: 1 },
    )
    await page.goto('/enquiry-form')
    await fillEnquiry(page, email)
    await sendEnquiry(page).click()
    const reference = await shownReference(page, SENT)
    expect(lost).toEqual([200])
    expect(await rowsOf(host, 'enquiries', email)).toMatchObject([{ reference }])
  })

  test('the visitor is told, keeps the answers, and a second try is the same enquiry', async ({
    page,
    host,
  }) => {
    const email = freshAddress()
    let calls = 0
    await page.route(FUNCTION, (route) => {
      calls += 1
      return route.fulfill({ status: 503, body: '{}' })
    })
    await page.goto('/enquiry-form')
    await fillEnquiry(page, ` ${email}`)
    await sendEnquiry(page).click()
    const refusal = page
      .getByRole('alert')
      .filter({ hasText: 'Failed to send your enquiry. Please try again.' })
    await expect(refusal).toBeVisible()
    // An answer came: only a lost one is reason to send again.
    expect(calls).toBe(1)
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
    await expect(refusal).toBeHidden()
    expect(await rowsOf(host, 'enquiries', email)).toMatchObject([{ reference }])
  })
})
