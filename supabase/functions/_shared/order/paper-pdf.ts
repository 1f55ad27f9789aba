import { addressLines } from '#contract/billing.ts'
import { formatRate } from '#contract/order.ts'
import { invoiceData } from './invoice-data.ts'
import type { PaperFacts } from './paper.ts'
import type { Cell, Row, TextStyle } from './paper-sheet.ts'

/** Receipts, VAT invoices and credit notes as tagged PDF (docs/decisions/018-papers.md). */

const TITLES = { receipt: 'Receipt', invoice: 'VAT invoice', 'credit note': 'Credit note' } as const
const ADDRESSED = { receipt: 'Received from', invoice: 'Invoice to', 'credit note': 'Credit to' } as const
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

const SIGNS: Record<string, string> = { gbp: '£', eur: '€', usd: 'US$' }

/** '£1,234.50'; not by Intl, whose data differ from one runtime to the next. */
function moneyIn(currency: string): (pence: number) => string {
  const sign = SIGNS[currency] ?? `${currency.toUpperCase()} `
  return (pence) => {
    const [pounds = '', rest = ''] = (Math.abs(pence) / 100).toFixed(2).split('.')
    return `${pence < 0 ? '−' : ''}${sign}${pounds.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
  }
}

const isConsultation = ({ about }: PaperFacts) => about === 'consultation'

/** '23 November 2026'; what is no date is left as it is. */
function longDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? []
  return year ? `${Number(day)} ${MONTHS[Number(month) - 1] ?? month} ${year}` : date
}

type Words = [label: string, value: string, weight?: 'strong']

function details(facts: PaperFacts): Words[] {
  const { kind, reference, issuedOn, paidOn, order, credits } = facts
  return [
    ['Number', reference],
    ['Date', longDate(issuedOn)],
    ...(kind === 'invoice' && paidOn !== issuedOn ? [['Tax point', longDate(paidOn)] as Words] : []),
    [isConsultation(facts) ? 'Consultation' : 'Order', order],
    ...(credits ? [['Credits', credits] as Words] : []),
  ]
}

/** What the law wants shown, with the VAT number if nothing else says it. */
function sellerLines({ seller, vatRate }: PaperFacts): string[] {
  const { lines = [], vatNumber } = seller
  const missing = vatRate !== null && vatNumber && !lines.some((line) => line.includes(vatNumber))
  return missing ? [...lines, `VAT registration number ${vatNumber}`] : lines
}

function orderRows({ lines, total, vatRate, currency }: PaperFacts): Words[] {
  const money = moneyIn(currency)
  const listed = lines.reduce((sum, { amount }) => sum + amount, 0)
  const rows = lines.map(({ what, amount }): Words => [what, money(amount)])
  if (vatRate === null) return [...rows, ['Total', money(total), 'strong']]
  if (listed === total) return [...rows, [`Total with VAT at ${formatRate(vatRate)}`, money(total), 'strong']]
  return [
    ...rows,
    ['Total without VAT', money(listed)],
    [`VAT at ${formatRate(vatRate)}`, money(total - listed)],
    ['Total', money(total), 'strong'],
  ]
}

/** The payment of a consultation, or what goes back of it. */
function consultationRows({ kind, paidOn, amount, total, vatRate, vat, net, currency }: PaperFacts): Words[] {
  const money = moneyIn(currency)
  const what = amount < total ? 'Part of the price' : 'Price of the consultation'
  const how =
    kind === 'credit note' ? 'refunded to the card you paid with' : `paid by card on ${longDate(paidOn)}`
  const taxed: Words[] =
    vatRate === null
      ? []
      : [
          [`${what}, without VAT`, money(net)],
          [`VAT at ${formatRate(vatRate)}`, money(vat)],
        ]
  return [...taxed, [`${what}, ${how}`, money(amount), 'strong']]
}

/** This payment or refund, and what it leaves. */
function paymentRows(facts: PaperFacts): Words[] {
  const { kind, part, method, paidOn, amount, total, vatRate, vat, net } = facts
  const money = moneyIn(facts.currency)
  if (isConsultation(facts)) return consultationRows(facts)
  const [half, due] =
    part === 'first' ? ['First half', Math.ceil(total / 2)] : ['Second half', Math.floor(total / 2)]
  const what = amount < due ? `Part of the ${half.toLowerCase()}` : half
  const rest = money(total - amount)
  const before: Words[] =
    kind !== 'credit note' && part === 'second' ? [['First half, paid before', rest]] : []
  const taxed: Words[] =
    vatRate === null
      ? []
      : [
          [`${what} of the order, without VAT`, money(net)],
          [`VAT at ${formatRate(vatRate)}`, money(vat)],
        ]
  if (kind === 'credit note') {
    const how = method === 'card' ? 'to the card you paid with' : 'by bank transfer'
    return [...taxed, [`${what}, refunded ${how}`, money(amount), 'strong']]
  }
  const how = `paid by ${method === 'card' ? 'card' : 'bank transfer'} on ${longDate(paidOn)}`
  const left: Words = part === 'first' ? ['Second half, due on delivery', rest] : ['Left to pay', money(0)]
  return [...before, ...taxed, [`${half}, ${how}`, money(amount), 'strong'], left]
}

function nextSteps(facts: PaperFacts): string {
  const { kind, part, method, amount, total, currency } = facts
  const money = moneyIn(currency)
  if (kind === 'credit note')
    return method === 'card'
      ? 'The money is on its way to the card you paid with. Banks can take up to ten working days to show it.'
      : 'We are sending the money to the account that it came from. It can take up to ten working days to arrive.'
  if (isConsultation(facts)) return 'The video link and the page of your booking are in our emails.'
  return part === 'first'
    ? `We’ll do the work and email you when it is ready. The second half, ${money(total - amount)}, is due then.`
    : 'The order is paid in full. Your documents are on the page of your request: the link is in our emails.'
}

function wordsOf(facts: PaperFacts) {
  const { kind, reference, buyer, seller, vatRate } = facts
  return {
    title: TITLES[kind],
    house: seller.name ?? '',
    legal: sellerLines(facts),
    details: details(facts),
    addressed: ADDRESSED[kind],
    buyer: [buyer.name, buyer.company ?? '', ...addressLines(buyer.address ?? ''), buyer.email],
    orderHeading: isConsultation(facts) ? 'Consultation' : 'Order',
    order: orderRows(facts),
    payment: paymentRows(facts),
    paymentHeading: kind === 'credit note' ? 'This credit' : 'Payment',
    noVat: vatRate === null ? 'No VAT charged.' : '',
    next: nextSteps(facts),
    foot: `${TITLES[kind]} ${reference}`,
  }
}

/** Every character of it, whatever it is nested in. */
const allText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.values(value as object)
        .map(allText)
        .join(' ')

/**
 * The paper as PDF/A-3a and PDF/UA: English, tagged, with its fonts embedded, and with its data for businesses. The same facts always give the same bytes, in Node and in Deno.
 * The libraries and typefaces are loaded by the first call.
 * @param facts shown as they are; nothing in them is too long or too strange to be set
 */
export async function makePaper(facts: PaperFacts): Promise<Uint8Array> {
  const [{ openSheet, STYLES, COLUMNS }, { loadPaperFonts }] = await Promise.all([
    import('./paper-sheet.ts'),
    import('./paper-fonts.ts'),
  ])
  const words = wordsOf(facts)
  const fonts = await loadPaperFonts(`${allText(words)} Page of 0123456789 DescriptionAmount`)
  const sheet = openSheet(fonts, {
    title: words.foot.replaceAll(/[^\w -]/g, ''),
    date: new Date(`${facts.issuedOn}T00:00:00Z`),
    foot: words.foot,
    invoiceData: invoiceData(facts),
  })

  const cell = (text: string, style: TextStyle, header?: Cell['header']): Cell => ({
    text,
    style,
    ...(header && { header }),
  })
  const sumRow = ([label, value, weight]: Words, i: number, all: Words[]): Row => {
    const style = weight ? STYLES.total : STYLES.sum
    return {
      cells: [cell(label, style, weight ? 'Row' : undefined), cell(value, style)],
      rule: all[i + 1]?.[2] ? 'ink' : 'hair',
    }
  }

  sheet.letterhead(words.house, words.legal)
  sheet.space(26)
  sheet.heading('H1', words.title, STYLES.title)
  sheet.space(10)
  sheet.beside(
    () => {
      const rows = words.details.map(
        ([label, value]): Row => ({ cells: [cell(label, STYLES.term, 'Row'), cell(value, STYLES.text)] }),
      )
      sheet.table(rows, { place: COLUMNS.first, split: 0.3, sums: false, padding: 1.5 })
    },
    () => {
      sheet.space(1.5)
      sheet.heading('H2', words.addressed, STYLES.term, COLUMNS.second)
      sheet.space(3)
      words.buyer.forEach((line, i) => {
        sheet.paragraph(line, i === 0 ? STYLES.lead : STYLES.text, COLUMNS.second)
      })
    },
  )
  sheet.space(20)
  sheet.heading('H2', words.orderHeading, STYLES.section)
  const head: Row = {
    cells: [cell('Description', STYLES.label, 'Column'), cell('Amount', STYLES.label, 'Column')],
    rule: 'ink',
  }
  const sums = { head, split: 0.76, sums: true, padding: 4 }
  sheet.table(words.order.map(sumRow), sums)
  sheet.space(18)
  sheet.heading('H2', words.paymentHeading, STYLES.section)
  sheet.table(words.payment.map(sumRow), sums)
  sheet.space(8)
  sheet.paragraph(words.noVat, STYLES.small)
  sheet.space(16)
  sheet.heading('H2', 'What happens next', STYLES.section)
  sheet.space(3)
  sheet.paragraph(words.next, STYLES.text)
  return sheet.close()
}
