import * as z from 'zod/mini'
import { LANGUAGE_PATTERN } from './language.ts'
import { cleanLine, cleanLines, isLine } from './text.ts'

/** PostgreSQL's largest integer. */
const LARGEST = 2_147_483_647

/** The database cannot keep NUL and halves of surrogate pairs. */
export const text = (most: number, least = 0) =>
  z.string().check(
    z.minLength(least),
    z.maxLength(most),
    z.refine((given) => !/[\0\p{Cs}]/u.test(given)),
  )

/** Anything short: its signature decides. */
export const linkToken = z.string().check(z.minLength(1), z.maxLength(200))

/** Also of languages that we do not have: their speakers get English. */
export const languageCode = z.string().check(z.regex(LANGUAGE_PATTERN))

export const line = (most: number, least = 0) =>
  z.string().check(z.overwrite(cleanLine), z.minLength(least), z.maxLength(most), z.refine(isLine))

export const typedLine = (most: number) => z.string().check(z.maxLength(most), z.overwrite(cleanLine))
export const typedLines = (most: number) => z.string().check(z.maxLength(most), z.overwrite(cleanLines))

export const whole = (least = 0, most = LARGEST) => z.int().check(z.minimum(least), z.maximum(most))
