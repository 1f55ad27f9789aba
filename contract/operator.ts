import type { Billing } from './billing.ts'
import { ORDER_FACTS } from './business-facts.ts'
import { ukClock } from './dates.ts'
import type { FileProblem } from './files.ts'
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
  offerSums,
  type PaymentPart,
  type VatRule,
} from './order.ts'
import type { RequestAnswers } from './quote.ts'
import { areLines, cleanLine, cleanLines, isLine } from './text.ts'
import { customerProblems, type VatCheck, type VatCustomer, type VatProblem } from './vat.ts'

/** The private links in the operator's mail: the requests and responses of `operator`. */

/**
 * What a link is for: each is for one thing, about one request, enquiry, booking or day, or about the house.
 *
 * `about`: what it can be about; where there is more than one kind, the link names it.
 * `press`: what a press on the link's page does. `acts`: it is done at once, because it can be undone, sends something to the
 * operator alone, or the link stands only in messages that nobody but the operator gets. `asks`: first a message to the operator's
 * inbox, whose link does it, because it cannot be undone or shows more than the link's own subject.
 * `does`: the acts on an order, in the words of the body's actions and of public.order_actions, that a link is for. Such links stand
 * only in messages to the operator's inbox: none that is answered to a customer.
 */
export const OPERATOR_LINKS = {
  answer: { about: ['request'], press: 'acts' },
  documents: { about: ['request'], press: 'acts' },
  cancel: { about: ['booking'], press: 'asks' },
  move: { about: ['booking'], press: 'asks' },
  close: { about: ['day'], press: 'asks' },
  spam: { about: ['request', 'enquiry'], press: 'acts' },
  erase: { about: ['request', 'enquiry', 'booking'], press: 'asks' },
  offer: { about: ['request'], press: 'acts', does: ['offer', 'withdraw'] },
  begin: { about: ['request'], press: 'acts', does: ['begin', 'undo_begin'] },
  decline: { about: ['request'], press: 'acts', does: ['decline'] },
  deliver: { about: ['request'], press: 'acts', does: ['deliver', 'take_back'] },
  transfer: { about: ['request'], press: 'acts', does: ['confirm', 'confirm_again', 'refunded'] },
  end: { about: ['request'], press: 'acts', does: ['refund', 'end', 'write_off'] },
  extra: { about: ['request'], press: 'acts', does: ['extra', 'withdraw_extra'] },
  billing: { about: ['request'], press: 'acts', does: ['billing'] },
  message: { about: ['request'], press: 'acts', does: ['message', 'ask', 'draft', 'answered'] },
  handled: { about: ['request', 'enquiry'], press: 'acts' },
  open: { about: ['house'], press: 'acts' },
  create: { about: ['house'], press: 'asks' },
  papers: { about: ['day'], press: 'acts' },
} as const

type Links = typeof OPERATOR_LINKS

export type OperatorPurpose = keyof Links

export const isOperatorPurpose = (word: string): word is OperatorPurpose =>
  Object.hasOwn(OPERATOR_LINKS, word)

export type OrderPurpose = {
  [Purpose in OperatorPurpose]: Links[Purpose] extends { does: readonly string[] } ? Purpose : never
}[OperatorPurpose]

export type OrderAct = Links[OrderPurpose]['does'][number]

/** Purposes about a request, an enquiry, a booking, a day or the house, which are links at the end of the message about it. */
export type RecordPurpose = Exclude<OperatorPurpose, OrderPurpose>

export const isOrderPurpose = (purpose: OperatorPurpose): purpose is OrderPurpose =>
  'does' in OPERATOR_LINKS[purpose]

export const ORDER_PURPOSES = Object.keys(OPERATOR_LINKS).filter(
  (word): word is OrderPurpose => isOperatorPurpose(word) && isOrderPurpose(word),
)

export const doesAct = (purpose: OrderPurpose, act: string): boolean =>
  OPERATOR_LINKS[purpose].does.some((known) => known === act)

export type ConfirmedPurpose = {
  [Purpose in OperatorPurpose]: (typeof OPERATOR_LINKS)[Purpose]['press'] extends 'asks' ? Purpose : never
}[OperatorPurpose]

