import { OPERATOR_ORDER, ORDER_STATE_NAMES } from '#content/operator.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { CONTACT } from '#contract/acts.ts'
import { formatBookingDate } from '#contract/booking-calendar.ts'
import { countLines } from '#contract/counts.ts'
import { keptEstimate } from '#contract/estimate.ts'
import { answersOf, choiceText, linesToAcknowledge } from '#contract/fields.ts'
import type { Ask, DocumentState } from '#contract/guest-request.ts'
import { fill, plural } from '#contract/language.ts'
import { languageNames } from '#contract/languages.ts'
import type { PriceList } from '#contract/price-list.ts'
import { QUOTE_FIELDS } from '#contract/quote.ts'
import { finishedBy, lateNote, neededBy, stepOf, urgencyNotes } from '#contract/urgency.ts'
import type { OrderedFacts } from '../mail/compose.ts'
import {
  actions,
  answerFacts,
  button,
  documentList,
  type Fact,
  FOR_YOU_ALONE,
  factList,
  heading,
  type MailDocument,
  notice,
  paragraph,
  quotation,
  sentences,
  steps,
  sumList,
} from '../mail/design/blocks.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { formatsOf, promisedText, ukMoment } from '../mail/format.ts'
import { emailText, letter, operatorSubject, replyToOf, toSender } from '../mail/letter.ts'
import type { OperatorLink } from '../operator/links.ts'
import type { OrderView } from '../order/order.ts'
import { ENGLISH, type Words } from '../words.ts'

export type QuoteRequest = OrderView['request']

export const replyByText = ({ reply_by }: Pick<QuoteRequest, 'reply_by'>) => promisedText(new Date(reply_by))

type Wanted = Pick<QuoteRequest, 'urgency' | 'service_type' | 'created_at' | 'reply_by'>

/** What has to be said of the urgency of a request: what it means for the service, and that it cannot be met. */
function notesOf({ urgency, service_type, created_at, reply_by }: Wanted, words: Words): string[] {
  const late = lateNote(words, urgency, new Date(created_at), new Date(reply_by))
  return urgencyNotes(words, { serviceType: service_type, urgency }, late)
}

const NEEDED = OPERATOR_ORDER.about

/** For the operator: when the customer needs it, unless at no fixed time. */
export function neededByFacts(request: Wanted): Fact[] {
  const { urgency, service_type, created_at } = request
  const needed = neededBy(urgency, new Date(created_at))
  const notes = notesOf(request, ENGLISH).join(' ')
  return [
    ...(needed ? [{ label: NEEDED[stepOf(service_type)], text: ukMoment(needed) }] : []),
    ...(notes ? [{ label: NEEDED.told, text: notes }] : []),
  ]
}

const requestFacts = (request: QuoteRequest): Fact[] => [
  { label: 'Reference', text: request.reference, strong: true },
  { label: 'Received', text: ukMoment(new Date(request.created_at)) },
  ...neededByFacts(request),
  ...answerFacts(QUOTE_FIELDS, request, QUOTE_FIELD_WORDS),
  ...countLines(request).map(([label, text]) => ({ label, text })),
]

/** How the estimate adds up that the customer saw. */
function workingFacts(request: QuoteRequest, files: number): Fact[] {
  const rows = keptEstimate(request, files, ENGLISH)?.working ?? []
  const text = rows.map(({ what, amount }) => `${what}: ${amount}`).join('\n')
  return text ? [{ label: 'Reckoned as', text }] : []
}

function sentDocuments(documents: MailDocument[], linkHours: number) {
  if (documents.length === 0) return paragraph('No documents were sent.')
  const days = Math.max(1, Math.round(linkHours / 24))
  const remark = `Each link downloads the file and works for ${days} ${days === 1 ? 'day' : 'days'}.`
  return documentList(documents, remark)
}

const WHY_OPERATOR = 'Reply to this message to write to the customer.'

export const WHY_NOT_ANSWERED =
  'A reply to this message does not reach the customer. Use the links above, or reply to the message with the request.'

