import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import { mayPass } from '#contract/service-faults.ts'
import { backendUrls, functionHeaders } from './connection.ts'
import type { Session } from './session.ts'

export type Refusal = { code: string; message: string }

/** `passes`: the same call may work later. */
export type Outcome<Answer, OwnRefusal extends Refusal = Refusal> =
  | { answer: Answer; refusal?: undefined; passes?: undefined }
  | { answer?: undefined; refusal: OwnRefusal; passes: boolean }

/** Undefined if the response is not a function's, such as a gateway's. */
export async function refusalIn<OwnRefusal extends Refusal = Refusal>(
  response: Response,
): Promise<OwnRefusal | undefined> {
  const body = await response.json().catch(() => undefined)
  return typeof body?.error?.code === 'string' ? body.error : undefined
}

type Options = {
  timeout: number
  session?: Session | undefined
}

export async function callFunction<Answer, OwnRefusal extends Refusal = Refusal>(
  name: string,
  body: object,
  { timeout, session }: Options,
): Promise<Outcome<Answer, OwnRefusal>> {
  const functions = new FunctionsClient(backendUrls().functions, { headers: functionHeaders(session) })
  const { data, error } = await functions.invoke<Answer>(name, { body, timeout })
  if (!error) return { answer: data as Answer }
  if (!(error instanceof FunctionsHttpError)) throw error
  const refusal = await refusalIn<OwnRefusal>(error.context)
  if (!refusal) throw error
  return { refusal, passes: mayPass('functions', { status: error.context.status }) }
}
