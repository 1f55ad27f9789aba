import { mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { pageAddresses } from '../src/collections/read-content.ts'
import { PATHS } from '../src/lib/routes.ts'
import { CHROMIUM_FLAGS, findChromium } from '../tests/support/chromium.ts'
import { startHost } from '../tests/support/host.ts'

/**
 * `npm run screenshots`: every page, whole, at 390 and 1280 px into ./screenshots, served by the real host. `-- --dark` takes
 * them in the dark scheme. `-- --readme` takes the two pictures of README.md instead, into docs/pictures.
 */

const FOLDER = fileURLToPath(new URL('../screenshots/', import.meta.url))
const README_FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
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

/** The home page, and the operator's e-mail about a sample quote request: their upper parts. */
async function takeReadmePictures(page: Page): Promise<void> {
  const pictures = [
    { name: 'home-page', path: PATHS.home, width: 1280, height: 960 },
    { name: 'operator-email', path: '/dev/mail/preview/quote_operator?part=html', width: 660, height: 880 },
  ]
  await mkdir(README_FOLDER, { recursive: true })
  for (const { name, path, width, height } of pictures) {
    await page.setViewportSize({ width, height })
    await page.goto(path, { waitUntil: 'networkidle' })
    await settle(page)
    const picture = sharp(await page.screenshot()).resize({ width: 800, withoutEnlargement: true })
    await picture.jpeg({ quality: 72, mozjpeg: true }).toFile(`${README_FOLDER}${name}.jpg`)
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
  await (process.argv.includes('--readme') ? takeReadmePictures(page) : takePages(page))
} finally {
  await browser.close()
  await host.dispose()
}
