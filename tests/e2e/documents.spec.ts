import { rm, utimes, writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import { zipSync } from 'fflate'
import { rpc, sampleOffer, storePaidHalf } from '../support/orders.ts'
import { docFile, lockedDocx, pdfWith } from '../support/protected-files.ts'
import { sampleFile } from '../support/samples.ts'
import { openSql, type Sql } from '../support/sql.ts'
import { expectAccessible } from './axe.ts'
import { heading } from './booking-page.ts'
import { expect, test } from './fixtures.ts'
import { signedLink } from './operator-page.ts'
import {
  documentsOf,
  filesKept,
  fillQuote,
  isOperatorMail,
  send,
  sendAndReadReference,
} from './quote-page.ts'

/** Genuine documents change on disk, have odd names, or need a password. */

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Chosen documents' }).getByRole('listitem').filter({ hasText: name })

const HOUR_AGO = new Date(Date.now() - 3_600_000)

/** Written an hour ago. @returns their paths */
async function onDisk<Name extends string>(
  info: TestInfo,
  files: Record<Name, Uint8Array>,
): Promise<Record<Name, string>> {
  const paths = {} as Record<Name, string>
  for (const name of Object.keys(files) as Name[]) {
    paths[name] = info.outputPath(name)
    await writeFile(paths[name], files[name])
    // The browser compares whole seconds.
    await utimes(paths[name], HOUR_AGO, HOUR_AGO)
  }
  return paths
}

let sql: Sql
test.beforeAll(({ host }) => {
  sql = openSql(host.databaseUrl, 2)
})
test.afterAll(() => sql.end())

test.describe('a file that changes after it was chosen', () => {
  // Chromium's errors for a file that it cannot read.
  test.use({ expectedConsole: /ERR_UPLOAD_FILE_CHANGED|ERR_FILE_NOT_FOUND/ })

  test(
    'is named with the reason, and replaced by choosing it again',
    {
      tag: '@changed-files',
    },
    async ({ page, host }, info) => {
      const pdf = (seed: number, size = 30_000) => sampleFile('pdf', size, seed)
      const paths = await onDisk(info, {
        'kept.pdf': pdf(1),
        'saved again.pdf': pdf(2),
        'moved.pdf': pdf(3),
        'other.pdf': pdf(4),
      })
      await page.goto('/get-quote')
      await fillQuote(page)
      const choose = (...names: (keyof typeof paths)[]) =>
        page.locator('input[type=file]').setInputFiles(names.map((name) => paths[name]))
      await choose('kept.pdf', 'saved again.pdf', 'moved.pdf')
      await expect.poll(() => filesKept(page)).toBe(3)

      await writeFile(paths['saved again.pdf'], pdf(5, 31_000))
      await rm(paths['moved.pdf'])
      await send(page).click()
      await expect(
        page.getByText('saved again.pdf has changed since you chose it: choose it again').first(),
      ).toBeVisible({ timeout: 20_000 })
      await expect(row(page, 'saved again.pdf')).toContainText(
        'It has changed since you chose it: choose it again',
      )
      await expect(row(page, 'moved.pdf')).toContainText(
        'It was moved or deleted since you chose it: choose it again',
      )
      await expect(row(page, 'kept.pdf')).toContainText('Uploaded')
      await expect(page.getByText(/connection failed|Failed to upload/)).toHaveCount(0)

      // Still so after a reload, and with another try.
      await page.reload()
      await expect(row(page, 'saved again.pdf')).toContainText('It has changed since you chose it')
      await expect(row(page, 'moved.pdf')).toContainText('It was moved or deleted since you chose it')
      await send(page).click()
      await expect(
        page.getByText('saved again.pdf has changed since you chose it: choose it again').first(),
      ).toBeVisible({ timeout: 20_000 })

      await choose('saved again.pdf')
      await expect(row(page, 'saved again.pdf')).toHaveCount(1)
      await expect(row(page, 'saved again.pdf')).toContainText('30 KB')
      const choosing = page.waitForEvent('filechooser')
      await row(page, 'moved.pdf')
        .getByRole('button', { name: /choose it again/ })
        .press('Enter')
      await (await choosing).setFiles(paths['other.pdf'])
      await expect(page.locator('.files .file-name')).toHaveText(['kept.pdf', 'saved again.pdf', 'other.pdf'])

      const mail = await host.waitForMail(isOperatorMail(await sendAndReadReference(page)))
      expect(await documentsOf(mail)).toEqual([pdf(1), pdf(5, 31_000), pdf(4)])
    },
  )
  test(
    'is uploaded by the operator once it was chosen again',
    {
      tag: ['@changed-files', '@operator-links'],
    },
    async ({ page, host }, info) => {
      const paths = await onDisk(info, {
        'first.pdf': sampleFile('pdf', 9_000, 1),
        'second.pdf': sampleFile('pdf', 9_000, 2),
      })
      await page.goto(await signedLink(host, await storePaidHalf(sql), 'deliver'))
      await expect(heading(page, 'Deliver')).toBeFocused({ timeout: 20_000 })
      // The second file changes during the first upload.
      await page.route(
        /operator\?upload=/,
        async (route) => {
          await writeFile(paths['second.pdf'], sampleFile('pdf', 9_900, 3))
          await route.continue()
        },
        { times: 1 },
      )
      const input = page.locator('#documents')
      await input.setInputFiles([paths['first.pdf'], paths['second.pdf']])
      await expect(row(page, 'second.pdf')).toContainText(
        'It has changed since you chose it: choose it again',
        { timeout: 20_000 },
      )
      await expect(page.getByText('Ready to deliver')).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Upload again' })).toHaveCount(0)
      await expectAccessible(page, 'an upload that changed')
      await input.setInputFiles(paths['second.pdf'])
      await expect(page.getByText('Ready to deliver')).toHaveCount(2)
      await expect(page.getByRole('list', { name: 'Chosen documents' })).toHaveCount(0)
    },
  )
})

test('genuine documents are taken whatever their names, with the right ending', {
  tag: ['@file-names', '@true-types'],
}, async ({ page, host }) => {
  const word = Buffer.from(
    zipSync({ '[Content_Types].xml': new Uint8Array(9), 'word/document.xml': new Uint8Array(99) }),
  )
  const files: [typed: string, bytes: Buffer, name: string][] = [
    ['photo.jfif', sampleFile('jpg', 9_000, 1), 'photo.jpg'],
    ['Scan 0001', sampleFile('pdf', 9_000, 2), 'Scan 0001.pdf'],
    ['scan.pdf (1)', sampleFile('pdf', 9_000, 3), 'scan (1).pdf'],
    ['image.gif.png', sampleFile('jpg', 9_000, 4), 'image.gif.jpg'],
    ['agreement.docx.download', word, 'agreement.docx'],
    ['attachment', word, 'attachment.docx'],
    ['=?utf-8?B?0YHQutCw0L0=?=', sampleFile('pdf', 9_000, 5), 'скан.pdf'],
  ]
  await page.goto('/get-quote')
  await fillQuote(page)
  await page.locator('input[type=file]').setInputFiles([
    ...files.map(([name, buffer]) => ({ name, mimeType: '', buffer })),
    { name: 'notes', mimeType: '', buffer: Buffer.from('How to make a %PDF-1.7') },
    {
      name: 'prices.docx',
      mimeType: '',
      buffer: Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(9) })),
    },
  ])
  await expect(page.locator('.files .file-name')).toHaveText(files.map(([, , name]) => name))
  await expect(page.getByText('notes is not a PDF')).toBeVisible()
  await expect(page.getByText('prices.docx does not match its file type')).toBeVisible()
  const mail = await host.waitForMail(isOperatorMail(await sendAndReadReference(page)))
  for (const [, , name] of files) expect(mail.text).toContain(`- ${name} (`)
  expect(await documentsOf(mail)).toEqual(files.map(([, bytes]) => bytes))
})

