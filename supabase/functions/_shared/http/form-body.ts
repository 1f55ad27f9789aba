import type { Fields } from '#contract/fields.ts'
import { checkAnswers, type Errors, type Shape } from '#contract/schema.ts'
import { AppError } from './errors.ts'
import { readJson } from './wrap.ts'

/**
 * The body of a form's function: the validated answers, and the other properties.
 * @throws AppError 'form-invalid' with the first message, and all of them by field; or what `readJson` throws
 */
export async function readForm<F extends Fields, Extra extends Shape>(
  request: Request,
  fields: F,
  extra: Extra,
) {
  const { answers, errors } = checkAnswers(fields, await readJson(request), extra)
  if (answers) return answers
  const [message] = Object.values<string | undefined>(errors ?? {})
  throw new AppError('form-invalid', message ? { message, fields: errors as Errors<string> } : {})
}
