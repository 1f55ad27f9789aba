import { randomUUID } from 'node:crypto'
import { deliveryError } from '#functions/_shared/mail/delivery-error.ts'
import { answerOf, type Backend, deliverMail } from '../backend.ts'
import { type Command, type Context, confirm, Failure, type Input, YES } from '../command.ts'
import { type Issue, readIssue } from '../issue-file.ts'
import { count, moment } from '../terminal/text.ts'
import { countSubscribers } from './newsletter.ts'

/**
 * The database queues the issue for all subscribers at once, once per name; this command only starts and watches the
 * delivery, so it may be interrupted and repeated.
 */

type Counts = { sent: number; queued: number; abandoned: number }

async function countMessages(backend: Backend, issue: string): Promise<Counts> {
  const rows = answerOf(backend, await backend.database.rpc('newsletter_progress', { issue }))
  const of = (status: keyof Counts) => rows.find((row) => row.status === status)?.messages ?? 0
  return { sent: of('sent'), queued: of('queued'), abandoned: of('abandoned') }
}

/** Until nothing is left, or the rest waits for a retry. */
async function deliver({ backend, terminal }: Context, issue: string): Promise<Counts> {
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const counts = await countMessages(backend, issue)
    const { sent, queued, abandoned } = counts
    terminal.note(`Sent: ${sent} of ${sent + queued + abandoned}`)
    if (queued === 0 || queued === before) return counts
    before = queued
    await backend.call('run-jobs', { only: 'mail' })
  }
}

async function test({ backend, terminal }: Context, { subject, body }: Issue): Promise<void> {
  const queued = backend.database.from('outbox').insert({
    kind: 'newsletter_test',
    payload: { subject, body },
    dedupe_key: `newsletter_test:${randomUUID()}`,
  })
  const { id } = answerOf(backend, await queued.select('id').single())
  await deliverMail(backend)
  const message = answerOf(
    backend,
    await backend.database.from('outbox').select('id, status, last_error').eq('id', id).single(),
  )
  terminal.data({ test: message })
  if (message.status !== 'sent') {
    throw new Failure(
      `The test waits in the queue: ${deliveryError(message.last_error) || 'no answer yet'}. See mail show ${id}`,
    )
  }
  terminal.print(`"[Test] ${subject}" is in the operator's inbox. It was sent to no one else.`)
}

async function confirmIssue({ backend, terminal }: Context, issue: Issue, input: Input): Promise<void> {
  const subscribers = await countSubscribers(backend)
  terminal.note(`"${issue.subject}" (${issue.name}), to ${count(subscribers, 'subscriber')}.`)
  await confirm(input, terminal, 'Send it?', 'Nothing was sent. Add --yes to send.')
}

async function findBegun(backend: Backend, name: string): Promise<{ id: string } | null> {
  return answerOf(
    backend,
    await backend.database.from('newsletter_issues').select('id').eq('name', name).maybeSingle(),
  )
}

async function begin({ backend, terminal }: Context, issue: Issue): Promise<string> {
  const [row] = answerOf(backend, await backend.database.rpc('send_newsletter_issue', issue))
  if (!row) throw new Failure('The backend did not accept the issue. Run the command again.')
  if (!row.same) {
    throw new Failure(
      `An issue called "${issue.name}" was started at ${moment(row.created_at)} UK time with different text. Nothing was sent now. If this is a new issue, give it a new name with --name; if you edited the file, queued messages still have the old text.`,
    )
  }
  if (!row.begun)
    terminal.note(`Started at ${moment(row.created_at)} UK time. Continuing; no one gets it twice.`)
  return row.id
}

const send: Command = {
  name: 'newsletter send',
  takes: ['FILE'],
  summary: 'Sends an issue, a Markdown file, to all confirmed subscribers.',
  details: [
    'The file begins with the subject as a heading (# Subject). An issue is identified by its name, by default that of the file: if you run the command again, it continues, and no one gets the issue twice. Anyone who unsubscribes before then is skipped. If this command is interrupted, the backend keeps sending.',
  ],
  options: {
    test: { help: 'send it to the operator only' },
    name: { value: 'NAME', help: "name of the issue; the file's name by default" },
    ...YES,
  },
  async run(input, context) {
    const { given, on, text } = input
    const { backend, terminal } = context
    const issue = await readIssue(given[0] ?? '', text.name)
    if (on.test) return test(context, issue)
    if (!(await findBegun(backend, issue.name))) await confirmIssue(context, issue, input)
    const id = await begin(context, issue)
    const counts = await deliver(context, id)
    terminal.data({ issue: id, name: issue.name, ...counts })
    const rest = [
      ...(counts.queued > 0 ? [`${count(counts.queued, 'message')} waiting for a retry`] : []),
      ...(counts.abandoned > 0 ? [`${count(counts.abandoned, 'message')} given up`] : []),
    ]
    terminal.print(`Sent ${count(counts.sent, 'message')}${rest.map((part) => `, ${part}`).join('')}.`)
    if (counts.queued > 0) terminal.print('The backend keeps sending; run the command again to watch.')
  },
}

export const SEND_COMMANDS: Command[] = [send]
