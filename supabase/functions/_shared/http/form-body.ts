import type { FormRefusal } from '#contract/form-sender.ts'
import { AppError } from './errors.ts'
import { readJson } from './wrap.ts'

/** The part of a schema that reading a body needs. */
type Schema<Body> = {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: Body }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } }
}

/**
 * The body of a form's function.
 * @param fields the form's fields; what else is wrong with a body has no wording
 * @param messageOf the wording of a field's code; of several codes the first one counts
 * @throws AppError 'form-invalid' with the first message, and all of them by field; or whatever `readJson` throws
 */
export async function readForm<Body, Field extends string>(
  request: Request,
  schema: Schema<Body>,
  fields: readonly Field[],
  messageOf: (field: Field, code: string) => string,
): Promise<Body> {
  const parsed = schema.safeParse(await readJson(request))
  if (parsed.success) return parsed.data
  const messages: NonNullable<FormRefusal['error']['fields']> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = fields.find((name) => name === path[0])
    if (field) messages[field] ??= messageOf(field, message)
  }
  const message = Object.values(messages)[0]
  throw new AppError('form-invalid', message ? { message, fields: messages } : {})
}
