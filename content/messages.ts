import type { GeneralMessages } from '#contract/fields.ts'

export const OFFLINE = 'You appear to be offline. Nothing is lost: please send again once you are connected.'

/** After a failure, of a form whose answers stay. */
export const NOTHING_LOST = 'Nothing is lost: everything you entered is still here.'

export const TOO_MANY_REQUESTS = 'Too many requests. Please wait a few minutes and try again.'

export const ERROR_TITLE = 'Error'

export const TRY_AGAIN = 'Try again'

export const WRITE_INSTEAD = {
  write: '{text} {email}. {after}',
  orCall: '{text} {email}, or call {phone}. {after}',
} as const

/** `{max}` is a number from 40 to 5000, `{lines}` from 5 to 7. */
export const FIELD_MESSAGES = {
  'too-long': 'Please use at most {max} characters',
  'too-many-lines': 'Please use at most {lines} lines',
  characters: 'Please remove line breaks and other control characters',
  'local-part':
    'Please enter a valid email address: only letters from a to z, digits and symbols are allowed before the @',
  unclear: 'Please check this answer',
} as const satisfies GeneralMessages
