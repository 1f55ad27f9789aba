import type { GeneralMessages } from '#contract/fields.ts'
import type { FileProblem, ReadProblem } from '#contract/files.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import type { Toast } from '#contract/toast.ts'

/** The toasts' texts are the owner's, word for word. */

export const OFFLINE = 'You appear to be offline. Nothing is lost: please send again once you are connected.'

/** After a failure, of a form whose answers stay. */
export const NOTHING_LOST = 'Nothing is lost: everything you entered is still here.'

export const ERROR_TITLE = 'Error'

export const TRY_AGAIN = 'Try again'

/** `{max}` is a number from 40 to 5000, `{lines}` from 5 to 7. */
export const FIELD_MESSAGES = {
  'too-long': 'Please use at most {max} characters',
  'too-many-lines': 'Please use at most {lines} lines',
  characters: 'Please remove line breaks and other control characters',
  'local-part':
    'Please enter a valid email address: only letters from a to z, digits and symbols are allowed before the @',
  unclear: 'Please check this answer',
} as const satisfies GeneralMessages

export const QUOTE_TOASTS = {
  success: {
    title: 'Quote Request Submitted',
    description: "Your quote request has been successfully submitted. We'll get back to you soon!",
  },
  failed: {
    title: 'Submission Failed',
    description: 'Failed to submit quote request. Please try again.',
  },
} as const satisfies Record<string, Toast>

export const QUOTE_FAILURES = {
  save: 'Failed to save quote request',
  upload: 'Failed to upload {name}',
} as const

/** `{name}` is the file's, `{megabytes}` a number, `{types}` a list. */
export const FILE_PROBLEMS = {
  empty: '{name} is empty',
  'too-large': '{name} is larger than {megabytes} MB',
  extension: '{name} is not a {types} file',
  content: '{name} does not match its file type: its content is of another type',
  virus: '{name} was not accepted: our virus scanner found something harmful in it',
} as const satisfies Record<FileProblem, string>

/** Of files that were chosen. */
export const FILE_WORDS = {
  /** A folder, a locked file, or one still downloading from a cloud. */
  unreadable: '{name} could not be read. Please choose it again',
  repeated: '{name} was not added: it is already in the list',
  /** For browsers that cannot convert an iPhone's photo. */
  heic: '{name} is a HEIC photo: please save it as JPG or PNG, and choose that file',
  tooMany: `{name} was not added: a request can have at most ${FILE_LIMITS.maxFiles} files`,
} as const

/** In the file's row, with {again} as a button, and in a message. */
export const READ_PROBLEMS = {
  changed: {
    row: 'It has changed since you chose it: {again}',
    message: '{name} has changed since you chose it: {again}',
  },
  gone: {
    row: 'It was moved or deleted since you chose it: {again}',
    message: '{name} was moved or deleted since you chose it: {again}',
  },
} as const satisfies Record<ReadProblem, object>

export const CHOOSE_AGAIN = 'choose it again'

export const PASSWORD_HELP = {
  request:
    'It needs a password to open. Please choose a copy without one, or write the password under “Task description”. Never send it by email.',
  further:
    'It needs a password to open. Please add a copy without one, and never send the password by email.',
  order:
    'It needs a password to open. Please add a copy without one, or send us the password in a message on this page. Never send it by email.',
} as const
