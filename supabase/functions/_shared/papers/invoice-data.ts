import { addressLines } from '#contract/billing.ts'
import { COUNTRY_NAMES, countryName } from '#contract/country-codes.ts'
import { formatRate, type Share } from '#contract/order.ts'
import { prefixesOf } from '#contract/vat-number.ts'
import { cleanText } from '../order/clean-text.ts'
import type { PaperFacts } from './paper.ts'

/**
 * The data of an invoice or credit note for businesses that read them by machine: Factur-X, profile EN 16931, which is UN/CEFACT's
 * Cross Industry Invoice. Amounts are the paper's, to the penny (docs/decisions/018-papers.md).
 */

const NAMESPACES = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/** Codes of UNTDID 1001, 4461 and 5305, of UN/ECE's Recommendation 20, and of the list VATEX. */
const DOCUMENTS: Record<string, string> = { invoice: '380', 'credit note': '381' }
const PAYMENT = { card: ['48', 'Card'], transfer: ['1', 'Bank transfer'] } as const
const ONE = 'C62'

type Category = { code: 'S' | 'Z' | 'E' | 'AE' | 'O'; rate: number; reason?: string; reasonCode?: string }

type Tax = Category & { net: number; vat: number }

/** An element; none if there is nothing to say. */
const element = (name: string, content: string | string[], attributes = ''): string => {
  const inside = [content].flat().join('')
  return inside && `<${name}${attributes}>${inside}</${name}>`
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const text = (name: string, value: string | null | undefined, attributes?: string) =>
  element(
    name,
    cleanText(value ?? '').replaceAll(/[&<>]/g, (one) => ESCAPED[one] ?? one),
    attributes,
  )

const amount = (name: string, pence: number, attributes?: string) =>
  element(name, (pence / 100).toFixed(2), attributes)

const date = (name: string, day: string, type = 'udt:DateTimeString') =>
  element(name, element(type, day.slice(0, 10).replaceAll('-', ''), ' format="102"'))

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

const sharesOf = ({ shares }: PaperFacts): Share[] => shares.filter((one) => one.net || one.vat)

const countryOf = ({ customer, seller }: PaperFacts) =>
  customer?.country ?? seller.address?.countryCode ?? 'GB'

/**
 * The country as the standard's list has it: ISO 3166-1, but for Kosovo, and without South Sudan, which its rules refuse. Undefined: it
 * has none.
 */
const listed = (country: string): string | undefined =>
  country === 'XK' ? '1A' : COUNTRY_NAMES.has(country) && country !== 'SS' ? country : undefined

/** As the standard has VAT numbers: with the country's letters before it. */
function buyerVatNumber(facts: PaperFacts): string {
  const number = (facts.customer?.vatNumber ?? '').toUpperCase().replaceAll(/[^A-Z\d+*]/g, '')
  const country = countryOf(facts)
  if (number === '' || prefixesOf(country).some((prefix) => number.startsWith(prefix))) return number
  return (listed(country) ?? '') + (number.startsWith(country) ? number.slice(2) : number)
}

/** The business customer abroad accounts for VAT at home. The Isle of Man shares that of the United Kingdom. */
const isReverseCharge = (facts: PaperFacts) =>
  !['GB', 'IM'].includes(countryOf(facts)) && buyerVatNumber(facts) !== ''

/** Nothing on the paper is within VAT: the standard then wants nobody's VAT number, and allows no other category beside it. */
const isOutside = (facts: PaperFacts) =>
  !isReverseCharge(facts) &&
  sharesOf(facts).every(({ treatment }) => treatment === 'outside' || treatment === 'disbursement')

const REASONS = {
  exempt: 'Exempt from VAT',
  outside: 'Outside the scope of UK VAT',
  disbursement: 'Paid on your behalf, without VAT',
}

function categoryOf({ treatment, rate }: Share, facts: PaperFacts): Category {
  if (treatment === 'standard') return { code: 'S', rate: rate ?? 0 }
  if (treatment === 'zero') return { code: 'Z', rate: 0 }
  const untaxed = { rate: 0, reason: facts.notes?.[treatment] ?? REASONS[treatment] }
  if (isOutside(facts)) return { ...untaxed, code: 'O', reasonCode: 'VATEX-EU-O' }
  if (treatment === 'outside' && isReverseCharge(facts))
    return { ...untaxed, code: 'AE', reasonCode: 'VATEX-EU-AE' }
  return { ...untaxed, code: 'E', ...(treatment === 'disbursement' && { reasonCode: 'VATEX-EU-79-C' }) }
}

/** One for each category and rate, as the standard wants; a reason's code only if it is that of all of it. */
function taxesOf(facts: PaperFacts): Tax[] {
  const shares = sharesOf(facts).map((share) => ({ ...share, ...categoryOf(share, facts) }))
  const groups = Map.groupBy(shares, ({ code, rate }) => `${code} ${rate}`)
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { reasonCode, ...tax } = first
    const group = [first, ...others]
    return {
      ...tax,
      ...(tax.reason && { reason: [...new Set(group.map(({ reason }) => reason))].join('; ') }),
      ...(reasonCode && others.every((other) => other.reasonCode === reasonCode) && { reasonCode }),
      net: sum(group.map(({ net }) => net)),
      vat: sum(group.map(({ vat }) => vat)),
    }
  })
}

