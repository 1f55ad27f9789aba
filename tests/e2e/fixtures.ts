import { test as base, expect, type Page } from '@playwright/test'
import { PATHS } from '#src/lib/routes.ts'
import { eventually, type Host, startHost } from '../support/host.ts'

/** One real host per worker. A test fails on any unexpected console message, policy violations included. */

type Fixtures = {
  expectedConsole: RegExp | undefined
  page: Page
}

/** A call took longer than its page waits, on a slow machine; its message is sent all the same. One that is refused says more. */
const LATE = /^(Notification|The welcome message was) not confirmed/

const JOBS_EVERY_MS = 300

/** With mail that is waited for sent soon, and not when the host next looks at the outbox. */
export const prompt = (host: Host): Host => ({
  ...host,
  async waitForMail(matches, seconds = 60) {
    let last = 0
    const look = async () => {
      const found = (await host.mail()).find(matches)
      if (found || Date.now() - last < JOBS_EVERY_MS) return found
      await host.runJobs('mail').catch(() => undefined)
      last = Date.now()
    }
    return eventually(look, seconds, 'a captured message')
  },
})

export const test = base.extend<Fixtures, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const host = prompt(await startHost())
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
      if (!expectedConsole?.test(text) && !LATE.test(text)) unexpected.push(text)
    }
    page.on('console', (message) => {
      // The page for unknown addresses answers with 404 at its own, too.
      if (message.location().url.endsWith(PATHS.notFound)) return
      if (['error', 'warning'].includes(message.type())) note(message.text())
    })
    page.on('pageerror', (error) => note(String(error)))
    await use(page)
    expect(unexpected, 'what the browser complained about').toEqual([])
  },
})

/** Pages whose script leads on at once. */
export const LEADING_ON: Record<string, string> = {
  [PATHS.register]: PATHS.auth,
  [PATHS.resetPassword]: `${PATHS.auth}?reset=true`,
  [PATHS.profile]: PATHS.auth,
}

/** All of its islands have come to life, with the styles that come late. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-island]:not([data-hydrated])') &&
      [...document.querySelectorAll('link')].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet),
  )
}

export async function openPage(page: Page, path: string): Promise<void> {
  expect((await page.goto(path))?.status(), path).toBe(200)
  if (LEADING_ON[path]) await page.waitForURL(LEADING_ON[path])
  await untilAlive(page)
}

export { expect }
