/**
 * The choices of the quote and task forms, and when work is due. Apart from the schema, so that a page can show the
 * choices before it loads the checks.
 */

export const QUOTE_SERVICES = [
  'Corporate Document Translation & Certification',
  'Apostille & Notarisation Services',
  'Global Document Procurement',
  'Private Document Translation & Certification',
] as const

export const QUOTE_URGENCIES = ['0-12 hours', '12-24 hours', '24-48 hours', '>48 hours'] as const

/** Values of the dashboard's task form; they share the table with the quote form's. */
export const TASK_SERVICES = [
  'document-translation',
  'apostille-notarisation',
  'document-procurement',
  'corporate-translation',
] as const

export const TASK_URGENCIES = ['standard', 'express', 'urgent'] as const

export type Urgency = (typeof QUOTE_URGENCIES)[number] | (typeof TASK_URGENCIES)[number]

/** Hours from the request until the work is due. */
const DUE_HOURS: Record<Urgency, number> = {
  '0-12 hours': 12,
  '12-24 hours': 24,
  '24-48 hours': 48,
  '>48 hours': 72,
  urgent: 24,
  express: 3 * 24,
  standard: 7 * 24,
}

/** When a request made at `createdAt` is due. */
export function dueAt(urgency: Urgency, createdAt: Date): Date {
  return new Date(createdAt.getTime() + DUE_HOURS[urgency] * 3_600_000)
}
