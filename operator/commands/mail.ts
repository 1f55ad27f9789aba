import { setTimeout as wait } from 'node:timers/promises'
import { titleOf } from '#functions/_shared/mail/compose.ts'
import { deliveryError } from '#functions/_shared/mail/delivery-error.ts'
import { answerOf, type Backend, deliverMail } from '../backend.ts'
import { type Command, type Context, choiceOption, Failure, UsageError } from '../command.ts'
import { found, PAGE_OPTIONS, readPage, showPage } from '../listing.ts'
import { record } from '../terminal/table.ts'
import { count, moment } from '../terminal/text.ts'

/** Without payloads: some contain one-time links, which only their recipient may see. */

const COLUMNS =
  'id, kind, recipient, status, attempts, last_error, created_at, next_attempt_at, leased_until, sent_at, subject_id, bundle'

/** Enough to identify a message. */
const SHORT = 8

const STATUSES = {
  open: ['queued', 'abandoned'],
  queued: ['queued'],
  abandoned: ['abandoned'],
  sent: ['sent'],
  all: ['queued', 'abandoned', 'sent'],
} as const

async function listMessages(backend: Backend, statuses: readonly string[], to: string | undefined) {
  if (to) {
    const answer = await backend.database.rpc('messages_of', { address: to }).select(COLUMNS)
    const messages = answerOf(backend, answer).filter(({ status }) => statuses.includes(status))
    return { rows: messages.sort((a, b) => b.created_at.localeCompare(a.created_at)) }
  }
  const query = backend.database.from('outbox').select(COLUMNS, { count: 'exact' }).in('status', statuses)
  return { counting: query.order('created_at', { ascending: false }).order('id') }
}

const list: Command = {
  name: 'mail list',
  summary: 'Messages that are queued or were given up, or others by --status; the newest first.',
  options: {
    status: { value: 'STATUS', help: 'queued, abandoned, open (both of them, as without this), sent or all' },
    to: { value: 'ADDRESS', help: 'only those to this address' },
    ...PAGE_OPTIONS,
  },
  async run(input, context) {
    const choices = Object.keys(STATUSES) as (keyof typeof STATUSES)[]
    const status = choiceOption(input, 'status', choices, 'open')
    const listed = await listMessages(context.backend, STATUSES[status], input.text.to)
    await showPage(context, readPage(input), listed, {
      empty: status === 'open' ? 'No message is queued.' : 'There are no such messages.',
      columns: [
        { title: 'Id', value: ({ id }) => id.slice(0, SHORT) },
        { title: 'Created', value: ({ created_at }) => moment(created_at) },
        { title: 'Message', value: ({ kind }) => titleOf(kind), cut: true },
        { title: 'To', value: ({ recipient }) => recipient ?? 'the operator', cut: true },
        { title: 'Status', value: ({ status }) => status },
        { title: 'Tries', value: ({ attempts }) => String(attempts), right: true },
        { title: 'Last error', value: ({ last_error }) => deliveryError(last_error), cut: true },
      ],
    })
  },
}

/** @param text the beginning of its id @throws UsageError, or Failure if none or several match */
async function findMessage(backend: Backend, text: string) {
  const digits = text.toLowerCase().replaceAll('-', '')
  if (!/^[0-9a-f]{4,32}$/.test(digits)) {
    throw new UsageError(`"${text}" is not the id of a message: copy one from mail list.`)
  }
  const answer = await backend.database
    .from('outbox')
    .select(COLUMNS)
    .gte('id', toUuid(digits.padEnd(32, '0')))
    .lte('id', toUuid(digits.padEnd(32, 'f')))
    .limit(2)
  const [message, another] = answerOf(backend, answer)
  if (another)
    throw new Failure(`Several messages begin with ${text}: give a longer part of the id (mail list --json).`)
  return found(message, `message ${text}`)
}

