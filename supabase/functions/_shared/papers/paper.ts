import type { BankDetails, OfferLine, PaperKind, PaymentPart, Share, VatNotes } from '#contract/order.ts'
import type { VatCustomer } from '#contract/vat.ts'
import type { SealOptions } from '../certificate/seal.ts'

/** What a receipt, VAT invoice or credit note says, as the database keeps it. A paper never changes once it is issued. */

/**
 * The snapshot of an issued paper (public.issue_paper), or what a request for payment says, which has no number and is not kept. All
 * amounts are in pence.
 */
export type PaperFacts = {
  kind: PaperKind | 'payment request'
  /** The paper's own number: 'R-2026-0001', 'INV-2026-0001', 'CN-2026-0001'. */
  reference: string
  /** YYYY-MM-DD */
  issuedOn: string
  /** The customer's, in which receipts are written; English if there is none. */
  language?: string
  about?: 'consultation'
  startsAt?: string
  /** Its reference: 'SQ-7H3K-M2PX'. */
  order: string
  part: PaymentPart
  method: 'card' | 'transfer'
  /** `lines`: what the law wants shown, one line each. */
  seller: {
    name?: string
    lines?: string[]
    vatNumber?: string | null
    companyNumber?: string | null
    address?: { street: string; city: string; postcode: string; countryCode: string }
  }
  /** `address`: its lines, divided by line breaks, where the law wants it. */
  buyer: { name: string; company?: string | null; address?: string | null; email: string }
  /** Null: nobody has said who the customer is for VAT. */
  customer?: Pick<VatCustomer, 'country' | 'vatNumber' | 'business'> | null
  /** The customer's own number for the order. */
  purchaseOrder?: string | null
  /** The customer's own name for it, such as a matter number. */
  ownReference?: string | null
  /** Of the accepted offer, with or without VAT, as its prices are. */
  lines: OfferLine[]
  total: number
  /** This payment or refund, with VAT. */
  amount: number
  /** In hundredths of a percent: 2000 is 20%. Null: the seller is not registered for VAT. */
  vatRate: number | null
  /** The VAT within `amount`, and `amount` without it. */
  vat: number
  net: number
  shares: Share[]
  /** What the law wants said of a treatment, as the offer has said it. */
  notes?: VatNotes
  waived?: number
  /** Money that was not owed, held until it is returned: nothing was supplied for it. */
  surplus?: boolean
  /** Of a credit note: why, in the operator's words. */
  reason?: string | null
  /** In lower case; amounts are in its minor unit. */
  currency: string
  /** The day of the payment: YYYY-MM-DD. Empty: it was not made yet. */
  paidOn: string
  /** Of a credit note: the reference of the paper that it credits. */
  credits?: string | null
  /** Of a corrected paper, and of the credit note for it: the paper that was wrong. No money moved. */
  corrects?: string | null
  /** Of a request for payment: by when, YYYY-MM-DD, and where to. */
  dueOn?: string
  bank?: BankDetails
}

/** What stands between a text and the English of it. */
export const BETWEEN = ' · '

/** The sheet that lies on top of originals that a customer posts: who sends them, for which request, and where to. */
export type CoverFacts = Pick<PaperFacts, 'issuedOn' | 'language' | 'order' | 'seller'> & {
  kind: 'cover sheet'
  from: string[]
  to: string[]
}

/** A payer's orders, as of the end of `to` (public.statement_of). Of what moved, refunds are negative. */
export type Statement = {
  from: string
  to: string
  moved: {
    day: string
    kind: PaperKind
    paper: string
    order: string
    own?: string | null | undefined
    amount: number
  }[]
  open: { order: string; own?: string | null | undefined; part: PaymentPart; amount: number }[]
}

export type StatementFacts = Statement &
  Pick<PaperFacts, 'language' | 'seller' | 'buyer'> & { kind: 'statement' }

export type AnyFacts = PaperFacts | CoverFacts | StatementFacts

/** With which key, and whether a time stamp is to follow. */
export type PaperSeal = Pick<SealOptions, 'key' | 'forStamp'>

/** The paper as PDF, sealed if there is a seal. The same facts and the same seal give the same bytes. */
export type MakePaper = (facts: AnyFacts, seal?: PaperSeal) => Promise<Uint8Array>
