import { AppError } from '../http/errors.ts'

/** What the database refuses to a customer (public.raise_refusal), by its hint. */
export const REFUSALS: Record<string, string> = {
  superseded: 'There is a newer quote. Please read it first.',
  expired: 'This quote has expired. Please write to us and we’ll send you a new one.',
  'not-offered': 'This quote was withdrawn.',
  'already-paid': 'This has been paid already.',
  'billing-missing': 'Please give us the name and address for the invoice.',
  'billing-too-long': 'Please use at most 300 characters and 5 lines for the address.',
  'address-missing': 'Please tell us where to post your documents.',
  posted: 'We have already posted your documents. Please write to us.',
  'already-answered': 'You have already answered.',
  'no-more-rounds': 'You have used all the rounds of changes in the price. Please write to us.',
  'first-unpaid': 'Please pay the first half first.',
  ended: 'This order has ended.',
  begun: 'We have started work on this order, so it can no longer be cancelled here.',
  'too-late': 'The hour in which this order could be cancelled here is over.',
  'not-paid': 'This order has not been paid, so there is nothing to cancel.',
  'too-many-payments': 'There have been too many payment attempts. Please write to us by email.',
  'too-many-messages': 'There are too many messages here. Please write to us by email.',
}

/** The refusal behind an error of the database's, where it is one; otherwise the error itself. */
export function customerRefusal(error: unknown): unknown {
  const { code, hint } = Object(error) as { code?: unknown; hint?: unknown }
  if (code !== 'PT409' || typeof hint !== 'string' || !Object.hasOwn(REFUSALS, hint)) return error
  return new AppError('order-refused', { code: hint, message: REFUSALS[hint] })
}
