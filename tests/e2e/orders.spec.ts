import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import type { CustomerOrder } from '#contract/order.ts'
import { referenceOf } from '#contract/reference.ts'
import { signToken } from '#functions/_shared/documents/links.ts'
import { bodyBytes } from '../../tools/bench/pages/weigh.ts'
import { anonymous, sendQuote, service } from '../support/clients.ts'
import type { Host } from '../support/host.ts'
import { rpc, sampleOffer } from '../support/orders.ts'
import { sampleFile } from '../support/samples.ts'
import { openSql, type Row } from '../support/sql.ts'
import { newCustomer } from './account-page.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { TRANSLATED_BEFORE, translatePages } from './translator.ts'

/** What a customer sees and does of an order, from the offer to the last paper. */

/** Calls one of the database's functions about orders, as the operator's functions do. */
async function call(host: Host, name: string, args: Row): Promise<Row> {
  const sql = openSql(host.databaseUrl)
  try {
    return await rpc(sql, name, args)
  } finally {
    await sql.end()
  }
}

type Ordered = { id: string; link: string; reference: string }

/** A request that was sent, and its private link. */
async function request(host: Host): Promise<Ordered> {
  const { row } = await sendQuote(anonymous(host), { email: `${crypto.randomUUID()}@example.com` })
  return linked(host, row.id)
}

async function linked(host: Host, id: string): Promise<Ordered> {
  const { linkSecret } = JSON.parse(await readFile(`${host.dataDir}/secrets.json`, 'utf8'))
  const token = signToken(linkSecret, 'request', id, new Date(Date.now() + 3_600_000))
  return { id, link: `/get-quote?request=${token}`, reference: referenceOf(id) }
}

const offer = (host: Host, { id }: Ordered, changes: object = {}) =>
  call(host, 'make_offer', { request: id, offer: JSON.stringify(sampleOffer(new Date(), changes)) })

async function offered(host: Host, changes: object = {}): Promise<Ordered> {
  const ordered = await request(host)
  await offer(host, ordered, changes)
  return ordered
}

/** Pays the first half without a browser. */
async function paid(host: Host): Promise<Ordered> {
  const ordered = await offered(host)
  await call(host, 'accept_offer', { request: ordered.id, version: 1, express: true, method: 'transfer' })
  await call(host, 'confirm_transfer', { request: ordered.id, amount: 6001 })
  return ordered
}

/** Hands over a PDF, and returns its bytes. */
async function deliver(host: Host, { id }: Ordered, changes: Row = {}): Promise<Buffer> {
  const bytes = Buffer.from(sampleFile('pdf', 3_000, Math.ceil(Math.random() * 1e9)))
  const path = `delivered/${crypto.randomUUID()}.pdf`
  const type = 'application/pdf'
  const { error } = await service(host).storage.from(QUOTE_BUCKET).upload(path, bytes, { contentType: type })
  if (error) throw error
  const name = 'Świadectwo urodzenia, certified translation.pdf'
  await call(host, 'add_delivered_document', {
    ...{ request: id, name, path, size: bytes.length, type, sha256: sum(bytes) },
  })
  await call(host, 'deliver_order', { request: id, note: 'The originals follow by post.', ...changes })
  return bytes
}

const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const consent = (page: Page) => page.getByRole('checkbox')
const acceptButton = (page: Page) => page.getByRole('button', { name: 'Accept & pay half: £60.01' })
const secondButton = (page: Page) => page.getByRole('button', { name: 'Pay the second half: £60.00' })

async function open(page: Page, { link }: Ordered): Promise<void> {
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Your request' })).toBeVisible({ timeout: 20_000 })
}

/** Presses a button of the sandbox's payment page. */
async function atPayment(page: Page, button: 'Pay' | 'Cancel'): Promise<void> {
  await page.waitForURL('**/dev/pay/*')
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.waitForURL('**/get-quote*')
}

/** Presses a button that downloads, and returns the file's bytes. */
async function download(page: Page, name: RegExp): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, name)])
  return readFile(await file.path())
}

