import { BUSINESS } from '#content/business.ts'
import { BOOKING_FIELDS, SAMPLE_BOOKING } from '#contract/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import { ENQUIRY_FIELDS, SAMPLE_ENQUIRY } from '#contract/enquiry.ts'
import { rowOf } from '#contract/fields.ts'
import { QUOTE_FIELDS, SAMPLE_QUOTE } from '#contract/quote.ts'
import type { Booking } from '#functions/_shared/bookings/booking.ts'
import { accountExistsMail, welcomeMail } from '#functions/_shared/mail/account.ts'
import {
  AUTH_TEMPLATES,
  type AuthTemplateName,
  authMailText,
  authTemplateHtml,
} from '#functions/_shared/mail/auth-templates.ts'
import {
  type BookingLinks,
  bookingCancelledMail,
  bookingConfirmedMail,
  bookingLostMail,
  bookingRefundedMail,
  bookingReminderMail,
} from '#functions/_shared/mail/booking.ts'
import { bookingHoldsMail } from '#functions/_shared/mail/booking-holds.ts'
import { bookingOperatorMail } from '#functions/_shared/mail/booking-notices.ts'
import type { MailKind } from '#functions/_shared/mail/compose.ts'
import { deliveryReportMail } from '#functions/_shared/mail/delivery-report.ts'
import type { MailDocument } from '#functions/_shared/mail/design/facts.ts'
import type { MailContent } from '#functions/_shared/mail/design/message.ts'
import { type Enquiry, enquiryCustomerMail, enquiryOperatorMail } from '#functions/_shared/mail/enquiry.ts'
import { confirmMail, issueMail, knownMail } from '#functions/_shared/mail/newsletter.ts'
import { type BundledMessage, operatorBundleMail } from '#functions/_shared/mail/operator-bundle.ts'
import {
  type QuoteRequest,
  quoteCustomerMail,
  quoteFilesMail,
  quoteLinkMail,
  quoteOperatorMail,
} from '#functions/_shared/mail/quote.ts'

/** Sample data for every kind of message, used by the preview and the tests. */

const SITE = 'https://site.example'
const GUEST_LINK = `${SITE}/get-quote?request=EXAMPLE`

const request: QuoteRequest = {
  id: '7d0a2f46-0000-4000-8000-000000000000',
  reference: 'SQ-7K4M-2XPD',
  ...rowOf(QUOTE_FIELDS, SAMPLE_QUOTE),
  created_at: '2026-06-19T14:05:00.000Z',
}

const documents: MailDocument[] = [
  {
    name: 'certidao-de-nascimento.pdf',
    size: 2_500_000,
    link: `${SITE}/functions/v1/open-document?link=EXAMPLE-1`,
    note: null,
  },
  {
    name: 'passaporte-pagina-da-fotografia-digitalizada-na-loja-2026-final.jpg',
    size: 410_000,
    link: `${SITE}/functions/v1/open-document?link=EXAMPLE-2`,
    note: null,
  },
  {
    name: 'عقد الزواج.pdf',
    size: 90_000,
    link: null,
    note: 'Removed: its content is not what its name says, or a virus was found in it.',
  },
]

const booking: Booking = {
  id: '7d0a2f46-0000-4000-8000-000000000001',
  reference: 'SQ-B4KM-9XPW',
  ...rowOf(BOOKING_FIELDS, SAMPLE_BOOKING),
  starts_at: '2026-07-03T09:30:00.000Z',
  created_at: '2026-06-19T14:05:00.000Z',
  confirmed_at: '2026-06-19T14:07:00.000Z',
  hold_expires_at: '2026-06-19T14:36:00.000Z',
  amount: CONSULTATION.price,
  currency: CONSULTATION.currency,
  calendar_sequence: 0,
  checked_at: null,
  ended_at: null,
  erased_at: null,
  payment_id: null,
  refund_id: null,
  refund_state: 'none',
  refunded_at: null,
  reminded_at: null,
  seat: 1,
  session_closed_at: null,
  session_id: null,
  session_url: null,
  status: 'confirmed',
  time_zone: 'America/Los_Angeles',
}

const links: BookingLinks = {
  manage: `${SITE}/booking-form?manage=EXAMPLE`,
  site: SITE,
  organizer: BUSINESS.email.general,
}

