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

  async function notifyOwner(address: string): Promise<void> {
    await rpc(database, 'record_repeated_sign_up', { address })
    await deliverToAccount(dependencies, address)
  }

  return wrap({ name: 'send-welcome-email', methods: ['POST'], log }, async (request) => {
    const { email } = await readBody(request, bodySchema)
    inBackground(dependencies, notifyOwner(email))
    return Response.json({})
  })
}
