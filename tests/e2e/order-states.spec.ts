import type { Page } from '@playwright/test'
import { ORDER_PAGES, type OrderPageKind } from '#content/order.ts'
import type { CustomerOrder, Extra, OrderMessage, OrderPayment } from '#contract/order.ts'
import { ORDER_PAYMENT_KEY } from '#src/lib/order-payment.ts'
import { axeFaults } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { hiddenSpacedText, hiddenText } from './hidden-text.ts'
import { type Ordered, offered, request } from './order-page.ts'
import { letRun } from './page-clock.ts'

/** The page of a request in every state: the state is its heading and its title, one button comes first, and a slip says what follows. */

type Words = { title: string; next: readonly string[] }
type State = {
  page: OrderPageKind | Words
  /** The one primary button. */
  primary: string
  /** What differs from an order that was offered; none: there is no quote yet. */
  order?: { [Name in keyof CustomerOrder]?: CustomerOrder[Name] | undefined }
  extra?: Extra['state']
  /** What differs from a request that was just sent. */
  request?: object
  /** A step that the order fills in. */
  step?: string
}

const AT = '2026-11-20T09:00:00.000Z'
const HALF = { part: 'second', amount: 6000 } as const
const message = (
  number: number,
  kind: OrderMessage['kind'],
  changes: Partial<OrderMessage> = {},
): OrderMessage => {
  return {
    number,
    kind,
    author: 'operator',
    text: 'The stamp cannot be read.',
    at: AT,
    documents: [],
    isOpen: true,
    ...changes,
  }
}
const extraOf = ({ offer }: CustomerOrder, state: Extra['state']): Extra => {
  const lines = [{ what: 'A second certified copy', amount: 1200 }]
  return { ...offer, version: 2, lines, total: 1200, first: 600, second: 600, state, left: 1200 }
}
const transfer = (part: 'first' | 'second' | 'extra') => ({
  id: crypto.randomUUID(),
  part,
  amount: 6000,
  reference: 'SQ-7K4M-2XPD',
  bank: { name: 'Example Papers Limited', sortCode: '12-34-56', accountNumber: '98765432' },
})
const file = (name: string, opened = false) => {
  return { id: crypto.randomUUID(), name, size: 20_000, sha256: 'ab'.repeat(32), opened }
}
const delivery = (...documents: ReturnType<typeof file>[]) => [
  { number: 1, at: AT, note: '', carrier: 'Royal Mail', tracking: 'AB123456789GB', documents },
]
const paid = { paid: 6001, due: undefined, early: HALF } satisfies object
const halfPaid = {
  ...paid,
  state: 'half_paid',
  cancelUntil: new Date(Date.now() + 3_000_000).toISOString(),
  cancelSeconds: 3000,
} as const
const working = { ...paid, state: 'in_progress' } as const
const delivered = { ...paid, state: 'delivered', due: HALF, deliveries: delivery(file('a.pdf')) } as const
const complete = { state: 'completed', paid: 12_001, due: undefined, early: undefined, open: true } as const
const over = { due: undefined, early: undefined }
const REST = 'You pay the second half, £60.00, when we deliver.'
const ASK = 'Ask us a question'
const ACCEPT = 'Accept & pay half: £60.01'
const TRANSFER = 'Download the request for payment'
const EXTRA = 'Accept & pay the extra: £12.00'
const BALANCE = 'Pay the second half: £60.00'
const PREPARING = { title: 'We’re preparing your quote', next: ['written quote by email'] }
const ANSWERED = { title: 'We’ve replied to your request', next: ['You read our reply.'] }

