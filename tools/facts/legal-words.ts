import { type Business, NONE } from './business-schema.ts'
import { addressLine } from './words.ts'

/** What the law wants shown, in English. What the owner has left empty is left out: nothing is claimed in its place. */

export const given = (fact: string | null): string | null => (fact === NONE ? null : fact)

export const legalNameOf = ({ legal, name }: Business) => legal.name ?? name

/** The rate at which VAT is charged, in hundredths of a percent; null unless the business is registered for it. */
export const vatRateOf = ({ legal, orders }: Business): number | null =>
  given(legal.vatNumber) === null ? null : orders.vatRate

export const isRegistered = ({ form }: Business['legal']) => form === 'company' || form === 'llp'

const officeLabel = (legal: Business['legal']) =>
  isRegistered(legal) ? 'Registered office' : 'Address for service'

/** Who sells, for the head of receipts and invoices; numbers and address by themselves for those that machines read. */
export function sellerOf(facts: Business) {
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
