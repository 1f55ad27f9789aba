import { type Business, NONE } from './business-schema.ts'
import { addressLine } from './words.ts'

/** What the law wants shown, in words. What the owner has left empty is left out: nothing is claimed in its place. */

export const given = (fact: string | null): string | null => (fact === NONE ? null : fact)

export const legalNameOf = ({ legal, name }: Business) => legal.name ?? name

/** What stands beside a price. */
export function vatOf({ vatNumber }: Business['legal']): string | null {
  if (vatNumber === null) return null
  return vatNumber === NONE ? 'no VAT is charged' : 'VAT included'
}

/** The rate at which VAT is charged, in hundredths of a percent; null unless the business is registered for it. */
export const vatRateOf = ({ legal, orders }: Business): number | null =>
  given(legal.vatNumber) === null ? null : orders.vatRate

/** '£30.00 (VAT included)' */
export function withVat(price: string, legal: Business['legal']): string {
  const vat = vatOf(legal)
  return vat === null ? price : `${price} (${vat})`
}

/** What the terms say of VAT. */
export function vatTermsOf({ vatNumber }: Business['legal']): string | null {
  if (vatNumber === null) return null
  return vatNumber === NONE
    ? 'We are not registered for VAT, and charge none.'
    : 'Our prices include VAT where it is due.'
}

export const isRegistered = ({ form }: Business['legal']) => form === 'company' || form === 'llp'

const officeLabel = (legal: Business['legal']) =>
  isRegistered(legal) ? 'Registered office' : 'Address for service'

const together = (words: string) => words.replaceAll(' ', '\u00a0')

/**
 * The foot of every page: 'Wax Limited, registered in Scotland no. SC123456 · 1 Quay, Leith · VAT GB123456789 · ICO ZA123456'.
 */
export function identityLine(facts: Business): string | null {
  const { legal, name, phone } = facts
  const { companyNumber, registeredIn, registeredOffice, vatNumber, icoNumber } = legal
  const number = given(phone.general)
  const own = legalNameOf(facts) === name ? null : legalNameOf(facts)
  const register =
    companyNumber && `${own ? 'r' : 'R'}egistered in ${registeredIn} ${together(`no. ${companyNumber}`)}`
  const parts = [
    [own, register].filter(Boolean).join(', '),
    registeredOffice,
    vatNumber && (given(vatNumber) ? together(`VAT ${vatNumber}`) : 'Not VAT-registered'),
    given(icoNumber) && together(`ICO ${icoNumber}`),
    number && together(number),
  ]
  return parts.filter(Boolean).join(' · ') || null
}

/** Everything, for the contact page: what each fact is called, and what it is. */
export function identityRows({ legal, phone, name: fullName }: Business): [label: string, text: string][] {
  const { form, companyNumber, registeredIn, registeredOffice, vatNumber, icoNumber, insurer } = legal
  const name = legal.name ?? (companyNumber && fullName)
  const rows: [label: string, text: string | null][] = [
    [isRegistered(legal) ? 'Registered name' : form === 'partnership' ? 'Partners' : 'Owner', name],
    ['Registered in', companyNumber && `${registeredIn}, number ${companyNumber}`],
    [officeLabel(legal), registeredOffice],
    ['VAT', vatNumber && (given(vatNumber) ?? 'not VAT-registered')],
    ['Data protection register', given(icoNumber) && `ICO, number ${icoNumber}`],
    ['Professional indemnity insurance', given(insurer)],
    ['Phone', given(phone.general)],
  ]
  return rows.filter((row): row is [string, string] => Boolean(row[1]))
}

/** The same for e-mails and the terms: 'Registered name: Wax Limited. Registered in: Scotland, number SC123456.' */
export function identitySentences(facts: Business): string | null {
  const sentences = identityRows(facts).map(([label, text]) => `${label}: ${text.replace(/\.$/, '')}.`)
  return sentences.join(' ') || null
}

/**
 * Who sells, for the head of receipts and invoices: the name by which the law knows the business; what stands below it, as the name
 * that customers know, if it is another, addresses, register and VAT number; and, for invoices that are read by machine, numbers
 * and address by themselves.
 */
export function sellerOf(facts: Business): {
  name: string
  lines: readonly string[]
  vatNumber: string | null
  companyNumber: string | null
  address: { street: string; city: string; postcode: string; countryCode: string }
} {
  const { legal, name, address } = facts
  const { street, city, postcode, countryCode } = address
  const { companyNumber, registeredIn, registeredOffice, vatNumber } = legal
  const lines = [
    legalNameOf(facts) !== name && `Trading as ${name}`,
    addressLine(address),
    companyNumber && `Registered in ${registeredIn}, number ${companyNumber}`,
    registeredOffice && `${officeLabel(legal)}: ${registeredOffice}`,
    vatNumber && (given(vatNumber) ? `VAT number ${vatNumber}` : 'Not VAT-registered'),
  ]
  return {
    name: legalNameOf(facts),
    lines: lines.filter((line) => typeof line === 'string'),
    vatNumber: given(vatNumber),
    companyNumber,
    address: { street, city, postcode, countryCode },
  }
}