const enquiry: Enquiry = {
  id: '7d0a2f46-0000-4000-8000-000000000002',
  reference: 'SQ-9WTR-4HKC',
  created_at: '2026-06-19T14:05:00.000Z',
  ...rowOf(ENQUIRY_FIELDS, SAMPLE_ENQUIRY),
}

const newsletter = {
  page: `${SITE}/social-media-links?newsletter=unsubscribe&token=EXAMPLE`,
  oneClick: `${SITE}/functions/v1/newsletter-unsubscribe?token=EXAMPLE`,
}

const bundled: BundledMessage[] = [
  ['1f0a2f46', 'SQ-7K4M-2XPD', '24-48 hours', 'Inês Carvalho dos Santos Vasconcelos de Albuquerque', 3],
  ['8c3d90b1', 'SQ-B4KM-9XPW', '0-12 hours', 'Zofia Wiśniewska', 1],
  ['d27e55aa', 'SQ-9WTR-4HKC', '>48 hours', 'عبد الرحمن', 0],
].map(([id, reference, urgency, name, documents]) => ({
  id: `${id}-0000-4000-8000-000000000000`,
  reference: String(reference),
  received_at: request.created_at,
  about: request.service_type,
  urgency: String(urgency),
  name: String(name),
  documents: Number(documents),
}))

const ISSUE = {
  subject: 'What an apostille says, and what it does not',
  body: 'An apostille confirms a **signature**, not the text above it.\n\n## Three questions\n\n- Who signed?\n- In which office?\n- For which country?\n\nRead [the whole page](https://site.example/apostille-notarisation).',
}

/** A message of the auth service, as the service renders it. */
function authMail(name: AuthTemplateName): MailContent {
  const html = authTemplateHtml(name)
    .replaceAll('{{ .SiteURL }}', SITE)
    .replaceAll('{{ .TokenHash }}', 'EXAMPLE')
  return { subject: AUTH_TEMPLATES[name].subject, html, text: authMailText(html) }
}

export const MAIL_SAMPLES: Record<MailKind | 'auth_recovery', MailContent> = {
  quote_customer: quoteCustomerMail(request, ['accepted', 'accepted', 'refused'], GUEST_LINK),
  quote_operator: quoteOperatorMail(request, documents, 720),
  quote_link: quoteLinkMail(request, GUEST_LINK, 30),
  quote_files_operator: quoteFilesMail(request, documents.slice(1), 720),
  welcome: welcomeMail('Zofia', SITE),
  account_exists: accountExistsMail(SITE),
  auth: authMail('confirmation'),
  auth_recovery: authMail('recovery'),
  booking_confirmed: bookingConfirmedMail(booking, links),
  booking_reminder: bookingReminderMail(booking, links),
  booking_cancelled: bookingCancelledMail({ ...booking, ended_at: '2026-06-20T08:00:00.000Z' }, links),
  booking_lost: bookingLostMail(booking, links),
  booking_refunded: bookingRefundedMail(booking),
  booking_operator: bookingOperatorMail(booking, 'booking_operator'),
  booking_cancelled_operator: bookingOperatorMail(booking, 'booking_cancelled_operator'),
  booking_lost_operator: bookingOperatorMail(booking, 'booking_lost_operator'),
  booking_refund_failed: bookingOperatorMail(booking, 'booking_refund_failed'),
  booking_mismatch: bookingOperatorMail(booking, 'booking_mismatch'),
  booking_holds_alarm: bookingHoldsMail({ holds: 24, payments: 2 }),
  enquiry_operator: enquiryOperatorMail(enquiry),
  enquiry_customer: enquiryCustomerMail(enquiry),
  newsletter_confirm: confirmMail(
    `${SITE}/social-media-links?newsletter=confirm&token=EXAMPLE`,
    7,
    newsletter,
  ),
  already_subscribed: knownMail(newsletter),
  newsletter_issue: issueMail(ISSUE, newsletter),
  newsletter_test: { ...issueMail(ISSUE, newsletter), subject: `[Test] ${ISSUE.subject}` },
  operator_bundle: operatorBundleMail('quote_operator', bundled),
  delivery_report: deliveryReportMail({ kind: 'quote_customer', attempts: 31, error: 'Error:EENVELOPE:550' }),
}
