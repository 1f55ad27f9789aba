import { ukClock } from '#contract/dates.ts'
import { cleanEmail } from '#contract/email-address.ts'
import { personArchive } from '#functions/_shared/account/export.ts'
import { type PersonData, readPerson, uncheckedRequests } from '#functions/_shared/account/person.ts'
import { personFiles } from '#functions/_shared/account/person-files.ts'
import { DOCUMENTS_HERE } from '#functions/_shared/documents/maker.ts'
import type { LogEvent } from '#functions/_shared/log.ts'
import { ENGLISH } from '#functions/_shared/words.ts'
import { answerOf, type Backend } from '../backend.ts'
import { type Command, Failure, UsageError } from '../command.ts'
import { writeNewFile } from '../output-file.ts'
import { record } from '../terminal/table.ts'
import { count, moment, slotText } from '../terminal/text.ts'

/** @throws UsageError */
export function readAddress(text: string | undefined): string {
  const address = cleanEmail(text ?? '')
  if (/^[^\s@]+@[^\s@]+$/.test(address)) return address
  throw new UsageError(`"${address}" is not an e-mail address.`)
}

export async function findPerson(backend: Backend, address: string): Promise<PersonData> {
  return readPerson(answerOf(backend, await backend.database.rpc('person_data', { address })))
}

/**
 * Checks their documents first, as the page's download does. Without a virus scanner, unchecked ones are left out.
 */
async function findCheckedPerson(backend: Backend, address: string): Promise<PersonData> {
  const person = await findPerson(backend, address)
  const unchecked = uncheckedRequests(person)
  for (const id of unchecked) await backend.call('send-admin-notification', { id }).catch(() => {})
  return unchecked.length > 0 ? findPerson(backend, address) : person
}

export const isUnknown = (person: PersonData): boolean =>
  !person.account &&
  !person.newsletter &&
  [person.requests, person.enquiries, person.bookings, person.messages].every(({ length }) => length === 0)

export function summaryOf(person: PersonData): string {
  const { account, newsletter, requests, enquiries, bookings, messages } = person
  const lines = <Row>(rows: Row[], line: (row: Row) => string) => rows.map(line).join('\n')
  return record([
    ['Address', person.address],
    ['Account', account && `${account.id}, since ${moment(account.created_at)} UK time`],
    ['Newsletter', newsletter && `${newsletter.status}, since ${moment(newsletter.created_at)} UK time`],
    [
      'Requests',
      lines(requests, ({ reference, created_at, documents, ordered_at }) =>
        [reference, moment(created_at), count(documents.length, 'document'), ordered_at ? 'an order' : '']
          .filter(Boolean)
          .join(', '),
      ),
    ],
    ['Enquiries', lines(enquiries, ({ reference, created_at }) => `${reference}, ${moment(created_at)}`)],
    [
      'Bookings',
      lines(
        bookings,
        ({ reference, starts_at, status }) => `${reference}, ${slotText(starts_at)} GMT, ${status}`,
      ),
    ],
    ['Messages', messages.length > 0 ? count(messages.length, 'message') : ''],
  ])
}

const show: Command = {
  name: 'person show',
  takes: ['ADDRESS'],
  summary: 'What is stored about a person, found by their e-mail address.',
  async run({ given }, { backend, terminal }) {
    const person = await findPerson(backend, readAddress(given[0]))
    terminal.data(person)
    terminal.print(isUnknown(person) ? `Nothing is stored about ${person.address}.` : summaryOf(person))
  },
}

const exportPerson: Command = {
  name: 'person export',
  takes: ['ADDRESS'],
  summary: 'Exports everything that is stored about a person, as a zip of JSON and files.',
  details: [
    'The same archive that customers with an account can download, for those who ask by letter. Verify their identity first.',
  ],
  options: { output: { value: 'FILE', help: 'file to write; person-DATE.zip by default' } },
  async run({ given, text }, { backend, terminal }) {
    const person = await findCheckedPerson(backend, readAddress(given[0]))
    if (isUnknown(person)) throw new Failure(`Nothing is stored about ${person.address}.`)
    const now = new Date()
    const file = text.output ?? `person-${ukClock(now).day}.zip`
    const files = personFiles(person)
    const leftOut = files.flatMap(({ name, leftOut: reason }) =>
      reason === undefined ? [] : [`${name}. ${ENGLISH.ARCHIVE_REASONS[reason]}`],
    )
    const included = files.length - leftOut.length
    terminal.note(`Writing ${count(included, 'file')} and the data to ${file}`)
    for (const line of leftOut) terminal.note(`Left out: ${line}`)
    const log: LogEvent = ({ event, reference }) => {
      if (event === 'document-altered' || event === 'paper-altered')
        terminal.note(`A file of ${reference} has changed since it was stored.`)
    }
    const parts = { database: backend.database, log, ...DOCUMENTS_HERE }
    const bytes = await writeNewFile(file, personArchive(parts, person, now, ENGLISH))
    terminal.data({ file, address: person.address, files: included, bytes })
    terminal.print(`${file}: ${bytes.toLocaleString('en-GB')} bytes.`)
  },
}

export const PERSON_COMMANDS: Command[] = [show, exportPerson]
