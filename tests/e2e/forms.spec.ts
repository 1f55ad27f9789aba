import { expect, test } from './fixtures.ts'

/** What all forms have in common. */

const FORMS: { path: string; send: string | RegExp }[] = [
  { path: '/enquiry-form', send: 'Send enquiry' },
  { path: '/get-quote', send: 'Send quote request' },
  { path: '/booking-form', send: /^Book & Pay/ },
  { path: '/auth', send: 'Log in' },
  { path: '/register', send: 'Create account' },
]

for (const { path, send } of FORMS)
  test(`every message of ${path} stands under its field: ${send}`, async ({ page }) => {
    await page.goto(path)
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
    expect(above).toBe(0)
  })
