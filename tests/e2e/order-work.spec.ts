import type { Page } from '@playwright/test'
import type { CapturedMail } from '../support/host.ts'
import { expectAccessible } from './axe.ts'
import { customerMail } from './booking-page.ts'
import { expect, test } from './fixtures.ts'
import { button, confirmIn, follow, linkIn, operatorMail, signedLink } from './operator-page.ts'
import {
  atPayment,
  call,
  consent,
  download,
  followMail,
  heading,
  offer,
  offered,
  open,
  operate,
  request,
} from './order-page.ts'
import { upload } from './quote-page.ts'

/** The work on an order as customer and operator live through it: by mail alone, each message read and its link followed. */

// A whole order is long, and machines are shared.
test.describe.configure({ timeout: 240_000 })

const thanks = (page: Page) => page.locator('p.kept').filter({ hasText: 'Thank you. We have your answer' })

/** Hands over one document, to be opened before the second half is paid, or in the place of another. */
async function handOver(
  page: Page,
  mail: CapturedMail,
  file: ReturnType<typeof upload>,
  { open = false, replaces = '' } = {},
) {
  await follow(page, linkIn(mail, 'deliver'), 'Deliver')
  await page.locator('#documents').setInputFiles([file])
  await expect(page.getByText('Ready to deliver')).toBeVisible({ timeout: 20_000 })
  if (replaces) await page.getByRole('checkbox', { name: replaces }).check()
  if (open) await page.getByLabel('Open the documents before the second half is paid').check()
  await button(page, 'Deliver to the customer').click()
  await expect(page.getByRole('dialog')).toContainText(file.name)
  await confirmIn(page, 'Deliver to the customer')
  await expect(page.getByRole('heading', { level: 1, name: 'Delivered' })).toBeFocused()
}

async function verify(page: Page, file: ReturnType<typeof upload>): Promise<string> {
  await page.goto('/get-quote?verify=#verify')
  await page.locator('#verify-file').setInputFiles([file])
  const verdict = page.locator('.verdict h2')
  await expect(verdict).toBeFocused({ timeout: 20_000 })
  return (await verdict.textContent()) ?? ''
}

