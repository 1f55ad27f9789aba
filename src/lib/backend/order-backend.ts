import type {
  AcceptAnswers,
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

/** All functions throw on failure. Tokens go in the body, which no log records. */

const TIMEOUT_MS = 20_000
/** The payment provider may be asked twice, and a PDF made. */
const SLOW_TIMEOUT_MS = 30_000

export class OrderRefused extends Error {
  readonly code: string
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

/** Null until something is offered. */
export const showOrder = (token: string) => ask<CustomerOrderAnswer>({ token }).then(orderIn)

export const settleOrder = (token: string) =>
  ask<CustomerOrderAnswer>({ token, action: 'status' }, SLOW_TIMEOUT_MS).then(orderIn)

/** Repeatable: it leads to the same payment. */
export const acceptOffer = (token: string, version: number, answers: AcceptAnswers) =>
  ask<PaymentStart>({ token, action: 'accept', version, ...answers }, SLOW_TIMEOUT_MS)

export const payBalance = (token: string, method: PaymentMethod) =>
  ask<PaymentStart>({ token, action: 'pay', method }, SLOW_TIMEOUT_MS)

export const cancelOrder = (token: string) =>
  ask<CustomerOrderAnswer>({ token, action: 'cancel' }).then(orderIn)

export const sendOrderMessage = (token: string, text: string, answers?: number) =>
  ask<CustomerOrderAnswer>({ token, action: 'message', text, ...(answers && { answers }) }).then(orderIn)

export const approveDraft = (token: string, draft: number) =>
  ask<CustomerOrderAnswer>({ token, action: 'approve', draft }).then(orderIn)

export const changeAddress = (token: string, address: string) =>
  ask<CustomerOrderAnswer>({ token, action: 'address', address }).then(orderIn)

export const openDocument = (token: string, document: string) =>
  ask<OpenedFile>({ token, action: 'open', document }, SLOW_TIMEOUT_MS)

export const openPaper = (token: string, paper: string) =>
  ask<OpenedFile>({ token, action: 'paper', paper }, SLOW_TIMEOUT_MS)

/** The request for payment of a transfer that is awaited. */
export const openRequest = (token: string, payment: string) =>
  ask<OpenedFile>({ token, action: 'request', payment }, SLOW_TIMEOUT_MS)

export type ListedOrder = CustomerOrder & { token: string; service: string }

export async function listOrders(): Promise<ListedOrder[]> {
  const session = await currentSession()
  if (!session) throw new Error('Nobody is signed in')
  const body: CustomerOrderBody = { action: 'list' }
  return (await call<CustomerOrders>('customer-order', body, { session })).orders
}

export const verifyDocument = (sha256: string) => call<Verification>('verify-document', { sha256 })
