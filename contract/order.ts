import type { Billing } from './billing.ts'
import { type Fields, NOT_FOR_OPERATOR } from './fields.ts'
import {
  ENGLISH_NUMBERS,
  fill,
  type NumberStyle,
  numberText,
  type Plural,
  plural,
  poundsText,
} from './language.ts'
import type { VatCustomer } from './vat.ts'

/**
 * The requests and responses of `customer-order` and `verify-document`. Amounts are in pence, moments ISO 8601, days 'YYYY-MM-DD', rates in
 * hundredths of a percent: null, if the business is not registered for VAT.
 */

export const ORDER_STATES = [
  'offered',
  'expired',
  'withdrawn',
  'accepted',
  'half_paid',
  'in_progress',
  'delivered',
  'completed',
  'cancelled',
  'refunded',
  'ended',
] as const

export type OrderState = (typeof ORDER_STATES)[number]

export type PaymentPart = 'first' | 'second' | 'whole' | 'extra'

/** The offer of an order itself has the order's state. */
export type ExtraState = 'offered' | 'expired' | 'withdrawn' | 'accepted' | 'paid'

export type PaymentMethod = 'card' | 'transfer'

export const OFFER_LIMITS = {
  lines: 50,
  what: 200,
  note: 5000,
  minTotal: 100,
  maxTotal: 10_000_000,
} as const

export const ORDER_MESSAGE_LIMIT = 5000

/** With one message of ours; the database refuses more. */
export const MESSAGE_DOCUMENTS = 5

export const ORDER_MESSAGE_FIELDS = {
  text: {
    kind: 'textarea',
    max: ORDER_MESSAGE_LIMIT,
    required: true,
    ...NOT_FOR_OPERATOR,
  },
} as const satisfies Fields

/** After the first half was paid, unless work has begun; also public.cancellation_period. */
export const CANCEL_MINUTES = 60

/** In the order of shares. */
export const VAT_TREATMENTS = ['standard', 'zero', 'exempt', 'outside', 'disbursement'] as const

export type VatTreatment = (typeof VAT_TREATMENTS)[number]

/** Whether a treatment is said beside a line. Without VAT registration only disbursements are. */
export const isApart = (
  treatment: VatTreatment,
  vatRate: number | null,
): treatment is Exclude<VatTreatment, 'standard'> =>
  treatment === 'disbursement' || (treatment !== 'standard' && vatRate !== null)

/** `treatment`: `standard` by default. */
export type OfferLine = { what: string; amount: number; treatment?: VatTreatment | undefined }

export const lineText = (
  { what, treatment = 'standard' }: OfferLine,
  vatRate: number | null,
  marks: Readonly<Record<Exclude<VatTreatment, 'standard'>, string>>,
): string => (isApart(treatment, vatRate) ? `${what} (${marks[treatment]})` : what)

/** What of a sum of money has one treatment. */
export type Share = { treatment: VatTreatment; rate: number | null; net: number; vat: number }

export type VatNotes = Partial<Record<VatTreatment, string>>

export type OfferDraft = {
  lines: OfferLine[]
  /** Empty with `readyInDays`. */
  readyBy: string
  /** UK time 'HH:MM'. */
  readyTime?: string | undefined
  /** Working days after the first payment. */
  readyInDays?: number | undefined
  note: string
  validUntil: string
  /** UK time 'HH:MM' of that day, instead of its end. */
  validTime?: string | undefined
  byPost?: boolean | undefined
  /** Absent: as in the offer before, or as the request has it. */
  customer?: VatCustomer | undefined
}

export type VatRule = { vatRate: number | null; prices: 'gross' | 'net' }

export type OfferSums = { total: number; vat: number; first: number; second: number; shares: Share[] }

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export const grossOf = (shares: readonly Share[]): number => sum(shares.map(({ net, vat }) => net + vat))

export const isTaxed = (shares: readonly Share[]): boolean =>
  shares.some(({ treatment, rate }) => treatment === 'standard' && rate !== null)

export const vatOf = (shares: readonly Share[]): number => sum(shares.map(({ vat }) => vat))

/** As public.shares_of_lines. */
export function sharesOf(lines: readonly OfferLine[], { vatRate, prices }: VatRule): Share[] {
  return VAT_TREATMENTS.flatMap((treatment) => {
    const of = lines.filter((line) => (line.treatment ?? 'standard') === treatment)
    const amount = sum(of.map((line) => line.amount))
    if (amount === 0) return []
    const rate = treatment === 'standard' ? (vatRate ?? 0) : 0
    const vat = Math.round((amount * rate) / (prices === 'net' ? 10_000 : 10_000 + rate))
    return [
      { treatment, rate: vatRate === null ? null : rate, net: prices === 'net' ? amount : amount - vat, vat },
    ]
  })
}

