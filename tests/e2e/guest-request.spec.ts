import type { Page } from '@playwright/test'
import { signToken } from '#functions/_shared/documents/links.ts'
import { anonymous, sendQuote } from '../support/clients.ts'
import { freshAddress, isTo } from '../support/forms.ts'
import type { CapturedMail, Host } from '../support/host.ts'
import { expectNoAxeViolation } from './account-page.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { expectPrintable } from './printed.ts'
import { chooseFiles, documentsOf, requestLink, upload } from './quote-page.ts'

async function sentRequest(host: Host, email = freshAddress()) {
  const { row, notification } = await sendQuote(anonymous(host), { email })
  const mail = await host.waitForMail(isTo(email))
  return { id: row.id, email, reference: String(notification.data.reference), link: requestLink(mail) }
}

const expiredLink = ({ linkSecret }: Host, id: string) =>
  `/get-quote?request=${signToken(linkSecret, 'request', id, new Date(Date.now() - 60_000))}`

const isOpen = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'We’re preparing your quote' })).toBeVisible({
    timeout: 20_000,
  })

const addButton = (page: Page) => page.getByRole('button', { name: 'Send documents' })

const isFurther = (reference: string) => (mail: CapturedMail) =>
  Boolean(mail.subject?.startsWith(reference) && mail.subject.includes('further document'))

test('the link in the mail leads to the request, which takes more documents', async ({ page, host }) => {
  const { reference, link } = await sentRequest(host)
  await page.goto(link)
  await isOpen(page)
  await expect(page.locator('.serial')).toHaveText(reference)
  await expect(page.getByText('Two birth certificates for a registry office.')).toBeVisible()
  await expectPrintable(page, 'a request')
  const documents = page.getByRole('list', { name: 'The documents you sent' }).getByRole('listitem')
  await expect(documents).toHaveCount(1)

  const further = [upload('strona druga – żółta.jpg', 'jpg', 90_000, 2), upload('עמוד.png', 'png', 40_000, 3)]
  await chooseFiles(page, further)
  await addButton(page).click()
  await expect(page.getByText('Documents added')).toBeVisible({ timeout: 30_000 })
  await expect(documents).toHaveCount(3)
  await expect(documents.nth(2)).toHaveText(/עמוד\.png.*Received, 39 KB/)

  const mail = await host.waitForMail(isFurther(reference))
  expect(mail.subject).toContain(`${reference} [24-48 hours] 2 further documents, `)
  expect(await documentsOf(mail)).toEqual(further.map(({ buffer }) => buffer))

  // It can be opened again, and takes up to ten files in all.
  await page.reload()
  await isOpen(page)
  await chooseFiles(
    page,
    Array.from({ length: 8 }, (_, i) => upload(`page ${i}.pdf`, 'pdf', 3_000, i + 20)),
  )
  await expect(
    page.getByText('page 7.pdf was not added: a request can have at most 10 files').first(),
  ).toBeVisible()
  await addButton(page).click()
  await expect(page.getByText('This request has all the files it can take')).toBeVisible({
    timeout: 30_000,
  })
})

test('the token leaves the address bar before anything is loaded, and goes nowhere else', async ({
  page,
  host,
}) => {
  const { link } = await sentRequest(host)
  const token = new URL(link).searchParams.get('request') ?? ''
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return
    const { referer } = request.headers()
    if (request.url().includes(token) || referer?.includes(token)) seen.push(request.url())
  })
  await page.goto(link, { waitUntil: 'commit' })
  await isOpen(page)
  expect(page.url()).toBe(`${host.url}/get-quote`)
  expect(seen).toEqual([])
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])),
  ).not.toContain(token)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const { headers } = await fetch(link)
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(host.output()).not.toContain(token)
  // The form is still there for others.
  await page.goto('/get-quote')
  await expect(page.getByRole('heading', { level: 1, name: 'Get a quote' })).toBeVisible()
})

test.describe('when something is wrong', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('an expired link is sent again, to the same address, and the new one works', async ({
    page,
    host,
  }) => {
    const { id, email, reference } = await sentRequest(host)
    await page.goto(expiredLink(host, id))
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeFocused({
      timeout: 20_000,
    })
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expectNoAxeViolation(page)
    await page.getByRole('button', { name: 'Send me a new link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
    const mail = await host.waitForMail(
      (message) => isTo(email)(message) && Boolean(message.subject?.includes('Your link')),
    )
    await page.goto(requestLink(mail))
    await isOpen(page)
    await expect(page.locator('.serial')).toHaveText(reference)
  })

  test('while the function is down the page says so, and goes on when it is back', async ({ page, host }) => {
    const { link, reference } = await sentRequest(host)
    let fault: number | undefined = 503
    await page.route('**/functions/v1/guest-request', (route) =>
      fault ? route.fulfill({ status: fault, body: '{}' }) : route.continue(),
    )
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Your request could not be opened' })).toBeFocused({
      timeout: 20_000,
    })
    await expectNoAxeViolation(page)
    fault = undefined
    await page.getByRole('button', { name: 'Try again' }).click()
    await isOpen(page)

    // Files stay chosen, and a second try adds each once.
    await chooseFiles(page, [upload('one.pdf', 'pdf', 3_000, 5)])
    await expect(page.getByRole('button', { name: 'Remove one.pdf' })).toBeVisible()
    fault = 429
    await addButton(page).click()
    await expect(page.getByText('Your documents could not be added. Please try again.').first()).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByText('Please wait a few minutes and try again.').first()).toBeVisible()
    fault = undefined
    await addButton(page).click()
    await expect(
      page.getByRole('list', { name: 'The documents you sent' }).getByRole('listitem'),
    ).toHaveCount(2, {
      timeout: 30_000,
    })
    await host.waitForMail(isFurther(reference))
  })
})

test('it works by keyboard alone: sending nothing says so, a bad file is refused by name, and a good one is sent', {
  tag: '@accessibility',
}, async ({ page, host }) => {
  const { link, reference } = await sentRequest(host)
  await page.goto(link)
  await isOpen(page)
  await tabTo(addButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please choose a file first')).toBeVisible()
  const long = `${'a_long_name_without_spaces_'.repeat(4)}.pdf`
  const chooser = page.waitForEvent('filechooser')
  await page.locator('input[type=file]').focus()
  await page.keyboard.press('Space')
  await (await chooser).setFiles([
    { name: 'program.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`MZ${'\0'.repeat(200)}`) },
    upload(long, 'pdf', 3_000, 7),
  ])
  await expect(
    page.getByText('program.pdf does not match its file type: its content is of another type').first(),
  ).toBeVisible()
  await expect(page.getByText('Please choose a file first')).toBeHidden()
  await expect(page.getByRole('button', { name: `Remove ${long}` })).toBeVisible()
  await expectAccessible(page, 'with a file whose name is long')
  await tabTo(addButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Documents added')).toBeVisible({ timeout: 30_000 })
  await host.waitForMail(isFurther(reference))
})
