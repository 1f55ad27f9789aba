import { addressLines } from '#contract/billing.ts'
import { dateIn } from '#contract/dates.ts'
import { fill, numberText } from '#contract/language.ts'
import { formatRate, type Share } from '#contract/order.ts'
import { isHome } from '#contract/vat.ts'
import { shortWhen } from '../booking/mail-facts.ts'
import { ENGLISH, type Words, wordsIn } from '../words.ts'
import { invoiceData } from './invoice-data.ts'
import type { PaperFacts } from './paper.ts'
import type { Cell, Place, Row, TextStyle } from './paper-sheet.ts'
import { countryText, noteText } from './vat-notes.ts'

/** Receipts, VAT invoices, credit notes and requests for payment as tagged PDF (docs/decisions/018-papers.md). */

const SIGNS: Record<string, string> = { gbp: '£', eur: '€', usd: 'US$' }

/** '£1,234.50'; not by Intl, whose data differ from one runtime to the next. */
function moneyIn({ currency }: PaperFacts, { LANGUAGE }: Words): (pence: number) => string {
  const sign = SIGNS[currency] ?? `${currency.toUpperCase()} `
  const pattern = LANGUAGE.money.replace('£', sign)
  return (pence) =>
    `${pence < 0 ? '−' : ''}${fill(pattern, { amount: numberText(Math.abs(pence) / 100, 2, LANGUAGE) })}`
}

const isConsultation = ({ about }: PaperFacts) => about === 'consultation'

/** '23 November 2026' */
const longDate = (date: string, { DATES }: Words): string => dateIn(DATES, date.slice(0, 10), DATES.day)

/** A consultation's line is kept in English. */
function linesIn(facts: PaperFacts, words: Words): PaperFacts {
  const { startsAt, lines } = facts
  if (words === ENGLISH || !startsAt) return facts
  const what = [words.CONSULTATION_PAYMENT.name, shortWhen({ starts_at: startsAt }, words)].join(
    words.LANGUAGE.comma,
  )
  return { ...facts, lines: lines.map((line) => ({ ...line, what })) }
}

type Pair = [label: string, value: string]

function details(facts: PaperFacts, words: Words): Pair[] {
  const { kind, reference, issuedOn, paidOn, dueOn, order, purchaseOrder, customer, credits } = facts
  const { PAPER_WORDS: texts } = words
  const isLater = kind === 'invoice' && paidOn !== issuedOn
  const rows: [label: string, value: string | null | undefined][] = [
    [texts.date, longDate(issuedOn, words)],
    [texts.taxPoint, isLater ? longDate(paidOn, words) : ''],
    [texts.due, dueOn && longDate(dueOn, words)],
    [isConsultation(facts) ? texts.consultation : texts.order, order],
    [texts.credits, credits],
    [texts.purchaseOrder, purchaseOrder],
    [texts.vatNumber, customer?.vatNumber],
  ]
  return [[texts.number, reference], ...rows.filter((row): row is Pair => Boolean(row[1]))]
}

/** What the law wants shown, with the VAT number if nothing else says it. */
function sellerLines({ seller, vatRate }: PaperFacts, { PAPER_WORDS }: Words): string[] {
  const { lines = [], vatNumber } = seller
  const missing = vatRate !== null && vatNumber && !lines.some((line) => line.includes(vatNumber))
  return missing ? [...lines, fill(PAPER_WORDS.vatRegistration, { number: vatNumber })] : lines
}

/** Whom it is for; the country of customers abroad, unless the address says it. */
function buyerLines({ buyer, customer }: PaperFacts, words: Words): string[] {
  const address = addressLines(buyer.address ?? '')
  const country = customer && !isHome(customer.country) ? countryText(customer.country, words) : ''
  const isSaid = address.some((line) => line.toLowerCase().includes(country.toLowerCase()))
  return [buyer.name, buyer.company ?? '', ...address, isSaid ? '' : country, buyer.email]
}

function partTotal({ part, total, about }: PaperFacts): number {
  if (about) return total
  if (part === 'first') return Math.ceil(total / 2)
  return part === 'second' ? Math.floor(total / 2) : total
}

/** Whether it is about less than its part: money came in several payments, or a part of it goes back. */
const isPartial = (facts: PaperFacts) => facts.amount + (facts.waived ?? 0) < partTotal(facts)

function partName(facts: PaperFacts, { LANGUAGE, PAPER_WORDS: texts }: Words): string {
  const what = facts.lines.map((line) => line.what).join(LANGUAGE.comma)
  if (facts.surplus) return what
  if (isConsultation(facts)) return isPartial(facts) ? fill(texts.partOfPrice, { what }) : what
  return texts[isPartial(facts) ? 'partial' : 'parts'][facts.part]
}

