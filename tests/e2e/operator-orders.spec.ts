import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dateIn, ENGLISH_DATES } from '#contract/dates.ts'
import { FILE_NAME_HEADER, LARGEST_DELIVERY } from '#contract/operator.ts'
import { signToken } from '#functions/_shared/documents/links.ts'
import { anonymous, sendQuote } from '../support/clients.ts'
import { operatorData } from '../support/operator.ts'
import { dayIn, rpc, sampleOffer, storePaidHalf, storeRequest } from '../support/orders.ts'
import { openSql, type Sql } from '../support/sql.ts'
import { expectAccessible } from './axe.ts'
import { heading } from './booking-page.ts'
import { expect, test } from './fixtures.ts'
import { button, confirmIn, follow, mailedLink, signedLink } from './operator-page.ts'
import { followMail, open } from './order-page.ts'
import { largeFile, requestLink, upload } from './quote-page.ts'
import { TRANSLATED_BEFORE, translatePages } from './translator.ts'

/** The operator's links about an order, as the operator follows them. */

test.describe.configure({ mode: 'default' })

let sql: Sql
test.beforeAll(({ host }) => {
  sql = openSql(host.databaseUrl, 2)
})
test.afterAll(() => sql.end())

const UPLOAD = /operator\?upload=/

/** Every upload of a file whose name begins so is lost on the way. */
const loseUploads = (page: Page, name: string) =>
  page.route(UPLOAD, async (route) =>
    (await route.request().headerValue(FILE_NAME_HEADER))?.startsWith(name)
      ? route.abort()
      : route.fallback(),
  )

const offer = (id: string) => rpc(sql, 'make_offer', { request: id, offer: JSON.stringify(sampleOffer()) })

const viewOf = (id: string) => rpc(sql, 'order_view', { request: id })
const stateOf = async (id: string) => (await viewOf(id)).order.state

/** Types lines as somebody does who never touches the mouse. */
async function typeLines(page: Page, lines: readonly (readonly [what: string, amount: string])[]) {
  await page.getByLabel('What').first().focus()
  for (const [index, [what, amount]] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    // The first one may be suggested.
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(what)
    await page.keyboard.press('Enter')
    await page.keyboard.type(amount)
  }
}

const sum = (page: Page, label: string) =>
  page.locator('.sums div').filter({ hasText: label }).locator('dd').first()

/** What axe and the translator of the tests hear from the preview of a message, where no script may run. */
const NO_SCRIPT_IN_PREVIEW = "Blocked script execution in 'about:srcdoc'"

