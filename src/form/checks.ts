import { FIELD_MESSAGES } from '#content/messages.ts'
import { type AnswersOf, type Fields, fieldMessages, type NameOf, type WordsOf } from '#contract/fields.ts'
import { checkAnswers } from '#contract/schema.ts'
import type { Tried } from './use-field-errors.ts'

export { emailAddress } from '#contract/schema.ts'

/** The answers, or what is said of those that cannot be sent. */
export function tryAnswers<F extends Fields>(
  fields: F,
  words: WordsOf<F>,
  typed: unknown,
): Tried<NameOf<F>, AnswersOf<F>> {
  const { answers, problems } = checkAnswers(fields, typed)
  return answers ? { answers } : { errors: fieldMessages(fields, words, problems, FIELD_MESSAGES) }
}
