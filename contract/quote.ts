import * as z from 'zod/mini'
import { COUNTRIES } from './countries.ts'
import type { UploadedFile } from './files.ts'
import { TEXT_LIMITS } from './limits.ts'
import { QUOTE_SERVICES, QUOTE_URGENCIES } from './quote-choices.ts'
import { emailText, optionalText, requiredLines, requiredText } from './text-fields.ts'

export * from './quote-choices.ts'

/** The quote request: its schema, its row, and the body of the notification that follows it. */

/**
 * The fields of the quote form as typed; messages are codes, worded by `wording.ts`.
 * Empty optional fields stay '' here and become null (or '' for countries) in the row.
 */
export const quoteSchema = z.object({
  serviceType: z.enum(QUOTE_SERVICES, 'required'),
  urgency: z.enum(QUOTE_URGENCIES, 'required'),
  taskDescription: requiredLines(TEXT_LIMITS.taskDescription),
  countryOfOrigin: z.union([z.literal(''), z.enum(COUNTRIES)], 'invalid'),
  countryOfDestination: z.union([z.literal(''), z.enum(COUNTRIES)], 'invalid'),
  givenName: requiredText(TEXT_LIMITS.givenName),
  familyName: requiredText(TEXT_LIMITS.familyName),
  companyName: optionalText(TEXT_LIMITS.companyName),
  email: emailText(),
  phone: optionalText(TEXT_LIMITS.phone),
})

export type QuoteAnswers = z.infer<typeof quoteSchema>
export type QuoteField = keyof QuoteAnswers

/** Columns of `quote_requests` that a client may insert. */
export type QuoteRow = {
  id: string
  user_id: string | null
  service_type: string
  urgency: string
  task_description: string
  country_of_origin: string
  country_of_destination: string
  given_name: string
  family_name: string
  company_name: string | null
  email: string
  phone: string | null
  uploaded_files: UploadedFile[] | null
}

/** The row to insert for checked answers. */
export function quoteRow(
  id: string,
  userId: string | null,
  answers: QuoteAnswers,
  files: UploadedFile[],
): QuoteRow {
  return {
    id,
    user_id: userId,
    service_type: answers.serviceType,
    urgency: answers.urgency,
    task_description: answers.taskDescription,
    country_of_origin: answers.countryOfOrigin,
    country_of_destination: answers.countryOfDestination,
    given_name: answers.givenName,
    family_name: answers.familyName,
    company_name: answers.companyName || null,
    email: answers.email,
    phone: answers.phone || null,
    uploaded_files: files.length > 0 ? files : null,
  }
}

/** Body of `send-admin-notification`. Only `id` is used: everything else is re-read from the database. */
export type AdminNotification = {
  id: string
  type: 'quote_request' | 'profile_task'
  serviceType: string
  urgency: string
  countryOfOrigin: string
  countryOfDestination: string
  taskDescription: string
  userInfo: { givenName: string; familyName: string; email: string; phone: string; companyName: string }
  uploadedFiles: UploadedFile[]
  submittedAt: string
}

/** The notification's body for an inserted row. */
export function adminNotification(
  row: QuoteRow,
  type: AdminNotification['type'],
  submittedAt: Date,
): AdminNotification {
  return {
    id: row.id,
    type,
    serviceType: row.service_type,
    urgency: row.urgency,
    countryOfOrigin: row.country_of_origin,
    countryOfDestination: row.country_of_destination,
    taskDescription: row.task_description,
    userInfo: {
      givenName: row.given_name,
      familyName: row.family_name,
      email: row.email,
      phone: row.phone ?? '',
      companyName: row.company_name ?? '',
    },
    uploadedFiles: row.uploaded_files ?? [],
    submittedAt: submittedAt.toISOString(),
  }
}
