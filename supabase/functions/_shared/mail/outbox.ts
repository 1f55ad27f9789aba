import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../../database.types.ts'
import { type Dependencies, rpc } from '../dependencies.ts'
import { errorCode, type LogEvent, orLog } from '../log.ts'
import { compose, type OutboxMessage, TEMPLATES, UNLIMITED_KINDS } from './compose.ts'

/** As in public.message_subject: ids are unique per table only, and visitors choose those of their requests. */
export type Subject =
  `${'request' | 'enquiry' | 'booking' | 'account' | 'consent' | 'subscription' | 'day' | 'house'}:${string}`

type Delivery = {
  sent: number
  failed: number
  /** Milliseconds until all were composed (concurrently). */
  composing: number
}

/** In this process, because a mail server accepts only so many connections. Above it, the jobs deliver. */
const MAX_IN_FLIGHT = 20

const BATCH_SIZE = 10

/** Sent messages are recorded together, but wait no longer than this for slower ones. */
const SETTLE_AFTER_MS = 250

let inFlight = 0

type Outcome = { message: OutboxMessage; failure: string | null }

export type TakenMessages = Database['public']['Functions']['take_messages']['Returns']

const limitsOf = ({ settings }: Pick<Dependencies, 'settings'>) => JSON.stringify(recipientLimits(settings))

/** For a database call that also takes the messages, which deliverSoon sends; none while too many are in progress. */
export const leaseOptions = (dependencies: Pick<Dependencies, 'settings'>) => ({
  max_messages: inFlight >= MAX_IN_FLIGHT ? 0 : BATCH_SIZE,
  limits: limitsOf(dependencies),
})

function toSend(taken: TakenMessages, { log }: Dependencies): OutboxMessage[] {
  return taken.flatMap(({ withheld, facts, ...message }) => {
    if (!withheld) return { ...message, facts: (facts ?? {}) as OutboxMessage['facts'] }
    log({ event: 'mail-withheld', kind: message.kind, message: message.id, code: WITHHELD })
    return []
  })
}

/** One line per kind: the platform keeps a hundred in ten seconds, and a newsletter has more messages. */
function logSent(sent: OutboxMessage[], log: LogEvent): void {
  for (const [kind, messages] of Map.groupBy(sent, (message) => message.kind))
    log({ event: 'mail-sent', kind, messages: messages.map(({ id }) => id).join(' ') })
}

/** If a record is lost, the message is sent again after the lease, with the same Message-ID. */
async function settle({ database, settings, log }: Dependencies, outcomes: Outcome[]): Promise<void> {
  for (const { message, failure } of outcomes) {
    if (failure === null) continue
    await rpc(database, 'settle_message', {
      message_id: message.id,
      error_code: failure,
      retry_seconds: settings.OUTBOX_RETRY_SECONDS,
    })
  }
  const sent = outcomes.flatMap(({ message, failure }) => (failure === null ? [message] : []))
  await rpc(database, 'settle_messages', { sent: sent.map(({ id }) => id) })
  for (const { message, failure } of outcomes)
    if (failure !== null)
      log({ event: 'mail-deferred', kind: message.kind, message: message.id, code: failure })
  logSent(sent, log)
}

/** Sends due messages, urgent ones first. A failure affects no other message. */
export async function deliver(
  dependencies: Dependencies,
  { limit, subject }: { limit: number; subject?: Subject },
): Promise<Delivery> {
  if (subject && inFlight >= MAX_IN_FLIGHT) return { sent: 0, failed: 0, composing: 0 }
  const taken = await rpc(dependencies.database, 'take_messages', {
    ...{ max_messages: limit, limits: limitsOf(dependencies) },
    ...(subject && { subject }),
  })
  return deliverTaken(dependencies, taken)
}

async function deliverTaken(dependencies: Dependencies, taken: TakenMessages): Promise<Delivery> {
  const messages = toSend(taken, dependencies)
  const total: Delivery = { sent: taken.length - messages.length, failed: 0, composing: 0 }
  let finished: Outcome[] = []

  async function send(message: OutboxMessage): Promise<void> {
    let failure: string | null = null
    try {
      const mail = await compose(message, dependencies)
      total.composing = performance.now() - started
      if (mail) await dependencies.mail.send(mail)
    } catch (error) {
      failure = errorCode(error)
    } finally {
      inFlight -= 1
    }
    finished.push({ message, failure })
  }

  async function record(): Promise<void> {
    const outcomes = finished
    finished = []
    if (outcomes.length === 0) return
    await settle(dependencies, outcomes)
    const sent = outcomes.filter(({ failure }) => failure === null).length
    total.sent += sent
    total.failed += outcomes.length - sent
  }

  const started = performance.now()
  inFlight += messages.length
  const all = Promise.all(messages.map(send))
  await Promise.race([all, setTimeout(SETTLE_AFTER_MS)])
  await record()
  await all
  await record()
  return total
}

/** On the platform: the links that the address's owner has requested. */
export async function deliverToAccount(dependencies: Dependencies, address: string): Promise<void> {
  const data = await rpc(dependencies.database, 'account_of', { address })
  if (data) await deliver(dependencies, { limit: 5, subject: `account:${data}` })
}

/** The jobs retry failures. @param about what the log says of it */
export function inBackground(
  { log, waitUntil }: Pick<Dependencies, 'log' | 'waitUntil'>,
  work: Promise<unknown>,
  about: Record<string, string> = {},
): void {
  waitUntil(work.catch(orLog(log, { event: 'delivery-failed', ...about })))
}

/** What is queued about a row, in the background. @param taken messages already leased */
export const deliverSoon = (dependencies: Dependencies, subject: Subject, taken?: TakenMessages): void =>
  inBackground(
    dependencies,
    taken ? deliverTaken(dependencies, taken) : deliver(dependencies, { limit: BATCH_SIZE, subject }),
    { subject },
  )

/**
 * Limits the messages that strangers can cause to one mailbox in 24 hours (public.admit_message): RATE_LIMIT_RECIPIENT for unconfirmed
 * addresses, RATE_LIMIT_ACCOUNT_MAIL for one-time links and account notices.
 */
function recipientLimits(settings: Dependencies['settings']): { kinds: string[]; max_messages: number }[] {
  return (['RATE_LIMIT_RECIPIENT', 'RATE_LIMIT_ACCOUNT_MAIL'] as const).map((setting) => ({
    kinds: Object.entries(TEMPLATES).flatMap(([kind, { limit = 'RATE_LIMIT_RECIPIENT' }]) =>
      limit === setting && !UNLIMITED_KINDS.includes(kind) ? [kind] : [],
    ),
    max_messages: settings[setting],
  }))
}

export const WITHHELD = 'recipient-limit'