test.describe('a quote', () => {
  test.use({ expectedConsole: new RegExp(NO_SCRIPT_IN_PREVIEW) })

  test('is made by keyboard, seen as the customer gets it, and sent', {
    tag: ['@operator-links', '@accessibility'],
  }, async ({ page, host }) => {
    const email = `${crypto.randomUUID()}@example.com`
    const { row, notification } = await sendQuote(anonymous(host), { email })
    const id = row.id as string
    const reference = String(notification.data.reference)
    await follow(page, await mailedLink(host, reference, 'answer'), 'Answer with a price')
    await button(page, 'Send me the link').click()
    await expect(page.getByText('is on its way to your inbox')).toBeVisible()

    await follow(page, await mailedLink(host, reference, 'offer'), 'Answer with a price')
    await expect(page.getByRole('complementary', { name: 'The request' })).toContainText(reference)
    await expect(page.getByRole('definition').filter({ hasText: /^1$/ })).toBeVisible()
    await expect(page.getByText(email)).toHaveCount(0)
    await button(page, 'Preview the message').click()
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
    await expect(page).toHaveTitle(/^Error: /)
    await expectAccessible(page, 'what is missing')

    await typeLines(page, [
      ['Certified translation', '90.01'],
      ['Apostille', '£1,075'],
      ['Discount', '-10'],
      ['Mistake', 'ten'],
    ])
    await expect(sum(page, 'Total')).toHaveText('£1,155.01')
    await expect(page.getByText('Please give an amount like 12.50')).toBeVisible()
    const warning = page.waitForEvent('dialog')
    await page.evaluate(() => setTimeout(() => location.reload()))
    await (await warning).dismiss()
    for (const [typed, question] of [
      ['49,90', '£49.90 or £4,990.00? Write 49.90 or 4990'],
      ['1\u00A0234,50', '£1,234.50? Write 1234.50'],
    ] as const) {
      await page.getByLabel('Amount').nth(3).fill(typed)
      await expect(page.getByText(question)).toBeVisible()
      await expect(sum(page, 'Total')).toHaveText('£1,155.01')
    }
    await button(page, 'Preview the message').press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Write 1234.50' })).toBeFocused()
    await button(page, 'Remove line 4').press('Enter')
    await expect(page.getByLabel('What').nth(2)).toBeFocused()
    await expect(sum(page, 'First half')).toHaveText('£577.51')
    await expect(sum(page, 'Second half')).toHaveText('£577.50')
    await expect(page.getByRole('status').filter({ hasText: 'Total £1,155.01' })).toBeAttached()
    await page.getByLabel('Ready by').fill(dayIn(9))
    await page.getByLabel('Note to the customer').fill('Two originals, please.\n<b>All</b> pages.')
    await button(page, 'Preview the message').press('Enter')

    await expect(heading(page, 'What the customer gets')).toBeFocused()
    const message = page.frameLocator('iframe')
    await expect(message.getByText('<b>All</b> pages.')).toBeVisible()
    await expect(message.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '36px')
    const subject = (await page.locator('.order-subject b').textContent()) ?? ''
    expect(subject).toContain(reference)
    await expectAccessible(page, 'the preview')
    expect(await viewOf(id)).toBeNull()

    await button(page, 'Change it').click()
    await expect(page.getByLabel('What').nth(1)).toHaveValue('Apostille')
    await button(page, 'Preview the message').click()
    await button(page, 'Send to the customer').click()
    await expect(heading(page, 'The quote is on its way')).toBeFocused()
    await expectAccessible(page, 'a quote that stands')
    await host.waitForMail((mail) => mail.subject === subject && mail.to?.[0]?.address === email)
    const { order, offer: made } = await viewOf(id)
    expect(order).toMatchObject({ state: 'offered', version: 1 })
    expect(made.lines).toEqual([
      { what: 'Certified translation', amount: 9001, treatment: 'standard' },
      { what: 'Apostille', amount: 107_500, treatment: 'standard' },
      { what: 'Discount', amount: -1000, treatment: 'standard' },
    ])
  })

  test('takes lines from the price list, which stay changeable', { tag: '@operator-links' }, async ({
    page,
    host,
  }) => {
    const id = await storeRequest(sql, {
      service_type: 'Apostille & Notarisation Services',
      source_language: null,
      target_language: null,
    })
    await follow(page, signedLink(host, id, 'offer'), 'Answer with a price')
    const prices = page.getByRole('group', { name: 'From your price list' })
    await prices.getByLabel('From your price list').selectOption({ label: 'Certified copy: £20' })
    await prices.getByLabel('How many').fill('two')
    await prices.getByRole('button').click()
    await expect(page.getByText('A number, such as 3')).toBeVisible()
    await prices.getByLabel('How many').fill('2')
    await prices.getByLabel('How many').press('Enter')
    await expect(page.getByLabel('What')).toHaveValue('Certified copy × 2')
    await expect(page.getByLabel('Amount')).toHaveValue('40.00')
    await prices.getByLabel('From your price list').selectOption({ index: 0 })
    await prices.getByRole('button').click()
    await expect(page.getByLabel('What')).toHaveCount(3)
    await expect(page.getByLabel('What').nth(1)).toHaveValue('Apostille & Notarisation Services, 1 document')
    await expect(page.getByLabel('Amount').nth(2)).toHaveValue('45.00')
    await expectAccessible(page, 'lines from the price list')
    await page.getByLabel('Amount').nth(1).fill('35')
    await expect(sum(page, 'Total')).toHaveText('£120.00')
  })

  test.describe('that meets something else', () => {
    test.use({ expectedConsole: /Failed to load resource/ })

    test('keeps what was typed when a connection fails, and when another version was sent meanwhile', {
      tag: '@operator-links',
    }, async ({ page, host }) => {
      const id = await storeRequest(sql)
      await follow(page, signedLink(host, id, 'offer'), 'Answer with a price')
      await typeLines(page, [['Translation', '80']])
      await page.getByLabel('Ready by').fill(dayIn(9))
      await page.route('**/functions/v1/operator', (route) => route.abort())
      await button(page, 'Preview the message').click()
      await expect(page.getByRole('alert').filter({ hasText: 'Nothing was lost' })).toBeFocused()
      await expect(page.getByLabel('What')).toHaveValue('Translation')
      await page.unroute('**/functions/v1/operator')

      await button(page, 'Preview the message').click()
      await expect(heading(page, 'What the customer gets')).toBeFocused()
      await offer(id)
      await button(page, 'Send to the customer').click()
      await expect(heading(page, 'A new version of the quote')).toBeVisible()
      await expect(
        page.getByRole('alert').filter({ hasText: 'Another version of the quote has been sent' }),
      ).toBeFocused()
      await expect(page.getByLabel('What')).toHaveValue('Translation')
      expect((await viewOf(id)).offer).toMatchObject({ version: 1, total: 12_001 })

      await button(page, 'Preview the message').click()
      await button(page, 'Send to the customer').click()
      await expect(heading(page, 'The quote is on its way')).toBeFocused()
      expect((await viewOf(id)).offer).toMatchObject({ version: 2, total: 8000 })
    })
  })
})

