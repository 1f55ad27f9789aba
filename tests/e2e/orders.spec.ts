import { bodyBytes } from '../../tools/bench/pages/weigh.ts'
import type { Host } from '../support/host.ts'
import { expectAccessible } from './axe.ts'
import { customerMail } from './booking-page.ts'
import { expect, test } from './fixtures.ts'
import {
  acceptButton,
  acceptByCard,
  atPayment,
  call,
  consent,
  deliverByOperator,
  finishedFile,
  goToPayment,
  heading,
  type Ordered,
  offer,
  offered,
  open,
  press,
} from './order-page.ts'
import { letRun } from './page-clock.ts'
import { requestLink } from './quote-page.ts'
import { inDatabase } from './stored-rows.ts'
import { TRANSLATED_BEFORE, translatePages } from './translator.ts'

/** What a customer sees and does of an order; whole journeys are in order-journeys.spec.ts. */

test.describe('the address that the payment page leads back to', () => {
  /** Where the sandbox leads after the payment and after cancelling, as it would be seen by the provider. */
  async function addressesOf(host: Host, { email }: Ordered): Promise<[success: string, cancel: string]> {
    const [session] = await inDatabase(
      host,
      (sql) => sql`
        select session.id, session.success_url, session.cancel_url from public.sandbox_sessions as session
        join public.order_payments as payment on payment.id = session.order_payment_id
        join public.orders as ordered on ordered.id = payment.order_id
        join public.quote_requests as request on request.id = ordered.request_id where request.email = ${email}`,
    )
    return [session?.success_url.replace('{CHECKOUT_SESSION_ID}', session?.id), session?.cancel_url]
  }

  test('names the payment and not the order, and shows it in the browser that set out alone', {
    tag: '@accessibility',
  }, async ({ page, host, context }) => {
    const ordered = await offered(host)
    await goToPayment(page, ordered)
    const [success, cancel] = await addressesOf(host, ordered)
    expect(success).toMatch(/\/get-quote\?payment=success&session_id=cs_sandbox_\w+#request$/)
    expect(cancel).toMatch(/\/get-quote\?payment=cancelled#request$/)
    expect(success + cancel).not.toContain(ordered.id)

    // A new tab has a storage of its own, as another browser has.
    const other = await context.newPage()
    for (const [address, title] of [
      [success, 'Thank you for your payment'],
      [cancel, 'You left the payment page'],
    ] as const) {
      await other.goto(address)
      await expect(other.getByRole('heading', { level: 1, name: title })).toBeFocused({ timeout: 20_000 })
      await expect(other.getByText('open the link in our email')).toBeVisible()
      await expect(other).toHaveURL('/get-quote')
      await expect(other.locator('meta[name=robots][content*=noindex]')).toHaveCount(1)
      expect(await other.content()).not.toContain(ordered.reference)
    }
    await expectAccessible(other, 'a payment page that was left elsewhere')
    await other.reload()
    const left = other.getByRole('heading', { level: 1, name: 'You left the payment page' })
    await expect(left).toBeVisible({ timeout: 20_000 })
    // The form is a link away.
    await other.goto('/get-quote')
    await expect(left).toHaveCount(0)
    await expect(other.locator('form').first()).toBeVisible()

    // A payment that this window did not set out for, its own, and the same once more from the history.
    await page.goto('/get-quote?payment=success&session_id=cs_of_somebody_else')
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your payment' })).toBeVisible({
      timeout: 20_000,
    })
    await page.goto(success)
    await expect(heading(page, 'We’re checking your payment')).toBeVisible({ timeout: 20_000 })
    await page.goto(`/dev/pay/${/cs_sandbox_\w+/.exec(success)?.[0]}`)
    await atPayment(page, 'Pay')
    for (let i = 0; i < 2; i++) {
      await expect(heading(page, 'Payment received — we’ll start soon')).toBeVisible({ timeout: 30_000 })
      await expect(page).toHaveURL('/get-quote')
      if (i === 0) await page.goto(success)
    }
  })
})

