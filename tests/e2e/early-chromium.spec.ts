import { readdir, readFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { pageAddresses } from '#src/collections/read-content.ts'
import { PATHS } from '#src/lib/routes.ts'
import { findEarlyChromium } from '../support/browsers/early-chromium.ts'
import { CHROMIUM_FLAGS } from '../support/chromium.ts'
import { expect, test } from './fixtures.ts'

/** The browsers of package.json's browserslist: the oldest Chromium of them that can be had, and what the others lack. */

const ROUTES = pageAddresses().filter((path) => path !== PATHS.notFound)
const program = findEarlyChromium()

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'))
}

/** Leaves out what only refines a page, and lets no line break: the letters of two browsers are not of quite one width. */
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

/** The side of the squares that pictures are compared by, in pixels: in one of them letters are a shade. */
const SQUARE = 12

async function shades(picture: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(picture)
    .extract({ left: 0, top: 0, width, height })
    .removeAlpha()
    .resize(Math.floor(width / SQUARE), Math.floor(height / SQUARE), { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
}

/** The share of squares whose colour differs, and how much the heights do. */
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

/** Controls that cannot be told from what is behind them, or have no size. */
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
        // A ground that is drawn: that of the last band and the footer.
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

test.describe('a Chromium of early 2023', () => {
  let early: Browser

  test.skip(!program, 'it is not there')
  test.beforeAll(async () => {
    early = await chromium.launch({ executablePath: program ?? '', args: CHROMIUM_FLAGS })
  })
  test.afterAll(() => early?.close())

  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 390],
  ] as const)
    test(`shows every page as today's does, ${colorScheme}, ${width} px`, { tag: '@older-browsers' }, async ({
      page,
      baseURL,
    }) => {
      const settings = { colorScheme, reducedMotion: 'reduce' } as const
      const old = await early.newPage({
        viewport: { width, height: 900 },
        locale: 'en-GB',
        ...settings,
        ...(baseURL && { baseURL }),
      })
      const errors: string[] = []
      old.on('pageerror', (error) => errors.push(String(error)))
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia(settings)
      for (const path of ROUTES) {
        await Promise.all([open(old, path), open(page, path)])
        expect(await unseen(old), path).toEqual([])
        await Promise.all([simplify(old), simplify(page)])
        const [then, now] = await Promise.all([old, page].map((one) => one.screenshot({ fullPage: true })))
        const differing = await difference(then as Buffer, now as Buffer)
        console.log(path, differing)
        expect.soft(differing.height, `height of ${path}`).toBeLessThan(SQUARE)
        expect.soft(differing.squares, `share of ${path} that looks different`).toBeLessThan(0.02)
      }
      expect(errors).toEqual([])
      await old.close()
    })
})
