import type { Page } from '@playwright/test'
import {
  expectNoAxeViolation,
  fillTask,
  logIn,
  logOut,
  makeCustomer,
  newCustomer,
  signIn,
} from './account-page.ts'
import { expect, openPage, test } from './fixtures.ts'
import {
  chooseFiles,
  documentsOf,
  filesKept,
  fillQuote,
  isOperatorMail,
  send,
  sendAndReadReference,
  upload,
} from './quote-page.ts'

/** What is kept on the device: drafts of tasks, and files that were chosen and not sent yet. */

const removeButtons = (page: Page) => page.getByRole('button', { name: /^Remove / })

async function age(page: Page, hours: number) {
  await page.evaluate(async (by) => {
    const flag = 'sq-draft-quote-files'
    localStorage.setItem(flag, String(Number(localStorage.getItem(flag)) - by))
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('sq-draft-quote')
      opening.onsuccess = () => {
        const files = opening.result.transaction('files', 'readwrite').objectStore('files')
        files.getAll().onsuccess = ({ target }) => {
          for (const kept of (target as IDBRequest).result) files.put({ ...kept, keptAt: kept.keptAt - by })
        }
        files.transaction.oncomplete = () => {
          opening.result.close()
          resolve()
        }
      }
    })
  }, hours * 3_600_000)
}

test.describe(() => {
  test.use({ expectedConsole: /400 \(Bad Request\)/ })

  test('chosen files survive a reload and another page, in order, and are sent once', {
    tag: '@kept-files',
  }, async ({ page }) => {
    await page.goto('/get-quote')
    await fillQuote(page)
    await chooseFiles(page, [upload('b.pdf', 'pdf', 9_000, 1), upload('a.png', 'png', 5_000, 2)])
    await expect.poll(() => filesKept(page)).toBe(2)
    await page.reload()
    await expect(page.getByText('We kept your answers and files on this device.')).toBeVisible()
    await expect(removeButtons(page)).toHaveText(['', ''])
    await expect(removeButtons(page).first()).toHaveAccessibleName('Remove b.pdf')
    await page.goto('/')
    await page.goBack()
    await expect(removeButtons(page)).toHaveCount(2)

    // The second upload fails for good; the first one is not repeated after a reload.
    const uploads: string[] = []
    const note = (url: string) => void uploads.push(url)
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/storage/')) note(request.url())
    })
    await page.route('**/storage/**/*.png', (route) => route.fulfill({ status: 400, json: {} }))
    await send(page).click()
    await expect(page.getByText('Failed to upload a.png').first()).toBeVisible()
    await expect(page.getByText('1 of 2 files uploaded')).toBeVisible()
    await page.unroute('**/storage/**/*.png')
    await page.reload()
    await expect(page.getByText('1 of 2 files uploaded')).toBeVisible()
    await send(page).click()
    await expect(page.getByText('Quote Request Submitted')).toBeVisible({ timeout: 30_000 })
    expect(uploads.filter((url) => url.endsWith('.pdf'))).toHaveLength(1)
    await expect.poll(() => filesKept(page)).toBe(0)
  })
})

