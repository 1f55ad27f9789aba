import * as z from 'zod/mini'
import { TEXT_LIMITS } from './limits.ts'

/** The fields that several forms share. Messages are codes; each form has its own wording for them. */

/** A text that must not be empty, without the spaces round it. */
export const requiredText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, 'too-long'))

/** A text that may be left out, without the spaces round it. */
export const optionalText = (max: number) => z.string().check(z.trim(), z.maxLength(max, 'too-long'))

/** An e-mail address. */
export const emailText = () =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'required', abort: true }),
      z.maxLength(TEXT_LIMITS.email, 'too-long'),
      z.email('invalid'),
    )
