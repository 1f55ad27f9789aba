import { readdir, readFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { pageAddresses } from '#src/collections/read-content.ts'
import { PATHS } from '#src/lib/routes.ts'
import { freshSlot } from '../support/bookings.ts'
import { findEarlyChromium } from '../support/browsers/early-chromium.ts'
import { CHROMIUM_FLAGS } from '../support/chromium.ts'
import { calendar, chooseDate, dateButton, openBooking } from './booking-page.ts'
import { expect, openPage, test } from './fixtures.ts'

/** package.json's browserslist: the oldest Chromium available, and what other browsers lack. */

const ROUTES = pageAddresses().filter((path) => path !== PATHS.notFound)
const program = findEarlyChromium()

/** Removes refinements, and lets no line wrap: browsers' letter widths differ slightly. */
async function simplify(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* {
      min-width: 0 !important;
      white-space: nowrap !important;
      field-sizing: fixed !important;
      animation: none !important;
    }`)
    document.adoptedStyleSheets = [sheet]
    for (const part of document.querySelectorAll<HTMLElement>('main > section, .side, .site-footer'))
      part.style.contentVisibility = 'visible'
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

/** Size of the compared squares in pixels: large enough to blur letters. */
const SQUARE = 12

async function shades(picture: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(picture)
    .extract({ left: 0, top: 0, width, height })
    .removeAlpha()
    .resize(Math.floor(width / SQUARE), Math.floor(height / SQUARE), { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
}

async function difference(one: Buffer, other: Buffer): Promise<{ squares: number; height: number }> {
  const [a, b] = await Promise.all([sharp(one).metadata(), sharp(other).metadata()])
  const width = Math.min(a.width, b.width)
  const height = Math.min(a.height, b.height)
  const [first, second] = await Promise.all([one, other].map((picture) => shades(picture, width, height)))
  if (!first || !second) throw new Error('A picture is missing')
  let differing = 0
  for (let i = 0; i < first.length; i += 3)
    if ([0, 1, 2].some((j) => Math.abs((first[i + j] ?? 0) - (second[i + j] ?? 0)) > 28)) differing += 1
  return { squares: differing / (first.length / 3), height: Math.abs(a.height - b.height) }
}

/** Controls without size or contrast. */
function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const light = (colour: string) => {
      const [r, g, b] = numbers(colour).map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
    }
    const behind = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at)
        const [, , , alpha = 1] = numbers(backgroundColor)
        if (alpha === 1) return backgroundColor
        // The footer's ground is a drawing.
        const [drawn] = /rgb\([^)]+\)/.exec(backgroundImage) ?? []
        if (drawn && !at.matches('select')) return drawn
      }
      return 'rgb(255, 255, 255)'
    }
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea, .segments span')]
      .filter((control) => {
        if (control.closest('.visually-hidden, details:not([open]) > div, [hidden], .skip')) return false
        const box = control.getBoundingClientRect()
        const { color, opacity, visibility, display } = getComputedStyle(control)
        if (
          visibility === 'hidden' ||
          display === 'none' ||
          opacity === '0' ||
          control.getClientRects().length === 0
        )
          return false
        if (box.width < 8 || box.height < 8) return true
        if (control.matches('[type=radio], [type=checkbox], :has(> img), :has(> picture)')) return false
        const [less = 0, more = 0] = [light(color), light(behind(control))].sort((x, y) => x - y)
        return (more + 0.05) / (less + 0.05) < 3
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}

type Settings = NonNullable<Parameters<Browser['newPage']>[0]>

async function openEarly(settings: Settings) {
  if (!program) throw new Error('The Chromium of 2023 is not there: npm run test:release fetches it')
  const early = await chromium.launch({ executablePath: program, args: CHROMIUM_FLAGS })
  const page = await early.newPage(settings)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return { early, page, errors, close: () => early.close() }
}

/** Waits for typefaces by changing styles, so without the policy's hashes. */
async function pageForPictures(browser: Browser, settings: Settings): Promise<Page> {
  const page = await browser.newPage({ ...settings, bypassCSP: true })
  await page.route(
    ({ pathname }) => ROUTES.includes(pathname),
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block')
      return route.fulfill({ response, body })
    },
  )
  return page
}

const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const

for (const { colorScheme, width } of LOOKS)
  test(`a Chromium of early 2023 shows every page as today's does, ${colorScheme}, ${width} px`, {
    tag: ['@older-browsers', '@release'],
  }, async ({ browser, host }) => {
    // Forty pages, drawn three times each.
    test.setTimeout(240_000)
    const viewport = { width, height: 900 }
    const settings = {
      baseURL: host.url,
      viewport,
      locale: 'en-GB',
      colorScheme,
      reducedMotion: 'reduce',
    } as const
    const { early, page, errors, close } = await openEarly(settings)
    const both = await Promise.all([early, browser].map((one) => pageForPictures(one, settings)))
    for (const path of ROUTES) {
      // As it is, and for its picture.
      await Promise.all([page, ...both].map((one) => openPage(one, path)))
      expect(await unseen(page), path).toEqual([])
      await Promise.all(both.map(simplify))
      const [then, now] = await Promise.all(both.map((one) => one.screenshot({ fullPage: true })))
      const { height, squares } = await difference(then as Buffer, now as Buffer)
      expect(height, `what the height of ${path} differs by`).toBeLessThan(SQUARE)
      expect(squares, `share of ${path} that looks different`).toBeLessThan(0.02)
    }
    expect(errors).toEqual([])
    await close()
    await both[1]?.close()
  })

