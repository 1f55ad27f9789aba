import type { Page } from '@playwright/test'
import { docx } from '../support/counted-files.ts'
import { freshAddress, isTo } from '../support/forms.ts'
import { fillTask, signIn } from './account-page.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { follow, signedLink } from './operator-page.ts'
import { chooseFiles, fillQuote, requestLink, send, sendAndReadReference } from './quote-page.ts'
import { rowsOf } from './stored-rows.ts'

/** The languages of a translation, the country that the list does not have, and a firm's own reference. */

const PRIVATE = 'Private Document Translation & Certification'

const service = (page: Page) => page.getByLabel('Service', { exact: true })
const source = (page: Page) => page.getByLabel('Language of the documents')
const target = (page: Page) => page.getByLabel('Translate into')
const origin = (page: Page) => page.getByLabel('Which country is it from?')
const destination = (page: Page) => page.getByLabel('Which country is it going to?')

const own = (page: Page) => page.getByLabel('Your own reference')

const suggested = (page: Page, id: string) =>
  page
    .locator(`#${id}-list option`)
    .evaluateAll((options) => options.map((it) => (it as HTMLOptionElement).value))

test('by keyboard: asked for translations, Other and firms alone, kept in the draft, and read by everyone', {
  tag: ['@accessibility'],
}, async ({ page, host }) => {
  const email = freshAddress()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/get-quote')
  await expect(own(page)).toBeHidden()
  await fillQuote(page, { email })
  await own(page).fill('4711/26')
  for (const field of [source(page), target(page), origin(page), destination(page)])
    await expect(field).toBeHidden()

  await service(page).focus()
  await page.keyboard.type('Private')
  await expect(target(page)).toBeVisible()
  expect(await suggested(page, 'sourceLanguage')).toEqual([])
  expect(loaded.filter((url) => url.includes('languages'))).toEqual([])
  await tabTo(source(page))
  await expect.poll(async () => (await suggested(page, 'sourceLanguage')).length).toBeGreaterThan(100)
  expect(await suggested(page, 'sourceLanguage')).toEqual(expect.arrayContaining(['Polish', 'Ukrainian']))
  await page.keyboard.type('Polish')
  await tabTo(target(page))
  await page.keyboard.type('Klingon, formal')
  await tabTo(page.getByLabel('Country of origin'))
  await page.keyboard.type('Other')
  await tabTo(origin(page))
  await page.keyboard.type('Iceland')
  await expect(destination(page)).toBeHidden()
  await expectAccessible(page, 'further questions')

  await page.reload()
  await expect(page.getByText('We kept your answers on this device.')).toBeVisible()
  await expect(source(page)).toHaveValue('Polish')
  await expect(origin(page)).toHaveValue('Iceland')
  await expect(origin(page)).toBeVisible()
  await target(page).fill('x'.repeat(61))
  await send(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await expect(page.locator('#targetLanguage-error')).toHaveText(/at most 60 characters/)
  await target(page).fill('Klingon, formal')
  await sendAndReadReference(page)

  const [row] = await rowsOf(host, 'quote_requests', email)
  expect(row).toMatchObject({
    ...{ service_type: PRIVATE, source_language: 'Polish', target_language: 'Klingon, formal' },
    ...{ country_of_origin_other: 'Iceland', country_of_destination_other: null },
    own_reference: '4711/26',
  })
  const copy = await host.waitForMail(isTo(email))
  expect(copy.text).toMatch(/Language of the documents: +Polish\n/)
  expect(copy.text).not.toMatch(/Klingon|Iceland|4711/)

  await page.goto(requestLink(copy))
  const answers = page.locator('.given')
  for (const text of ['Polish', 'Klingon, formal', 'Iceland', '4711/26'])
    await expect(answers).toContainText(text)

  await follow(page, signedLink(host, row?.id, 'offer'), 'Answer with a price')
  await expect(page.getByLabel('What', { exact: true })).toHaveValue(
    'Certified translation, Polish into Klingon, formal',
  )
  await expect(page.getByLabel(/^Amount/)).toHaveValue('')
  await expect(page.getByRole('complementary', { name: 'The request' })).toContainText('Iceland')
  await expect(page.getByRole('complementary', { name: 'The request' })).toContainText('4711/26')
})

test('a task asks for languages and is estimated, too', { tag: '@estimate' }, async ({ page, host }) => {
  const { email } = await signIn(page, host)
  await page.goto('/profile?tab=tasks')
  await fillTask(page)
  await expect(source(page)).toBeHidden()
  await service(page).selectOption('document-translation')
  await source(page).fill('Arabic')
  await target(page).fill('English')
  await chooseFiles(page, [
    { name: 'letter.docx', mimeType: '', buffer: docx(['A letter of '.repeat(100)], 2) },
  ])
  await expect(page.locator('.estimate')).toContainText('2 pages, about 300 words')
  await expectAccessible(page, 'a task to be translated')
  await page.getByRole('button', { name: 'Create task' }).click()
  await expect(page.getByText('Task created successfully!')).toBeVisible({ timeout: 20_000 })
  expect(await rowsOf(host, 'quote_requests', email)).toMatchObject([
    { source_language: 'Arabic', target_language: 'English' },
  ])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /the server responded with a status of 4\d\d/ })

  test('the same questions are asked, on the page of mistakes too', { tag: '@without-scripts' }, async ({
    page,
    host,
  }) => {
    const email = freshAddress()
    await page.goto('/get-quote')
    await expect(source(page)).toBeHidden()
    await fillQuote(page, { email })
    await service(page).selectOption(PRIVATE)
    await source(page).fill('Polish')
    await page.getByLabel('Country of destination').selectOption('Other')
    await destination(page).fill('x'.repeat(61))
    await send(page).click()
    await expect(page.locator('#countryOfDestinationOther-error')).toHaveText(/at most 60 characters/)
    await expect(source(page)).toHaveValue('Polish')
    await expect(origin(page)).toBeHidden()
    await destination(page).fill('Iceland')
    await send(page).click()
    await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeVisible()
    expect(await rowsOf(host, 'quote_requests', email)).toMatchObject([
      { source_language: 'Polish', target_language: null, country_of_destination_other: 'Iceland' },
    ])
  })
})