export const needsConfirmation = (purpose: OperatorPurpose): purpose is ConfirmedPurpose =>
  OPERATOR_LINKS[purpose].press === 'asks'

/** For how long the link of a confirmation works: as long as public.ask_confirmation says. */
export const confirmationTime = (purpose: ConfirmedPurpose) =>
  purpose === 'create' ? '4 hours' : '15 minutes'

/** The body: shows what the link is about, or does it. The token begins with its purpose: 'cancel.…'. */
export type OperatorBody = { token: string } & ({ action?: undefined } | RecordAction | OrderAction)

/**
 * What a link about a record does: what it is for, by its own word. `undo`: no spam, or not answered, after all. `cancel` of a
 * closed day: the consultations that stand on it. `erase_rest`: what else is under the address of what was erased.
 */
export type RecordAction = {
  action: RecordPurpose | 'undo' | 'erase_rest'
  /** The new time of a consultation that is moved, ISO 8601. */
  slot?: string
  /** Of `create`: what the operator has typed. */
  answers?: RequestAnswers
}

export type DayBooking = { reference: string; startsAt: string; name: string }

/** What the page shows; nothing about the customer before the operator has confirmed. */
export type RecordView = {
  purpose: RecordPurpose
  /** `confirm`: opened by the second link, so that the press does it. */
  step: 'ask' | 'confirm'
  /**
   * `open`: the button can be pressed. `asked`: a confirmation is in the operator's inbox. `sent`: so are the documents.
   * `done`: it was done, or its message is on its way. `over`: too late. `cancelled`: there is no confirmed booking. `order`: orders are no spam.
   * `answered`: nobody waits for a reply. `gone`: nothing is stored about it (any more).
   */
  state: 'open' | 'asked' | 'sent' | 'done' | 'over' | 'cancelled' | 'order' | 'answered' | 'gone'
  reference?: string
  /** Of a consultation, ISO 8601. */
  startsAt?: string
  /** 'YYYY-MM-DD'. */
  day?: string
  /** Until when spam can be brought back, ISO 8601. */
  until?: string
  facts?: { label: string; text: string }[]
  notes?: string[]
  /** What else is stored under the address of what was erased: it stays, unless it is erased as well. */
  rest?: { facts: { label: string; text: string }[]; notes: string[] }
  /** Those of a day to close. */
  bookings?: DayBooking[]
  /** Where the month's papers can be downloaded for a minute. */
  download?: string
  /** Of a request that was created: the token of the link that answers it with a price. */
  next?: string
}

/** Headers of an upload, because addresses are logged: the token, and the file's name, percent-encoded. */
export const LINK_TOKEN_HEADER = 'x-link-token'
export const FILE_NAME_HEADER = 'x-file-name'

/** The content type of an upload, whatever the file is: its bytes say. */
export const UPLOAD_TYPE = 'application/octet-stream'

/** The largest finished document, in bytes, as the owner allows it. */
export const LARGEST_DELIVERY = ORDER_FACTS.largestDelivery * 1024 * 1024

/**
 * What a link about an order does. A file is not sent in the body: it is a POST to `operator?upload=deliver` or
 * `?upload=message`, as the link's purpose is, with LINK_TOKEN_HEADER, FILE_NAME_HEADER and UPLOAD_TYPE, answered with {document}.
 */