test('from the offer to the last paper, as a guest', async ({ page, host }) => {
  const ordered = await request(host)
  await open(page, ordered)
  // Without an offer the page says nothing of orders, and loads nothing for them.
  await expect(page.getByText('We plan to answer by')).toBeVisible()
  await expect(page.locator('.order')).toHaveCount(0)

  await offer(host, ordered)
  await page.reload()
  await expect(heading(page, 'Our offer')).toBeVisible()
  await expect(page.getByRole('table', { name: 'What we offer' })).toContainText('Total£120.01No VAT charged')
  await expect(page.getByText('Two originals, please.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'terms of service', exact: true })).toHaveAttribute(
    'href',
    '/terms-of-service',
  )
  await expectAccessible(page, 'an offer')

  // The consent is asked for before anything is paid.
  await acceptButton(page).click()
  await expect(page.getByText('Please tick this box')).toBeVisible()
  await expect(consent(page)).toBeFocused()
  await consent(page).check()
  await acceptButton(page).click()
  await atPayment(page, 'Pay')
  await expect(heading(page, 'The first half is paid')).toBeFocused({ timeout: 30_000 })
  expect(new URL(page.url()).search).toBe('')
  await expect(page.getByText(/R-\d{4}-\d{4}/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toBeVisible()
  await expectAccessible(page, 'a first half that is paid')

  await call(host, 'begin_order', { request: ordered.id })
  await page.reload()
  await expect(heading(page, 'We are working on your order')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0)
  await press(page, 'Add it below')
  await expect(page.locator('#further')).toBeFocused()

  const bytes = await deliver(host, ordered, { carrier: 'Royal Mail', tracking: 'AB123456789GB' })
  await page.reload()
  await expect(heading(page, 'Your order is ready')).toBeVisible()
  await expect(page.getByText('Opens once the second half is paid')).toBeVisible()
  await expect(page.getByText('AB123456789GB')).toBeVisible()
  await expect(page.getByText(sum(bytes))).toBeVisible()
  await expect(page.getByRole('button', { name: /^Download Świadectwo/ })).toHaveCount(0)
  await expectAccessible(page, 'a delivered order')

  await secondButton(page).click()
  await atPayment(page, 'Pay')
  await expect(heading(page, 'Your order is complete')).toBeFocused({ timeout: 30_000 })
  expect(sum(await download(page, /^Download Świadectwo/))).toBe(sum(bytes))
  await expect(page.getByText(/R-\d{4}-\d{4}/)).toHaveCount(2)
  const paper = await download(page, /^Download R-/)
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  await expectAccessible(page, 'a completed order')

  // The file that was downloaded is ours, and any other one is not.
  await page.getByRole('link', { name: 'verify a document' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verify a document' })).toBeVisible()
  const sent: string[] = []
  page.on('request', (call) => call.method() === 'POST' && sent.push(call.postData() ?? ''))
  await page.getByLabel('The file to check').setInputFiles({ name: 'a.pdf', mimeType: '', buffer: bytes })
  await expect(heading(page, 'Yes, we delivered this file')).toBeFocused()
  await expect(page.getByText(ordered.reference)).toBeVisible()
  expect(sent).toEqual([JSON.stringify({ sha256: sum(bytes) })])
  await expectAccessible(page, 'a document that is ours')
  const other = Buffer.concat([bytes, Buffer.from('\n')])
  await page.getByLabel('The file to check').setInputFiles({ name: 'b.pdf', mimeType: '', buffer: other })
  await expect(heading(page, 'No, we do not know this file')).toBeFocused()
})

test('a payment that is left takes nothing, and can be taken up again', async ({ page, host }) => {
  const ordered = await offered(host)
  await open(page, ordered)
  await consent(page).check()
  await acceptButton(page).click()
  await atPayment(page, 'Cancel')
  await expect(page.getByText('The payment was not completed, and nothing was taken.')).toBeVisible({
    timeout: 20_000,
  })
  await consent(page).check()
  await acceptButton(page).click()
  await page.waitForURL('**/dev/pay/*')
  await page.goBack()
  await expect(acceptButton(page)).toBeEnabled()
  await consent(page).check()
  await acceptButton(page).click()
  await atPayment(page, 'Pay')
  await expect(heading(page, 'The first half is paid')).toBeVisible({ timeout: 30_000 })
})

/** Its invoices need the customer's address. */
const LARGE = { vatRate: 2000, lines: [{ what: 'Certified translation', amount: 30_000 }] }

test('above £250 with VAT, name and address for the invoice are asked for', async ({ page, host }) => {
  const ordered = await offered(host, LARGE)
  await open(page, ordered)
  const name = page.getByLabel('Name for the invoice')
  const address = page.getByLabel('Address for the invoice')
  const accept = page.getByRole('button', { name: 'Accept & pay half: £150.00' })
  await expect(name).toHaveValue(/\S/)
  await expect(address).toHaveAttribute('autocomplete', 'billing street-address')
  await consent(page).check()
  await name.fill(' ')
  await accept.click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Error: Please enter the name for the invoice')
  await name.fill('Haworth Mills Ltd')
  await expect(name).toHaveAccessibleDescription('')
  await address.fill('1\n2\n3\n4\n5\n6')
  await accept.click()
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription(/Error: Please use at most 5 lines$/)
  await expectAccessible(page, 'an address with too many lines')
  await address.fill('The Old Mill\n12 Main Street\nHaworth\nBD22 8DA')
  await accept.click()

  // Left and taken up again, they are still there.
  await atPayment(page, 'Cancel')
  await expect(address).toHaveValue('The Old Mill\n12 Main Street\nHaworth\nBD22 8DA', { timeout: 20_000 })
  await consent(page).check()
  await accept.click()
  await atPayment(page, 'Pay')
  await expect(heading(page, 'The first half is paid')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/Invoice INV-/)).toBeVisible()

  await deliver(host, ordered)
  await page.reload()
  await expect(
    page.getByText('addressed to Haworth Mills Ltd, The Old Mill, 12 Main Street, Haworth, BD22 8DA.'),
  ).toBeVisible()
  await expect(name).toHaveCount(0)
})

test('within the hour the customer cancels, and the money goes back', async ({ page, host }) => {
  const ordered = await offered(host)
  await open(page, ordered)
  await consent(page).check()
  await acceptButton(page).click()
  await atPayment(page, 'Pay')
  await expect(page.getByText(/(59|60) minutes left/)).toBeVisible({ timeout: 30_000 })
  await press(page, 'Cancel this order')
  const question = page.getByRole('dialog', { name: 'Cancel this order?' })
  await expect(question).toBeVisible()
  await expectAccessible(page, 'the question before cancelling')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toBeFocused()
  await press(page, 'Cancel this order')
  await question.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(heading(page, 'You have cancelled this order')).toBeFocused()
  await expect(page.getByText(/Being refunded|Refunded/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible()
  await expect(page.getByText(/CN-\d{4}-\d{4}/)).toBeVisible()
  await expectAccessible(page, 'a cancelled order')
})

test.describe('of two at once', () => {
  test.use({ expectedConsole: /status of 409/ })

  test('the later one is told what has happened', async ({ page, host }) => {
    const ordered = await offered(host)
    await open(page, ordered)

    // A new offer, while the customer looks at the old one.
    await offer(host, ordered, { lines: [{ what: 'Certified translation', amount: 8000 }] })
    await consent(page).check()
    await acceptButton(page).click()
    await expect(page.getByText('We have changed our offer since you opened this page.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accept & pay half: £40.00' })).toBeVisible()

    // Another window pays.
    const other = await page.context().newPage()
    await open(other, ordered)
    await consent(other).check()
    await press(other, /^Accept & pay half/)
    await atPayment(other, 'Pay')
    await expect(heading(other, 'The first half is paid')).toBeVisible({ timeout: 30_000 })
    await other.close()
    await consent(page).check()
    await press(page, /^Accept & pay half/)
    await expect(page.getByText('This half is paid already')).toBeVisible()
    await expect(heading(page, 'The first half is paid')).toBeFocused()

    // We begin, while the customer thinks about cancelling.
    await press(page, 'Cancel this order')
    await call(host, 'begin_order', { request: ordered.id })
    await press(page, 'Yes, cancel it')
    await expect(page.getByText('We have begun work in the meantime')).toBeVisible()
    await expect(heading(page, 'We are working on your order')).toBeFocused()
  })

  test('an offer whose time is over, or that is withdrawn, cannot be accepted', async ({ page, host }) => {
    const ordered = await offered(host)
    await open(page, ordered)
    await call(host, 'withdraw_offer', { request: ordered.id })
    await consent(page).check()
    await acceptButton(page).click()
    await expect(page.getByText('The offer was withdrawn before it was accepted.')).toBeVisible()
    await expect(heading(page, 'We have withdrawn this offer')).toBeFocused()
    await expectAccessible(page, 'a withdrawn offer')

    const late = await offered(host, { validUntil: new Date(Date.now() + 1_500).toISOString() })
    await page.waitForTimeout(1_600)
    await open(page, late)
    await expect(heading(page, 'This offer has expired')).toBeVisible()
    await expect(page.getByRole('button', { name: /Accept/ })).toHaveCount(0)
  })
})

test('questions go both ways', async ({ page, host }) => {
  const ordered = await paid(host)
  await open(page, ordered)
  await page.getByText('Ask us something').click()
  await press(page, 'Send message')
  await expect(page.getByText('Please write a message')).toBeVisible()
  await page.getByLabel('Your message').fill('Which notary?\n<b>שלום</b>')
  await press(page, 'Send message')
  await expect(page.getByText('Your message is with us.')).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('')
  await call(host, 'say_in_order', { request: ordered.id, author: 'operator', text: 'The one in London.' })
  await page.reload()
  await expect(page.locator('.messages li')).toHaveText([/You.*Which notary\?\n<b>שלום<\/b>/s, /Us.*London/s])
  await expectAccessible(page, 'questions and answers')
})

test.describe('when the server is away', () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_|status of 50/ })

  test('nothing is lost: every press says so and can be repeated', async ({ page, host }) => {
    const ordered = await offered(host)
    await page.route('**/customer-order', (route) => route.abort())
    await open(page, ordered)
    await expect(page.getByText('We could not look up whether there is an offer')).toBeVisible()
    await page.unroute('**/customer-order')
    await press(page, 'Try again')
    await expect(heading(page, 'Our offer')).toBeVisible()

    await consent(page).check()
    await page.route('**/customer-order', (route) => route.fulfill({ status: 503, json: {} }))
    await acceptButton(page).click()
    await expect(page.getByText('The payment page could not be opened, and nothing was taken.')).toBeVisible()
    await expect(acceptButton(page)).toBeFocused()
    await page.context().setOffline(true)
    await acceptButton(page).click()
    await expect(page.getByText('Nothing was sent: please try again')).toBeVisible()
    await page.context().setOffline(false)
    await page.unroute('**/customer-order')
    await expect(consent(page)).toBeChecked()
    await acceptButton(page).click()
    await page.waitForURL('**/dev/pay/*')
  })

  test('a payment whose outcome is late is waited for, and never asked for again', async ({ page, host }) => {
    const ordered = await offered(host)
    await open(page, ordered)
    await consent(page).check()
    await acceptButton(page).click()
    await page.waitForURL('**/dev/pay/*')
    let away = true
    // The event has not come in, and the provider is slow.
    await page.route('**/customer-order', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { order: CustomerOrder }
      return away
        ? route.fulfill({ json: { order: { ...body.order, state: 'accepted', payments: [], papers: [] } } })
        : route.fulfill({ response: answer })
    })
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(heading(page, 'We are checking your payment')).toBeFocused({ timeout: 20_000 })
    await expect(page.getByRole('button', { name: /pay/i })).toHaveCount(0)
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible({ timeout: 40_000 })
    await expectAccessible(page, 'a payment that is late')
    away = false
    await press(page, 'Check again now')
    await expect(heading(page, 'The first half is paid')).toBeFocused({ timeout: 20_000 })
  })

  test('a document is verified once the server is back', async ({ page }) => {
    await page.route('**/verify-document', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/get-quote?verify')
    await page
      .getByLabel('The file to check')
      .setInputFiles({ name: 'a.pdf', mimeType: '', buffer: Buffer.from('%PDF-') })
    await expect(page.getByText('We could not look it up just now.')).toBeVisible()
    await page.unroute('**/verify-document')
    await press(page, 'Try again')
    await expect(heading(page, 'No, we do not know this file')).toBeFocused()
  })
})

test('a bank transfer shows where it goes, and can still be a card payment', async ({ page, host }) => {
  const ordered = await offered(host)
  const bank = {
    name: 'Signet & Quill',
    sortCode: '12-34-56',
    accountNumber: '98765432',
    iban: 'GB33BUKB20201555555555',
  }
  // The host of these tests takes cards alone: what it would answer if it took both.
  await page.route('**/customer-order', async (route) => {
    const { action, method } = route.request().postDataJSON()
    const asked =
      action === 'accept' && method === 'transfer'
        ? { token: route.request().postDataJSON().token }
        : undefined
    const answer = await route.fetch(asked && { postData: asked })
    const { order, url } = (await answer.json()) as { order: CustomerOrder; url?: string }
    if (url) return route.fulfill({ json: { url } })
    const transfer = { part: 'first', amount: 6001, reference: ordered.reference, bank }
    const changes = { methods: ['card', 'transfer'], ...(asked && { state: 'accepted', transfer }) }
    return route.fulfill({ json: { order: { ...order, ...changes } } })
  })
  await open(page, ordered)
  await page.getByText('Bank transfer', { exact: true }).click()
  await consent(page).check()
  await expectAccessible(page, 'a choice of how to pay')
  await acceptButton(page).click()
  await expect(heading(page, 'We are waiting for your bank transfer')).toBeFocused()
  for (const text of ['£60.01', ordered.reference, '12-34-56', '98765432', bank.iban])
    await expect(page.locator('.details')).toContainText(text)
  await expectAccessible(page, 'a bank transfer')
  await press(page, 'Pay by card instead: £60.01')
  await page.waitForURL('**/dev/pay/*')
})

test('a file that is too large for the browser is refused with words', async ({ page }) => {
  await page.goto('/get-quote?verify=')
  await expect(page.getByLabel('The file to check')).toBeAttached()
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('#verify-file')
    const files = new DataTransfer()
    files.items.add(new File([new Uint8Array(100 * 1024 * 1024 + 1)], 'large.pdf'))
    if (input) input.files = files.files
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page.getByText('This file is larger than 100 MB')).toBeVisible()
  await expectAccessible(page, 'a file that is too large')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page that verifies says what to do instead', { tag: '@without-scripts' }, async ({ page }) => {
    await page.goto('/get-quote?verify=#verify')
    await expect(page.locator('#verify h2')).toBeVisible()
    await expect(page.locator('#verify a[href^="mailto:"]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send quote request' })).toBeHidden()
  })
})

