import { FIELD_MESSAGES } from '#content/messages.ts'
import { OPERATOR_ORDER } from '#content/operator.ts'
import { type ActField, type ActOrder, actOf, type PlainAct, type PlainAction } from '#contract/acts.ts'
import { addressLines } from '#contract/billing.ts'
import { midnight } from '#contract/dates.ts'
import { cleanEmail, EMAIL_PATTERN } from '#contract/email-address.ts'
import { isAsked } from '#contract/fields.ts'
import { fill } from '#contract/language.ts'
import { ukDay } from '#contract/operator.ts'
import { formatPence } from '#contract/order.ts'
import { fullVatNumber, fullVatNumberProblem } from '#contract/vat-number.ts'
import { storable } from '#src/form/form-answers.ts'
import type { FieldError } from '#src/ui/error-summary.tsx'
import { readAmount } from './fields.tsx'

export type Typed = Readonly<Record<string, string>>

type Read = { value: string | number | number[]; error?: string | undefined }

const PLAIN = { clean: (typed: string) => storable(typed).trim(), problemOf: () => undefined }

/** How an answer of each kind is kept, and what is wrong with it. */
const TEXTS = {
  text: PLAIN,
  textarea: PLAIN,
  email: {
    clean: cleanEmail,
    problemOf: (address: string) =>
      address && !EMAIL_PATTERN.test(address) ? OPERATOR_ORDER.act.email : undefined,
  },
  vatNumber: { clean: fullVatNumber, problemOf: fullVatNumberProblem },
}

function readText(field: Extract<ActField, { max: number }>, typed: string): Read {
  const { clean, problemOf } = TEXTS[field.kind]
  const value = field.lines ? addressLines(storable(typed)).join('\n') : clean(typed)
  const problem =
    value.length > field.max
      ? FIELD_MESSAGES['too-long']
      : field.lines && value.split('\n').length > field.lines
        ? FIELD_MESSAGES['too-many-lines']
        : problemOf(value)
  const { max, lines = '' } = field
  return { value, error: value === '' ? field.missing : problem && fill(problem, { max, lines }) }
}

const isComing = (day: string) => midnight(day) !== undefined && day >= ukDay(new Date())

function readField(field: ActField, typed: string, most = Number.MAX_SAFE_INTEGER): Read {
  if (field.kind === 'radio') return { value: typed, error: typed ? undefined : field.missing }
  if (field.kind === 'pick') {
    const value = typed.split(' ').filter(Boolean).map(Number)
    return { value, error: value.length === 0 ? field.missing : undefined }
  }
  if (field.kind === 'day') return { value: typed, error: isComing(typed) ? undefined : field.missing }
  if (field.kind !== 'pence') return readText(field, typed)
  const bounds = { min: field.least, max: most }
  const wanted = { min: formatPence(bounds.min), max: formatPence(bounds.max) }
  const { amount = 0, error } = readAmount(typed, bounds, fill(OPERATOR_ORDER.act.invalid, wanted))
  return { value: amount, error }
}

/** What was typed as the body of the act, or what is wrong with it. Pounds become pence here, and nowhere else. */
export function readAct(
  name: PlainAct,
  typed: Typed,
  order: ActOrder,
): { errors: FieldError[]; action?: PlainAction } {
  const { fields = {}, limits, expects } = actOf(name)
  const bounds = limits?.(order) ?? {}
  const errors: FieldError[] = []
  const said = Object.entries(fields).map(([id, field]) => {
    if (!isAsked(field, typed)) return [id, field.kind === 'pence' ? 0 : '']
    const { value, error } = readField(field, typed[id] ?? '', bounds[id]?.most)
    if (error !== undefined) errors.push({ id, message: error })
    return [id, value]
  })
  const action = { action: name, ...Object.fromEntries(said), ...(expects && { expected: expects(order) }) }
  return errors.length > 0 ? { errors } : { errors, action: action as PlainAction }
}
