import type { NoticeWords } from '#contract/fields.ts'
import type { FileProblem, ReadProblem } from '#contract/files.ts'
import { FILE_LIMITS } from '#contract/limits.ts'

/** Words of forms with documents. `{…}` is filled in by the page; the notices’ texts are the owner’s, word for word. */

export const QUOTE_NOTICES = {
  success: {
    title: 'Quote Request Submitted',
    description: "Your quote request has been successfully submitted. We'll get back to you soon!",
  },
  failed: {
    title: 'Submission Failed',
    description: 'Failed to submit quote request. Please try again.',
  },
} as const satisfies Record<string, NoticeWords>

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

export const DOCUMENT_WORDS = {
  choose: 'Choose files',
  drop: 'or drop them here.',
  /** {drop}: the above, with a space; {types}: 'PDF, DOC or PNG'. */
  limits: '{drop}{types}, up to {size} each. {most} files at most.',
  size: '{megabytes}MB',
  checking: 'Checking your files…',
  chosen: 'Chosen documents',
  dismiss: 'Dismiss',
  remove: 'Remove {name}',
  waiting: 'Waiting, {size}',
  retrying: 'The connection failed. Trying again…',
  failed: 'Not uploaded, {size}',
  uploaded: 'Uploaded, {size}',
  uploading: 'Uploading {name}',
  progress: '{part}, {percent}%',
  megabytes: '{size} MB',
  kilobytes: '{size} KB',
  part: '{part} of {whole}',
  files: { one: '{count} file', other: '{count} files' },
  uploads: { one: '{stored} of {count} file uploaded', other: '{stored} of {count} files uploaded' },
} as const

export const SEND_WORDS = {
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was sent; your answers and files are still here.',
  uploading: 'Uploading your documents',
  documents: 'Documents: {part}',
} as const
