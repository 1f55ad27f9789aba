import { addressLines } from '#contract/billing.ts'
import { dateIn } from '#contract/dates.ts'
import { fill, numberText } from '#contract/language.ts'
import { formatRate, type Share } from '#contract/order.ts'
import { isHome } from '#contract/vat.ts'
import { shortWhen } from '../booking/mail-facts.ts'
import { ENGLISH, type Words, wordsIn } from '../words.ts'
import { invoiceData } from './invoice-data.ts'
import { BETWEEN, type CoverFacts, type MakePaper, type PaperFacts, type StatementFacts } from './paper.ts'
import type { Cell, Place, Row, SheetOptions, TextStyle } from './paper-sheet.ts'
import { countryText, noteText } from './vat-notes.ts'

/** Receipts, VAT invoices, credit notes, requests for payment and cover sheets as tagged PDF (docs/decisions/018-papers.md). */

type Texts = Words['PAPER_WORDS']

const SIGNS: Record<string, string> = { gbp: '£', eur: '€', usd: 'US$' }

/**
 * '£1,234.50', in every language, so that customer and tax office read the same; not by Intl, whose data differ from one runtime to the
 * next.
 */
function moneyIn({ currency }: Pick<PaperFacts, 'currency'>): (pence: number) => string {
  const { LANGUAGE } = ENGLISH
  const pattern = LANGUAGE.money.replace('£', SIGNS[currency] ?? `${currency.toUpperCase()} `)
  return (pence) =>
    `${pence < 0 ? '−' : ''}${fill(pattern, { amount: numberText(Math.abs(pence) / 100, 2, LANGUAGE) })}`
}

/** A text in the customer's language with the English beside it: 'Faktura VAT · VAT invoice'; once, if they are the same. */
export type Say = (text: (texts: Texts, words: Words) => string) => string

export const sayIn =
  (words: Words): Say =>
  (text) =>
    [...new Set([words, ENGLISH].map((words) => text(words.PAPER_WORDS, words)))]
      .filter(Boolean)
      .join(BETWEEN)

const isConsultation = ({ about }: PaperFacts) => about === 'consultation'

/** '23 November 2026' */
export const longDate = (date: string, { DATES }: Words): string =>
  dateIn(DATES, date.slice(0, 10), DATES.day)

/** What was charged: the lines of a consultation, and of money that was not owed, are kept in English. */
function namesIn(facts: PaperFacts, words: Words): string[] {
  const { startsAt, lines, surplus } = facts
  const { CONSULTATION_PAYMENT, LANGUAGE, PAPER_WORDS } = words
  return lines.map(({ what }) => {
    if (words === ENGLISH) return what
    if (surplus) return PAPER_WORDS.surplus
    return startsAt
      ? CONSULTATION_PAYMENT.name + LANGUAGE.comma + shortWhen({ starts_at: startsAt }, words)
      : what
  })
}

export type Pair = [label: string, value: string]

/** Those that have a value. */
export const pairsOf = (
  say: Say,
  rows: [label: Parameters<Say>[0], value: string | null | undefined | false][],
) => rows.flatMap(([label, value]): Pair[] => (value ? [[say(label), value]] : []))

function details(facts: PaperFacts, say: Say): Pair[] {
  const { kind, reference, issuedOn, paidOn, dueOn, order, customer, credits, corrects } = facts
  const isLater = kind === 'invoice' && paidOn !== issuedOn
  const date = (day: string | undefined | false) => day && say((_, words) => longDate(day, words))
  return pairsOf(say, [
    [(texts) => texts.number, reference],
    [(texts) => texts.date, date(issuedOn)],
    [(texts) => texts.taxPoint, date(isLater && paidOn)],
    [(texts) => texts.due, date(dueOn)],
    [(texts) => texts[isConsultation(facts) ? 'consultation' : 'order'], order],
    [(texts) => texts.credits, credits],
    [(texts) => texts.replaces, !credits && corrects],
    [(_, words) => words.QUOTE_FIELD_WORDS.ownReference.label, facts.ownReference],
    [(texts) => texts.purchaseOrder, facts.purchaseOrder],
    [(texts) => texts.vatNumber, customer?.vatNumber],
  ])
}

