import { ORDER_FAILURES, ORDER_NOTICES } from '#content/order.ts'
import { AppError } from '../http/errors.ts'

/** What the page of an order says of a refusal of the database's (public.raise_refusal), by its hint. */
const REFUSALS: Readonly<Record<string, string>> = { ...ORDER_FAILURES, ...ORDER_NOTICES }

/** The refusal behind an error of the database's, where it is one; otherwise the error itself. */
export function customerRefusal(error: unknown): unknown {
  const { code, hint } = Object(error) as { code?: unknown; hint?: unknown }
  if (code === 'PT404') return new AppError('not-found')
  if (code !== 'PT409' || typeof hint !== 'string' || !Object.hasOwn(REFUSALS, hint)) return error
  return new AppError('order-refused', { code: hint, message: REFUSALS[hint] })
}
