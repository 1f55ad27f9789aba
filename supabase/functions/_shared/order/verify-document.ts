import * as z from 'zod/mini'
import type { Verification } from '#contract/order.ts'
import { type Dependencies, rpc } from '../dependencies.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import { limitCalls } from '../senders/abuse-guard.ts'

/**
 * Whether a file is one that we have delivered, by its SHA-256: the file itself stays with whoever asks. Whether the answer is
 * yes or no, the same is done for it.
 */

const bodySchema = z.strictObject({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/i)) })

export function createVerifyDocument(dependencies: Dependencies): Handler {
  const { database, settings, log } = dependencies

  return wrap({ name: 'verify-document', log }, async (request) => {
    const { sha256 } = await readBody(request, bodySchema)
    await limitCalls(dependencies, request, 'verification', settings.RATE_LIMIT_VERIFY)
    const data = await rpc(database, 'verify_document', { sha256: sha256.toLowerCase() })
    const found = data as Omit<Verification & { known: true }, 'known'> | null
    return Response.json({ known: found !== null, ...found } as Verification)
  })
}