test('questions, a draft, and files that went out by mistake', {
  tag: ['@order-work', '@accessibility'],
}, async ({ page, host }) => {
  const ordered = await request(host)
  await offer(host, ordered, { readyBy: null, readyInDays: 5, byPost: true })
  const offered = await followMail(page, host, ordered, /120\.01/)
  expect(offered.text).toContain('within 5 working days of the first payment')
  expect(offered.text).toContain('to the address you give when you accept')
  await expect(page.getByText('within 5 working days of the first payment', { exact: true })).toBeVisible()

  // a document of the customer's, of which a better copy will be asked for
  await page.locator('#further').setInputFiles([upload('Dark scan.pdf', 'pdf', 3_000, 1)])
  await button(page, 'Send documents').click()
  await expect(page.getByRole('list', { name: 'The documents you sent' })).toContainText('Dark scan.pdf', {
    timeout: 20_000,
  })
  // Its links act, so it is not answered to the customer.
  const added = await operatorMail(host, new RegExp(`^${ordered.reference} 1 further document`))
  expect(added.replyTo ?? []).toEqual([])
  linkIn(added, 'message')
  linkIn(added, 'documents')
  expect(added.text).not.toMatch(/#operator=(answer|spam)\./)

  await consent(page).check()
  const accept = page.getByRole('button', { name: /Accept/ })
  await accept.click()
  await expect(page.getByText('Please enter the name and address we should post')).toBeVisible()
  await page.getByLabel('Where shall we post').fill('Zofia Wiśniewska\n1 Example Road\nLeeds')
  await accept.click()
  await atPayment(page, 'Pay')
  await expect(heading(page, 'Payment received — we’ll start soon')).toBeFocused({ timeout: 30_000 })
  await page.getByText('Change the address').click()
  await page.getByLabel('Where shall we post').fill('Zofia Wiśniewska\n2 Example Road\nLeeds')
  await button(page, 'Save the address').click()
  await expect(page.getByText('Zofia Wiśniewska, 2 Example Road, Leeds')).toBeFocused()
  expect(
    (await operatorMail(host, new RegExp(`^${ordered.reference}.*New delivery address`))).text,
  ).toContain('2 Example Road')

  const paid = await operatorMail(host, new RegExp(`^${ordered.reference}.*First half paid`))
  await follow(page, linkIn(paid, 'begin'), 'Begin the work')
  await expect(page.getByText('The customer can cancel until')).toBeVisible()
  await expectAccessible(page, 'before work begins')
  await button(page, 'Begin').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Work has begun' })).toBeFocused()
  await button(page, 'Undo “Begin”').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Work has not begun' })).toBeFocused()
  await expectAccessible(page, 'work that has not begun')
  const undone = await followMail(page, host, ordered, /We have not started work yet/)
  expect(undone.text).toContain('You can still cancel')
  await expect(button(page, 'Cancel this order')).toBeVisible()
  await operate(host, ordered, 'begin', { action: 'begin' })

  await follow(page, linkIn(paid, 'message'), 'Write to the customer')
  await page.getByText('We need something', { exact: true }).click()
  await page.getByLabel('Which document?').selectOption('Dark scan.pdf')
  await page.getByLabel('Your message').fill('The stamp cannot be read.')
  await expectAccessible(page, 'a question to the customer')
  // A reload would lose it, which the browser asks about.
  expect(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(
    false,
  )
  await button(page, 'Send').click()
  await expect(page.getByText('Waiting for the answer')).toBeVisible()
  const asked = await followMail(page, host, ordered, /We need something from you/)
  expect(asked.text).toContain('The stamp cannot be read.')
  expect(asked.text).toContain('Dark scan.pdf')
  const needed = page.getByRole('article', { name: 'What we need' })
  await expect(needed).toContainText('The stamp cannot be read.')
  await page.setViewportSize({ width: 320, height: 900 })
  const edge = await needed.evaluate((card) => card.getBoundingClientRect().right)
  for (const one of await needed.getByRole('button').all())
    expect(await one.evaluate((each) => each.getBoundingClientRect().right)).toBeLessThan(edge)
  await page.setViewportSize({ width: 1280, height: 900 })
  await needed.locator('input[type=file]').setInputFiles([upload('Bright scan.pdf', 'pdf', 3_000, 2)])
  await needed.getByRole('button', { name: 'Send documents' }).click()
  await expect(thanks(page)).toBeFocused({ timeout: 20_000 })
  await expect(needed).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'The documents you sent' })).toContainText(
    'Replaced by another',
  )
  await operatorMail(host, new RegExp(`^${ordered.reference}.*What you asked for`))

  await follow(page, linkIn(paid, 'message'), 'Write to the customer')
  await expect(page.getByText('Answered')).toBeVisible()
  await page.getByText('A draft to approve', { exact: true }).click()
  await page.getByLabel('Your message').fill('Is it Wiśniewska?')
  await button(page, 'Send').click()
  await expect(page.getByText('Upload the draft first.')).toBeVisible()
  await page.locator('#documents').setInputFiles([upload('Draft.pdf', 'pdf', 3_000, 3)])
  await expect(page.getByText('Ready to send')).toBeVisible({ timeout: 20_000 })
  await button(page, 'Send').click()
  await expect(page.getByText('Waiting for the answer')).toBeVisible()
  await button(page, 'They approved it another way').click()
  await confirmIn(page, 'Not yet')
  await follow(page, linkIn(paid, 'deliver'), 'Deliver')
  await expect(page.getByText('The customer has not approved the draft yet.').first()).toBeVisible()
  await followMail(page, host, ordered, /Please check the draft/)
  const draft = page.getByRole('article', { name: 'A draft for you to check' })
  await expect(draft).toContainText('Is it Wiśniewska?')
  await draft.getByRole('button', { name: 'Approve the draft' }).click()
  await expect(draft.getByText('Please check the draft and tick this box first')).toBeVisible()
  await draft.getByText('Ask for changes').click()
  await draft.getByLabel('What should be changed?').fill('With ś,\0 please.')
  await draft.getByRole('button', { name: 'Send changes' }).click()
  await expect(thanks(page)).toBeFocused()
  expect(
    (await operatorMail(host, new RegExp(`^${ordered.reference}.*Changes to the draft`))).text,
  ).toContain('With ś, please.')
  await follow(page, linkIn(paid, 'message'), 'Write to the customer')
  await page.getByText('A draft to approve', { exact: true }).click()
  await page.getByLabel('Your message').fill('With ś now.')
  await page.locator('#documents').setInputFiles([upload('Draft 2.pdf', 'pdf', 3_000, 4)])
  await expect(page.getByText('Ready to send')).toBeVisible({ timeout: 20_000 })
  await button(page, 'Send').click()
  await expect(page.getByText('Waiting for the answer')).toBeVisible()
  await customerMail(host, ordered.email, /Please check the draft/)
  await page.goto(ordered.link)
  await draft.getByRole('checkbox').check()
  await draft.getByRole('button', { name: 'Approve the draft' }).click()
  await expect(thanks(page)).toBeFocused()
  await operatorMail(host, new RegExp(`^${ordered.reference}.*Draft approved`))

  const wrong = upload('Of somebody else.pdf', 'pdf', 3_000, 5)
  const right = upload('Certified translation.pdf', 'pdf', 3_000, 6)
  const corrected = upload('Corrected translation.pdf', 'pdf', 3_000, 7)
  await handOver(page, paid, wrong, { open: true })
  await button(page, 'Take back Of somebody else.pdf').click()
  await expectAccessible(page, 'the question before a file is taken back')
  await confirmIn(page, 'Take back')
  await expect(page.getByText('Taken back')).toBeVisible()
  const taken = await followMail(page, host, ordered, /We have taken a document back/)
  expect(taken.text).toContain('before it was opened')
  await expect(heading(page, 'Payment received — we’ve started')).toBeVisible()
  await handOver(page, paid, right)
  await followMail(page, host, ordered, /Your documents are ready/)
  await expect(page.getByText('Taken back on')).toBeVisible()
  await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download Certified translation.pdf').click(),
  ])
  await handOver(page, paid, corrected, { replaces: 'Certified translation.pdf' })
  await expect(page.getByText('Replaced', { exact: false }).last()).toBeVisible()
  const replaced = await followMail(page, host, ordered, /We have replaced a document/)
  expect(replaced.text).toContain('instead of “Certified translation.pdf”')
  await expect(page.getByText('please use the new one')).toBeVisible()
  await expectAccessible(page, 'a document that was replaced')

  expect(await verify(page, right)).toMatch(/^We replaced this file on /)
  expect(await verify(page, wrong)).toMatch(/^We took this file back on /)
  await expectAccessible(page, 'a file that was taken back')
})

