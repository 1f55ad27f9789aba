import type { TaskField } from '#contract/task.ts'

/** The fields of the task form, in the order of the page. */
export const TASK_FIELDS = [
  'serviceType',
  'urgency',
  'taskDescription',
  'countryOfOrigin',
  'countryOfDestination',
] as const satisfies readonly TaskField[]
