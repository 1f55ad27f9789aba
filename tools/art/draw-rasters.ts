/**
 * Draws the pictures that must be rasters into public/: the cards that social networks show, and the icons of phones.
 * `npm run generate` runs this after draw.ts when a fact in them has changed; it needs Chromium (CHROMIUM_PATH).
 */

import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { BUSINESS } from '../../content/business.ts'
import { PROMISES } from '../../content/facts.ts'
import { readCollection } from '../../src/collections/read-content.ts'
import type { HomePage, SocialCard } from '../../src/collections/schemas.ts'

const root = new URL('../../', import.meta.url)

function dataUrl(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(new URL(file, root)).toString('base64')}`
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const art = (name: string) => dataUrl(`src/art/${name}.svg`, 'image/svg+xml')

type Card = { lines: readonly string[]; size: number; art: string }

/** 1200 × 630: a headline on paper, the house's name above it, art cut by the right edge. */
function card({ lines, size, art: pictures }: Card): string {
  return `<style>
    @font-face{font-family:Head;src:url(${dataUrl('src/fonts/head.woff2', 'font/woff2')})}
    body{margin:0;width:1200px;height:630px;overflow:hidden;position:relative;background:#F6F1E6;color:#14264B}
    img.s{position:absolute;width:900px;left:604px;top:-141px}
    img.r{position:absolute;width:640px;left:672px;top:-12px}
    h1{font:400 ${size}px/1.05 Head;letter-spacing:-.018em;margin:0;position:absolute;left:72px;top:208px}
    p{font:400 32px/1 Head;margin:0;position:absolute;left:146px;top:69px}
    img.m{position:absolute;left:72px;top:56px;width:58px}
    i{position:absolute;inset:auto 0 0;height:18px;background:#14264B}
  </style>${pictures}<img class="m" src="${art('mark')}">
  <p>${escapeHtml(BUSINESS.shortName)}</p><h1>${lines.join('<br>')}</h1><i></i>`
}

const SEAL = `<img class="s" src="${art('web')}"><img class="s" src="${art('seal-light')}">`
const rosette = (name: string) => `<img class="r" src="${art(name)}">`

/** One for each kind of page; `card` in a page's texts selects it. */
const CARDS: Readonly<Record<Exclude<SocialCard, 'home'>, readonly [lines: string[], picture: string]>> = {
  corporate: [['Corporate', 'document', 'translation'], 'corporate'],
  private: [['Private', 'document', 'translation'], 'private'],
  apostille: [['Apostille and', 'notarisation'], 'apostille'],
  procurement: [['Global', 'document', 'procurement'], 'procurement'],
  quote: [['A written price', 'before anything', 'is owed'], 'wax'],
  company: [['The house', 'behind the seal'], 'mark'],
  contact: [['Answers within', PROMISES.reply], 'counter-4'],
  legal: [['In plain words'], 'counter-1'],
}

/** The mark on ink, with the margin that rounded icons cut off. */
function icon(size: number): string {
  return `<style>body{margin:0;width:${size}px;height:${size}px;display:grid;place-items:center;background:#F6F1E6}img{width:82%}</style><img src="${art('mark')}">`
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})

async function shoot(html: string, width: number, height: number, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const path = fileURLToPath(new URL(`public/${file}`, root))
  await page.screenshot(file.endsWith('.jpg') ? { path, type: 'jpeg', quality: 82 } : { path })
  await page.close()
}

const home = (await readCollection('pages')).find(({ id }) => id === 'index')?.data as HomePage
await shoot(card({ lines: home.headline, size: 68, art: SEAL }), 1200, 630, 'social-card.jpg')
mkdirSync(new URL('public/social', root), { recursive: true })
for (const [name, [lines, picture]] of Object.entries(CARDS))
  await shoot(card({ lines, size: 84, art: rosette(picture) }), 1200, 630, `social/${name}.jpg`)
await shoot(icon(180), 180, 180, 'apple-touch-icon.png')
await shoot(icon(192), 192, 192, 'icon-192.png')
await shoot(icon(512), 512, 512, 'icon-512.png')
await browser.close()
