import * as z from 'zod'

/** What the rules for facts are made of. */

export const whole = (expected: string, least: number, most: number) =>
  z.int(expected).min(least, expected).max(most, expected)

/** One line of text, without control characters or line breaks. */
export const line = (expected: string, most = 120) =>
  z
    .string(expected)
    .trim()
    .min(1, expected)
    .max(most, expected)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, expected)

/** YAML turns an empty value into null. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null)

export const section = 'must be followed by its own lines, each two blanks further in'
