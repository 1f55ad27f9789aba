import type { NoticeWords } from '#contract/fields.ts'

/** The owner’s own words. */
export const ACCOUNT_OUTCOMES = {
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
  taskFailed: { title: 'Error creating task', description: 'Please try again.' },
} as const satisfies Record<string, NoticeWords>

export const ACCOUNT_FAILURES = {
  unknown: 'An error occurred. Please try again.',
  storage: 'Your browser keeps no data of this site. Please allow its cookies and site data, and try again.',
  reset: 'Failed to send password reset email. Please try again.',
  password: 'Failed to update password. Please try again.',
  recovery: 'Failed to authenticate for password reset. Please try again.',
  profile: 'Failed to update profile. Please try again.',
} as const

export const LINK_FAILURES = {
  spent: 'This link has expired or was used before. Please ask for a new one.',
  malformed: 'This link is incomplete. Please open it again from the email, or ask for a new one.',
} as const

export const WEAK_PASSWORD_REASONS = {
  length: 'It is too short.',
  characters: 'It needs more kinds of characters: capitals, digits, symbols.',
  pwned: 'It has appeared in a data leak elsewhere, so others can guess it.',
  common: 'It is among the first that others try.',
} as const

/** What the auth service means, by its codes. It speaks English, so English pages show its own words. */
export const AUTH_ERRORS = {
  invalid_credentials: 'Email or password is wrong.',
  email_not_confirmed: 'The email address is not confirmed yet.',
  same_password: 'The new password must differ from the old one.',
  weak_password: 'Please choose another password.',
  over_request_rate_limit: 'Too many attempts. Please wait a few minutes and try again.',
  over_email_send_rate_limit: 'Too many emails have been asked for. Please try again later.',
  otp_expired: 'This link has expired or was used before.',
  user_banned: 'This account is locked.',
} as const
