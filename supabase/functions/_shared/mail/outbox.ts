import type { Database } from '../../../database.types.ts'
import type { Dependencies } from '../dependencies.ts'
import { errorCode, type LogEvent } from '../log.ts'
import { compose, type OutboxMessage, TEMPLATES } from './compose.ts'
import { recipientLimits, WITHHELD } from './recipient-limit.ts'

/** Delivers the outbox. */

/**
 * The row that messages are about, with its kind: ids are unique in their table only, and visitors choose those of their requests
 * (public.message_subject).
 */
export type Subject =
  `${'request' | 'enquiry' | 'booking' | 'account' | 'consent' | 'subscription' | 'day'}:${string}`

type Delivery = {
  sent: number
  failed: number
  /** Messages about the subject that have not been sent; undefined when nobody looked. */
  left?: number
  /** Until all were composed, in milliseconds. They are composed side by side, so their times do not add up. */
  composing: number
}

/**
 * Maximum number of messages in progress in this process. Beyond it immediate deliveries are left to the jobs, which take
 * urgent messages first; a mail server accepts only so many connections.
 */
const MAX_IN_FLIGHT = 20

/** How many messages about a row are sent at once. */
const BATCH_SIZE = 10

/** Messages that are sent are recorded together, but none waits longer than this for a slower one, in milliseconds. */
const SETTLE_AFTER_MS = 250

let inFlight = 0

type Outcome = { message: OutboxMessage; failure: string | null }

/** What the work gives, or undefined when it takes longer than so many milliseconds; then it goes on. */
function withDeadline<T>(limit: number, work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, limit, undefined)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Messages that the database has leased to us, each with what it is composed from. */
export type TakenMessages = Database['public']['Functions']['take_messages']['Returns']

const limitsOf = ({ settings }: Pick<Dependencies, 'settings'>) =>
  JSON.stringify(recipientLimits(settings, TEMPLATES))

/** How a call of the database takes the messages that follow from it, for `deliverNow`; none while enough are in progress. */
export const leaseOptions = (dependencies: Pick<Dependencies, 'settings'>) => ({
  max_messages: inFlight >= MAX_IN_FLIGHT ? 0 : BATCH_SIZE,
  limits: limitsOf(dependencies),
})

/** Leases due messages. */
async function take(
  dependencies: Dependencies,
  max_messages: number,
  subject?: Subject,
): Promise<TakenMessages> {
  const { data, error } = await dependencies.database.rpc('take_messages', {
    max_messages,
    limits: limitsOf(dependencies),
    ...(subject && { subject }),
  })
  if (error) throw error
  return data
}

/** The messages to send: not those over their recipient's daily limit, which the database has withheld. */
function toSend(taken: TakenMessages, { log }: Dependencies): OutboxMessage[] {
  return taken.flatMap(({ withheld, facts, ...message }) => {
    // The database's own rows.
    if (!withheld) return { ...message, facts: (facts ?? {}) as OutboxMessage['facts'] }
    log({ event: 'mail-withheld', kind: message.kind, message: message.id, code: WITHHELD })
    return []
  })
}

/** One line for all of a kind: the platform keeps a hundred lines of a function in ten seconds, and a newsletter sends more. */
function logSent(sent: OutboxMessage[], log: LogEvent): void {
  for (const [kind, messages] of Map.groupBy(sent, (message) => message.kind))
    log({ event: 'mail-sent', kind, messages: messages.map(({ id }) => id).join(' ') })
}

/** Records outcomes. A lost record means another attempt after the lease, with the same Message-ID. */
async function settle(
  { database, settings, log }: Dependencies,
  outcomes: Outcome[],
  subject?: Subject,
): Promise<number> {
  for (const { message, failure } of outcomes) {
    if (failure === null) continue
    const { error } = await database.rpc('settle_message', {
      message_id: message.id,
      error_code: failure,
      retry_seconds: settings.OUTBOX_RETRY_SECONDS,
    })
    if (error) throw error
  }
  const { data, error } = await database.rpc('settle_messages', {
    sent: outcomes.filter(({ failure }) => failure === null).map(({ message }) => message.id),
    ...(subject && { subject }),
  })
  if (error) throw error
  for (const { message, failure } of outcomes)
    if (failure !== null)
      log({ event: 'mail-deferred', kind: message.kind, message: message.id, code: failure })
  logSent(
    outcomes.flatMap(({ message, failure }) => (failure === null ? [message] : [])),
    log,
  )
  return data
}

/**
 * Sends up to `limit` messages that are due, urgent ones first (public.take_messages). A failure affects no other message.
 * @param subject only the messages about this row
 */
export async function deliver(
  dependencies: Dependencies,
  { limit, subject }: { limit: number; subject?: Subject },
): Promise<Delivery> {
  if (subject && inFlight >= MAX_IN_FLIGHT) return { sent: 0, failed: 0, composing: 0 }
  return deliverTaken(dependencies, await take(dependencies, limit, subject), subject)
}

/** Sends messages that were taken. */
export async function deliverTaken(
  dependencies: Dependencies,
  taken: TakenMessages,
  subject?: Subject,
): Promise<Delivery> {
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
    total.left = await settle(dependencies, outcomes, subject)
    const sent = outcomes.filter(({ failure }) => failure === null).length
    total.sent += sent
    total.failed += outcomes.length - sent
  }

  const started = performance.now()
  inFlight += messages.length
  const all = Promise.all(messages.map(send))
  await withDeadline(SETTLE_AFTER_MS, all)
  await record()
  await all
  await record()
  return total
}

/** How long a caller waits for the mail server before the response says that the messages are queued, in milliseconds. */
const DELIVERY_TIMEOUT_MS = 30

/** Whether no message about the row is queued any more: sent by this call, by the jobs, or by an earlier call. */
async function sendAll(
  dependencies: Dependencies,
  subject: Subject,
  taken?: TakenMessages,
): Promise<boolean> {
  const { left } = taken
    ? await deliverTaken(dependencies, taken, subject)
    : await deliver(dependencies, { limit: BATCH_SIZE, subject })
  return (left ?? (await settle(dependencies, [], subject))) === 0
}

/** Sends queued messages to the account of an address, if any: on the platform, the links that it has requested. */
export async function deliverToAccount(dependencies: Dependencies, address: string): Promise<void> {
  const { data, error } = await dependencies.database.rpc('account_of', { address })
  if (error) throw error
  if (data) await deliver(dependencies, { limit: 5, subject: `account:${data}` })
}

/**
 * Sends the messages about a row now, instead of with the next run of the jobs. The work continues after
 * the caller's time limit, and the jobs retry failures.
 * @param row what the messages are about, and its name in the log
 * @param taken by the call that has written them, if it has (`leaseOptions`)
 * @returns whether all of them have been sent
 */
export async function deliverNow(
  dependencies: Dependencies,
  row: { subject: Subject; reference: string },
  taken?: TakenMessages,
): Promise<boolean> {
  const delivery = sendAll(dependencies, row.subject, taken).catch((failure: unknown) => {
    dependencies.log({ event: 'delivery-failed', reference: row.reference, code: errorCode(failure) })
    return false
  })
  dependencies.waitUntil(delivery)
  return (await withDeadline(DELIVERY_TIMEOUT_MS, delivery)) ?? false
}
