import { ukDay } from '#contract/operator.ts'
import { type Digest, KIND_NAMES, KINDS, type Kind } from '#functions/_shared/operator/open-items.ts'
import { answerOf, type Backend } from '../backend.ts'
import { type Command, Failure } from '../command.ts'
import { found, readReference } from '../listing.ts'
import { record } from '../terminal/table.ts'

/** What is open, and what was answered without us. */

const show: Command = {
  name: 'inbox show',
  summary: 'What is open: what we owe to whom, and who owes us, as in the morning summary.',
  async run(_input, { backend, terminal }) {
    const now = new Date()
    const until = now.toISOString()
    const since = new Date(now.getTime() - 24 * 3_600_000).toISOString()
    const answer = await backend.database.rpc('digest', { day: ukDay(now), since, until })
    const { items } = answerOf(backend, answer) as Digest
    terminal.data(items)
    if (items.length === 0) terminal.print('Nothing is open.')
    for (const kind of KIND_NAMES) {
      const { title, rest }: Kind = KINDS[kind]
      const lines = items.filter((item) => item.kind === kind)
      if (lines.length === 0) continue
      terminal.print(title)
      terminal.print(record(lines.map((item) => [item.reference, `${item.name}: ${rest(item)}`])))
    }
  },
}

/** @throws Failure without such a request or enquiry */
async function subjectOf({ database, url }: Backend, given: string) {
  const { column, value } = readReference(given)
  const [request] = answerOf(
    { url },
    await database.from('quote_requests').select('id, reference').eq(column, value),
  )
  if (request) return { subject: `request:${request.id}`, reference: request.reference }
  const [enquiry] = answerOf(
    { url },
    await database.from('enquiries').select('id, reference').eq(column, value),
  )
  const { id, reference } = found(enquiry, `request or enquiry ${given}`)
  return { subject: `enquiry:${id}`, reference }
}

const handled: Command = {
  name: 'inbox handled',
  takes: ['REFERENCE'],
  summary: 'Marks a request, an enquiry or a customer’s message as answered, or with --undo as not.',
  options: { undo: { help: 'it is waiting for a reply after all' } },
  async run({ given, on }, { backend, terminal }) {
    const { subject, reference } = await subjectOf(backend, given[0] ?? '')
    const asked = { subject, handled: on.undo !== true }
    const state = answerOf(backend, await backend.database.rpc('mark_handled', asked))
    if (state === null) throw new Failure(`Nothing is stored about ${reference} any more.`)
    terminal.data({ reference, state })
    terminal.print(state === 'open' ? `${reference} is waiting for a reply.` : `${reference} is answered.`)
  },
}

export const INBOX_COMMANDS: Command[] = [show, handled]
