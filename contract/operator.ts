import type {
  CancellationRights,
  OrderAct,
  OrderMoney,
  OrderPurpose,
  PlainAction,
  RecordPurpose,
} from './acts.ts'
import type { Billing } from './billing.ts'
import { ORDER_FACTS } from './business-facts.ts'
import type { CertificateDraft, CertificateNotes } from './certificate.ts'
import { midnight, ukClock } from './dates.ts'
import {
  type DeliveredDocument,
  type EarlierOrder,
  type Extra,
  MOST_READY_DAYS,
  OFFER_LIMITS,
  type Offer,
  type OfferDraft,
  type OfferSums,
  ORDER_MESSAGE_LIMIT,
  type OrderDelivery,
  type OrderMessage,
  type OrderPayment,
  type OrderState,
  type Original,
  offerSums,
  type PaymentPart,
  type VatRule,
} from './order.ts'
import type { RequestAnswers } from './quote.ts'
import { areLines, cleanLine, cleanLines, isLine } from './text.ts'
import { customerProblems, type VatCheck, type VatCustomer, type VatProblem } from './vat.ts'

/**
 * Shows what the link is about, or does it. The token begins with its purpose: 'cancel.…'.
 * @param browser the key of a remembered browser, when it is shown, or of one to remember
 */
export type OperatorBody = { token: string } & (
  | { action?: undefined; browser?: string }
  | { action: 'remember'; browser: string }
  | RecordAction
  | OrderAction
)

/** `undo`: no spam, or not answered, after all. `erase_rest`: what else is under the address of what was erased. */
export type RecordAction = {
  action: RecordPurpose | 'undo' | 'erase_rest' | 'forget'
  /** The new time of a consultation, ISO 8601. */
  slot?: string
  answers?: RequestAnswers
  /** What to forget. */
  id?: string
}

/** Moments are ISO 8601. */
export type RememberedBrowser = { id: string; name: string; createdAt: string; usedAt: string }

export type DayBooking = { reference: string; startsAt: string; name: string }

/** Nothing about the customer before the operator has confirmed. */
export type RecordView = {
  purpose: RecordPurpose
  /** `confirm`: opened by the second link. */
  step: 'ask' | 'confirm'
  /** `asked`: a confirmation is in the operator's inbox; `sent`: so are the documents. `over`: too late. `order`: orders are no spam. */
  state: 'open' | 'asked' | 'sent' | 'done' | 'over' | 'cancelled' | 'order' | 'answered' | 'gone'
  reference?: string
  startsAt?: string
  day?: string
  /** Until when spam can be brought back, ISO 8601. */
  until?: string
  facts?: { label: string; text: string }[]
  notes?: string[]
  /** What else is stored under the address of what was erased. */
  rest?: { facts: { label: string; text: string }[]; notes: string[] }
  bookings?: DayBooking[]
  /** For a minute. */
  download?: string
  /** Of a request that was created: the token of the link that answers it with a price. */
  next?: string
  browsers?: RememberedBrowser[]
}

/** Because addresses are logged. The name is percent-encoded. */
export const LINK_TOKEN_HEADER = 'x-link-token'
export const FILE_NAME_HEADER = 'x-file-name'

export const UPLOAD_TYPE = 'application/octet-stream'

/** In bytes. */
export const LARGEST_DELIVERY = ORDER_FACTS.largestDelivery * 1024 * 1024

/**
 * A file is not sent in the body: it is a POST to `operator?upload=PURPOSE`, as the link's purpose is, with
 * LINK_TOKEN_HEADER, FILE_NAME_HEADER and UPLOAD_TYPE, answered with {document}. `expected`: what the page showed: the version of the
 * offer or the open extra, 0 for none, or how many payments were recorded. Amounts are in pence.
 */
export type OrderAction =
  | { action: 'preview'; draft: OfferDraft }
  | { action: 'offer'; draft: OfferDraft; expected: number }
  | PlainAction
  | { action: 'remove'; document: string }
  | ({ action: 'certify' } & CertificateDraft)
  | ({ action: 'deliver' } & DeliveryDraft)
  // reason: of a certificate, which may have been opened
  | ({ action: 'take_back' } & ({ document: string; reason?: string } | { delivery: number }))
  // again: although none is awaited, and it goes back
  | {
      action: 'confirm'
      amount: number
      again?: boolean
      difference?: TransferDifference
      expected?: number
    }
  // total: what has gone back or is to, of all payments that it is about, as the page showed it
  | { action: 'refunded'; payment: string; total: number }
  | { action: 'extra'; draft: OfferDraft; expected: number }
  | { action: 'message'; text: string; documents?: string[] }
  | { action: 'ask'; text: string; about?: string; documents?: string[] }
  | { action: 'draft'; text: string; documents: string[] }
  // in another way than by the page
  | { action: 'answered'; message: number; approved?: boolean }