/** What the law wants shown, with the VAT number if nothing else says it. */
function sellerLines({ seller, vatRate }: PaperFacts, say: Say): string[] {
  const { lines = [], vatNumber } = seller
  const missing = vatRate !== null && vatNumber && !lines.some((line) => line.includes(vatNumber))
  return missing ? [...lines, say((texts) => fill(texts.vatRegistration, { number: vatNumber }))] : lines
}

/** Whom it is for; the country of customers abroad, unless the address says it. */
function buyerLines({ buyer, customer }: PaperFacts, say: Say): string[] {
  const address = addressLines(buyer.address ?? '')
  const lines = address.map((line) => line.toLowerCase())
  const country = (words: Words) =>
    customer && !isHome(customer.country) ? countryText(customer.country, words) : ''
  const unsaid = (name: string) => (lines.some((line) => line.includes(name.toLowerCase())) ? '' : name)
  return [buyer.name, buyer.company ?? '', ...address, say((_, words) => unsaid(country(words))), buyer.email]
}

function partTotal({ part, total, about }: PaperFacts): number {
  if (about) return total
  if (part === 'first') return Math.ceil(total / 2)
  return part === 'second' ? Math.floor(total / 2) : total
}

/** Whether it is about less than its part: money came in several payments, or a part of it goes back. */
const isPartial = (facts: PaperFacts) => facts.amount + (facts.waived ?? 0) < partTotal(facts)

function partName(facts: PaperFacts, words: Words): string {
  const { LANGUAGE, PAPER_WORDS: texts } = words
  const what = namesIn(facts, words).join(LANGUAGE.comma)
  if (facts.surplus) return what
  if (isConsultation(facts)) return isPartial(facts) ? fill(texts.partOfPrice, { what }) : what
  return texts[isPartial(facts) ? 'partial' : 'parts'][facts.part]
}

function treatmentText({ treatment, rate }: Pick<Share, 'treatment' | 'rate'>, words: Words): string {
  const { treatments } = words.PAPER_WORDS
  if (treatment === 'disbursement') return treatments.disbursement
  return rate === null ? '' : fill(treatments[treatment], { rate: formatRate(rate) })
}

function shareName(facts: PaperFacts, share: Share, words: Words): string {
  const [label, text] = [partName(facts, words), treatmentText(share, words)]
  return text ? fill(words.LANGUAGE.label, { label, text }) : label
}

function totalLabel({ kind, method, paidOn, corrects }: PaperFacts, words: Words): string {
  const { total: texts } = words.PAPER_WORDS
  if (kind === 'payment request') return texts.request
  if (kind === 'credit note') return corrects ? texts.credited : texts.refunded[method]
  return fill(texts.paid[method], { day: longDate(paidOn, words) })
}

/** What this paper is about: each treatment with its net, its VAT and its sum, and what they come to. */
function ownSums(facts: PaperFacts, say: Say) {
  const { shares, amount, vatRate, vat, net } = facts
  const money = moneyIn(facts)
  const isTaxed = vatRate !== null
  const columns = isTaxed ? (['what', 'net', 'vat', 'total'] as const) : (['what', 'amount'] as const)
  const sums = (net: number, vat: number, gross: number) => (isTaxed ? [net, vat, gross] : [gross]).map(money)
  return {
    head: columns.map((name) => say((texts) => texts.columns[name])),
    rows: shares.map((share) => [
      say((_, words) => shareName(facts, share, words)),
      ...sums(share.net, share.vat, share.net + share.vat),
    ]),
    total: [say((_, words) => totalLabel(facts, words)), ...sums(net, vat, amount)],
  }
}

