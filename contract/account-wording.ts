import { PASSWORD_LIMITS, TEXT_LIMITS } from './limits.ts'
import { type Toast, UNUSABLE_CHARACTERS } from './wording.ts'

/** What the product says round accounts. The texts of toasts are the owner's, to the letter. */

export const ACCOUNT_TOASTS = {
  loggedIn: { title: 'Welcome back!', description: 'You have been successfully logged in.' },
  created: {
    title: 'Account created successfully!',
    description: 'Please check your email to verify your account and for your welcome message.',
  },
  resetSent: { title: 'Password reset email sent' },
  passwordUpdated: {
    title: 'Password updated successfully!',
    description: 'You can now login with your new password.',
  },
  profileUpdated: { title: 'Profile updated' },
  taskCreated: {
    title: 'Task created successfully!',
    description: 'Your task has been submitted and is now pending review.',
  },
} as const satisfies Record<string, Toast>

export const ACCOUNT_FAILURES = {
  other: 'An error occurred. Please try again.',
  reset: 'Failed to send password reset email. Please try again.',
  password: 'Failed to update password. Please try again.',
  recovery: 'Failed to authenticate for password reset. Please try again.',
  profile: 'Failed to update profile. Please try again.',
} as const

export const TASK_FAILED = { title: 'Error creating task', other: 'Please try again.' } as const

/** Not the owner's texts: what the error catalogue has no words for. */
export const LINK_FAILURES = {
  spent: 'This link has expired or was used before. Please ask for a new one.',
  malformed: 'This link is incomplete. Please open it again from the email, or ask for a new one.',
} as const

const REQUIRED: Record<string, string> = {
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  companyName: 'Please enter your company name',
  email: 'Please enter your email address',
  password: 'Please enter a password',
  serviceType: 'Please choose a service',
  urgency: 'Please choose how soon you need it',
  countryOfOrigin: 'Please enter the country of origin',
  countryOfDestination: 'Please enter the country of destination',
  taskDescription: 'Please describe what you need',
}

const MOST: Record<string, number> = {
  ...TEXT_LIMITS,
  firstName: TEXT_LIMITS.givenName,
  lastName: TEXT_LIMITS.familyName,
  countryOfOrigin: TEXT_LIMITS.country,
  countryOfDestination: TEXT_LIMITS.country,
}

/** The message under a field of the account forms, for a code of their schemas. */
export function accountFieldMessage(field: string, code: string): string {
  switch (code) {
    case 'required':
      return REQUIRED[field] ?? 'Please fill this in'
    case 'invalid':
      return 'Please enter a valid email address'
    case 'too-long':
      return `Please use at most ${MOST[field]} characters`
    case 'too-short':
      return `Password must be at least ${PASSWORD_LIMITS.minLength} characters long.`
    case 'too-many-bytes':
      return `Please choose a shorter password: at most ${PASSWORD_LIMITS.maxBytes} letters and digits, fewer with accents or symbols`
    case 'characters':
      return UNUSABLE_CHARACTERS
    case 'mismatch':
      return 'Passwords do not match.'
    default:
      return 'Please check this answer'
  }
}

/** Why the auth service finds a password too weak. */
export const WEAK_PASSWORD_REASONS: Readonly<Record<string, string>> = {
  length: 'It is too short.',
  characters: 'It needs more kinds of characters: capitals, digits, symbols.',
  pwned: 'It has appeared in a data leak elsewhere, so others can guess it.',
}
