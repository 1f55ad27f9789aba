import type { PaperKind } from '#contract/order.ts'

/** Words of several messages to customers. `{…}` is filled in. */
export const MAIL = {
  greeting: 'Dear {name},',
  /** Where there is no name that can be trusted. */
  hello: 'Hello,',
  /** Above the name of the house. */
  regards: 'Kind regards,',
  reference: 'Reference',
  foot: '{name}, {mail}',
  megabytes: '{size} MB',
  kilobytes: '{size} KB',
} as const

/** Faces of messages: of mail programs, because they load none. */
export const MAIL_FACES = {
  headings: "Georgia,'Times New Roman',serif",
  text: "'Segoe UI',Helvetica,Arial,sans-serif",
} as const

/** The sentence about the paper that comes with a message. */
export const PAPER_ATTACHED = {
  receipt: 'Your receipt {reference} is attached.',
  invoice: 'Your invoice {reference} is attached.',
  'credit note': 'Your credit note {reference} is attached.',
  'payment request': 'A request for payment is attached for your records. It is not a VAT invoice.',
  statement: 'Your statement of account is attached.',
} as const satisfies Record<PaperKind | 'payment request' | 'statement', string>
