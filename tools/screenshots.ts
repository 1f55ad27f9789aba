import { mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { pageAddresses } from '../src/collections/read-content.ts'
import { PATHS } from '../src/lib/routes.ts'
import { CHROMIUM_FLAGS, findChromium } from '../tests/support/chromium.ts'
import { startHost } from '../tests/support/host.ts'

/**
 * `npm run screenshots`: every page, whole, at 390 and 1280 px into ./screenshots, served by the real host. `-- --dark` takes
 * them in the dark scheme.
 */

const FOLDER = fileURLToPath(new URL('../screenshots/', import.meta.url))
const WIDTHS = [390, 1280]
const pages = pageAddresses()
const colorScheme = process.argv.includes('--dark') ? 'dark' : 'light'

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
  for (const width of WIDTHS) {
    const folder = `${FOLDER}${colorScheme}-${width}/`
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    // The height determines `svh` and which pictures load first.
    await page.setViewportSize({ width, height: 900 })
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' })
      // Fonts, and pictures that load lazily.
      await page.evaluate(async () => {
        for (const picture of document.images) picture.loading = 'eager'
        await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
        await document.fonts.ready
      })
      const name = path === PATHS.home ? 'home' : path.slice(1).replaceAll('/', '-')
      await page.screenshot({ path: `${folder}${name}.png`, fullPage: true })
    }
  }
  process.stdout.write(`${pages.length * WIDTHS.length} pictures in ./screenshots\n`)
} finally {
  await browser.close()
  await host.dispose()
}