test('an order is given up after a last question', { tag: ['@operator-links', '@accessibility'] }, async ({
  page,
  host,
}) => {
  const id = await storePaidHalf(sql)
  await follow(page, signedLink(host, id, 'decline'), 'Decline this order')
  await button(page, 'Decline').click()
  const dialog = page.getByRole('dialog', { name: 'Decline this order and refund £60.01?' })
  await expectAccessible(page, 'the last question')
  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  expect(await stateOf(id)).toBe('half_paid')
  await button(page, 'Decline').click()
  await dialog.getByRole('button', { name: 'Decline and refund' }).click()
  await expect(heading(page, 'The order has ended')).toBeFocused()
  expect(await stateOf(id)).toBe('refunded')
})

test('the details of invoices are set after the payment', {
  tag: ['@operator-links', '@accessibility'],
}, async ({ page, host }) => {
  const id = await storePaidHalf(sql, { company_name: 'Haworth Mills Ltd' })
  await follow(page, signedLink(host, id, 'billing'), 'Set invoice details')
  await page.getByText('For what is issued from now on').click()
  await page.getByLabel('Name for the invoice').fill('Haworth Mills Ltd')
  await page.getByLabel('Purchase order number').fill('x'.repeat(51))
  await button(page, 'Save').click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Please use at most 50' })).toBeVisible()
  await page.getByLabel('Purchase order number').fill('HM-77')
  await expectAccessible(page, 'the details of invoices')
  await button(page, 'Save').click()
  await expect(heading(page, 'Invoice details saved')).toBeFocused()
  await expect(page.getByRole('complementary', { name: 'The request' })).toContainText('HM-77')
  await page.getByText('Correct what is issued already').click()
  await page.getByLabel('The customer’s own reference').fill('4711/26')
  await page.getByLabel('VAT number of the customer').fill('GB 12')
  await button(page, 'Continue').click()
  const problem = 'This is not a VAT number of United Kingdom: please check it'
  await expect(page.getByRole('alert').getByRole('link', { name: problem })).toBeVisible()
  await page.getByLabel('VAT number of the customer').fill('GB 123 456 789')
  await button(page, 'Continue').click()
  await expectAccessible(page, 'the corrected invoices')
  await button(page, 'Issue them').click()
  await expect(heading(page, 'The invoices are correct')).toBeFocused()
  const papers = await sql`
    select paper.kind, paper.facts -> 'customer' ->> 'vatNumber' as number, paper.facts -> 'buyer' ->> 'name' as name,
      paper.facts ->> 'ownReference' as own
    from public.papers as paper join public.orders as known on known.id = paper.order_id
    where known.request_id = ${id} order by paper.kind, paper.created_at`
  expect(papers.map((paper) => Object.values(paper))).toEqual([
    ['credit note', null, expect.any(String), null],
    ['receipt', null, expect.any(String), null],
    ['receipt', 'GB123456789', 'Haworth Mills Ltd', '4711/26'],
  ])
})

