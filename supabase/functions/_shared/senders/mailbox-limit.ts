import { createHmac } from 'node:crypto'
import { resetLimitMessage } from '#contract/account.ts'
import type { Dependencies } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'

/**
 * How often a new password can be asked for with one mailbox, whether there is an account or not: as often as messages about
 * an account may reach it (RATE_LIMIT_ACCOUNT_MAIL), so that nobody is told of a link that is then withheld (decision 024).
 */

const FORM = 'password-reset'

const DAY = 24 * 3_600_000

/** The auth service sends one message a minute: what is asked in between causes none, and does not count. */
const INTERVAL = 60_000

/**
 * Refuses a mailbox for which a new password was asked for too often in the last 24 hours.
 * @returns counts this request; to be called when it was accepted
 * @throws AppError 'too-many-requests'
 */
export async function limitResets(
  { database, settings, log, now }: Dependencies,
  address: string,
): Promise<() => Promise<void>> {
  const mailbox = await database.rpc('mailbox_of', { address })
  if (mailbox.error) throw mailbox.error
  const sender = createHmac('sha256', settings.LINK_SIGNING_SECRET)
    .update(`reset-mailbox:${mailbox.data}`)
    .digest('hex')
    .slice(0, 32)
  const at = now()
  const earlier = await database
    .from('form_sendings')
    .select('window_start')
    .eq('form', FORM)
    .eq('sender', sender)
    .gt('window_start', new Date(at.getTime() - DAY).toISOString())
    .order('window_start')
  if (earlier.error) throw earlier.error
  const times = earlier.data.map(({ window_start }) => new Date(window_start).getTime())
  const [first = 0] = times.slice(-settings.RATE_LIMIT_ACCOUNT_MAIL)
  if (times.length >= settings.RATE_LIMIT_ACCOUNT_MAIL) {
    log({ event: 'reset-limited', code: 'mailbox' })
    const retryAfter = Math.ceil((first + DAY - at.getTime()) / 1000)
    throw new AppError('too-many-requests', { retryAfter, message: resetLimitMessage(retryAfter) })
  }
  return async () => {
    if (at.getTime() - (times.at(-1) ?? 0) < INTERVAL) return
    const { error } = await database.rpc('count_sending', {
      sender,
      form: FORM,
      window_start: at.toISOString(),
    })
    if (error) throw error
  }
}
