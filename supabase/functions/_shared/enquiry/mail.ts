import { ENQUIRY_FIELD_WORDS, SUBJECT_WORDS } from '#content/enquiry.ts'
import { REFERENCE_PREFIX } from '#contract/business-facts.ts'
import { ENQUIRY_FIELDS, type EnquirySubject, SAMPLE_ENQUIRY } from '#contract/enquiry.ts'
import { linesToAcknowledge, rowOf } from '#contract/fields.ts'
import type { Database } from '../../../database.types.ts'
import type { Dependencies } from '../dependencies.ts'
import type { EmailTemplate } from '../mail/compose.ts'
import { actions, answerFacts, factList, notice, paragraph } from '../mail/design/blocks.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { formatsOf, promisedText, ukMoment } from '../mail/format.ts'
import { letter, operatorSubject, replyToOf, toSender } from '../mail/letter.ts'
import { type OperatorLink, operatorLinks, sampleLinks } from '../operator/links.ts'
import { ENGLISH, type Words } from '../words.ts'

export type Enquiry = Database['public']['Tables']['enquiries']['Row']

const subjectWords = ({ subject }: Enquiry) => SUBJECT_WORDS[subject as EnquirySubject]

/** isLate: the reply is. The message can be answered like the first one about the enquiry. */
function enquiryOperatorMail(enquiry: Enquiry, links: OperatorLink[], isLate: boolean): MailContent {
  const due = promisedText(new Date(enquiry.reply_by))
  const what = isLate ? 'Reply overdue' : `[within ${ENGLISH.PROMISES.reply}] Enquiry`
  const why = 'Reply to this message to write to the customer.'
  const content = message(
    {
      subject: operatorSubject(enquiry, `${what}: ${subjectWords(enquiry)}`),
      title: isLate ? 'A reply is overdue' : 'An enquiry',
      preview: `Reply by ${due}`,
      why: isLate ? `Sent once. After this, only the morning summary lists it. ${why}` : why,
    },
    notice(
      isLate
        ? `A reply was due by ${due}, and this enquiry is not marked as answered. Once you have replied, press the first link.`
        : `Reply by ${due}`,
    ),
    factList([
      { label: 'Reference', text: enquiry.reference, strong: true },
      { label: 'Received', text: ukMoment(new Date(enquiry.created_at)) },
      ...answerFacts(ENQUIRY_FIELDS, enquiry, ENQUIRY_FIELD_WORDS),
    ]),
    actions(links),
  )
  return { ...content, ...replyToOf(enquiry) }
}

/** Repeats nothing that was typed, because anyone can enter someone else's address. */
function enquiryCustomerMail(enquiry: Enquiry, words: Words): MailContent {
  const { ENQUIRY_MAIL: texts, MAIL, ENQUIRY_FIELD_WORDS: labels } = words
  const { reference } = enquiry
  const due = formatsOf(words).promised(new Date(enquiry.reply_by))
  return letter(
    { ...toSender(enquiry), texts, slots: { reference, due }, why: texts.why, words },
    paragraph(texts.received),
    factList([
      { label: MAIL.reference, text: reference, strong: true },
      ...linesToAcknowledge(ENQUIRY_FIELDS, enquiry, labels),
      { label: texts.due, text: due },
    ]),
    paragraph(texts.add),
  )
}

const sample = (): Enquiry => ({
  id: '7d0a2f46-0000-4000-8000-000000000002',
  reference: `${REFERENCE_PREFIX}-9WTR-4HKC`,
  created_at: '2026-06-19T14:05:00.000Z',
  ...rowOf(ENQUIRY_FIELDS, SAMPLE_ENQUIRY),
  spam_at: null,
  reply_by: '2026-06-22T10:30:00.000Z',
  reply_reminded_at: null,
  handled_at: null,
  language: 'en',
})

const PURPOSES = ['handled', 'spam', 'erase'] as const

const about = (
  write: (enquiry: Enquiry, dependencies: Dependencies, words: Words) => Promise<MailContent | null>,
  sampleMail: (words: Words) => MailContent,
): EmailTemplate => ({
  async write({ facts: { enquiry } }, dependencies, words) {
    return enquiry && !enquiry.spam_at ? write(enquiry, dependencies, words) : null
  },
  sample: sampleMail,
})

const toOperator = (isLate: boolean): EmailTemplate =>
  about(
    async (enquiry, dependencies) =>
      isLate && enquiry.handled_at !== null
        ? null
        : enquiryOperatorMail(
            enquiry,
            operatorLinks(dependencies, `enquiry:${enquiry.id}`, PURPOSES),
            isLate,
          ),
    () => enquiryOperatorMail(sample(), sampleLinks(PURPOSES), isLate),
  )

export const ENQUIRY_TEMPLATES = {
  enquiry_operator: toOperator(false),
  enquiry_late_operator: toOperator(true),
  enquiry_customer: about(
    async (enquiry, _, words) => enquiryCustomerMail(enquiry, words),
    (words) => enquiryCustomerMail(sample(), words),
  ),
} satisfies Record<string, EmailTemplate>
