import { readdir } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { PRICES } from '#content/prices.ts'
import { estimateOf } from '#contract/estimate.ts'
import { bodyBytes } from '../../tools/bench/pages/weigh.ts'
import { docx, pdfOf, realLifeFiles } from '../support/counted-files.ts'
import type { Host } from '../support/host.ts'
import { pdfWith } from '../support/protected-files.ts'
import { sampleFile } from '../support/samples.ts'
import { axeFaults } from './axe.ts'
import { expect, test } from './fixtures.ts'
import {
  chooseFiles,
  fillQuote,
  isOperatorMail,
  send,
  sendAndReadReference,
  shownReference,
} from './quote-page.ts'
import { inDatabase } from './stored-rows.ts'

const file = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer })
const panel = (page: Page) => page.locator('.estimate')
const counting = (page: Page) => panel(page).getByText('Counting')

async function countsOf(host: Host, reference: string): Promise<unknown> {
  const [row] = await inDatabase(
    host,
    (sql) => sql`
      select document_pages as pages, document_words as words, uncounted_files as uncounted, estimate_from as "from", estimate_to as "to"
      from public.quote_requests where reference = ${reference}`,
  )
  return row
}

async function workers(): Promise<{ pdf: string; docx: string }> {
  const names = await readdir(new URL('../../build/site/assets/', import.meta.url))
  const named = (start: string) =>
    `/assets/${names.find((name) => name.startsWith(start) && name.endsWith('.js'))}`
  return { pdf: named('pdf-worker'), docx: named('docx-worker') }
}

test('twenty documents of six programs are counted: pages exactly, words within five percent', {
  tag: ['@estimate', '@release'],
}, async ({ page, browser }) => {
  const documents = await realLifeFiles(browser)
  expect(documents).toHaveLength(20)
  await page.goto('/get-quote')
  const scripts = await workers()
  for (const { name, bytes, pages, words } of documents) {
    const kind = name.slice(name.lastIndexOf('.') + 1)
    if (kind === 'jpg') continue
    const counted = await page.evaluate(
      ([address, content]) =>
        new Promise<{ pages: number; words: number }>((resolve) => {
          const worker = new Worker(address as string, { type: 'module' })
          worker.onmessage = ({ data }) => data.outcome && resolve(data.outcome)
          const decoded = Uint8Array.from(atob(content as string), (letter) => letter.charCodeAt(0))
          worker.postMessage(new File([decoded], 'a'))
        }),
      [scripts[kind as 'pdf' | 'docx'], bytes.toString('base64')],
    )
    expect(counted.pages, name).toBe(pages)
    expect(Math.abs(counted.words - words), `${name}: ${counted.words} for ${words}`).toBeLessThanOrEqual(
      words / 20,
    )
  }
})

test('the estimate follows files and choices, nothing leaves before "Send", and the operator reads it', {
  tag: '@estimate',
}, async ({ page, browser, host }) => {
  const documents = await realLifeFiles(browser, ['agreement.docx', 'photo.jpg', 'contract.pdf', 'scan.pdf'])
  const named = (name: string) => file(name, documents.find((one) => one.name === name)?.bytes as Buffer)
  const { pdf } = await workers()
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto('/get-quote')
  await page.locator('[data-island=quote][data-hydrated]').waitFor()
  await fillQuote(page)
  expect(requests.filter((one) => /estimate-panel|worker/.test(one))).toEqual([])
  await chooseFiles(page, [named('agreement.docx'), named('photo.jpg')])
  await expect(panel(page)).toContainText('41 pages, about 10,000 words on 40 of them')
  expect(requests).not.toContain(`GET ${pdf}`)

  await chooseFiles(page, [named('contract.pdf'), named('scan.pdf')])
  await expect(panel(page)).toContainText('54 pages, about 13,000 words on 52 of them')
  await page
    .getByLabel('Service', { exact: true })
    .selectOption('Private Document Translation & Certification')
  const answers = { serviceType: 'Private Document Translation & Certification', urgency: '12-24 hours' }
  const expected = estimateOf(PRICES, answers, { pages: 54, words: 13_280, unread: 2 }, 4, 'en-GB')
  const pounds = (pence = 0) => `£${(pence / 100).toLocaleString('en-GB')}`
  if (expected)
    await expect(panel(page)).toContainText(`Estimate: ${pounds(expected.from)} to ${pounds(expected.to)}`)

  expect(await axeFaults(page)).toEqual([])
  // Announced for choices, not for keys.
  await panel(page).evaluate((element) => {
    const changes = new MutationObserver((found) => Object.assign(window, { changes: found.length }))
    changes.observe(element, { subtree: true, childList: true, characterData: true })
  })
  await page.getByLabel('Task description').pressSequentially('Twelve pages')
  expect(await page.evaluate(() => 'changes' in window)).toBe(false)

  expect(requests.filter((one) => one === `GET ${pdf}`).length).toBeGreaterThan(0)
  expect(
    requests.filter(
      (one) => !/^GET \/(assets\/|get-quote$|favicon|.*\.(svg|png|ico|webmanifest)$)/.test(one),
    ),
  ).toEqual([])
  expect(await bodyBytes(host.url + pdf)).toBeLessThan(400_000)

  const reference = await sendAndReadReference(page)
  // As it was shown, there and after a reload.
  for (const look of [() => Promise.resolve(), () => page.reload()]) {
    await look()
    if (expected) await expect(panel(page)).toContainText(`Estimate: ${pounds(expected.from)} to`)
    await expect(panel(page)).toContainText('54 pages, about 13,000 words on 52 of them')
  }
  expect(await countsOf(host, reference)).toEqual({
    pages: 54,
    words: 13_280,
    uncounted: null,
    from: expected?.from ?? null,
    to: expected?.to ?? null,
  })
  expect((await host.waitForMail(isOperatorMail(reference))).text).toContain('54 pages, 13,280 words')
})

