import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { anonymous, sendQuote } from '../support/clients.ts'
import { type CapturedMail, type Host, startHost } from '../support/host.ts'
import { dayIn } from '../support/orders.ts'
import { transferCheckout } from '../support/transfer-checkout.ts'
import { expectAccessible } from './axe.ts'
import { expect, prompt, test } from './fixtures.ts'
import { follow, mailedLink, signedLink } from './operator-page.ts'
import { download, followMail, papersIn, press } from './order-page.ts'

/** Orders of customers whom VAT treats differently, by mail alone, from a business that is registered for it. */

test.describe.configure({ timeout: 240_000, mode: 'default' })
test.use({ expectedConsole: /Blocked script execution in 'about:srcdoc'/ })

const BANK = { name: 'Example Papers Limited', sortCode: '12-34-56', accountNumber: '98765432' }

let house: Host
let checkout: Awaited<ReturnType<typeof transferCheckout>>
test.beforeAll(async () => {
  checkout = await transferCheckout({ ...BANK, iban: 'GB82 WEST 1234 5698 7654 32' }, 'GB123456789')
  house = prompt(await startHost({ VAT_CHECK: 'sandbox' }, checkout.folder))
})
test.afterAll(async () => {
  await house.dispose()
  await checkout.dispose()
})

type Customer = { id: string; email: string; reference: string }

async function requestOf(changes: object): Promise<Customer> {
  const email = `${crypto.randomUUID()}@example.com`
  const { row, notification } = await sendQuote(anonymous(house), { email, ...changes })
  return { id: String(row.id), email, reference: String(notification.data.reference) }
}

async function openOfferForm(page: Page, customer: Customer) {
  await follow(page, await mailedLink(house, customer.reference, 'answer'), 'Answer with a price')
  await press(page, 'Send me the link')
  await follow(page, await mailedLink(house, customer.reference, 'offer'), 'Answer with a price')
}

const line = (page: Page, number: number) => page.getByRole('group', { name: `Line ${number}` })

async function typeLine(page: Page, number: number, what: string, amount: string, treatment?: string) {
  if (number > 1) await press(page, 'Add a line')
  await line(page, number).getByLabel('What').fill(what)
  await line(page, number).getByLabel('Amount').fill(amount)
  if (treatment) await line(page, number).getByLabel('VAT').selectOption({ label: treatment })
}

async function sendOffer(page: Page) {
  await page.getByLabel('Ready by').fill(dayIn(5))
  await press(page, 'Preview the message')
  await expect(page.getByRole('heading', { name: 'What the customer gets' })).toBeFocused()
}

const treatment = (page: Page, number: number) =>
  line(page, number).getByLabel('VAT').locator('option:checked')

async function textOf(pdf: Uint8Array): Promise<{ text: string; pages: number }> {
  const document = await getDocumentProxy(Uint8Array.from(pdf), { verbosity: 0 })
  const parts = await Promise.all(
    Array.from({ length: document.numPages }, async (_, i) => {
      const { items } = await (await document.getPage(i + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
  return { text: parts.join(' ').replaceAll(/\s+/g, ' '), pages: document.numPages }
}

const pdfIn = ({ attachments }: CapturedMail) => {
  const [pdf] = attachments.filter(({ mimeType }) => mimeType === 'application/pdf')
  return new Uint8Array(pdf?.content as ArrayBuffer)
}

test('a German company with its VAT number, and a fee that is passed on, by bank transfer', async ({
  page,
}) => {
  const customer = await requestOf({ company_name: 'Müller Übersetzungen GmbH' })
  await openOfferForm(page, customer)
  await expect(page.getByLabel('Kind of customer')).toHaveValue('business')
  await page.getByLabel('Country', { exact: true }).selectOption('Germany')
  await typeLine(page, 1, 'Certified translation of articles of association', '510')
  // Without evidence it is taxed as at home.
  await expect(treatment(page, 1)).toHaveText('VAT at 20%')
  await page.getByLabel('VAT number').fill('DE 12')
  await press(page, 'Preview the message')
  await expect(page.getByText('This is not a VAT number of Germany: please check it').first()).toBeVisible()
  await page.getByLabel('VAT number').fill('DE 123 456 789')
  await expect(treatment(page, 1)).toHaveText('Outside the scope of UK VAT')
  await typeLine(page, 2, 'Fee of the Foreign Office', '40', 'Disbursement, at cost')
  await expectAccessible(page, 'a quote to a company abroad')
  await sendOffer(page)
  await expect(
    page.getByText('The tax authority’s service says that this VAT number is valid.'),
  ).toBeVisible()
  await press(page, 'Send to the customer')
  await expect(page.getByRole('complementary', { name: 'The request' })).toContainText(
    'business, Germany, DE123456789 (valid)',
  )

  const offered = await followMail(page, house, customer, /: £550\.00/)
  for (const words of [
    'Reverse charge: the customer accounts for any VAT due there.',
    'Fee of the Foreign Office (disbursement, at cost)',
    'You pay exactly what we pay',
  ])
    expect(offered.text).toContain(words)
  await expect(page.getByText('services to a business in Germany')).toBeVisible()
  await expect(page.getByRole('row', { name: /Fee of the Foreign Office/ })).toContainText(
    'disbursement, at cost',
  )

  await page.getByText('Bank transfer', { exact: true }).click()
  await expect(page.getByLabel('Name for the invoice')).toHaveValue('Müller Übersetzungen GmbH')
  await page.getByLabel('Address for the invoice').fill('Hauptstraße 5\n10115 Berlin')
  await page.getByLabel('Purchase order number').fill('4500-711')
  await expectAccessible(page, 'what a company is asked for')
  await press(page, /^Accept & transfer half/)
  const asked = await followMail(page, house, customer, /Please transfer £275\.00/)
  expect(papersIn(asked)).toEqual([`${customer.reference}-1.pdf`])
  const request = await textOf(pdfIn(asked))
  for (const words of [
    'VAT number GB123456789',
    'This is not a VAT invoice.',
    'Your purchase order 4500-711',
    'Hauptstraße 5 10115 Berlin Germany',
    'Please pay £275.00 £0.00 £275.00',
    'Account number 98765432',
  ])
    expect(request.text).toContain(words)
  const again = await download(page, /^Download the request for payment/)
  expect(await textOf(again)).toEqual(request)

  await follow(page, signedLink(house, customer.id, 'transfer'), 'Confirm a bank transfer')
  await page.getByLabel('What arrived').fill('275')
  await press(page, 'Confirm the payment')
  const paid = await followMail(page, house, customer, /Your order is confirmed/)
  const invoice = await textOf(pdfIn(paid))
  expect(invoice.pages).toBe(1)
  for (const words of [
    'VAT invoice',
    'Your VAT number DE123456789',
    'outside the scope of UK VAT £255.00 £0.00 £255.00',
    'disbursements, at cost £20.00 £0.00 £20.00',
    'Reverse charge',
  ])
    expect(invoice.text).toContain(words)
})
