import { AppError, type RefusalCode } from '../http/errors.ts'

/** What the database refuses to a customer (public.refuse_order_call), as its hints say it. */
const CODES = [
  'superseded',
  'expired',
  'not-offered',
  'already-paid',
  'not-delivered',
  'begun',
  'too-late',
  'not-paid',
  'too-many-messages',
] as const satisfies RefusalCode[]

/** The refusal behind an error of the database's, where it is one; otherwise the error itself. */
export function orderRefusal(error: unknown): unknown {
  const { code, hint } = Object(error) as { code?: unknown; hint?: unknown }
  const refused = code === 'PT409' && CODES.find((known) => known === hint)
  return refused ? new AppError(refused) : error
}