export type OrderAction =
  // purpose 'offer'; expected: the version that the page showed, 0 for none
  | { action: 'preview'; draft: OfferDraft }
  | { action: 'offer'; draft: OfferDraft; expected: number }
  | { action: 'withdraw' }
  | { action: 'begin' }
  | { action: 'undo_begin' }
  | { action: 'decline' }
  // purposes 'deliver' and 'message': takes an uploaded document out again
  | { action: 'remove'; document: string }
  // purpose 'deliver'; replaces: ids of documents that these take the place of
  | ({ action: 'deliver' } & DeliveryDraft)
  | { action: 'take_back'; document: string }
  // purpose 'transfer'; the amount that has arrived, in pence; again: although none is awaited, and it goes back
  // difference: what to do where another amount came; expected: the payments recorded that the page showed
  | {
      action: 'confirm'
      amount: number
      again?: boolean
      difference?: TransferDifference
      expected?: number
    }
  // total: what has gone back in all, in pence, as the page showed it
  | { action: 'refunded'; payment: string; total?: number }
  // purpose 'end'; amounts in pence
  | { action: 'end'; keep: number; reason: string; ground: EndGround }
  | { action: 'refund'; amount: number; reason: string }
  | { action: 'write_off'; reason: string }
  // purpose 'billing'; what the invoices to come say, empty for what nobody has given
  | ({ action: 'billing' } & Billing)
  // purpose 'extra'; expected: the version of the open extra that the page showed, 0 for none
  | { action: 'extra'; draft: OfferDraft; expected: number }
  | { action: 'withdraw_extra' }
  // purpose 'message'; documents: ids of what was uploaded by such a link
  | { action: 'message'; text: string; documents?: string[] }
  // about: id of the customer's document that we need anew
  | { action: 'ask'; text: string; about?: string; documents?: string[] }
  | { action: 'draft'; text: string; documents: string[] }
  // the customer has answered in another way; approved: of a draft
  | { action: 'answered'; message: number; approved?: boolean }

/** What to do with a transfer of another amount: accept it as full, ask for what is missing, or return all of it. */
export const TRANSFER_DIFFERENCES = ['accept', 'ask', 'return'] as const

export type TransferDifference = (typeof TRANSFER_DIFFERENCES)[number]

/** Why an order is ended, as consumer law sees it; those in 14 days with or without the request to begin at once. */
export const END_GROUNDS = [
  'within_14_days_express',
  'within_14_days_no_express',
  'after_14_days',
  'business',
  'our_fault',
  'goodwill',
] as const

export type EndGround = (typeof END_GROUNDS)[number]

/** Of a reason for a refund or an end, characters. */
export const REASON_LIMIT = 2000

export type DeliveryDraft = {
  note: string
  carrier: string
  tracking: string
  /** Documents open before the second half is paid. Once chosen, it stays so. */
  openNow: boolean
  replaces?: string[]
}

/** Of a delivery, characters. */
export const DELIVERY_LIMITS = { note: 5000, carrier: 100, tracking: 100 } as const

export type OrderRequest = {
  reference: string
  /** ISO 8601. */
  receivedAt: string
  /** When a reply was promised for, ISO 8601. */
  replyBy: string
  /** When the customer needs the finished work, ISO 8601; null if at no fixed time. */
  neededBy: string | null
  answers: RequestAnswers
  /** The customer's. */
  language: string
  /** In the customer's browser. */
  counted: [label: string, text: string][]
  /** How many documents came with it, without those that were refused or replaced. */
  documents: number
  /** The same, to choose from. */
  files: { id: string; name: string }[]
  /** What we wait for before there is a price. */
  asked?: OrderMessage
}

/** A payment that people pay back: of a bank transfer, or one that the payment provider could not pay back. */
export type OwedRefund = {
  payment: string
  part: PaymentPart
  amount: number
  failed: boolean
  /** What will have gone back in all when this has, in pence. */
  total: number
}

/** What was paid for an order, in pence: in all, what of it we have, and what is still to be paid of the offer. */
export type OrderMoney = { paid: number; held: number; left: number }

/** The last day on which a consumer may cancel, 'YYYY-MM-DD', and whether we were asked to begin before. */
export type CancellationRights = { until: string; express: boolean }

/** An order as its operator sees it; amounts in pence. */
export type OrderSummary = {
  state: OrderState
  offer: Offer
  payments: OrderPayment[]
  deliveries: OrderDelivery[]
  /** Uploaded by a link of this purpose, and not handed over or sent yet. */
  waiting: DeliveredDocument[]
  messages: OrderMessage[]
  /** Whether documents open before the second half is paid. */
  openBeforePayment: boolean
  /** To whom the invoices are addressed, and the customer's own number: empty where nobody has said. */
  billing: Billing
  customer?: VatCustomer
  /** Where originals go, if they go by post and the customer has said so. */
  deliveryAddress?: string
  /** Since when we have waited for the customer, ISO 8601: by when it is ready is moved by that. */
  waitingSince?: string
  /** Until when the customer may cancel, if that is still so, ISO 8601. */
  cancelUntil?: string
  transfer?: { part: PaymentPart; amount: number; reference: string }
  refunds: OwedRefund[]
  money: OrderMoney
  /** How much of a transfer may be missing for it to be accepted as full, in pence. */
  tolerance: number
  /** How many payments were recorded: goes back with `confirm`. */
  recorded: number
  /** Of a consumer. */
  rights?: CancellationRights
  /** The extra that can be withdrawn: offered, or accepted and not paid. */
  extra?: Extra
  earlier: EarlierOrder[]
}

