import type { Page } from '@playwright/test'
import { LANGUAGES } from '#content/languages.ts'
import type * as ENGLISH from '#content/words.ts'
import { dateIn } from '#contract/dates.ts'
import { fill, type Translated } from '#contract/language.ts'
import { formatPence } from '#contract/order.ts'
import { sampleBooking } from '../support/bookings.ts'
import { freshAddress, isTo, tokenOf } from '../support/forms.ts'
import type { CapturedMail, Host } from '../support/host.ts'
import { dayIn } from '../support/orders.ts'
import { mailedLink, person } from './account-page.ts'
import { axeFaults } from './axe.ts'
import { dayOf, invitation, openBooking } from './booking-page.ts'
import { test as base, expect } from './fixtures.ts'
import { hiddenText } from './hidden-text.ts'
import { englishFinder, spokenLines } from './left-in-english.ts'
import {
  atPayment,
  consent,
  deliverByOperator,
  download,
  finishedFile,
  heading,
  operate,
  papersIn,
  press,
} from './order-page.ts'
import { chooseFiles, requestLink, upload } from './quote-page.ts'
import { rowsOf } from './stored-rows.ts'

/** The journeys of customers in each language that is switched on: pages, messages and papers, by the language's own words. */

const MODULES = [
  'words',
  'account',
  'account-messages',
  'auth',
  'guest-request',
  'order-later',
  'tasks',
  'verify',
] as const

type Content = Translated<
  typeof ENGLISH &
    typeof import('#content/account.ts') &
    typeof import('#content/account-messages.ts') &
    typeof import('#content/auth.ts') &
    typeof import('#content/guest-request.ts') &
    typeof import('#content/order-later.ts') &
    typeof import('#content/tasks.ts') &
    typeof import('#content/verify.ts')
>

/** Understood as none of them. */
const TYPED = 'Akt 出生 №7 شهادة'

type Language = (typeof LANGUAGES)[number]
type Speaker = {
  language: Language
  words: Content
  /** Opens a page by its English address. */
  go: (path: string) => Promise<void>
  /** By the fields' names. */
  fillIn: (answers: Record<string, string>) => Promise<void>
  /** Nothing is wrong for axe or cut off at 320 px, or left in English. */
  look: (state: string) => Promise<void>
  /** The customer's message, looked at as well; `{…}` of its subject is anything. */
  read: (email: string, subject: string) => Promise<CapturedMail>
}

const test = base.extend<{ code: string; speaker: Speaker }>({
  code: ['', { option: true }],

  speaker: async ({ page, host, code }, use) => {
    const language = LANGUAGES.find((one) => one.code === code) as Language
    const modules = MODULES.map((name) => import(`../../content/${code}/${name}.ts`))
    const words: Content = Object.assign({}, ...(await Promise.all(modules)))
    const english = await englishFinder(code)
    const reader = await page.context().newPage()

    async function expectSpoken(where: Page, state: string) {
      await expect(where.locator('html'), state).toHaveAttribute('lang', language.tag)
      expect(await where.evaluate(() => getComputedStyle(document.body).direction), state).toBe(
        language.direction,
      )
      expect(english(await spokenLines(where)), `left in English: ${state}`).toEqual([])
    }

    await use({
      language,
      words,
      async go(path) {
        await page.goto(`/${code}${path}`)
        await expect(page.locator('[data-hydrated]').first()).toBeAttached()
      },
      async fillIn(answers) {
        for (const [name, answer] of Object.entries(answers)) {
          const field = page.locator(`[name="${name}"]`)
          const isList = (await field.evaluate(({ tagName }) => tagName)) === 'SELECT'
          await (isList ? field.selectOption(answer) : field.fill(answer))
        }
      },
      async look(state) {
        const { ordersLoading } = words.DASHBOARD_PAGE
        await expect(
          page.locator('main').getByText(ordersLoading, { exact: true }).filter({ visible: true }),
        ).toHaveCount(0)
        await expectSpoken(page, state)
        // Colours are the same in every language.
        expect(await axeFaults(page, ['color-contrast', 'link-in-text-block']), state).toEqual([])
        expect(await hiddenText(page), `text beyond the edge, ${state}`).toEqual([])
        await expect(page.locator('html')).not.toContainText(/\{\w+\}/)
      },
      async read(email, subject) {
        const mail = await mailWith(host, email, subject)
        await reader.setContent(mail.html || '')
        await expectSpoken(reader, subject)
        expect(english((mail.text ?? '').split(/\n\n+/)), `left in English: ${subject}`).toEqual([])
        expect(await axeFaults(reader, ['region', 'landmark-one-main']), subject).toEqual([])
        // Each link leads where it says, in the customer's language or to what is English alone.
        for (const [link] of `${mail.text}`.matchAll(/http:\/\/localhost\S+/g))
          expect((await page.request.get(link, { maxRedirects: 0 })).status(), link).toBe(200)
        return mail
      },
    })
    await reader.close()
  },
})

