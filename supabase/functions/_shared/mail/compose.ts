import { BUSINESS } from '#content/business.ts'
import type { OrderAct } from '#contract/acts.ts'
import type { OrderState } from '#contract/order.ts'
import type { Database } from '../../../database.types.ts'
import { AUTH_MAIL_TEMPLATES } from '../account/auth-templates.ts'
import { ACCOUNT_TEMPLATES } from '../account/mail.ts'
import { BOOKING_TEMPLATES } from '../booking/mail.ts'
import { BOOKING_NOTICE_TEMPLATES } from '../booking/mail-notices.ts'
import type { Dependencies } from '../dependencies.ts'
import { ENQUIRY_TEMPLATES } from '../enquiry/mail.ts'
import { NEWSLETTER_TEMPLATES } from '../newsletter/mail.ts'
import { OPERATOR_TEMPLATES } from '../operator/mail.ts'
import { bundleTemplates } from '../operator/mail-bundle.ts'
import { DIGEST_TEMPLATES } from '../operator/mail-digest.ts'
import type { Digest } from '../operator/open-items.ts'
import type { Order, PaperRow } from '../order/order.ts'
import { ORDER_CONTRACT_TEMPLATES, ORDER_EXTRA_TEMPLATES } from '../order-mail/mail.ts'
import { ORDER_MONEY_TEMPLATES } from '../order-mail/money.ts'
import { ORDER_NOTICE_TEMPLATES } from '../order-mail/notices.ts'
import { togetherTemplates } from '../order-mail/together.ts'
import { ORDER_WORK_TEMPLATES } from '../order-mail/work.ts'
import { QUOTE_TEMPLATES } from '../quote/mail-templates.ts'
import { ENGLISH, type Words, wordsIn } from '../words.ts'
import { reportTemplates } from './delivery-report.ts'
import type { MailContent } from './design/message.ts'
import type { Mail } from './transport.ts'

type Row<Table extends keyof Database['public']['Tables']> = Database['public']['Tables'][Table]['Row']
type Result<Name extends 'operator_subject' | 'bundled_messages'> =
  Database['public']['Functions'][Name]['Returns'][number]

export type OrderedFacts = {
  state: OrderState
  /** 'YYYY-MM-DD'. */
  ready_by: string | null
  delivery_address: string | null
  actions: OrderAct[]
}

/** Read by public.message_facts when the message was taken; missing if the row is gone. */
export type MessageFacts = {
  request?: Row<'quote_requests'>
  documents?: Row<'request_documents'>[]
  ordered?: OrderedFacts | null
  /** The customer was not sent the confirmation, because of the limit of their address. */
  withheld?: boolean
  /** The rest of the facts is then an OrderView (order/order.ts). */
  order?: Order
  enquiry?: Row<'enquiries'>
  booking?: Row<'bookings'>
  papers?: PaperRow[]
  consent?: Row<'newsletter_consents'>
  subscription?: Row<'newsletter_subscriptions'>
  issue?: Row<'newsletter_issues'> | null
  profile?: Row<'profiles'> | null
  confirmation?: Row<'operator_confirmations'> | null
  subject?: Result<'operator_subject'> | null
  bundled?: Result<'bundled_messages'>[]
  together?: OutboxMessage[]
  digest?: Digest
  /** The database's error code, if they could not be read. */
  error?: string
}

export type OutboxMessage = Pick<Row<'outbox'>, 'id' | 'kind' | 'subject_id' | 'payload'> & {
  /** null: the operator */
  recipient: string | null
  facts: MessageFacts
}

export type EmailTemplate = {
  /** @returns null if the message no longer applies */
  write: (message: OutboxMessage, dependencies: Dependencies, words: Words) => Promise<MailContent | null>
  /** Shown in the preview and used by tests. */
  sample: (words: Words) => MailContent
  /** Of one-time links and account notices; others have RATE_LIMIT_RECIPIENT, unless they are UNLIMITED. */
  limit?: 'RATE_LIMIT_ACCOUNT_MAIL'
}

export const ORDER_TEMPLATES = {
  ...ORDER_CONTRACT_TEMPLATES,
  ...ORDER_EXTRA_TEMPLATES,
  ...ORDER_WORK_TEMPLATES,
  ...ORDER_MONEY_TEMPLATES,
  ...ORDER_NOTICE_TEMPLATES,
}

