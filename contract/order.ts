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

/** Orders: their states and money, and the requests and responses of `customer-order` and `verify-document`. */

/** The states of an order, in the words that the database, messages and pages use. */
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

/** What is paid for: a half of the price, all of it, or an extra. */
export type PaymentPart = 'first' | 'second' | 'whole' | 'extra'

/** Of an extra; the offer of an order itself has the order's state. */
export type ExtraState = 'offered' | 'expired' | 'withdrawn' | 'accepted' | 'paid'

export type PaymentMethod = 'card' | 'transfer'

/** The limits of an offer; amounts in pence. */
export const OFFER_LIMITS = {
  lines: 50,
  what: 200,
  note: 5000,
  minTotal: 100,
  maxTotal: 10_000_000,
} as const

/** Of a message, characters. */
export const ORDER_MESSAGE_LIMIT = 5000

/** How many documents can go with one message of ours; the database refuses more. */
export const MESSAGE_DOCUMENTS = 5

export const ORDER_MESSAGE_FIELDS = {
  text: {
    kind: 'textarea',
    max: ORDER_MESSAGE_LIMIT,
    required: true,
    ...NOT_FOR_OPERATOR,
  },
} as const satisfies Fields

/** For how many minutes after the first half was paid the customer may cancel, unless work has begun. */
export const CANCEL_MINUTES = 60

/** How a line of an offer is taxed, in the order in which shares are listed. */
export const VAT_TREATMENTS = ['standard', 'zero', 'exempt', 'outside', 'disbursement'] as const

export type VatTreatment = (typeof VAT_TREATMENTS)[number]

/** Whether a treatment is said beside a line. Without VAT registration only disbursements are. */
export const isApart = (
  treatment: VatTreatment,
  vatRate: number | null,
): treatment is Exclude<VatTreatment, 'standard'> =>
  treatment === 'disbursement' || (treatment !== 'standard' && vatRate !== null)

/** A line of an offer; pence. `treatment`: `standard` unless it says otherwise. */
export type OfferLine = { what: string; amount: number; treatment?: VatTreatment | undefined }

/** What a line is called with its treatment. */
export const lineText = (
  { what, treatment = 'standard' }: OfferLine,
  vatRate: number | null,
  marks: Readonly<Record<Exclude<VatTreatment, 'standard'>, string>>,
): string => (isApart(treatment, vatRate) ? `${what} (${marks[treatment]})` : what)

/** What of a sum of money has one treatment; pence. `rate` in hundredths of a percent, null if the business is not registered. */
export type Share = { treatment: VatTreatment; rate: number | null; net: number; vat: number }

/** What the law wants said of a treatment. */
export type VatNotes = Partial<Record<VatTreatment, string>>

export type OfferDraft = {
  lines: OfferLine[]
  /** 'YYYY-MM-DD', or empty with `readyInDays`. */
  readyBy: string
  /** UK time 'HH:MM' of that day, for urgent work. */
  readyTime?: string | undefined
  /** Instead of a day: working days after the first payment. */
  readyInDays?: number | undefined
  note: string
  /** The last day on which it can be accepted, 'YYYY-MM-DD'. */
  validUntil: string
  /** UK time 'HH:MM' of that day, instead of its end. */
  validTime?: string | undefined
  byPost?: boolean | undefined
  /** Who the customer is for VAT; absent: as in the offer before, or as the request has it. */
  customer?: VatCustomer | undefined
}

/** How VAT is charged: rate in hundredths of a percent, null if the business is not registered. */
export type VatRule = { vatRate: number | null; prices: 'gross' | 'net' }

/** What an offer comes to, in pence. */
export type OfferSums = { total: number; vat: number; first: number; second: number; shares: Share[] }

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export const grossOf = (shares: readonly Share[]): number => sum(shares.map(({ net, vat }) => net + vat))

/** Whether any of it is taxed at the standard rate of a business that is registered for VAT. */
export const isTaxed = (shares: readonly Share[]): boolean =>
  shares.some(({ treatment, rate }) => treatment === 'standard' && rate !== null)

export const vatOf = (shares: readonly Share[]): number => sum(shares.map(({ vat }) => vat))

/** The shares of lines, as the database makes them (public.shares_of_lines). */
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

/**
 * What lies between two points of the total of shares, as the database takes it (public.part_of_shares): parts that follow each other
 * add up to the whole, to the penny of each treatment and of its VAT.
 */
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

/**
 * Adds an offer up as the database does (public.make_offer): halves of an odd total differ by a penny, and the first is the
 * larger one.
 */
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

/** By when an order is ready: a day 'YYYY-MM-DD', with a time 'HH:MM' if it is urgent, or working days after the first payment. */
export type Ready = { readyBy: string | null; readyTime: string | null; readyInDays: number | null }

/** What it is said with. */
type ReadyLanguage = {
  LANGUAGE: { tag: string }
  READY_WORDS: Record<'day' | 'time', { label: string; text: string; phrase: string }> & {
    within: string
    days: Plural
  }
}

/** By when, as a label, what stands behind it, and the same within a sentence. @param dayText writes a day */
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

/** The longest time in working days. */
export const MOST_READY_DAYS = 250

/** An offer as its customer sees it; amounts in pence. */
export type Offer = OfferSums &
  Ready & {
    version: number
    lines: OfferLine[]
    vatRate: number | null
    prices: 'gross' | 'net'
    /** What is said of the treatments of its lines. */
    vatNotes: VatNotes
    note: string
    /** ISO 8601. */
    validUntil: string
    byPost: boolean
  }

