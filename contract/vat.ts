import { VAT_RULES } from './business-facts.ts'
import { COUNTRY_NAMES } from './country-codes.ts'
import type { VatTreatment } from './order.ts'
import { isLine } from './text.ts'
import { vatNumberProblem } from './vat-number.ts'

/** What the VAT of an order depends on. The owner's accountant decides; these are places for it, and defaults. */

export type VatCustomer = {
  /** ISO 3166-1. */
  country: string
  business: boolean
  /** With its prefix and without blanks: 'DE123456789'. Empty: none was given. */
  vatNumber: string
  /** What else shows that they are in business, such as an entry in a register. Not on papers. */
  evidence: string
  /** Of the VAT number; never the operator's. */
  check?: VatCheck | undefined
}

/** What the tax authority's service has said, and when (ISO 8601). */
export type VatCheck = { state: 'valid' | 'invalid'; at: string }

export const EVIDENCE_LIMIT = 200

/** The Isle of Man shares the VAT of the United Kingdom. */
export const isHome = (country: string): boolean => country === 'GB' || country === 'IM'

/** A business abroad without evidence is treated as at home, as HMRC requires (Notice 741A, section 6; VATPOSS06300). */
export function defaultTreatment({ country, business, vatNumber, evidence }: VatCustomer): VatTreatment {
  if (isHome(country)) return VAT_RULES.home
  if (!business) return VAT_RULES.consumerAbroad
  return vatNumber || /\S/.test(evidence) ? VAT_RULES.businessAbroad : VAT_RULES.home
}

export type VatProblem = { field: 'country' | 'vatNumber' | 'evidence'; message: string }

/** What has to be changed about a customer, in the order of the form. */
export function customerProblems({ country, business, vatNumber, evidence }: VatCustomer): VatProblem[] {
  const problems: VatProblem[] = []
  if (!COUNTRY_NAMES.has(country)) problems.push({ field: 'country', message: 'Please choose a country' })
  const problem = business ? vatNumberProblem(country, vatNumber) : undefined
  if (problem) problems.push({ field: 'vatNumber', message: problem })
  if (evidence.length > EVIDENCE_LIMIT || !isLine(evidence))
    problems.push({ field: 'evidence', message: `Please use up to ${EVIDENCE_LIMIT} characters` })
  return problems
}