test('one transfer for several orders is recorded by one press, and told in one message', {
  tag: ['@operator-links', '@accessibility'],
}, async ({ page, host }) => {
  const email = `${crypto.randomUUID()}@example.com`
  const ids: string[] = []
  for (const company_name of ['Haworth Mills Ltd', 'Haworth Mills Ltd', 'Shipley Ltd']) {
    const id = await storeRequest(sql, { email, company_name })
    await offer(id)
    await rpc(sql, 'accept_offer', { request: id, version: 1, express: true, method: 'transfer' })
    ids.push(id)
  }
  const [first = '', second = '', third = ''] = ids
  const { reference } = (await viewOf(second)).request
  await follow(page, signedLink(host, first, 'transfer'), 'Confirm a bank transfer')
  await page.getByLabel(reference).check()
  await expect(page.getByRole('definition').filter({ hasText: '£120.02' })).toBeVisible()
  await page.getByLabel('What arrived').fill('130')
  await button(page, 'Confirm the payment').click()
  await expect(page.getByText('£130.00 came, and these orders come to £120.02.')).toBeVisible()
  await expectAccessible(page, 'a transfer for several orders')
  await page.getByLabel('What arrived').fill('120.02')
  await button(page, 'Confirm the payment').click()
  await expect(heading(page, 'The payment is recorded')).toBeFocused()
  expect(await Promise.all([first, second, third].map(stateOf))).toEqual([
    'half_paid',
    'half_paid',
    'accepted',
  ])
  const mail = await host.waitForMail(
    ({ to, subject }) => to?.[0]?.address === email && /received for several orders$/.test(subject ?? ''),
  )
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^R-/),
    expect.stringMatching(/^R-/),
  ])
  expect(mail.text).toContain(reference)
})

const CORRECT = 'Change the ready date or contact details'

test.describe('someone', () => {
  test.use({ expectedConsole: /status of 410/ })

  test('takes over, also before there is a price, and the links of the first end', {
    tag: ['@operator-links', '@order-work', '@accessibility'],
  }, async ({ page, host }) => {
    const first = `${crypto.randomUUID()}@example.com`
    const next = `${crypto.randomUUID()}@example.com`
    const id = await storeRequest(sql, { email: first, given_name: 'Ada' })
    const link = requestLink(await host.waitForMail(({ to }) => to?.[0]?.address === first))
    await follow(page, signedLink(host, id, 'correct'), CORRECT)
    await expect(page.getByLabel('Given name')).toHaveValue('Ada')
    await page.locator('[name=email]').fill('rui@')
    await button(page, 'Continue').click()
    const alert = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(alert).toContainText('Please choose why they change')
    await expect(alert).toContainText('Please enter a valid email address')
    await expectAccessible(page, 'contact details that are wrong')
    await page.getByLabel('Someone else takes over. ').check()
    await page.getByLabel('Given name').fill('Rui')
    await page.locator('[name=email]').fill(` Rui <${next}>`)
    await button(page, 'Continue').click()
    await confirmIn(page, 'Change them')
    await expect(heading(page, 'The contact details are changed')).toBeFocused()

    const former = await host.waitForMail(
      ({ to, subject }) => to?.[0]?.address === first && /go to another address$/.test(subject ?? ''),
    )
    expect(former.text).not.toMatch(new RegExp(`Rui|Ada|${next}|request=|[{}]`))
    await page.goto(link)
    await expect(page.getByText('This link has been replaced')).toBeVisible({ timeout: 20_000 })
    const mail = await followMail(page, host, { email: next }, /We have changed your details$/)
    expect(mail.text).toContain('Rui')
    expect(mail.text).toContain('The links we sent before no longer work')
    await expect(page.getByRole('definition').filter({ hasText: next })).toBeVisible()
  })
})

