/** The services of the task form, by their stored value. */
export const TASK_SERVICE_WORDS = {
  'document-translation': { id: 'private', label: 'Document translation' },
  'apostille-notarisation': { id: 'apostille', label: 'Apostille and notarisation' },
  'document-procurement': { id: 'procurement', label: 'Document procurement' },
  'corporate-translation': { id: 'corporate', label: 'Corporate translation' },
} as const

/** The urgencies of the task form, by their stored value. */
export const TASK_URGENCY_WORDS = {
  standard: 'Standard, 5–7 days',
  express: 'Express, 2–3 days',
  urgent: 'Urgent, 24 hours',
} as const