/** What an offer begins with: the present one, or an empty one with days to propose. */
export type OfferForm = {
  draft: OfferDraft
  /** The version that it replaces, 0 for none. */
  expected: number
  rule: VatRule
}

export type OperatorView = RecordView | OrderLinkView

export type OrderLinkView =
  | { purpose: OrderPurpose; state: 'gone' }
  | {
      purpose: OrderPurpose
      /** `open`: something can be done by this link. `done`: it was done. `closed`: the order's state does not allow it. */
      state: 'open' | 'done' | 'closed'
      allowedActions: OrderAct[]
      request: OrderRequest
      /** Undefined until an offer was made. */
      order?: OrderSummary
      /** Of the purposes 'offer' and 'extra', while one can be made. */
      form?: OfferForm
    }

/** The response to 'preview': the message exactly as the customer will get it, except for the address of its link. */
export type OfferPreview = {
  mail: { subject: string; html: string; text: string }
  sums: OfferSums
  /** What the authority's service says of the customer's VAT number, if it was asked. */
  vatCheck?: VatCheck
}

export type UploadedDocument = { document: DeliveredDocument }

/**
 * An action that is refused is answered with 409 and a code of ORDER_REFUSALS (content/operator.ts). Of the links themselves are
 * 'link-invalid' (403) and 'link-expired' (410); 'offer-invalid' (400) has `problems`; 'file-refused' (422) has `problem`.
 */

/** Why a file is refused: `error.problem` of 'file-refused'. */
export type UploadProblem = FileProblem

/** What is wrong with a draft, and where: `error.problems` of 'offer-invalid'. */
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
  /** Of a line, from 0; its part. */
  line?: number
  part?: 'what' | 'amount'
  message: string
}

/** The day 'YYYY-MM-DD' in the UK at a moment. */
export const ukDay = (moment: Date): string => ukClock(moment).day

/** The last second of a day 'YYYY-MM-DD' in the UK. */
export function endOfUkDay(day: string): Date {
  const end = new Date(`${day}T23:59:59Z`)
  // an hour earlier while the clocks are ahead
  return ukDay(end) === day ? end : new Date(end.getTime() - 3_600_000)
}

/** The moment of a UK day 'YYYY-MM-DD' and a time 'HH:MM'. */
export function ukMomentOf(day: string, time: string): Date {
  const moment = new Date(`${day}T${time}:00Z`)
  // an hour earlier while the clocks are ahead
  return ukClock(moment).time === time ? moment : new Date(moment.getTime() - 3_600_000)
}

/** The last day of an offer that is to be ready on a day: the day before at the latest. Days that are none change nothing. */
export function lastDayBefore(readyBy: string, validUntil: string): string {
  const ready = Date.parse(`${readyBy}T00:00:00Z`)
  if (Number.isNaN(ready)) return validUntil
  const before = new Date(ready - 86_400_000).toISOString().slice(0, 10)
  return validUntil > before ? before : validUntil
}

/** When an offer ends: with its last day, or at a time of it. */
export const endOfOffer = ({ validUntil, validTime }: Pick<OfferDraft, 'validUntil' | 'validTime'>): Date =>
  validTime ? ukMomentOf(validUntil, validTime) : endOfUkDay(validUntil)

/** How far ahead the days of an offer may be. */
const MOST_DAYS = 730

/** Whether it is a day 'YYYY-MM-DD' that exists, from today on, and not years ahead. */
function isComing(day: string, now: Date): boolean {
  const moment = new Date(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(moment.getTime())) return false
  if (moment.toISOString().slice(0, 10) !== day || day < ukDay(now)) return false
  return moment.getTime() - now.getTime() < MOST_DAYS * 86_400_000
}

