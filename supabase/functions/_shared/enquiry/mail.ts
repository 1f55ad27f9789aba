import { BUSINESS } from '#content/business.ts'
import { ENQUIRY_MAIL, SUBJECT_WORDS } from '#content/enquiry.ts'
import { OPENING, REPLY_HOURS } from '#contract/business-facts.ts'
import { ENQUIRY_FIELDS, type EnquirySubject, replyDueAt, SAMPLE_ENQUIRY } from '#contract/enquiry.ts'
import { linesToAcknowledge, rowOf } from '#contract/fields.ts'
import { afterOpeningHours } from '#contract/opening-hours.ts'
import type { Database } from '../../../database.types.ts'
import type { Dependencies } from '../dependencies.ts'
import type { EmailTemplate } from '../mail/compose.ts'
import { Actions, Greeting, Notice, Paragraph } from '../mail/design/blocks.ts'
import { answerFacts, Facts } from '../mail/design/facts.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { createElement as h } from '../mail/design/react.ts'
import { ukMoment } from '../mail/format.ts'
import { type OperatorLink, operatorLinks, sampleLinks } from '../operator/links.ts'

export type Enquiry = Database['public']['Tables']['enquiries']['Row']

const CHOICES = { subject: SUBJECT_WORDS }

const subjectWords = ({ subject }: Enquiry) => SUBJECT_WORDS[subject as EnquirySubject]

const promised = ({ created_at }: Enquiry) => replyDueAt(new Date(created_at))

/** As promised, or in opening hours if the owner says so. */
function operatorDue(enquiry: Enquiry, closedDays: string[]): Date {
  if (!OPENING.repliesInHours) return promised(enquiry)
  return afterOpeningHours(new Date(enquiry.created_at), REPLY_HOURS, closedDays)
}

export function enquiryOperatorMail(
  enquiry: Enquiry,
  links: OperatorLink[],
  dueAt = promised(enquiry),
): MailContent {
  const due = ukMoment(dueAt)
  const content = message(
    {
      subject: `${enquiry.reference} [within ${BUSINESS.promises.reply}] Enquiry: ${subjectWords(enquiry)}`,
      title: 'An enquiry',
      preview: `Answer by ${due}`,
      why: 'Reply to this message to write to the customer.',
    },
    h(Notice, null, `Answer by ${due}`),
    h(Facts, {
      facts: [
        { label: 'Reference', text: enquiry.reference, strong: true },
        { label: 'Received', text: ukMoment(new Date(enquiry.created_at)) },
        ...answerFacts(ENQUIRY_FIELDS, enquiry, CHOICES),
      ],
    }),
    h(Actions, { links }),
  )
  const name = `${enquiry.given_name} ${enquiry.family_name}`
  return { ...content, replyTo: { name, address: enquiry.email } }
}

/** Repeats nothing that was typed, because anyone can enter someone else's address. */
export function enquiryCustomerMail(enquiry: Enquiry): MailContent {
  const due = ukMoment(promised(enquiry))
  return message(
    {
      subject: `${enquiry.reference} We have your enquiry`,
      title: 'We have your enquiry',
      preview: `${enquiry.reference}. We’ll reply by ${due}.`,
      why: ENQUIRY_MAIL.why,
    },
    h(Greeting, { typed: enquiry.given_name }),
    h(Paragraph, null, `We have received your enquiry and will reply within ${BUSINESS.promises.reply}.`),
    h(Facts, {
      facts: [
        { label: 'Reference', text: enquiry.reference, strong: true },
        ...linesToAcknowledge(ENQUIRY_FIELDS, enquiry, CHOICES),
        { label: 'Reply by', text: due },
      ],
    }),
    h(Paragraph, null, ENQUIRY_MAIL.add),
  )
}

const sample = (): Enquiry => ({
  id: '7d0a2f46-0000-4000-8000-000000000002',
  reference: 'SQ-9WTR-4HKC',
  created_at: '2026-06-19T14:05:00.000Z',
  ...rowOf(ENQUIRY_FIELDS, SAMPLE_ENQUIRY),
  spam_at: null,
})

const PURPOSES = ['spam', 'erase'] as const

/** Not for spam or deleted enquiries. */
const about = (
  write: (enquiry: Enquiry, dependencies: Dependencies, closedDays: string[]) => Promise<MailContent>,
  sampleMail: () => MailContent,
): EmailTemplate => ({
  async write({ facts: { enquiry, closed_days = [] } }, dependencies) {
    return enquiry && !enquiry.spam_at ? write(enquiry, dependencies, closed_days) : null
  },
  sample: sampleMail,
})

export const ENQUIRY_TEMPLATES = {
  enquiry_operator: about(
    async (enquiry, dependencies, closedDays) =>
      enquiryOperatorMail(
        enquiry,
        operatorLinks(dependencies, `enquiry:${enquiry.id}`, PURPOSES),
        operatorDue(enquiry, closedDays),
      ),
    () => enquiryOperatorMail(sample(), sampleLinks(PURPOSES)),
  ),
  enquiry_customer: {
    ...about(
      async (enquiry) => enquiryCustomerMail(enquiry),
      () => enquiryCustomerMail(sample()),
    ),
    limit: 'RATE_LIMIT_RECIPIENT',
  },
} satisfies Record<string, EmailTemplate>