const rateOf = ({ code, rate }: Category) =>
  code === 'O' ? '' : element('ram:RateApplicablePercent', (rate / 100).toFixed(2))

const LABELS = {
  standard: 'Services',
  zero: 'Services, zero-rated',
  exempt: 'Services, exempt from VAT',
  outside: 'Services',
  disbursement: 'Fees paid on your behalf',
}

/** One line for each treatment: a paper is for part of an order, and only its parts have amounts to the penny. */
function lineItem(share: Share, index: number, facts: PaperFacts): string {
  const category = categoryOf(share, facts)
  const listed = facts.lines.filter(({ treatment = 'standard' }) => treatment === share.treatment)
  const rate = share.treatment === 'standard' ? `, VAT at ${formatRate(category.rate)}` : ''
  const what = facts.about === 'consultation' ? 'Consultation' : `${LABELS[share.treatment]}, order`
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', text('ram:LineID', String(index + 1))),
    element('ram:SpecifiedTradeProduct', [
      text('ram:Name', `${what} ${facts.order}${rate}`),
      text('ram:Description', listed.map(({ what }) => what).join('; ')),
    ]),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', amount('ram:ChargeAmount', share.net)),
    ),
    element('ram:SpecifiedLineTradeDelivery', element('ram:BilledQuantity', '1', ` unitCode="${ONE}"`)),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        text('ram:TypeCode', 'VAT'),
        text('ram:CategoryCode', category.code),
        rateOf(category),
      ]),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', amount('ram:LineTotalAmount', share.net)),
    ]),
  ])
}

function sellerParty(facts: PaperFacts): string {
  const { name, vatNumber, companyNumber, address } = facts.seller
  const outside = isOutside(facts)
  return element('ram:SellerTradeParty', [
    outside && !companyNumber ? text('ram:ID', vatNumber) : '',
    text('ram:Name', name),
    element('ram:SpecifiedLegalOrganization', text('ram:ID', companyNumber)),
    element('ram:PostalTradeAddress', [
      text('ram:PostcodeCode', address?.postcode),
      text('ram:LineOne', address?.street),
      text('ram:CityName', address?.city),
      text('ram:CountryID', listed(address?.countryCode ?? 'GB')),
    ]),
    element(
      'ram:SpecifiedTaxRegistration',
      text('ram:ID', vatNumber, ` schemeID="${outside ? 'FC' : 'VA'}"`),
    ),
  ])
}

function buyerParty(facts: PaperFacts): string {
  const { name, company, address, email } = facts.buyer
  const [first, second, ...rest] = addressLines(address ?? '')
  return element('ram:BuyerTradeParty', [
    text('ram:Name', company || name),
    company ? element('ram:DefinedTradeContact', text('ram:PersonName', name)) : '',
    element('ram:PostalTradeAddress', [
      text('ram:LineOne', first),
      text('ram:LineTwo', second),
      text('ram:LineThree', rest.join(', ')),
      text('ram:CountryID', listed(countryOf(facts))),
    ]),
    element('ram:URIUniversalCommunication', text('ram:URIID', email, ' schemeID="EM"')),
    isOutside(facts)
      ? ''
      : element('ram:SpecifiedTaxRegistration', text('ram:ID', buyerVatNumber(facts), ' schemeID="VA"')),
  ])
}

