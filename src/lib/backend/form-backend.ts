import { TOO_MANY_REQUESTS } from '#content/messages.ts'
import type { FormRefusal } from '#contract/form-sender.ts'
import { CallError, callFunction, refusalOf } from './call-function.ts'

type FormOutcome<Answer> =
  | { accepted: true; answer: Answer }
  | ({
      accepted: false
      /** No answer came: the call may have done its work. */
      isLost: boolean
      passes: boolean
      note: string | undefined
    } & Partial<FormRefusal['error']>)

const outcomeOf = <Answer>(call: Promise<Answer>): Promise<FormOutcome<Answer>> =>
  call.then(
    (answer) => ({ accepted: true, answer }),
    (error: unknown) => ({
      ...refusalOf<FormRefusal['error']>(error),
      accepted: false,
      // What helps, below the specified text.
      note: error instanceof CallError && error.status === 429 ? TOO_MANY_REQUESTS : undefined,
      isLost: !(error instanceof CallError),
      passes: !(error instanceof CallError) || error.passes,
    }),
  )

/** Does a proof of work, once, if the function asks for it. @throws if the device cannot */
export async function callForm<Answer = unknown>(name: string, body: object): Promise<FormOutcome<Answer>> {
  const outcome = await outcomeOf(callFunction<Answer>(name, body))
  if (outcome.accepted || !outcome.challenge) return outcome
  const { prove } = await import('./proof-of-work.ts')
  return outcomeOf(callFunction<Answer>(name, { ...body, proof: await prove(outcome.challenge) }))
}
