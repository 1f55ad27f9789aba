import type { FormRefusal } from '#contract/form-sender.ts'
import { callFunction } from './call-function.ts'

/** The functions behind the forms that anybody may send. */

/** Whether the function took it; if not, the messages that it has for fields. */
export type FormOutcome = { taken: true } | { taken: false; code?: string; fields?: Record<string, string> }

const TIMEOUT_MS = 20_000

/** What a function said against a body; {} when it said nothing, or there was no answer. */
async function refusalOf(name: string, body: object): Promise<Partial<FormRefusal['error']> | undefined> {
  const call = callFunction<unknown, FormRefusal['error']>(name, body, { timeout: TIMEOUT_MS })
  const { refusal } = await call.catch(() => ({ refusal: {} }))
  return refusal
}

/**
 * Calls a form's function. When it asks for a proof of work, that is done and sent along, once.
 * @throws when the proof cannot be made on this device
 */
export async function callForm(name: string, body: object): Promise<FormOutcome> {
  let refusal = await refusalOf(name, body)
  if (refusal?.challenge) {
    const { prove } = await import('./proof-of-work.ts')
    refusal = await refusalOf(name, { ...body, proof: await prove(refusal.challenge) })
  }
  if (!refusal) return { taken: true }
  const { code, fields } = refusal
  return { taken: false, ...(code && { code }), ...(fields && { fields }) }
}
