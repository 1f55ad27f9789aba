import type { ReactElement } from 'react'
import { BOOKING_PAGE } from '#content/booking.ts'
import type { ProfileRow } from '#contract/account.ts'
import { formatBookingDate } from '#contract/booking-calendar.ts'
import { SAMPLE_QUOTE } from '#contract/quote.ts'
import { AuthIsland } from '#src/features/auth/auth-page.tsx'
import { BookingIsland } from '#src/features/booking/booking-page.tsx'
import { ProfileIsland } from '#src/features/dashboard/dashboard.tsx'
import { EnquiryIsland } from '#src/features/enquiry/enquiry-page.tsx'
import { NewsletterIsland } from '#src/features/newsletter/newsletter-panel.tsx'
import { QuoteIsland } from '#src/features/quote/quote-page.tsx'
import { all, answer, button, control, fillIn, open, press, until } from './page.tsx'

/** What visitors and customers send: how each form is opened and filled in, how it is sent, and what that calls. */
export type Form = {
  open: () => Promise<unknown>
  submit: string
  calls: string
  method?: string
}

const USER = { id: '6f1c2d3e-0000-4000-8000-000000000001', email: 'ines@example.com', user_metadata: {} }
const PROFILE: ProfileRow = {
  ...{ id: USER.id, email: USER.email, first_name: 'Inês', last_name: 'Carvalho', company_name: null },
  ...{ phone: null, account_type: 'private', updated_at: '' },
}
export const SESSION = {
  ...{ access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user: USER },
  expires_at: new Date('2026-11-23T12:00:00Z').getTime() / 1000,
}

const page =
  (element: ReactElement, address: string, answers: Record<string, string> = {}) =>
  async () => {
    await open(element, address)
    await fillIn(answers)
  }

/** Signed in, on the dashboard. */
const dashboard =
  (query = '', answers: Record<string, string> = {}) =>
  async () => {
    localStorage.setItem('sb-auth', JSON.stringify(SESSION))
    answer('/rest/v1/profiles', { json: PROFILE }, 'GET')
    answer('/functions/v1/customer-order', { json: { orders: [] } })
    answer('/rest/v1/quote_requests', { json: [] }, 'GET')
    answer('/auth/v1/token', { json: SESSION })
    await open(<ProfileIsland />, `/profile${query}`)
    const [name = ''] = Object.keys(answers)
    await until(() => control(name || 'firstName'), 'the form')
    await fillIn(answers)
  }

const WHO = { givenName: 'Zofia', familyName: 'Wiśniewska', email: 'zofia@example.com' }
export const PASSWORD = 'correct horse 1'

export const slot = (time: string) =>
  all<HTMLInputElement>(`[name=time][value="${time}"]`)[0] as HTMLInputElement

/** @param name 'Friday, 20 November 2026' */
export const calendarDay = (name: string) =>
  all<HTMLButtonElement>(`.calendar [aria-label="${name}"]`)[0] as HTMLButtonElement

/** @param day 'YYYY-MM-DD' */
export async function chooseDay(day: string): Promise<void> {
  const date = formatBookingDate(day)
  await press(control('date'))
  while (!calendarDay(date)) await press(button('Next month'))
  await press(calendarDay(date))
  await until(() => control('date').value === date)
}

/** Without its date and time; no time is taken. */
export async function openBooking(query = ''): Promise<void> {
  answer('/rpc/taken_slots', { json: [] })
  await open(<BookingIsland />, `/booking-form${query}`)
  await until(() => control('date'))
}

/** On a day so far ahead that it needs no express request, at ten. */
export async function fillBooking(): Promise<void> {
  await fillIn({ firstName: 'Zofia', lastName: 'Wiśniewska', email: WHO.email, phone: '+442079460018' })
  await chooseDay('2026-12-18')
  await press(slot('10:00'))
}

export const FORMS = {
  quote: {
    open: page(<QuoteIsland />, '/get-quote', { ...SAMPLE_QUOTE, ...WHO }),
    submit: 'Send quote request',
    calls: '/rest/v1/quote_requests',
  },
  login: {
    open: page(<AuthIsland />, '/auth', { email: 'nobody@example.com', password: PASSWORD }),
    submit: 'Log in',
    calls: '/auth/v1/token',
  },
  signUp: {
    async open() {
      history.replaceState({ mode: 'sign-up' }, '', '/auth')
      await page(<AuthIsland />, '/auth')()
      await press(button('Create an account'))
      await fillIn({ firstName: 'Zofia', lastName: 'Wiśniewska', email: WHO.email, password: PASSWORD })
    },
    submit: 'Create account',
    calls: '/auth/v1/signup',
  },
  reset: {
    open: page(<AuthIsland />, '/auth?reset=true', { email: 'nobody@example.com' }),
    submit: 'Send the link',
    calls: '/functions/v1/send-password-reset',
  },
  recovery: {
    async open() {
      window.authLink = { token_hash: '0'.repeat(56), type: 'recovery' }
      await open(<AuthIsland />, '/auth')
    },
    submit: 'Choose a new password',
    calls: '/auth/v1/verify',
  },
  password: {
    open: dashboard('', { current: PASSWORD, password: 'correct horse 2', confirmation: 'correct horse 2' }),
    submit: 'Update password',
    calls: '/auth/v1/token',
  },
  profile: { open: dashboard(), submit: 'Save changes', calls: '/rest/v1/profiles', method: 'POST' },
  task: {
    open: dashboard('?tab=tasks', {
      ...{ serviceType: 'document-procurement', urgency: 'express', taskDescription: 'A certified copy.' },
      ...{ countryOfOrigin: 'Lebanon', countryOfDestination: 'United Kingdom' },
    }),
    submit: 'Create task',
    calls: '/rest/v1/quote_requests',
    method: 'POST',
  },
  enquiry: {
    open: page(<EnquiryIsland />, '/enquiry-form', {
      subject: 'pricing',
      message: 'What does it cost?',
      ...WHO,
    }),
    submit: 'Send enquiry',
    calls: '/functions/v1/send-contact-email',
  },
  newsletter: {
    open: page(<NewsletterIsland />, '/social-media-links', { email: WHO.email }),
    submit: 'Subscribe',
    calls: '/functions/v1/newsletter-signup',
  },
  booking: {
    async open() {
      await openBooking()
      await fillBooking()
    },
    submit: BOOKING_PAGE.submit,
    calls: '/functions/v1/create-consultation-payment',
  },
} satisfies Record<string, Form>