test.describe(() => {
  const question = 'Continue with the answers you began on '
  const shifts = (page: Page) =>
    page.evaluate(() => {
      const entries = new PerformanceObserver(() => undefined)
      entries.observe({ type: 'layout-shift', buffered: true })
      return entries
        .takeRecords()
        .reduce((sum, { value }: PerformanceEntry & { value?: number }) => sum + (value ?? 0), 0)
    })

  for (const width of [390, 1280])
    test(`the next visitor of a computer is asked before anything is filled in, ${width} px wide`, {
      tag: '@kept-files',
    }, async ({ page }) => {
      await openPage(page, '/get-quote')
      await fillQuote(page)
      await chooseFiles(page, [upload('passport.jpg', 'jpg', 4_000, 1)])
      await expect.poll(() => filesKept(page)).toBe(1)
      await page.goto('/')

      const next = await page.context().newPage()
      await next.setViewportSize({ width, height: 900 })
      await openPage(next, '/get-quote')
      await expect(next.getByText(question)).toBeVisible()
      expect(await shifts(next)).toBeLessThan(0.01)
      await expectNoAxeViolation(next)
      await expect(next.getByLabel('Given name')).toHaveValue('')
      await expect(removeButtons(next)).toHaveCount(0)
      await next.reload()
      await expect(next.getByText(question)).toBeVisible()
      await next.getByLabel('Given name').fill('Piotr')
      await next.getByRole('button', { name: 'Not me, clear them' }).click()
      await expect(next.getByText(question)).toHaveCount(0)
      await expect.poll(() => filesKept(next)).toBe(0)
      await expect(next.getByLabel('Given name')).toHaveValue('Piotr')
      await next.reload()
      await expect(next.getByLabel('Given name')).toHaveValue('Piotr')
      await expect(next.getByLabel('Family name')).toHaveValue('')
      await expect(next.getByText(question)).toHaveCount(0)
    })

  test('who continues has answers and files back, in every form', { tag: '@kept-files' }, async ({
    page,
  }) => {
    await openPage(page, '/get-quote')
    await page.getByLabel('Given name').fill('Zofia')
    await chooseFiles(page, [upload('a.pdf', 'pdf', 4_000, 1)])
    await expect.poll(() => filesKept(page)).toBe(1)
    for (const [path, label] of [
      ['/enquiry-form', 'Given name'],
      ['/booking-form', 'First name'],
    ] as const) {
      await openPage(page, path)
      await page.getByLabel(label).fill('Zofia')
      await page.waitForTimeout(600)
    }
    await page.goto('/')
    for (const [path, label] of [
      ['/get-quote', 'Given name'],
      ['/enquiry-form', 'Given name'],
      ['/booking-form', 'First name'],
    ] as const) {
      const next = await page.context().newPage()
      await openPage(next, path)
      await expect(next.getByText(question)).toBeVisible()
      await expect(next.getByLabel(label)).toHaveValue('')
      await next.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(next.getByLabel(label)).toHaveValue('Zofia')
      if (path === '/get-quote') await expect(removeButtons(next)).toHaveCount(1)
      await next.close()
    }
  })

  test('a log-out forgets what was begun in any form', { tag: '@kept-files' }, async ({ page, host }) => {
    await signIn(page, host)
    await openPage(page, '/get-quote')
    await page.getByLabel('Task description').fill('A will.')
    await chooseFiles(page, [upload('a.pdf', 'pdf', 4_000, 1)])
    await expect.poll(() => filesKept(page)).toBe(1)
    await page.goto('/profile')
    await logOut(page)
    await expect(page).toHaveURL('/')
    await expect
      .poll(() =>
        page.evaluate(async () => [JSON.stringify(localStorage), (await indexedDB.databases()).length]),
      )
      .toEqual(['{}', 0])
  })
})