const STATES: State[] = [
  { page: PREPARING, primary: 'Add documents' },
  { page: PREPARING, request: { replyBy: AT }, primary: 'Add documents' },
  { page: PREPARING, request: { filesLeft: 0 }, primary: 'Write to us' },
  { page: ANSWERED, request: { isAnswered: true }, primary: 'Write to us' },
  { page: 'offered', order: {}, primary: ACCEPT, step: REST },
  { page: 'offered', order: { methods: [] }, primary: ASK, step: REST },
  { page: 'accepted', order: { state: 'accepted' }, primary: ACCEPT },
  { page: 'transfer', order: { state: 'accepted', transfers: [transfer('first')] }, primary: TRANSFER },
  { page: 'half_paid', order: halfPaid, primary: ASK, step: REST },
  {
    page: 'in_progress',
    order: { ...working, paid: 12_001, early: undefined },
    primary: ASK,
    step: 'There is nothing more to pay.',
  },
  { page: 'ask', order: { ...working, messages: [message(1, 'ask')] }, primary: 'Send answer' },
  {
    page: 'ask',
    order: { ...working, messages: [message(1, 'ask', { about: 'scan.pdf' }), message(2, 'ask')] },
    extra: 'offered',
    primary: 'Send documents',
  },
  {
    page: 'draft',
    order: { ...working, roundsLeft: 1, messages: [message(1, 'draft')] },
    primary: 'Approve the draft',
  },
  { page: 'extra', order: working, extra: 'offered', primary: EXTRA },
  { page: 'extraAccepted', order: working, extra: 'accepted', primary: EXTRA },
  {
    page: 'extraTransfer',
    order: { ...working, transfers: [transfer('extra')] },
    extra: 'accepted',
    primary: TRANSFER,
  },
  {
    page: 'delivered',
    order: { ...delivered, early: undefined },
    primary: BALANCE,
    step: 'Your finished documents open on this page.',
  },
  { page: 'deliveredTransfer', order: { ...delivered, transfers: [transfer('second')] }, primary: TRANSFER },
  {
    page: 'deliveredExtra',
    order: { state: 'delivered', paid: 12_001, due: { part: 'extra', amount: 1200 }, early: undefined },
    extra: 'accepted',
    primary: EXTRA,
  },
  { page: 'deliveredDisputed', order: { ...delivered, due: undefined, early: undefined }, primary: ASK },
  {
    page: 'deliveredOriginals',
    order: {
      ...delivered,
      ...over,
      open: true,
      originals: [{ number: 1, what: 'Deed', place: '', arrivedAt: AT }],
    },
    primary: 'Download a.pdf',
  },
  {
    page: 'completed',
    order: { ...complete, deliveries: delivery(file('opened.pdf', true), file('new.pdf')) },
    primary: 'Download new.pdf',
  },
  { page: 'completed', order: { ...complete, deliveries: delivery() }, primary: ASK },
  { page: 'expired', order: { ...over, state: 'expired' }, primary: 'Ask for a new quote' },
  { page: 'withdrawn', order: { ...over, state: 'withdrawn' }, primary: ASK },
  { page: 'cancelled', order: { ...over, state: 'cancelled' }, primary: 'Request another quote' },
  {
    page: 'refunded',
    order: { ...over, state: 'refunded', declined: true },
    primary: 'Request another quote',
  },
  { page: 'ended', order: { ...over, state: 'refunded' }, primary: 'Request another quote' },
  {
    page: 'ended',
    order: { ...over, state: 'ended', ended: { kept: 2000, returned: 4001, reason: 'As you wished.' } },
    primary: 'Request another quote',
  },
  {
    page: 'endedUnpaid',
    order: { ...delivered, state: 'ended', early: undefined, ended: { kept: 6001, returned: 0, reason: '' } },
    primary: BALANCE,
  },
]

/** Nobody works on these any more. */
const OVER: readonly OrderPageKind[] = ['completed', 'cancelled', 'refunded', 'ended', 'endedUnpaid']

const primaryButtons = (page: Page) => page.locator('main .btn:not(.ghost)').filter({ visible: true })

async function expectState(page: Page, { page: words, primary, step = '' }: State, dark = false) {
  const { title, next } = typeof words === 'string' ? ORDER_PAGES[words] : words
  const name = `${title}, ${primary}`
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(title, { timeout: 20_000 })
  await expect(page, name).toHaveTitle(new RegExp(`^${title}: `))
  await expect(page.getByRole('status').filter({ hasText: title }), name).toHaveCount(1)
  await expect(primaryButtons(page), name).toHaveCount(1)
  await expect(primaryButtons(page), name).toHaveAccessibleName(primary)
  const follows = page.getByRole('complementary', { name: 'What happens next' })
  for (const text of [...next.filter((text) => !text.includes('{')), step])
    await expect(follows, name).toContainText(text)
  // On phones, too, before what was sent.
  const [slip, receipt] = await Promise.all([follows.boundingBox(), page.locator('.serial').boundingBox()])
  expect(slip?.y, name).toBeLessThan(receipt?.y ?? 0)
  const takesFiles = typeof words !== 'string' || !OVER.includes(words)
  await expect(page.getByRole('heading', { name: 'Add documents' }), name).toHaveCount(takesFiles ? 1 : 0)
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
  expect(await axeFaults(page), name).toEqual([])
  expect(await hiddenText(page), name).toEqual([])
  if (!dark) expect(await hiddenSpacedText(page), name).toEqual([])
}

/** Answers for the order with what differs in a state. */
async function show(page: Page, changes: State['order'], extra?: Extra['state']) {
  await page.unrouteAll()
  if (!changes) return
  await page.route('**/customer-order', async (route) => {
    const { order } = (await (await route.fetch()).json()) as { order: CustomerOrder }
    const extras = extra ? [extraOf(order, extra)] : order.extras
    await route.fulfill({ json: { order: { ...order, extras, ...changes } } })
  })
}