test('what we need before there is a price', {
  tag: ['@order-work', '@accessibility'],
}, async ({ page, host }) => {
  const ordered = await request(host)
  await page.goto(ordered.link)
  await page.locator('#further').setInputFiles([upload('Locked scan.pdf', 'pdf', 3_000, 11)])
  await button(page, 'Send documents').click()
  await expect(page.getByText('Documents added')).toBeVisible({ timeout: 20_000 })

  const asking = await operatorMail(host, new RegExp(`^${ordered.reference}.*1 further document`))
  const [answer = ''] = /http\S+\/auth#operator=answer\.\S+/.exec(asking.text ?? '') ?? []
  await page.goto('about:blank')
  await page.goto(answer)
  await button(page, 'Send me the link').click()
  const links = await operatorMail(host, new RegExp(`^${ordered.reference}.*Confirm: answer with a price`))
  await follow(page, linkIn(links, 'message'), 'Write to the customer')
  await page.getByLabel('Which document?').selectOption('Locked scan.pdf')
  await page.getByLabel('Your message').fill('We cannot open it. Please send it without a password.')
  await expectAccessible(page, 'a question before there is a price')
  await button(page, 'Send').click()
  await expect(page.getByText('Waiting for the answer')).toBeVisible()
  await expect(page.getByText('Waiting for the customer since')).toBeVisible()
  await expectAccessible(page, 'a question that waits')

  const asked = await followMail(page, host, ordered, /We need something from you for your request/)
  for (const text of ['without a password', 'Locked scan.pdf', 'We will send you our quote once we have it.'])
    expect(asked.text).toContain(text)
  await expect(heading(page, 'We need something from you')).toBeVisible()
  const needed = page.getByRole('article', { name: 'We need something from you' })
  await expect(needed).toContainText('The document you sent: Locked scan.pdf')
  await expectAccessible(page, 'what we need before there is a price')
  await needed.locator('input[type=file]').setInputFiles([upload('Open scan.pdf', 'pdf', 3_000, 12)])
  await needed.getByRole('button', { name: 'Send documents' }).click()
  await expect(heading(page, 'We’re preparing your quote')).toBeFocused({ timeout: 20_000 })
  await expect(page.getByRole('list', { name: 'The documents you sent' })).toContainText(
    'Replaced by another',
  )
  expect((await operatorMail(host, new RegExp(`^${ordered.reference}.*What you asked for`))).text).toContain(
    'Open scan.pdf',
  )
})

