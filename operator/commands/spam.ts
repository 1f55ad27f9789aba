import { answerOf } from '../backend.ts'
import { type Command, Failure, type OptionHelp } from '../command.ts'
import { found, readReference } from '../listing.ts'
import { moment } from '../terminal/text.ts'

/** Hidden from lists, and deleted after a week. */

export const SPAM_OPTION: Record<string, OptionHelp> = { spam: { help: 'only what was marked as spam' } }

export const spamCommand = (
  name: string,
  table: 'quote_requests' | 'enquiries',
  one: 'request' | 'enquiry',
): Command => ({
  name,
  takes: ['REFERENCE'],
  summary: `Marks ${one === 'request' ? 'a request' : 'an enquiry'} as spam, or with --undo as not spam.`,
  details: [
    'No more mail is sent about spam, lists leave it out, and it is deleted with its files after 7 days. Until then --undo brings it back; "list --spam" shows what was marked.',
  ],
  options: { undo: { help: 'it is not spam' } },
  async run({ given, on }, { backend, terminal }) {
    const { column, value } = readReference(given[0] ?? '')
    const answer = await backend.database.from(table).select('id').eq(column, value).limit(1)
    const { id } = found(answerOf(backend, answer)[0], `${one} ${given[0]}`)
    const marked = await backend.database.rpc('mark_spam', {
      subject: `${one}:${id}`,
      spam: on.undo !== true,
    })
    const { reference, ordered, spam_until } = found(answerOf(backend, marked)[0], `${one} ${given[0]}`)
    if (ordered)
      throw new Failure(
        `${reference} is an order and cannot be spam. First run: requests order ${reference} --undo`,
      )
    terminal.data({ reference, spam_until })
    terminal.print(
      spam_until
        ? `${reference} is spam, and is deleted on ${moment(spam_until)} UK time.`
        : `${reference} is not spam.`,
    )
  },
})
