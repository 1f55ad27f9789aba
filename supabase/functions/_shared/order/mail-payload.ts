import * as z from 'zod/mini'
import type { OrderState } from '#contract/order.ts'
import type { MessageFacts } from '../mail/compose.ts'
import { DISPUTE } from '../mail/dispute-words.ts'
import type { OrderView, PaymentRow } from './order.ts'

/** What the outbox's rows about orders say besides. */
export const PAYLOAD = z.object({
  version: z.optional(z.int()),
  payment: z.optional(z.uuid()),
  delivery: z.optional(z.int()),
  message: z.optional(z.int()),
  document: z.optional(z.uuid()),
  paper: z.optional(z.string()),
  session: z.optional(z.string()),
  currency: z.nullish(z.string()),
  ...DISPUTE.shape,
})

export type Payload = z.infer<typeof PAYLOAD>

/** The order that a message is about; its facts are public.order_view. */
export const viewOf = (facts: MessageFacts): OrderView | undefined =>
  facts.order && (facts as unknown as OrderView)

export const paymentIn = ({ payments }: OrderView, { payment }: Payload): PaymentRow | undefined =>
  payments.find(({ id }) => id === payment)

/** The states of an order from the first payment on, unless it has come to nothing. */
export const PAID_STATES = [
  'half_paid',
  'in_progress',
  'delivered',
  'completed',
] as const satisfies OrderState[]
