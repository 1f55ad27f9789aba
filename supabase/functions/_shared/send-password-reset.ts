import * as z from 'zod/mini'
import { emailAddress } from '#contract/schema.ts'
import type { Dependencies } from './dependencies.ts'
import { AppError } from './http/errors.ts'
import { readJson, wrap } from './http/wrap.ts'
import { errorCode } from './log.ts'
import { deliverToAccount } from './mail/outbox.ts'

/**
 * Requests a recovery e-mail from the auth service. Our template builds its link from the site's own address: the body's
 * `resetLink` is accepted but never used. Known and unknown addresses get the same response.
 */

const bodySchema = z.object({ email: emailAddress })

export function createSendPasswordReset(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { database, log, waitUntil } = dependencies
  return wrap({ name: 'send-password-reset', methods: ['POST'], log }, async (request) => {
    const body = bodySchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('bad-request')
    const { error } = await database.auth.resetPasswordForEmail(body.data.email)
    // "Too soon" would reveal that the address is known.
    if (error && error.status !== 429) throw error
    const delivery = deliverToAccount(dependencies, body.data.email).catch((failure: unknown) => {
      log({ event: 'delivery-failed', code: errorCode(failure) })
    })
    waitUntil(delivery)
    return Response.json({})
  })
}
