import * as z from 'zod/mini'
import type { ProfileRow } from './account.ts'
import type { UploadedFile } from './files.ts'
import { TEXT_LIMITS } from './limits.ts'
import { TASK_SERVICES, TASK_URGENCIES } from './quote-choices.ts'
import { type QuoteRow, quoteRow } from './quote-row.ts'
import { requiredLines, requiredText } from './text-fields.ts'

/** The dashboard's task form. A task is a quote request whose sender is known. */

export const taskSchema = z.object({
  serviceType: z.enum(TASK_SERVICES, 'required'),
  urgency: z.enum(TASK_URGENCIES, 'required'),
  countryOfOrigin: requiredText(TEXT_LIMITS.country),
  countryOfDestination: requiredText(TEXT_LIMITS.country),
  taskDescription: requiredLines(TEXT_LIMITS.taskDescription),
})

export type TaskAnswers = z.infer<typeof taskSchema>
export type TaskField = keyof TaskAnswers

/** Whose task it is, as the profile says. */
export type TaskSender = Pick<ProfileRow, 'first_name' | 'last_name' | 'company_name' | 'phone' | 'email'>

/** The row to insert for checked answers. */
export function taskRow(
  id: string,
  userId: string | null,
  answers: TaskAnswers,
  sender: TaskSender,
  files: UploadedFile[],
): QuoteRow {
  const person = {
    givenName: sender.first_name,
    familyName: sender.last_name,
    companyName: sender.company_name ?? '',
    email: sender.email,
    phone: sender.phone ?? '',
  }
  return quoteRow(id, userId, { ...answers, ...person }, files)
}
