import * as z from 'zod/mini'
import { emailAddress } from '#contract/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { readJson, wrap } from '../http/wrap.ts'
import { errorCode } from '../log.ts'
import { deliverToAccount } from '../mail/outbox.ts'

// Called after each sign-up. The response is always the same and precedes any lookup, so it reveals nothing. Tells
// the owner of an existing account of the attempt, and delivers queued account mail (the welcome is queued when the
// account is proven).

const bodySchema = z.object({ email: emailAddress })

export function createSendWelcomeEmail(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { database, log, waitUntil } = dependencies

  async function notifyOwner(address: string, language: string): Promise<void> {
    const { error } = await database.rpc('record_repeated_sign_up', { address, language })
    if (error) throw error
    await deliverToAccount(dependencies, address)
  }

  return wrap({ name: 'send-welcome-email', methods: ['POST'], log }, async (request, { LANGUAGE }) => {
    const body = bodySchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('bad-request')
    const work = notifyOwner(body.data.email, LANGUAGE.code).catch((error: unknown) => {
      log({ event: 'function-failed', function: 'send-welcome-email', code: errorCode(error) })
    })
    waitUntil(work)
    return Response.json({})
  })
}
