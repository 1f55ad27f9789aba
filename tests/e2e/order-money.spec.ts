import type { Page } from '@playwright/test'
import type { BankDetails } from '#contract/order.ts'
import { type Host, startHost } from '../support/host.ts'
import { dayIn } from '../support/orders.ts'
import { transferCheckout } from '../support/transfer-checkout.ts'
import { expectAccessible } from './axe.ts'
import { customerMail } from './booking-page.ts'
import { expect, prompt, test } from './fixtures.ts'
import { confirmIn, follow, linkIn, operatorMail, signedLink, title } from './operator-page.ts'
import {
  acceptButton,
  atPayment,
  call,
  consent,
  deliverByOperator,
  finishedFile,
  followMail,
  heading,
  type Ordered,
  offer,
  offered,
  open,
  papersIn,
  press,
} from './order-page.ts'

/** Money on a real day: by bank transfer, of another amount, back in part, for more work, sooner than it is due. All of it by mail. */

test.describe.configure({ mode: 'default', timeout: 240_000 })
test.use({ expectedConsole: /Blocked script execution in 'about:srcdoc'/ })

const BANK: BankDetails = {
  name: 'Example Papers Limited',
  sortCode: '12-34-56',
  accountNumber: '98765432',
  iban: 'GB82 WEST 1234 5698 7654 32',
}

let checkout: Awaited<ReturnType<typeof transferCheckout>>
let house: Host
test.beforeAll(async () => {
  checkout = await transferCheckout(BANK)
  house = prompt(await startHost({}, checkout.folder))
})
test.afterAll(async () => {
  await house?.dispose()
  await checkout?.dispose()
})

const show = (page: Page, { link }: Ordered) => open(page, { link: house.url + link })

const told = ({ reference }: Ordered, subject: string) => operatorMail(house, `${reference} ${subject}`)

/** Accepts the offer that is shown by bank transfer. */
async function acceptByTransfer(page: Page): Promise<void> {
  await page.getByText('Bank transfer', { exact: true }).click()
  await consent(page).check()
  await press(page, 'Accept & transfer half: £60.01')
  await expect(heading(page, 'We’re waiting for your bank transfer')).toBeFocused()
}

/** An order whose first half was transferred. */
async function paid(): Promise<{ ordered: Ordered }> {
  const ordered = await offered(house)
  const { id } = ordered
  await call(house, 'accept_offer', { request: id, version: 1, express: true, method: 'transfer' })
  await call(house, 'confirm_transfer', { request: id, amount: 6001 })
  return { ordered }
}

test('both halves are asked for by bank transfer, and the operator confirms what came', async ({
  page,
  context,
}) => {
  const ordered = await offered(house)
  await show(page, ordered)
  await expect(page.getByText('You pay on the page of our payment provider.')).toBeVisible()
  await page.getByText('Bank transfer', { exact: true }).click()
  await expect(page.getByText('You pay on the page of our payment provider.')).toHaveCount(0)
  await expect(page.getByText('half by bank transfer before we start')).toBeVisible()
  await expect(page.getByText('Our bank details appear here, and we email them to you.')).toBeVisible()
  await expectAccessible(page, 'a choice of how to pay')
  await acceptByTransfer(page)
  const account = ['£60.01', ordered.reference, BANK.sortCode, BANK.accountNumber, BANK.iban ?? '']
  const asked = await followMail(page, house, ordered, /Please transfer £60\.01/)
  for (const text of account) await expect(page.locator('.details')).toContainText(text)
  for (const text of [...account, BANK.name]) expect(asked.text).toContain(text)
  // Banks compare it with the account's.
  await expect(page.getByText(BANK.name, { exact: true })).toHaveAttribute('translate', 'no')

  const desk = await context.newPage()
  await follow(desk, signedLink(house, ordered.id, 'transfer'), 'Confirm a bank transfer')
  await press(desk, '£60.01 has arrived')
  await expect(title(desk, 'The payment is recorded')).toBeVisible()
  // The page looks again when it is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(heading(page, 'Payment received — we’ll start soon')).toBeFocused({ timeout: 20_000 })
  await expect(page.getByText(/, by bank transfer/)).toBeVisible()
  const confirmed = await followMail(page, house, ordered, /Your order is confirmed: £60\.01 received/)
  expect(papersIn(confirmed)).toHaveLength(1)

  await deliverByOperator(house, ordered, 'Certificate.pdf', finishedFile().bytes)
  await page.reload()
  await page.getByText('Bank transfer', { exact: true }).click()
  await press(page, 'Transfer the second half: £60.00')
  await expect(page.locator('.details')).toContainText('£60.00')
  const details = await followMail(page, house, ordered, /Please transfer £60\.00/)
  for (const text of ['second half', '98765432', ordered.reference]) expect(details.text).toContain(text)
})

