import { ENQUIRY_FIELD_WORDS, SUBJECT_WORDS } from '#content/enquiry.ts'
import { cleanEmail } from '#contract/email-address.ts'
import { ENQUIRY_FIELDS, type EnquirySubject } from '#contract/enquiry.ts'
import { linesFor } from '#contract/fields.ts'
import { fullName } from '#contract/names.ts'
import { answerOf, type Backend } from '../backend.ts'
import type { Command } from '../command.ts'
import { found, PAGE_OPTIONS, readPage, readReference, SPAM_OPTION, showPage } from '../listing.ts'
import { record } from '../terminal/table.ts'
import { moment } from '../terminal/text.ts'
import { loadMessages, messageLines } from './messages.ts'

const COLUMNS = 'reference, created_at, subject, given_name, family_name, email, spam_at'

async function listEnquiries({ database, url }: Backend, spam: boolean, email: string | undefined) {
  if (email) {
    const answer = await database.rpc('enquiries_from', { address: cleanEmail(email) }).select(COLUMNS)
    return { rows: answerOf({ url }, answer).filter(({ spam_at }) => (spam_at !== null) === spam) }
  }
  const all = database.from('enquiries').select(COLUMNS, { count: 'exact' })
  const query = spam ? all.not('spam_at', 'is', null) : all.is('spam_at', null)
  return { counting: query.order('created_at', { ascending: false }).order('id') }
}

const list: Command = {
  name: 'enquiries list',
  summary: 'Enquiries, the newest first.',
  options: {
    email: { value: 'ADDRESS', help: 'only those of this address' },
    ...SPAM_OPTION,
    ...PAGE_OPTIONS,
  },
  async run(input, context) {
    const listed = await listEnquiries(context.backend, input.on.spam === true, input.text.email)
    await showPage(context, readPage(input), listed, {
      empty: 'There are no enquiries.',
      columns: [
        { title: 'Reference', value: ({ reference }) => reference },
        { title: 'Received', value: ({ created_at }) => moment(created_at) },
        { title: 'Subject', value: ({ subject }) => SUBJECT_WORDS[subject as EnquirySubject] },
        { title: 'Name', value: (row) => fullName(row.given_name, row.family_name), cut: true },
        { title: 'Email', value: ({ email }) => email, cut: true },
      ],
    })
  },
}

const show: Command = {
  name: 'enquiries show',
  takes: ['REFERENCE'],
  summary: 'One enquiry with its messages.',
  async run({ given }, { backend, terminal }) {
    const { column, value } = readReference(given[0] ?? '')
    const answer = await backend.database.from('enquiries').select().eq(column, value).limit(1)
    const enquiry = found(answerOf(backend, answer)[0], `enquiry ${given[0]}`)
    const messages = await loadMessages(backend, `enquiry:${enquiry.id}`)
    terminal.data({ ...enquiry, messages })
    terminal.print(
      record([
        ['Reference', enquiry.reference],
        ['Received', `${moment(enquiry.created_at)} UK time`],
        ['Reply by', `${moment(enquiry.reply_by)} UK time`],
        ['Answered', enquiry.handled_at && `${moment(enquiry.handled_at)} UK time`],
        ['Spam', enquiry.spam_at && `since ${moment(enquiry.spam_at)} UK time`],
        ...linesFor('command', ENQUIRY_FIELDS, enquiry, ENQUIRY_FIELD_WORDS),
        ['Messages', messageLines(messages)],
        ['Id', enquiry.id],
      ]),
    )
  },
}

export const ENQUIRY_COMMANDS: Command[] = [list, show]
