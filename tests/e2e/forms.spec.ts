import { expectAccessible } from './axe.ts'
import { fillEnquiry } from './enquiry-page.ts'
import { expect, test } from './fixtures.ts'

/** What all forms have in common. */

const FORMS: { path: string; send: string | RegExp; missing?: string[] }[] = [
  {
    path: '/enquiry-form',
    send: 'Send enquiry',
    missing: ['Please choose a subject', 'Please write your message'],
  },
  {
    path: '/get-quote',
    send: 'Send quote request',
    missing: [
      'Please choose a service',
      'Please choose how soon you need it',
      'Please describe what you need',
    ],
  },
  { path: '/booking-form', send: /^Book & Pay/ },
  { path: '/auth', send: 'Log in' },
  { path: '/register', send: 'Create account' },
]

test('every message stands under its field; what is missing is said, what is there is kept, and each field is led to', {
  tag: '@form-messages',
}, async ({ page }) => {
  for (const { path, send, missing } of FORMS) {
    await page.goto(path)
    if (missing) {
      await page.getByLabel('Given name').fill('Zofia')
      await page.getByLabel('Email').fill('zofia@')
    }
    await page.locator('main').getByRole('button', { name: send, exact: true }).click()
    const messages = page.locator('.field .error-message')
    await expect(messages.first()).toBeVisible()
    const above = await messages.evaluateAll(
      (found) =>
        found.filter((message) => {
          const controls =
            message.closest('.field')?.querySelectorAll('input, select, textarea, button.pick') ?? []
          return [...controls].some(
            (control) => control.getBoundingClientRect().bottom > message.getBoundingClientRect().top,
          )
        }).length,
    )
    expect(above, path).toBe(0)
    if (!missing) continue

    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(summary.getByRole('link')).toHaveText([
      ...missing,
      'Please enter your family name',
      'Please enter a valid email address',
    ])
    await expectAccessible(page, `${path} with errors`)
    await expect(page.getByLabel('Given name')).toHaveValue('Zofia')
    await summary.getByRole('link', { name: 'Please enter your family name' }).click()
    await expect(page.getByLabel('Family name')).toBeFocused()
    await expect(page.getByLabel('Family name')).toHaveAttribute('aria-invalid', 'true')
  }
})

test.describe('while it is being sent', () => {
  test.use({ expectedConsole: /Failed to load resource|net::ERR/ })

  test('a button is disabled while its form is being sent, which is sent once, and the keyboard goes on from there', {
    tag: '@form-messages',
  }, async ({ page }) => {
    await page.goto('/enquiry-form')
    await fillEnquiry(page)
    const answered = Promise.withResolvers<void>()
    let calls = 0
    await page.route('**/functions/v1/send-contact-email', async (route) => {
      calls += 1
      await answered.promise
      await route.fulfill({ status: 400, json: { error: { code: 'bad-request', message: 'Refused' } } })
    })
    const button = page.locator('main button[type=submit]')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toBeDisabled()
    await expect(button).toHaveText('Sending...')
    await expect(page.locator('.send')).toBeFocused()
    for (const place of [page.locator('.send'), page.getByLabel('Email')]) await place.press('Enter')
    answered.resolve()
    await expect(button).toBeEnabled()
    await expect(page.locator('.sum')).toBeFocused()
    expect(calls).toBe(1)
  })
})