test('a document that came over the counter stands with those the customer sent', {
  tag: ['@operator-links', '@accessibility'],
}, async ({ page, host }) => {
  const id = await storeRequest(sql)
  await follow(page, signedLink(host, id, 'attach'), 'Add a document of the customer’s')
  await page.locator('#documents').setInputFiles([upload('Deed of 1974.pdf', 'pdf', 30_000, 1)])
  await expect(page.getByRole('status').filter({ hasText: 'Deed of 1974.pdf' })).toBeVisible()
  await expectAccessible(page, 'a document that was added')
  const token = signToken(host.linkSecret, 'request', id, new Date(Date.now() + 3_600_000))
  await open(page, { link: `/get-quote?request=${token}` })
  const sent = page.getByRole('list', { name: 'The documents you sent' })
  await expect(sent).toContainText('Deed of 1974.pdf')
  await expect(sent.getByRole('listitem')).toHaveCount(1)
})

test('a new ready date and why reach the customer, whose page shows old and new', {
  tag: ['@operator-links', '@order-work', '@accessibility'],
}, async ({ page, host }) => {
  const email = `${crypto.randomUUID()}@example.com`
  const id = await storePaidHalf(sql, { email })
  await follow(page, signedLink(host, id, 'correct'), CORRECT)
  await page.getByLabel('The ready date').check()
  await page.getByLabel('New ready date').fill('2001-01-01')
  await button(page, 'Change the date').click()
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Please choose a day from today on' }),
  ).toBeVisible()
  await expectAccessible(page, 'a day that is over')
  await page.getByLabel('New ready date').fill(dayIn(40))
  await page.getByLabel('Reason').fill('The Legalisation Office is slow.\n<b>Sorry</b>')
  await button(page, 'Change the date').click()
  await expect(heading(page, 'The date is changed')).toBeFocused()
  const day = (iso: string) => dateIn(ENGLISH_DATES, iso)
  const [before, now] = [day(dayIn(9)), day(dayIn(40))]
  await expect(page.getByRole('complementary', { name: 'The request' })).toContainText(now)
  const mail = await followMail(page, host, { email }, /A new date for your order$/)
  expect(mail.text).toContain(`It was to be ready by ${before}, and will now be ready by ${now}.`)
  expect(mail.text).toContain('The Legalisation Office is slow.')
  await expect(page.getByRole('definition').filter({ hasText: before })).toBeVisible()
  await expect(page.getByText('<b>Sorry</b>')).toBeVisible()
  await expect(page.getByText(`Your documents will be ready by ${now}.`)).toBeVisible()
  await expectAccessible(page, 'an order whose day has moved')
})

test.describe('a message', () => {
  test.use({ expectedConsole: /ERR_FAILED|status of 409/ })

  test('and what goes with it reach the customer, and the answer stands below', {
    tag: ['@operator-links', '@accessibility'],
  }, async ({ page, host }) => {
    const email = `${crypto.randomUUID()}@example.com`
    const id = await storeRequest(sql, { email })
    await offer(id)
    const link = signedLink(host, id, 'message')
    await follow(page, link, 'Write to the customer')
    await button(page, 'Send').click()
    await expect(page.getByText('Please write a message first')).toBeVisible()
    await page.getByLabel('Your message').fill('Which spelling?\nInes or Inês?')

    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await loseUploads(page, 'form')
    const drafts = ['draft.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'].map((name, i) =>
      upload(name, 'pdf', 30_000, i),
    )
    await page.locator('#documents').setInputFiles([...drafts, upload('form.pdf', 'pdf', 5_000, 9)])
    await expect(page.getByText('Ready to send, 29 KB')).toHaveCount(5)
    await expect(page.getByText('Not uploaded')).toBeVisible()
    await button(page, 'Send').click()
    await expect(page.getByRole('alert').getByText('Please wait until all files are uploaded')).toBeVisible()
    expect(addresses.join(' ')).not.toMatch(/draft|form\.pdf/)
    await page.unroute(UPLOAD)
    await button(page, 'Upload again').click()
    await expect(page.getByText('A message can have 5 documents at most.')).toBeVisible()
    await expectAccessible(page, 'more documents than a message can have')
    for (const name of ['b', 'c', 'd', 'e']) {
      await button(page, `Remove ${name}.pdf`).press('Enter')
      await expect(page.getByRole('heading', { name: 'Uploaded, not sent yet' })).toBeFocused()
      await expect(button(page, `Remove ${name}.pdf`)).toHaveCount(0)
    }
    await button(page, 'Send').press('Enter')
    await expect(heading(page, 'Your message is sent')).toBeFocused()
    await expect(page.getByLabel('Your message')).toHaveValue('')
    const mail = await host.waitForMail(
      ({ to, text }) => to?.[0]?.address === email && `${text}`.includes('Ines or Inês?'),
    )
    expect(mail.text).toContain('- draft.pdf (29 KB)')

    await rpc(sql, 'send_order_message', { request: id, author: 'customer', text: 'As in the passport.' })
    await follow(page, link, 'Write to the customer')
    const messages = page.locator('.order-messages > li')
    await expect(messages).toContainText([/Which spelling\?.*draft\.pdf29 KB/s, 'As in the passport.'])
    await expectAccessible(page, 'the messages')

    // What it was sent for: the customer opens it before anything is paid.
    await page.goto(/http\S+request=\S+/.exec(mail.text ?? '')?.[0] as string)
    const list = page.getByRole('list', { name: 'Documents with this message' })
    await expect(list).toContainText('draft.pdf29 KB', { timeout: 20_000 })
    await expect(list.locator('.file-name')).toHaveAttribute('translate', 'no')
    await expectAccessible(page, 'a message with a document')
    await page.route('**/customer-order', (route) => route.abort())
    await list.getByRole('button').click()
    await expect(page.getByText('The file could not be fetched.')).toBeVisible()
    await page.unroute('**/customer-order')
    const downloading = page.waitForEvent('download')
    await list.getByRole('button', { name: 'Download draft.pdf' }).press('Enter')
    expect(await readFile(await (await downloading).path())).toEqual(drafts[0]?.buffer)
    await expect
      .poll(async () => (await viewOf(id)).documents)
      .toMatchObject([{ name: 'draft.pdf', opened: 1 }])
  })
})

