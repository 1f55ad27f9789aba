import type { WordsOf } from '#contract/fields.ts'
import type { TASK_FIELDS } from '#contract/task.ts'
import { QUOTE_FIELD_WORDS, QUOTE_PAGE } from './quote.ts'

const { serviceType, sourceLanguage, targetLanguage, urgency, taskDescription, ownReference } =
  QUOTE_FIELD_WORDS

export const TASK_FIELD_WORDS = {
  serviceType,
  sourceLanguage,
  targetLanguage,
  urgency,
  taskDescription,
  ownReference,
  countryOfOrigin: { label: 'Country of origin', required: 'Please enter the country of origin' },
  countryOfDestination: {
    label: 'Country of destination',
    required: 'Please enter the country of destination',
  },
} as const satisfies WordsOf<typeof TASK_FIELDS>

export const TASKS_TAB = {
  /** Where space is short, only `{short}` is shown. */
  views: { create: '{short} Task', pending: '{short} Tasks', completed: '{short} Tasks' },
  short: { create: 'Create', pending: 'Pending', completed: 'Completed' },
  pendingTitle: 'Pending Tasks',
  create: {
    submit: 'Create task',
    busy: 'Submitting...',
    sections: { need: 'What you need', going: 'Where it is going', documents: 'Your documents' },
    hints: {
      ownReference: QUOTE_PAGE.hints.ownReference,
      taskDescription: 'What the documents are, how many pages, and who asked for them.',
      documents: 'Clear photos or scans are enough to begin with. Originals can follow later.',
    },
    note: 'We’ll use the details in your profile: {name}, {email}.',
    noName: 'Your profile has no name yet. Please add it first: {link}.',
    noNameLink: 'open your profile',
  },
  pending: {
    newest: 'Newest first',
    created: 'Created',
    replyBy: 'We reply by',
    documents: 'Documents',
    none: 'None',
    files: { one: '{count} file', other: '{count} files' },
    from: 'From',
    to: 'To',
    /** Between two countries, spoken only. */
    between: 'to',
    less: 'Show less',
    whole: 'Show all of it',
    empty: 'Nothing is pending',
    emptyText: 'What you send us appears here with its reference, until it is done.',
    emptyAction: 'Create a task',
    more: 'Show more',
    loading: 'Loading...',
    end: 'That is everything. Do you need something else? {link}.',
    endLink: 'Create a task',
    failed: 'Your tasks could not be loaded.',
    open: 'Add documents',
    openAbout: 'Add documents: {reference}',
    opening: 'Opening...',
    notOpened: 'The task could not be opened. Please try again.',
  },
} as const
