import { addressLines } from '#contract/billing.ts'
import { countryName } from '#contract/country-codes.ts'
import { formatRate, type Share } from '#contract/order.ts'
import { isHome } from '#contract/vat.ts'
import { invoiceData } from './invoice-data.ts'
import { PAPER_NAMES, type PaperFacts } from './paper.ts'
import type { Cell, Place, Row, TextStyle } from './paper-sheet.ts'

/** Receipts, VAT invoices, credit notes and requests for payment as tagged PDF (docs/decisions/018-papers.md). */

const ADDRESSED = {
  receipt: 'Received from',
  invoice: 'Invoice to',
  'credit note': 'Credit to',
  'payment request': 'To',
} as const
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

const SIGNS: Record<string, string> = { gbp: '£', eur: '€', usd: 'US$' }

/** '£1,234.50'; not by Intl, whose data differ from one runtime to the next. */
function moneyIn({ currency }: PaperFacts): (pence: number) => string {
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

type Words = [label: string, value: string]

function details(facts: PaperFacts): Words[] {
  const { kind, reference, issuedOn, paidOn, dueOn, order, purchaseOrder, customer, credits } = facts
  const isLater = kind === 'invoice' && paidOn !== issuedOn
  const rows: [label: string, value: string | null | undefined][] = [
    ['Number', reference],
    ['Date', longDate(issuedOn)],
    ['Tax point', isLater ? longDate(paidOn) : ''],
    ['To be paid by', dueOn && longDate(dueOn)],
    [isConsultation(facts) ? 'Consultation' : 'Order', order],
    ['Credits', credits],
    ['Your purchase order', purchaseOrder],
    ['Your VAT number', customer?.vatNumber],
  ]
  return rows.filter((row): row is Words => Boolean(row[1]) || row[0] === 'Number')
}

/** What the law wants shown, with the VAT number if nothing else says it. */
function sellerLines({ seller, vatRate }: PaperFacts): string[] {
  const { lines = [], vatNumber } = seller
  const missing = vatRate !== null && vatNumber && !lines.some((line) => line.includes(vatNumber))
  return missing ? [...lines, `VAT registration number ${vatNumber}`] : lines
}

/** Whom it is for; the country of customers abroad, unless the address says it. */
function buyerLines({ buyer, customer }: PaperFacts): string[] {
  const address = addressLines(buyer.address ?? '')
  const country = customer && !isHome(customer.country) ? countryName(customer.country) : ''
  const isSaid = address.some((line) => line.toLowerCase().includes(country.toLowerCase()))
  return [buyer.name, buyer.company ?? '', ...address, isSaid ? '' : country, buyer.email]
}

const PARTS = {
  first: 'First half of the order',
  second: 'Second half of the order',
  whole: 'The whole order',
  extra: 'Extra',
} as const

function partTotal({ part, total, about }: PaperFacts): number {
  if (about) return total
  if (part === 'first') return Math.ceil(total / 2)
  return part === 'second' ? Math.floor(total / 2) : total
}

/** Whether it is about less than its part: money came in several payments, or a part of it goes back. */
const isPartial = (facts: PaperFacts) => facts.amount + (facts.waived ?? 0) < partTotal(facts)

function partName(facts: PaperFacts): string {
  const words = facts.lines.map(({ what }) => what).join(', ')
  if (facts.surplus) return words
  if (isConsultation(facts)) return isPartial(facts) ? `Part of the price: ${words}` : words
  const name = PARTS[facts.part]
  return isPartial(facts) ? `Part of the ${name.replace('The ', '').toLowerCase()}` : name
}

function treatmentText({ treatment, rate }: Pick<Share, 'treatment' | 'rate'>): string {
  if (treatment === 'disbursement') return 'disbursements, at cost'
  if (rate === null) return ''
  if (treatment === 'exempt') return 'exempt from VAT'
  if (treatment === 'outside') return 'outside the scope of UK VAT'
  return treatment === 'zero' ? 'zero-rated, VAT at 0%' : `VAT at ${formatRate(rate)}`
}

function totalLabel({ kind, method, paidOn }: PaperFacts): string {
  if (kind === 'payment request') return 'Please pay'
  if (kind === 'credit note')
    return method === 'card' ? 'Refunded to the card you paid with' : 'Refunded by bank transfer'
  return `Paid by ${method === 'card' ? 'card' : 'bank transfer'} on ${longDate(paidOn)}`
}

/** What this paper is about: each treatment with its net, its VAT and its sum, and what they come to. */
function ownSums(facts: PaperFacts) {
  const { shares, amount, vatRate, vat, net } = facts
  const money = moneyIn(facts)
  const label = (share: Share) => [partName(facts), treatmentText(share)].filter(Boolean).join(': ')
  if (vatRate === null)
    return {
      head: ['Description', 'Amount'],
      rows: shares.map((share) => [label(share), money(share.net)]),
      total: [totalLabel(facts), money(amount)],
    }
  return {
    head: ['Description', 'Net', 'VAT', 'Total'],
    rows: shares.map((share) => {
      const sums = [share.net, share.vat, share.net + share.vat]
      return [label(share), ...sums.map(money)]
    }),
    total: [totalLabel(facts), money(net), money(vat), money(amount)],
  }
}

function orderRows(facts: PaperFacts): Words[] {
  const { lines, total, vatRate, kind, part, surplus } = facts
  const money = moneyIn(facts)
  if (surplus) return []
  const listed = lines.reduce((sum, { amount }) => sum + amount, 0)
  const isTaxed = vatRate !== null && lines.some(({ treatment = 'standard' }) => treatment === 'standard')
  const halves: Partial<Record<typeof part, Words>> = {
    first: ['Second half, due on delivery', money(Math.floor(total / 2))],
    second: ['First half, paid before', money(Math.ceil(total / 2))],
  }
  const other = kind === 'credit note' || isConsultation(facts) || isPartial(facts) ? undefined : halves[part]
  const whole = isConsultation(facts) ? 'The price' : 'The whole order'
  return [
    ...lines.map(({ what, amount, treatment = 'standard' }): Words => {
      const apart = treatment === 'standard' ? '' : treatmentText({ treatment, rate: vatRate })
      return [apart ? `${what} (${apart})` : what, money(amount)]
    }),
    ...(listed === total ? [] : [['VAT', money(total - listed)] as Words]),
    [isTaxed ? `${whole}, with VAT` : whole, money(total)],
    ...(other ? [other] : []),
  ]
}

function nextSteps(facts: PaperFacts): string {
  const { kind, part, method, surplus } = facts
  if (kind === 'payment request')
    return 'You get the receipt or VAT invoice for it as soon as your payment has arrived.'
  if (kind === 'credit note')
    return method === 'card'
      ? 'The money is on its way to the card you paid with. Banks can take up to ten working days to show it.'
      : 'We are sending the money to the account that it came from. It can take up to ten working days to arrive.'
  if (isConsultation(facts)) return 'The video link and the page of your booking are in our emails.'
  if (surplus) return 'We hold this money for you until we return it.'
  if (part === 'first')
    return 'We’ll do the work and email you when it is ready. The second half is due then.'
  return part === 'extra' || isPartial(facts) ? '' : 'The order is paid in full.'
}

function bankRows({ bank, order }: PaperFacts): Words[] {
  if (!bank) return []
  return [
    ['Account name', bank.name],
    ['Sort code', bank.sortCode],
    ['Account number', bank.accountNumber],
    ...(bank.iban ? [['IBAN', bank.iban] as Words] : []),
    ['Payment reference', order],
  ]
}

const HEADINGS = {
  receipt: 'Payment',
  invoice: 'This invoice',
  'credit note': 'This credit',
  'payment request': 'To be paid',
} as const

function wordsOf(facts: PaperFacts) {
  const { kind, reference, seller, vatRate, notes, shares, waived, reason } = facts
  return {
    title: PAPER_NAMES[kind],
    apart: kind === 'payment request' ? 'Pro forma. This is not a VAT invoice.' : '',
    house: seller.name ?? '',
    legal: sellerLines(facts),
    details: details(facts),
    addressed: ADDRESSED[kind],
    buyer: buyerLines(facts),
    heading: HEADINGS[kind],
    sums: ownSums(facts),
    notes: [
      vatRate === null ? 'No VAT charged.' : '',
      ...shares.map(({ treatment }) => notes?.[treatment] ?? ''),
      waived ? `${moneyIn(facts)(waived)} was missing, and is waived.` : '',
      reason ? `Reason: ${reason}` : '',
      nextSteps(facts),
    ],
    bank: bankRows(facts),
    orderHeading: isConsultation(facts) ? 'The consultation' : 'The order',
    order: orderRows(facts),
    foot: `${PAPER_NAMES[kind]} ${reference}`,
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
 * The paper as PDF/UA: English, tagged, with its fonts embedded. The same facts always give the same bytes, in Node and in Deno.
 * The libraries and typefaces are loaded by the first call.
 * @param facts shown as they are; nothing in them is too long or too strange to be set
 */
export async function makePaper(facts: PaperFacts): Promise<Uint8Array> {
  const [{ openSheet, STYLES, COLUMNS }, { loadPaperFonts }] = await Promise.all([
    import('./paper-sheet.ts'),
    import('./paper-fonts.ts'),
  ])
  const words = wordsOf(facts)
  const fonts = await loadPaperFonts(`${allText(words)} Page of 0123456789 Bank account Description Amount`)
  const sheet = openSheet(fonts, {
    title: words.foot.replaceAll(/[^\w -]/g, ''),
    date: new Date(`${facts.issuedOn}T00:00:00Z`),
    foot: words.foot,
    invoiceData: invoiceData(facts),
  })

  const cells = (texts: string[], style: TextStyle, header?: Cell['header']) =>
    texts.map((text): Cell => ({ text, style, ...(header && { header }) }))
  const terms = (rows: Words[], columns: number[], place?: Place) => {
    const termRow = ([label, value]: Words): Row => ({
      cells: [...cells([label], STYLES.term, 'Row'), ...cells([value], STYLES.text)],
    })
    sheet.table(rows.map(termRow), { columns, sums: false, padding: 1, ...(place && { place }) })
  }

  sheet.letterhead(words.house, words.legal)
  sheet.space(22)
  sheet.heading('H1', words.title, STYLES.title)
  sheet.paragraph(words.apart, STYLES.lead)
  sheet.space(8)
  sheet.beside(
    () => terms(words.details, [0.42, 0.58], COLUMNS.first),
    () => {
      sheet.space(1)
      sheet.heading('H2', words.addressed, STYLES.term, COLUMNS.second)
      sheet.space(2)
      words.buyer.forEach((line, i) => {
        sheet.paragraph(line, i === 0 ? STYLES.lead : STYLES.text, COLUMNS.second)
      })
    },
  )

  const { head, rows, total } = words.sums
  const [what = '', ...sums] = total
  sheet.space(16)
  sheet.heading('H2', words.heading, STYLES.section)
  sheet.table(
    [
      ...rows.map(
        (texts, i): Row => ({
          cells: cells(texts, STYLES.sum),
          rule: i < rows.length - 1 ? 'hair' : 'ink',
        }),
      ),
      {
        cells: [
          ...cells([what], STYLES.subtotal, 'Row'),
          ...cells(sums.slice(0, -1), STYLES.subtotal),
          ...cells(sums.slice(-1), STYLES.total),
        ],
        rule: 'ink',
      },
    ],
    {
      head: { cells: cells(head, STYLES.label, 'Column'), rule: 'ink' },
      columns: head.length > 2 ? [0.46, 0.175, 0.165, 0.2] : [0.7, 0.3],
      sums: true,
      padding: 4,
    },
  )
  sheet.space(8)
  for (const note of words.notes) {
    sheet.paragraph(note, STYLES.small)
    sheet.space(2)
  }

  if (words.bank.length > 0) {
    sheet.space(12)
    sheet.heading('H2', 'Bank account', STYLES.section)
    sheet.space(2)
    terms(words.bank, [0.24, 0.76])
  }

  if (words.order.length === 0) return sheet.close()
  sheet.space(16)
  sheet.heading('H2', words.orderHeading, STYLES.section)
  sheet.table(
    words.order.map((texts): Row => ({ cells: cells(texts, STYLES.note), rule: 'hair' })),
    {
      head: { cells: cells(['Description', 'Amount'], STYLES.noteHead, 'Column'), rule: 'hair' },
      columns: [0.78, 0.22],
      sums: true,
      padding: 2,
    },
  )
  return sheet.close()
}
