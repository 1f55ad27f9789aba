import * as z from 'zod/mini'
import { isSentAlready } from '#contract/account.ts'
import { emailAddress } from '#contract/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import { errorCode } from '../log.ts'
import { deliverToAccount, inBackground } from '../mail/outbox.ts'
import { type AuthWith, authClient, forwardedAddress } from '../senders/forwarded-address.ts'
import { limitResets } from '../senders/mailbox-limit.ts'
import { siteIn } from '../words.ts'

// Known and unknown addresses get the same response, unless the auth service refuses all mail. The body's `resetLink`
// is ignored: our template builds the link from the site's own address. The page's language is the message's (public.queue_auth_mail).

const bodySchema = z.object({ email: emailAddress })

/** In seconds, for a caller that the auth service has limited. */
const RETRY_AFTER = 60

/** @param authWith makes an auth client with these headers */
export function createSendPasswordReset(
  dependencies: Dependencies,
  authWith: AuthWith<'resetPasswordForEmail'> = authClient,
): Handler {
  const { log } = dependencies
  return wrap({ name: 'send-password-reset', methods: ['POST'], log }, async (request, words) => {
    const { email } = await readBody(request, bodySchema)
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