function treatmentText({ treatment, rate }: Pick<Share, 'treatment' | 'rate'>, words: Words): string {
  const { treatments } = words.PAPER_WORDS
  if (treatment === 'disbursement') return treatments.disbursement
  return rate === null ? '' : fill(treatments[treatment], { rate: formatRate(rate, words.LANGUAGE) })
}

function totalLabel({ kind, method, paidOn }: PaperFacts, words: Words): string {
  const { total: texts } = words.PAPER_WORDS
  if (kind === 'payment request') return texts.request
  if (kind === 'credit note') return texts.refunded[method]
  return fill(texts.paid[method], { day: longDate(paidOn, words) })
}

/** What this paper is about: each treatment with its net, its VAT and its sum, and what they come to. */
function ownSums(facts: PaperFacts, words: Words) {
  const { shares, amount, vatRate, vat, net } = facts
  const { columns } = words.PAPER_WORDS
  const money = moneyIn(facts, words)
  const name = partName(facts, words)
  const label = (share: Share) => {
    const treatment = treatmentText(share, words)
    return treatment ? fill(words.LANGUAGE.label, { label: name, text: treatment }) : name
  }
  if (vatRate === null)
    return {
      head: [columns.what, columns.amount],
      rows: shares.map((share) => [label(share), money(share.net)]),
      total: [totalLabel(facts, words), money(amount)],
    }
  return {
    head: [columns.what, columns.net, columns.vat, columns.total],
    rows: shares.map((share) => {
      const sums = [share.net, share.vat, share.net + share.vat]
      return [label(share), ...sums.map(money)]
    }),
    total: [totalLabel(facts, words), money(net), money(vat), money(amount)],
  }
}

function orderRows(facts: PaperFacts, words: Words): Pair[] {
  const { lines, total, vatRate, kind, part, surplus } = facts
  const { PAPER_WORDS: texts } = words
  const money = moneyIn(facts, words)
  if (surplus) return []
  const listed = lines.reduce((sum, { amount }) => sum + amount, 0)
  const isTaxed = vatRate !== null && lines.some(({ treatment = 'standard' }) => treatment === 'standard')
  const halves: Partial<Record<typeof part, Pair>> = {
    first: [texts.halves.first, money(Math.floor(total / 2))],
    second: [texts.halves.second, money(Math.ceil(total / 2))],
  }
  const other = kind === 'credit note' || isConsultation(facts) || isPartial(facts) ? undefined : halves[part]
  const whole = isConsultation(facts) ? texts.price : texts.whole
  return [
    ...lines.map(({ what, amount, treatment = 'standard' }): Pair => {
      const apart = treatment === 'standard' ? '' : treatmentText({ treatment, rate: vatRate }, words)
      return [apart ? `${what} (${apart})` : what, money(amount)]
    }),
    ...(listed === total ? [] : [[texts.vat, money(total - listed)] as Pair]),
    [whole[isTaxed ? 'taxed' : 'untaxed'], money(total)],
    ...(other ? [other] : []),
  ]
}

function nextSteps(facts: PaperFacts, { PAPER_WORDS }: Words): string {
  const { next: texts } = PAPER_WORDS
  const { kind, part, method, surplus } = facts
  if (kind === 'payment request') return texts.request
  if (kind === 'credit note') return texts.refunded[method]
  if (isConsultation(facts)) return texts.consultation
  if (surplus) return texts.surplus
  if (part === 'first') return texts.first
  return part === 'extra' || isPartial(facts) ? '' : texts.full
}

function bankRows({ bank, order }: PaperFacts, { PAPER_WORDS }: Words): Pair[] {
  const { bank: texts } = PAPER_WORDS
  if (!bank) return []
  return [
    [texts.name, bank.name],
    [texts.sortCode, bank.sortCode],
    [texts.accountNumber, bank.accountNumber],
    ...(bank.iban ? [[texts.iban, bank.iban] as Pair] : []),
    [texts.reference, order],
  ]
}

