import { BUSINESS } from '#content/business.ts'
import { dueAt, type QuoteRow } from '#contract/quote.ts'
import { bothClocks, fileSize } from './format.ts'
import { html, multiline } from './html.ts'
import { heading, layout, paragraph, type Row, rows } from './layout.ts'
import type { Mail } from './transport.ts'

/** The two messages that a quote request causes. */

export type QuoteRequest = Omit<QuoteRow, 'uploaded_files' | 'user_id'> & {
  reference: string
  created_at: string
}

/** A document as the operator sees it; `link` is null when there is nothing to open, and `note` says why. */
export type QuoteDocument = { name: string; size: number; link: string | null; note: string | null }

type Content = Pick<Mail, 'subject' | 'text' | 'html'>

/** An answer nobody gave is said to be missing, so that nobody looks for it elsewhere. */
const given = (text: string | null) => text || 'not given'

function answerRows(request: QuoteRequest): { label: string; text: string }[] {
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

function plain(list: { label: string; text: string }[]): string {
  return list
    .map(({ label, text }) => `${`${label}:`.padEnd(13)}${text.replace(/\r?\n|\r/g, `\n${' '.repeat(13)}`)}`)
    .join('\n')
}

/** To the operator: everything needed to answer, without opening anything else. */
export function quoteOperatorMail(
  request: QuoteRequest,
  documents: QuoteDocument[],
  linkHours: number,
): Content & Pick<Mail, 'replyTo'> {
  const created = new Date(request.created_at)
  const due = bothClocks(dueAt(request.urgency as Parameters<typeof dueAt>[0], created))
  const head = [
    { label: 'Reference', text: request.reference },
    { label: 'Due', text: due },
    { label: 'Received', text: bothClocks(created) },
  ]
  const answers = answerRows(request)
  const days = Math.max(1, Math.round(linkHours / 24))
  const documentNote = `Each link works for ${days} ${days === 1 ? 'day' : 'days'} and gives the file as a download.`

  const text = [
    plain([...head, ...answers]),
    '',
    documents.length === 0 ? 'No documents were sent.' : `Documents (${documents.length})`,
    ...documents.map(({ name, size, link, note }) => `- ${name} (${fileSize(size)})\n  ${link ?? note}`),
    ...(documents.length > 0 ? ['', documentNote] : []),
    '',
    'Reply to this message to write to the customer.',
  ].join('\n')

  const documentRows: Row[] = documents.map(({ name, size, link, note }, i) => ({
    label: `${i + 1} (${fileSize(size)})`,
    value: link ? html`<a href="${link}"><bdi>${name}</bdi></a>` : html`<bdi>${name}</bdi><br>${note ?? ''}`,
  }))
  const body = [
    rows([
      ...head.map(({ label, text }) => ({ label, value: text, strong: true })),
      ...answers.map(({ label, text }) => ({ label, value: html`<bdi>${multiline(text)}</bdi>` })),
    ]),
    heading('Documents'),
    documents.length > 0 ? rows(documentRows) : paragraph('No documents were sent.'),
    ...(documents.length > 0
      ? [
          html`<p class="t m" style="margin:14px 0 0;font-size:15px;line-height:24px;color:#56617B">${documentNote}</p>`,
        ]
      : []),
  ]
  return {
    replyTo: { name: `${request.given_name} ${request.family_name}`, address: request.email },
    subject: `${request.reference} [${request.urgency}] Quote request: ${request.service_type}`,
    text,
    html: layout({
      title: 'A quote request',
      preview: `Due ${due}`,
      why: 'Reply to this message to write to the customer.',
      body,
    }),
  }
}

/** To the customer: that it arrived, under which reference, and what happens next. */
export function quoteCustomerMail(request: QuoteRequest, documents: QuoteDocument[]): Content {
  const names = documents.map(({ name }) => name)
  const summary = [
    { label: 'Reference', text: request.reference },
    { label: 'Service', text: request.service_type },
    { label: 'Urgency', text: request.urgency },
    { label: 'Files', text: names.length > 0 ? names.join('\n') : 'none' },
  ]
  const steps = [
    'We read every page and check the rules of the place it is going to.',
    'You receive our quote by email, with the price and the date.',
    'If you accept, you pay half upfront and we begin. You pay the other half on delivery.',
  ]
  const intro =
    'Your quote request has arrived. We will read it and reply with a written price. Nothing is owed until you accept.'
  const outro =
    'Something to add? Reply to this email and keep the reference in the subject. Please do not send passwords or card numbers.'
  const why = `Sent because this address asked for a quote on ${bothClocks(new Date(request.created_at))}. If that was not you, reply and say so.`
  return {
    subject: `${request.reference} We have your quote request`,
    text: [
      `Dear ${request.given_name},`,
      '',
      intro,
      '',
      plain(summary),
      '',
      'What happens next',
      ...steps.map((step, i) => `${i + 1}. ${step}`),
      '',
      outro,
      '',
      `${BUSINESS.name}, ${BUSINESS.email.general}`,
      why,
    ].join('\n'),
    html: layout({
      title: 'We have your request',
      preview: `${request.reference}. We reply with a written price; nothing is owed until you accept.`,
      why,
      body: [
        paragraph(html`Dear <bdi>${request.given_name}</bdi>,`),
        paragraph(intro),
        rows(
          summary.map(({ label, text }) => ({
            label,
            value: html`<bdi>${multiline(text)}</bdi>`,
            strong: label === 'Reference',
          })),
        ),
        heading('What happens next'),
        ...steps.map((step, i) => paragraph(`${i + 1}. ${step}`)),
        paragraph(outro),
      ],
    }),
  }
}
