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

/** The check of a form's answers, made from its field table. Apart from the tables, so that a page is shown before it loads this. */

/** Marks that reorder the text after them, and the half letters that pasting leaves: nobody types them, or sees them. */
const INVISIBLE = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g

const withoutInvisible = z.overwrite<string>((text) => text.replace(INVISIBLE, ''))

/** Something that can be seen: letters, digits, signs. */
const visible = z.refine<string>((text) => /[^\p{Z}\p{C}]/u.test(text), { error: 'required', abort: true })

/** Line breaks of every kind, NUL and other controls, halves of characters: the database takes none, mail headers neither. */
const oneLine = z.refine<string>((text) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text), 'characters')

/** Every line break becomes the same one, so that limits count alike everywhere. */
const evenLines = z.overwrite<string>((text) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n'))

/** The same for texts of several lines, which may hold tabs as well. */
const printable = z.refine<string>((text) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(text), 'characters')

/** Characters, as people and the database count them: an emoji or a rare letter is one. */
const atLeast = (count: number) => z.refine<string>((text) => [...text].length >= count, 'too-short')

const atMostBytes = (count: number) =>
  z.refine<string>((text) => new TextEncoder().encode(text).length <= count, 'too-many-bytes')

/** What one field takes; the messages are problems, which `fieldMessage` words. Of several problems the first one counts. */
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

/** The one rule for e-mail addresses. */
export const emailAddress = answerTo(EMAIL) as z.ZodMiniType<string>

/** A message per faulty field. */
export type Errors<Name extends string> = Partial<Record<Name, string>>

/** Either all answers are good, or there is a message per faulty field. */
export type Checked<Name extends string, Answers> =
  | { answers: Answers; errors?: never }
  | { answers?: never; errors: Errors<Name> }

/** The schemas of what a body holds beside a form's answers. */
export type Shape = Readonly<Record<string, z.ZodMiniType>>

/**
 * What is wrong with the answers, or the good ones.
 * @param extra what a function's body may hold beside them; what is wrong there has no message
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
    // Whatever a hidden field still holds.
    answers[name] = asked ? (data ?? (field.kind === 'checkbox' ? undefined : '')) : ''
    const problem = error?.issues[0]?.message ?? (differs ? 'mismatch' : undefined)
    if (asked && problem !== undefined) errors[name] = fieldMessage(field, problem)
  }
  const others = Object.entries(said ?? {}).filter(([name]) => !Object.hasOwn(fields, name))
  const rest = z.strictObject(extra ?? {}).safeParse(Object.fromEntries(others))
  const isGood = said && rest.success && Object.keys(errors).length === 0
  return (isGood ? { answers: { ...answers, ...rest.data } } : { errors }) as never
}
