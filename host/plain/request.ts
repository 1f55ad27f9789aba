import type { JWTPayload } from 'jose'

/** A request as the door has understood it, and an answer, where neither needs the classes of fetch. */

export type PlainRequest = {
  method: string
  path: string
  /** Decoded names and values. */
  query: [name: string, value: string][]
  /** Those of the header Prefer. */
  preferences: readonly string[]
  /** Whether one row is wanted as an object, not as a list. */
  one: boolean
  /** The JSON of its body, if it has one. */
  value?: unknown
}

export type PlainCaller = {
  /** The visitor's address, behind any proxies. */
  address: string
  /** Whether it is one of our functions or commands. */
  trusted: boolean
  /** Of the verified token, or of the key. */
  claims: JWTPayload
}

export type Answer = { status: number; headers: Record<string, string>; body: string }

/** An answer with the class of fetch. */
export const responseOf = (answer: Response | Answer): Response =>
  answer instanceof Response ? answer : new Response(answer.body, answer)

/**
 * @returns undefined when @supabase/lite has to answer
 * @throws Unavailable when the database failed
 */
export type AnswerPlainly = (request: PlainRequest, caller: PlainCaller) => Promise<Answer | undefined>
