import type { Page } from '@playwright/test'
import type { CustomerOrder, Extra, OrderMessage } from '#contract/order.ts'
import { ORDER_PAYMENT_KEY } from '#src/lib/order-payment.ts'
import { axeFaults } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { hiddenText } from './hidden-text.ts'
import { type Ordered, offered, request } from './order-page.ts'

/** The page of a request in every state: the state is its heading and its title, one button comes first, and a slip says what follows. */

type State = {
  name: string
  /** What differs from an order that was offered. */
  order?: (offered: CustomerOrder) => { [Name in keyof CustomerOrder]?: CustomerOrder[Name] | undefined }
  /** What differs from a request that was just sent. */
  request?: object
  title: string
  /** The one primary button. */
  primary: string | RegExp
  /** A step of the slip. */
  next: string | RegExp
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
  { at: AT, note: '', carrier: 'Royal Mail', tracking: 'AB123456789GB', documents },
]
const paid = { paid: 6001, due: undefined, early: HALF } satisfies object
const complete = { state: 'completed', paid: 12_001, due: undefined, early: undefined, open: true } as const
const over = { due: undefined, early: undefined }
const REST = 'You pay the second half, £60.00, when we deliver.'

const STATES: State[] = [
  {
    name: 'without a quote',
    title: 'We’re preparing your quote',
    primary: 'Add documents',
    next: /written quote by email/,
  },
  {
    name: 'without a quote, and late',
    request: { replyBy: AT },
    title: 'We’re preparing your quote',
    primary: 'Add documents',
    next: /written quote by email/,
  },
  {
    name: 'without a quote, and with all the files it takes',
    request: { filesLeft: 0 },
    title: 'We’re preparing your quote',
    primary: 'Write to us',
    next: /written quote by email/,
  },
  {
    name: 'answered otherwise',
    request: { isAnswered: true },
    title: 'We’ve replied to your request',
    primary: 'Write to us',
    next: 'You read our reply.',
  },
  {
    name: 'offered',
    order: () => ({}),
    title: 'Your quote is ready',
    primary: 'Accept & pay half: £60.01',
    next: REST,
  },
  {
    name: 'offered, with nothing to pay by',
    order: () => ({ methods: [] }),
    title: 'Your quote is ready',
    primary: 'Ask us a question',
    next: REST,
  },
  {
    name: 'accepted, and not paid',
    order: () => ({ state: 'accepted' }),
    title: 'We’re waiting for your payment',
    primary: 'Accept & pay half: £60.01',
    next: 'You pay the first half.',
  },
  {
    name: 'accepted, by bank transfer',
    order: () => ({ state: 'accepted', transfers: [transfer('first')] }),
    title: 'We’re waiting for your bank transfer',
    primary: 'Download the request for payment',
    next: 'You make the transfer with the reference on this page.',
  },
  {
    name: 'paid half, and still to be cancelled',
    order: () => ({
      ...paid,
      state: 'half_paid',
      cancelUntil: new Date(Date.now() + 3_000_000).toISOString(),
    }),
    title: 'Payment received\u00a0— we’ll start soon',
    primary: 'Ask us a question',
    next: REST,
  },
  {
    name: 'in progress, and all of it paid',
    order: () => ({ ...paid, state: 'in_progress', paid: 12_001, early: undefined }),
    title: 'Payment received\u00a0— we’ve started',
    primary: 'Ask us a question',
    next: 'There is nothing more to pay.',
  },
  {
    name: 'in progress, with a question',
    order: () => ({ ...paid, state: 'in_progress', messages: [message(1, 'ask')] }),
    title: 'We need something from you',
    primary: 'Send answer',
    next: 'You send us what we asked for.',
  },
  {
    name: 'in progress, without a document that can be read, and with an extra',
    order: (order) => ({
      ...paid,
      state: 'in_progress',
      messages: [message(1, 'ask', { about: 'scan.pdf' }), message(2, 'ask')],
      extras: [extraOf(order, 'offered')],
    }),
    title: 'We need something from you',
    primary: 'Send documents',
    next: 'You send us what we asked for.',
  },
  {
    name: 'in progress, with a draft',
    order: () => ({ ...paid, state: 'in_progress', roundsLeft: 1, messages: [message(1, 'draft')] }),
    title: 'Your draft is ready to check',
    primary: 'Approve the draft',
    next: 'You approve the draft, or ask for changes.',
  },
  {
    name: 'in progress, with an extra',
    order: (order) => ({ ...paid, state: 'in_progress', extras: [extraOf(order, 'offered')] }),
    title: 'Your quote for an extra is ready',
    primary: 'Accept & pay the extra: £12.00',
    next: 'You accept the extra and pay for it, or leave it.',
  },
  {
    name: 'in progress, with an extra that is not paid',
    order: (order) => ({ ...paid, state: 'in_progress', extras: [extraOf(order, 'accepted')] }),
    title: 'We’re waiting for your payment',
    primary: 'Accept & pay the extra: £12.00',
    next: 'You pay for the extra.',
  },
  {
    name: 'in progress, with an extra by bank transfer',
    order: (order) => ({
      ...paid,
      state: 'in_progress',
      extras: [extraOf(order, 'accepted')],
      transfers: [transfer('extra')],
    }),
    title: 'We’re waiting for your bank transfer',
    primary: 'Download the request for payment',
    next: /add the extra to your order/,
  },
  {
    name: 'delivered',
    order: () => ({
      ...paid,
      state: 'delivered',
      due: HALF,
      early: undefined,
      deliveries: delivery(file('a.pdf')),
    }),
    title: 'Your documents are ready',
    primary: 'Pay the second half: £60.00',
    next: 'Your documents open on this page.',
  },
  {
    name: 'delivered, by bank transfer',
    order: () => ({
      ...paid,
      state: 'delivered',
      due: HALF,
      deliveries: delivery(file('a.pdf')),
      transfers: [transfer('second')],
    }),
    title: 'Your documents are ready',
    primary: 'Download the request for payment',
    next: 'You make the transfer with the reference on this page.',
  },
  {
    name: 'delivered, but for an extra',
    order: (order) => ({
      ...paid,
      state: 'delivered',
      paid: 12_001,
      due: { part: 'extra', amount: 1200 },
      early: undefined,
      extras: [extraOf(order, 'accepted')],
    }),
    title: 'Your documents are ready',
    primary: 'Accept & pay the extra: £12.00',
    next: 'You pay for the extra.',
  },
  {
    name: 'completed',
    order: () => ({ ...complete, deliveries: delivery(file('opened.pdf', true), file('new.pdf')) }),
    title: 'Your order is complete',
    primary: 'Download new.pdf',
    next: 'Keep a copy of your documents and receipts.',
  },
  {
    name: 'completed, by post alone',
    order: () => ({ ...complete, deliveries: delivery() }),
    title: 'Your order is complete',
    primary: 'Ask us a question',
    next: 'Keep a copy of your documents and receipts.',
  },
  {
    name: 'expired',
    order: () => ({ ...over, state: 'expired' }),
    title: 'Your quote has expired',
    primary: 'Ask for a new quote',
    next: 'You ask us for a new quote.',
  },
  {
    name: 'withdrawn',
    order: () => ({ ...over, state: 'withdrawn' }),
    title: 'We’ve withdrawn this quote',
    primary: 'Ask us a question',
    next: 'If you have a question, write to us below.',
  },
  {
    name: 'cancelled',
    order: () => ({ ...over, state: 'cancelled' }),
    title: 'You’ve cancelled this order',
    primary: 'Request another quote',
    next: 'We refund what you paid.',
  },
  {
    name: 'refunded',
    order: () => ({ ...over, state: 'refunded' }),
    title: 'We can’t carry out this order',
    primary: 'Request another quote',
    next: 'We refund everything you paid.',
  },
  {
    name: 'ended',
    order: () => ({
      ...over,
      state: 'ended',
      ended: { kept: 2000, returned: 4001, reason: 'As you wished.' },
    }),
    title: 'This order has ended',
    primary: 'Request another quote',
    next: 'We refund what we owe you.',
  },
  {
    name: 'ended, and half of it never paid',
    order: () => ({
      ...paid,
      state: 'ended',
      due: HALF,
      early: undefined,
      deliveries: delivery(file('a.pdf')),
      ended: { kept: 6001, returned: 0, reason: '' },
    }),
    title: 'This order is closed',
    primary: 'Pay the second half: £60.00',
    next: 'You pay the second half.',
  },
]

