/**
 * Draws the engraved pictures that stand in for photographs into public/pictures: the gallery, the events, the founders.
 * `node tools/art/draw-pictures.ts`; needs Chromium, whose path may be given in CHROMIUM. The results are committed; the
 * owner replaces them by photographs of the same names. Do not run it after that.
 */

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import type { Engraving } from './engraving.ts'
import { engrave } from './engraving.ts'
import { PORTRAITS } from './portraits.ts'
import { privateRosette } from './rosettes.ts'
import { EVENT_PICTURES, POLO_PICTURES } from './vignettes.ts'

const folder = new URL('../../public/pictures/', import.meta.url)

type Inks = { ground: string; ink: string }

const PAPER: Inks = { ground: '#F6F1E6', ink: '#14264B' }
const NIGHT: Inks = { ground: '#14264B', ink: '#EDE8DA' }
const VERDIGRIS: Inks = { ground: '#E4EAE0', ink: '#1F5F56' }

/** 4 to 3: the middle of the square, with a keyline. */
function plate(engraving: Engraving, { ground, ink }: Inks): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 125 1000 750">
    <rect y="125" width="1000" height="750" fill="${ground}"/><path fill="${ink}" d="${engrave(engraving)}"/>
    <path fill="none" stroke="${ground}" stroke-width="26" d="M0 125h1000v750H0z"/>
    <path fill="none" stroke="${ink}" stroke-width="1.6" d="M21 146h958v708H21z"/></svg>`
}

/** 4 to 5: a cameo in an oval, surrounded by the private service's lace. */
function cameo(engraving: Engraving): string {
  const lace = privateRosette()
    .replace('<svg ', '<svg x="-217" y="-167" width="934" height="934" ')
    .replace('stroke-width="4"', 'stroke-width="2.2"')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="700" viewBox="0 0 500 625">
    <rect width="500" height="625" fill="${PAPER.ground}"/>${lace}
    <clipPath id="oval"><ellipse cx="250" cy="300" rx="156" ry="190"/></clipPath>
    <ellipse cx="250" cy="300" rx="161" ry="195" fill="${PAPER.ground}" stroke="${PAPER.ink}" stroke-width="1"/>
    <g clip-path="url(#oval)"><g transform="translate(26 84) scale(.44)"><path fill="${PAPER.ink}" d="${engrave(engraving)}"/></g></g>
  </svg>`
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})

async function shoot(svg: string, width: number, height: number, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' })
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`)
  const path = fileURLToPath(new URL(`${file}.jpg`, folder))
  await page.screenshot({ path, type: 'jpeg', quality: 40 })
  await page.close()
}

for (const name of ['polo-family-day', 'events', 'founders'])
  mkdirSync(new URL(name, folder), { recursive: true })

/** So that the wall of nine is varied. */
const WALL = [PAPER, NIGHT, PAPER, VERDIGRIS, PAPER, NIGHT, PAPER, VERDIGRIS, PAPER]
for (const [i, make] of POLO_PICTURES.entries()) {
  await shoot(plate(make(), WALL[i] ?? PAPER), 800, 600, `polo-family-day/picture-${i + 1}`)
}
for (const [name, make] of Object.entries(EVENT_PICTURES))
  await shoot(plate(make(), name === 'moving-abroad' ? NIGHT : VERDIGRIS), 800, 600, `events/${name}`)
for (const [name, make] of Object.entries(PORTRAITS)) await shoot(cameo(make()), 560, 700, `founders/${name}`)
await browser.close()