function toUuid(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const show: Command = {
  name: 'mail show',
  takes: ['ID'],
  summary: 'One message: its recipient, its status, and any error.',
  async run({ given }, { backend, terminal }) {
    const message = await findMessage(backend, given[0] ?? '')
    terminal.data(message)
    const waits = message.status === 'queued'
    terminal.print(
      record([
        ['Id', message.id],
        ['Message', titleOf(message.kind)],
        ['To', message.recipient ?? 'the operator'],
        ['Status', message.status],
        ['Created', `${moment(message.created_at)} UK time`],
        ['Sent', message.sent_at && `${moment(message.sent_at)} UK time`],
        ['Tries', String(message.attempts)],
        ['Next try', waits ? `${moment(message.next_attempt_at)} UK time` : ''],
        ['Last error', deliveryError(message.last_error)],
        ['About', message.subject_id],
        ['Sent with', message.bundle],
      ]),
    )
  },
}

async function retryNow({ backend }: Context, message: string | null): Promise<number> {
  const answer = await backend.database.rpc('retry_messages', message ? { message } : {})
  const retried = answerOf(backend, answer)
  if (retried > 0) await deliverMail(backend)
  return retried
}

async function retryAll(context: Context): Promise<void> {
  const { backend, terminal } = context
  const retried = await retryNow(context, null)
  const answer = await backend.database
    .from('outbox')
    .select('*', { count: 'exact', head: true })
    .eq('status', 'queued')
  answerOf(backend, answer)
  const waiting = answer.count ?? 0
  terminal.data({ retried, waiting })
  const rest =
    waiting > 0 ? `${count(waiting, 'message')} still queued: see mail list.` : 'None is left in the queue.'
  terminal.print(`Tried ${count(retried, 'message')} again. ${rest}`)
}

/** In milliseconds. */
const LOOK_EVERY = 500
const LONGEST_TRY = 120_000

/** Waits until the jobs, which may have taken the message, have tried it. @throws Failure after two minutes */
async function tried(backend: Backend, id: string) {
  for (const end = Date.now() + LONGEST_TRY; Date.now() < end; await wait(LOOK_EVERY)) {
    const message = await findMessage(backend, id)
    if (message.status !== 'queued' || (message.attempts > 0 && message.leased_until === null)) return message
    if (message.attempts === 0) await deliverMail(backend)
  }
  throw new Failure('This message is still being delivered: mail show says what becomes of it.')
}

const retry: Command = {
  name: 'mail retry',
  takes: ['[ID]'],
  summary: 'Retries one message at once, or with --all every one that is queued or was given up.',
  details: [
    'A message that was bundled with others is sent separately. One withheld by the recipient limit is sent only by its ID.',
  ],
  options: { all: { help: 'every message that is queued or was given up' } },
  async run({ given, on }, context) {
    const { backend, terminal } = context
    if ((given[0] === undefined) !== Boolean(on.all)) {
      throw new UsageError('mail retry needs the ID of a message, or --all.')
    }
    if (given[0] === undefined) return retryAll(context)
    const message = await findMessage(backend, given[0])
    if (message.status === 'sent' && !message.bundle) {
      throw new Failure(`This message was sent on ${moment(message.sent_at)} UK time; nothing was done.`)
    }
    if ((await retryNow(context, message.id)) === 0)
      throw new Failure('This message is being delivered at the moment.')
    const after = await tried(backend, message.id)
    terminal.data(after)
    if (after.status !== 'sent') {
      throw new Failure(
        `Not delivered: ${deliveryError(after.last_error) || 'no answer yet'}. ${
          after.status === 'queued'
            ? `The next try is at ${moment(after.next_attempt_at)} UK time.`
            : 'It stays given up.'
        }`,
      )
    }
    terminal.print(`Sent to ${after.recipient ?? 'the operator'}.`)
  },
}

const drop: Command = {
  name: 'mail drop',
  takes: ['ID'],
  summary: 'Removes an unsent message from the queue permanently.',
  async run({ given }, { backend, terminal }) {
    const message = await findMessage(backend, given[0] ?? '')
    if (message.status === 'sent') throw new Failure('This message has already been sent; nothing was done.')
    const dropped = answerOf(backend, await backend.database.rpc('drop_message', { message: message.id }))
    if (!dropped)
      throw new Failure('This message is being delivered at the moment. Try again in two minutes.')
    terminal.data({ dropped: message })
    terminal.print(`Dropped: “${titleOf(message.kind)}” to ${message.recipient ?? 'the operator'}.`)
  },
}

export const MAIL_COMMANDS: Command[] = [list, show, retry, drop]
