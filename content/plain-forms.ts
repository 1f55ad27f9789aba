import { EMAIL as email } from './business.ts'

export const PLAIN_PROBLEMS = {
  title: 'There is a problem',
  kept: 'Nothing has been sent yet. Your answers are below.',
  /** On Supabase, where functions cannot show pages. */
  back: 'Nothing has been sent yet. Go back in your browser: your answers are still in the form.',
  write: `You can write to us instead at ${email.general}.`,
  typed: 'What you wrote',
  program:
    'Your browser filled in a hidden field that has to stay empty. We have emptied it: please send the form again.',
  busy: 'Many requests are coming in just now. Please wait a few minutes and send the form again.',
} as const

export const PLAIN_FILES =
  'Files can only be added with JavaScript, which is switched off or unavailable here. Send the request without them, then reply to our email with your documents attached.'

/** The newsletter's links, where the page does not know the token. */
export const PLAIN_LINK = {
  hint: 'Copy the whole link from our email, or from the address bar, and paste it here.',
} as const

/** {reference}: that of what was sent, or `unknown` where the page does not know it. */
export const PLAIN_REFERENCE = {
  unknown: 'is in our emails about it',
  sentence: '{label} {reference}.',
} as const
