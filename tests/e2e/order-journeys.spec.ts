import type { Page } from '@playwright/test'
import type { Host } from '../support/host.ts'
import { signIn } from './account-page.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import {
  acceptButton,
  acceptByCard,
  atPayment,
  call,
  consent,
  deliverByOperator,
  download,
  finishedFile,
  followMail,
  heading,
  type Ordered,
  offerByOperator,
  offered,
  open,
  operate,
  papersIn,
  press,
  request,
  secondButton,
} from './order-page.ts'
import { expectPrintable } from './printed.ts'
import { requestLink } from './quote-page.ts'
import { inDatabase } from './stored-rows.ts'

/** Orders from beginning to end, as their customers live through them: every message is read, and its link followed. */

// A whole order is long, and machines are shared.
test.describe.configure({ timeout: 240_000 })

const DOCUMENT = 'Świadectwo urodzenia, certified translation.pdf'

/** What a consumer is told and a company is not. */
const CONSUMER_RIGHTS = ['Your right to cancel', 'Cancellation form', 'If you ordered as a consumer']

test('a guest, from the quote to the last paper', async ({ page, host }) => {
  const ordered = await request(host)
  await followMail(page, host, ordered, /We have your quote request/)
  // Without an offer the page says nothing of orders, and loads nothing for them.
  await expect(page.getByText('We aim to reply by')).toBeVisible()
  await expect(page.locator('.order')).toHaveCount(0)

  await offerByOperator(host, ordered)
  const offered = await followMail(page, host, ordered, /Our quote: £120\.01/)
  expect(offered.text).toContain('Two originals, please.')
  await expect(heading(page, 'Your quote is ready')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Your quote' })).toContainText('Total£120.01No VAT charged')
  await expect(page.getByText('Two originals, please.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'terms of service', exact: true })).toHaveAttribute(
    'href',
    '/terms-of-service',
  )

  await expectPrintable(page, 'a quote')

  // The consent is asked for before anything is paid.
  await acceptButton(page).click()
  await expect(page.getByText('Please tick this box')).toBeVisible()
  await expect(consent(page)).toBeFocused()
  await acceptByCard(page)
  await atPayment(page, 'Pay')
  await expect(heading(page, 'Payment received — we’ll start soon')).toBeFocused({ timeout: 30_000 })
  expect(new URL(page.url()).search).toBe('')
  const paid = await followMail(page, host, ordered, /Your order is confirmed: £60\.01 received/)
  expect(papersIn(paid)).toEqual([expect.stringMatching(/^R-\d{4}-\d{4}\.pdf$/)])
  for (const words of CONSUMER_RIGHTS) expect(paid.text).toContain(words)
  await expect(page.getByText(/R-\d{4}-\d{4}/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toBeVisible()
  await press(page, 'Add it below')
  await expect(page.locator('#further')).toBeFocused()

  await operate(host, ordered, 'begin', { action: 'begin' })
  await followMail(page, host, ordered, /We have started work on your order/)
  await expect(heading(page, 'Payment received — we’ve started')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0)
  await page.getByText('Write to us about this order').click()
  await press(page, 'Send message')
  await expect(page.getByText('Please write a message')).toBeVisible()
  await page.getByLabel('Your message').fill('Which notary?\n<b>שלום</b>')
  await press(page, 'Send message')
  await expect(page.getByText('Your message is with us.')).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('')
  await operate(host, ordered, 'message', { action: 'message', text: 'The one in London.' })
  const answered = await followMail(page, host, ordered, /A message about your order/)
  expect(answered.text).toContain('The one in London.')
  await expect(page.locator('.messages li')).toHaveText([/You.*Which notary\?\n<b>שלום<\/b>/s, /Us.*London/s])

  const { bytes, sha256 } = finishedFile()
  await deliverByOperator(host, ordered, DOCUMENT, bytes)
  const delivered = await followMail(page, host, ordered, /Your documents are ready/)
  expect(delivered.text).toContain('AB123456789GB')
  await expect(heading(page, 'Your documents are ready')).toBeVisible()
  await expect(page.getByText('Opens once the second half is paid')).toBeVisible()
  await expect(page.getByText('AB123456789GB')).toBeVisible()
  await page.getByText('Fingerprint (SHA-256)').click()
  await expect(page.getByText(sha256)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Download Świadectwo/ })).toHaveCount(0)

  await secondButton(page).click()
  await atPayment(page, 'Pay')
  await expect(heading(page, 'Your order is complete')).toBeFocused({ timeout: 30_000 })
  const completed = await followMail(page, host, ordered, /Your order is complete: £60\.00 received/)
  expect(papersIn(completed)).toEqual([expect.stringMatching(/^R-\d{4}-\d{4}\.pdf$/)])
  await expect(page.getByText(/R-\d{4}-\d{4}/)).toHaveCount(2)
  expect((await download(page, /^Download Świadectwo/)).equals(bytes)).toBe(true)
  expect((await download(page, /^Download R-/)).subarray(0, 5).toString()).toBe('%PDF-')
  await expectAccessible(page, 'a completed order')
  await expectPrintable(page, 'a completed order')

  // The file that was downloaded is ours.
  await page.getByRole('link', { name: 'verify a document', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verify a document' })).toBeVisible()
  const sent: string[] = []
  page.on('request', (call) => call.method() === 'POST' && sent.push(call.postData() ?? ''))
  await page.getByLabel('The file to check').setInputFiles({ name: 'a.pdf', mimeType: '', buffer: bytes })
  await expect(heading(page, 'Yes, we delivered this file')).toBeFocused()
  await expect(page.getByText(ordered.reference)).toBeVisible()
  expect(sent).toEqual([JSON.stringify({ sha256 })])
  await expectAccessible(page, 'a document that is ours')
})

/** A task that a signed-in customer creates, as an order. */
async function createTask(page: Page, host: Host, email: string): Promise<Ordered> {
  await page.goto('/profile?tab=tasks')
  await page.getByLabel('Service').selectOption('corporate-translation')
  await page.getByText('Express, 2–3 days').click()
  await page.getByLabel('Task description').fill('Articles of association, for a bank.')
  await page.getByLabel('Country of origin').fill('Finland')
  await page.getByLabel('Country of destination').fill('United Kingdom')
  await page.getByRole('button', { name: 'Create task' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'SQ-' })
  await expect(card).toContainText('Finland', { timeout: 20_000 })
  const reference = (await card.getByText(/^SQ-/).textContent()) ?? ''
  const mail = await host.waitForMail(
    ({ subject, to }) =>
      `${subject}`.startsWith(`${reference} We have`) && JSON.stringify(to).includes(email),
  )
  const link = requestLink(mail)
  const [, id = ''] = /request=([\da-f-]{36})\./.exec(link) ?? []
  return { id, email, link, reference }
}

/** An order of somebody with an account that we could not fulfil. */
async function refunded(host: Host, email: string): Promise<Ordered> {
  const ordered = await offered(host)
  await inDatabase(
    host,
    (sql) => sql`
      update public.quote_requests set user_id = (select id from public.profiles where email = ${email})
      where id = ${ordered.id}`,
  )
  await call(host, 'accept_offer', { request: ordered.id, version: 1, express: true, method: 'transfer' })
  await call(host, 'confirm_transfer', { request: ordered.id, amount: 6001 })
  await call(host, 'decline_order', { request: ordered.id })
  return ordered
}

test('a company that is signed in, from the dashboard and back to it', { tag: '@release' }, async ({
  page,
  host,
}) => {
  const { email } = await signIn(page, host, { company: 'Sisu & Daughters Oy' })
  for (const [address, title] of [
    ['?tab=billing', 'No payment method is stored'],
    ['?tab=invoices', 'No invoices yet'],
    ['?tab=tasks&view=completed', 'Nothing is completed yet'],
  ] as const) {
    await page.goto(`/profile${address}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  const ordered = await createTask(page, host, email)
  await open(page, ordered)
  await expect(page.getByText('Sisu & Daughters Oy')).toBeVisible()

  await offerByOperator(host, ordered)
  await followMail(page, host, ordered, /Our quote: £120\.01/)
  await page.goto('/profile?tab=tasks&view=pending')
  const card = page.getByRole('listitem').filter({ hasText: ordered.reference })
  await expect(card).toContainText('Your quote is ready')
  await card.getByRole('link', { name: 'Open the order' }).click()
  await expect(heading(page, 'Your quote is ready')).toBeVisible({ timeout: 20_000 })
  // A company has no statutory right to cancel: it is not asked to give it up, and not told of it.
  await expect(consent(page)).toHaveCount(0)
  await expectAccessible(page, 'a quote to a company')
  await acceptButton(page).click()
  await atPayment(page, 'Pay')
  await expect(heading(page, 'Payment received — we’ll start soon')).toBeFocused({ timeout: 30_000 })
  const paid = await followMail(page, host, ordered, /Your order is confirmed: £60\.01 received/)
  for (const words of CONSUMER_RIGHTS) expect(paid.text).not.toContain(words)
  expect(paid.text).toContain('You may cancel within 1 hour of payment')

  // Without looking at what the guest's journey looks at.
  await deliverByOperator(host, ordered, DOCUMENT, finishedFile().bytes)
  await open(page, ordered)
  await secondButton(page).click()
  await atPayment(page, 'Pay')
  await expect(heading(page, 'Your order is complete')).toBeFocused({ timeout: 30_000 })

  await page.goto('/profile?tab=billing')
  await expect(page.getByRole('row')).toHaveText([
    /Date/,
    /Second half, by card£60\.00Paid/,
    /First half, by card£60\.01Paid/,
  ])
  await expectAccessible(page, 'payments')
  await page.goto('/profile?tab=invoices')
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Download R-\d{4}-\d{4}/ })).toHaveCount(2)
  expect((await download(page, /^Download R-/)).subarray(0, 5).toString()).toBe('%PDF-')
  await expectAccessible(page, 'papers')
  await page.goto('/profile?tab=tasks&view=completed')
  await expect(page.getByRole('listitem').filter({ hasText: ordered.reference })).toContainText('£120.01')
  await expectAccessible(page, 'finished work')

  // What came to nothing is not pending either, and not hidden.
  const ended = await refunded(host, email)
  await page.goto('/profile?tab=tasks&view=pending')
  await expect(page.getByRole('heading', { name: 'Nothing is pending' })).toBeVisible()
  const list = page.getByRole('region', { name: 'Cancelled, refunded and ended' })
  await expect(list.getByRole('listitem').filter({ hasText: ended.reference })).toContainText(
    'We can’t carry out this order',
  )
  await expect(page.getByRole('link', { name: 'Pending Tasks', exact: true })).toBeVisible()
  await expectAccessible(page, 'orders that have ended')
})
