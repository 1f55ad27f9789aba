import * as z from 'zod/mini'
import { TEXT_LIMITS } from './limits.ts'

/** The fields that several forms share. Messages are codes; each form has its own wording for them. */

/** Marks that reorder the text after them, and the half letters that pasting leaves: nobody types them, or sees them. */
const INVISIBLE = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g

/** Takes them out. */
export const withoutInvisible = z.overwrite<string>((text) => text.replace(INVISIBLE, ''))

/** Something that can be seen: letters, digits, signs. */
const visible = z.refine<string>((text) => /[^\p{Z}\p{C}]/u.test(text), { error: 'required', abort: true })

/** Line breaks of every kind, NUL and other controls, halves of characters: the database takes none, mail headers neither. */
export const oneLine = z.refine<string>((text) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text), 'characters')

/** Every line break becomes the same one, so that limits count alike everywhere. */
const evenLines = z.overwrite<string>((text) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n'))

/** The same for texts of several lines, which may hold tabs as well. */
const printable = z.refine<string>((text) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(text), 'characters')

/** A text of one line that must not be empty, without the spaces round it. */
export const requiredText = (max: number) =>
  z.string('required').check(withoutInvisible, z.trim(), visible, z.maxLength(max, 'too-long'), oneLine)

/** A text of one line that may be left out, without the spaces round it. */
export const optionalText = (max: number) =>
  z.string('invalid').check(withoutInvisible, z.trim(), z.maxLength(max, 'too-long'), oneLine)

/** A text of several lines that must not be empty. */
export const requiredLines = (max: number) =>
  z
    .string('required')
    .check(withoutInvisible, evenLines, z.trim(), visible, z.maxLength(max, 'too-long'), printable)

/**
 * An e-mail address: a plain one. Quoted local parts, comments, display names, lists and addresses by number are refused,
 * because mail programs disagree about whom they name.
 */
export const emailText = () =>
  z.string('required').check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(TEXT_LIMITS.email, 'too-long'),
    z.email('invalid'),
    z.refine((address) => address.indexOf('@') <= TEXT_LIMITS.emailLocalPart, 'invalid'),
  )