/** With a transfer of another amount: as full, for what is missing, or all of it. */
export const TRANSFER_DIFFERENCES = ['accept', 'ask', 'return'] as const

export type TransferDifference = (typeof TRANSFER_DIFFERENCES)[number]

export type DeliveryDraft = {
  note: string
  carrier: string
  tracking: string
  /** Before the second half is paid. Once chosen, it stays so. */
  openNow: boolean
  replaces?: string[]
  /** Numbers of the customer's that are in the parcel. */
  originals?: number[]
}

export type OrderRequest = {
  reference: string
  /** Moments are ISO 8601. */
  receivedAt: string
  replyBy: string
  /** Null: at no fixed time. */
  neededBy: string | null
  answers: RequestAnswers
  language: string
  counted: [label: string, text: string][]
  /** Without those that were refused or replaced. */
  documents: number
  files: { id: string; name: string }[]
  /** What we wait for before there is a price. */
  asked?: OrderMessage
}

/** What people pay back: a bank transfer, or what the payment provider could not. */
export type OwedRefund = {
  payment: string
  parts: PaymentPart[]
  amount: number
  failed: boolean
  /** In all, when this has gone back. */
  total: number
}

export type PayerTransfer = {
  request: string
  reference: string
  name: string
  part: PaymentPart
  amount: number
  recorded: number
}

/** An order as its operator sees it; amounts in pence. */
export type OrderSummary = {
  state: OrderState
  offer: Offer
  payments: OrderPayment[]
  deliveries: OrderDelivery[]
  originals: Original[]
  /** Not handed over or sent yet. */
  waiting: DeliveredDocument[]
  /** Of the certificate that was just made. */
  certified?: CertificateNotes
  messages: OrderMessage[]
  openBeforePayment: boolean
  billing: Billing
  customer?: VatCustomer
  deliveryAddress?: string
  /** For the customer. */
  waitingSince?: string
  cancelUntil?: string
  transfer?: { part: PaymentPart; amount: number; reference: string }
  /** Awaited from the same payer for other orders. */
  others: PayerTransfer[]
  refunds: OwedRefund[]
  money: OrderMoney
  /** How much of a transfer may be missing. */
  tolerance: number
  /** How many payments: goes back with `confirm`. */
  recorded: number
  rights?: CancellationRights
  /** Offered, or accepted and not paid. */
  extra?: Extra
  earlier: EarlierOrder[]
}

/** The present offer, or an empty one with days to propose. */
export type OfferForm = {
  draft: OfferDraft
  expected: number
  rule: VatRule
}

/** A link to print. `about`: the line of the summary that it belongs to. */
export type PrintedLink = {
  about?: string
  label: string
  href: string
  /** Of a transfer that is awaited, in pence: a press says that it has arrived. */
  amount?: number
}

/** What the opening of a link says besides, of the browser in which it is opened. */
export type OpenedIn = {
  /** It can be remembered by this confirmation. */
  canRemember?: true
  /** Of a remembered one: what the page goes on with, as if it had been opened by the confirmation that was not mailed. */
  token?: string
  links?: PrintedLink[]
}

export type OperatorView = (RecordView | OrderLinkView) & OpenedIn

export type OrderLinkView =
  | { purpose: OrderPurpose; state: 'gone' }
  | {
      purpose: OrderPurpose
      state: 'open' | 'done' | 'closed'
      allowedActions: OrderAct[]
      request: OrderRequest
      order?: OrderSummary
      form?: OfferForm
    }

/** The message as the customer will get it, except for the address of its link. */
export type OfferPreview = {
  mail: { subject: string; html: string; text: string }
  sums: OfferSums
  vatCheck?: VatCheck
}

export type UploadedDocument = { document: DeliveredDocument }

/**
 * A refusal is 409 with a code of ORDER_REFUSALS (content/operator.ts). Of the links themselves are 'link-invalid' (403) and 'link-expired'
 * (410); 'offer-invalid' (400) has `problems`, whose `line` is from 0; 'file-refused' (422) has `problem`, a FileProblem.
 */
export type DraftProblem = {
  field:
    | 'lines'
    | 'readyBy'
    | 'readyTime'
    | 'readyInDays'
    | 'validUntil'
    | 'validTime'
    | 'note'
    | VatProblem['field']
  line?: number
  part?: 'what' | 'amount'
  message: string
}

export const ukDay = (moment: Date): string => ukClock(moment).day

/** @param time 'HH:MM' or 'HH:MM:SS' */
function ukMomentOf(day: string, time: string): Date {
  const moment = new Date(`${day}T${time}Z`)
  // an hour earlier while the clocks are ahead
  return time.startsWith(ukClock(moment).time) ? moment : new Date(moment.getTime() - 3_600_000)
}

