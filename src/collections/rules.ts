import * as z from 'zod'

/** A rule says what it expected, in words that go on from a value's name: 'consultation.price must be a whole number of pence'. */

const isUrl = (text: string) => z.url({ protocol: /^https$/ }).safeParse(text).success

/** For what depends on several values of a group: tells what is wrong with one of them, such as `slots.last`. */
export const refuser =
  ({ value, issues }: z.core.ParsePayload) =>
  (path: string, message: string) =>
    void issues.push({ code: 'custom', path: path.split('.'), message, input: value })

/** Words of a form; without one, any. YAML takes some for a number. */
export const words = (expected = 'must be a text', form = /./) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string(expected).trim().regex(form, expected),
  )

/** One line, without control characters; no number. */
export const line = (expected: string, most = 120) =>
  z
    .string(expected)
    .trim()
    .regex(new RegExp(`^[^\\p{Cc}\\u2028\\u2029]{1,${most}}$`, 'u'), expected)

export const whole = (expected: string, least: number, most: number) =>
  z.int(expected).min(least, expected).max(most, expected)

export const count = (unit: string, least: number, most: number, example: number) =>
  whole(`must be a whole number of ${unit} from ${least} to ${most}, such as ${example}`, least, most)

export const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, `must be one of ${choices.join(', ')}`)

export const email = (example: string) =>
  words(`must be an e-mail address, such as ${example}`, z.regexes.email)

export const link = (example: string) => {
  const expected = `must be an address that begins with https://, such as ${example}`
  return words(expected).refine(isUrl, expected)
}

export const origin = (expected: string) =>
  words(expected).refine((text) => isUrl(text) && new URL(text).origin === text, expected)

export const day = (expected: string) => words(expected, z.regexes.date)

/** What is left empty is null. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null)

export const group = <Shape extends z.ZodRawShape>(
  shape: Shape,
  expected = 'must be followed by its own lines, each two blanks further in',
) => z.strictObject(shape, expected)

export const LIST = 'must be followed by entries, each of which begins with a hyphen'

export const list = <Entry extends z.ZodType>(entry: Entry, expected = LIST) =>
  z.array(entry, expected).min(1, expected)