/** Its invoices need the customer's address. */
const LARGE = { vatRate: 2000, lines: [{ what: 'Certified translation', amount: 30_000 }] }

test('above £250 with VAT, name and address for the invoice are asked for; a payment that is left takes nothing and is taken up again', async ({
  page,
  host,
}) => {
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

  // Left in either way and taken up again, they are still there.
  await page.waitForURL('**/dev/pay/*')
  await page.goBack()
  await expect(accept).toBeEnabled()
  await consent(page).check()
  await accept.click()
  await atPayment(page, 'Cancel')
  await expect(page.getByText('The payment was not completed and you have not been charged.')).toBeVisible({
    timeout: 20_000,
  })
  await expect(address).toHaveValue('The Old Mill\n12 Main Street\nHaworth\nBD22 8DA', { timeout: 20_000 })
  await consent(page).check()
  await accept.click()
  await atPayment(page, 'Pay')
  await expect(heading(page, 'Payment received — we’ll start soon')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/Invoice INV-/)).toBeVisible()

  await deliverByOperator(host, ordered, 'Certified translation.pdf', finishedFile().bytes)
  await page.reload()
  await expect(
    page.getByText('addressed to Haworth Mills Ltd, The Old Mill, 12 Main Street, Haworth, BD22 8DA.'),
  ).toBeVisible()
  await expect(name).toHaveCount(0)
})

test('within the hour the customer cancels, and the money goes back', async ({ page, host }) => {
  const ordered = await offered(host)
  await goToPayment(page, ordered)
  // The clock of the device is wrong.
  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000)
  await atPayment(page, 'Pay')
  await expect(page.getByText(/(5\d|60) minutes left/)).toBeVisible({ timeout: 30_000 })
  await press(page, 'Cancel this order')
  const question = page.getByRole('dialog', { name: 'Cancel this order?' })
  await expect(question).toBeVisible()
  await expectAccessible(page, 'the question before cancelling')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toBeFocused()
  await press(page, 'Cancel this order')
  await question.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(heading(page, 'You’ve cancelled this order')).toBeFocused()
  await expect(page.getByText(/Being refunded|Refunded/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible()
  await expect(page.getByText(/CN-\d{4}-\d{4}/)).toBeVisible()
  await expectAccessible(page, 'a cancelled order')
})

test('a payment of another amount is said to be so, and can be made anew at once', async ({ page, host }) => {
  const ordered = await offered(host)
  await goToPayment(page, ordered)
  const [session = ''] = /cs_sandbox_\w+/.exec(page.url()) ?? []
  await inDatabase(host, (sql) => sql`update public.sandbox_sessions set amount = 1 where id = ${session}`)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL('**/get-quote*')
  await expect(page.getByRole('alert').filter({ hasText: 'a payment that does not match' })).toBeFocused({
    timeout: 20_000,
  })
  await expect(page.getByText('you have not been charged')).toHaveCount(0)
  await expectAccessible(page, 'a payment that does not match')
  await acceptByCard(page)
  expect(page.url()).not.toContain(session)
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
    await expect(page.getByText('We have changed our quote since you opened this page.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accept & pay half: £40.00' })).toBeVisible()

    // Somebody else pays.
    await call(host, 'accept_offer', { request: ordered.id, version: 2, express: true, method: 'transfer' })
    await call(host, 'confirm_transfer', { request: ordered.id, amount: 4000 })
    await consent(page).check()
    await press(page, /^Accept & pay half/)
    await expect(page.getByText('This half has already been paid')).toBeVisible()
    await expect(heading(page, 'Payment received — we’ll start soon')).toBeFocused()

    // We begin, while the customer thinks about cancelling.
    await press(page, 'Cancel this order')
    await call(host, 'begin_order', { request: ordered.id })
    await press(page, 'Yes, cancel it')
    await expect(page.getByText('We have started work, so the order')).toBeVisible()
    await expect(heading(page, 'Payment received — we’ve started')).toBeFocused()
  })
})

