import type { PaperKind } from '#contract/order.ts'

/** What orders and consultations have in common; apart from them, so that neither loads the other's words. */

export const PAPER_KINDS = {
  receipt: 'Receipt',
  invoice: 'Invoice',
  'credit note': 'Credit note',
} as const satisfies Record<PaperKind, string>

export const DOWNLOAD_WORDS = {
  download: 'Download',
  downloadFile: 'Download {name}',
  busy: 'Fetching…',
  failed: 'The file could not be fetched. Please try again.',
} as const

/** The texts of the PDFs, in which the English stands beside another language's. `{…}` is filled in. */
export const PAPER_WORDS = {
  titles: {
    receipt: 'Receipt',
    invoice: 'VAT invoice',
    'credit note': 'Credit note',
    'payment request': 'Request for payment',
  },
  addressed: {
    receipt: 'Received from',
    invoice: 'Invoice to',
    'credit note': 'Credit to',
    'payment request': 'To',
  },
  headings: {
    receipt: 'Payment',
    invoice: 'This invoice',
    'credit note': 'This credit',
    'payment request': 'To be paid',
  },
  apart: 'Pro forma. This is not a VAT invoice.',
  /** Of the drawing beside the name of the house. */
  mark: 'Mark of {name}',
  vatRegistration: 'VAT registration number {number}',
  number: 'Number',
  date: 'Date',
  taxPoint: 'Tax point',
  due: 'To be paid by',
  consultation: 'Consultation',
  order: 'Order',
  credits: 'Credits',
  replaces: 'Replaces',
  purchaseOrder: 'Your purchase order',
  vatNumber: 'Your VAT number',
  parts: {
    first: 'First half of the order',
    second: 'Second half of the order',
    whole: 'The whole order',
    extra: 'Extra',
  },
  partial: {
    first: 'Part of the first half of the order',
    second: 'Part of the second half of the order',
    whole: 'Part of the whole order',
    extra: 'Part of the extra',
  },
  surplus: 'A payment that was not owed, held until it is returned',
  partOfPrice: 'Part of the price: {what}',
  treatments: {
    standard: 'VAT at {rate}',
    zero: 'zero-rated, VAT at 0%',
    exempt: 'exempt from VAT',
    outside: 'outside the scope of UK VAT',
    disbursement: 'disbursements, at cost',
  },
  total: {
    credited: 'Credited',
    request: 'Please pay',
    refunded: { card: 'Refunded to the card you paid with', transfer: 'Refunded by bank transfer' },
    paid: { card: 'Paid by card on {day}', transfer: 'Paid by bank transfer on {day}' },
  },
  columns: { what: 'Description', amount: 'Amount', net: 'Net', vat: 'VAT', total: 'Total' },
  halves: { first: 'Second half, due on delivery', second: 'First half, paid before' },
  vat: 'VAT',
  whole: { taxed: 'The whole order, with VAT', untaxed: 'The whole order' },
  price: { taxed: 'The price, with VAT', untaxed: 'The price' },
  next: {
    corrected: 'This corrects what an earlier document said. No money is paid or refunded.',
    request: 'You get the receipt or VAT invoice for it as soon as your payment has arrived.',
    refunded: {
      card: 'The money is on its way to the card you paid with. Banks can take up to ten working days to show it.',
      transfer: 'We are sending the money by bank transfer. It can take up to ten working days to arrive.',
    },
    consultation: 'The video link and the page of your booking are in our emails.',
    surplus: 'We hold this money for you until we return it.',
    first: 'We’ll do the work and email you when it is ready. The second half is due then.',
    full: 'The price of the quote is paid in full.',
  },
  noVat: 'No VAT charged.',
  waived: '{amount} was missing, and is waived.',
  reason: 'Reason',
  bank: {
    title: 'Bank account',
    name: 'Account name',
    sortCode: 'Sort code',
    accountNumber: 'Account number',
    iban: 'IBAN',
    reference: 'Payment reference',
  },
  statement: {
    title: 'Statement of account',
    period: 'Period',
    moved: 'Payments and refunds',
    open: 'Open on the last day',
  },
  orderTitle: 'The order',
  consultationTitle: 'The consultation',
  /** Of the sheet that goes with originals. */
  cover: {
    title: 'Cover sheet',
    to: 'Post to',
    from: 'From',
    enclose:
      'Please put this sheet on top of the originals. Post them with tracking, and keep the number until we tell you that they have arrived.',
  },
  page: 'Page {page} of {pages}',
} as const