test('signed-in customers find their payments, papers and finished work', async ({ page, host }) => {
  const { email } = await newCustomer(page, host)
  await page.goto('/profile?tab=billing')
  await expect(page.getByRole('heading', { name: 'No payment method is stored' })).toBeVisible()
  await page.goto('/profile?tab=invoices')
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible()
  await page.goto('/profile?tab=tasks&view=completed')
  await expect(page.getByRole('heading', { name: 'Nothing is completed yet' })).toBeVisible()

  const sql = openSql(host.databaseUrl)
  const [profile] = await sql`select id from public.profiles where email = ${email}`
  const ordered = await offered(host)
  await sql`update public.quote_requests set user_id = ${profile?.id} where id = ${ordered.id}`
  await sql.end()
  await page.goto('/profile?tab=tasks&view=pending')
  const card = page.getByRole('listitem').filter({ hasText: ordered.reference })
  await expect(card).toContainText('Offered')
  await card.getByRole('link', { name: 'Open the order' }).click()
  await expect(heading(page, 'Our offer')).toBeVisible({ timeout: 20_000 })

  await call(host, 'accept_offer', { request: ordered.id, version: 1, express: true, method: 'transfer' })
  await call(host, 'confirm_transfer', { request: ordered.id, amount: 6001 })
  await deliver(host, ordered)
  await call(host, 'open_balance', { request: ordered.id, method: 'transfer' })
  await call(host, 'confirm_transfer', { request: ordered.id, amount: 6000 })

  await page.goto('/profile?tab=billing')
  await expect(page.getByRole('row')).toHaveText([
    /Date/,
    /Second half, by bank transfer£60\.00Paid/,
    /First half, by bank transfer£60\.01Paid/,
  ])
  await expectAccessible(page, 'payments')
  await page.goto('/profile?tab=invoices')
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Download R-\d{4}-\d{4}/ })).toHaveCount(2)
  await expectAccessible(page, 'papers')
  await page.goto('/profile?tab=tasks&view=completed')
  await expect(page.getByRole('listitem').filter({ hasText: ordered.reference })).toContainText('£120.01')
  await expectAccessible(page, 'finished work')
  await page.goto('/profile?tab=tasks&view=pending')
  await expect(page.getByRole('heading', { name: 'Nothing is pending' })).toBeVisible()
})