test.describe('a link that somebody else may have', () => {
  test.use({ expectedConsole: /status of 410/ })

  test('is ended by the customer, who gets a new one by email', async ({ page, host }) => {
    const ordered = await offered(host)
    await open(page, ordered)
    const other = await page.context().newPage()
    await open(other, ordered)
    await press(page, 'Send me a new link and cancel this one')
    await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeFocused()
    const mail = await customerMail(host, ordered.email, /Your link to your quote request/)
    expect(mail.text).toContain('The links we sent you before no longer work.')

    // Where it is open still, nothing can be done any more.
    await consent(other).check()
    await acceptButton(other).click()
    await expect(other.getByText('your link no longer works')).toBeVisible()
    await other.reload()
    await expect(other.getByRole('heading', { level: 1, name: 'This link has been replaced' })).toBeFocused({
      timeout: 20_000,
    })
    await expect(other.getByRole('button', { name: 'Send me a new link' })).toBeVisible()
    await expectAccessible(other, 'a link that was replaced')
    await open(page, { link: requestLink(mail) })
    await expect(heading(page, 'Your quote is ready')).toBeVisible()
  })
})

test('if the payment page does not open, the order can be used again', async ({ page, host }) => {
  await page.clock.install()
  await open(page, await offered(host))
  // The browser stays where it is.
  await page.route('**/dev/pay/*', (route) => route.fulfill({ status: 204 }), { times: 1 })
  const left = page.waitForRequest('**/dev/pay/*')
  await consent(page).check()
  await acceptButton(page).click()
  await left
  const busy = page.getByRole('button', { name: 'One moment…' })
  await expect(busy).toBeDisabled()
  await letRun(page, 30, async () => !(await busy.isVisible()))
  await acceptButton(page).click()
  await page.waitForURL('**/dev/pay/*')
})

test.describe('when the server is away', () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_|status of 50/ })

  test('nothing is lost: every press says so and can be repeated', async ({ page, host }) => {
    const ordered = await offered(host)
    await page.route('**/customer-order', (route) => route.abort())
    await open(page, ordered)
    await expect(page.getByText('We could not look up whether there is a quote')).toBeVisible()
    await expect(page).toHaveTitle(/^We can’t show your quote just now: /)
    await expectAccessible(page, 'an order that cannot be looked up')
    await page.unroute('**/customer-order')
    await press(page, 'Try again')
    await expect(heading(page, 'Your quote is ready')).toBeVisible()

    await consent(page).check()
    await page.route('**/customer-order', (route) => route.fulfill({ status: 503, json: {} }))
    await acceptButton(page).click()
    await expect(
      page.getByText('The payment page could not be opened, and you have not been charged.'),
    ).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
    await page.context().setOffline(true)
    await acceptButton(page).click()
    await expect(page.getByText('Nothing was sent: please try again')).toBeVisible()
    await page.context().setOffline(false)
    await page.unroute('**/customer-order')
    await expect(consent(page)).toBeChecked()
    await acceptButton(page).click()
    await page.waitForURL('**/dev/pay/*')
  })
})

test.describe('while the page is being translated', () => {
  test.use({ expectedConsole: new RegExp(TRANSLATED_BEFORE) })

  test('an address is typed, and an order is paid, cancelled and refunded', {
    tag: '@page-translation',
  }, async ({ page, host }) => {
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
    await page.locator('.cancel > .btn').click()
    await page.locator('.ask .btn').first().click()
    await expect(page.locator('.cancel')).toHaveCount(0)
    await expect(page.locator('#state-title')).toBeFocused()
  })
})

test('an order’s page stays small', async ({ page, host }) => {
  const ordered = await offered(host)
  const scripts = new Set<string>()
  page.on('request', (asked) => asked.resourceType() === 'script' && scripts.add(asked.url()))
  page.on('request', (asked) => /\/assets\/[\w.-]+\.js$/.test(asked.url()) && scripts.add(asked.url()))
  await open(page, ordered)
  await expect(heading(page, 'Your quote is ready')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all([...scripts].map(bodyBytes))
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(104_200)
})
