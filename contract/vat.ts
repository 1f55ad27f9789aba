import { VAT_RULES } from './business-facts.ts'
import { COUNTRY_NAMES, countryName } from './country-codes.ts'
import type { VatTreatment } from './order.ts'
import { isLine } from './text.ts'

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

/** The form of VAT numbers after their prefix; the check digits are the authority's. */
const FORMS: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IM: /^(\d{9}|\d{12})$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d\d$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

const ANY_FORM = /^[A-Z0-9]{4,20}$/

/** The prefixes that a country's numbers have, the first one being ours where none was typed. */
const prefixesOf = (country: string): string[] => {
  if (country === 'GR') return ['EL', 'GR']
  if (country === 'GB') return ['GB', 'XI']
  if (country === 'IM') return ['GB']
  return country in FORMS ? [country] : []
}

/** A typed VAT number as it is kept: 'DE 123 456-789' and '123456789' are 'DE123456789'. */
export function vatNumberOf(country: string, typed: string): string {
  const text = typed.toUpperCase().replace(/[\s.\-/]/g, '')
  const prefixes = prefixesOf(country)
  const known = prefixes.find((prefix) => text.startsWith(prefix))
  if (text === '') return ''
  if (known === 'GR') return `EL${text.slice(2)}`
  return known || !prefixes[0] ? text : prefixes[0] + text
}

export function vatNumberProblem(country: string, typed: string): string | undefined {
  const number = vatNumberOf(country, typed)
  const prefix = prefixesOf(country).find((known) => number.startsWith(known)) ?? ''
  const form = FORMS[country] ?? ANY_FORM
  if (number === '' || form.test(number.slice(prefix.length))) return undefined
  return country in FORMS
    ? `This is not a VAT number of ${countryName(country)}: please check it`
    : 'Please use 4 to 20 letters and digits'
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