test.describe('a delivery', () => {
  test.use({ expectedConsole: /ERR_FAILED/ })

  test(
    'of documents and a parcel is handed over by a press',
    {
      tag: ['@operator-links', '@accessibility'],
    },
    async ({ page, host }, info) => {
      const id = await storePaidHalf(sql)
      await sql`
      update public.orders set billing_name = 'Haworth Mills Ltd', billing_address = ${'12 Main Street\nHaworth'}
      where request_id = ${id}`
      await follow(page, signedLink(host, id, 'deliver'), 'Deliver')
      await expect(page.getByText('Haworth Mills Ltd, 12 Main Street, Haworth')).toBeVisible()
      await button(page, 'Deliver to the customer').click()
      const missing = 'Upload a document or give a tracking number first.'
      await expect(page.getByRole('alert').getByRole('link', { name: missing })).toBeVisible()
      await expect(page.locator('.field.invalid .error-message')).toContainText(missing)
      await expect(page.locator('#documents')).toHaveAccessibleDescription(new RegExp(missing))

      await loseUploads(page, 'passport')
      const choose = (...files: Parameters<typeof upload>[]) =>
        page.locator('#documents').setInputFiles(files.map((file) => upload(...file)))
      await choose(['certified translation.pdf', 'pdf', 400_000, 1], ['passport.jpg', 'jpg', 20_000, 2])
      await expect(page.getByText('Ready to deliver, 391 KB')).toBeVisible()
      await expect(page.getByText('Not uploaded')).toBeVisible()
      await page
        .locator('#documents')
        .setInputFiles([{ name: 'notes.exe', mimeType: '', buffer: Buffer.from('MZ') }])
      await expect(page.getByText('notes.exe is not a')).toBeVisible()
      const megabytes = LARGEST_DELIVERY / 1024 / 1024
      await expect(page.getByText(`up to ${megabytes}MB each`)).toBeVisible()
      await page.locator('#documents').setInputFiles(await largeFile(info, LARGEST_DELIVERY + 1))
      await expect(page.getByText(`large.pdf is larger than ${megabytes} MB`)).toBeVisible()
      await expectAccessible(page, 'files in every state')
      await button(page, 'Deliver to the customer').click()
      await expect(
        page.getByRole('alert').getByText('Please wait until all files are uploaded'),
      ).toBeVisible()
      await page.unroute(UPLOAD)
      await button(page, 'Upload again').click()
      await expect(page.getByText('Ready to deliver')).toHaveCount(2)
      await choose(['mistake.pdf', 'pdf', 5_000, 3])
      await expect(page.getByText('Ready to deliver')).toHaveCount(3)
      await button(page, 'Remove mistake.pdf').click()
      await expect(page.getByText('Ready to deliver')).toHaveCount(2)
      await expect(page.getByRole('heading', { name: 'Uploaded, not delivered yet' })).toBeFocused()

      // What was uploaded is there whoever comes back.
      await follow(page, signedLink(host, id, 'deliver'), 'Deliver')
      await expect(page.getByText('Ready to deliver')).toHaveCount(2)
      await page.getByLabel('Carrier').fill('Royal Mail')
      await page.getByLabel('Tracking number').fill('AB 1234 5678 9GB')
      await page.getByLabel('Note to the customer').fill('The originals follow.')
      await page.getByLabel('Open the documents before the second half is paid').check()
      await button(page, 'Deliver to the customer').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('2 documents: certified translation.pdf, passport.jpg.')
      await expectAccessible(page, 'the question before handing over')
      await button(page, 'Not yet').click()
      expect(await stateOf(id)).toBe('half_paid')
      await button(page, 'Deliver to the customer').click()
      await dialog.getByRole('button', { name: 'Deliver to the customer' }).click()
      await expect(heading(page, 'Delivered')).toBeFocused()
      await expect(page.getByLabel('Carrier')).toHaveValue('')
      await expectAccessible(page, 'what was handed over')
      const { order, deliveries, documents } = await viewOf(id)
      expect(order).toMatchObject({ open_before_payment: true })
      expect(deliveries).toMatchObject([{ tracking: 'AB 1234 5678 9GB', note: 'The originals follow.' }])
      expect(documents).toHaveLength(2)
    },
  )
})

