import * as z from 'zod/mini'
import { emailAddress } from '#contract/schema.ts'
import { type Dependencies, rpc } from '../dependencies.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import { deliverToAccount, inBackground } from '../mail/outbox.ts'

// Called after each sign-up. The response is always the same and precedes any lookup, so it reveals nothing. Tells
// the owner of an existing account of the attempt, and delivers queued account mail (the welcome is queued when the
// account is proven).

const bodySchema = z.object({ email: emailAddress })

export function createSendWelcomeEmail(dependencies: Dependencies): Handler {
  const { database, log } = dependencies

  async function notifyOwner(address: string, language: string): Promise<void> {
    await rpc(database, 'record_repeated_sign_up', { address, language })
    await deliverToAccount(dependencies, address)
  }

  return wrap({ name: 'send-welcome-email', log }, async (request, { LANGUAGE }) => {
    const { email } = await readBody(request, bodySchema)
    inBackground(dependencies, notifyOwner(email, LANGUAGE.code))
    return Response.json({})
  })
}
