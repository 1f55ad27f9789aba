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
import { currentSession } from './session.ts'

/** The payment provider may be asked twice, and a PDF made. */
const SLOW = { timeout: 30_000 }

const ask = <Answer>(body: CustomerOrderBody, options?: Parameters<typeof callFunction>[2]) =>
  callFunction<Answer>('customer-order', body, options)

const orderIn = ({ order }: CustomerOrderAnswer) => order

export const showOrder = (token: string) => ask<CustomerOrderAnswer>({ token }).then(orderIn)

export const settleOrder = (token: string) =>
  ask<CustomerOrderAnswer>({ token, action: 'status' }, SLOW).then(orderIn)

/** Repeatable: it leads to the same payment. */
export const acceptOffer = (token: string, version: number, answers: AcceptAnswers) =>
  ask<PaymentStart>({ token, action: 'accept', version, ...answers }, SLOW)

export const payBalance = (token: string, method: PaymentMethod) =>
  ask<PaymentStart>({ token, action: 'pay', method }, SLOW)

export const cancelOrder = (token: string) =>
  ask<CustomerOrderAnswer>({ token, action: 'cancel' }).then(orderIn)

export const sendOrderMessage = (token: string, text: string, answers?: number) =>
  ask<CustomerOrderAnswer>({ token, action: 'message', text, ...(answers && { answers }) }).then(orderIn)

export const approveDraft = (token: string, draft: number) =>
  ask<CustomerOrderAnswer>({ token, action: 'approve', draft }).then(orderIn)

export const changeAddress = (token: string, address: string) =>
  ask<CustomerOrderAnswer>({ token, action: 'address', address }).then(orderIn)

export const openDocument = (token: string, document: string) =>
  ask<OpenedFile>({ token, action: 'open', document }, SLOW)

export const openPaper = (token: string, paper: string) =>
  ask<OpenedFile>({ token, action: 'paper', paper }, SLOW)

export const openRequest = (token: string, payment: string) =>
  ask<OpenedFile>({ token, action: 'request', payment }, SLOW)

export const openCover = (token: string) => ask<OpenedFile>({ token, action: 'cover' }, SLOW)

export type ListedOrder = CustomerOrder & { token: string; service: string }

export async function listOrders(): Promise<ListedOrder[]> {
  const session = await currentSession()
  if (!session) throw new Error('Nobody is signed in')
  return (await ask<CustomerOrders>({ action: 'list' }, { session })).orders
}

export const verifyDocument = (sha256: string) => callFunction<Verification>('verify-document', { sha256 })
