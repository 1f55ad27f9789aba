import * as z from 'zod/mini'
import {
  type AnswersOf,
  EMAIL,
  EMAIL_PATTERN,
  type Field,
  type Fields,
  fieldMessage,
  type NameOf,
} from './fields.ts'

/**
 * Validates a form's answers against its field table. Separate from the tables, so that a page is shown before it loads
 * this.
 */

/** Bidirectional marks and lone surrogates: invisible, and never typed on purpose. */
const INVISIBLE = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g

const withoutInvisible = z.overwrite<string>((text) => text.replace(INVISIBLE, ''))

/** Requires a visible character: a letter, digit or sign. */
const visible = z.refine<string>((text) => /[^\p{Z}\p{C}]/u.test(text), { error: 'required', abort: true })

/** No line breaks, control characters or lone surrogates: the database refuses them, and mail headers do too. */
const oneLine = z.refine<string>((text) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text), 'characters')

/** Normalises line breaks, so that limits count the same everywhere. */
const evenLines = z.overwrite<string>((text) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n'))

/** The same for multi-line texts, which may contain tabs too. */
const printable = z.refine<string>((text) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(text), 'characters')

/** Counts characters as people and the database do: an emoji or a rare letter is one. */
const atLeast = (count: number) => z.refine<string>((text) => [...text].length >= count, 'too-short')

const atMostBytes = (count: number) =>
  z.refine<string>((text) => new TextEncoder().encode(text).length <= count, 'too-many-bytes')

/** The schema of one field; its messages are problem codes, which `fieldMessage` words. The first problem counts. */
function answerTo(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'text':
    case 'tel':
    case 'textarea': {
      const [even, fit] = field.kind === 'textarea' ? [[evenLines], printable] : [[], oneLine]
      const most = z.maxLength(field.max, 'too-long')
      if (!field.required)
        return z.nullish(z.string('invalid').check(withoutInvisible, ...even, z.trim(), most, fit))
      const least = atLeast(field.min ?? 1)
      return z.string('required').check(withoutInvisible, ...even, z.trim(), visible, least, most, fit)
    }
    case 'email':
      return z
        .string('required')
        .check(
          z.trim(),
          z.minLength(1, { error: 'required', abort: true }),
          z.maxLength(field.max, 'too-long'),
          z.regex(EMAIL_PATTERN, 'invalid'),
        )
    case 'select':
    case 'radio':
      return field.required
        ? z.enum(field.choices, 'required')
        : z.nullish(z.enum(['', ...field.choices], 'invalid'))
    case 'password':
      return field.same
        ? z.string()
        : z
            .string()
            .check(
              z.minLength(1, 'required'),
              z.minLength(field.min ?? 1, 'too-short'),
              atMostBytes(field.maxBytes ?? Number.POSITIVE_INFINITY),
            )
    case 'date':
      return z.string('required').check(z.minLength(1, 'required'), z.maxLength(field.max, 'too-long'))
    case 'checkbox':
      return z.optional(z.boolean())
  }
}

/** The only rule for e-mail addresses. */
export const emailAddress = answerTo(EMAIL) as z.ZodMiniType<string>

/** A message per invalid field. */
export type Errors<Name extends string> = Partial<Record<Name, string>>

/** Either all answers are valid, or there is a message per invalid field. */
export type Checked<Name extends string, Answers> =
  | { answers: Answers; errors?: never }
  | { answers?: never; errors: Errors<Name> }

/** The schemas of what a body contains besides a form's answers. */
export type Shape = Readonly<Record<string, z.ZodMiniType>>

/**
 * Validates the answers.
 * @param extra what a function's body may contain besides them; problems there have no message
 */
export function checkAnswers<F extends Fields, Extra extends Shape = Record<never, never>>(
  fields: F,
  typed: unknown,
  extra?: Extra,
): Checked<NameOf<F>, AnswersOf<F> & z.infer<z.ZodMiniObject<Extra>>> {
  const said = typeof typed === 'object' && typed !== null ? (typed as Record<string, unknown>) : undefined
  const answers: Record<string, unknown> = {}
  const errors: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const asked = !field.onlyIf || said?.[field.onlyIf[0]] === field.onlyIf[1]
    const { data, error } = answerTo(field).safeParse(said?.[name])
    const differs = 'same' in field && field.same && said?.[name] !== said?.[field.same]
    // A hidden field may still have a value.
    answers[name] = asked ? (data ?? (field.kind === 'checkbox' ? undefined : '')) : ''
    const problem = error?.issues[0]?.message ?? (differs ? 'mismatch' : undefined)
    if (asked && problem !== undefined) errors[name] = fieldMessage(field, problem)
  }
  const others = Object.entries(said ?? {}).filter(([name]) => !Object.hasOwn(fields, name))
  const rest = z.strictObject(extra ?? {}).safeParse(Object.fromEntries(others))
  const isGood = said && rest.success && Object.keys(errors).length === 0
  return (isGood ? { answers: { ...answers, ...rest.data } } : { errors }) as never
}
