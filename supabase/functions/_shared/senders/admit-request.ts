import { admissionSchema } from '#contract/form-sender.ts'
import { type Dependencies, orThrow, rpc } from '../dependencies.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import { addressOf, guardAgainstAbuse } from './abuse-guard.ts'

// Pages insert quote requests without a function. If one looks automated, or the database has refused it, its page
// sends a proof of work here, and the request's id is admitted once (supabase/schemas/40_quote_requests.sql).

export async function isCrowded(dependencies: Dependencies, request: Request): Promise<boolean> {
  const address = addressOf(request, dependencies)
  return rpc(dependencies.database, 'request_needs_proof', { address })
}

export function createAdmitRequest(dependencies: Dependencies): Handler {
  const { database, log } = dependencies

  return wrap({ name: 'admit-request', log }, async (request) => {
    const { id, ...sender } = await readBody(request, admissionSchema)
    const crowded = await isCrowded(dependencies, request)
    const proven = await guardAgainstAbuse(dependencies, request, 'quote', sender, { crowded })
    if (proven) await orThrow(database.from('request_passes').upsert({ id }))
    return Response.json({})
  })
}
