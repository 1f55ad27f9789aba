import type { Page } from '@playwright/test'
import { sampleBooking } from '../support/bookings.ts'
import type { Host } from '../support/host.ts'
import { fillTask, newCustomer, passwordField, person, signIn } from './account-page.ts'
import { fillBooking, openBooking, payButton } from './booking-page.ts'
import { fillEnquiry } from './enquiry-page.ts'
import { chooseFiles, fillQuote, send, upload } from './quote-page.ts'

/** What visitors and customers send: how each form is opened and filled in, how it is sent, and what that calls. */

export type Sending = {
  open: (page: Page, host: Host) => Promise<unknown>
  press: (page: Page) => Promise<unknown>
  calls: string
  method?: string
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

const openQuote = async (page: Page) => {
  await page.goto('/get-quote')
  await fillQuote(page)
}

export const SENDINGS = {
  quote: { open: openQuote, press: (page) => send(page).click(), calls: '**/rest/v1/quote_requests*' },
  file: {
    async open(page) {
      await openQuote(page)
      await chooseFiles(page, [upload('birth.pdf', 'pdf')])
    },
    press: (page) => send(page).click(),
    calls: '**/storage/v1/object/**',
  },
  login: {
    async open(page) {
      await page.goto('/auth')
      await page.getByLabel('Email').fill('nobody@example.com')
      await passwordField(page).fill('correct horse 1')
    },
    press: press('Log in'),
    calls: '**/auth/v1/token*',
  },
  signUp: {
    async open(page) {
      const who = person()
      await page.goto('/register')
      await page.getByLabel('First name').fill(who.firstName)
      await page.getByLabel('Last name').fill(who.lastName)
      await page.getByLabel('Email').fill(who.email)
      await passwordField(page).fill(who.password)
    },
    press: press('Create account'),
    calls: '**/auth/v1/signup*',
  },
  reset: {
    async open(page) {
      await page.goto('/reset-password')
      await page.getByLabel('Email').fill('nobody@example.com')
    },
    press: press('Send the link'),
    calls: '**/functions/v1/send-password-reset',
  },
  password: {
    async open(page, host) {
      const { password } = await newCustomer(page, host)
      const field = (label: string) => page.getByLabel(label, { exact: true })
      await field('Current password').fill(password)
      await field('New password').fill('correct horse 2')
      await field('Confirm new password').fill('correct horse 2')
    },
    press: press('Update password'),
    calls: '**/auth/v1/{user,token}*',
  },
  profile: {
    open: newCustomer,
    press: press('Save changes'),
    calls: '**/rest/v1/profiles*',
    method: 'POST',
  },
  task: {
    async open(page, host) {
      await signIn(page, host)
      await page.goto('/profile?tab=tasks')
      await fillTask(page)
    },
    press: press('Create task'),
    calls: '**/rest/v1/quote_requests*',
    method: 'POST',
  },
  enquiry: {
    async open(page) {
      await page.goto('/enquiry-form')
      await fillEnquiry(page)
    },
    press: press('Send enquiry'),
    calls: '**/functions/v1/send-contact-email',
  },
  newsletter: {
    async open(page) {
      await page.goto('/social-media-links')
      await page.getByLabel('Email address').fill('zofia@example.com')
    },
    press: press('Subscribe'),
    calls: '**/functions/v1/newsletter-signup',
  },
  booking: {
    async open(page) {
      await openBooking(page)
      await fillBooking(page, sampleBooking())
    },
    press: (page) => payButton(page).click(),
    calls: '**/functions/v1/create-consultation-payment',
  },
} satisfies Record<string, Sending>
