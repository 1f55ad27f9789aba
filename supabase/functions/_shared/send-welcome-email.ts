import * as z from 'zod/mini'
import { TEXT_LIMITS } from '#contract/limits.ts'
import type { Dependencies } from './dependencies.ts'
import { AppError } from './http/errors.ts'
import { readJson, wrap } from './http/wrap.ts'
import { errorCode } from './log.ts'
import { deliver } from './mail/outbox.ts'

/**
 * Called by the browser after a sign-up, whose outcome it must not learn. The welcome itself is written by the database
 * when the address is confirmed; here the owner of an account that exists already is told of the attempt, and nobody else
 * is written to. The answer is the same in every case, and given before anything is looked up.
 */

const bodySchema = z.object({ email: z.email().check(z.maxLength(TEXT_LIMITS.email)) })

export function createSendWelcomeEmail(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { database, log, waitUntil } = dependencies

  async function tellOwner(address: string): Promise<void> {
    const { data, error } = await database.rpc('note_repeated_sign_up', { address })
    if (error) throw error
    if (data) await deliver(dependencies, { limit: 5, subject: data })
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
