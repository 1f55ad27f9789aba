import { OPERATOR_EMAIL } from '#contract/business-facts.ts'
import { enquire, sampleEnquiry } from '../support/forms.ts'
import { expectAccessible } from './axe.ts'
import { customerMail, heading } from './booking-page.ts'
import { expect, test } from './fixtures.ts'
import { button, follow, linkIn, operatorMail } from './operator-page.ts'
import { open, request } from './order-page.ts'
import { inDatabase } from './stored-rows.ts'

/** A day at the inbox: what is open, what was answered, and an order for somebody who rang. */

test.describe.configure({ mode: 'default' })

test('somebody rings: a new order from “What is open?”, answered with a price', {
  tag: ['@inbox', '@operator-links', '@accessibility'],
}, async ({ page, host }) => {
  await inDatabase(
    host,
    (sql) => sql`update public.quote_requests set handled_at = now() where handled_at is null`,
  )
  const { reference } = await request(host)
  const first = await operatorMail(host, new RegExp(`^${reference} .*Quote request`))
  await follow(page, linkIn(first, 'open'), 'What is open?')
  await button(page, 'Send me the list').click()
  await expect(page.getByText('The list is on its way to your inbox')).toBeVisible()

  const list = await operatorMail(host, /^What is open: 1 quote to answer/)
  expect(list.text).toContain('Quotes to answer')
  expect(list.text).toMatch(/Close \w+, \d+ \w+ \d{4} for bookings: http\S+#operator=close\./)
  expect(list.text).toMatch(
    new RegExp(`${reference}, .*: 24-48 hours; reply by .*\\. Answer with a price: http`),
  )
  await follow(page, linkIn(list, 'offer', reference), 'Answer with a price')
  await expect(page.getByRole('complementary', { name: 'The request' })).toContainText('Needed by')

  await follow(page, linkIn(list, 'create'), 'New order')
  await button(page, 'Send me the confirmation').click()
  await expect(page.getByText('works for 4 hours')).toBeVisible()
  const confirmation = await operatorMail(host, /^Confirm: open a new order$/)
  expect(confirmation.text).toContain('for 4 hours')
  await follow(page, linkIn(confirmation, 'confirm'), 'New order')
  await button(page, 'Open the request').click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await expectAccessible(page, 'what is missing')
  const email = `${crypto.randomUUID()}@example.com`
  await page.getByLabel('Service').selectOption('Apostille & Notarisation Services')
  await page.getByText('12-24 hours').click()
  await page.getByLabel('What it is about').fill('A diploma for Lisbon. She will bring it tomorrow.')
  await page.getByLabel('Country of destination').selectOption('Portugal')
  await page.getByLabel('Given name').fill('Marta')
  await page.getByLabel('Family name').fill('Sousa')
  await page.getByLabel('Company name').fill('Sousa Lda')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('+351 21 000 0000')
  await expect(page.getByLabel('What we write to them in')).toHaveValue('')
  await expectAccessible(page, 'the form')
  await button(page, 'Open the request').click()
  await expect(page.getByText('The request is open. We have told the customer.')).toBeVisible()
  await page.getByRole('link', { name: 'Answer it with a price' }).click()
  await expect(heading(page, 'Answer with a price')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('A diploma for Lisbon.')).toBeVisible()

  const mail = await customerMail(host, email, /We have opened a request for you$/)
  expect(mail.replyTo).toMatchObject([{ address: OPERATOR_EMAIL }])
  // An apostille takes longer than that.
  expect(mail.text).not.toContain('Needed by')
  expect(mail.text).toContain('the urgency is how soon we lodge your documents')
  expect(mail.text).toMatch(/We’ll reply by: +\w+/)
  expect(mail.text).not.toMatch(/you sent|have received/)
  await open(page, { link: /http\S+\/get-quote\?request=\S+/.exec(mail.text ?? '')?.[0] as string })
  await expect(page.getByText('We aim to reply by')).toBeVisible()
  await expect(page.getByText('Finished documents usually take 5 to 8 working days')).toBeVisible()
  await expect(page.getByText('We opened it for you on')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What we noted' })).toBeVisible()
  await operatorMail(host, /\[12-24 hours\] Request that you opened: Apostille/)

  await follow(page, linkIn(confirmation, 'confirm'), 'New order')
  await expect(page.getByText('The request is open.')).toBeVisible()
  await expect(button(page, 'Open the request')).toHaveCount(0)
})

test('an enquiry is marked as answered, and not after all', {
  tag: ['@inbox', '@operator-links'],
}, async ({ page, host }) => {
  const { data } = await enquire(host, sampleEnquiry())
  const mail = await operatorMail(host, new RegExp(`^${data.reference} \\[within 4 hours\\]`))
  const link = linkIn(mail, 'handled')
  await follow(page, link, 'Mark as answered')
  await button(page, 'Mark as answered').click()
  await expect(page.getByText(`${data.reference} is marked as answered.`)).toBeVisible()
  await expectAccessible(page, 'marked as answered')
  await button(page, 'Mark as not answered').click()
  await expect(button(page, 'Mark as answered')).toBeVisible()
})