test('a transfer that is short, one that is too much, and one that nobody expects', {
  tag: '@release',
}, async ({ page, context }) => {
  const ordered = await offered(house)
  await show(page, ordered)
  await acceptByTransfer(page)
  const desk = await context.newPage()
  await follow(desk, signedLink(house, ordered.id, 'transfer'), 'Confirm a bank transfer')
  await desk.getByLabel('What arrived').fill('30')
  await expect(desk.getByText('£60.01 is expected and £30.00 came.')).toBeVisible()
  await expect(desk.getByText('no more than £10.00 is missing')).toBeVisible()
  await expect(desk.getByRole('radio')).toHaveCount(2)
  await desk.getByLabel('What arrived').fill('54.01')
  await expect(desk.getByRole('radio')).toHaveCount(3)
  await press(desk, 'Record £54.01')
  await expect(desk.getByText('Please choose what to do')).toBeVisible()
  await expectAccessible(desk, 'a transfer of another amount')
  await desk.getByText('Ask for the rest.').click()
  await press(desk, 'Record £54.01')
  await expect(desk.getByText('Amount expected')).toBeVisible()
  await expect(desk.getByRole('definition').filter({ hasText: '£6.00' })).toBeVisible()

  const short = await followMail(page, house, ordered, /We have received £54\.01: £6\.00 is missing/)
  expect(papersIn(short)).toHaveLength(1)
  expect(short.text).toMatch(/Amount: +£6\.00/)
  await expect(page.locator('.details')).toContainText('£6.00')
  const part = await told(ordered, 'Part paid: £54.01')
  await follow(desk, linkIn(part, 'transfer'), 'Confirm a bank transfer')
  await desk.getByLabel('What arrived').fill('10')
  await desk.getByText('Accept £6.00 and refund the rest.').click()
  await press(desk, 'Record £10.00')
  await expect(title(desk, 'Refund the customer')).toBeVisible()
  await followMail(page, house, ordered, /We are refunding your payment of £4\.00/)
  await expect(heading(page, 'Payment received — we’ll start soon')).toBeVisible()
  await expectAccessible(page, 'money that was not owed')

  await press(desk, 'I have refunded it')
  await confirmIn(desk, 'I have refunded it')
  const back = await followMail(page, house, ordered, /Your refund of £4\.00/)
  expect(papersIn(back)).toEqual([expect.stringMatching(/^CN-/)])

  // The same link takes another one.
  await follow(desk, linkIn(part, 'transfer'), 'The refund is recorded')
  await desk.getByLabel('What arrived').fill('5')
  await press(desk, 'Record it and refund it')
  await expect(title(desk, 'Refund the customer')).toBeVisible()
  const again = await told(ordered, 'A payment that was not due: £5.00')
  expect(again.text).toContain('#operator=transfer.')
})

