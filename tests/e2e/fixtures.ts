import { test as base, expect, type Page } from '@playwright/test'
import { type Host, startHost } from '../support/host.ts'

/**
 * Every browser test runs against the real host, one for each worker, and fails when the browser's console says anything
 * or a content security policy is violated, unless the test says what it expects.
 */

type Fixtures = {
  /** Console texts that this test causes on purpose. */
  expectedConsole: RegExp | undefined
  page: Page
}

export const test = base.extend<Fixtures, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const host = await startHost()
      await use(host)
      await host.dispose()
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  baseURL: async ({ host }, use) => use(host.url),

  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedConsole: async ({}, use) => use(undefined),

  page: async ({ page, expectedConsole }, use) => {
    const unexpected: string[] = []
    const note = (text: string) => {
      if (!expectedConsole?.test(text)) unexpected.push(text)
    }
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(message.text())
    })
    page.on('pageerror', (error) => note(String(error)))
    await use(page)
    expect(unexpected, 'what the browser complained about').toEqual([])
  },
})

export { expect }
