import { setTimeout as wait } from 'node:timers/promises'
import { answerOf, type Backend } from '../backend.ts'
import type { Command, Context } from '../command.ts'
import { Failure, UsageError } from '../errors.ts'
import { type Issue, readIssue } from '../issue-file.ts'
import { count, moment } from '../terminal/text.ts'

/**
 * Sends an issue of the newsletter. The database queues it for everybody in one transaction, under a name that it takes only
 * once; what is left to this command is to have it delivered and to watch, which can be interrupted and taken up again.
 */

/** How often the progress is looked at, in milliseconds. */
const LOOK = 1_000

type Counts = { sent: number; queued: number; abandoned: number }

async function countMessages(backend: Backend, issue: string): Promise<Counts> {
  const rows = answerOf(backend, await backend.database.rpc('newsletter_progress', { issue }))
  const of = (status: keyof Counts) => rows.find((row) => row.status === status)?.messages ?? 0
  return { sent: of('sent'), queued: of('queued'), abandoned: of('abandoned') }
}

const totalOf = ({ sent, queued, abandoned }: Counts) => sent + queued + abandoned

/** Has the backend deliver until nothing is left, or what is left has to wait for another try. */
async function deliver({ backend, terminal }: Context, issue: string): Promise<Counts> {
  let counts = await countMessages(backend, issue)
  const progress = terminal.progress('Sent', totalOf(counts))
  while (counts.queued > 0) {
    const before = counts.queued
    let running = true
    const work = backend.call('run-jobs', { only: 'mail' }).finally(() => {
      running = false
    })
    // Looked at below; until then a failure is not unheard of.
    work.catch(() => {})
    while (running) {
      await Promise.race([wait(LOOK), work.catch(() => {})])
      counts = await countMessages(backend, issue)
      progress.at(counts.sent)
    }
    await work
    counts = await countMessages(backend, issue)
    progress.at(counts.sent)
    if (counts.queued === before) break
  }
  progress.end()
  return counts
}

/** Sends it to the operator alone. */
async function test({ backend, terminal }: Context, { subject, body }: Issue): Promise<void> {
  const id = answerOf(backend, await backend.database.rpc('try_newsletter_issue', { subject, body }))
  await backend.call('run-jobs', { only: 'mail' })
  const message = answerOf(
    backend,
    await backend.database.from('outbox').select('id, status, last_error').eq('id', id).single(),
  )
  terminal.data({ test: message })
  if (message.status !== 'sent') {
    throw new Failure(
      `The test waits in the queue: ${message.last_error ?? 'no answer yet'}. See mail show ${id}`,
    )
  }
  terminal.print(`"[Test] ${subject}" is in the operator's inbox. Nobody else got it.`)
}

async function confirm({ backend, terminal }: Context, issue: Issue, yes: boolean): Promise<void> {
  const answer = await backend.database
    .from('newsletter_subscriptions')
    .select('*', { count: 'exact', head: true })
    .eq('status', 'confirmed')
  answerOf(backend, answer)
  terminal.note(`"${issue.subject}" (${issue.name}), to ${count(answer.count ?? 0, 'subscriber')}.`)
  if (yes) return
  const reply = await terminal.ask('Send it? Type yes: ')
  if (reply?.trim().toLowerCase() !== 'yes') throw new UsageError('Nothing was sent. Add --yes to send it.')
}

/** What became of an issue of this name before, if there is one. */
async function findBegun(backend: Backend, name: string): Promise<{ id: string } | null> {
  return answerOf(
    backend,
    await backend.database.from('newsletter_issues').select('id').eq('name', name).maybeSingle(),
  )
}

/** Queues the issue, or finds it as it was queued before. */
async function begin({ backend, terminal }: Context, issue: Issue): Promise<string> {
  const [row] = answerOf(backend, await backend.database.rpc('send_newsletter_issue', issue))
  if (!row) throw new Failure('The backend did not take the issue. Give the command again.')
  if (!row.same) {
    throw new Failure(
      `An issue called "${issue.name}" was begun at ${moment(row.created_at)} GMT with another text. Nothing was sent now. If this is a new issue, give it another name with --name; if you changed the file meanwhile, those who wait still get the text of then.`,
    )
  }
  if (!row.begun) terminal.note(`Begun at ${moment(row.created_at)} GMT. Going on; nobody gets it twice.`)
  return row.id
}

const send: Command = {
  name: 'newsletter send',
  takes: ['FILE'],
  summary: 'Sends an issue, a Markdown file, to everybody who has confirmed.',
  details: [
    'The file begins with the subject as a heading (# Subject). An issue is known by its name, which is that of the file: given again, the command goes on where it was, and nobody gets the issue twice. Whoever unsubscribes meanwhile gets nothing. The backend goes on by itself when this command is interrupted.',
  ],
  options: {
    test: { help: 'send it to the operator alone' },
    name: { value: 'NAME', help: "what the issue is called, instead of its file's name" },
    yes: { help: 'do not ask' },
  },
  async run({ given, on, text }, context) {
    const { backend, terminal } = context
    const issue = await readIssue(given[0] ?? '', text.name)
    if (on.test) return test(context, issue)
    if (!(await findBegun(backend, issue.name))) await confirm(context, issue, on.yes === true)
    const id = await begin(context, issue)
    const counts = await deliver(context, id)
    terminal.data({ issue: id, name: issue.name, ...counts })
    const rest = [
      ...(counts.queued > 0 ? [`${count(counts.queued, 'message')} waiting for another try`] : []),
      ...(counts.abandoned > 0 ? [`${count(counts.abandoned, 'message')} given up`] : []),
    ]
    terminal.print(`Sent ${count(counts.sent, 'message')}${rest.map((part) => `, ${part}`).join('')}.`)
    if (counts.queued > 0) terminal.print('The backend goes on by itself; give the command again to watch.')
  },
}

export const SEND_COMMANDS: Command[] = [send]
