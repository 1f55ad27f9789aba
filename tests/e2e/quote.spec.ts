import type { Page } from '@playwright/test'
import { extensionList } from '#contract/files.ts'
import { freshAddress } from '../support/forms.ts'
import type { Host } from '../support/host.ts'
import { withinOneWindow } from '../support/limit-window.ts'
import { openLine } from '../support/line.ts'
import { MEGABYTE } from '../support/samples.ts'
import { openSql } from '../support/sql.ts'
import { signIn } from './account-page.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { letRun } from './page-clock.ts'
import { expectPrintable } from './printed.ts'
import {
  chooseFiles,
  documentsOf,
  fillQuote,
  isOperatorMail,
  largeFile,
  send,
  sendAndReadReference,
  shownReference,
  upload,
} from './quote-page.ts'
import { inDatabase } from './stored-rows.ts'

async function rowOf(host: Host, reference: string) {
  const rows = await inDatabase(
    host,
    (sql) => sql`select * from public.quote_requests where reference = ${reference}`,
  )
  expect(rows).toHaveLength(1)
  return rows[0]
}

test('a quote with three documents arrives at the operator, byte for byte', async ({ page, host }) => {
  const files = [
    upload('birth certificate.pdf', 'pdf', 400_000, 1),
    upload('passport photo page.jpg', 'jpg', 400_000, 2),
    upload('umowa małżeńska.docx', 'docx', 90_000, 3),
  ]
  await page.goto('/get-quote')
  await fillQuote(page)
  await chooseFiles(page, files)
  const reference = await sendAndReadReference(page)

  const mail = await host.waitForMail(isOperatorMail(reference))
  expect(await documentsOf(mail)).toEqual(files.map(({ buffer }) => buffer))

  expect(await rowOf(host, reference)).toMatchObject({
    ...{ service_type: 'Apostille & Notarisation Services', urgency: '12-24 hours', user_id: null },
    ...{ task_description: 'Two birth certificates for a registry office.', country_of_origin: 'Poland' },
    ...{ company_name: 'Wiśniewska & Daughters', phone: '+44 20 7946 0018' },
  })
})

test('documents are added right after a request without any, and the confirmation outlasts a reload and prints alone', {
  tag: ['@accessibility', '@confirmations'],
}, async ({ page, host }) => {
  await page.goto('/get-quote')
  await fillQuote(page)
  const reference = await sendAndReadReference(page)
  await expect(page.getByRole('heading', { name: 'No documents yet? Add them now' })).toBeVisible()
  const files = [upload('umowa.pdf', 'pdf', 30_000, 1), upload('page 2.jpg', 'jpg', 20_000, 2)]
  await expectAccessible(page, 'a request that was sent without documents')
  await chooseFiles(page, files)
  await page.getByRole('button', { name: 'Send documents' }).click()
  await expect(page.getByRole('heading', { name: 'The documents you sent' })).toBeFocused({ timeout: 30_000 })
  await expect(page.getByRole('list', { name: 'The documents you sent' }).getByRole('listitem')).toHaveCount(
    2,
  )
  const mail = await host.waitForMail((sent) =>
    `${sent.subject}`.startsWith(`${reference} [12-24 hours] 2 further documents`),
  )
  expect(await documentsOf(mail)).toEqual(files.map(({ buffer }) => buffer))
  await page.reload()
  await expect(page.locator('.serial')).toHaveText(reference)
  await expect(page.getByRole('button', { name: 'Send documents' })).toHaveCount(0)
  await expectPrintable(page, 'a sent request')
  await page.getByRole('button', { name: 'Send another request' }).click()
  await page.reload()
  await expect(page.getByLabel('Given name')).toHaveValue('')
})