/** The day before it is ready, at the latest. Days that are none change nothing. */
export function lastDayBefore(readyBy: string, validUntil: string): string {
  const ready = Date.parse(`${readyBy}T00:00:00Z`)
  if (Number.isNaN(ready)) return validUntil
  const before = new Date(ready - 86_400_000).toISOString().slice(0, 10)
  return validUntil > before ? before : validUntil
}

export const endOfOffer = ({ validUntil, validTime }: Pick<OfferDraft, 'validUntil' | 'validTime'>): Date =>
  ukMomentOf(validUntil, validTime || '23:59:59')

const MOST_DAYS = 730

function isComing(day: string, now: Date): boolean {
  const moment = midnight(day)
  return !!moment && day >= ukDay(now) && moment.getTime() - now.getTime() < MOST_DAYS * 86_400_000
}

export const isPlainText = (text: string, limit: number): boolean =>
  text.length <= limit && areLines(cleanLines(text))

export const isOrderMessage = (text: string): boolean =>
  /\S/.test(text) && isPlainText(text, ORDER_MESSAGE_LIMIT)

export const isShortText = (text: string, limit: number): boolean =>
  text.length <= limit && isLine(cleanLine(text))

const { lines: MOST_LINES, what: LONGEST, minTotal, maxTotal } = OFFER_LIMITS

const pounds = (pence: number) => `£${(pence / 100).toLocaleString('en-GB')}`

/** What has to be changed before an offer can be made, in the order of the form; the database looks again. */
export function draftProblems(draft: OfferDraft, rule: VatRule, now: Date): DraftProblem[] {
  const problems: DraftProblem[] = draft.customer ? customerProblems(draft.customer) : []
  const { lines, note } = draft
  const refuse = (message: string, place?: Pick<DraftProblem, 'line' | 'part'>) =>
    problems.push({ field: 'lines', ...place, message })
  if (lines.length === 0) refuse('Please give at least one line')
  if (lines.length > MOST_LINES) refuse(`A quote can have ${MOST_LINES} lines at most`)
  for (const [line, { what, amount }] of lines.entries()) {
    if (!/\S/.test(what)) refuse('Please say what it is for', { line, part: 'what' })
    else if (!isShortText(what, LONGEST))
      refuse(`Please use up to ${LONGEST} characters`, { line, part: 'what' })
    if (!Number.isInteger(amount) || Math.abs(amount) > maxTotal)
      refuse('Please give an amount like 12.50', { line, part: 'amount' })
  }
  // Amounts that are none have no sum.
  if (problems.length === 0) {
    const { total } = offerSums(lines, rule)
    if (total < minTotal || total > maxTotal)
      refuse(`The total must be from ${pounds(minTotal)} to ${pounds(maxTotal)}`)
  }
  problems.push(...dayProblems(draft, now))
  if (!isPlainText(note, OFFER_LIMITS.note)) {
    const message = `Please use up to ${OFFER_LIMITS.note.toLocaleString('en-GB')} characters`
    problems.push({ field: 'note', message })
  }
  return problems
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)

/** An offer ends before the work is due, so that nobody accepts what cannot be ready. */
function dayProblems(draft: OfferDraft, now: Date): DraftProblem[] {
  const { readyBy, readyTime, readyInDays, validUntil, validTime } = draft
  const problems: DraftProblem[] = []
  const refuse = (field: DraftProblem['field'], message: string) => problems.push({ field, message })
  const inDays = readyInDays !== undefined
  if (inDays && !(Number.isInteger(readyInDays) && readyInDays >= 1 && readyInDays <= MOST_READY_DAYS))
    refuse('readyInDays', `Please give a number of working days from 1 to ${MOST_READY_DAYS}`)
  if (!inDays && !isComing(readyBy, now))
    refuse('readyBy', 'Please choose the day by which it is ready, from today on')
  if (readyTime && (inDays || !isTime(readyTime))) refuse('readyTime', 'Please give a time like 14:30')
  if (!isComing(validUntil, now))
    refuse('validUntil', 'Please choose the last day of the quote, from today on')
  if (validTime && !isTime(validTime)) refuse('validTime', 'Please give a time like 14:30')
  if (problems.length > 0) return problems
  const end = endOfOffer(draft)
  if (end <= now) return [{ field: 'validTime', message: 'Please choose a time that is still to come' }]
  if (inDays || end <= ukMomentOf(readyBy, readyTime || '00:00')) return []
  const message = readyTime
    ? 'The quote must end before the work is due'
    : 'The last day to accept must be before the day by which it is ready'
  return [{ field: validTime ? 'validTime' : 'validUntil', message }]
}