test('in a Chromium of early 2023 menus, calendar, choices and viewer work', {
  tag: ['@older-browsers', '@release'],
}, async ({ host }) => {
  const { page, errors, close } = await openEarly({
    baseURL: host.url,
    viewport: { width: 1280, height: 900 },
  })
  await page.goto(PATHS.home)
  const menu = (name: string) => page.locator('header .nav details', { hasText: name })
  for (const [name, other] of [
    ['Company', 'Services'],
    ['Services', 'Company'],
  ] as const) {
    await menu(name).locator('summary').click()
    await expect(menu(name).getByRole('link').first()).toBeVisible()
    await expect(menu(other).locator('a').first()).toBeHidden()
  }
  expect(await unseen(page)).toEqual([])

  await openBooking(page)
  await dateButton(page).click()
  await calendar(page).getByRole('button', { name: 'Next month' }).click()
  await calendar(page).getByRole('button', { name: 'Previous month' }).click()
  // A fresh one: the month's first may be taken.
  const { date, time } = freshSlot()
  await chooseDate(page, date)
  await page.getByText(time, { exact: true }).click()
  const chosen = page.locator('.slots :checked + span')
  await expect(chosen).toHaveText(time)
  await expect(chosen).toHaveCSS('background-color', 'rgb(20, 38, 75)')
  await page.getByRole('button', { name: /^Book & Pay/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  expect(await unseen(page)).toEqual([])

  await page.goto(PATHS.poloDay)
  await page.locator('.pictures a').first().click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(errors).toEqual([])
  await close()
})

/** Unknown to Chrome 109, Firefox 115 or Safari 16.4, and not transpiled. */
const NEWER = {
  js: [
    /\b(Object|Map)\.groupBy\b/,
    /\bPromise\.(withResolvers|try)\b/,
    /\bURL\.(canParse|parse)\b/,
    /\.(toSorted|toReversed|toSpliced|isWellFormed|isSubsetOf|symmetricDifference)\(/,
    /\bArray\.fromAsync\b/,
    /\bAbortSignal\.any\b/,
    /\bIntl\.Segmenter\b/,
    /\bSymbol\.(asyncD|d)ispose\b/,
    /\b(checkVisibility|requestClose|moveBefore|(show|hide|toggle)Popover)\(/,
    /\.toBase64\(\)|\bUint8Array\.fromBase64\b/,
    /\b(Iterator\.from|RegExp\.escape|Error\.isError|URLPattern)\b/,
    /=\/[^/\s]+\/[dgimsuy]*v[dgimsuy]*[,;.)]/,
    /\bimport\b[^;]*\bwith\s*\{\s*type/,
  ],
  css: [
    /\b(light-dark|color-mix|oklch|oklab|anchor|linear)\(/,
    /@(scope|starting-style|position-try|function)\b/,
    /:(popover-open|user-invalid|user-valid|state\()/,
    /\{[^{}]*&/,
  ],
}

/** Refinements, or rules beside a fallback for browsers without `:has()`. */
const REFINEMENTS = [
  'main>section:not(:has(form))',
  'main:has(.talk)+.site-footer',
  'main:has(.talk)+.site-footer:before',
  'select:has(option[value=""]:checked)',
  'fieldset:has([value=no]:checked) .note',
  '.check:valid:not(:has([value=no]:checked)) .ready',
  '.check:valid:has([value=no]:checked) .nearly',
  '.paper .half-width:has(img)',
  // Without it the form stays below its outcome, and the link's field shows its value.
  'noscript:has(:target)~:not(footer)',
  '.field:has([data-query][value])',
  // Without it optional questions show before they are asked; their answers are left out.
  '.field:has(option:checked:not([value*=ranslation]))+.pair:has(#sourceLanguage)',
  '.pair>div:has(option:checked:not([value=Other]))>.field+.field',
  // A firm's own reference is asked of everybody.
  '.field:has(#companyName:placeholder-shown)+.field:has(#ownReference)',
  // Without it the estimate's place stays empty where nothing can be counted.
  '.estimate-room:has([data-empty=true])',
]

test('what is built needs no more than the browsers of the list know', { tag: '@older-browsers' }, async ({
  host,
}) => {
  // The fixture has built the site.
  expect(host.url).toBeTruthy()
  const folder = new URL('../../build/site/', import.meta.url)
  const texts = { js: new Map<string, string>(), css: new Map<string, string>() }
  for (const name of await readdir(folder, { recursive: true })) {
    const kind = /\.(js|css|html)$/.exec(name)?.[1]
    // pdf.js adds what a browser lacks, and where it cannot the page says nothing of the file.
    if (!kind || name.includes('pdf-worker')) continue
    const text = await readFile(new URL(name, folder), 'utf8')
    if (kind === 'html') {
      texts.js.set(
        name,
        [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('\n'),
      )
      texts.css.set(
        name,
        [...text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules]) => rules).join('\n'),
      )
    } else texts[kind as 'js' | 'css'].set(name, text)
  }
  expect(texts.js.size).toBeGreaterThan(20)
  const found: string[] = []
  for (const kind of ['js', 'css'] as const)
    for (const [name, text] of texts[kind])
      for (const pattern of NEWER[kind]) {
        const match = pattern.exec(text)
        if (match) found.push(`${name}: ${match[0].slice(-80)}`)
      }
  for (const [name, text] of texts.css) {
    for (const [, selector = ''] of text.matchAll(/[{};]([^{};]*:has\([^{}]*)\{/g))
      if (!REFINEMENTS.includes(selector.trim()) && !selector.startsWith('@supports'))
        found.push(`${name}: ${selector}`)
    for (const [declarations, own] of text.matchAll(/[^{};]*;?content:([^;{}]+) \/ ?""/g))
      if (!text.includes(`content:${own};content:${own} / ""`)) found.push(`${name}: ${declarations}`)
  }
  expect(found).toEqual([])
  expect(texts.css.get('index.html')).toContain('-webkit-text-size-adjust:100%')
})