test('an order that ends in work: a part is kept, the rest goes back, and a new quote follows', async ({
  page,
  context,
}) => {
  const { ordered } = await paid()
  await call(house, 'begin_order', { request: ordered.id })
  const confirmed = await told(ordered, 'First half paid')
  const desk = await context.newPage()
  await follow(desk, linkIn(confirmed, 'end'), 'End the order or refund money')
  await expect(desk.getByText('The customer asked us to begin before then.')).toBeVisible()
  await desk.getByText('End the order', { exact: true }).click()
  await press(desk, 'Continue')
  await expect(desk.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await expectAccessible(desk, 'an end that lacks everything')
  await desk.getByText('Cancelled within 14 days.').click()
  await desk.getByLabel('Amount to keep').fill('20')
  await desk.getByLabel('Reason').fill('You no longer need the apostille.')
  await expect(desk.getByRole('definition').filter({ hasText: '£40.01' })).toBeVisible()
  await press(desk, 'Continue')
  const dialog = desk.getByRole('dialog', { name: new RegExp(`End order ${ordered.reference} of `) })
  await expect(dialog).toContainText('You keep £20.00 and refund £40.01.')
  await expectAccessible(desk, 'the last question before an end')
  await dialog.getByRole('button', { name: 'Do nothing' }).click()
  await press(desk, 'Continue')
  await dialog.getByRole('button', { name: 'End it' }).click()
  await expect(title(desk, 'The order has ended')).toBeFocused()
  await expectAccessible(desk, 'an order that has ended')

  const ended = await followMail(page, house, ordered, /Your order has ended: we are refunding £40\.01/)
  for (const text of ['You no longer need the apostille.', 'We keep £20.00'])
    expect(ended.text).toContain(text)
  await expect(heading(page, 'This order has ended')).toBeVisible()
  await expect(page.locator('.details')).toContainText('£40.01')

  const toPay = await told(ordered, 'Order ended, refund the rest: £40.01')
  await follow(desk, linkIn(toPay, 'transfer'), 'Refund the customer')
  await press(desk, 'I have refunded it')
  await confirmIn(desk, 'I have refunded it')
  await followMail(page, house, ordered, /Your refund of £40\.01/)

  await follow(desk, linkIn(toPay, 'offer'), 'Answer with a price')
  await offer(house, ordered, { lines: [{ what: 'Certified translation alone', amount: 7000 }] })
  await followMail(page, house, ordered, /£70\.00/)
  await expect(page.getByText('Certified translation alone')).toBeVisible()
  await page.getByText('Order 1: ended').click()
  await expect(page.getByRole('button', { name: /^Download CN-/ })).toBeVisible()
  await expectAccessible(page, 'a quote after an order that has ended')
})

test('a delivered order: a part goes back, and the rest is written off', { tag: '@release' }, async ({
  page,
  context,
}) => {
  const { ordered } = await paid()
  await deliverByOperator(house, ordered, 'Certificate.pdf', finishedFile().bytes)
  const confirmed = await told(ordered, 'First half paid')
  const desk = await context.newPage()
  await follow(desk, linkIn(confirmed, 'end'), 'End the order or refund money')
  await expect(desk.getByRole('radio')).toHaveCount(3)
  await desk.getByText('Refund part of what was paid').click()
  await desk.getByLabel('Amount to refund').fill('61')
  await desk.getByLabel('Reason').fill('One page was late.')
  await press(desk, 'Continue')
  await expect(desk.getByText('from £0.01 to £60.01').first()).toBeVisible()
  await desk.getByLabel('Amount to refund').fill('10')
  await press(desk, 'Continue')
  await desk.getByRole('dialog').getByRole('button', { name: 'Refund it' }).click()
  await expect(title(desk, '£10.00 is being refunded')).toBeFocused()
  // nothing stands ready for a second press
  await expect(desk.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(desk.getByLabel('Amount to refund')).toHaveCount(0)
  const back = await customerMail(house, ordered.email, /We are refunding £10\.00/)
  expect(back.text).toContain('One page was late.')

  await follow(desk, linkIn(confirmed, 'end'), 'End the order or refund money')
  await desk.getByText('Write off the rest').click()
  await desk.getByLabel('Reason').fill('Reminded twice.')
  await press(desk, 'Continue')
  await expect(desk.getByRole('dialog')).toContainText('Write off £60.00')
  await desk.getByRole('dialog').getByRole('button', { name: 'Write it off' }).click()
  await expect(title(desk, 'The rest is written off')).toBeFocused()
  await show(page, ordered)
  await expect(heading(page, 'This order is closed')).toBeVisible()
  await expect(page.getByText('Opens once the second half is paid')).toBeVisible()
})

test('an extra is offered, accepted and paid like a quote', async ({ page, context }) => {
  const { ordered } = await paid()
  const confirmed = await told(ordered, 'First half paid')
  const desk = await context.newPage()
  await follow(desk, linkIn(confirmed, 'extra'), 'Quote for an extra')
  await desk.getByLabel('What').first().fill('A second certified copy')
  await desk.getByLabel('Amount').first().fill('12')
  await desk.getByLabel('Ready by').fill(dayIn(20))
  await expect(desk.locator('.sums')).not.toContainText('half')
  await press(desk, 'Preview the message')
  await expect(desk.locator('.order-subject')).toContainText('An extra to your order: £12.00')
  await press(desk, 'Send to the customer')
  await expect(title(desk, 'The extra is on its way')).toBeFocused()
  await expectAccessible(desk, 'an extra that stands')

  const sent = await followMail(page, house, ordered, /An extra to your order: £12\.00/)
  expect(sent.text).toContain('A second certified copy')
  const extra = page.getByRole('region', { name: 'An extra to your order' })
  await expect(extra.getByRole('table')).toContainText('A second certified copy£12.00')
  await extra.getByRole('checkbox').check()
  await extra.getByRole('button', { name: 'Accept & pay the extra: £12.00' }).click()
  await atPayment(page, 'Pay')
  const done = await followMail(page, house, ordered, /Your extra is confirmed: £12\.00 received/)
  expect(papersIn(done)).toHaveLength(1)
  await expect(page.getByRole('table', { name: 'Extra, paid' })).toBeVisible()
  await told(ordered, 'Extra paid: £12.00')

  await follow(desk, linkIn(confirmed, 'extra'), 'Quote for an extra')
  await desk.getByLabel('What').first().fill('Another one')
  await desk.getByLabel('Amount').first().fill('5')
  await desk.getByLabel('Ready by').fill(dayIn(20))
  await press(desk, 'Preview the message')
  await press(desk, 'Send to the customer')
  await press(desk, 'Withdraw the extra')
  await desk.getByRole('dialog').getByRole('button', { name: 'Withdraw the extra' }).click()
  await expect(title(desk, 'The extra is withdrawn')).toBeFocused()
  await followMail(page, house, ordered, /We have withdrawn an extra/)
  await expect(extra).toHaveCount(0)
})

test('everything at once, and the second half before it is due', async ({ page }) => {
  const all = await offered(house)
  await show(page, all)
  await expect(acceptButton(page)).toBeVisible()
  await page.getByText('Everything: £120.01').click()
  await consent(page).check()
  await expectAccessible(page, 'a choice of how much to pay')
  await press(page, 'Accept & pay everything: £120.01')
  await atPayment(page, 'Pay')
  const paidAll = await followMail(page, house, all, /Your order is confirmed: £120\.01 received/)
  expect(paidAll.text).toContain('There is nothing more to pay.')
  await deliverByOperator(house, all, 'Certificate.pdf', finishedFile().bytes)
  await page.reload()
  await expect(heading(page, 'Your order is complete')).toBeVisible()

  const { ordered: early } = await paid()
  await show(page, early)
  await page.getByText('Would you rather pay the second half now?').click()
  await press(page, 'Pay the second half: £60.00')
  await atPayment(page, 'Pay')
  const whole = await followMail(page, house, early, /£60\.00 received/)
  expect(whole.text).toContain('your order is paid in full')
  await expect(page.getByText('Would you rather pay the second half now?')).toHaveCount(0)
})