export type RefundState = 'none' | 'due' | 'made' | 'failed'

export type OrderPayment = {
  part: PaymentPart
  method: PaymentMethod
  amount: number
  /** ISO 8601. */
  paidAt: string
  refund: RefundState
  /** What of it went back, in pence. */
  refunded: number
  /** It was not owed: held until it is returned. */
  surplus: boolean
}

export type PaperKind = 'receipt' | 'invoice' | 'credit note'

export type OrderPaper = {
  id: string
  kind: PaperKind
  reference: string
  /** 'YYYY-MM-DD'. */
  issuedOn: string
  amount: number
}

/** A file of ours, in bytes. */
export type SentDocument = { id: string; name: string; size: number }

export type DeliveredDocument = SentDocument & {
  sha256: string
  opened: boolean
  /** Since when it is not the customer's any more, ISO 8601: taken back, or replaced by another. */
  closed?: { at: string; replaced: boolean }
}

export type OrderDelivery = {
  /** ISO 8601. */
  at: string
  note: string
  carrier: string
  tracking: string
  documents: DeliveredDocument[]
}

/** What the operator writes: a message, a question that is to be answered, or a draft that is to be approved. */
export type MessageKind = 'plain' | 'ask' | 'draft'

export type OrderMessage = {
  number: number
  /** The customer's is of the kind that it answers. */
  kind: MessageKind
  author: 'customer' | 'operator'
  text: string
  /** ISO 8601. */
  at: string
  /** What came with it; it can be opened at once, paid or not. */
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
  /** Of the payment, by which its request for payment is downloaded. */
  id: string
  part: PaymentPart
  amount: number
  reference: string
  bank: BankDetails
}

export type Extra = Offer & {
  state: ExtraState
  /** What is still to be paid for it, in pence. */
  left: number
  /** What it needs and the order does not say yet: to whom its invoice is addressed, and where originals go. */
  billing?: Billing
  delivery?: { address: string }
}

/** An order of the same request that came to an end before; amounts in pence. */
export type EarlierOrder = {
  state: OrderState
  total: number
  /** ISO 8601. */
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
  /** What of the offer is paid, in pence. */
  paid: number
  /** Whether consent to beginning within the statutory cancellation period is to be asked for. */
  asksExpress: boolean
  /** Whether it is an order of a business, which may give a purchase order. */
  business: boolean
  /** To whom the invoices are addressed, where the law wants it or a business may say it: as far as known, until it was given. */
  billing?: Billing
  /** Where originals go, if they go by post; until it was given, empty. */
  delivery?: { address: string; editable: boolean }
  /** How often changes to drafts can still be asked for. */
  roundsLeft: number
  methods: PaymentMethod[]
  payments: OrderPayment[]
  papers: OrderPaper[]
  deliveries: OrderDelivery[]
  messages: OrderMessage[]
  open: boolean
  /** Until when the customer may cancel, if that is still so, ISO 8601. */
  cancelUntil?: string
  /** What is to be paid now, in pence; refused: something was paid for it that does not match, and does not count. */
  due?: { part: PaymentPart; amount: number; refused?: true }
  /** What can be paid besides, sooner than it is due, in pence. */
  early?: { part: PaymentPart; amount: number }
  transfers: AwaitedTransfer[]
  /** Of an order that has ended: what we keep and what goes back, in pence, and why. */
  ended?: { kept: number; returned: number; reason: string }
}

/** What an offer or an extra is accepted with. whole: everything is paid now. */
export type AcceptAnswers = {
  method: PaymentMethod
  express: boolean
  billing?: Billing
  whole?: boolean
  /** Where originals go, if they go by post. */
  address?: string
}

/** The body of `customer-order`: shows the order of a request, or acts on it. */
export type CustomerOrderBody =
  | { action: 'list' }
  | ({ token: string } & (
      | { action?: undefined }
      // of the offer, or of an extra
      | ({ action: 'accept'; version: number } & AcceptAnswers)
      | { action: 'address'; address: string }
      | { action: 'pay'; method: PaymentMethod }
      | { action: 'status' }
      | { action: 'cancel' }
      | { action: 'open'; document: string }
      | { action: 'paper'; paper: string }
      // answers: the number of an ask, or of a draft that is to be changed
      | { action: 'message'; text: string; answers?: number }
      | { action: 'approve'; draft: number }
      // the request for payment of a transfer that is awaited
      | { action: 'request'; payment: string }
    ))

/** The response without an action, and to 'status', 'cancel', 'address', 'message' and 'approve'. */
export type CustomerOrderAnswer = { order: CustomerOrder | null }

/**
 * The response to 'accept' and 'pay': the provider's page and the id of its session, which is all that the address names that it
 * leads back to; or, for a bank transfer, the order with its details.
 */
export type PaymentStart = { url: string; sessionId: string } | { order: CustomerOrder }

/** The response to 'open', 'paper' and 'request': where the file can be downloaded for a minute. */
export type OpenedFile = { url: string }

/** The response to 'list', for signed-in customers: their orders with the token of each one's page. */
export type CustomerOrders = { orders: (CustomerOrder & { token: string; service: string })[] }

/** The response of `verify-document` to {sha256}. */
export type Verification =
  | { known: false }
  | {
      known: true
      reference: string
      /** Of its delivery, 'YYYY-MM-DD'. */
      date: string
      /** It does not stand any more. */
      replacedOn?: string
      takenBackOn?: string
    }
