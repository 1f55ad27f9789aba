import { dueAt, type QuoteRow } from '#contract/quote.ts'
import { Button, Greeting, Heading, List, Notice, Paragraph } from './design/blocks.ts'
import { Documents, type Fact, Facts, type MailDocument } from './design/facts.ts'
import { type MailContent, message } from './design/message.ts'
import { createElement as h } from './design/react.ts'
import { bothClocks, fileSize } from './format.ts'

/** The two messages that a quote request causes. */

export type QuoteRequest = Omit<QuoteRow, 'uploaded_files' | 'user_id'> & {
  reference: string
  created_at: string
}

/** An answer nobody gave is said to be missing, so that nobody looks for it elsewhere. */
const given = (text: string | null) => text || 'not given'

function answers(request: QuoteRequest): Fact[] {
  return [
    { label: 'Service', text: request.service_type },
    { label: 'Urgency', text: request.urgency },
    { label: 'From', text: given(request.country_of_origin) },
    { label: 'To', text: given(request.country_of_destination) },
    { label: 'Given name', text: request.given_name },
    { label: 'Family name', text: request.family_name },
    { label: 'Company', text: given(request.company_name) },
    { label: 'Email', text: request.email },
    { label: 'Phone', text: given(request.phone) },
    { label: 'Task', text: request.task_description },
  ]
}

/** By when a request wants an answer, on both clocks. */
function dueText(request: QuoteRequest): string {
  return bothClocks(dueAt(request.urgency as Parameters<typeof dueAt>[0], new Date(request.created_at)))
}

const documentsRemark = (linkHours: number) => {
  const days = Math.max(1, Math.round(linkHours / 24))
  return `Each link works for ${days} ${days === 1 ? 'day' : 'days'} and gives the file as a download.`
}

const WHY_OPERATOR = 'Reply to this message to write to the customer.'

/** To the operator: everything needed to answer, without opening anything else. */
export function quoteOperatorMail(
  request: QuoteRequest,
  documents: MailDocument[],
  linkHours: number,
): MailContent {
  const due = dueText(request)
  const content = message(
    {
      subject: `${request.reference} [${request.urgency}] Quote request: ${request.service_type}`,
      title: 'A quote request',
      preview: `Due ${due}`,
      why: WHY_OPERATOR,
    },
    h(Notice, null, `Due ${due}`),
    h(Facts, {
      facts: [
        { label: 'Reference', text: request.reference, strong: true },
        { label: 'Received', text: bothClocks(new Date(request.created_at)) },
        ...answers(request),
      ],
    }),
    h(Heading, null, documents.length > 0 ? `Documents (${documents.length})` : 'Documents'),
    documents.length > 0
      ? h(Documents, { documents, remark: documentsRemark(linkHours) })
      : h(Paragraph, null, 'No documents were sent.'),
  )
  return { ...content, replyTo: customerOf(request) }
}

const customerOf = (request: QuoteRequest) => ({
  name: `${request.given_name} ${request.family_name}`,
  address: request.email,
})

/** To the customer: that it arrived, under which reference, and what happens next. */
export function quoteCustomerMail(
  request: QuoteRequest,
  documents: MailDocument[],
  link: string,
): MailContent {
  const files = documents.map(({ name, size }) => `${name} (${fileSize(size)})`)
  const received = bothClocks(new Date(request.created_at))
  return message(
    {
      subject: `${request.reference} We have your quote request`,
      title: 'We have your request',
      preview: `${request.reference}. We reply with a written price; nothing is owed until you accept.`,
      why: `Sent because this address asked for a quote on ${received}. If that was not you, reply and say so.`,
    },
    h(Greeting, { name: request.given_name }),
    h(
      Paragraph,
      null,
      'Your quote request has arrived. We will read it and reply with a written price. Nothing is owed until you accept.',
    ),
    h(Facts, {
      facts: [
        { label: 'Reference', text: request.reference, strong: true },
        { label: 'Service', text: request.service_type },
        { label: 'Urgency', text: request.urgency },
        { label: 'Files', text: files.join('\n') || 'none' },
      ],
    }),
    h(Button, { href: link, label: 'See your request' }),
    h(Heading, null, 'What happens next'),
    h(List, {
      ordered: true,
      items: [
        'We read every page and check the rules of the place it is going to.',
        'You receive our quote by email, with the price and the date.',
        'If you accept, you pay half upfront and we begin. You pay the other half on delivery.',
      ],
    }),
    h(
      Paragraph,
      null,
      'Something to add? Send further documents from the page behind the button, or reply to this email and keep the reference in the subject. The page is yours alone: please do not pass its address on, and do not send passwords or card numbers.',
    ),
  )
}

/** To the customer: the private link again, because they asked for it. */
export function quoteLinkMail(request: QuoteRequest, link: string, days: number): MailContent {
  return message(
    {
      subject: `${request.reference} Your link to your quote request`,
      title: 'Your new link',
      preview: `${request.reference}. See what you sent, and add documents.`,
      why: 'Sent because a new link was asked for on our site. It was sent to the address of the request and to nobody else. If that was not you, there is nothing to do.',
    },
    h(Greeting, { name: request.given_name }),
    h(
      Paragraph,
      null,
      'Here is a new link to your quote request. It shows what you sent and takes further documents.',
    ),
    h(Facts, {
      facts: [
        { label: 'Reference', text: request.reference, strong: true },
        { label: 'Sent', text: bothClocks(new Date(request.created_at)) },
      ],
    }),
    h(Button, { href: link, label: 'See your request' }),
    h(
      Paragraph,
      null,
      `The link works for ${days} ${days === 1 ? 'day' : 'days'}. Please do not pass it on.`,
    ),
  )
}

/** To the operator: documents that came after the request. */
export function quoteFilesMail(
  request: QuoteRequest,
  documents: MailDocument[],
  linkHours: number,
): MailContent {
  const count = `${documents.length} further ${documents.length === 1 ? 'document' : 'documents'}`
  const content = message(
    {
      subject: `${request.reference} [${request.urgency}] ${count}`,
      title: count,
      preview: `Due ${dueText(request)}`,
      why: WHY_OPERATOR,
    },
    h(Notice, null, `Due ${dueText(request)}`),
    h(
      Paragraph,
      null,
      'The customer has added to a request that you have already. Its answers are in the first message.',
    ),
    h(Facts, {
      facts: [
        { label: 'Reference', text: request.reference, strong: true },
        { label: 'Service', text: request.service_type },
        { label: 'Given name', text: request.given_name },
        { label: 'Family name', text: request.family_name },
        { label: 'Email', text: request.email },
      ],
    }),
    h(Heading, null, `Documents (${documents.length})`),
    h(Documents, { documents, remark: documentsRemark(linkHours) }),
  )
  return { ...content, replyTo: customerOf(request) }
}