/** Without what keeps figures in their order in text from right to left. */
const bare = (text = '') => text.replaceAll(/[\u2066\u2069\u200f]/g, '')

const literal = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

/** The pattern of a text with slots. */
const like = (text: string) =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map(literal)
      .join('.+'),
  )

const mailWith = (host: Host, email: string, subject: string) =>
  host.waitForMail((mail) => isTo(email)(mail) && like(bare(subject)).test(bare(mail.subject)))

const summary = (page: Page, { words }: Speaker) =>
  page.getByRole('alert').filter({ hasText: words.SUMMARY_TITLE })

/** From a quote request that was sent to a whole order. */
async function orderToTheEnd(page: Page, host: Host, speaker: Speaker, id: string, email: string) {
  const { words, look, read, language } = speaker
  const money = (pence: number) => formatPence(pence, language)
  const order = { id }
  const follow = async (subject: string) => {
    const mail = await read(email, subject)
    expect(requestLink(mail)).toContain(`/${language.code}/get-quote?request=`)
    await page.goto(requestLink(mail))
    await expect(page.locator('.sent h1')).toBeVisible({ timeout: 20_000 })
    return mail
  }

  // In no language of ours: the operator may write in any.
  const lines = [{ what: TYPED, amount: 12_001 }]
  const draft = { lines, readyBy: dayIn(9), note: TYPED, validUntil: dayIn(7) }
  await operate(host, order, 'offer', { action: 'offer', draft, expected: 0 })
  await follow(words.ORDER_CONTRACT_MAIL.offer.subject)
  await expect(heading(page, words.ORDER_PAGES.offered.title)).toBeVisible()
  const accept = page.getByRole('button', {
    name: fill(words.PAY_WORDS.buttons.first.card, { amount: money(6001) }),
  })
  await accept.click()
  await expect(page.getByText(words.PAY_WORDS.expressMissing)).toBeVisible()
  await look('a quote, not consented to')
  await consent(page).check()
  await accept.click()
  await atPayment(page, 'Pay')
  await expect(heading(page, words.ORDER_PAGES.half_paid.title)).toBeFocused({ timeout: 30_000 })
  await look('a first half that is paid')
  const paid = await read(email, words.ORDER_CONTRACT_MAIL.paid.subject)
  expect(papersIn(paid)).toHaveLength(1)
  for (const text of [money(6001), words.RIGHT_TO_CANCEL.title]) expect(bare(paid.text)).toContain(bare(text))

  await operate(host, order, 'begin', { action: 'begin' })
  await follow(words.ORDER_WORK_MAIL.begun.subject)
  await expect(heading(page, words.ORDER_PAGES.in_progress.title)).toBeVisible()
  await page.getByText(words.CONVERSATION_WORDS.ask).click()
  await page.getByLabel(words.CONVERSATION_WORDS.label).fill(TYPED)
  await press(page, words.CONVERSATION_WORDS.send)
  await expect(page.getByText(words.CONVERSATION_WORDS.sent)).toBeVisible()
  await look('work that has begun')

  const { bytes } = finishedFile()
  await deliverByOperator(host, order, 'Akt.pdf', bytes)
  const { subject, titles } = words.ORDER_WORK_MAIL.delivered
  await follow(fill(subject, { title: titles.documents }))
  await expect(heading(page, words.ORDER_PAGES.delivered.title)).toBeVisible()
  await look('a delivered order')
  await press(page, fill(words.PAY_WORDS.buttons.second.card, { amount: money(6000) }))
  await atPayment(page, 'Pay')
  await expect(heading(page, words.ORDER_PAGES.completed.title)).toBeFocused({ timeout: 30_000 })
  expect(papersIn(await read(email, words.ORDER_WORK_MAIL.completed.subject))).toHaveLength(1)
  await look('a completed order')
  const receipt = await download(page, like(fill(words.DOWNLOAD_WORDS.downloadFile, { name: 'R-{n}' })))
  expect(receipt.toString('latin1')).toContain(`/Lang (${language.tag})`)

  await page.locator('main').getByRole('link', { name: words.DELIVERY_WORDS.verifyLink }).click()
  await page
    .getByLabel(words.VERIFY_PAGE.file)
    .setInputFiles({ name: 'Akt.pdf', mimeType: '', buffer: bytes })
  await expect(heading(page, words.VERIFY_PAGE.known.title)).toBeFocused()
  await look('a document that is ours')
}