test('a printed link delivers like a mailed one', { tag: '@operator-links' }, async ({ page, host }) => {
  const id = await storePaidHalf(sql)
  const links = await operatorData(host, 'links', id)
  const { href } = links.find(({ label }: { label: string }) => label.startsWith('Deliver'))
  await follow(page, href, 'Deliver')
  await page.locator('#documents').setInputFiles([upload('deed.pdf', 'pdf', 30_000, 1)])
  await expect(page.getByText('Ready to deliver')).toBeVisible()
  // closed until the rest is paid: no question
  await expect(page.getByText('Until then you can take them back.')).toBeVisible()
  await button(page, 'Deliver to the customer').click()
  await expect(heading(page, 'Delivered')).toBeFocused()
  expect(await stateOf(id)).toBe('delivered')
})

test.describe('a page that is being translated', () => {
  test.use({ expectedConsole: new RegExp(`${TRANSLATED_BEFORE}|${NO_SCRIPT_IN_PREVIEW}`) })

  // The harder case stands for both in `npm test`.
  for (const [from, tag] of [
    ['the start', []],
    ['its hydration', ['@release']],
  ] as const)
    test(`makes the quote that was typed, translated from ${from}`, {
      tag: ['@page-translation', ...tag],
    }, async ({ page, host }) => {
      await translatePages(page, from)
      const id = await storeRequest(sql)
      await page.goto(signedLink(host, id, 'offer'))
      await button(page, 'Preview the message').click({ timeout: 20_000 })
      await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
      await typeLines(page, [
        ['Translation', '80'],
        ['Apostille', '30.01'],
      ])
      await expect
        .poll(async () => (await sum(page, 'Total').textContent())?.replaceAll('\u200b', ''))
        .toBe('£110.01')
      await page.getByLabel('Ready by').fill(dayIn(9))
      await button(page, 'Remove line 2').click()
      await button(page, 'Preview the message').click()
      await button(page, 'Send to the customer').click()
      await expect(button(page, 'Send a new version')).toBeVisible()
      expect((await viewOf(id)).offer).toMatchObject({ total: 8000 })
      await button(page, 'Withdraw the quote').click()
      await page.getByRole('dialog').getByRole('button').first().click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect.poll(() => stateOf(id)).toBe('withdrawn')
      await button(page, 'Send a new version').click()
      await expect(page.getByLabel('What')).toHaveValue('Translation')
    })
})
