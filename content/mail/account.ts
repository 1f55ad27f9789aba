import { BUSINESS } from '#content/business.ts'

export const WELCOME_MAIL = {
  subject: `Welcome to ${BUSINESS.shortName}`,
  title: 'Your account is open',
  preview: 'What you can do with it.',
  why: 'We sent this once, because this address was confirmed for an account.',
  open: `Your account with ${BUSINESS.name} is open. It includes the requests you have already sent from this address.`,
  what: 'What you can do there',
  items: [
    'Create a task and send the documents with it. We’ll reply with a written quote.',
    'See your requests and their references under Pending Tasks.',
    'Keep your name and phone number up to date, download your data, or delete the account, on the profile tab.',
  ],
  button: 'Open your account',
} as const

export const ACCOUNT_EXISTS_MAIL = {
  subject: `You already have an account with ${BUSINESS.shortName}`,
  title: 'You already have an account',
  preview: 'Log in, or choose a new password.',
  why: 'We sent this because someone signed up with this address. If it was not you, you can ignore it: no one has accessed your account.',
  text: 'Someone, probably you, has just tried to open an account with this address. You already have one: log in, or choose a new password if you don’t remember yours.',
  logIn: 'Log in',
  choose: 'Choose a new password',
} as const

/** What the owner of an account is told whoever did it. */
export const ACCOUNT_NOTICES = {
  why: 'We sent this because this address has, or had, an account with us.',
  device: {
    title: 'New log-in to your account',
    text: 'Someone has just logged in to your account with its password, from a browser or network that we had not seen before. If it was you, you don’t need to do anything. If not, choose a new password now: that logs everyone else out.',
  },
  password: {
    title: 'Your password has been changed',
    text: 'The password of your account has just been changed, and everyone else has been logged out. If it was you, you don’t need to do anything. If not, choose a new password now, and reply to this email.',
  },
  deleted: {
    title: 'Your account has been deleted',
    text: 'Your account and what belonged to it have been deleted, as someone who was logged in to it asked. Records that the law requires us to keep stay until their retention period ends. If it was not you, reply to this email.',
  },
} as const

/** The messages with a link that works once. */
export const AUTH_MAIL = {
  confirmation: {
    subject: 'Confirm your email address',
    title: 'Confirm your email address',
    text: 'Press the button and enter the password you chose when you signed up. That opens your account. The link works once, within an hour.',
    button: 'Confirm my address',
    why: 'We sent this because someone signed up with this address. If it was not you, you can ignore it: no account is opened unless the link is used.',
  },
  recovery: {
    subject: 'Choose a new password',
    title: 'Choose a new password',
    text: 'Press the button to choose a new password for your account. The link works once, within an hour. Until you use it, your old password stays as it is.',
    button: 'Choose a new password',
    why: 'We sent this because someone asked for a new password for this address. If it was not you, you can ignore it: nothing has changed.',
  },
} as const

export const AUTH_LINK = 'Or open this address: {link}'

/** Of files that are not in the archive of a person's data. */
export const ARCHIVE_WORDS = {
  leftOut: 'These files are not in this archive:',
  line: '{name}: {reason}',
} as const

export const ARCHIVE_REASONS = {
  unreadable: 'It could not be read as it was stored.',
  refused: 'It was refused when it was checked, and is not kept.',
  unchecked: 'It has not been checked yet.',
  missing: 'Its upload was never completed.',
  notDelivered: 'It has not been delivered yet.',
  unpaid: 'It opens when the second half of the price is paid.',
  ended: 'The order has ended without it.',
} as const

/** The answer to too many of them with one address. */
export const RESET_LIMIT = {
  one: 'A new password has been asked for too often with this address. Please try again in an hour.',
  other: 'A new password has been asked for too often with this address. Please try again in {count} hours.',
} as const
