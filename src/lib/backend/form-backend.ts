import type { FormRefusal } from '#contract/form-sender.ts'
import { callFunction } from './call-function.ts'

/** The functions behind the forms that anybody may send. */

/** What the function answered if it took it; if not, whether it may do so later, and the messages that it has for fields. */
export type FormOutcome<Answer = unknown> =
  | { taken: true; answer: Answer }
  | { taken: false; passes: boolean; code?: string; fields?: Record<string, string> }

type FunctionOutcome<Answer> =
  | { answer: Answer; refusal?: undefined; passes?: undefined }
  | { answer?: undefined; refusal: Partial<FormRefusal['error']>; passes: boolean }

const TIMEOUT_MS = 20_000

/** What came of a body; a refusal of {} when there was no answer, or none that says why. */
async function outcomeOf<Answer>(name: string, body: object): Promise<FunctionOutcome<Answer>> {
  const call = callFunction<Answer, FormRefusal['error']>(name, body, { timeout: TIMEOUT_MS })
  return call.catch(() => ({ refusal: {}, passes: true }))
}

/**
 * Calls a form's function. When it asks for a proof of work, that is done and sent along, once.
 * @throws when the proof cannot be made on this device
 */
export async function callForm<Answer = unknown>(name: string, body: object): Promise<FormOutcome<Answer>> {
  let outcome = await outcomeOf<Answer>(name, body)
  if (outcome.refusal?.challenge) {
    const { prove } = await import('./proof-of-work.ts')
    outcome = await outcomeOf<Answer>(name, { ...body, proof: await prove(outcome.refusal.challenge) })
  }
  if (!outcome.refusal) return { taken: true, answer: outcome.answer }
  const { refusal, passes } = outcome
  const { code, fields } = refusal
  return { taken: false, passes, ...(code && { code }), ...(fields && { fields }) }
}
