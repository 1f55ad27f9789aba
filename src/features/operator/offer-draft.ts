import { DATES } from '#content/language.ts'
import { amountQuestion, parsePence } from '#contract/amount.ts'
import { dateIn, ukClock } from '#contract/dates.ts'
import { type DraftProblem, lastDayBefore } from '#contract/operator.ts'
import {
  type Offer,
  type OfferDraft,
  type OfferLine,
  type OfferSums,
  offerSums,
  type VatRule,
  type VatTreatment,
} from '#contract/order.ts'
import { cleanLine } from '#contract/text.ts'
import { defaultTreatment, type VatCustomer } from '#contract/vat.ts'
import { storable } from '#src/form/form-answers.ts'
import type { FieldError } from '#src/ui/error-summary.tsx'
import { momentText } from '#src/ui/times.tsx'

/** An offer as it is being typed. No DOM, no React, no wording of its own. */

/** `id` tells lines apart while others come and go. */
export type TypedLine = { id: string; what: string; amount: string; treatment: VatTreatment }

/** `inDays`: whether it is ready so many working days after payment, not on a day; each keeps what was typed. */
export type TypedOffer = Required<{
  [Name in 'readyBy' | 'readyTime' | 'readyInDays' | 'validUntil' | 'validTime' | 'note']: string
}> & {
  lines: TypedLine[]
  inDays: boolean
  byPost: boolean
  customer?: OfferDraft['customer']
}

export const emptyLine = (treatment: VatTreatment): TypedLine => ({
  id: crypto.randomUUID(),
  what: '',
  amount: '',
  treatment,
})

export const typedLine = ({ what, amount, treatment = 'standard' }: OfferLine): TypedLine => ({
  ...emptyLine(treatment),
  what,
  amount: what || amount ? (amount / 100).toFixed(2) : '',
})

/** How a line of an offer to this customer is taxed unless somebody says otherwise. */
export const treatmentFor = (customer: VatCustomer | undefined): VatTreatment =>
  customer ? defaultTreatment(customer) : 'standard'

/** The same offer to another customer: lines that were taxed as usual are so again. */
export function forCustomer(typed: TypedOffer, customer: VatCustomer): TypedOffer {
  const [before, after] = [treatmentFor(typed.customer), treatmentFor(customer)]
  const lines = typed.lines.map((line) => (line.treatment === before ? { ...line, treatment: after } : line))
  return { ...typed, customer, lines }
}

export const fieldsOfLine = ({ id }: Pick<TypedLine, 'id'>) => ({
  what: `what-${id}`,
  amount: `amount-${id}`,
  treatment: `treatment-${id}`,
})

/** What the fields hold to begin with. There is always a line to type in, about the work that was asked for. */
export function typedOffer({ lines, readyInDays, ...others }: OfferDraft, work = ''): TypedOffer {
  const usual = treatmentFor(others.customer)
  const typed = lines.map((line) => typedLine({ ...line, treatment: line.treatment ?? usual }))
  return {
    readyBy: others.readyBy,
    readyTime: others.readyTime ?? '',
    inDays: readyInDays !== undefined,
    readyInDays: String(readyInDays ?? ''),
    validUntil: others.validUntil,
    validTime: others.validTime ?? '',
    byPost: others.byPost ?? false,
    note: others.note,
    lines: typed.length > 0 ? typed : [{ ...emptyLine(usual), what: work }],
    customer: others.customer,
  }
}

const plain = (text: string) => cleanLine(storable(text).replace(/\s+/g, ' '))

/** Lines that were left empty count for nothing. */
const filledLines = ({ lines }: TypedOffer) =>
  lines.filter(({ what, amount }) => plain(what) || plain(amount))

/** Until when an offer can be accepted. @param endOf for one without a time of day: 'the end of {day}' */
export function endText({ validUntil }: Pick<Offer, 'validUntil'>, endOf: string): string {
  const { day, time } = ukClock(new Date(validUntil))
  return time === '23:59' ? endOf.replace('{day}', dateIn(DATES, day)) : momentText(new Date(validUntil))
}

/** What is not asked of a customer is not sent. */
const customerOf = ({ country, business, vatNumber, evidence }: VatCustomer): VatCustomer => ({
  country,
  business,
  vatNumber: business ? plain(vatNumber) : '',
  evidence: business ? plain(evidence) : '',
})

/** The offer as it would be sent; an amount that is none is NaN. */
export function draftOf(typed: TypedOffer): OfferDraft {
  return {
    lines: filledLines(typed).map(({ what, amount, treatment }) => ({
      what: plain(what),
      amount: parsePence(amount) ?? Number.NaN,
      treatment,
    })),
    readyBy: typed.inDays ? '' : typed.readyBy,
    ...(typed.inDays
      ? { readyInDays: /^\s*\d+\s*$/.test(typed.readyInDays) ? Number(typed.readyInDays) : 0 }
      : typed.readyTime && { readyTime: typed.readyTime }),
    validUntil: typed.validUntil,
    ...(typed.validTime && { validTime: typed.validTime }),
    byPost: typed.byPost,
    note: storable(typed.note).trim(),
    ...(typed.customer && { customer: customerOf(typed.customer) }),
  }
}

/** What it comes to so far: amounts that are none yet are left out. */
export const sumsSoFar = (typed: TypedOffer, rule: VatRule): OfferSums =>
  offerSums(
    draftOf(typed).lines.filter(({ amount }) => Number.isInteger(amount)),
    rule,
  )

/** The messages of an offer by the ids of its fields, in the order of the form. */
export function fieldErrors(typed: TypedOffer, problems: readonly DraftProblem[]): FieldError[] {
  const lines = filledLines(typed)
  return problems.map(({ field, line, part = 'what', message }) => {
    if (field !== 'lines') return { id: field, message }
    const at = (line === undefined ? typed.lines[0] : lines[line]) ?? emptyLine('standard')
    const question = part === 'amount' ? amountQuestion(at.amount) : undefined
    return { id: fieldsOfLine(at)[part], message: question ?? message }
  })
}

/** What was typed with another delivery day: an offer that would end later ends on the day before. */
export function withReadyBy(typed: TypedOffer, readyBy: string, today: string): TypedOffer {
  if (readyBy <= today || typed.readyTime) return { ...typed, readyBy }
  return { ...typed, readyBy, validUntil: lastDayBefore(readyBy, typed.validUntil) }
}
