import * as z from 'zod/mini'
import { isSentAlready } from '#contract/account.ts'
import { emailAddress } from '#contract/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { readJson, wrap } from '../http/wrap.ts'
import { errorCode } from '../log.ts'
import { deliverToAccount } from '../mail/outbox.ts'
import { type AuthWith, forwardedAddress } from '../senders/forwarded-address.ts'
import { limitResets } from '../senders/mailbox-limit.ts'
import { siteIn } from '../site-address.ts'

// Known and unknown addresses get the same response, unless the auth service refuses all mail. The body's `resetLink`
// is ignored: our template builds the link from the site's own address. The page's language is the message's (public.queue_auth_mail).

const bodySchema = z.object({ email: emailAddress })

/** In seconds, for a caller that the auth service has limited. */
const RETRY_AFTER = 60

/** @param authWith makes an auth client with these headers */
export function createSendPasswordReset(
  dependencies: Dependencies,
  authWith: AuthWith<'resetPasswordForEmail'>,
): (request: Request) => Promise<Response> {
  const { log, waitUntil } = dependencies
  return wrap({ name: 'send-password-reset', methods: ['POST'], log }, async (request, words) => {
    const body = bodySchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('bad-request')
    const count = await limitResets(dependencies, body.data.email, words)
    const auth = authWith(forwardedAddress(request, dependencies))
    const { error } = await auth.resetPasswordForEmail(body.data.email, {
      redirectTo: `${siteIn(dependencies.settings.SITE_URL, words.LANGUAGE.code)}/auth`,
    })
    // "Too soon" would reveal that the address is known.
    if (error && !isSentAlready(error)) {
      if (error.status !== 429) throw error
      log({ event: 'reset-limited', code: errorCode(error) })
      throw new AppError('too-many-requests', { retryAfter: RETRY_AFTER })
    }
    await count()
    const delivery = deliverToAccount(dependencies, body.data.email).catch((failure: unknown) => {
      log({ event: 'delivery-failed', code: errorCode(failure) })
    })
    waitUntil(delivery)
    return Response.json({})
  })
}
