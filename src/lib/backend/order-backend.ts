import type { Billing } from '#contract/billing.ts'
import type {
  CustomerOrder,
  CustomerOrderAnswer,
  CustomerOrderBody,
  CustomerOrders,
  OpenedFile,
  PaymentMethod,
  PaymentStart,
  Verification,
} from '#contract/order.ts'
import { callFunction } from './call-function.ts'
import { currentSession, type Session } from './session.ts'

/** What the customer's pages ask about orders. Everything here throws when it does not work. Tokens go in the body, where no log sees them. */

const TIMEOUT_MS = 20_000
/** The payment provider is asked meanwhile, twice if need be; a paper may have to be made first. */
const SLOW_TIMEOUT_MS = 30_000

/** The function has understood and refused. */
export class OrderRefused extends Error {
  /** Of the function's own: 'superseded', 'already-paid', … */
  readonly code: string
  /** Whether the same call may work later. */
  readonly passes: boolean
  constructor(code: string, passes: boolean) {
    super(code)
    this.code = code
    this.passes = passes
  }
}

async function call<Answer>(
  name: string,
  body: object,
  { timeout = TIMEOUT_MS, session }: { timeout?: number; session?: Session | undefined } = {},
): Promise<Answer> {
  const { answer, refusal, passes } = await callFunction<Answer>(name, body, { timeout, session })
  if (refusal) throw new OrderRefused(refusal.code, passes)
  return answer
}

const ask = <Answer>(body: CustomerOrderBody, timeout?: number) =>
  call<Answer>('customer-order', body, timeout === undefined ? {} : { timeout })

const orderIn = ({ order }: CustomerOrderAnswer) => order

/** The order of a request; null while nothing has been offered. */
export const showOrder = (token: string) => ask<CustomerOrderAnswer>({ token }).then(orderIn)

/** The same, after what the payment provider says has been recorded. */
export const settleOrder = (token: string) =>
  ask<CustomerOrderAnswer>({ token, action: 'status' }, SLOW_TIMEOUT_MS).then(orderIn)

/** Accepts an offer as it was seen, and sets out to pay its first half. Repeated, it leads to the same payment. */
export const acceptOffer = (
  token: string,
  version: number,
  answers: { method: PaymentMethod; express: boolean; billing?: Billing },
) => ask<PaymentStart>({ token, action: 'accept', version, ...answers }, SLOW_TIMEOUT_MS)

/** Sets out to pay the second half; likewise. */
export const payBalance = (token: string, method: PaymentMethod) =>
  ask<PaymentStart>({ token, action: 'pay', method }, SLOW_TIMEOUT_MS)

export const cancelOrder = (token: string) =>
  ask<CustomerOrderAnswer>({ token, action: 'cancel' }).then(orderIn)

export const sendOrderMessage = (token: string, text: string) =>
  ask<CustomerOrderAnswer>({ token, action: 'message', text }).then(orderIn)

/** Where a delivered document can be downloaded for a minute. */
export const openDocument = (token: string, document: string) =>
  ask<OpenedFile>({ token, action: 'open', document }, SLOW_TIMEOUT_MS)

/** The same of a paper. */
export const openPaper = (token: string, paper: string) =>
  ask<OpenedFile>({ token, action: 'paper', paper }, SLOW_TIMEOUT_MS)

/** An order as the dashboard lists it. */
export type ListedOrder = CustomerOrder & { token: string; service: string }

/** The orders of the customer who is signed in, the latest first. */
export async function listOrders(): Promise<ListedOrder[]> {
  const session = await currentSession()
  if (!session) throw new Error('Nobody is signed in')
  const body: CustomerOrderBody = { action: 'list' }
  return (await call<CustomerOrders>('customer-order', body, { session })).orders
}

/** Whether a file of this SHA-256 (hex) is one that we have delivered. */
export const verifyDocument = (sha256: string) => call<Verification>('verify-document', { sha256 })
