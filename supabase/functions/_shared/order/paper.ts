import type { PaymentPart, Share, VatTreatment } from '#contract/order.ts'

/** What a receipt, VAT invoice or credit note says, as the database keeps it. A paper never changes once it is issued. */

/** One line of the accepted offer. */
export type PaperLine = {
  what: string
  /** In pence; with or without VAT, as the offer's prices are. */
  amount: number
  /** Undefined on papers that are older than treatments: standard. */
  treatment?: VatTreatment
}

/** The snapshot of an issued paper (public.issue_paper). All amounts are in pence. */
export type PaperFacts = {
  kind: 'receipt' | 'invoice' | 'credit note'
  /** The paper's own number: 'R-2026-0001', 'INV-2026-0001', 'CN-2026-0001'. */
  reference: string
  /** YYYY-MM-DD */
  issuedOn: string
  /** What it is about; an order, unless said otherwise. */
  about?: 'consultation'
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
  /** `country`: two letters. */
  customer?: { country: string; vatNumber: string; business: boolean } | null
  /** The number under which a company ordered. */
  purchaseOrder?: string | null
  lines: PaperLine[]
  /** The price of the whole order, with VAT. */
  total: number
  /** This payment or refund, with VAT. */
  amount: number
  /** In hundredths of a percent: 2000 is 20%. Null: the seller is not registered for VAT. */
  vatRate: number | null
  /** The VAT within `amount`, and `amount` without it. */
  vat: number
  net: number
  /** The same by VAT treatment. */
  shares: Share[]
  /** What was missing and given up, when this payment was accepted as full. */
  waived?: number
  /** It was not owed, and is held until it is returned: nothing was supplied for it. */
  surplus?: boolean
  /** Of a credit note: why. */
  reason?: string | null
  /** What the law wants said of a treatment. */
  notes?: Partial<Record<VatTreatment, string>>
  /** In lower case; amounts are in its minor unit. */
  currency: string
  /** The day of the payment: YYYY-MM-DD. */
  paidOn: string
  /** Of a credit note: the reference of the paper that it credits. */
  credits?: string | null
}