const others = LANGUAGES.filter(({ code }) => code !== 'en')
/** Of the others, `npm test` takes the longest journey in one that reads the other way than English. */
const quick = others.find(({ direction }) => direction === 'rtl') ?? others[0]

for (const language of others) {
  const tag = ['@languages', ...(language === quick ? [] : ['@release'])]
  const { code, name } = language

  test.describe(`in ${name}`, { tag }, () => {
    const viewport = { width: 320, height: 900 }
    test.use({ code, locale: language.tag, timezoneId: 'Europe/Madrid', viewport })
    test.describe.configure({ timeout: 240_000 })

    test('a quote with files, and the order to its end', async ({ page, host, speaker }) => {
      const { words, go, fillIn, look, read } = speaker
      const { QUOTE_FIELD_WORDS: fields, QUOTE_PAGE } = words
      const email = freshAddress()
      await go('/get-quote')
      await press(page, QUOTE_PAGE.submit)
      await expect(summary(page, speaker)).toBeFocused()
      await chooseFiles(page, [
        upload('Akt.pdf', 'pdf', 400_000),
        { name: 'Akt.exe', mimeType: '', buffer: Buffer.from('MZ') },
      ])
      await expect(page.locator('.files li')).toHaveCount(1)
      await look('a quote request with errors')
      await page.getByText(fields.urgency.choices['12-24 hours'], { exact: true }).click()
      await fillIn({
        serviceType: 'Private Document Translation & Certification',
        countryOfOrigin: 'Poland',
        countryOfDestination: 'Other',
        targetLanguage: 'Íslenska',
        countryOfDestinationOther: 'Ísland',
        taskDescription: TYPED,
        givenName: 'Zofia',
        familyName: 'Wiśniewska',
        email,
      })
      await press(page, QUOTE_PAGE.submit)
      await expect(heading(page, words.QUOTE_NOTICES.success.title)).toBeVisible({ timeout: 30_000 })
      await look('a quote request, sent')
      const [row] = await rowsOf(host, 'quote_requests', email)
      expect(row).toMatchObject({ language: code, urgency: '12-24 hours', country_of_origin: 'Poland' })
      const mail = await read(email, words.QUOTE_MAIL.received.subject)
      await page.goto(requestLink(mail))
      await expect(page.getByText(words.GUEST_PAGE.answers)).toBeVisible({ timeout: 20_000 })
      await look('the request page')
      await orderToTheEnd(page, host, speaker, row?.id, email)
    })

    test('a consultation, paid for and moved', { tag: '@release' }, async ({ page, speaker }) => {
      const { words, look, read } = speaker
      const { BOOKING_FIELD_WORDS: fields, BOOKING_PAGE, MANAGED_BOOKING } = words
      const [first, next] = [sampleBooking(), sampleBooking()]
      const dateField = page.getByRole('button', { name: fields.date.label })
      const pick = async ({ date, time }: typeof first) => {
        if (!(await page.getByRole('dialog').isVisible())) await dateField.click()
        await expect(page.getByRole('dialog')).toBeVisible()
        const day = page.getByRole('button', { name: dateIn(words.DATES, dayOf({ date })), exact: true })
        while (!(await day.isVisible())) await press(page, words.CALENDAR_WORDS.next)
        await look('the calendar')
        await day.click()
        await page.getByText(time, { exact: true }).click()
      }
      await openBooking(page, '', code)
      await press(page, BOOKING_PAGE.submit)
      await expect(summary(page, speaker)).toBeFocused()
      await look('a booking with errors')
      await pick(first)
      const { firstName, lastName, email, phone } = first
      await speaker.fillIn({ firstName, lastName, email, phone })
      if (await page.getByRole('checkbox').isVisible()) await page.getByRole('checkbox').check()
      await look('a booking, filled in')
      await press(page, BOOKING_PAGE.submit)
      await page.waitForURL('**/dev/pay/*')
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      await expect(heading(page, words.PAYMENT_OUTCOME.confirmed.title)).toBeVisible({ timeout: 20_000 })
      await look('a booked consultation')
      const mail = await read(first.email, words.BOOKING_MAIL.confirmed.subject)
      expect(bare(mail.subject)).toContain(dateIn(words.DATES, dayOf(first)))
      expect(invitation(mail).event.summary).toBe(words.APPOINTMENT.summary)

      await page.goto(/http\S+manage=\S+/.exec(mail.text ?? '')?.[0] ?? '')
      await press(page, MANAGED_BOOKING.move.button)
      await pick(next)
      if (await page.getByRole('checkbox').isVisible()) await page.getByRole('checkbox').check()
      await press(page, MANAGED_BOOKING.move.confirm)
      await expect(heading(page, MANAGED_BOOKING.moved.title)).toBeVisible({ timeout: 20_000 })
      await look('a consultation that was moved')
      await read(first.email, words.BOOKING_MAIL.moved.subject)
    })

    test('an enquiry, and the newsletter', { tag: '@release' }, async ({ page, host, speaker }) => {
      const { words, go, fillIn, look, read } = speaker
      const { ENQUIRY_PAGE, NEWSLETTER } = words
      const email = freshAddress()
      await go('/enquiry-form')
      await press(page, ENQUIRY_PAGE.submit)
      await expect(summary(page, speaker)).toBeFocused()
      await look('an enquiry with errors')
      await fillIn({
        subject: 'pricing',
        message: TYPED,
        givenName: 'Zofia',
        familyName: 'Wiśniewska',
        email,
      })
      await press(page, ENQUIRY_PAGE.submit)
      await expect(heading(page, words.ENQUIRY_SENT.title)).toBeVisible({ timeout: 20_000 })
      await look('an enquiry, sent')
      await read(email, words.ENQUIRY_MAIL.subject)

      await go('/social-media-links')
      await page.locator('#newsletter-email').fill('nobody')
      await press(page, NEWSLETTER.form.submit)
      await look('a subscription with an error')
      await page.locator('#newsletter-email').fill(email)
      await press(page, NEWSLETTER.form.submit)
      await expect(heading(page, words.NEWSLETTER_SIGNED_UP.title)).toBeFocused()
      await look('a subscription, to be confirmed')
      const token = tokenOf(await read(email, words.NEWSLETTER_MAIL.confirm.subject), 'confirm')
      await go(`/social-media-links?newsletter=confirm&token=${token}`)
      await press(page, NEWSLETTER.confirm.submit)
      await expect(heading(page, NEWSLETTER.confirm.done.title)).toBeFocused()
      await look('a subscription, confirmed')
      const [row] = await rowsOf(host, 'newsletter_subscriptions', email)
      expect(row).toMatchObject({ status: 'confirmed', language: code })
    })

    test('an account, confirmed, and a task', { tag: '@release' }, async ({ page, host, speaker }) => {
      const { words, go, fillIn, look, read } = speaker
      const { AUTH_PAGE, TASKS_TAB, TASK_FIELD_WORDS: task } = words
      const { firstName, lastName, email, password } = person()
      await go('/auth')
      await press(page, AUTH_PAGE.logIn.switch)
      await press(page, AUTH_PAGE.signUp.submit)
      await expect(summary(page, speaker)).toBeFocused()
      await look('a sign-up with errors')
      await fillIn({
        firstName,
        lastName,
        email,
        password,
      })
      await press(page, AUTH_PAGE.signUp.submit)
      await expect(heading(page, AUTH_PAGE.checkEmail.title)).toBeVisible({ timeout: 20_000 })
      await look('a sign-up, sent')
      await read(email, words.AUTH_MAIL.confirmation.subject)
      await page.goto(await mailedLink(host, email, 'signup'))
      await fillIn({ password })
      await look('a confirmation')
      await press(page, AUTH_PAGE.confirm.submit)
      await expect(page).toHaveURL(`/${code}/profile`)
      await expect(page.locator('h1')).toContainText(firstName)
      await look('a profile')
      await read(email, words.WELCOME_MAIL.subject)

      for (const tab of ['billing', 'invoices', 'tasks&view=completed', 'tasks']) {
        await go(`/profile?tab=${tab}`)
        await look(tab)
      }
      await press(page, TASKS_TAB.create.submit)
      await expect(summary(page, speaker)).toBeFocused()
      await page.getByText(task.urgency.choices.express, { exact: true }).click()
      await fillIn({
        serviceType: 'apostille-notarisation',
        taskDescription: TYPED,
        countryOfOrigin: 'Suomi',
        countryOfDestination: 'Ísland',
      })
      await press(page, TASKS_TAB.create.submit)
      await expect(page.getByText(words.ACCOUNT_OUTCOMES.taskCreated.title)).toBeVisible({ timeout: 20_000 })
      await look('a task, created')
      expect((await rowsOf(host, 'quote_requests', email))[0]).toMatchObject({ language: code })
      await read(email, words.QUOTE_MAIL.received.subject)
    })
  })
}
