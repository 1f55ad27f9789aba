import type { Fields } from '#contract/fields.ts'
import { checkAnswers, type Errors, type Shape } from '#contract/schema.ts'
import { AppError } from '../http/errors.ts'
import { MAX_BODY_BYTES, readBytes, readJson } from '../http/wrap.ts'

/**
 * The answers of a form, checked, and what else was sent with them.
 * @throws AppError 'form-invalid' with the first message, and all of them by field
 */
export function checkForm<F extends Fields, Extra extends Shape>(typed: unknown, fields: F, extra: Extra) {
  const { answers, errors } = checkAnswers(fields, typed, extra)
  if (answers) return answers
  const [message] = Object.values<string | undefined>(errors ?? {})
  throw new AppError('form-invalid', message ? { message, fields: errors as Errors<string> } : {})
}

/**
 * The body of a form's function, checked.
 * @throws AppError 'form-invalid', or whatever `readJson` throws
 */
export async function readForm<F extends Fields, Extra extends Shape>(
  request: Request,
  fields: F,
  extra: Extra,
) {
  return checkForm(await readJson(request), fields, extra)
}

/** No form of ours has more fields. */
const MAX_FIELDS = 50

/**
 * What a browser posts by itself, by the names of the fields.
 * @throws AppError 'not-form', 'too-large', or 'bad-request' for what is no UTF-8 and for a name that comes twice
 */
export async function readPlainForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new AppError('not-form')
  const bytes = await readBytes(request, MAX_BODY_BYTES)
  // URLSearchParams would put U+FFFD in the place of what is no UTF-8.
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

/** A UUID of our own making (version 8) from a SHA-256 in hexadecimal digits. */
export const uuidOf = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