test('what an urgency means follows answers that come back, are cleared, or were cleared by mistake', {
  tag: '@kept-files',
}, async ({ page }) => {
  const note = page.locator('.urgency-note')
  await openPage(page, '/get-quote')
  await page.getByLabel('Service', { exact: true }).selectOption('Apostille & Notarisation Services')
  await expect(note).toContainText('how soon we lodge')
  await page.getByText('0-12 hours', { exact: true }).click()
  await expect(note).toContainText('usually take')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sq-draft-quote'))).toContain('0-12 hours')
  await page.reload()
  await expect(note).toContainText('usually take')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(note).toHaveText('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(note).toContainText('usually take')
})

test('files that are removed, cleared or a day old are not kept', { tag: '@kept-files' }, async ({
  page,
}) => {
  await page.goto('/get-quote')
  await page.getByLabel('Given name').fill('Zofia')
  await chooseFiles(page, [upload('a.pdf', 'pdf', 4_000, 1), upload('b.pdf', 'pdf', 4_000, 2)])
  await expect.poll(() => filesKept(page)).toBe(2)
  await page.getByRole('button', { name: 'Remove a.pdf' }).click()
  await expect.poll(() => filesKept(page)).toBe(1)
  await page.reload()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(removeButtons(page)).toHaveCount(0)
  await expect.poll(() => filesKept(page)).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(removeButtons(page)).toHaveCount(1)
  await expect(page.getByLabel('Given name')).toHaveValue('Zofia')
  await expect.poll(() => filesKept(page)).toBe(1)

  await age(page, 23)
  await page.reload()
  await expect(removeButtons(page)).toHaveCount(1)
  await age(page, 2)
  // Any page deletes them.
  await page.goto('/privacy-policy')
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  await page.goto('/get-quote')
  await expect(page.getByText('We kept your answers on this device.')).toBeVisible()
  await expect(removeButtons(page)).toHaveCount(0)
})

test('files that are cleared before they have come back stay away, until the clearing is undone', {
  tag: '@kept-files',
}, async ({ page }) => {
  await page.goto('/get-quote')
  await page.getByLabel('Given name').fill('Zofia')
  await chooseFiles(page, [upload('a.pdf', 'pdf', 4_000, 1)])
  await expect.poll(() => filesKept(page)).toBe(1)
  const hold = Promise.withResolvers<void>()
  await page.route('**/kept-files*', async (route) => {
    await hold.promise
    await route.continue()
  })
  await page.reload()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  hold.resolve()
  await expect.poll(() => filesKept(page)).toBe(0)
  await expect(removeButtons(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(removeButtons(page)).toHaveCount(1)
  await expect.poll(() => filesKept(page)).toBe(1)
})

test('two requests of two tabs with one draft and one file both arrive, each with its text and the file', {
  tag: '@kept-files',
}, async ({ page, host }) => {
  await page.goto('/get-quote')
  await fillQuote(page)
  const file = upload('deed.pdf', 'pdf', 9_000, 1)
  await chooseFiles(page, [file])
  await expect.poll(() => filesKept(page)).toBe(1)
  const other = await page.context().newPage()
  await other.goto('/get-quote')
  await other.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(removeButtons(other)).toHaveCount(1)
  await sendAndReadReference(page)

  await other.getByLabel('Task description').fill('A will.')
  const mail = await host.waitForMail(isOperatorMail(await sendAndReadReference(other)))
  expect(mail.text).toContain('A will.')
  expect(await documentsOf(mail)).toEqual([file.buffer])
})

test('a file that is chosen in one tab outlasts what another keeps', { tag: '@kept-files' }, async ({
  page,
}) => {
  await openPage(page, '/get-quote')
  const other = await page.context().newPage()
  await openPage(other, '/get-quote')
  await chooseFiles(page, [upload('a.pdf', 'pdf', 4_000, 1)])
  await expect.poll(() => filesKept(page)).toBe(1)
  await chooseFiles(other, [upload('b.pdf', 'pdf', 4_000, 2)])
  await expect.poll(() => filesKept(page)).toBe(2)
  await other.getByRole('button', { name: 'Remove b.pdf' }).click()
  await expect.poll(() => filesKept(page)).toBe(1)
  await page.reload()
  await expect(removeButtons(page)).toHaveAccessibleName('Remove a.pdf')
})

test('a file that is still being looked at is waited for, whatever is chosen after it', {
  tag: '@true-types',
}, async ({ page, host }) => {
  const hold = Promise.withResolvers<void>()
  await page.route('**/inspect-file*', async (route) => {
    await hold.promise
    await route.continue()
  })
  await page.goto('/get-quote')
  await fillQuote(page)
  await chooseFiles(page, [upload('contract.pdf', 'pdf', 9_000, 1)])
  await chooseFiles(page, [upload('photo.jpg', 'jpg', 9_000, 2)])
  await expect(removeButtons(page)).toHaveAccessibleName('Remove photo.jpg')
  await expect(page.getByText('Checking your files…')).toBeVisible()
  await expectNoAxeViolation(page)
  await send(page).click()
  hold.resolve()
  await expect(page.getByText('Quote Request Submitted')).toBeVisible({ timeout: 30_000 })
  const reference = (await page.locator('.serial').textContent()) ?? ''
  expect(await documentsOf(await host.waitForMail(isOperatorMail(reference)))).toHaveLength(2)
})

test('without databases files are sent as before', { tag: '@kept-files' }, async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Not here', 'SecurityError')
    }
  })
  await openPage(page, '/get-quote')
  await fillQuote(page)
  await page.reload()
  await expect(page.getByText('We kept your answers on this device.')).toBeVisible()
  await chooseFiles(page, [upload('a.pdf', 'pdf', 4_000, 1)])
  await send(page).click()
  await expect(page.getByText('Quote Request Submitted')).toBeVisible({ timeout: 30_000 })
})

test('a task keeps its draft for its own account, and a logout forgets it', { tag: '@kept-files' }, async ({
  page,
  host,
}) => {
  await signIn(page, host)
  await page.goto('/profile?tab=tasks')
  await page.getByLabel('Task description').fill('My grandfather’s birth record.')
  await chooseFiles(page, [upload('passport.jpg', 'jpg', 20_000, 1)])
  await expect.poll(() => filesKept(page)).toBe(1)
  await page.reload()
  await expect(page.getByText('We kept your answers and files on this device.')).toBeVisible()
  await expect(page.getByLabel('Task description')).toHaveValue('My grandfather’s birth record.')
  await expect(removeButtons(page)).toHaveCount(1)

  await page.getByLabel('Task description').fill('Another text')
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect
    .poll(() =>
      page.evaluate(async () => [JSON.stringify(localStorage), (await indexedDB.databases()).length]),
    )
    .toEqual(['{}', 0])
})

const heic = (name: string) => ({
  name,
  mimeType: '',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
})

