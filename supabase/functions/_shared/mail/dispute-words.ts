import * as z from 'zod/mini'
import { ukMoment } from './format.ts'

/** The outbox's payload. */
export const DISPUTE = z.object({
  amount: z.nullish(z.int()),
  reason: z.optional(z.string()),
  due: z.optional(z.string()),
  outcome: z.optional(z.enum(['won', 'lost'])),
})

export type DisputeFacts = Omit<z.infer<typeof DISPUTE>, 'amount'>

export const disputedText = (amount: string, { reason, due }: DisputeFacts): string =>
  `The cardholder disputes a payment of ${amount} with their bank, which may take the money back from us. ${
    reason ? `The reason given is “${reason.replaceAll('_', ' ')}”. ` : ''
  }Answer on the payment provider’s page${
    due ? ` by ${ukMoment(new Date(due))}` : ' as soon as you can'
  }, with evidence that the customer ordered and received this. Without an answer the dispute is lost. Do not refund the payment in the meantime.`

export const disputeClosedText = (amount: string, { outcome }: DisputeFacts): string =>
  outcome === 'lost'
    ? `The dispute about ${amount} is lost, and the bank has given the money to the cardholder. It is no refund of ours, so there is no credit note: ask your accountant how to book it.`
    : `The dispute about ${amount} has ended in your favour: the money stays with you. You don’t need to do anything.`