/** What lies between two points of the total, as public.part_of_shares. */
export function partOfShares(shares: readonly Share[], from: number, to: number): Share[] {
  let [rest, low, high] = [grossOf(shares), from, to]
  return shares.flatMap((share) => {
    const gross = share.net + share.vat
    if (gross === 0) return []
    const before = Math.floor((gross * low) / rest)
    const after = Math.floor((gross * high) / rest)
    const vat = Math.round((share.vat * after) / gross) - Math.round((share.vat * before) / gross)
    low -= before
    high -= after
    rest -= gross
    return after > before ? [{ ...share, net: after - before - vat, vat }] : []
  })
}

/** As public.add_offer: of an odd total the first half is larger by a penny. */
export function offerSums(lines: readonly OfferLine[], rule: VatRule): OfferSums {
  const shares = sharesOf(lines, rule)
  const total = grossOf(shares)
  const second = Math.floor(total / 2)
  return { total, vat: vatOf(shares), first: total - second, second, shares }
}

/** '£1,234.56' of pence. @param language English for the operator */
export const formatPence = (pence: number, language: NumberStyle = ENGLISH_NUMBERS): string =>
  poundsText(pence, language)

/** '20%' of a rate in hundredths of a percent. @param language English for the operator */
export const formatRate = (hundredths: number, language: NumberStyle = ENGLISH_NUMBERS): string =>
  fill(language.percent, {
    number: numberText(hundredths / 100, hundredths % 100 && (hundredths % 10 ? 2 : 1), language),
  })

/** A day, with a time 'HH:MM' if it is urgent, or working days after the first payment. */
export type Ready = { readyBy: string | null; readyTime: string | null; readyInDays: number | null }

type ReadyLanguage = {
  LANGUAGE: { tag: string }
  READY_WORDS: Record<'day' | 'time', { label: string; text: string; phrase: string }> & {
    within: string
    days: Plural
  }
}

/** A label, what stands behind it, and the same within a sentence. @param dayText writes a day */
export function readyFact(
  { readyBy, readyTime, readyInDays }: Ready,
  { LANGUAGE, READY_WORDS: words }: ReadyLanguage,
  dayText: (day: string) => string,
): { label: string; text: string; phrase: string } {
  if (readyBy === null) {
    const text = plural(LANGUAGE.tag, words.days, readyInDays ?? 0)
    return { label: words.within, text, phrase: text }
  }
  const { label, text, phrase } = words[readyTime ? 'time' : 'day']
  const slots = { day: dayText(readyBy), time: readyTime?.slice(0, 5) ?? '' }
  return { label, text: fill(text, slots), phrase: fill(phrase, slots) }
}

export const MOST_READY_DAYS = 250

export type Offer = OfferSums &
  Ready & {
    version: number
    lines: OfferLine[]
    vatRate: number | null
    prices: 'gross' | 'net'
    vatNotes: VatNotes
    note: string
    validUntil: string
    byPost: boolean
  }

export type RefundState = 'none' | 'due' | 'made' | 'failed'

export type OrderPayment = {
  part: PaymentPart
  method: PaymentMethod
  amount: number
  paidAt: string
  refund: RefundState
  refunded: number
  /** It was not owed: held until it is returned. */
  surplus: boolean
}

export type PaperKind = 'receipt' | 'invoice' | 'credit note'

export type OrderPaper = {
  id: string
  kind: PaperKind
  reference: string
  issuedOn: string
  amount: number
}

/** `size`: in bytes. */
export type SentDocument = { id: string; name: string; size: number }

export type DeliveredDocument = SentDocument & {
  sha256: string
  opened: boolean
  /** Taken back, or replaced by another. */
  closed?: { at: string; replaced: boolean }
  /** Of a certified translation that we have made: what its pages are checked by, as it is printed, and how often somebody has. */
  certificate?: { code: string; checks: number }
}

export type OrderDelivery = {
  number: number
  at: string
  note: string
  carrier: string
  tracking: string
  documents: DeliveredDocument[]
}

/** What a customer has posted to us. It is here until it is sent back. */
export type Original = {
  number: number
  what: string
  place: string
  arrivedAt: string
  sentBack?: { at: string; carrier: string; tracking: string }
}

export const originalsHere = ({ originals }: { originals: readonly Original[] }): Original[] =>
  originals.filter(({ sentBack }) => !sentBack)

