import { writeFile } from 'node:fs/promises'
import { EXPRESS_REQUEST } from '#content/booking.ts'
import { CONSULTATION } from '#content/facts.ts'
import { PATHS } from '#src/lib/routes.ts'
import { sampleBooking } from '../support/bookings.ts'
import type { Driver } from '../support/browsers/driver.ts'
import { ENGINES } from '../support/browsers/engines.ts'
import { freshAddress, isTo, tokenOf } from '../support/forms.ts'
import { eventually, type Host } from '../support/host.ts'
import { sampleFile } from '../support/samples.ts'
import { mailedLink, person } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { rowsOf } from './stored-rows.ts'

/** The main journeys in other browsers' engines; the other specs test Chromium in depth. */

type Journey = (browser: Driver, host: Host, file: string) => Promise<void>

async function type(browser: Driver, answers: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(answers)) await (await browser.find('field', label)).type(text)
}
async function choose(browser: Driver, answers: Record<string, string>): Promise<void> {
  for (const [label, option] of Object.entries(answers))
    await (await browser.find('field', label)).choose(option)
}
const press = async (browser: Driver, button: string) => (await browser.find('button', button)).click()

const COUNTRIES = { 'Country of origin': 'Poland', 'Country of destination': 'United Kingdom' }

const JOURNEYS: Record<string, Journey> = {
  async 'a quote with a document'(browser, host, file) {
    const email = freshAddress()
    await writeFile(file, sampleFile('pdf', 20_000))
    await browser.open(host.url + PATHS.getQuote)
    await choose(browser, { Service: 'Private Document Translation & Certification', ...COUNTRIES })
    await choose(browser, { 'Country of destination': 'Other' })
    await (await browser.find('field', '12-24 hours')).click()
    await type(browser, {
      'Translate into': 'Icelandic',
      'Which country is it going to?': 'Iceland',
      'Task description': 'Two birth certificates for a registry office.',
      'Given name': 'Zofia',
      'Family name': 'Wiśniewska',
      Email: email,
    })
    await (await browser.find('field', 'Choose files')).attach(file)
    await browser.find('text', 'birth certificate.pdf')
    await press(browser, 'Send quote request')
    await browser.find('text', 'Quote Request Submitted')
    expect((await rowsOf(host, 'quote_requests', email))[0]).toMatchObject({
      urgency: '12-24 hours',
      country_of_origin: 'Poland',
      family_name: 'Wiśniewska',
      target_language: 'Icelandic',
      country_of_destination_other: 'Iceland',
      uploaded_files: [expect.objectContaining({ name: 'birth certificate.pdf' })],
    })
  },

  async 'an enquiry'(browser, host) {
    const email = freshAddress()
    await browser.open(host.url + PATHS.enquiry)
    await choose(browser, { Subject: 'Pricing' })
    await type(browser, {
      Message: 'What does the translation of a diploma cost?',
      'Given name': 'Zofia',
      'Family name': 'Wiśniewska',
      Email: email,
    })
    await press(browser, 'Send enquiry')
    await browser.find('text', 'Enquiry Sent!')
    expect((await rowsOf(host, 'enquiries', email))[0]).toMatchObject({
      subject: 'pricing',
      given_name: 'Zofia',
    })
  },

  async 'a consultation, paid for'(browser, host) {
    const { date, time, firstName, lastName, email, phone } = sampleBooking()
    await browser.open(host.url + PATHS.booking)
    // The calendar comes with the page's script.
    await eventually(
      async () => {
        if (await browser.shows('button', 'Next month')) return true
        await (await browser.find('field', 'Consultation date')).click()
      },
      20,
      'the calendar',
    )
    while (!(await browser.shows('button', date))) await press(browser, 'Next month')
    await press(browser, date)
    await (await browser.find('text', time)).click()
    await type(browser, {
      'First name': firstName,
      'Last name': lastName,
      'Email address': email,
      'Phone number': phone,
    })
    if (await browser.shows('field', EXPRESS_REQUEST.label))
      await (await browser.find('field', EXPRESS_REQUEST.label)).click()
    await press(browser, `Book & Pay ${CONSULTATION.price}`)
    await press(browser, 'Pay')
    await browser.find('text', 'Your consultation is booked')
    const [invitation] = (await host.waitForMail(isTo(email))).attachments
    expect(invitation?.mimeType).toBe('text/calendar')
  },

  async 'the newsletter, confirmed'(browser, host) {
    const email = freshAddress()
    await browser.open(host.url + PATHS.social)
    await type(browser, { 'Email address': email })
    await press(browser, 'Subscribe')
    await browser.find('text', 'Subscribed!')
    const token = tokenOf(await host.waitForMail(isTo(email)), 'confirm')
    await browser.open(`${host.url}${PATHS.social}?newsletter=confirm&token=${token}`)
    await press(browser, 'Yes, subscribe me')
    await browser.find('text', 'You are subscribed')
    expect((await rowsOf(host, 'newsletter_subscriptions', email))[0]?.status).toBe('confirmed')
  },

  async 'an account, confirmed, and a task'(browser, host) {
    const { firstName, lastName, email, password } = person()
    await browser.open(host.url + PATHS.register)
    await type(browser, {
      'First name': firstName,
      'Last name': lastName,
      Email: email,
      Password: password,
    })
    await press(browser, 'Create account')
    await browser.find('text', 'Open your email')
    await browser.open(await mailedLink(host, email, 'signup'))
    await type(browser, { Password: password })
    await press(browser, 'Confirm my email address')
    await browser.find('button', 'Save changes')
    await press(browser, 'Dashboard')
    await press(browser, 'Logout')
    // The login link is visible before the home page has loaded.
    await eventually(async () => (await browser.address()) === `${host.url}/` || undefined)
    await (await browser.find('link', 'Login Now')).click()
    await type(browser, { Email: email, Password: password })
    await press(browser, 'Log in')
    await (await browser.find('link', 'Tasks')).click()
    await choose(browser, { Service: 'Apostille and notarisation' })
    await (await browser.find('field', 'Standard, 5–7 days')).click()
    await type(browser, { 'Task description': 'A power of attorney', ...COUNTRIES })
    await press(browser, 'Create task')
    await browser.find('text', 'Task created successfully!')
    expect((await rowsOf(host, 'quote_requests', email))[0]).toMatchObject({
      task_description: 'A power of attorney',
      user_id: expect.any(String),
    })
  },
}

for (const { name, packages, opener } of ENGINES) {
  const open = opener()
  for (const [journey, go] of Object.entries(JOURNEYS))
    test(`${name}: ${journey}`, { tag: ['@other-engines', '@release'] }, async ({ host }, info) => {
      if (!open) throw new Error(`${name} is not installed: ${packages.join(', ')}`)
      const browser = await open()
      try {
        await go(browser, host, info.outputPath('birth certificate.pdf'))
      } catch (error) {
        const text = await browser.text().catch(() => '')
        throw new Error(`${await browser.address().catch(() => '')}\n${text}`, { cause: error })
      } finally {
        await browser.close()
      }
    })
}
