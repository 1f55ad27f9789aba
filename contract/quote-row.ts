import type { UploadedFile } from './files.ts'

/** The row of a quote request and its notification, whichever form they come from; apart from the schemas, which only their forms need. */

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

/** What any form asks, or knows, of a request. */
export type RequestAnswers = {
  serviceType: string
  urgency: string
  taskDescription: string
  countryOfOrigin: string
  countryOfDestination: string
  givenName: string
  familyName: string
  companyName: string
  email: string
  phone: string
}

/** The row to insert for checked answers; what was left empty is null, but for countries. */
export function quoteRow(
  id: string,
  userId: string | null,
  answers: RequestAnswers,
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
