import { admissionSchema } from '#contract/form-sender.ts'
import type { Dependencies } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { readJson, wrap } from '../http/wrap.ts'
import { addressOf, guardAgainstAbuse } from './abuse-guard.ts'

// Pages insert quote requests without a function. If one looks automated, or the database has refused it, its page
// sends a proof of work here, and the request's id is admitted once (supabase/schemas/40_quote_requests.sql).

/** Whether the database requires a proof, because of this network's requests or all. */
export async function isCrowded(dependencies: Dependencies, request: Request): Promise<boolean> {
  const address = addressOf(request, dependencies)
  const { data, error } = await dependencies.database.rpc('request_needs_proof', { address })
  if (error) throw error
  return data
}

export function createAdmitRequest(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { database, log } = dependencies

  return wrap({ name: 'admit-request', methods: ['POST'], log }, async (request) => {
    const body = admissionSchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('bad-request')
    const { id, ...sender } = body.data
    const crowded = await isCrowded(dependencies, request)
    const proven = await guardAgainstAbuse(dependencies, request, 'quote', sender, { crowded })
    if (proven) {
      const { error } = await database.from('request_passes').upsert({ id })
      if (error) throw error
    }
    return Response.json({})
  })
}
