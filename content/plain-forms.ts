import { EMAIL as email } from './business.ts'

/** Words for people whose browser runs no scripts; the forms' own words stand with their pages. */

/** What a posted form is answered with when it is not taken. */
export const PLAIN_PROBLEMS = {
  title: 'There is a problem',
  kept: 'Nothing has been sent yet. Your answers are below.',
  /** On the platform, which shows no pages. */
  back: 'Nothing has been sent yet. Go back in your browser: your answers are still in the form.',
  write: `You can write to us instead at ${email.general}.`,
  typed: 'What you wrote',
  /** A field that people do not see was filled in. */
  program:
    'Your browser filled in a hidden field that has to stay empty. We have emptied it: please send the form again.',
  busy: 'Many requests are coming in just now. Please wait a few minutes and send the form again.',
} as const

/** Where files would be added. */
export const PLAIN_FILES =
  'Files can only be added with JavaScript, which is switched off or unavailable here. Send the request without them, then reply to our email with your documents attached.'

/** The newsletter's links: what their token is pasted into, where the page cannot know it. */
export const PLAIN_LINK = {
  hint: 'Copy the whole link from our email, or from the address bar, and paste it here.',
} as const

/** In an outcome: in the place of the reference, where the page cannot know it. */
export const PLAIN_REFERENCE = 'is in our emails about it'
