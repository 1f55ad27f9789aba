import { describe, expect, it, vi } from 'vitest'
import { FORMS, type Form } from './forms.tsx'
import { answer, button, offline, press, saying, summary, texts, until } from './page.tsx'

/** For every cause of a failure the owner's text is said once, in the summary that takes the focus, and help below it. */

const SAID = 'What the server says.'

const refusing = (status: number) => ({
  status,
  json: {
    code: 'some_code',
    error_code: 'some_code',
    msg: SAID,
    message: SAID,
    error: { code: 'some-code', message: SAID },
  },
})

const CAUSES = {
  400: refusing(400),
  429: refusing(429),
  503: refusing(503),
  'a gateway': { status: 502, body: '<h1>Bad Gateway</h1>' },
  'no connection': 'no connection',
  offline: 'no connection',
} as const

type Cause = `${keyof typeof CAUSES}`

type Entry = Form & {
  title: string
  text: (cause: Cause) => string | undefined
  /** Whether there are answers that stay. */
  kept?: boolean
}

const always = (text: string) => () => text
const OTHER = 'An error occurred. Please try again.'
/** The auth service's text, if the service answered. */
const spoken = (cause: Cause) => (['400', '429'].includes(cause) ? SAID : OTHER)

const ENTRIES: Record<string, Entry> = {
  'a quote that cannot be saved': {
    ...FORMS.quote,
    title: 'Submission Failed',
    text: (cause) =>
      cause === 'offline'
        ? 'Failed to submit quote request. Please try again.'
        : 'Failed to save quote request',
  },
  'a login': { ...FORMS.login, title: 'Error', text: spoken },
  'a sign-up': { ...FORMS.signUp, title: 'Error', text: spoken },
  'a message to reset the password': {
    ...FORMS.reset,
    title: 'Error',
    text: always('Failed to send password reset email. Please try again.'),
  },
  'a link to a new password': {
    ...FORMS.recovery,
    title: 'Error',
    text: always('Failed to authenticate for password reset. Please try again.'),
    kept: false,
  },
  'a new password': {
    ...FORMS.password,
    title: 'Error',
    text: always('Failed to update password. Please try again.'),
  },
  'the profile': {
    ...FORMS.profile,
    title: 'Error',
    text: always('Failed to update profile. Please try again.'),
  },
  'a task': { ...FORMS.task, title: 'Error creating task', text: always('Please try again.') },
  'an enquiry': {
    ...FORMS.enquiry,
    title: 'Error',
    text: always('Failed to send your enquiry. Please try again.'),
  },
  'the newsletter': {
    ...FORMS.newsletter,
    title: 'Error',
    text: always('Failed to subscribe to newsletter. Please try again.'),
  },
  'a booking': {
    ...FORMS.booking,
    title: 'There was an error processing your booking. Please try again.',
    text: () => undefined,
  },
}

describe.each(Object.entries(ENTRIES))(
  '%s',
  (_, { open, submit, calls, method, title, text, kept = true }) => {
    it.each(Object.keys(CAUSES) as Cause[])('%s', async (cause) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      await open()
      answer(calls, CAUSES[cause], method)
      if (cause === 'offline') offline()
      await press(button(submit))
      const shown = await until(summary)
      expect(document.activeElement).toBe(shown)
      expect(document.title).toMatch(/^Error: (?!Error)/)
      const says = [title, text(cause)].filter((line) => line !== undefined)
      const lines = texts('.sum h2, .sum li span, .sum li p').filter((line) => line !== 'There is a problem')
      expect(lines.slice(0, says.length)).toEqual(says)
      for (const line of says) expect(saying(line), line).toHaveLength(1)
      if (cause === 'offline') expect(lines.at(-1)).toContain('You appear to be offline.')
      if (kept || cause === 'offline') expect(shown.textContent).toContain('Nothing is lost')
      expect(button(submit)?.disabled ?? false).toBe(false)
    })
  },
)
