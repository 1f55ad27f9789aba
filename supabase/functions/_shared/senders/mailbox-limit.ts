import { createHmac } from 'node:crypto'
import { plural } from '#contract/language.ts'
import { type Dependencies, orThrow, rpc } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import type { Words } from '../words.ts'

// Limits password resets per mailbox, with or without an account, by RATE_LIMIT_ACCOUNT_MAIL: so nobody is told of a
// link that is then withheld (decision 010).

const FORM = 'password-reset'

const DAY = 24 * 3_600_000

/** In milliseconds. The auth service sends one message a minute: requests in between send none, and do not count. */
const INTERVAL = 60_000

/** @returns counts this request; call it once accepted @throws AppError 'too-many-requests' */
export async function limitResets(
  { database, settings, log, now }: Dependencies,
  address: string,
  { LANGUAGE, RESET_LIMIT }: Words,
): Promise<() => Promise<void>> {
  const mailbox = await rpc(database, 'mailbox_of', { address })
  const sender = createHmac('sha256', settings.LINK_SIGNING_SECRET)
    .update(`reset-mailbox:${mailbox}`)
    .digest('hex')
    .slice(0, 32)
  const at = now()
  const earlier = await orThrow(
    database
      .from('form_sendings')
      .select('window_start')
      .eq('form', FORM)
      .eq('sender', sender)
      .gt('window_start', new Date(at.getTime() - DAY).toISOString())
      .order('window_start'),
  )
  const times = earlier.map(({ window_start }) => new Date(window_start).getTime())
  const [first = 0] = times.slice(-settings.RATE_LIMIT_ACCOUNT_MAIL)
  if (times.length >= settings.RATE_LIMIT_ACCOUNT_MAIL) {
    log({ event: 'reset-limited', code: 'mailbox' })
    const retryAfter = Math.ceil((first + DAY - at.getTime()) / 1000)
    throw new AppError('too-many-requests', {
      retryAfter,
      message: plural(LANGUAGE.tag, RESET_LIMIT, Math.ceil(retryAfter / 3600)),
    })
  }
  return async () => {
    if (at.getTime() - (times.at(-1) ?? 0) < INTERVAL) return
    await rpc(database, 'count_sending', { sender, form: FORM, window_start: at.toISOString() })
  }
}
