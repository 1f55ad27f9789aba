import type { FormRefusal } from '#contract/form-sender.ts'
import { callFunction } from './call-function.ts'

type FormOutcome<Answer = unknown> =
  | { accepted: true; answer: Answer }
  | { accepted: false; passes: boolean; code?: string; fields?: Record<string, string> }

type FunctionOutcome<Answer> =
  | { answer: Answer; refusal?: undefined; passes?: undefined }
  | { answer?: undefined; refusal: Partial<FormRefusal['error']>; passes: boolean }

const TIMEOUT_MS = 20_000

/** The outcome; `{}` if the server gave no reason. */
async function outcomeOf<Answer>(name: string, body: object): Promise<FunctionOutcome<Answer>> {
  const call = callFunction<Answer, FormRefusal['error']>(name, body, { timeout: TIMEOUT_MS })
  return call.catch(() => ({ refusal: {}, passes: true }))
}

/** Does a proof of work, once, if the function asks for it. @throws if the device cannot */
export async function callForm<Answer = unknown>(name: string, body: object): Promise<FormOutcome<Answer>> {
  let outcome = await outcomeOf<Answer>(name, body)
  if (outcome.refusal?.challenge) {
    const { prove } = await import('./proof-of-work.ts')
    outcome = await outcomeOf<Answer>(name, { ...body, proof: await prove(outcome.refusal.challenge) })
  }
  if (!outcome.refusal) return { accepted: true, answer: outcome.answer }
  const { refusal, passes } = outcome
  const { code, fields } = refusal
  return { accepted: false, passes, ...(code && { code }), ...(fields && { fields }) }
}
