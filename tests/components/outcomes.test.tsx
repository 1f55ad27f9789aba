import { expect, it } from 'vitest'
import { FORMS, type Form, SESSION } from './forms.tsx'
import { answer, button, press, saying, summary, texts, until } from './page.tsx'

/** What was done is said once, where it was done, and read out. */

type Done = { by: Form; answered?: unknown; says: readonly string[]; next?: string }

const RECEIPT = { reference: 'SQ-7K4M-2XPD', replyBy: '2026-11-23T14:00:00.000Z' }

const DONE: Record<string, Done> = {
  'a quote': {
    by: FORMS.quote,
    says: [
      'Quote Request Submitted',
      "Your quote request has been successfully submitted. We'll get back to you soon!",
    ],
    next: 'Copy reference',
  },
  'an enquiry': { by: FORMS.enquiry, answered: RECEIPT, says: ['Enquiry Sent!'], next: 'Copy reference' },
  'the newsletter': {
    by: FORMS.newsletter,
    says: ['Subscribed!', 'You are almost there. Check your email for confirmation.'],
    next: 'Use another address',
  },
  'a sign-up': {
    by: FORMS.signUp,
    answered: SESSION.user,
    says: [
      'Account created successfully!',
      'Please check your email to verify your account and for your welcome message.',
    ],
    next: 'Send the email again',
  },
  'a message to reset the password': { by: FORMS.reset, says: ['Password reset email sent'] },
  'a new password': {
    by: FORMS.password,
    answered: SESSION,
    says: ['Password updated successfully!', 'You can now login with your new password.'],
  },
  'the profile': { by: FORMS.profile, says: ['Profile updated'] },
  'a task': {
    by: FORMS.task,
    says: ['Task created successfully!', 'Your task has been submitted and is now pending review.'],
  },
}

it.each(Object.entries(DONE))('%s is said once', async (_, { by, answered = {}, says, next }) => {
  answer('/functions/v1/', { json: RECEIPT })
  answer('/auth/v1/', { json: SESSION.user })
  await by.open()
  answer(by.calls, { json: answered }, by.method)
  await press(button(by.submit))
  for (const text of says) {
    await until(() => saying(text).length > 0, text)
    expect(saying(text), text).toHaveLength(1)
  }
  const readOut = texts('[role=status]').filter((text) => text.includes(says.at(-1) as string))
  // A heading that has the focus is read, too.
  if (says.length > 1) expect(readOut).toHaveLength(1)
  if (next) expect(button(next)).toBeDefined()
  expect(summary()).toBeUndefined()
})
