import { BUSINESS } from '#content/business.ts'
import { PATHS } from '#src/lib/routes.ts'
import { proofsOf } from '#src/ui/proofs.tsx'
import { expect, test } from './fixtures.ts'
import { showTypefaces } from './hidden-text.ts'
import { expectPrintable } from './printed.ts'

const MEMBERSHIPS = [
  {
    name: 'Institute of Translation and Interpreting (ITI)',
    number: '12345',
    url: 'https://iti.example/members/12345',
  },
  { name: 'Association of Translation Companies', number: null, url: 'https://atc.example/signet' },
]
const RATING = { score: '4.8', outOf: 5, reviews: 127, date: '2026-11-20' }
const INSURER = 'Example Insurance plc, 1 Lime Street, London EC3M 7HA; worldwide except the USA and Canada'
const GUARANTEE =
  'If an authority refuses our translation because of a mistake of ours, we put it right or return your money.'

/** How pages look, where it can be measured. */

const SERVICE_PAGES = [PATHS.corporate, PATHS.private, PATHS.apostille, PATHS.procurement]

test('no page is longer on a phone than somebody scrolls, with all that an owner can prove', async ({
  page,
}) => {
  const proofs = proofsOf({
    legal: { ...BUSINESS.legal, companyNumber: '01234567', insurer: INSURER },
    proofs: { ...BUSINESS.proofs, memberships: MEMBERSHIPS, rating: RATING, guarantee: GUARANTEE },
    reviews: BUSINESS.reviews,
  })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [PATHS.home, ...SERVICE_PAGES]) {
    await page.goto(path)
    await showTypefaces(page)
    const height = await page.evaluate((filled) => {
      const list = filled?.list.map(({ label, texts }) => {
        const links = texts.map(({ text, url }) => `<dd>${url ? `<a href="${url}">${text}</a>` : text}</dd>`)
        return `<div><dt>${label}</dt>${links.join('')}</div>`
      })
      const section = `<h2>Check who we are</h2><dl>${list?.join('')}</dl><p><b>Our guarantee</b> ${filled?.guarantee}</p>`
      document
        .querySelector('main > section')
        ?.insertAdjacentHTML('beforebegin', `<section class="wrap proofs">${section}</section>`)
      for (const part of document.querySelectorAll<HTMLElement>('section, footer'))
        part.style.contentVisibility = 'visible'
      return document.documentElement.scrollHeight
    }, proofs)
    expect(height, path).toBeLessThanOrEqual(path === PATHS.home ? 4500 : 6000)
  }
})

test('the whole card of a service is one link, by its name', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(PATHS.home)
    const card = page.locator('.stamps li').last()
    await expect(card.getByRole('link')).toHaveCount(1)
    const name = await card.getByRole('heading').innerText()
    await expect(card.getByRole('link')).toHaveAccessibleName(name)
    const { width: w = 0, height = 0 } = (await card.boundingBox()) ?? {}
    await card.click({ position: { x: w - 12, y: height - 12 } })
    await expect(page).toHaveURL(PATHS.procurement)
  }
})

test('the terms of payment stand on one line', async ({ page }) => {
  await page.goto(PATHS.home)
  for (const width of [320, 390, 720, 744, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const { height, line } = await page
      .locator('.claims dt')
      .last()
      .evaluate((term) => ({
        height: term.getBoundingClientRect().height,
        line: Number.parseFloat(getComputedStyle(term).fontSize),
      }))
    expect(height, `${width} px`).toBeLessThan(line * 1.5)
  }
})

test('on a phone a line above each form says what it costs and what becomes of it', async ({ page }) => {
  for (const [path, words] of [
    [PATHS.getQuote, 'A quote costs nothing'],
    [PATHS.enquiry, 'We’ll reply within'],
    [PATHS.booking, 'Full refund if you cancel'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const line = page.locator('.reassurance')
    await expect(line).toContainText(words)
    const [above, form] = await Promise.all([line.boundingBox(), page.locator('main form').boundingBox()])
    expect(above?.y ?? 0).toBeLessThan(form?.y ?? 0)
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(line).toBeHidden()
  }
})

test('pages print in black on white, without what only a screen can do', async ({ page }) => {
  for (const path of [PATHS.getQuote, PATHS.booking, PATHS.privacy, PATHS.terms, PATHS.private]) {
    await page.goto(path)
    await expectPrintable(page, path)
  }
})