test('originals, from the cover sheet until they are back', {
  tag: ['@originals', '@accessibility'],
}, async ({ page, host }) => {
  const ordered = await offered(host)
  const { id } = ordered
  await call(host, 'accept_offer', { request: id, version: 1, express: true, method: 'transfer' })
  await call(host, 'confirm_transfer', { request: id, amount: 6001 })
  await open(page, ordered)
  await page.getByText('Are you posting us an original?').click()
  await expectAccessible(page, 'how to post an original')
  expect((await download(page, /Download the cover sheet/)).subarray(0, 5).toString()).toBe('%PDF-')

  const link = signedLink(host, ordered.id, 'originals')
  const choose = (name: string) => page.getByText(name, { exact: true }).click()
  await follow(page, link, 'Originals')
  await button(page, 'Record that it has arrived').click()
  await expect(page.getByRole('alert')).toContainText('Please say what it is')
  await page.getByLabel('What it is').fill('Passport of Ana Costa')
  await page.getByLabel('Where it is').fill('In our safe')
  await expectAccessible(page, 'an original that has arrived')
  await button(page, 'Record that it has arrived').click()
  await expect(heading(page, 'The original is recorded')).toBeFocused()
  await expect(page.getByRole('complementary', { name: 'The request' })).toContainText(
    'Passport of Ana Costa, In our safe',
  )
  const arrived = await followMail(page, host, ordered, /Your original has arrived/)
  for (const text of ['Passport of Ana Costa', 'In our safe']) expect(arrived.text).toContain(text)
  await expect(page.getByText('In our safe')).toBeVisible()
  await expectAccessible(page, 'an original that is with us')

  await follow(page, link, 'Originals')
  await choose('Originals have gone back to the customer')
  await expect(page.getByRole('checkbox', { name: 'Passport of Ana Costa' })).toBeChecked()
  await page.getByLabel('Carrier').fill('Royal Mail')
  await page.getByLabel('Tracking number').fill('AB 1234 GB')
  await expectAccessible(page, 'originals that go back')
  await button(page, 'Record that they have gone back').click()
  await expect(heading(page, 'The originals have gone back')).toBeFocused()
  await followMail(page, host, ordered, /Your originals are on their way back/)
  await expect(page.getByText('Sent with Royal Mail, tracking number AB 1234 GB')).toBeVisible()

  await follow(page, link, 'Originals')
  await choose('Something was recorded by mistake')
  await button(page, 'Take it back').click()
  await expect(page.getByRole('alert')).toContainText('Please tick what it is about')
  await page.getByRole('checkbox', { name: 'Passport of Ana Costa: sent back' }).check()
  await button(page, 'Take it back').click()
  await expect(heading(page, 'It is taken back')).toBeFocused()
  await followMail(page, host, ordered, /A correction about your originals/)
  await expect(page.getByText('In our safe')).toBeVisible()
})