test.describe('every state', { tag: '@accessibility' }, () => {
  test.describe.configure({ timeout: 240_000 })
  test.use({ viewport: { width: 320, height: 900 } })

  test('is the heading, with one button first and what follows beside it', async ({ page, host }) => {
    const [quoted, fresh] = await Promise.all([offered(host), request(host)])
    for (const [i, state] of STATES.filter(({ order }) => !order).entries()) {
      await page.unrouteAll()
      await page.route('**/guest-request', async (route) => {
        const answer = (await (await route.fetch()).json()) as object
        await route.fulfill({ json: { ...answer, ...state.request } })
      })
      await page.goto(fresh.link)
      await expectState(page, state, i % 2 > 0)
    }
    await page.unrouteAll()
    await page.goto(quoted.link)
    for (const [i, state] of STATES.filter(({ order }) => order).entries()) {
      await show(page, state.order, state.extra)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 })
      // It looks again when it is looked at again.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expectState(page, state, i % 2 > 0)
    }
  })
})

test.describe('when something is missing', { tag: '@accessibility' }, () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch|status of|ERR_/ })

  /** As after the payment page. */
  async function comeBack(page: Page, { link }: Ordered) {
    const token = new URL(link, 'http://host').searchParams.get('request')
    await page.addInitScript(
      ([key, kept]) => sessionStorage.setItem(key as string, kept as string),
      [ORDER_PAYMENT_KEY, JSON.stringify({ token, sessionId: 'cs_1', payments: 0 })],
    )
    await page.goto('/get-quote?payment=success&session_id=cs_1#request')
  }

  test('a payment whose outcome is late is waited for, and not for ever by a link that has ended', async ({
    page,
    host,
  }) => {
    const ordered = await offered(host)
    const at = { paidAt: AT, refund: 'none', refunded: 0, surplus: false } as const
    const payments: OrderPayment[] = [{ part: 'first', method: 'card', amount: 6001, ...at }]
    let isPaid = false
    let status = 200
    let lookUps = 0
    await page.route('**/customer-order', async (route) => {
      if (route.request().postDataJSON().action === 'status') {
        lookUps += 1
        if (status !== 200)
          return route.fulfill({ status, json: { error: { code: 'link-replaced', message: '' } } })
      }
      // The event has not come in, and the provider is slow.
      const { order } = (await (await route.fetch()).json()) as { order: CustomerOrder }
      await route.fulfill({
        json: { order: { ...order, ...(isPaid ? { ...halfPaid, payments } : { state: 'accepted' }) } },
      })
    })
    await page.clock.install()
    await comeBack(page, ordered)
    const heading = page.getByRole('heading', { level: 1 })
    await expectState(page, { page: 'settling', primary: 'Check again now' })
    await expect(page.getByRole('button', { name: /pay/i })).toHaveCount(0)
    const late = page.getByText('This is taking longer than usual.')
    await letRun(page, 60, () => late.isVisible())
    await expect(late).toBeVisible()
    isPaid = true
    await page.getByRole('button', { name: 'Check again now' }).click()
    await expect(heading).toHaveText(ORDER_PAGES.half_paid.title)
    await expect(heading).toBeFocused()

    // A new link was sent meanwhile, from another window.
    isPaid = false
    lookUps = 0
    status = 503
    await comeBack(page, ordered)
    await letRun(page, 60, () => lookUps > 0)
    status = 410
    await letRun(page, 60, async () => (await heading.textContent()) === ORDER_PAGES.linkEnded.title)
    await expectState(page, { page: 'linkEnded', primary: 'Reload this page' })
    const soFar = lookUps
    await page.clock.runFor(60_000)
    expect(lookUps).toBe(soFar)
  })

  for (const { part, tag } of [
    { part: 'order-panel', tag: [] },
    { part: 'order-later', tag: ['@release'] },
  ])
    test(`the script ${part} is missing: the rest stays, and it is loaded again`, { tag }, async ({
      page,
      host,
    }) => {
      const ordered = await offered(host)
      await show(page, working)
      await page.route(`**/${part}*.js`, (route) => route.abort())
      await page.goto(ordered.link)
      const failed = page.getByRole('alert').filter({ hasText: 'could not be loaded. Nothing is lost.' })
      await expect(failed).toBeVisible({ timeout: 20_000 })
      await expect(page.locator('.serial')).toHaveText(ordered.reference)
      expect(await axeFaults(page)).toEqual([])
      await page.unroute(`**/${part}*.js`)
      await failed.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('Add it below')).toBeVisible({ timeout: 20_000 })
    })
})

test('a review is asked for on one visit, after the documents', async ({ page, host }) => {
  const ordered = await offered(host)
  await show(page, { ...complete, deliveries: delivery(file('a.pdf')) })
  await page.goto(ordered.link)
  const link = page.getByRole('link', { name: 'Write a review' })
  await expect(link).toHaveAttribute('href', /^https:/, { timeout: 20_000 })
  const below = async () => (await link.boundingBox())?.y ?? 0
  expect(await below()).toBeGreaterThan(
    (await page.getByRole('button', { name: 'Download a.pdf' }).boundingBox())?.y ?? 0,
  )
  await page.reload()
  await expect(page.getByRole('button', { name: 'Download a.pdf' })).toBeVisible({ timeout: 20_000 })
  await expect(link).toHaveCount(0)
})
