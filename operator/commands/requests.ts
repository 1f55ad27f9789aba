import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { countLines } from '#contract/counts.ts'
import { cleanEmail } from '#contract/email-address.ts'
import { choiceText, linesFor } from '#contract/fields.ts'
import { fullName } from '#contract/names.ts'
import { QUOTE_FIELDS } from '#contract/quote.ts'
import { periodText } from '#contract/retention.ts'
import { neededBy } from '#contract/urgency.ts'
import { fileSize } from '#functions/_shared/mail/format.ts'
import { answerOf, type Backend, deliverMail } from '../backend.ts'
import type { Command } from '../command.ts'
import { found, PAGE_OPTIONS, readPage, readReference, SPAM_OPTION, showPage } from '../listing.ts'
import { record } from '../terminal/table.ts'
import { moment } from '../terminal/text.ts'
import { loadMessages, messageLines } from './messages.ts'
import { findRequest } from './order-call.ts'

const needed = (request: { urgency: string; created_at: string }) =>
  neededBy(request.urgency, new Date(request.created_at))?.toISOString() ?? null

const COLUMNS = 'reference, created_at, urgency, service_type, given_name, family_name, email, spam_at'

async function listRequests({ database, url }: Backend, spam: boolean, email: string | undefined) {
  if (email) {
    const answer = await database.rpc('requests_from', { address: cleanEmail(email) }).select(COLUMNS)
    return { rows: answerOf({ url }, answer).filter(({ spam_at }) => (spam_at !== null) === spam) }
  }
  const all = database.from('quote_requests').select(COLUMNS, { count: 'exact' })
  const query = spam ? all.not('spam_at', 'is', null) : all.is('spam_at', null)
  return { counting: query.order('created_at', { ascending: false }).order('id') }
}

const list: Command = {
  name: 'requests list',
  summary: 'Quote requests and tasks, the newest first.',
  options: {
    email: { value: 'ADDRESS', help: 'only those of this address' },
    ...SPAM_OPTION,
    ...PAGE_OPTIONS,
  },
  async run(input, context) {
    const listed = await listRequests(context.backend, input.on.spam === true, input.text.email)
    await showPage(context, readPage(input), listed, {
      empty: 'There are no requests.',
      columns: [
        { title: 'Reference', value: ({ reference }) => reference },
        { title: 'Received', value: ({ created_at }) => moment(created_at) },
        { title: 'Urgency', value: ({ urgency }) => choiceText(QUOTE_FIELD_WORDS.urgency, urgency) },
        { title: 'Name', value: (row) => fullName(row.given_name, row.family_name), cut: true },
        {
          title: 'Service',
          value: ({ service_type }) => choiceText(QUOTE_FIELD_WORDS.serviceType, service_type),
          cut: true,
        },
      ],
    })
  },
}

const show: Command = {
  name: 'requests show',
  takes: ['REFERENCE'],
  summary: 'One request with its documents and messages.',
  async run({ given }, { backend, terminal }) {
    const { column, value } = readReference(given[0] ?? '')
    const answer = await backend.database
      .from('quote_requests')
      .select('*, request_documents (position, name, size, state, needs_password)')
      .eq(column, value)
      .maybeSingle()
    const request = found(answerOf(backend, answer), `request ${given[0]}`)
    const messages = await loadMessages(backend, `request:${request.id}`)
    const needed_by = needed(request)
    terminal.data({ ...request, needed_by, messages })
    const documents = [...request.request_documents].sort((a, b) => a.position - b.position)
    const answers = linesFor('command', QUOTE_FIELDS, request, QUOTE_FIELD_WORDS)
    const long = answers.splice(-1)
    terminal.print(
      record([
        ['Reference', request.reference],
        ['Received', `${moment(request.created_at)} UK time`],
        ['Reply by', `${moment(request.reply_by)} UK time`],
        ['Answered', request.handled_at && `${moment(request.handled_at)} UK time`],
        ['Needed by', needed_by && `${moment(needed_by)} UK time`],
        ['Spam', request.spam_at && `since ${moment(request.spam_at)} UK time`],
        ['Order', request.ordered_at && `since ${moment(request.ordered_at)} UK time`],
        ...answers,
        ...countLines(request),
        ['Account', request.user_id],
        ...long,
        [
          'Documents',
          documents
            .map(
              ({ name, size, state, needs_password }) =>
                `${name} (${fileSize(size)}, ${state}${needs_password ? ', needs a password' : ''})`,
            )
            .join('\n'),
        ],
        ['Messages', messageLines(messages)],
        ['Id', request.id],
      ]),
    )
  },
}

const order: Command = {
  name: 'requests order',
  takes: ['REFERENCE'],
  summary: 'Marks a request as an order, or with --undo as not one.',
  details: [
    `Orders are service records: they are kept for ${periodText('FINANCIAL_RECORD_YEARS')}, other requests for ${periodText('QUOTE_MONTHS')}, unless settings say otherwise.`,
  ],
  options: { undo: { help: 'it did not become an order' } },
  async run({ given, on }, { backend, terminal }) {
    const { id } = await findRequest(backend, given[0] ?? '')
    const marked = await backend.database.rpc('mark_order', { request: id, ordered: on.undo !== true })
    const request = found(answerOf(backend, marked)[0], `request ${given[0]}`)
    terminal.data({ reference: request.reference, ordered_at: request.ordered_at })
    terminal.print(
      request.ordered_at
        ? `${request.reference} has been an order since ${moment(request.ordered_at)} UK time.`
        : `${request.reference} is not an order.`,
    )
  },
}

const newLink: Command = {
  name: 'requests new-link',
  takes: ['REFERENCE'],
  summary: 'Ends the customer’s links to a request and its order, and sends the customer a new one.',
  details: ['For when someone else may have the link. The message goes only to the address on the request.'],
  async run({ given }, { backend, terminal }) {
    const { id, reference } = await findRequest(backend, given[0] ?? '')
    const sent = answerOf(backend, await backend.database.rpc('renew_request_link', { request: id })) !== null
    await deliverMail(backend)
    terminal.data({ reference, sent })
    terminal.print(
      sent
        ? `All earlier links to ${reference} have ended. A new one is on its way to the customer.`
        : `${reference} has been erased, so there is no link to send.`,
    )
  },
}

export const REQUEST_COMMANDS: Command[] = [list, show, order, newLink]
