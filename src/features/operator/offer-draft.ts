import { amountQuestion, parsePence } from '#contract/amount.ts'
import { type DraftProblem, lastDayBefore } from '#contract/operator.ts'
import { type OfferDraft, type OfferSums, offerSums, type VatRule } from '#contract/order.ts'
import { cleanLine } from '#contract/text.ts'
import { storable } from '#src/form/form-answers.ts'
import type { FieldError } from '#src/ui/error-summary.tsx'

/** An offer as it is being typed. No DOM, no React, no wording. */

/** `id` tells lines apart while others come and go. */
export type TypedLine = { id: string; what: string; amount: string }

/** `inDays`: whether it is ready so many working days after payment, not on a day; each keeps what was typed. */
export type TypedOffer = Required<{
  [Name in 'readyBy' | 'readyTime' | 'readyInDays' | 'validUntil' | 'validTime' | 'note']: string
}> & {
  lines: TypedLine[]
  inDays: boolean
  byPost: boolean
}

export const emptyLine = (): TypedLine => ({ id: crypto.randomUUID(), what: '', amount: '' })

/** The ids of a line's two fields. */
export const fieldsOfLine = ({ id }: TypedLine) => ({ what: `what-${id}`, amount: `amount-${id}` })

/** What the fields hold to begin with. There is always a line to type in. */
export function typedOffer({ lines, readyInDays, ...others }: OfferDraft): TypedOffer {
  const typed = lines.map(({ what, amount }) => ({
    ...emptyLine(),
    what,
    amount: what || amount ? (amount / 100).toFixed(2) : '',
  }))
  return {
    readyBy: others.readyBy,
    readyTime: others.readyTime ?? '',
    inDays: readyInDays !== undefined,
    readyInDays: String(readyInDays ?? ''),
    validUntil: others.validUntil,
    validTime: others.validTime ?? '',
    byPost: others.byPost ?? false,
    note: others.note,
    lines: typed.length > 0 ? typed : [emptyLine()],
  }
}

const plain = (text: string) => cleanLine(storable(text).replace(/\s+/g, ' '))

/** Lines that were left empty count for nothing. */
const filledLines = ({ lines }: TypedOffer) =>
  lines.filter(({ what, amount }) => plain(what) || plain(amount))

/** The offer as it would be sent; an amount that is none is NaN. */
export function draftOf(typed: TypedOffer): OfferDraft {
  return {
    lines: filledLines(typed).map(({ what, amount }) => ({
      what: plain(what),
      amount: parsePence(amount) ?? Number.NaN,
    })),
    readyBy: typed.inDays ? '' : typed.readyBy,
    ...(typed.inDays
      ? { readyInDays: /^\s*\d+\s*$/.test(typed.readyInDays) ? Number(typed.readyInDays) : 0 }
      : typed.readyTime && { readyTime: typed.readyTime }),
    validUntil: typed.validUntil,
    ...(typed.validTime && { validTime: typed.validTime }),
    byPost: typed.byPost,
    note: storable(typed.note).trim(),
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
    const at = (line === undefined ? typed.lines[0] : lines[line]) ?? emptyLine()
    const question = part === 'amount' ? amountQuestion(at.amount) : undefined
    return { id: fieldsOfLine(at)[part], message: question ?? message }
  })
}

/** What was typed with another delivery day: an offer that would end later ends on the day before. */
export function withReadyBy(typed: TypedOffer, readyBy: string, today: string): TypedOffer {
  if (readyBy <= today || typed.readyTime) return { ...typed, readyBy }
  return { ...typed, readyBy, validUntil: lastDayBefore(readyBy, typed.validUntil) }
}
