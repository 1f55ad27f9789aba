export const SERVICES = ['corporate', 'private', 'apostille', 'procurement'] as const
export type ServiceId = (typeof SERVICES)[number]

export const SERVICE_WORDS = {
  getQuote: 'Get Quote',
  book: 'Book Your Consultation',
  verify: 'Has someone given you a document that we delivered?',
  verifyLink: 'Verify a document',
} as const

export const COMMON_FACTS = [
  { term: 'Urgency', text: 'From 0–12 hours to over 48 hours, as quoted' },
  { term: 'Payment', text: 'Half upfront, half on delivery' },
  { term: 'Cancellation', text: 'Within one hour of payment, if work has not begun' },
] as const