function orderRows(facts: PaperFacts, say: Say): Pair[] {
  const { lines, total, vatRate, kind, part, surplus } = facts
  const money = moneyIn(facts)
  if (surplus) return []
  const listed = lines.reduce((sum, { amount }) => sum + amount, 0)
  const isTaxed = vatRate !== null && lines.some(({ treatment = 'standard' }) => treatment === 'standard')
  const isHalf = kind !== 'credit note' && !isConsultation(facts) && !isPartial(facts)
  return [
    ...lines.map(({ amount, treatment = 'standard' }, i): Pair => {
      const what = say((_, words) => namesIn(facts, words)[i] ?? '')
      const apart =
        treatment === 'standard' ? '' : say((_, words) => treatmentText({ treatment, rate: vatRate }, words))
      return [apart ? `${what} (${apart})` : what, money(amount)]
    }),
    ...pairsOf(say, [
      [(texts) => texts.vat, listed !== total && money(total - listed)],
      [
        (texts) => texts[isConsultation(facts) ? 'price' : 'whole'][isTaxed ? 'taxed' : 'untaxed'],
        money(total),
      ],
      // The other half.
      [(texts) => texts.halves.first, isHalf && part === 'first' && money(Math.floor(total / 2))],
      [(texts) => texts.halves.second, isHalf && part === 'second' && money(Math.ceil(total / 2))],
    ]),
  ]
}

function nextSteps(facts: PaperFacts, { PAPER_WORDS }: Words): string {
  const { next: texts } = PAPER_WORDS
  const { kind, part, method, surplus, corrects } = facts
  if (corrects) return texts.corrected
  if (kind === 'payment request') return texts.request
  if (kind === 'credit note') return texts.refunded[method]
  if (isConsultation(facts)) return texts.consultation
  if (surplus) return texts.surplus
  if (part === 'extra' || isPartial(facts)) return ''
  return part === 'first' ? texts.first : texts.full
}

const bankRows = ({ bank, order }: PaperFacts, say: Say): Pair[] =>
  pairsOf(say, [
    [(texts) => texts.bank.name, bank?.name],
    [(texts) => texts.bank.sortCode, bank?.sortCode],
    [(texts) => texts.bank.accountNumber, bank?.accountNumber],
    [(texts) => texts.bank.iban, bank?.iban],
    [(texts) => texts.bank.reference, bank && order],
  ])

/** What the law wants said, in English and in the customer's language; then what goes on. */
function notesOf(facts: PaperFacts, words: Words, say: Say) {
  const { vatRate, notes = {}, shares, waived, reason, customer } = facts
  const legal = (words: Words) => [
    vatRate === null ? words.PAPER_WORDS.noVat : '',
    ...shares.map(({ treatment }) => noteText(notes, treatment, customer, words)),
    waived ? fill(words.PAPER_WORDS.waived, { amount: moneyIn(facts)(waived) }) : '',
  ]
  const { label } = words.LANGUAGE
  const own = [
    ...legal(words),
    reason ? fill(label, { label: say((texts) => texts.reason), text: reason }) : '',
    nextSteps(facts, words),
  ]
  return { english: legal(ENGLISH).filter((text) => !own.includes(text)), own }
}

function textsOf(facts: PaperFacts, words: Words) {
  const { kind, reference, seller } = facts
  const { titles, mark } = words.PAPER_WORDS
  const say = sayIn(words)
  const title = say((texts) => texts.titles[kind])
  return {
    title,
    name: `${titles[kind]} ${reference}`,
    apart: kind === 'payment request' ? say((texts) => texts.apart) : '',
    house: seller.name ?? '',
    mark: fill(mark, { name: seller.name ?? '' }),
    legal: sellerLines(facts, say),
    details: details(facts, say),
    addressed: say((texts) => texts.addressed[kind]),
    buyer: buyerLines(facts, say),
    heading: say((texts) => texts.headings[kind]),
    sums: ownSums(facts, say),
    notes: notesOf(facts, words, say),
    bankTitle: say((texts) => texts.bank.title),
    bank: bankRows(facts, say),
    orderTitle: say((texts) => texts[isConsultation(facts) ? 'consultationTitle' : 'orderTitle']),
    orderHead: [say((texts) => texts.columns.what), say((texts) => texts.columns.amount)],
    order: orderRows(facts, say),
    foot: `${title} ${reference}`,
    page: say((texts) => texts.page),
  }
}

const allText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.values(value as object)
        .map(allText)
        .join(' ')

/** At its beginning. */
const dayOf = ({ issuedOn }: Pick<PaperFacts, 'issuedOn'>) => new Date(`${issuedOn}T00:00:00Z`)

