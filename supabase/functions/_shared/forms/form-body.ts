import { type Fields, fieldMessages, type WordsOf } from '#contract/fields.ts'
import { checkAnswers, type Shape } from '#contract/schema.ts'
import { AppError } from '../http/errors.ts'
import { MAX_BODY_BYTES, readBytes, readJson } from '../http/wrap.ts'
import type { Words } from '../words.ts'

/** What is asked, and its words in the sender's language. */
export type Form<F extends Fields> = { fields: F; labels: WordsOf<F>; words: Words }

/** @throws AppError 'form-invalid' with the first message, and all by field */
export function checkForm<F extends Fields, Extra extends Shape>(
  typed: unknown,
  { fields, labels, words }: Form<F>,
  extra: Extra,
) {
  const { answers, problems } = checkAnswers(fields, typed, extra)
  if (answers) return answers
  const messages = fieldMessages(fields, labels, problems, words.FIELD_MESSAGES)
  const [message] = Object.values<string | undefined>(messages)
  throw new AppError('form-invalid', message ? { message, fields: messages } : {})
}

export async function readForm<F extends Fields, Extra extends Shape>(
  request: Request,
  form: Form<F>,
  extra: Extra,
) {
  return checkForm(await readJson(request), form, extra)
}

/** More than any of our forms has. */
const MAX_FIELDS = 50

/**
 * A form posted without scripts. @throws AppError 'not-form', 'too-large' or 'bad-request' (invalid UTF-8, repeated
 * name)
 */
export async function readPlainForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new AppError('not-form')
  const bytes = await readBytes(request, MAX_BODY_BYTES)
  // URLSearchParams would replace invalid UTF-8 by U+FFFD.
  const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))
  const typed = new Map<string, string>()
  try {
    const body = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    for (const field of body.split('&', MAX_FIELDS + 1)) {
      const [name = '', ...value] = field.split('=')
      if (field === '') continue
      if (typed.has(decoded(name)) || typed.size === MAX_FIELDS) throw new AppError('bad-request')
      typed.set(decoded(name), decoded(value.join('=')))
    }
  } catch {
    throw new AppError('bad-request')
  }
  return Object.fromEntries(typed)
}

/** A UUID (version 8) made of a SHA-256 in hexadecimal digits. */
export const uuidOf = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
