import { describe, expect, it } from 'vitest'
import { INVOICES, PLAIN_PAPERS } from '../../../../tests/support/papers.ts'
import { invoiceData, missingData } from './invoice-data.ts'
import type { PaperFacts } from './paper.ts'

/** The judges of the standard have the same papers in tests/commands/paper-standards.test.ts, before a release. */

const STANDARD = INVOICES.standard as PaperFacts

const dataOf = (facts: PaperFacts) => invoiceData(facts) ?? ''

const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(
    ([, inside = '']) => inside,
  )

const pence = (amounts: string[]) => amounts.map((amount) => Math.round(Number(amount) * 100))
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/** The categories of VAT, with rate, net, VAT and the code of the reason. */
const taxesOf = (xml: string) =>
  [...xml.matchAll(/<ram:ApplicableTradeTax><ram:CalculatedAmount>.*?<\/ram:ApplicableTradeTax>/g)].map(
    ([tax]) =>
      ['CategoryCode', 'RateApplicablePercent', 'BasisAmount', 'CalculatedAmount', 'ExemptionReasonCode'].map(
        (name) => all(tax, name)[0],
      ),
  )

describe('the amounts of', { tags: ['lasting-papers'] }, () => {
  it.each(Object.entries(INVOICES))('%s are the paper’s, and add up', (_, facts) => {
    const xml = dataOf(facts)
    const one = (name: string) => pence(all(xml, name)).at(-1)
    expect(one('GrandTotalAmount')).toBe(facts.amount)
    expect(one('TaxTotalAmount')).toBe(facts.vat)
    expect(one('TaxBasisTotalAmount')).toBe(facts.net)
    expect(one('TotalPrepaidAmount')).toBe(facts.amount)
    expect(one('DuePayableAmount')).toBe(0)
    const [total, ...lines] = pence(all(xml, 'LineTotalAmount')).toReversed()
    expect(total).toBe(facts.net)
    expect(sum(lines)).toBe(facts.net)
    expect(pence(all(xml, 'ChargeAmount')).toReversed()).toEqual(lines)
    expect(sum(pence(all(xml, 'BasisAmount')))).toBe(facts.net)
    expect(sum(pence(all(xml, 'CalculatedAmount')))).toBe(facts.vat)
  })
})

describe('the treatments of', () => {
  it.each([
    ['standard', [['S', '20.00', '50.01', '10.00', undefined]]],
    [
      'two rates',
      [
        ['S', '20.00', '50.00', '10.00', undefined],
        ['S', '5.00', '10.00', '0.50', undefined],
      ],
    ],
    ['zero', [['Z', '0.00', '10.00', '0.00', undefined]]],
    ['exempt', [['E', '0.00', '10.00', '0.00', undefined]]],
    ['disbursement', [['O', undefined, '40.00', '0.00', 'VATEX-EU-O']]],
    [
      'every treatment',
      [
        ['S', '20.00', '50.01', '10.00', undefined],
        ['Z', '0.00', '10.00', '0.00', undefined],
        ['E', '0.00', '43.50', '0.00', undefined],
      ],
    ],
    [
      'reverse charge with a disbursement',
      [
        ['AE', '0.00', '123.45', '0.00', 'VATEX-EU-AE'],
        ['E', '0.00', '40.00', '0.00', 'VATEX-EU-79-C'],
      ],
    ],
    ['outside the scope', [['O', undefined, '163.45', '0.00', 'VATEX-EU-O']]],
    [
      'credit note',
      [
        ['S', '20.00', '8.33', '1.67', undefined],
        ['E', '0.00', '10.00', '0.00', 'VATEX-EU-79-C'],
      ],
    ],
  ])('%s are the standard’s categories', (name, expected) => {
    expect(taxesOf(dataOf(INVOICES[name] as PaperFacts))).toEqual(expected)
  })

  it('what is said of a treatment on the paper is its reason', () => {
    const reasons = all(dataOf(INVOICES['reverse charge'] as PaperFacts), 'ExemptionReason')
    expect(reasons).toEqual(['Reverse charge: you account for VAT &amp; "duties" in your country'])
    const [, mixed] = [...all(dataOf(INVOICES['every treatment'] as PaperFacts), 'ExemptionReason')]
    expect(mixed).toBeUndefined()
  })

  it('nobody’s VAT number is given where nothing is within VAT, as the standard wants', () => {
    expect(dataOf(INVOICES['outside the scope'] as PaperFacts)).not.toContain('schemeID="VA"')
    expect(dataOf(INVOICES['reverse charge'] as PaperFacts)).toContain(
      '<ram:ID schemeID="VA">DE123456789</ram:ID>',
    )
  })
})

