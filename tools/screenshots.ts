import { mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { RecordView } from '#contract/operator.ts'
import { pageAddresses } from '../src/collections/read-content.ts'
import { PATHS } from '../src/lib/routes.ts'
import { CHROMIUM_FLAGS, findChromium } from '../tests/support/chromium.ts'
import { startHost } from '../tests/support/host.ts'

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
  path: string
  width: number
  height: number
  /** What comes to the top of the picture. */
  from?: (page: Page) => Locator
  before?: (page: Page) => Promise<unknown>
}

/** What the pages of two links are told. */
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

const answering = (json: RecordView) => (page: Page) =>
  page.route('**/functions/v1/operator', (route) => route.fulfill({ json }))

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
  { name: 'gallery', path: PATHS.poloDay, width: 1280, height: 900 },
  { name: 'founders', path: PATHS.founders, width: 1280, height: 900 },
]

async function takeDocsPictures(page: Page): Promise<void> {
  await mkdir(DOCS_FOLDER, { recursive: true })
  for (const { name, path, width, height, from, before } of DOCS_PICTURES) {
    await page.setViewportSize({ width, height })
    await before?.(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await settle(page)
    await from?.(page).evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 24))
    const picture = sharp(await page.screenshot()).resize({ width: 800, withoutEnlargement: true })
    await picture.jpeg({ quality: 72, mozjpeg: true }).toFile(`${DOCS_FOLDER}${name}.jpg`)
  }
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
