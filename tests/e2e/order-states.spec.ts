import type { Page } from '@playwright/test'
import { ORDER_PAGES } from '#content/order.ts'
import type { CustomerOrder, Extra, OrderPayment } from '#contract/order.ts'
import { ORDER_PAYMENT_KEY } from '#src/lib/order-payment.ts'
import {
  AT,
  complete,
  delivery,
  extraOf,
  file,
  halfPaid,
  OVER,
  STATES,
  type State,
  working,
} from '../support/order-states.ts'
import { axeFaults } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { hiddenSpacedText, hiddenText } from './hidden-text.ts'
import { type Ordered, offered, request } from './order-page.ts'
import { letRun } from './page-clock.ts'

/** The page of a request in every state: the state is its heading and its title, one button comes first, and a slip says what follows. */

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

/** In `npm test` those with the most on them stand for all, which are in tests/components/order-states.test.tsx. */
const QUICK: readonly State['page'][] = ['offered', 'draft', 'extra', 'delivered', 'completed', 'ended']
const isQuick = ({ page }: State) => QUICK.includes(page) || page === STATES[0]?.page

test.describe('every state', { tag: '@accessibility' }, () => {
  test.describe.configure({ timeout: 240_000 })
  test.use({ viewport: { width: 320, height: 900 } })

  for (const { states, tag } of [
    { states: STATES.filter(isQuick), tag: [] },
    { states: STATES.filter((state) => !isQuick(state)), tag: ['@release'] },
  ])
    test(`${states.length} times the heading, with one button first and what follows beside it`, {
      tag,
    }, async ({ page, host }) => {
      const [quoted, fresh] = await Promise.all([offered(host), request(host)])
      for (const [i, state] of states.filter(({ order }) => !order).entries()) {
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
      for (const [i, state] of states.filter(({ order }) => order).entries()) {
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