export function quoteOperatorMail(
  request: QuoteRequest,
  documents: MailDocument[],
  linkHours: number,
  links: OperatorLink[],
  isWithheld = false,
): MailContent {
  const isOurs = request.opened_by === 'operator'
  const due = `${isOurs ? 'You opened this request. ' : ''}Reply by ${replyByText(request)}`
  const content = message(
    {
      subject: operatorSubject(
        request,
        `[${choiceText(QUOTE_FIELD_WORDS.urgency, request.urgency)}] ${isOurs ? 'Request that you opened' : 'Quote request'}: ${choiceText(QUOTE_FIELD_WORDS.serviceType, request.service_type)}`,
      ),
      title: isOurs ? 'A request that you opened' : 'A quote request',
      preview: due,
      why: WHY_OPERATOR,
    },
    notice(due),
    isWithheld &&
      notice(
        'Not confirmed to the customer: their address has had as many messages from our forms as it may in a day. Tell them yourself that you have the request.',
      ),
    factList([...requestFacts(request), ...workingFacts(request, documents.length)]),
    heading(documents.length > 0 ? `Documents (${documents.length})` : 'Documents'),
    sentDocuments(documents, linkHours),
    actions(links),
  )
  return { ...content, ...replyToOf(request) }
}

const to = (request: QuoteRequest) => ({ ...toSender(request), slots: { reference: request.reference } })

/** By language: sorting some 200 names for each message would cost more than the rest of the message. */
const knownNames = new Map<string, string[]>()

/** Other answers were typed, and are not repeated. */
function acknowledgedFacts(request: QuoteRequest, words: Words): Fact[] {
  const { QUOTE_FIELD_WORDS: labels, LANGUAGE, MAIL } = words
  const names = knownNames.get(LANGUAGE.tag) ?? languageNames(LANGUAGE.tag)
  knownNames.set(LANGUAGE.tag, names)
  const known: readonly string[] = [
    ...Object.values(labels.serviceType.choices),
    ...Object.values(labels.urgency.choices),
    ...names,
  ]
  return [
    { label: MAIL.reference, text: request.reference, strong: true },
    ...linesToAcknowledge(QUOTE_FIELDS, request, labels).map(({ label, text }) => ({
      label,
      text: known.includes(text) ? text : words.QUOTE_MAIL.typed,
    })),
  ]
}

/** Of the finished work, unless the usual time of the service contradicts it. */
function neededFacts(request: QuoteRequest, words: Words): Fact[] {
  const needed = finishedBy(request.service_type, request.urgency, new Date(request.created_at))
  const unmet = urgencyNotes(words, { serviceType: request.service_type, urgency: request.urgency })
  return needed && unmet.length === 0
    ? [{ label: words.QUOTE_MAIL.neededBy, text: formatsOf(words).ukMoment(needed) }]
    : []
}

const dueFacts = (request: QuoteRequest, words: Words): Fact[] => [
  ...neededFacts(request, words),
  { label: words.QUOTE_MAIL.due, text: formatsOf(words).promised(new Date(request.reply_by)) },
]

export type SentDocument = { state: DocumentState; needsPassword: boolean }

/** By number, because the names were typed. */
function documentsText(documents: SentDocument[], { QUOTE_MAIL, LANGUAGE }: Words): string {
  const texts = QUOTE_MAIL.received
  const numbered = documents.map((document, i) => ({ ...document, number: i + 1 }))
  const locked = numbered.filter(({ state, needsPassword }) => state === 'accepted' && needsPassword)
  const gone = numbered.filter(({ state }) => state === 'refused' || state === 'missing')
  const count = documents.length - gone.length
  return [
    count === 0 && gone.length === 0 ? texts.none : plural(LANGUAGE.tag, texts.count, count),
    ...gone.map(({ state, number }) => fill(state === 'missing' ? texts.missing : texts.refused, { number })),
    ...locked.map(({ number }) => fill(texts.locked, { number })),
  ].join('\n')
}

