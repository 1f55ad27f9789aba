import { EXTENSION_LIST, type FileProblem } from './files.ts'
import { FILE_LIMITS } from './limits.ts'

/** The product's success and failure messages. The toasts' texts are the owner's, word for word. */

export type Toast = {
  title: string
  description?: string
  /** What helps, in a line of its own: it never takes the place of the owner's text. */
  note?: string
}

/** What helps while the device is offline, under the text of whatever has failed. */
export const OFFLINE = 'You appear to be offline. Nothing is lost: please send again once you are connected.'

/** Title of the failures that have none of their own. */
export const ERROR_TITLE = 'Error'

export const QUOTE_TOASTS = {
  success: {
    title: 'Quote Request Submitted',
    description: "Your quote request has been successfully submitted. We'll get back to you soon!",
  },
  failed: { title: 'Submission Failed' },
} as const

export const QUOTE_FAILURES = {
  save: 'Failed to save quote request',
  upload: (file: string) => `Failed to upload ${file}`,
  other: 'Failed to submit quote request. Please try again.',
} as const

/**
 * Why a file is refused; the message names it.
 * @param maxBytes the limit that it may have exceeded
 */
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

/** When the browser cannot read a file that is being chosen: it is a folder, locked, or still on its way from a cloud. */
export function unreadableFileMessage(name: string): string {
  return `${name} could not be read. Please choose it again`
}

/** Why a file that was chosen can no longer be read: it was saved again, or it is not there any more. */
export type ReadProblem = 'changed' | 'gone'

const READ_PROBLEMS: Readonly<Record<ReadProblem, string>> = {
  changed: 'has changed since you chose it',
  gone: 'was moved or deleted since you chose it',
}

/** What to do about it. */
export const CHOOSE_AGAIN = 'choose it again'

/** When a file was changed, moved or deleted after it was chosen: before CHOOSE_AGAIN, which is a button in the file's row. */
export const readProblemText = (name: string, problem: ReadProblem) => `${name} ${READ_PROBLEMS[problem]}: `

/** Why a file could not be uploaded. */
export const uploadFailure = (name: string, problem: ReadProblem | undefined): string =>
  problem ? readProblemText(name, problem) + CHOOSE_AGAIN : QUOTE_FAILURES.upload(name)

/** What a document that needs a password is said to need, by where it is chosen. */
export const PASSWORD_HELP = {
  request:
    'It needs a password to open. Please choose a copy without one, or write the password under “Task description”. Never send it by email.',
  further:
    'It needs a password to open. Please add a copy without one, and never send the password by email.',
  order:
    'It needs a password to open. Please add a copy without one, or send us the password in a message on this page. Never send it by email.',
} as const

/** When a file is in the list already. */
export function repeatedFileMessage(name: string): string {
  return `${name} was not added: it is already in the list`
}

/** When a photo is in the format of iPhones, and this browser cannot turn it into a JPG. */
export function heicPhotoMessage(name: string): string {
  return `${name} is a HEIC photo: please save it as JPG or PNG, and choose that file`
}

/** When a file exceeds the maximum of ten. */
export function tooManyFilesMessage(name: string): string {
  return `${name} was not added: a request can carry at most ${FILE_LIMITS.maxFiles} files`
}
