import { mkdir, readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { OrderPurpose, RecordView } from '#contract/operator.ts'
import { signToken } from '#functions/_shared/documents/links.ts'
import { pageAddresses } from '../src/collections/read-content.ts'
import { PATHS } from '../src/lib/routes.ts'
import { CHROMIUM_FLAGS, findChromium } from '../tests/support/chromium.ts'
import { startHost } from '../tests/support/host.ts'
import { deliverDocument, rpc, sampleOffer, storePaidHalf, storeRequest } from '../tests/support/orders.ts'
import { openSql, type Sql } from '../tests/support/sql.ts'

/**
 * `npm run screenshots`: every page, whole, at 390 and 1280 px into ./screenshots, served by the real host. `-- --dark` takes
 * them in the dark scheme. `-- --docs` takes the pictures of README.md and the guides instead, into docs/pictures.
 */

const FOLDER = fileURLToPath(new URL('../screenshots/', import.meta.url))
const DOCS_FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const WIDTHS = [390, 1280]
const pages = pageAddresses()
const colorScheme = process.argv.includes('--dark') ? 'dark' : 'light'

/** Waits until the page is complete: fonts, and lazily loaded pictures. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

async function takePages(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    const folder = `${FOLDER}${colorScheme}-${width}/`
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    // The height determines `svh` and which pictures load first.
    await page.setViewportSize({ width, height: 900 })
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await settle(page)
      const name = path === PATHS.home ? 'home' : path.slice(1).replaceAll('/', '-')
      await page.screenshot({ path: `${folder}${name}.png`, fullPage: true })
    }
  }
  process.stdout.write(`${pages.length * WIDTHS.length} pictures in ./screenshots\n`)
}

type Picture = {
  name: string
  path: string | ((sql: Sql) => Promise<string>)
  width: number
  height: number
  /** What comes to the top of the picture. */
  from?: (page: Page) => Locator
  before?: (page: Page) => Promise<unknown>
  /** What the operator does before it is taken. */
  after?: (page: Page) => Promise<unknown>
}

/** What the pages of three links are told. */
const CLOSING = {
  purpose: 'close',
  step: 'confirm',
  state: 'open',
  day: '2026-12-29',
  bookings: [{ reference: 'SQ-B4KM-9XPW', startsAt: '2026-12-29T09:30:00.000Z', name: 'Zofia Wiśniewska' }],
} satisfies RecordView

const CANCELLING = {
  purpose: 'cancel',
  step: 'confirm',
  state: 'open',
  reference: 'SQ-B4KM-9XPW',
  startsAt: '2026-12-29T09:30:00.000Z',
} satisfies RecordView

const MONTH = {
  purpose: 'papers',
  step: 'ask',
  state: 'open',
  day: '2026-11-01',
  facts: [
    { label: 'Box 1, VAT due on sales', text: '£412.60' },
    { label: 'Box 6, sales without VAT', text: '£3,463.00' },
    { label: 'Standard rate, 20%', text: '£2,063.00 and £412.60 VAT' },
    { label: 'Outside the scope', text: '£1,400.00' },
  ],
} satisfies RecordView

const answering = (json: RecordView) => (page: Page) =>
  page.route('**/functions/v1/operator', (route) => route.fulfill({ json }))

/** The operator's link to an order that is stored for the picture. */
const orderLink = (purpose: OrderPurpose, store: (sql: Sql) => Promise<string>) => async (sql: Sql) => {
  const { linkSecret } = JSON.parse(await readFile(`${host.dataDir}/secrets.json`, 'utf8'))
  const expires = new Date(Date.now() + 24 * 3_600_000)
  const token = signToken(linkSecret, `operator-${purpose}`, await store(sql), expires)
  return `${PATHS.auth}#operator=${purpose}.${token}`
}

const delivered = async (sql: Sql) => {
  const request = await storePaidHalf(sql)
  await deliverDocument(host, sql, request)
  return request
}

const accepted = async (sql: Sql) => {
  const request = await storeRequest(sql)
  await rpc(sql, 'make_offer', { request, offer: JSON.stringify(sampleOffer()) })
  await rpc(sql, 'accept_offer', { request, version: 1, express: true, method: 'transfer' })
  return request
}

