import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import { mayPass } from '#contract/service-faults.ts'
import { backendUrls, functionHeaders } from './connection.ts'
import type { Session } from './session.ts'

/** What a function says against a call that it has understood: the `error` of its response, of which each has more of its own. */
export type Refusal = { code: string; message: string }

/** What came of a call: one of the two. `passes`: whether the same call may work later. */
export type Outcome<Answer, Said extends Refusal = Refusal> =
  | { answer: Answer; refusal?: undefined; passes?: undefined }
  | { answer?: undefined; refusal: Said; passes: boolean }

/** The refusal in a response; undefined if it holds none, as a gateway's. */
export async function refusalIn<Said extends Refusal = Refusal>(
  response: Response,
): Promise<Said | undefined> {
  const body = await response.json().catch(() => undefined)
  return typeof body?.error?.code === 'string' ? body.error : undefined
}

type Options = {
  /** In milliseconds. */
  timeout: number
  /** Of whom calls; nobody in particular if left out. */
  session?: Session | undefined
}

/**
 * Calls one of our functions.
 * @throws what has failed, when it neither answers nor refuses
 */
export async function callFunction<Answer, Said extends Refusal = Refusal>(
  name: string,
  body: object,
  { timeout, session }: Options,
): Promise<Outcome<Answer, Said>> {
  const functions = new FunctionsClient(backendUrls().functions, { headers: functionHeaders(session) })
  const { data, error } = await functions.invoke<Answer>(name, { body, timeout })
  if (!error) return { answer: data as Answer }
  if (!(error instanceof FunctionsHttpError)) throw error
  const refusal = await refusalIn<Said>(error.context)
  if (!refusal) throw error
  return { refusal, passes: mayPass('functions', { status: error.context.status }) }
}