/** As public.tell_of_originals is told. */
export const ORIGINALS_DID = [
  'original arrived',
  'original moved',
  'original sent back',
  'original undone',
] as const

/** `ask`: we need something; `draft`: the customer approves it or asks for changes. */
export type MessageKind = 'plain' | 'ask' | 'draft'

export type OrderMessage = {
  number: number
  /** The customer's is of the kind that it answers. */
  kind: MessageKind
  author: 'customer' | 'operator'
  text: string
  at: string
  /** Opened at once, paid or not. */
  documents: SentDocument[]
  /** The customer's document that we need anew. */
  about?: string
  isOpen: boolean
  approved?: boolean
}

export type BankDetails = {
  name: string
  sortCode: string
  accountNumber: string
  iban?: string | undefined
}

export type AwaitedTransfer = {
  /** Of the payment. */
  id: string
  part: PaymentPart
  amount: number
  reference: string
  bank: BankDetails
}

export type Extra = Offer & {
  state: ExtraState
  /** Still to be paid. */
  left: number
  /** What it needs and the order does not say yet. */
  billing?: Billing
  delivery?: { address: string }
}

/** Of the same request. */
export type EarlierOrder = {
  state: OrderState
  total: number
  createdAt: string
  papers: OrderPaper[]
  /** Those that can be opened. */
  documents: DeliveredDocument[]
}

export type CustomerOrder = {
  reference: string
  state: OrderState
  offer: Offer
  extras: Extra[]
  earlier: EarlierOrder[]
  /** Of the offer. */
  paid: number
  /** Consent to beginning within the statutory cancellation period is to be asked for. */
  asksExpress: boolean
  business: boolean
  /** Where the law wants it or a business may say it: as far as known. */
  billing?: Billing
  /** Of originals; empty until it was given. */
  delivery?: { address: string; editable: boolean }
  /** Of changes to drafts. */
  roundsLeft: number
  methods: PaymentMethod[]
  payments: OrderPayment[]
  papers: OrderPaper[]
  deliveries: OrderDelivery[]
  originals: Original[]
  messages: OrderMessage[]
  open: boolean
  cancelUntil?: string
  /** From this answer on: a device's clock may be wrong. */
  cancelSeconds?: number
  /** `refused`: something was paid for it that does not match, and does not count. */
  due?: { part: PaymentPart; amount: number; refused?: true }
  /** What can be paid besides, sooner than it is due. */
  early?: { part: PaymentPart; amount: number }
  transfers: AwaitedTransfer[]
  ended?: { kept: number; returned: number; reason: string }
  /** The day on which it was to be ready, and why it is another one. */
  moved?: { from: string; reason: string }
  /** When the customer needs the work, if it is ready only after that. */
  missedNeed?: string
  /** Refunded because we could not fulfil it. */
  declined?: boolean
}

/** `whole`: everything is paid now. `address`: of originals. */
export type AcceptAnswers = {
  method: PaymentMethod
  express: boolean
  billing?: Billing
  whole?: boolean
  address?: string
}

/** `version`: of the offer, or of an extra. `answers`: the number of an ask, or of a draft that is to be changed. */
export type CustomerOrderBody =
  | { action: 'list' }
  | ({ token: string } & (
      | { action?: undefined }
      | ({ action: 'accept'; version: number } & AcceptAnswers)
      | { action: 'address'; address: string }
      | { action: 'pay'; method: PaymentMethod }
      | { action: 'status' }
      | { action: 'cancel' }
      | { action: 'open'; document: string }
      | { action: 'paper'; paper: string }
      | { action: 'message'; text: string; answers?: number }
      | { action: 'approve'; draft: number }
      | { action: 'request'; payment: string }
      | { action: 'cover' }
    ))

/** To all actions without a response of their own. */
export type CustomerOrderAnswer = { order: CustomerOrder | null }

/** To 'accept' and 'pay': the provider's page and its session, or, for a bank transfer, the order with its details. */
export type PaymentStart = { url: string; sessionId: string } | { order: CustomerOrder }

/** To 'open', 'paper', 'request' and 'cover': works for a minute. */
export type OpenedFile = { url: string }

/** To 'list', for signed-in customers, with the token of each order's page. */
export type CustomerOrders = { orders: (CustomerOrder & { token: string; service: string })[] }

/** The response of `verify-document` to {sha256}. */
export type Verification =
  | { known: false }
  | {
      known: true
      reference: string
      /** Of its delivery. */
      date: string
      replacedOn?: string
      takenBackOn?: string
    }
