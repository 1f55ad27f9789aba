import { QUOTE_BUCKET } from '#contract/backend.ts'
import { type Erasure, erasureWarnings } from '#functions/_shared/account/person.ts'
import { answerOf, type Backend } from '../backend.ts'
import { removeCapturedMail } from '../captured-mail.ts'
import { type Command, type Context, Failure, UsageError, YES } from '../command.ts'
import { record } from '../terminal/table.ts'
import { count } from '../terminal/text.ts'
import { findPerson, isUnknown, readAddress, summaryOf } from './person.ts'

/** Storage's maximum per call. */
const BATCH = 100

async function removeFiles({ database }: Backend, paths: string[]): Promise<void> {
  const bucket = database.storage.from(QUOTE_BUCKET)
  for (let done = 0; done < paths.length; done += BATCH) {
    const { error } = await bucket.remove(paths.slice(done, done + BATCH))
    if (error) {
      throw new Failure(
        `The rows are erased, but ${count(paths.length - done, 'file')} could not be removed (${error.message}). No row refers to them: the jobs remove them within a day. To remove them now, run: retention run`,
      )
    }
  }
}

async function confirm({ terminal }: Context, address: string, yes: boolean): Promise<void> {
  if (yes) return
  const answer = await terminal.ask(`This cannot be undone. Type the address to erase ${address}: `)
  if (answer?.trim().toLowerCase() === address.toLowerCase()) return
  throw new UsageError('Nothing was erased. Add --yes to erase.')
}

function reportOf(erased: Erasure, captured: number | undefined): string {
  const number = (value: number, one: string, many?: string) => (value > 0 ? count(value, one, many) : 'none')
  return record([
    ['Account', erased.account > 0 ? 'deleted' : 'none'],
    ['Requests', number(erased.requests, 'request')],
    ['Files', number(erased.paths.length, 'file')],
    ['Enquiries', number(erased.enquiries, 'enquiry', 'enquiries')],
    ['Bookings', number(erased.bookings, 'booking')],
    ['Newsletter', erased.newsletter > 0 ? 'deleted' : 'none'],
    ['Mail', number(erased.messages, 'message')],
    ['Captured', captured ? count(captured, 'captured message') : ''],
    ['Kept', erased.kept.length > 0 ? `without a name: ${erased.kept.join(', ')}` : 'nothing'],
  ])
}

const ELSEWHERE =
  'Not erased: e-mails in inboxes, backups made before now, and the records of\nthe payment provider.'

/** Throws if anything is left, so that it is not reported as erased. */
async function checkErased(backend: Backend, address: string): Promise<void> {
  if (!isUnknown(await findPerson(backend, address))) {
    throw new Failure(`New data about ${address} has arrived. Run the command again.`)
  }
}

const erase: Command = {
  name: 'person erase',
  takes: ['ADDRESS'],
  summary: 'Erases a person permanently: rows, files, account, newsletter and mail.',
  details: [
    'Shows what is stored and asks for confirmation. Payments and orders must be kept by law: they stay without anything that identifies the person. On a machine without a mail server, captured messages are removed too.',
  ],
  options: YES,
  async run({ given, on }, context) {
    const { backend, terminal } = context
    const address = readAddress(given[0])
    const person = await findPerson(backend, address)
    const references = [...person.requests, ...person.enquiries, ...person.bookings].map(
      (row) => row.reference,
    )
    const capture = async (names: string[]) =>
      backend.dataDir ? removeCapturedMail(backend.dataDir, person.address, names) : undefined
    if (isUnknown(person)) {
      const captured = on.yes ? await capture([]) : undefined
      terminal.data({ address: person.address, erased: null, captured })
      terminal.print(
        `Nothing is stored about ${person.address}.${captured ? ` Removed ${count(captured, 'captured message')}.` : ''}`,
      )
      return
    }
    terminal.note(summaryOf(person))
    for (const warning of erasureWarnings(person, new Date())) terminal.note(`\n${warning}`)
    await confirm(context, person.address, on.yes === true)
    const answer = await backend.database.rpc('erase_person', { address })
    const erased = answerOf(backend, answer) as Erasure
    await removeFiles(backend, erased.paths)
    const captured = await capture([...references, ...erased.references])
    await checkErased(backend, address)
    const { paths, references: _, ...counts } = erased
    terminal.data({ address: person.address, erased: { ...counts, files: paths.length }, captured })
    terminal.print(`Erased ${person.address}\n\n${reportOf(erased, captured)}\n\n${ELSEWHERE}`)
  },
}

export const ERASE_COMMANDS: Command[] = [erase]
