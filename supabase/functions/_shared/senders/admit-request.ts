import { admissionSchema } from '#contract/form-sender.ts'
import type { Dependencies } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { readJson, wrap } from '../http/wrap.ts'
import { addressOf, guardAgainstAbuse } from './abuse-guard.ts'

/**
 * Admission for quote requests, which pages insert without a function: a page calls this with a proof of work, because it
 * looks automated or because the database has refused its insert. The request's id is then admitted, once
 * (supabase/schemas/40_quote_requests.sql).
 */

/** Whether there are so many requests, from this network or in total, that the database requires a proof. */
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