/** The estimate as the page showed it: no figure in it is the sender's own (contract/estimate.ts). */
function estimateBlocks(request: QuoteRequest, files: number, words: Words) {
  const { ESTIMATE } = words
  const kept = keptEstimate(request, files, { ...words, PRICES: words.PRICES as PriceList | null })
  if (!kept) return []
  return [
    heading(fill(ESTIMATE.range, { price: kept.range })),
    sumList(kept.working),
    sentences(kept.text, ESTIMATE.extras, ESTIMATE.binding),
  ]
}

/** Repeats nothing that was typed, because anyone can enter someone else's address. */
export function quoteCustomerMail(
  request: QuoteRequest,
  documents: SentDocument[],
  link: string,
  words: Words,
): MailContent {
  const { received: texts, button: label } = words.QUOTE_MAIL
  const moment = formatsOf(words).ukMoment(new Date(request.created_at))
  return letter(
    { ...to(request), texts, why: fill(texts.why, { moment }), words },
    paragraph(texts.text),
    factList([
      ...acknowledgedFacts(request, words),
      { label: texts.documents, text: documentsText(documents, words) },
      ...dueFacts(request, words),
    ]),
    sentences(...notesOf(request, words)),
    ...estimateBlocks(request, documents.length, words),
    button(link, label),
    heading(texts.next),
    steps([...texts.steps]),
    paragraph(texts.page),
  )
}

/** To a customer who rang, wrote or walked in. Repeats nothing that was typed, because an address can be mistyped. */
export function quoteOpenedMail(request: QuoteRequest, link: string, words: Words): MailContent {
  const { opened: texts, button: label } = words.QUOTE_MAIL
  return letter(
    { ...to(request), texts, why: texts.why, words },
    paragraph(texts.text),
    factList([...acknowledgedFacts(request, words), ...dueFacts(request, words)]),
    sentences(...notesOf(request, words)),
    button(link, label),
    paragraph(texts.page),
  )
}

export function quoteAskMail(
  request: QuoteRequest,
  { text, about }: Ask,
  link: string,
  reminder: boolean,
  words: Words,
): MailContent {
  const { message: texts } = words.ORDER_WORK_MAIL
  const { subject, title, lead, button: label } = texts.kinds.ask
  const asked = { subject: subject.request, title, lead: lead.request }
  const own = reminder ? texts.reminder : asked
  return letter(
    { ...to(request), texts: { ...own, preview: texts.preview }, why: words.ORDER_MAIL.whyRequest, words },
    paragraph(own.lead),
    quotation(text),
    factList([
      { label: words.MAIL.reference, text: request.reference, strong: true },
      ...(about === undefined ? [] : [{ label: texts.about, text: about }]),
    ]),
    button(link, label),
    paragraph(texts.quoteWaits),
    paragraph(texts.reply),
  )
}

export function quoteLateMail(request: QuoteRequest, links: OperatorLink[]): MailContent {
  const due = replyByText(request)
  return message(
    {
      subject: operatorSubject(
        request,
        `[${choiceText(QUOTE_FIELD_WORDS.urgency, request.urgency)}] Reply overdue: ${choiceText(QUOTE_FIELD_WORDS.serviceType, request.service_type)}`,
      ),
      title: 'A reply is overdue',
      preview: `Reply by ${due}`,
      why: 'Sent once. After this, only the morning summary lists it. A reply to this message does not reach the customer. Use the links above.',
    },
    notice(
      `A reply was due by ${due} and none has been sent. If you have replied by email, mark it as answered.`,
    ),
    factList(requestFacts(request)),
    actions(links, FOR_YOU_ALONE),
  )
}

export function quoteLinkMail(
  request: QuoteRequest,
  link: string,
  { days, ended }: { days: number; ended: boolean },
  words: Words,
): MailContent {
  const { link: texts, button: label } = words.QUOTE_MAIL
  return letter(
    { ...to(request), texts, why: ended ? texts.whyEnded : texts.why, words },
    paragraph(ended ? texts.textEnded : texts.text),
    factList([
      { label: words.MAIL.reference, text: request.reference, strong: true },
      { label: texts.sent, text: formatsOf(words).ukMoment(new Date(request.created_at)) },
    ]),
    button(link, label),
    paragraph(plural(words.LANGUAGE.tag, texts.works, days)),
  )
}

