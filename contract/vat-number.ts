import { countryName } from './country-codes.ts'

/** VAT numbers, as people write them and as they are kept. */

/** The form of VAT numbers after their prefix, by country; the check digits are the authority's. */
const FORMS: Record<string, RegExp> = Object.fromEntries(
  Object.entries({
    AT: /^U\d{8}$/,
    BE: /^[01]\d{9}$/,
    BG: /^\d{9,10}$/,
    CH: /^E\d{9}(MWST|TVA|IVA|VAT)?$/,
    CY: /^\d{8}[A-Z]$/,
    CZ: /^\d{8,10}$/,
    ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
    FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
    GB: /^(\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/,
    IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
    NL: /^\d{9}B\d\d$/,
    NO: /^\d{9}(MVA)?$/,
    RO: /^\d{2,10}$/,
    SE: /^\d{12}$/,
    'DK FI HU LU MT SI': /^\d{8}$/,
    'DE EE GR PT': /^\d{9}$/,
    'IM LT': /^(\d{9}|\d{12})$/,
    'PL SK': /^\d{10}$/,
    'HR IT LV': /^\d{11}$/,
  }).flatMap(([countries, form]) => countries.split(' ').map((country) => [country, form])),
)

const ANY_FORM = /^[A-Z0-9]{4,20}$/

/** The prefixes that a country's numbers have, the first one being ours where none was typed. */
export const prefixesOf = (country: string): string[] => {
  if (country === 'GR') return ['EL', 'GR']
  if (country === 'GB') return ['GB', 'XI']
  if (country === 'IM') return ['GB']
  return country in FORMS ? [country] : []
}

/** How people write a number at home, after its blanks and dashes are gone, and what it is as a VAT number. */
const DOMESTIC: Record<string, [written: RegExp, prefixed: string]> = {
  BE: [/^(\d{9})$/, '0$1'],
  CH: [/^(\d{9}\D*)$/, 'E$1'],
  HU: [/^(\d{8})[1-5]\d\d$/, '$1'],
  SE: [/^(\d{10})$/, '$101'],
}

/** Blanks, full stops and dashes of every kind, and what is invisible. */
const DIVIDERS = /[\s\p{Pd}\p{Cf}.,:/_]/gu

/** A typed VAT number as it is kept: 'DE 123 456-789' and '123456789' are 'DE123456789'. */
export function vatNumberOf(country: string, typed: string): string {
  const text = typed.normalize('NFKC').toUpperCase().replace(DIVIDERS, '')
  if (text === '') return ''
  const prefixes = prefixesOf(country)
  const known = prefixes.find((prefix) => text.startsWith(prefix))
  const [written, prefixed] = DOMESTIC[country] ?? [/$^/, '']
  const number = text.slice(known?.length).replace(written, prefixed)
  return (known === 'GR' ? 'EL' : (known ?? prefixes[0] ?? '')) + number
}

/** One that has its country in front, as it is kept. */
export function fullVatNumber(typed: string): string {
  const text = vatNumberOf('', typed)
  return vatNumberOf(text.slice(0, 2), text)
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

/** The same of one that has its country in front. */
export const fullVatNumberProblem = (number: string): string | undefined =>
  vatNumberProblem(number.slice(0, 2), number)
