import type {
  CHANGE_PASSWORD_FIELDS,
  CONFIRM_FIELDS,
  FORGOT_FIELDS,
  LOG_IN_FIELDS,
  NEW_PASSWORD_FIELDS,
  PROFILE_FIELDS,
  SIGN_UP_FIELDS,
} from '#contract/account.ts'
import type { WordsOf } from '#contract/fields.ts'
import { PASSWORD_LIMITS } from '#contract/limits.ts'
import { COMPANY_NAME_WORDS, EMAIL_WORDS, PHONE_WORDS } from './fields.ts'

const PASSWORD = { label: 'Password', required: 'Please enter a password' } as const

const NEW_PASSWORD = {
  ...PASSWORD,
  messages: {
    'too-short': `Password must be at least ${PASSWORD_LIMITS.minLength} characters long.`,
    'too-many-bytes': `Please choose a shorter password: at most ${PASSWORD_LIMITS.maxBytes} letters and digits, fewer with accents or symbols`,
  },
} as const

const PERSON = {
  firstName: { label: 'First name', required: 'Please enter your first name' },
  lastName: { label: 'Last name', required: 'Please enter your last name' },
  companyName: { ...COMPANY_NAME_WORDS, required: 'Please enter your company name' },
  phone: PHONE_WORDS,
  accountType: {
    label: 'Account type',
    required: 'Please check this answer',
    choices: { private: 'Private', corporate: 'Corporate' },
  },
} as const

export const SIGN_UP_FIELD_WORDS = {
  ...PERSON,
  email: EMAIL_WORDS,
  password: NEW_PASSWORD,
} as const satisfies WordsOf<typeof SIGN_UP_FIELDS>

export const PROFILE_FIELD_WORDS = PERSON satisfies WordsOf<typeof PROFILE_FIELDS>

export const LOG_IN_FIELD_WORDS = {
  email: EMAIL_WORDS,
  password: PASSWORD,
} as const satisfies WordsOf<typeof LOG_IN_FIELDS>

export const CONFIRM_FIELD_WORDS = { password: PASSWORD } as const satisfies WordsOf<typeof CONFIRM_FIELDS>

export const FORGOT_FIELD_WORDS = { email: EMAIL_WORDS } as const satisfies WordsOf<typeof FORGOT_FIELDS>

export const NEW_PASSWORD_FIELD_WORDS = {
  password: { ...NEW_PASSWORD, label: 'New password' },
  confirmation: {
    ...PASSWORD,
    label: 'Confirm new password',
    messages: { mismatch: 'Passwords do not match.' },
  },
} as const satisfies WordsOf<typeof NEW_PASSWORD_FIELDS>

export const CHANGE_PASSWORD_FIELD_WORDS = {
  current: { ...PASSWORD, label: 'Current password' },
  ...NEW_PASSWORD_FIELD_WORDS,
} as const satisfies WordsOf<typeof CHANGE_PASSWORD_FIELDS>

export const PASSWORD_HINT = `At least ${PASSWORD_LIMITS.minLength} characters. Three or four unrelated words are easy to remember and hard to guess.`

export const DASHBOARD_PAGE = {
  title: 'Your account',
  greeting: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  greetingByName: {
    morning: 'Good morning, {name}',
    afternoon: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
  },
  navigation: 'Account',
  tabs: { profile: 'Profile', tasks: 'Tasks', billing: 'Billing', invoices: 'Invoices' },
  slow: 'This is taking longer than usual.',
  noscript:
    'Your account needs JavaScript, which is switched off or unavailable here. You can write to us instead at',
  unreachable:
    'We cannot reach your account just now. You are still logged in; we’ll keep trying, and nothing is lost.',
  again: {
    title: 'Please log in again',
    text: 'Your session has ended. What you typed and the files you chose are still here.',
    account: 'You were logged in as {email}.',
    submit: 'Log in',
    busy: 'Logging in...',
    other: 'Log in to another account',
  },
  profile: {
    title: 'Your details',
    leads: {
      private: 'Private account. We use them for your tasks, so you do not have to type them again.',
      corporate: 'Corporate account. We use them for your tasks, so you do not have to type them again.',
    },
    email: 'Email',
    emailHint: 'The address you log in with. To change it, write to us.',
    submit: 'Save changes',
    busy: 'Saving...',
    failed: 'Your details could not be loaded.',
  },
  password: {
    title: 'Your password',
    lead: 'You will be logged out everywhere else.',
    everywhere: 'Log out everywhere',
    leaving: 'Logging out...',
    submit: 'Update password',
    busy: 'Updating...',
  },
  data: {
    title: 'Your data',
    lead: 'Download or delete everything we hold about you.',
    download: {
      button: 'Download my data',
      title: 'Download your data?',
      text: 'You’ll get a ZIP file with your details, all your requests and every document you have sent us. It contains personal documents: keep it where no one else can open it.',
      confirm: 'Download',
      busy: 'Preparing the archive...',
      failed: 'We could not prepare the archive. Please try again.',
    },
    remove: {
      button: 'Delete my account',
      title: 'Delete your account?',
      text: 'Your account, your details, your requests with their documents, your enquiries and your newsletter subscription are deleted for good. Consultations you have booked still go ahead. Records that the law requires us to keep, such as invoices, stay until their retention period ends. For documents we delivered, we keep the file’s fingerprint, our reference and the date, without your name, so that they can still be verified.',
      busy: 'Deleting...',
      failed: 'The account could not be deleted. Please try again.',
      password: 'Your password',
      /** The word is typed in English. */
      label: 'Type {word} to confirm',
      mismatch: 'Please type {word} in capital letters',
    },
    cancel: 'Cancel',
  },
  completed: {
    title: 'Nothing is completed yet',
    text: 'Finished work will be listed here. Until then you’ll find it under Pending Tasks and in your email.',
  },
  ordersFailed: 'Your orders could not be loaded.',
  ordersLoading: 'Loading...',
  billing: {
    title: 'No payment method is stored',
    text: 'You don’t need one: you owe nothing until you accept a quote.',
    button: 'Add Payment Method',
    explanation:
      'Payment is arranged per order: each accepted quote comes with its own payment link, half upfront and half on delivery. No card is stored here.',
  },
  invoices: {
    title: 'No invoices yet',
    text: 'Invoices appear here once an order has been paid. We also email them to you.',
  },
} as const

/** The dashboard's lists, once there is something in them. */
export const ORDER_LISTS = {
  billing: {
    title: 'Payments',
    columns: { date: 'Date', order: 'Order', part: 'Part', amount: 'Amount', state: 'State' },
    note: 'Each order comes with its own payment link. No card is stored here.',
  },
  invoices: {
    title: 'Invoices and receipts',
    columns: { reference: 'Number', kind: 'Kind', date: 'Date', amount: 'Amount', file: 'File' },
  },
  completed: { title: 'Completed Tasks', total: 'Total', date: 'Completed' },
  ended: { title: 'Cancelled, refunded and ended' },
  open: 'Open the order',
} as const