/** @param ended whether earlier links have ended, so that this one is the only one */
export function quoteContactMail(
  request: QuoteRequest,
  link: string,
  { address = '', ended }: { address?: string | undefined; ended: boolean },
  words: Words,
): MailContent {
  const { contact: texts, button: label } = words.QUOTE_MAIL
  const answers = answersOf(QUOTE_FIELDS, request)
  return letter(
    { ...to(request), texts, why: texts.why, words },
    sentences(texts.text, ended && texts.ended),
    factList(
      [
        { label: words.MAIL.reference, text: request.reference, strong: true },
        ...CONTACT.map((name) => ({ label: words.QUOTE_FIELD_WORDS[name].label, text: answers[name] ?? '' })),
        { label: words.ORDER_MAIL.postTo, text: address },
      ].filter(({ text }) => text !== ''),
    ),
    button(link, label),
    paragraph(texts.wrong),
  )
}

/** To an address that is no longer the customer's: it names nobody. */
export function quoteFormerMail({ reference }: QuoteRequest, words: Words): MailContent {
  const { former: texts } = words.QUOTE_MAIL
  const slots = { reference }
  return letter(
    { to: { given: '', family: '' }, slots, texts, why: fill(texts.why, slots), words },
    paragraph(fill(texts.text, slots)),
    paragraph(texts.wrong),
  )
}

/**
 * @param ordered set for an order, whose reply is no longer due, and whose links act: so it is not answered to the customer
 * @param isAnswer to what we asked for
 */
export function quoteFilesMail(
  request: QuoteRequest,
  documents: MailDocument[],
  linkHours: number,
  links: OperatorLink[],
  ordered?: Pick<OrderedFacts, 'state' | 'ready_by'> | null,
  isAnswer = false,
): MailContent {
  const added = documents.length === 1 ? '1 further document' : `${documents.length} further documents`
  const count = isAnswer ? `What you asked for: ${added}` : added
  const toDeliver = ordered?.state === 'half_paid' || ordered?.state === 'in_progress'
  const ready = toDeliver && ordered.ready_by && `To be delivered by ${formatBookingDate(ordered.ready_by)}`
  const due = ordered ? ready : `Reply by ${replyByText(request)}`
  const content = message(
    {
      subject: operatorSubject(
        request,
        `${ordered ? '' : `[${choiceText(QUOTE_FIELD_WORDS.urgency, request.urgency)}] `}${count}`,
      ),
      title: count,
      preview: due || `${request.reference}. ${ordered ? ORDER_STATE_NAMES[ordered.state] : ''}.`,
      why: ordered ? WHY_NOT_ANSWERED : WHY_OPERATOR,
    },
    due && notice(due),
    paragraph(
      `The customer has added documents to ${ordered ? 'an order' : 'a request'} you already have. The answers are in the first message.`,
    ),
    factList([
      { label: 'Reference', text: request.reference, strong: true },
      ...(ordered ? [{ label: 'State', text: ORDER_STATE_NAMES[ordered.state] }] : []),
      { label: 'Service', text: choiceText(QUOTE_FIELD_WORDS.serviceType, request.service_type) },
      { label: 'Given name', text: request.given_name },
      { label: 'Family name', text: request.family_name },
      { label: 'Email', text: emailText(request) },
    ]),
    heading(`Documents (${documents.length})`),
    sentDocuments(documents, linkHours),
    ordered ? actions(links, FOR_YOU_ALONE) : actions(links),
  )
  return ordered ? content : { ...content, ...replyToOf(request) }
}

export function quoteDocumentsMail(
  request: QuoteRequest,
  documents: MailDocument[],
  linkHours: number,
  links: OperatorLink[],
): MailContent {
  return message(
    {
      subject: operatorSubject(request, 'The documents again'),
      title: 'The documents again',
      preview: `${request.reference}. New links to its documents.`,
      why: 'Sent because someone asked for it, by a link in your mail or by a command.',
    },
    factList([
      { label: 'Reference', text: request.reference, strong: true },
      { label: 'Received', text: ukMoment(new Date(request.created_at)) },
    ]),
    sentDocuments(documents, linkHours),
    actions(links),
  )
}