test.describe('while the page is being translated', () => {
  test.use({ expectedConsole: new RegExp(TRANSLATED_BEFORE) })

  test('an address for the invoice is typed', { tag: '@page-translation' }, async ({ page, host }) => {
    await translatePages(page, 'the start')
    const ordered = await offered(host, LARGE)
    await page.goto(ordered.link)
    const button = page.locator('.pay .send .btn')
    await expect(button).toContainText('£150.00', { timeout: 20_000 })
    await button.click()
    await expect(page.locator('#billingAddress')).toBeFocused()
    await expect(page.locator('.pay .error-message')).toHaveCount(2)
    await page.locator('#billingAddress').fill('12 Main Street\nHaworth')
    await consent(page).check()
    await expect(page.locator('.pay .error-message')).toHaveCount(0)
    await button.click()
    await atPayment(page, 'Pay')
    await expect(page.locator('.cancel')).toBeVisible({ timeout: 30_000 })
  })

  test('an order is paid, cancelled and refunded', { tag: '@page-translation' }, async ({ page, host }) => {
    await translatePages(page, 'the start')
    const ordered = await offered(host)
    await page.goto(ordered.link)
    const button = page.locator('.pay .send .btn')
    await expect(button).toContainText('£60.01', { timeout: 20_000 })
    await button.click()
    await expect(page.locator('.pay .error-message')).toBeVisible()
    await consent(page).check()
    await expect(page.locator('.pay .error-message')).toHaveCount(0)
    await button.click()
    await atPayment(page, 'Pay')
    await expect(page.locator('.cancel')).toBeVisible({ timeout: 30_000 })
    await page.locator('.cancel > .btn').click()
    await page.locator('.ask .btn').first().click()
    await expect(page.locator('.cancel')).toHaveCount(0)
    await expect(page.locator('#order-title')).toBeFocused()
  })
})

test('an order’s page stays small', async ({ page, host }) => {
  const ordered = await offered(host)
  const scripts = new Set<string>()
  page.on('request', (asked) => asked.resourceType() === 'script' && scripts.add(asked.url()))
  page.on('request', (asked) => /\/assets\/[\w.-]+\.js$/.test(asked.url()) && scripts.add(asked.url()))
  await open(page, ordered)
  await expect(heading(page, 'Our offer')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all([...scripts].map(bodyBytes))
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(100_000)
})