describe('beside the amounts', () => {
  it('parties, references and dates are the paper’s', () => {
    const xml = dataOf(INVOICES['credit note'] as PaperFacts)
    for (const part of [
      '<ram:ID>CN-2026-0003</ram:ID><ram:TypeCode>381</ram:TypeCode>',
      '<ram:IncludedNote><ram:Content>Fewer pages than offered &amp; paid for</ram:Content></ram:IncludedNote>',
      '<udt:DateTimeString format="102">20261124</udt:DateTimeString>',
      '<ram:TaxPointDate><udt:DateString format="102">20261123</udt:DateString></ram:TaxPointDate>',
      '<ram:Name>Haworth Mills &amp; Söhne &lt;Ltd&gt;</ram:Name>',
      '<ram:SellerOrderReferencedDocument><ram:IssuerAssignedID>SQ-7H3K-M2PX</ram:IssuerAssignedID>',
      '<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>PO 4711/26</ram:IssuerAssignedID>',
      '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>INV-2026-0017</ram:IssuerAssignedID>',
    ])
      expect(xml).toContain(part)
    expect(xml.match(/TaxPointDate>/g)).toHaveLength(2)
  })

  it('a consultation is named so, and has its own currency', () => {
    const xml = dataOf(INVOICES['consultation in euros'] as PaperFacts)
    expect(xml).toContain('<ram:Name>Consultation SQ-7H3K-M2PX, VAT at 20%</ram:Name>')
    expect(xml).toContain('<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>')
    expect(xml).toContain('<ram:TaxTotalAmount currencyID="EUR">7.58</ram:TaxTotalAmount>')
  })

  it('hostile words stay words, and characters that XML does not know are gone', () => {
    const name = ']]><x a="1">&amp;\u0000\u001F\uFFFE\uD800\u202E Ltd'
    const xml = dataOf({ ...STANDARD, purchaseOrder: name, buyer: { ...STANDARD.buyer, company: name } })
    expect(all(xml, 'Name')).toContain(']]&gt;&lt;x a="1"&gt;&amp;amp; \uFFFD Ltd')
    expect(xml.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\uFFFE]/u)
  })

  it.each([
    ['DE', 'DE123456789', 'DE', 'DE123456789'],
    ['GR', 'EL123456789', 'GR', 'EL123456789'],
    ['GB', 'XI123456789', 'GB', 'XI123456789'],
    ['IM', 'GB003456789', 'IM', 'GB003456789'],
    ['CH', 'CHE107787577VAT', 'CH', 'CHE107787577VAT'],
    ['IE', 'IE1+23456T', 'IE', 'IE1+23456T'],
    ['TR', 'AB1234567', 'TR', 'TRAB1234567'],
    ['TR', 'TR1234567', 'TR', 'TR1234567'],
    ['XK', 'XK330123456', '1A', '1A330123456'],
  ])('codes are those of the standard: %s with %s', (country, vatNumber, code, number) => {
    const xml = dataOf({ ...STANDARD, customer: { country, vatNumber, business: true } })
    expect(all(xml, 'CountryID').at(-1)).toBe(code)
    expect(xml).toContain(`<ram:ID schemeID="VA">${number}</ram:ID>`)
  })

  it('where the standard has no code there are no data, and the operator is told', () => {
    expect(missingData(STANDARD)).toBe('')
    for (const [country, name] of [
      ['SS', 'South Sudan'],
      ['ZZ', 'ZZ'],
    ] as const) {
      const facts = { ...STANDARD, customer: { country, vatNumber: '', business: true } }
      expect(invoiceData(facts)).toBeUndefined()
      expect(missingData(facts)).toBe(
        `INV-2026-0017 is without e-invoice data: the standard EN 16931 has no code for ${name}.`,
      )
      expect(missingData({ ...facts, kind: 'receipt' })).toBe('')
    }
  })

  it.each(Object.entries(PLAIN_PAPERS))('there is none: %s', (_, facts) => {
    expect(invoiceData(facts)).toBeUndefined()
  })

  it('a company that gave nothing but its name has them, too', () => {
    const { customer: _, ...facts } = STANDARD
    expect(invoiceData(facts)).toBe(invoiceData({ ...STANDARD, customer: null }))
    expect(dataOf(facts)).toContain('<ram:CountryID>GB</ram:CountryID>')
  })
})