const primaryButtons = (page: Page) => page.locator('main .btn:not(.ghost)').filter({ visible: true })

async function expectState(page: Page, { name, title, primary, next }: State, dark = false) {
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(title, { timeout: 20_000 })
  await expect(page, name).toHaveTitle(new RegExp(`^${title}: `))
  await expect(page.getByRole('status').filter({ hasText: title }), name).toHaveCount(1)
  await expect(primaryButtons(page), name).toHaveCount(1)
  await expect(primaryButtons(page), name).toHaveAccessibleName(primary)
  await expect(page.getByRole('complementary', { name: 'What happens next' }), name).toContainText(next)
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
  expect(await axeFaults(page), name).toEqual([])
  expect(await hiddenText(page), name).toEqual([])
}

/** Answers for the order with what differs in a state. */
async function show(page: Page, changes: State['order']) {
  await page.unrouteAll()
  if (!changes) return
  await page.route('**/customer-order', async (route) => {
    const { order } = (await (await route.fetch()).json()) as { order: CustomerOrder }
    await route.fulfill({ json: { order: { ...order, ...changes(order) } } })
  })
}

test.describe('every state', { tag: '@accessibility' }, () => {
  test.describe.configure({ timeout: 240_000 })
  test.use({ viewport: { width: 390, height: 900 } })

  test('is the heading, with one button first and what follows beside it', async ({ page, host }) => {
    const [quoted, fresh] = await Promise.all([offered(host), request(host)])
    for (const [i, state] of STATES.entries()) {
      await show(page, state.order)
      await page.route('**/guest-request', async (route) => {
        const answer = (await (await route.fetch()).json()) as object
        await route.fulfill({ json: { ...answer, ...state.request } })
      })
      await page.goto((state.order ? quoted : fresh).link)
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

  test('a payment that is looked up, and one whose link has ended', async ({ page, host }) => {
    const ordered = await offered(host)
    await show(page, () => ({ state: 'accepted' }))
    await comeBack(page, ordered)
    await expectState(page, {
      name: 'settling',
      title: 'We’re checking your payment',
      primary: 'Check again now',
      next: 'We email you a receipt.',
    })
    await page.route('**/customer-order', (route) =>
      route.request().postDataJSON().action === 'status'
        ? route.fulfill({ status: 410, json: { error: { code: 'link-replaced', message: '' } } })
        : route.fallback(),
    )
    await page.getByRole('button', { name: 'Check again now' }).click()
    await expectState(page, {
      name: 'a link that ended',
      title: 'This link no longer works',
      primary: 'Reload this page',
      next: 'The new link shows whether your payment went through.',
    })
  })

  test('an order that cannot be looked up', async ({ page, host }) => {
    const ordered = await offered(host)
    await page.route('**/customer-order', (route) => route.abort())
    await page.goto(ordered.link)
    await expectState(page, {
      name: 'unknown',
      title: 'We can’t show your quote just now',
      primary: 'Try again',
      next: /written quote by email/,
    })
  })

  for (const part of ['order-panel', 'order-later'])
    test(`the script ${part} is missing: the rest stays, and it is loaded again`, async ({ page, host }) => {
      const ordered = await offered(host)
      await show(page, () => ({ ...paid, state: 'in_progress' }))
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
  await show(page, () => ({ ...complete, deliveries: delivery(file('a.pdf')) }))
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