const KINDS = {
  ...QUOTE_TEMPLATES,
  ...ORDER_TEMPLATES,
  ...togetherTemplates((...message) => write(...message)),
  ...DIGEST_TEMPLATES,
  ...BOOKING_TEMPLATES,
  ...BOOKING_NOTICE_TEMPLATES,
  ...ENQUIRY_TEMPLATES,
  ...NEWSLETTER_TEMPLATES,
  ...ACCOUNT_TEMPLATES,
  ...AUTH_MAIL_TEMPLATES,
  ...OPERATOR_TEMPLATES,
  ...bundleTemplates((kind) => titleOf(kind)),
  ...reportTemplates((kind) => titleOf(kind)),
} satisfies Record<string, EmailTemplate>

export type MailKind = keyof typeof KINDS

export const TEMPLATES: Readonly<Record<string, EmailTemplate>> = KINDS

/**
 * Kinds of which each message is sent, and why. Every other kind is limited: to one mailbox of a customer in 24 hours, and to twenty for
 * the operator in ten minutes. `npm run generate` tells the database.
 */
const UNLIMITED: Readonly<Record<string, string>> = {
  'each is about a payment that came': `
    booking_operator booking_cancelled_operator booking_lost_operator booking_mismatch booking_refund_failed booking_disputed
    booking_dispute_closed booking_part_refunded booking_paper_operator order_paid_operator order_part_paid_operator
    order_balance_paid_operator order_extra_paid_operator order_together_operator order_completed_operator order_surplus_operator order_mismatch_operator
    order_cancelled_operator order_refund_failed_operator order_disputed_operator order_dispute_closed_operator order_paper_operator`,
  'a payment, the operator or the clock causes it, and not its reader': `
    quote_ask quote_contact quote_former order_offer order_offer_reminder order_first_due order_unpaid order_paid order_extra order_extra_paid
    order_extra_withdrawn order_begun order_begin_undone order_rescheduled order_corrected order_statement order_message order_message_reminder order_delivered order_taken_back
    order_originals
    order_balance_due order_completed order_part_paid order_balance_paid order_together order_refund_due order_ended order_cancelled order_refunded
    order_declined order_withdrawn order_surplus booking_confirmed booking_reminder booking_cancelled booking_moved booking_lost
    booking_refunded`,
  'its reader has confirmed the address':
    'newsletter_issue account_new_device account_new_password account_deleted welcome',
  'it takes the place of many others': 'operator_bundle',
}

const kindsIn = (text: string) => text.trim().split(/\s+/)

export const UNLIMITED_KINDS = Object.values(UNLIMITED).flatMap(kindsIn)

/** They say how something is now, which anybody with the customer's link, or a quoted one of the operator's, can change for ever. */
export const STATE_KINDS = kindsIn('spam_operator order_address_operator')

export const titleOf = (kind: string): string => TEMPLATES[kind]?.sample(ENGLISH).title ?? kind

/** Kinds to customers, whose replies go to the operator's inbox. */
const ANSWERED = /^(quote|order|enquiry|booking|account)_/

/** What a message to a customer is written in: the language of the row that it is about, or of the page where it was asked for. An issue of the newsletter is in English. */
export function languageOf({
  kind,
  facts,
  payload,
}: Pick<OutboxMessage, 'kind' | 'facts' | 'payload'>): string | undefined {
  const { request, enquiry, booking, consent, subscription, profile } = facts
  if (kind === 'newsletter_issue') return undefined
  const { language } = (payload ?? {}) as { language?: string }
  return language ?? (request ?? enquiry ?? booking ?? consent ?? subscription ?? profile)?.language
}

const write: EmailTemplate['write'] = async (message, dependencies, words) => {
  const template = TEMPLATES[message.kind]
  if (!template) throw new TypeError('Unknown kind of message')
  const { error } = message.facts
  if (error) throw Object.assign(new Error('The facts of a message cannot be read'), { code: error })
  return template.write(message, dependencies, words)
}

/** @returns null if the message no longer applies @throws Error for an unknown kind, or if documents cannot be checked */
export async function compose(message: OutboxMessage, dependencies: Dependencies): Promise<Mail | null> {
  const words = message.recipient === null ? ENGLISH : await wordsIn(languageOf(message))
  const content = await write(message, dependencies, words)
  if (!content) return null
  const { ADMIN_EMAIL } = dependencies.settings
  const isAnswered = message.recipient !== null && ANSWERED.test(message.kind)
  const replyTo = isAnswered ? { replyTo: { name: BUSINESS.shortName, address: ADMIN_EMAIL } } : {}
  return { id: message.id, to: message.recipient ?? ADMIN_EMAIL, ...replyTo, ...content }
}
