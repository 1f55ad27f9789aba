import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { isSentAlready } from '#contract/account.ts'
import { formSender } from '#contract/form-sender.ts'
import { plural } from '#contract/language.ts'
import { emailAddress } from '#contract/schema.ts'
import { type Dependencies, orThrow, rpc } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import { errorCode } from '../log.ts'
import { deliverToAccount, inBackground } from '../mail/outbox.ts'
import { guardAgainstAbuse } from '../senders/abuse-guard.ts'
import { type AuthWith, authClient, forwardedAddress } from '../senders/forwarded-address.ts'
import { siteIn, type Words } from '../words.ts'

// Known and unknown addresses get the same response, unless the auth service refuses all mail. The body's `resetLink`
// is ignored: our template builds the link from the site's own address. The page's language is the message's (public.queue_auth_mail).

const bodySchema = z.object({ email: emailAddress, ...formSender })

const RETRY_AFTER = 60

const FORM = 'password-reset'

const DAY = 24 * 3_600_000

/** In milliseconds. The auth service sends one message a minute: requests in between send none, and do not count. */
const INTERVAL = 60_000

/**
 * Limits password resets per mailbox, with or without an account, by RATE_LIMIT_ACCOUNT_MAIL: so nobody is told of a link that is then
 * withheld (decision 010).
 * @returns counts this request; call it once accepted @throws AppError 'too-many-requests'
 */
async function limitResets(
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
    await rpc(database, 'count_sending', { senders: [sender], form: FORM, window_start: at.toISOString() })
  }
}

export function createSendPasswordReset(
  dependencies: Dependencies,
  authWith: AuthWith<'resetPasswordForEmail'> = authClient,
): Handler {
  const { log } = dependencies
  return wrap({ name: 'send-password-reset', log }, async (request, words) => {
    const { email, ...sender } = await readBody(request, bodySchema)
    await guardAgainstAbuse(dependencies, request, 'account', sender)
    const count = await limitResets(dependencies, email, words)
    const auth = authWith(forwardedAddress(request, dependencies))
    const { error } = await auth.resetPasswordForEmail(email, {
      redirectTo: `${siteIn(dependencies.settings.SITE_URL, words.LANGUAGE.code)}/auth`,
    })
    // "Too soon" would reveal that the address is known.
    if (error && !isSentAlready(error)) {
      if (error.status !== 429) throw error
      log({ event: 'reset-limited', code: errorCode(error) })
      throw new AppError('too-many-requests', { retryAfter: RETRY_AFTER })
    }
    await count()
    inBackground(dependencies, deliverToAccount(dependencies, email))
    return Response.json({})
  })
}
