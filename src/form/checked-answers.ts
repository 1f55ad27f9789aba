import type { FieldError } from '#src/ui/error-summary.tsx'

/** A message per faulty field. */
export type Errors<Name extends string> = Partial<Record<Name, string>>

/** Either all answers are good, or there is a message per faulty field. */
export type Checked<Name extends string, Answers> =
  | { answers: Answers; errors?: never }
  | { answers?: never; errors: Errors<Name> }

/** The part of a schema that checking needs. */
type Schema<Answers> = {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: Answers }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } }
}

/**
 * Checks the answers as typed with a form's schema.
 * @param messageOf the wording of a field's code; of several codes the first one counts
 */
export function checkWith<Name extends string, Answers>(
  schema: Schema<Answers>,
  typed: Record<Name, string>,
  messageOf: (field: Name, code: string) => string,
): Checked<Name, Answers> {
  const result = schema.safeParse(typed)
  if (result.success) return { answers: result.data }
  const errors: Errors<Name> = {}
  for (const { path, message } of result.error.issues) {
    const field = path[0] as Name
    errors[field] ??= messageOf(field, message)
  }
  return { errors }
}

/** The entries of the error summary, in the order of the page. */
export function summaryOf<Name extends string>(names: readonly Name[], errors: Errors<Name>): FieldError[] {
  return names.flatMap((name) => {
    const message = errors[name]
    return message ? [{ id: name, message }] : []
  })
}
