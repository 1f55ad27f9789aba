import { CHOOSE_AGAIN, QUOTE_FAILURES, READ_PROBLEMS } from '#content/files.ts'
import type { ReadProblem } from '#contract/files.ts'
import { fill } from '#contract/language.ts'

/** A file that was not stored. `problem`: why it could not even be read. */
export type FailedFile = { fileName: string; problem: ReadProblem | undefined }

export const uploadFailure = ({ fileName: name, problem }: FailedFile): string =>
  fill(problem ? READ_PROBLEMS[problem].message : QUOTE_FAILURES.upload, { name, again: CHOOSE_AGAIN })
