import * as z from 'zod/mini'
import { cleanLine, cleanLines, isLine } from './text.ts'

/** Schemas of single values in the bodies of functions, besides the answers of forms: what passes is a value that the database takes. */

/** The largest of the database's integers. */
const LARGEST = 2_147_483_647

/** Text as it is, of so many characters, without the two things that a database cannot keep: NUL and halves of surrogate pairs. */
export const text = (most: number, least = 0) =>
  z.string().check(
    z.minLength(least),
    z.maxLength(most),
    z.refine((given) => !/[\0\p{Cs}]/u.test(given)),
  )

/** The token of a private link; whatever else it is, its signature tells. */
export const linkToken = z.string().check(z.minLength(1), z.maxLength(200))

/** A text of one line, cleaned. */
export const line = (most: number, least = 0) =>
  z.string().check(z.overwrite(cleanLine), z.minLength(least), z.maxLength(most), z.refine(isLine))

/** What an operator typed, cleaned. What else is wrong with it, its form says. */
export const typedLine = (most: number) => z.string().check(z.maxLength(most), z.overwrite(cleanLine))
export const typedLines = (most: number) => z.string().check(z.maxLength(most), z.overwrite(cleanLines))

/** A whole number. */
export const whole = (least = 0, most = LARGEST) => z.int().check(z.minimum(least), z.maximum(most))
