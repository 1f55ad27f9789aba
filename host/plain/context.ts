import { contextOf, setForTransaction } from '../lite/context.ts'
import type { Statement } from './attempt.ts'
import type { PlainCaller } from './request.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** The statement before a caller's: it sets what rights and triggers judge by. */
export function contextFor({ claims, address }: PlainCaller): Statement {
  const { sub, role } = claims
  return setForTransaction(contextOf({ sub, role: String(role), claims, address }))
}
