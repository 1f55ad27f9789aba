import * as z from 'zod/mini'
import { cleanEmail, EMAIL_PATTERN, isForeignLocalPart } from './email-address.ts'
import {
  type AnswersOf,
  EMAIL,
  type Field,
  type Fields,
  isAsked,
  type NameOf,
  type Problem,
  type Problems,
} from './fields.ts'
import { IDEOGRAPH } from './names.ts'
import { areLines, cleanLine, cleanLines, isLine } from './text.ts'

/** Separate from the field tables, so that a page is shown before it loads validation. */

/** Emptiness by sight: at least one letter, digit or sign. */
const visible = z.refine<string>((text) => /[^\p{Z}\p{C}]/u.test(text), { error: 'required', abort: true })

const oneLine = z.refine<string>(isLine, 'characters')

const severalLines = z.refine<string>(areLines, 'characters')

/** An emoji counts as one character, as in the database, and an ideograph alone as two: many a name is no longer. */
const atLeast = (count: number) =>
  z.refine<string>((text) => (IDEOGRAPH.test(text) ? 2 : [...text].length) >= count, 'too-short')

const atMostBytes = (count: number) =>
  z.refine<string>((text) => new TextEncoder().encode(text).length <= count, 'too-many-bytes')

function answerTo(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'text':
    case 'tel':
    case 'textarea': {
      const [clean, fit] = field.kind === 'textarea' ? [cleanLines, severalLines] : [cleanLine, oneLine]
      const most = z.maxLength(field.max, 'too-long')
      if (!field.required) return z.nullish(z.string('invalid').check(z.overwrite(clean), most, fit))
      const least = atLeast(field.min ?? 1)
      return z.string('required').check(z.overwrite(clean), visible, least, most, fit)
    }
    case 'email':
      return z.string('required').check(
        z.overwrite(cleanEmail),
        z.minLength(field.required ? 1 : 0, { error: 'required', abort: true }),
        z.maxLength(field.max, { error: 'too-long', abort: true }),
        z.refine<string>((text) => !isForeignLocalPart(text), 'local-part'),
        z.refine<string>((text) => text === '' || EMAIL_PATTERN.test(text), 'invalid'),
      )
    case 'select':
    case 'radio':
      return field.required
        ? z.enum(field.choices, 'required')
        : z.nullish(z.enum(['', ...field.choices], 'invalid'))
    case 'password':
      return field.same
        ? z.string('invalid')
        : z
            .string('invalid')
            .check(
              z.minLength(1, 'required'),
              z.minLength(field.min ?? 1, 'too-short'),
              atMostBytes(field.maxBytes ?? Number.POSITIVE_INFINITY),
            )
    case 'date':
      return z.string('required').check(z.minLength(1, 'required'), z.maxLength(field.max, 'too-long'))
    case 'checkbox':
      return z.optional(z.boolean('invalid'))
  }
}

export const emailAddress = answerTo(EMAIL) as z.ZodMiniType<string>

export type Checked<Name extends string, Answers> =
  | { answers: Answers; problems?: never }
  | { answers?: never; problems: Problems<Name> }

export type Shape = Readonly<Record<string, z.ZodMiniType>>

/** @param extra what a body may contain besides answers; problems there are not named */
export function checkAnswers<F extends Fields, Extra extends Shape = Record<never, never>>(
  fields: F,
  typed: unknown,
  extra?: Extra,
): Checked<NameOf<F>, AnswersOf<F> & z.infer<z.ZodMiniObject<Extra>>> {
  const given = typeof typed === 'object' && typed !== null ? (typed as Record<string, unknown>) : undefined
  const answers: Record<string, unknown> = {}
  const problems: Problems<string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const applies = isAsked(field, given ?? {})
    const { data, error } = answerTo(field).safeParse(given?.[name])
    const differs = 'same' in field && field.same && given?.[name] !== given?.[field.same]
    answers[name] = applies ? (data ?? (field.kind === 'checkbox' ? undefined : '')) : ''
    const problem = error?.issues[0]?.message ?? (differs ? 'mismatch' : undefined)
    if (applies && problem !== undefined) problems[name] = problem as Problem
  }
  const others = Object.entries(given ?? {}).filter(([name]) => !Object.hasOwn(fields, name))
  const rest = z.strictObject(extra ?? {}).safeParse(Object.fromEntries(others))
  const isGood = given && rest.success && Object.keys(problems).length === 0
  return (isGood ? { answers: { ...answers, ...rest.data } } : { problems }) as never
}
