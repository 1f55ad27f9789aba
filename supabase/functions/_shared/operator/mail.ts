import { type ConfirmedPurpose, confirmationTime } from '#contract/acts.ts'
import { formatBookingDate } from '#contract/booking-calendar.ts'
import { REFERENCE_PREFIX } from '#contract/business-facts.ts'
import type { EmailTemplate } from '../mail/compose.ts'
import { actions, button, FOR_YOU_ALONE, paragraph } from '../mail/design/blocks.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { monthText, ukMoment } from '../mail/format.ts'
import {
  confirmationLink,
  dayOfId,
  HOUSE,
  type OperatorLink,
  operatorLinks,
  sampleConfirmation,
  sampleLinks,
} from './links.ts'

/** The messages that follow a press on one of the operator's links. */

const ASKED: Record<ConfirmedPurpose, (what: string) => string> = {
  cancel: (what) => `cancel and refund the consultation ${what}`,
  move: (what) => `move the consultation ${what}`,
  paid_back: (what) => `record that you have refunded the consultation ${what}`,
  close: (what) => `close ${what} for bookings`,
  erase: (what) => `erase ${what}`,
  create: () => 'open a new order',
  browsers: () => 'remember a browser',
  papers: (what) => `download the invoices and accounts of ${what}`,
}

function confirmMail(
  purpose: ConfirmedPurpose,
  what: string,
  link: string,
  links: OperatorLink[],
): MailContent {
  const asked = ASKED[purpose](what)
  return message(
    {
      subject: `Confirm: ${asked}`,
      title: 'Please confirm',
      preview: `Someone asked to ${asked}.`,
      why: 'Sent because a private link in your mail was pressed.',
    },
    paragraph(`Someone pressed a link in your mail to ${asked}. Nothing has happened yet.`),
    paragraph(
      `If it was you, the button shows what will happen and asks you to confirm. The link works ${purpose === 'papers' ? '' : 'once, '}for ${confirmationTime(purpose)}.`,
    ),
    button(link, 'See what will happen'),
    paragraph(
      'If it was not you, do nothing. Someone else has one of your links, perhaps from a message that you answered or forwarded.',
    ),
    actions(links),
  )
}

function browserMail(name: string, at: Date, links: OperatorLink[]): MailContent {
  return message(
    {
      subject: `Browser remembered: ${name}`,
      title: 'A browser is remembered',
      preview: `${name}, ${ukMoment(at)}.`,
      why: 'Sent because a browser was remembered by a confirmation in your inbox.',
    },
    paragraph(
      `${name} was remembered on ${ukMoment(at)}. In it, the links in your mail act without a further message, until 90 days after its last use.`,
    ),
    paragraph(
      'If it was not you, someone reads your inbox: change its password first. Then forget the browser with the first link below.',
    ),
    actions(links, FOR_YOU_ALONE),
  )
}

function spamMail(reference: string, until: Date, links: OperatorLink[]): MailContent {
  return message(
    {
      subject: `${reference} Marked as spam`,
      title: 'Marked as spam',
      preview: `${reference} is deleted on ${ukMoment(until)}.`,
      why: 'Sent because a private link in your mail was pressed.',
    },
    paragraph(
      `${reference} is marked as spam. No more mail is sent about it, and it is deleted with its documents on ${ukMoment(until)}. Until then the first link below restores it.`,
    ),
    actions(links),
  )
}

const SPAM_LINKS = ['spam', 'erase'] as const

const undoing = (links: OperatorLink[]) =>
  links.map((link, i) => (i === 0 ? { ...link, label: 'Not spam: restore it' } : link))

export const OPERATOR_TEMPLATES = {
  operator_confirm: {
    async write({ facts: { confirmation, subject } }, dependencies) {
      const { settings, now } = dependencies
      if (!confirmation || confirmation.used_at || new Date(confirmation.expires_at) <= now()) return null
      const { id, subject: about, expires_at } = confirmation
      const purpose = confirmation.purpose as ConfirmedPurpose
      const what =
        purpose === 'create'
          ? 'a new order'
          : purpose === 'browsers'
            ? 'the remembered browsers'
            : purpose === 'close'
              ? formatBookingDate(dayOfId(about))
              : purpose === 'papers'
                ? monthText(new Date(dayOfId(about)))
                : subject?.reference
      if (!what) return null
      const link = confirmationLink(settings, id, new Date(expires_at))
      return confirmMail(purpose, what, link, operatorLinks(dependencies, HOUSE, []))
    },
    sample: () => confirmMail('cancel', `${REFERENCE_PREFIX}-B4KM-9XPW`, sampleConfirmation, sampleLinks([])),
  },

  operator_browser: {
    async write({ payload }, dependencies) {
      const { name, at } = payload as { name: string; at: string }
      return browserMail(name, new Date(at), operatorLinks(dependencies, HOUSE, ['browsers']))
    },
    sample: () =>
      browserMail('Firefox on Windows', new Date('2026-06-19T14:05:00.000Z'), sampleLinks(['browsers'])),
  },

  spam_operator: {
    async write({ subject_id, facts: { subject } }, dependencies) {
      if (!subject?.spam_until) return null
      const about = `${subject.kind as 'request' | 'enquiry'}:${subject_id}` as const
      const links = operatorLinks(dependencies, about, SPAM_LINKS)
      return spamMail(subject.reference, new Date(subject.spam_until), undoing(links))
    },
    sample: () =>
      spamMail(
        `${REFERENCE_PREFIX}-9WTR-4HKC`,
        new Date('2026-06-26T14:05:00.000Z'),
        undoing(sampleLinks(SPAM_LINKS)),
      ),
  },
} satisfies Record<string, EmailTemplate>
