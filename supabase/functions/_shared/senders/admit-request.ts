import { admissionSchema } from '#contract/form-sender.ts'
import { type Dependencies, orThrow, rpc } from '../dependencies.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import { addressOf, guardAgainstAbuse } from './abuse-guard.ts'

// Pages insert quote requests without a function. If one looks automated, or the database has refused it, its page
// sends a proof of work here, and the request's id is admitted once (supabase/schemas/40_quote_requests.sql).

export function createAdmitRequest(dependencies: Dependencies): Handler {
  const { database, log } = dependencies

  return wrap({ name: 'admit-request', log }, async (request) => {
    const sender = await readBody(request, admissionSchema)
    const address = addressOf(request, dependencies)
    const crowded = await rpc(database, 'request_needs_proof', { address })
    const proven = await guardAgainstAbuse(dependencies, request, 'admission', sender, { crowded })
    if (proven) {
      const id = 'id' in sender ? sender.id : await rpc(database, 'mailbox_hash', { address: sender.email })
      await orThrow(database.from('request_passes').upsert({ id }))
    }
    return Response.json({})
  })
}
