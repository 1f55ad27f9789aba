import type { FormRefusal } from '#contract/form-sender.ts'
import { callFunction } from './call-function.ts'

/** The functions behind the forms that anybody may send. */

/** Whether the function took it; if not, whether it may do so later, and the messages that it has for fields. */
export type FormOutcome =
  | { taken: true }
  | { taken: false; passes: boolean; code?: string; fields?: Record<string, string> }

type Said = Partial<FormRefusal['error']> & { passes: boolean }

const TIMEOUT_MS = 20_000

/** What a function said against a body, if it did or there was no answer; undefined when it took it. */
async function refusalOf(name: string, body: object): Promise<Said | undefined> {
  const call = callFunction<unknown, FormRefusal['error']>(name, body, { timeout: TIMEOUT_MS })
  const { refusal, passes = true } = await call.catch(() => ({ refusal: {}, passes: true }))
  return refusal && { ...refusal, passes }
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
  const { code, fields, passes } = refusal
  return { taken: false, passes, ...(code && { code }), ...(fields && { fields }) }
}