/** Whether a note or a message can be stored; an empty one, too. */
export const isPlainText = (text: string, limit: number): boolean =>
  text.length <= limit && areLines(cleanLines(text))

export const isOrderMessage = (text: string): boolean =>
  /\S/.test(text) && isPlainText(text, ORDER_MESSAGE_LIMIT)

/** Whether it fits on one line, as the name of a carrier does; an empty one, too. */
export const isShortText = (text: string, limit: number): boolean =>
  text.length <= limit && isLine(cleanLine(text))

const { lines: MOST_LINES, what: LONGEST, minTotal, maxTotal } = OFFER_LIMITS

const pounds = (pence: number) => `£${(pence / 100).toLocaleString('en-GB')}`

/** What has to be changed before an offer can be made, in the order of the form; the database looks again. */
export function draftProblems(draft: OfferDraft, rule: VatRule, now: Date): DraftProblem[] {
  const problems: DraftProblem[] = draft.customer ? customerProblems(draft.customer) : []
  const { lines, note } = draft
  if (lines.length === 0) problems.push({ field: 'lines', message: 'Please give at least one line' })
  if (lines.length > MOST_LINES) {
    problems.push({ field: 'lines', message: `A quote can have ${MOST_LINES} lines at most` })
  }
  for (const [line, { what, amount }] of lines.entries()) {
    if (!/\S/.test(what)) {
      problems.push({ field: 'lines', line, part: 'what', message: 'Please say what it is for' })
    } else if (!isShortText(what, LONGEST)) {
      problems.push({ field: 'lines', line, part: 'what', message: `Please use up to ${LONGEST} characters` })
    }
    if (!Number.isInteger(amount) || Math.abs(amount) > maxTotal) {
      problems.push({ field: 'lines', line, part: 'amount', message: 'Please give an amount like 12.50' })
    }
  }
  if (problems.length === 0) {
    const { total } = offerSums(lines, rule)
    if (total < minTotal || total > maxTotal) {
      const message = `The total must be from ${pounds(minTotal)} to ${pounds(maxTotal)}`
      problems.push({ field: 'lines', message })
    }
  }
  problems.push(...dayProblems(draft, now))
  if (!isPlainText(note, OFFER_LIMITS.note)) {
    const message = `Please use up to ${OFFER_LIMITS.note.toLocaleString('en-GB')} characters`
    problems.push({ field: 'note', message })
  }
  return problems
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)

/** What is wrong with the days of an offer: it ends before the work is due, so that nobody accepts what cannot be ready. */
function dayProblems(draft: OfferDraft, now: Date): DraftProblem[] {
  const { readyBy, readyTime, readyInDays, validUntil, validTime } = draft
  const problems: DraftProblem[] = []
  const inDays = readyInDays !== undefined
  if (inDays && !(Number.isInteger(readyInDays) && readyInDays >= 1 && readyInDays <= MOST_READY_DAYS)) {
    const message = `Please give a number of working days from 1 to ${MOST_READY_DAYS}`
    problems.push({ field: 'readyInDays', message })
  }
  if (!inDays && !isComing(readyBy, now)) {
    problems.push({ field: 'readyBy', message: 'Please choose the day by which it is ready, from today on' })
  }
  if (readyTime && (inDays || !isTime(readyTime))) {
    problems.push({ field: 'readyTime', message: 'Please give a time like 14:30' })
  }
  if (!isComing(validUntil, now)) {
    problems.push({ field: 'validUntil', message: 'Please choose the last day of the quote, from today on' })
  }
  if (validTime && !isTime(validTime)) {
    problems.push({ field: 'validTime', message: 'Please give a time like 14:30' })
  }
  if (problems.length > 0) return problems
  const end = endOfOffer(draft)
  if (end <= now) return [{ field: 'validTime', message: 'Please choose a time that is still to come' }]
  if (inDays || end <= ukMomentOf(readyBy, readyTime || '00:00')) return []
  const message = readyTime
    ? 'The quote must end before the work is due'
    : 'The last day to accept must be before the day by which it is ready'
  return [{ field: validTime ? 'validTime' : 'validUntil', message }]
}