type SheetTexts = Record<'name' | 'house' | 'mark' | 'foot' | 'page', string> & { legal: string[] }

/** A sheet with its letterhead. The libraries and typefaces are loaded by the first call. */
export async function openPaper(
  texts: SheetTexts,
  { LANGUAGE: language }: Words,
  facts: Pick<PaperFacts, 'issuedOn'>,
  more: Pick<SheetOptions, 'invoiceData' | 'check'> = {},
) {
  const [{ openSheet, STYLES, COLUMNS }, { loadPaperFonts }] = await Promise.all([
    import('./paper-sheet.ts'),
    import('./paper-fonts.ts'),
  ])
  const sheet = openSheet(await loadPaperFonts(`${allText(texts)} 0123456789`), {
    // XML reserves some characters.
    title: texts.name.replaceAll(/[^\p{L}\p{M}\d -]/gu, ''),
    date: dayOf(facts),
    ...{ language, foot: texts.foot, page: texts.page, ...more },
  })
  sheet.letterhead(texts.house, texts.mark, texts.legal)
  sheet.space(22)
  return { sheet, STYLES, COLUMNS }
}

const cells = (line: string[], style: TextStyle, header?: Cell['header']) =>
  line.map((text): Cell => ({ text, style, ...(header && { header }) }))

/** Names beside what they stand for. */
export const setTerms =
  (
    { table }: Pick<Awaited<ReturnType<typeof openPaper>>['sheet'], 'table'>,
    STYLES: Awaited<ReturnType<typeof openPaper>>['STYLES'],
  ) =>
  (rows: Pair[], columns: number[], place?: Place) => {
    const termRow = ([label, value]: Pair): Row => ({
      cells: [...cells([label], STYLES.term, 'Row'), ...cells([value], STYLES.text)],
    })
    table(rows.map(termRow), { columns, sums: false, padding: 1, ...(place && { place }) })
  }

async function makeCover(facts: CoverFacts, words: Words): Promise<Uint8Array> {
  const { order, from, to, seller } = facts
  const { cover, mark } = words.PAPER_WORDS
  const say = sayIn(words)
  const title = say((texts) => texts.cover.title)
  const texts = {
    ...{ title, order, name: `${cover.title} ${order}`, foot: `${title} ${order}` },
    ...{ house: seller.name ?? '', mark: fill(mark, { name: seller.name ?? '' }), legal: seller.lines ?? [] },
    columns: [
      { head: say((texts) => texts.cover.to), lines: to },
      { head: say((texts) => texts.cover.from), lines: from.filter(Boolean) },
    ],
    enclose: cover.enclose,
    page: say((texts) => texts.page),
  }
  const { sheet, STYLES, COLUMNS } = await openPaper(texts, words, facts)
  sheet.heading('H1', title, STYLES.section)
  sheet.paragraph(order, STYLES.title)
  sheet.space(16)
  const column = (index: 0 | 1, place: Place) => () => {
    const { head, lines } = texts.columns[index] as (typeof texts.columns)[number]
    sheet.heading('H2', head, STYLES.term, place)
    for (const line of lines) sheet.paragraph(line, STYLES.lead, place)
  }
  sheet.beside(column(0, COLUMNS.first), column(1, COLUMNS.second))
  sheet.space(16)
  sheet.paragraph(texts.enclose, STYLES.text)
  return sheet.close()
}

