import { rowOf } from '#contract/fields.ts'
import { NEW_REQUEST_FIELDS } from '#contract/new-request.ts'
import type { Dependencies } from '../dependencies.ts'
import { checkForm } from '../forms/form-body.ts'

/**
 * Opens a request of somebody who rang, wrote or walked in.
 * @returns its id; null if the confirmation was used before
 * @throws AppError 'form-invalid' with the problems by field
 */
export async function createRequest(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  typed: unknown,
  confirmation: string,
): Promise<string | null> {
  const answers = rowOf(NEW_REQUEST_FIELDS, checkForm(typed, NEW_REQUEST_FIELDS, {}))
  const { data, error } = await database.rpc('create_request', {
    answers: JSON.stringify(answers),
    confirmation,
    at: now().toISOString(),
  })
  if (error) throw error
  return data
}