function textsOf(facts: PaperFacts, words: Words) {
  const { kind, reference, seller, vatRate, notes, shares, waived, reason, customer } = facts
  const { PAPER_WORDS: texts } = words
  const title = texts.titles[kind]
  return {
    title,
    apart: kind === 'payment request' ? texts.apart : '',
    house: seller.name ?? '',
    mark: fill(texts.mark, { name: seller.name ?? '' }),
    legal: sellerLines(facts, words),
    details: details(facts, words),
    addressed: texts.addressed[kind],
    buyer: buyerLines(facts, words),
    heading: texts.headings[kind],
    sums: ownSums(facts, words),
    notes: [
      vatRate === null ? texts.noVat : '',
      ...shares.map(({ treatment }) => noteText(notes ?? {}, treatment, customer, words)),
      waived ? fill(texts.waived, { amount: moneyIn(facts, words)(waived) }) : '',
      reason ? fill(texts.reason, { reason }) : '',
      nextSteps(facts, words),
    ],
    bankTitle: texts.bank.title,
    bank: bankRows(facts, words),
    orderTitle: isConsultation(facts) ? texts.consultationTitle : texts.orderTitle,
    orderHead: [texts.columns.what, texts.columns.amount],
    order: orderRows(facts, words),
    foot: `${title} ${reference}`,
    page: texts.page,
  }
}

const allText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.values(value as object)
        .map(allText)
        .join(' ')

/** VAT invoices and credit notes are English, as the law's terms are. */
const languageOf = ({ kind, language }: PaperFacts) =>
  kind === 'receipt' || kind === 'payment request' ? language : ENGLISH.LANGUAGE.code

/**
 * The paper as PDF/UA: tagged, with its fonts embedded. The same facts always give the same bytes, in Node and in Deno.
 * The libraries and typefaces are loaded by the first call.
 * @param kept shown as they are; nothing in them is too long or too strange to be set
 */
export async function makePaper(kept: PaperFacts): Promise<Uint8Array> {
  const [{ openSheet, STYLES, COLUMNS }, { loadPaperFonts }] = await Promise.all([
    import('./paper-sheet.ts'),
    import('./paper-fonts.ts'),
  ])
  const words = await wordsIn(languageOf(kept))
  const facts = linesIn(kept, words)
  const texts = textsOf(facts, words)
  const sheet = openSheet(await loadPaperFonts(`${allText(texts)} 0123456789`), {
    // XML reserves some characters.
    title: texts.foot.replaceAll(/[^\p{L}\p{M}\d -]/gu, ''),
    date: new Date(`${facts.issuedOn}T00:00:00Z`),
    language: words.LANGUAGE,
    foot: texts.foot,
    page: texts.page,
    invoiceData: invoiceData(facts),
  })

  const cells = (line: string[], style: TextStyle, header?: Cell['header']) =>
    line.map((text): Cell => ({ text, style, ...(header && { header }) }))
  const terms = (rows: Pair[], columns: number[], place?: Place) => {
    const termRow = ([label, value]: Pair): Row => ({
      cells: [...cells([label], STYLES.term, 'Row'), ...cells([value], STYLES.text)],
    })
    sheet.table(rows.map(termRow), { columns, sums: false, padding: 1, ...(place && { place }) })
  }

  sheet.letterhead(texts.house, texts.mark, texts.legal)
  sheet.space(22)
  sheet.heading('H1', texts.title, STYLES.title)
  sheet.paragraph(texts.apart, STYLES.lead)
  sheet.space(8)
  sheet.beside(
    () => terms(texts.details, [0.42, 0.58], COLUMNS.first),
    () => {
      sheet.space(1)
      sheet.heading('H2', texts.addressed, STYLES.term, COLUMNS.second)
      sheet.space(2)
      texts.buyer.forEach((line, i) => {
        sheet.paragraph(line, i === 0 ? STYLES.lead : STYLES.text, COLUMNS.second)
      })
    },
  )

  const { head, rows, total } = texts.sums
  const [what = '', ...sums] = total
  sheet.space(16)
  sheet.heading('H2', texts.heading, STYLES.section)
  sheet.table(
    [
      ...rows.map(
        (sums, i): Row => ({
          cells: cells(sums, STYLES.sum),
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
  for (const note of texts.notes) {
    sheet.paragraph(note, STYLES.small)
    sheet.space(2)
  }

  if (texts.bank.length > 0) {
    sheet.space(12)
    sheet.heading('H2', texts.bankTitle, STYLES.section)
    sheet.space(2)
    terms(texts.bank, [0.24, 0.76])
  }

  if (texts.order.length === 0) return sheet.close()
  sheet.space(16)
  sheet.heading('H2', texts.orderTitle, STYLES.section)
  sheet.table(
    texts.order.map((pair): Row => ({ cells: cells(pair, STYLES.note), rule: 'hair' })),
    {
      head: { cells: cells(texts.orderHead, STYLES.noteHead, 'Column'), rule: 'hair' },
      columns: [0.78, 0.22],
      sums: true,
      padding: 2,
    },
  )
  return sheet.close()
}