async function makeStatement(facts: StatementFacts, words: Words): Promise<Uint8Array> {
  const { from, to, moved, open: due, buyer, seller } = facts
  const say = sayIn(words)
  const money = moneyIn({ currency: 'gbp' })
  const date = (day: string) => say((_, words) => longDate(day, words))
  const { comma } = words.LANGUAGE
  const total = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
  const named = (
    what: string[],
    { order, own, amount }: (typeof due)[number] | (typeof moved)[number],
  ): Pair => [[...what, own ? `${order} (${own})` : order].join(comma), money(amount)]
  const part = (label: Parameters<Say>[0], rows: Pair[], sum: number) => ({
    title: say(label),
    rows: [...rows, [say((texts) => texts.columns.total), money(sum)] as Pair],
  })
  const title = say((texts) => texts.statement.title)
  const period = say((_, words) => `${longDate(from, words)} – ${longDate(to, words)}`)
  const texts = {
    ...{ title, name: `${words.PAPER_WORDS.statement.title} ${to}`, foot: `${title} ${to}` },
    ...{ house: seller.name ?? '', mark: fill(words.PAPER_WORDS.mark, { name: seller.name ?? '' }) },
    legal: seller.lines ?? [],
    period: [say((texts) => texts.statement.period), period],
    addressed: say((texts) => texts.addressed['payment request']),
    buyer: [buyer.name, buyer.company ?? '', ...addressLines(buyer.address ?? ''), buyer.email].filter(
      Boolean,
    ),
    head: [say((texts) => texts.columns.what), say((texts) => texts.columns.amount)],
    parts: [
      part(
        (texts) => texts.statement.moved,
        moved.map((row) =>
          named([date(row.day), `${say((texts) => texts.titles[row.kind])} ${row.paper}`], row),
        ),
        total(moved),
      ),
      part(
        (texts) => texts.statement.open,
        due.map((row) => named([say((texts) => texts.parts[row.part])], row)),
        total(due),
      ),
    ],
    page: say((texts) => texts.page),
  }
  const { sheet, STYLES, COLUMNS } = await openPaper(texts, words, { issuedOn: to })
  sheet.heading('H1', title, STYLES.title)
  sheet.space(8)
  sheet.beside(
    () => {
      const [label = '', text = ''] = texts.period
      sheet.heading('H2', label, STYLES.term, COLUMNS.first)
      sheet.paragraph(text, STYLES.text, COLUMNS.first)
    },
    () => {
      sheet.heading('H2', texts.addressed, STYLES.term, COLUMNS.second)
      for (const line of texts.buyer) sheet.paragraph(line, STYLES.text, COLUMNS.second)
    },
  )
  for (const { title, rows } of texts.parts) {
    sheet.space(16)
    sheet.heading('H2', title, STYLES.section)
    sheet.table(
      rows.map((row, i): Row => {
        const isTotal = i === rows.length - 1
        const [what = '', ...sums] = row
        return {
          cells: isTotal
            ? [...cells([what], STYLES.subtotal, 'Row'), ...cells(sums, STYLES.total)]
            : cells(row, STYLES.sum),
          rule: isTotal || i === rows.length - 2 ? 'ink' : 'hair',
        }
      }),
      {
        head: { cells: cells(texts.head, STYLES.label, 'Column'), rule: 'ink' },
        columns: [0.78, 0.22],
        sums: true,
        padding: 4,
      },
    )
  }
  return sheet.close()
}

/**
 * The paper as PDF/UA: tagged, with its fonts embedded. The same facts always give the same bytes, in Node and in Deno.
 * @param facts shown as they are; nothing in them is too long or too strange to be set
 */
export const makePaper: MakePaper = async (facts, seal) => {
  const words = await wordsIn(facts.language)
  if (facts.kind === 'cover sheet') return makeCover(facts, words)
  if (facts.kind === 'statement') return makeStatement(facts, words)
  const texts = textsOf(facts, words)
  const file = await typeset(facts, texts, words)
  if (!seal) return file
  const { sealPdf } = await import('../certificate/seal.ts')
  return sealPdf(file, { ...seal, reason: texts.foot, now: dayOf(facts) })
}

async function typeset(
  facts: PaperFacts,
  texts: ReturnType<typeof textsOf>,
  words: Words,
): Promise<Uint8Array> {
  const { sheet, STYLES, COLUMNS } = await openPaper(texts, words, facts, { invoiceData: invoiceData(facts) })

  const terms = setTerms(sheet, STYLES)

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
  for (const language of ['english', 'own'] as const)
    for (const note of new Set(texts.notes[language])) {
      sheet.paragraph(note, STYLES.small, undefined, language === 'english')
      sheet.space(2)
    }

  if (texts.bank.length > 0) {
    sheet.space(12)
    sheet.heading('H2', texts.bankTitle, STYLES.section)
    sheet.space(2)
    terms(texts.bank, [0.34, 0.66])
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
