import * as z from 'zod/mini'
import { emailAddress } from '#contract/schema.ts'
import type { Dependencies } from './dependencies.ts'
import { AppError } from './http/errors.ts'
import { readJson, wrap } from './http/wrap.ts'
import { errorCode } from './log.ts'
import { deliverToAccount } from './mail/outbox.ts'

/**
 * Called by the browser after a sign-up, whose outcome it must not learn. The welcome itself is written by the database
 * when the account is proven. Here the owner of an account that exists already is told of the attempt, what waits for the
 * account is sent at once, and nobody else is written to. The answer is the same in every case, and given before anything is
 * looked up.
 */

const bodySchema = z.object({ email: emailAddress })

export function createSendWelcomeEmail(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { database, log, waitUntil } = dependencies

  async function tellOwner(address: string): Promise<void> {
    const { error } = await database.rpc('note_repeated_sign_up', { address })
    if (error) throw error
    await deliverToAccount(dependencies, address)
  }

  return wrap({ name: 'send-welcome-email', methods: ['POST'], log }, async (request) => {
    const body = bodySchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('bad-request')
    const work = tellOwner(body.data.email).catch((error: unknown) => {
      log({ event: 'function-failed', function: 'send-welcome-email', code: errorCode(error) })
    })
    waitUntil(work)
    return Response.json({})
  })
}
