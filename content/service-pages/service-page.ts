import type { ServiceId } from '../services.ts'

/** A question with its answer, in one paragraph. */
export type Question = { question: string; answer: string }

/** The words of a service's page. The four pages share one frame and differ in what fills it. */
export type ServicePageContent = {
  id: ServiceId
  title: string
  lead: string
  facts: readonly { term: string; text: string }[]
  documents: {
    title: string
    text: string
    groups: readonly { title: string; items: readonly string[] }[]
  }
  steps: { title: string; items: readonly { title: string; text: string }[] }
  /** What the office at the other end wants. The first column heads its row. */
  authorities: {
    title: string
    text: string
    columns: readonly [string, string, string]
    rows: readonly (readonly [string, string, string])[]
  }
  receive: { title: string; items: readonly string[] }
  questions: readonly Question[]
  closing: { title: string; text: string }
}

export const SERVICE_WORDS = {
  getQuote: 'Get Quote',
  book: 'Book Your Consultation',
  questions: 'Questions people ask',
} as const

/** Facts that are the same for every service. */
export const COMMON_FACTS = [
  { term: 'Urgency', text: 'From 0–12 hours to over 48 hours, as quoted' },
  { term: 'Payment', text: 'Half upfront, half on delivery' },
  { term: 'Cancellation', text: 'Within one hour of payment, if work has not begun' },
] as const
