import { test as base, expect, type Page } from '@playwright/test'
import { type Host, startHost } from '../support/host.ts'

/** One real host per worker. A test fails on any unexpected console message, policy violations included. */

type Fixtures = {
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

/** All of its islands have come to life. */
export async function openPage(page: Page, path: string): Promise<void> {
  expect((await page.goto(path))?.status(), path).toBe(200)
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'))
}

export { expect }