const object = (content: string, more = '') =>
  `<< ${more} /Length ${content.length} >>\nstream\n${content}\nendstream`
const onePage = (pages: string, ...contents: string[]) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    pages,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << /XObject << /A 5 0 R >> >> >>',
    ...contents,
  ])
const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /A 5 0 R >> >>'
const ONE = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
/** A gigabyte of operators. */
const bomb = () => {
  const packed = deflateSync(Buffer.alloc(400_000_000, 'BT ET ')).toString('latin1')
  return onePage(ONE, object(packed, '/Filter /FlateDecode'))
}

test('a locked or damaged document is said as such, and no file keeps the request from being sent', {
  tag: '@estimate',
}, async ({ page, host }) => {
  await page.goto('/get-quote')
  await fillQuote(page)
  await chooseFiles(page, [
    file('locked.pdf', await pdfWith({ userPassword: 'secret' })),
    file('damaged.pdf', sampleFile('pdf', 20_000)),
    file('cut off.docx', docx(['Text'.repeat(900)]).subarray(0, 400)),
    file('old.doc', sampleFile('doc', 5_000)),
    file('loop.pdf', onePage('<< /Type /Pages /Kids [2 0 R] /Count 7 >>')),
    file('forms in forms.pdf', onePage(ONE, object('/A Do'), object('/A Do /A Do', FORM))),
    file('a billion pages.pdf', onePage('<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>')),
    file('fewer than none.pdf', onePage('<< /Type /Pages /Kids [3 0 R] /Count -5 >>')),
  ])
  const still = 'We couldn’t count this one; you can still send it.'
  for (const text of [
    `locked.pdf: It needs a password. ${still}`,
    `damaged.pdf: It seems to be damaged. ${still}`,
    `old.doc: ${still}`,
    `fewer than none.pdf: It seems to be damaged. ${still}`,
  ])
    await expect(panel(page)).toContainText(text)
  // The others are counted all the same.
  await expect(panel(page)).toContainText(
    '3 pages without text that we can read, and 5 files that we couldn’t',
  )
  await expect(counting(page)).toBeHidden()
  const reference = await sendAndReadReference(page)
  expect(await countsOf(host, reference)).toMatchObject({ pages: 3, words: null, uncounted: 5 })
})

test('a hostile file is given up after a while, and keeps no request from being sent', {
  tag: '@estimate',
}, async ({ page, host }) => {
  const bytes = bomb()
  await page.clock.install()
  await page.goto('/get-quote')
  await fillQuote(page)
  await chooseFiles(page, [file('bomb.pdf', bytes)])
  await expect(counting(page)).toBeVisible()
  await page.clock.runFor(16_000)
  await expect(panel(page)).toContainText('bomb.pdf: We couldn’t count this one; you can still send it.')
  await chooseFiles(page, [file('bomb again.pdf', bytes)])
  await expect(counting(page)).toBeVisible()
  const reference = await sendAndReadReference(page)
  expect(await countsOf(host, reference)).toMatchObject({ pages: null })
})

test.describe('where the worker is blocked', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('nothing is said, and the request is sent', { tag: '@estimate' }, async ({ page, host }) => {
    await page.route('**/pdf-worker*', (route) => route.abort())
    await page.goto('/get-quote')
    await fillQuote(page)
    await chooseFiles(page, [file('letter.pdf', await pdfWith())])
    await expect(page.locator('.estimate[data-empty=true]')).toBeAttached()
    await send(page).click()
    expect(await countsOf(host, await shownReference(page))).toMatchObject({ pages: null })
  })
})