function settlement(facts: PaperFacts): string {
  const { method, credits, corrects, paidOn, currency } = facts
  const taxes = taxesOf(facts)
  const [net, vat] = [sum(taxes.map((tax) => tax.net)), sum(taxes.map((tax) => tax.vat))]
  const [code, words] = PAYMENT[method]
  return element('ram:ApplicableHeaderTradeSettlement', [
    text('ram:InvoiceCurrencyCode', currency.toUpperCase()),
    element('ram:SpecifiedTradeSettlementPaymentMeans', [
      text('ram:TypeCode', code),
      text('ram:Information', words),
    ]),
    ...taxes.map((tax, index) =>
      element('ram:ApplicableTradeTax', [
        amount('ram:CalculatedAmount', tax.vat),
        text('ram:TypeCode', 'VAT'),
        text('ram:ExemptionReason', tax.reason),
        amount('ram:BasisAmount', tax.net),
        text('ram:CategoryCode', tax.code),
        text('ram:ExemptionReasonCode', tax.reasonCode),
        index === 0 ? date('ram:TaxPointDate', paidOn, 'udt:DateString') : '',
        rateOf(tax),
      ]),
    ),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      amount('ram:LineTotalAmount', net),
      amount('ram:TaxBasisTotalAmount', net),
      amount('ram:TaxTotalAmount', vat, ` currencyID="${currency.toUpperCase()}"`),
      amount('ram:GrandTotalAmount', net + vat),
      amount('ram:TotalPrepaidAmount', net + vat),
      amount('ram:DuePayableAmount', 0),
    ]),
    element('ram:InvoiceReferencedDocument', text('ram:IssuerAssignedID', credits ?? corrects)),
  ])
}

/** Not for private customers, receipts, and sellers that are not registered for VAT. */
const hasData = (facts: PaperFacts) =>
  facts.kind in DOCUMENTS &&
  facts.vatRate !== null &&
  Boolean(facts.seller.vatNumber) &&
  (facts.customer?.business ?? Boolean(facts.buyer.company)) &&
  sharesOf(facts).length > 0

const unlisted = (facts: PaperFacts) =>
  [countryOf(facts), facts.seller.address?.countryCode ?? 'GB'].find((country) => !listed(country))

/** For the operator: why a paper that should have data has none; empty if nothing is missing. */
export function missingData(facts: PaperFacts): string {
  const country = hasData(facts) ? unlisted(facts) : undefined
  return country === undefined
    ? ''
    : `${facts.reference} is without e-invoice data: the standard EN 16931 has no code for ${countryName(country)}.`
}

/** The XML of Factur-X; undefined where there is none, or the standard cannot say what it would have to. */
export function invoiceData(facts: PaperFacts): string | undefined {
  const { kind, reference, issuedOn, reason, order, ownReference, purchaseOrder } = facts
  const shares = sharesOf(facts)
  if (!hasData(facts) || unlisted(facts)) return undefined
  const names = Object.entries(NAMESPACES).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  const invoice = element(
    'rsm:CrossIndustryInvoice',
    [
      element(
        'rsm:ExchangedDocumentContext',
        element('ram:GuidelineSpecifiedDocumentContextParameter', text('ram:ID', 'urn:cen.eu:en16931:2017')),
      ),
      element('rsm:ExchangedDocument', [
        text('ram:ID', reference),
        text('ram:TypeCode', DOCUMENTS[kind]),
        date('ram:IssueDateTime', issuedOn),
        element('ram:IncludedNote', text('ram:Content', reason)),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...shares.map((share, index) => lineItem(share, index, facts)),
        element('ram:ApplicableHeaderTradeAgreement', [
          text('ram:BuyerReference', ownReference),
          sellerParty(facts),
          buyerParty(facts),
          element('ram:SellerOrderReferencedDocument', text('ram:IssuerAssignedID', order)),
          element('ram:BuyerOrderReferencedDocument', text('ram:IssuerAssignedID', purchaseOrder)),
        ]),
        '<ram:ApplicableHeaderTradeDelivery/>',
        settlement(facts),
      ]),
    ],
    names.join(''),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${invoice}\n`
}
