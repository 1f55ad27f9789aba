import { NEW_REQUEST_FIELD_WORDS } from '#content/operator.ts'
import { rowOf } from '#contract/fields.ts'
import { NEW_REQUEST_FIELDS } from '#contract/new-request.ts'
import { type Dependencies, rpc } from '../dependencies.ts'
import { checkForm } from '../forms/form-body.ts'
import { ENGLISH } from '../words.ts'

const FORM = { fields: NEW_REQUEST_FIELDS, labels: NEW_REQUEST_FIELD_WORDS, words: ENGLISH }

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
  const answers = rowOf(NEW_REQUEST_FIELDS, checkForm(typed, FORM, {}))
  return rpc(database, 'create_request', {
    answers: JSON.stringify(answers),
    confirmation,
    at: now().toISOString(),
  })
}