test('the confirmation says whether a copy comes by email, and leads to the page of the request', {
  tag: ['@mail-limits', '@accessibility'],
}, async ({ page }) => {
  const email = freshAddress()
  const lead = page.locator('.sent .lead')
  await page.goto('/get-quote')
  await fillQuote(page, { email })
  await send(page).click()
  await expect(lead).toHaveText(
    `We’ll email a copy to ${email}, unless that address has had several emails from us today.`,
  )
  await expect(page.getByRole('link', { name: 'Open your request' })).toBeVisible()

  // The sixth of a day: tests/attacks/mail-bombing.test.ts.
  await page.route('**/functions/v1/send-admin-notification', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), copy: 'withheld' } })
  })
  await page.getByRole('button', { name: 'Send another request' }).click()
  await fillQuote(page, { email })
  await send(page).click()
  const without = `We have already sent several emails to ${email} today, so we are not emailing you about this request. It has still reached us.`
  await expect(lead).toHaveText(without)
  await expect(page.getByText(/on its way|emailing a copy/i)).toHaveCount(0)
  await expectAccessible(page, 'a request without an email')
  const reference = await shownReference(page, 'It has still reached us.')
  await page.reload()
  await expect(lead).toHaveText(without)
  for (const path of ['/es/get-quote', '/get-quote']) {
    await page.locator(`.site-footer .languages [href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('.serial')).toHaveText(reference)
  }
  await page.getByRole('link', { name: 'Open your request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We’re preparing your quote' })).toBeVisible()
  await expect(page.getByText(reference).first()).toBeVisible()
})

test('a signed-in customer is told that a copy is coming to their own address', {
  tag: '@mail-limits',
}, async ({ page, host }) => {
  const { email } = await signIn(page, host)
  await page.goto('/get-quote')
  await fillQuote(page, { email })
  await send(page).click()
  await expect(page.locator('.sent .lead')).toHaveText(`We are emailing a copy to ${email}.`)
})

test('bad files are refused by name and reason, and the good ones stay', async ({ page }, info) => {
  await page.goto('/get-quote')
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
  await chooseFiles(page, [
    upload('good.pdf', 'pdf'),
    file('program.pdf', Buffer.from(`MZ${'\0'.repeat(200)}`)),
    file('drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    file('nothing.pdf', Buffer.alloc(0)),
  ])
  const refused = async (message: string) => expect(page.getByText(message).first()).toBeVisible()
  await refused('program.pdf does not match its file type: its content is of another type')
  await refused(`drawing.svg is not a ${extensionList('en-GB')} file`)
  await refused('nothing.pdf is empty')
  // Now that the scripts are there: until then, the browser keeps the last choice only.
  await page.locator('input[type=file]').setInputFiles(await largeFile(info, 10 * MEGABYTE + 1))
  await refused('large.pdf is larger than 10 MB')
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  const dismiss = page.locator('.refused').getByRole('button')
  for (let left = await dismiss.count(); left > 1; left--) {
    await dismiss.first().press('Enter')
    await expect(dismiss.first()).toBeFocused()
  }
  await dismiss.press('Enter')
  await expect(page.locator('input[type=file]')).toBeFocused()
})

test('it works by keyboard alone', { tag: '@accessibility' }, async ({ page, host }) => {
  await page.goto('/get-quote')
  const { keyboard } = page
  await tabTo(page.getByLabel(/^Service$/))
  await keyboard.type('Global')
  await tabTo(page.getByRole('radio', { name: '0-12 hours' }))
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await tabTo(page.getByLabel('Task description'))
  await keyboard.type('A degree certificate')
  await tabTo(page.getByLabel('Country of origin'))
  await keyboard.type('Port')
  await tabTo(page.getByLabel('Country of destination'))
  await keyboard.type('United K')
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page.getByLabel(/Choose files/))
  await keyboard.press('Space')
  const file = upload('degree.png', 'png', 40_000, 8)
  await (await chooser).setFiles([file])
  await tabTo(page.getByLabel('Given name'))
  await keyboard.type('Inês')
  await tabTo(page.getByLabel('Family name'))
  await keyboard.type('Carvalho')
  await tabTo(page.getByLabel('Email'))
  await keyboard.type('ines@example.com')
  await tabTo(page.getByRole('button', { name: 'Send quote request' }))
  await keyboard.press('Enter')
  const reference = await shownReference(page)
  expect(await rowOf(host, reference)).toMatchObject({
    service_type: 'Global Document Procurement',
    urgency: '24-48 hours',
    country_of_origin: 'Portugal',
    country_of_destination: 'United Kingdom',
  })
  const mail = await host.waitForMail(isOperatorMail(reference))
  expect(await documentsOf(mail)).toEqual([file.buffer])
})

test.describe('when something fails', () => {
  test.use({ expectedConsole: /Failed to load resource|Notification not confirmed/ })

  test('a failing notification does not hold up the visitor, and the message still goes out', async ({
    page,
    host,
  }) => {
    await page.route('**/functions/v1/send-admin-notification', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    )
    await page.goto('/get-quote')
    await fillQuote(page)
    const reference = await sendAndReadReference(page)
    await expect(page.getByText('Reply to our email with them attached')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send documents' })).toHaveCount(0)
    await host.runJobs()
    await host.waitForMail(isOperatorMail(reference))
  })

  test('a line that breaks in the middle of an upload keeps answers and files, and a second try completes', async ({
    page,
    host,
  }) => {
    await page.clock.install()
    // Slow enough to be cut in the middle, however late we look.
    const line = await openLine(host.url)
    line.narrow(150_000)
    await page.goto(`${line.url}/get-quote`)
    await fillQuote(page)
    const large = upload('large.pdf', 'pdf', 2_000_000, 5)
    await chooseFiles(page, [upload('small.jpg', 'jpg', 20_000, 6), large])
    await send(page).click()
    await expect(page.getByText('1 of 2 files uploaded')).toBeVisible({ timeout: 20_000 })
    const bar = page.getByRole('progressbar', { name: /large\.pdf/ })
    await expect
      .poll(async () => Number(await bar.getAttribute('aria-valuenow')), { timeout: 20_000 })
      .toBeGreaterThan(5)
    line.cut()
    const failed = page.getByText('Submission Failed').first()
    await letRun(page, 60, () => failed.isVisible())
    await expect(failed).toBeVisible()
    await expect(page.getByText('Failed to upload large.pdf').first()).toBeVisible()
    await expect(page.getByLabel('Family name')).toHaveValue('Wiśniewska')
    line.restore()
    const reference = await sendAndReadReference(page)
    const mail = await host.waitForMail(isOperatorMail(reference))
    expect(await documentsOf(mail)).toEqual([upload('', 'jpg', 20_000, 6).buffer, large.buffer])
    await line.close()
  })
})

test.describe('a proof of work', () => {
  test.use({ expectedConsole: /status of 403/ })

  function watch(page: Page): string[] {
    const calls: string[] = []
    page.on('response', (response) => {
      const [, name] = /(admit-request|rest\/v1\/quote_requests)$/.exec(response.url()) ?? []
      if (name && response.request().method() === 'POST') calls.push(`${name} ${response.status()}`)
    })
    return calls
  }

  test('is done by a program that fills in everything, and the visitor notices nothing', {
    tag: '@honeypot',
  }, async ({ page, host }) => {
    const calls = watch(page)
    await page.goto('/get-quote')
    await fillQuote(page)
    await expect(page.locator('input[name=website]')).not.toBeInViewport()
    await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example'
    })
    const reference = await sendAndReadReference(page)
    expect(calls).toEqual(['admit-request 403', 'admit-request 200', 'rest/v1/quote_requests 201'])
    await rowOf(host, reference)
  })

  test('is done when there are too many requests, and the visitor notices nothing', {
    tag: '@quote-quota',
  }, async ({ page, host }) => {
    const sql = openSql(host.databaseUrl)
    const calls = watch(page)
    await page.goto('/get-quote')
    await fillQuote(page)
    await chooseFiles(page, [upload('birth.pdf', 'pdf', 20_000, 9)])
    await withinOneWindow()
    await sql`update public.limits set value = 5 where name = 'RATE_LIMIT_FORMS_TOTAL'`
    // What other tests have sent counts towards the total, too.
    await sql`delete from public.form_sendings`
    await sql`
      insert into public.form_sendings (sender, form, window_start, sent, share)
      values (${'0'.repeat(32)}, 'mail', public.limit_window(), 5, 4)`
    try {
      const reference = await sendAndReadReference(page)
      expect(calls).toEqual([
        'rest/v1/quote_requests 403',
        'admit-request 403',
        'admit-request 200',
        'rest/v1/quote_requests 201',
      ])
      await rowOf(host, reference)
    } finally {
      await sql`update public.limits set value = 100000 where name = 'RATE_LIMIT_FORMS_TOTAL'`
      await sql.end()
    }
  })
})