test('documents that need a password are taken, and everybody is told at once', {
  tag: ['@locked-files', '@accessibility'],
}, async ({ page, host }) => {
  const email = `${crypto.randomUUID()}@example.com`
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer })
  await page.goto('/get-quote')
  await fillQuote(page, { email })
  await page
    .locator('input[type=file]')
    .setInputFiles([
      file('statement.pdf', await pdfWith({ userPassword: 'secret' })),
      file('restricted.pdf', await pdfWith({ ownerPassword: 'owner' })),
      file('contract.docx', lockedDocx()),
      file('letter.doc', docFile(true)),
      file('will.doc', docFile(false)),
    ])
  const help =
    /It needs a password to open\. Please choose a copy without one, or write the password under “Task description”\./
  for (const name of ['statement.pdf', 'contract.docx', 'letter.doc'])
    await expect(row(page, name)).toContainText(help)
  for (const name of ['restricted.pdf', 'will.doc'])
    await expect(row(page, name)).not.toContainText('password')
  await expectAccessible(page, 'documents that need a password')
  await expect.poll(() => filesKept(page)).toBe(5)
  await page.reload()
  await expect(row(page, 'contract.docx')).toContainText(help)

  const reference = await sendAndReadReference(page)
  const note = /\n {2}It needs a password to open\.\n/g
  const mail = await host.waitForMail(isOperatorMail(reference))
  expect(mail.text?.match(note)).toHaveLength(3)
  expect(mail.text).toMatch(/- contract\.docx \(\d+ KB\)\n {2}http\S+\n {2}It needs a password/)
  const acknowledged = await host.waitForMail(({ to }) => to?.[0]?.address === email)
  for (const number of [1, 3, 4])
    expect(acknowledged.text).toContain(`Document ${number} needs a password to open.`)
  expect(acknowledged.text).not.toMatch(/Document [25] needs/)

  // The request's page says so, too, and takes a copy without.
  await page.goto(/http\S+request=\S+/.exec(acknowledged.text ?? '')?.[0] as string)
  const sent = page.getByRole('list', { name: 'The documents you sent' }).getByRole('listitem')
  await expect(sent.filter({ hasText: 'It needs a password to open' })).toHaveCount(3, { timeout: 20_000 })
  await expectAccessible(page, 'a request with documents that need a password')
  await page
    .locator('input[type=file]')
    .setInputFiles([file('again.pdf', await pdfWith({ userPassword: 'secret' }))])
  await expect(row(page, 'again.pdf')).toContainText('never send the password by email')
  await page.getByRole('button', { name: 'Send documents' }).click()
  await expect(page.getByText('Documents added')).toBeVisible({ timeout: 30_000 })
  const further = await host.waitForMail(({ subject }) =>
    Boolean(subject?.startsWith(`${reference} [12-24 hours] 1 further document,`)),
  )
  expect(further.text?.match(note)).toHaveLength(1)

  // From the first offer on the page has messages, where the password may go.
  const [request] = await sql`select id from public.quote_requests where reference = ${reference}`
  await rpc(sql, 'make_offer', { request: request?.id, offer: JSON.stringify(sampleOffer()) })
  await page.goto('about:blank')
  await page.goto(/http\S+request=\S+/.exec(acknowledged.text ?? '')?.[0] as string)
  await expect(sent.first()).toContainText('send us the password in a message on this page', {
    timeout: 20_000,
  })
})
