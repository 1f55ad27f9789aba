import { expect, it } from 'vitest'
import { AuthIsland } from '#src/features/auth/auth-page.tsx'
import { FORMS, PASSWORD } from './forms.tsx'
import {
  all,
  answer,
  button,
  control,
  descriptionOf,
  expectAccessible,
  fillIn,
  open,
  press,
  saying,
  summary,
  texts,
  until,
} from './page.tsx'

/** Signing up and in, links of messages, and passwords: what is said at which field, and what stays. */

const SAID = 'What the server says.'
const NOTHING_LOST = 'Nothing is lost: everything you entered is still here.'
const linesOf = () => texts('.sum h2, .sum li span, .sum li p')
const follow = async (link: NonNullable<Window['authLink']>) => {
  window.authLink = link
  await open(<AuthIsland />, '/auth')
}

/** The summary leads to the field at fault, which is described by the same words. */
async function expectMarked(field: HTMLElement, message: string): Promise<void> {
  expect(document.activeElement).toBe(await until(summary))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(field)).toContain(message)
  await press(all('.sum a').find(({ textContent }) => textContent === message) as HTMLElement)
  expect(document.activeElement).toBe(field)
}

it('a wrong password is told at the field, and the answers stay', async () => {
  await FORMS.login.open()
  const json = { error_code: 'invalid_credentials', code: 400, msg: 'Invalid login credentials' }
  answer('/auth/v1/token', { status: 400, json })
  await press(button('Log in'))
  await until(summary)
  expect(document.title).toMatch(/^Error: /)
  await expectMarked(control('password'), 'Invalid login credentials')
  expect(saying('Invalid login credentials')).toHaveLength(1)
  expect(control('email').value).toBe('nobody@example.com')
  await fillIn({ password: `${PASSWORD}2` })
  expect(control('password').getAttribute('aria-invalid')).toBe('false')
})

it('a weak password is told in the server’s words, and below its field', async () => {
  const msg = 'Password should be at least 8 characters.'
  await FORMS.signUp.open()
  const json = { code: 422, error_code: 'weak_password', msg, weak_password: { reasons: ['length'] } }
  answer('/auth/v1/signup', { status: 422, json })
  await press(button('Create account'))
  await until(summary)
  expect(texts('.sum h2')).toEqual(['Error'])
  await expectMarked(control('password'), `${msg} It is too short.`)
})

it('an incomplete sign-up lists everything missing, and keeps the answers', async () => {
  await FORMS.signUp.open()
  await fillIn({ accountType: 'corporate', lastName: '', email: '', password: 'short' })
  await press(button('Create account'))
  await until(summary)
  expect(texts('.sum a')).toEqual([
    'Please enter your company name',
    'Please enter your last name',
    'Please enter your email address',
    'Password must be at least 6 characters long.',
  ])
  await expectMarked(control('email'), 'Please enter your email address')
  await fillIn({ password: 'é'.repeat(37) })
  expect(descriptionOf(control('password'))).toMatch(/at most 72 letters and digits/)
  await press(button('Show password'))
  expect(control('password').type).toBe('text')
  expect(texts('button[aria-label="Hide password"]')).toEqual(['Hide'])
  expect(control('firstName').value).toBe('Zofia')
  await expectAccessible()
})

it('passwords that differ or are short are told', async () => {
  await FORMS.password.open()
  for (const [password, confirmation, message] of [
    ['fresh password', 'other password', 'Passwords do not match.'],
    ['short', 'short', 'Password must be at least 6 characters long.'],
  ] as const) {
    await fillIn({ password, confirmation })
    await press(button('Update password'))
    await until(() => texts('.sum a').includes(message), message)
  }
})

it('an expired link leads to the form for a new one, and its summary says why', async () => {
  await FORMS.recovery.open()
  answer('/auth/v1/verify', { status: 403, json: { error_code: 'otp_expired', code: 403, msg: 'expired' } })
  await press(await until(() => button('Choose a new password')))
  await until(() => control('email'))
  expect(location.search).toBe('?reset=true')
  expect(document.activeElement).toBe(summary())
  expect(summary()?.textContent).toContain('Failed to authenticate for password reset. Please try again.')
  expect(summary()?.textContent).toContain('This link has expired or was used before.')
  expect(document.title).toMatch(/^Error: /)
  await press(button('Back to login'))
  await until(() => button('Log in'))
  expect(document.title).not.toMatch(/Error/)
})

it.each([
  ['recovery', 'Failed to authenticate for password reset. Please try again.'],
  ['signup', 'This link is incomplete.'],
])('an incomplete link for %s has the owner’s text', async (type, text) => {
  await follow({ token_hash: 'abc<img>', type })
  expect((await until(summary)).textContent).toContain(text)
})

it('an error in the address is shown as text only', { tags: ['address-bar'] }, async () => {
  const text = 'Link <img src=x onerror=alert(1)> expired <script>alert(2)</script>'
  await follow({ error: 'access_denied', error_description: text })
  expect((await until(summary)).textContent).toContain(text)
  expect(document.activeElement).toBe(summary())
  expect(texts('.sum h2')).toEqual(['Error'])
  expect(all('main img, main script')).toEqual([])
})

it('a password reset that is asked for too often says when to try again, below the owner’s text', async () => {
  await FORMS.reset.open()
  const json = { error: { code: 'some-code', message: SAID } }
  answer('/functions/v1/send-password-reset', { status: 429, json })
  await press(button('Send the link'))
  await until(summary)
  expect(linesOf()).toEqual([
    'Error',
    'Failed to send password reset email. Please try again.',
    SAID,
    NOTHING_LOST,
  ])
})

it.each([
  ['quote', ['Submission Failed', 'Failed to save quote request']],
  ['enquiry', ['Error', 'Failed to send your enquiry. Please try again.']],
  ['newsletter', ['Error', 'Failed to subscribe to newsletter. Please try again.']],
] as const)('the form %s, sent too often, says so below the owner’s text', async (name, says) => {
  const form = FORMS[name]
  await form.open()
  const json = { code: 'PT429', message: SAID, error: { code: 'too-many-requests', message: SAID } }
  answer(form.calls, { status: 429, json })
  await press(button(form.submit))
  await until(summary)
  const wait = 'Too many requests. Please wait a few minutes and try again.'
  expect(linesOf()).toEqual([...says, wait, NOTHING_LOST])
})