test('a HEIC photo is converted where the browser can, and named with a way out where it cannot', {
  tag: '@true-types',
}, async ({ page }) => {
  await page.goto('/get-quote')
  await chooseFiles(page, [heic('IMG_1.HEIC'), heic('IMG_2.jpg')])
  for (const name of ['IMG_1.HEIC', 'IMG_2.jpg'])
    await expect(
      page.getByText(`${name} is a HEIC photo: please save it as JPG or PNG, and choose that file`).first(),
    ).toBeVisible()
  // A stand-in for a browser that reads HEIC.
  await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 40
    const original = window.createImageBitmap
    window.createImageBitmap = () => original(canvas)
  })
  await chooseFiles(page, [heic('IMG_3.HEIC')])
  await expect(removeButtons(page)).toHaveAccessibleName('Remove IMG_3.jpg')
})

test('signed-in visitors find their details filled in, and what they typed instead stays', {
  tag: '@known-person',
}, async ({ page, host }) => {
  const who = await newCustomer(page, host)
  const client: string[] = []
  page.on('request', (request) => request.url().includes('auth-client') && client.push(request.url()))
  for (const [path, given, family] of [
    ['/get-quote', 'Given name', 'Family name'],
    ['/enquiry-form', 'Given name', 'Family name'],
    ['/booking-form', 'First name', 'Last name'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByLabel(given)).toHaveValue(who.firstName)
    await expect(page.getByLabel(family)).toHaveValue(who.lastName)
    await expect(page.getByLabel('Email')).toHaveValue(who.email)
  }
  await page.goto('/social-media-links')
  await page.locator('#newsletter-email').focus()
  await expect(page.locator('#newsletter-email')).toHaveValue(who.email)
  expect(client).toEqual([])

  await page.goto('/get-quote')
  // Only what is filled in can be cleared.
  await expect(page.getByLabel('Given name')).toHaveValue(who.firstName)
  await page.getByLabel('Given name').fill('')
  await page.getByLabel('Email').fill('office@example.com')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sq-draft-quote'))).toContain('office@')
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('office@example.com')
  await expect(page.getByLabel('Given name')).toHaveValue('')
})

test('a whole sending is cancelled, says so, and can be sent after all', {
  tag: '@cancelled-sending',
}, async ({ page }) => {
  await page.goto('/get-quote')
  await fillQuote(page)
  await chooseFiles(page, [upload('a.pdf', 'pdf', 4_000, 1), upload('b.pdf', 'pdf', 4_000, 2)])
  const rows: string[] = []
  page.on('request', (request) => request.url().includes('/quote_requests') && rows.push(request.url()))
  await page.route('**/storage/**', () => new Promise(() => undefined))
  await send(page).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(
    page.getByText('Cancelled. Nothing was sent; your answers and files are still here.'),
  ).toBeVisible()
  await expect(send(page)).toBeFocused()
  await expect(removeButtons(page)).toHaveCount(2)
  await expect(page.getByLabel('Given name')).toHaveValue('Zofia')
  await expectNoAxeViolation(page)
  expect(rows).toEqual([])

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await send(page).click()
  await expect(page.getByText('Quote Request Submitted')).toBeVisible({ timeout: 30_000 })
})

test('once a task is sent, its form tells neither of a draft nor of a sending that was cancelled', {
  tag: ['@cancelled-sending', '@kept-files'],
}, async ({ page, host }) => {
  const kept = page.getByText('We kept your answers and files on this device.')
  const cancelled = page.getByText('Cancelled. Nothing was sent')
  await signIn(page, host)
  await page.goto('/profile?tab=tasks')
  await fillTask(page)
  await chooseFiles(page, [upload('passport.jpg', 'jpg', 20_000, 1)])
  await expect.poll(() => filesKept(page)).toBe(1)
  await page.reload()
  await expect(kept).toBeVisible()
  await page.route('**/storage/**', () => new Promise(() => undefined))
  await page.getByRole('button', { name: 'Create task' }).click()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(cancelled).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Create task' }).click()
  await expect(page.getByText('Task created successfully!')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Create Task' }).click()
  await expect(page.getByLabel('Task description')).toHaveValue('')
  await expect(kept).toHaveCount(0)
  await expect(cancelled).toHaveCount(0)
})

test('logging in from the middle of a form leads back to it, with answers and files', {
  tag: '@kept-files',
}, async ({ page, host }) => {
  const who = await makeCustomer(host)
  await page.goto('/get-quote')
  await page.getByLabel('Task description').fill('My grandfather’s birth record.')
  await chooseFiles(page, [upload('passport.jpg', 'jpg', 20_000, 1)])
  await expect.poll(() => filesKept(page)).toBe(1)
  await page.getByRole('link', { name: 'Login Now' }).click()
  await expect(page).toHaveURL('/auth')
  await logIn(page, who)
  await expect(page).toHaveURL('/get-quote')
  await expect(page.getByLabel('Task description')).toHaveValue('My grandfather’s birth record.')
  await expect(page.getByLabel('Given name')).toHaveValue(who.firstName)
  await expect(removeButtons(page)).toHaveCount(1)
})
