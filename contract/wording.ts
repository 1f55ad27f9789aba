import { EXTENSION_LIST, type FileProblem } from './files.ts'
import { FILE_LIMITS } from './limits.ts'

/** The toasts' texts are the owner's, word for word. */

export type Toast = {
  title: string
  description?: string
  /** Help on a line of its own; never replaces the owner's text. */
  note?: string
}

export const OFFLINE = 'You appear to be offline. Nothing is lost: please send again once you are connected.'

/** After a failure, of a form whose answers stay. */
export const NOTHING_LOST = 'Nothing is lost: everything you entered is still here.'

export const ERROR_TITLE = 'Error'

export const TRY_AGAIN = 'Try again'

export const QUOTE_TOASTS = {
  success: {
    title: 'Quote Request Submitted',
    description: "Your quote request has been successfully submitted. We'll get back to you soon!",
  },
  failed: {
    title: 'Submission Failed',
    description: 'Failed to submit quote request. Please try again.',
  },
} as const

export const QUOTE_FAILURES = {
  save: 'Failed to save quote request',
  upload: (file: string) => `Failed to upload ${file}`,
} as const

export function fileProblemMessage(
  name: string,
  problem: FileProblem,
  maxBytes: number = FILE_LIMITS.maxBytes,
): string {
  switch (problem) {
    case 'empty':
      return `${name} is empty`
    case 'too-large':
      return `${name} is larger than ${maxBytes / 1024 / 1024} MB`
    case 'extension':
      return `${name} is not a ${EXTENSION_LIST} file`
    case 'content':
      return `${name} does not match its file type: its content is of another type`
    case 'virus':
      return `${name} was not accepted: our virus scanner found something harmful in it`
  }
}

/** A folder, a locked file, or one still downloading from a cloud. */
export function unreadableFileMessage(name: string): string {
  return `${name} could not be read. Please choose it again`
}

export type ReadProblem = 'changed' | 'gone'

const READ_PROBLEMS: Readonly<Record<ReadProblem, string>> = {
  changed: 'has changed since you chose it',
  gone: 'was moved or deleted since you chose it',
}

export const CHOOSE_AGAIN = 'choose it again'

export const readProblemText = (name: string, problem: ReadProblem) => `${name} ${READ_PROBLEMS[problem]}: `

export const uploadFailure = (name: string, problem: ReadProblem | undefined): string =>
  problem ? readProblemText(name, problem) + CHOOSE_AGAIN : QUOTE_FAILURES.upload(name)

export const PASSWORD_HELP = {
  request:
    'It needs a password to open. Please choose a copy without one, or write the password under “Task description”. Never send it by email.',
  further:
    'It needs a password to open. Please add a copy without one, and never send the password by email.',
  order:
    'It needs a password to open. Please add a copy without one, or send us the password in a message on this page. Never send it by email.',
} as const

export function repeatedFileMessage(name: string): string {
  return `${name} was not added: it is already in the list`
}

/** For browsers that cannot convert an iPhone's photo. */
export function heicPhotoMessage(name: string): string {
  return `${name} is a HEIC photo: please save it as JPG or PNG, and choose that file`
}

export function tooManyFilesMessage(name: string): string {
  return `${name} was not added: a request can have at most ${FILE_LIMITS.maxFiles} files`
}