/** What a business that is registered for VAT is asked about a customer abroad. */
const asRegistered = (page: Page) =>
  page.route('**/functions/v1/operator', async (route) => {
    const response = await route.fetch()
    const view = await response.json()
    view.form.rule = { prices: 'net', vatRate: 2000 }
    view.form.draft.customer = { country: 'DE', business: true, vatNumber: 'DE123456789', evidence: '' }
    await route.fulfill({ response, json: view })
  })

/** Of mail the preview's samples. */
const DOCS_PICTURES: Picture[] = [
  { name: 'home-page', path: PATHS.home, width: 1280, height: 960 },
  { name: 'operator-email', path: '/dev/mail/preview/quote_operator?part=html', width: 660, height: 880 },
  {
    name: 'operator-email-links',
    path: '/dev/mail/preview/booking_operator?part=html',
    width: 660,
    height: 420,
    from: (page) => page.getByText('What you can do'),
  },
  {
    name: 'close-a-day',
    path: `${PATHS.auth}#operator=confirm.EXAMPLE`,
    width: 660,
    height: 760,
    before: answering(CLOSING),
  },
  {
    name: 'complaints',
    path: PATHS.contact,
    width: 1280,
    height: 360,
    from: (page) => page.locator('#complaints h2'),
  },
  {
    name: 'cancel-with-refund',
    path: `${PATHS.auth}#operator=cancel.EXAMPLE`,
    width: 660,
    height: 560,
    before: answering(CANCELLING),
  },
  {
    name: 'price',
    path: PATHS.booking,
    width: 1280,
    height: 640,
    from: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'take-back',
    path: orderLink('deliver', delivered),
    width: 660,
    height: 760,
    from: (page) => page.getByText('Already delivered'),
  },
  {
    name: 'transfer-differs',
    path: orderLink('transfer', accepted),
    width: 660,
    height: 820,
    from: (page) => page.locator('form'),
    after: (page) => page.getByLabel('What arrived').fill('52.01'),
  },
  {
    name: 'write-off',
    path: orderLink('end', delivered),
    width: 660,
    height: 820,
    from: (page) => page.getByText('What would you like to do?'),
    after: (page) => page.getByLabel('Write off the rest').check(),
  },
  {
    name: 'end-order',
    path: orderLink('end', storePaidHalf),
    width: 660,
    height: 900,
    from: (page) => page.getByText('What would you like to do?'),
    after: (page) => page.getByLabel('End the order').check(),
  },
  {
    name: 'customer-abroad',
    path: orderLink('offer', storeRequest),
    width: 660,
    height: 900,
    from: (page) => page.getByText('The customer, for VAT'),
    before: asRegistered,
  },
  {
    name: 'month',
    path: `${PATHS.auth}#operator=papers.EXAMPLE`,
    width: 660,
    height: 700,
    before: answering(MONTH),
  },
  { name: 'gallery', path: PATHS.poloDay, width: 1280, height: 900 },
  { name: 'founders', path: PATHS.founders, width: 1280, height: 900 },
]

async function takeDocsPictures(page: Page): Promise<void> {
  await mkdir(DOCS_FOLDER, { recursive: true })
  const sql = openSql(host.databaseUrl)
  for (const { name, path, width, height, from, before, after } of DOCS_PICTURES) {
    await page.setViewportSize({ width, height })
    await before?.(page)
    // Pages of links differ in what follows the '#' alone.
    await page.goto('about:blank')
    await page.goto(typeof path === 'string' ? path : await path(sql), { waitUntil: 'networkidle' })
    await settle(page)
    await after?.(page)
    await from?.(page).evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 24))
    const picture = sharp(await page.screenshot()).resize({ width: 800, withoutEnlargement: true })
    await picture.jpeg({ quality: 72, mozjpeg: true }).toFile(`${DOCS_FOLDER}${name}.jpg`)
    await page.unrouteAll()
  }
  await sql.end()
}

const host = await startHost()
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS })
try {
  const page = await browser.newPage({
    baseURL: host.url,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  await (process.argv.includes('--docs') ? takeDocsPictures(page) : takePages(page))
} finally {
  await browser.close()
  await host.dispose()
}
