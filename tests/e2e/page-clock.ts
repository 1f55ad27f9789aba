import type { Page, Request } from '@playwright/test'
import { expect } from './fixtures.ts'

/** For pages with `page.clock.install`. */

/** Repeated, because the clock may pass the moment before it is set. */
export async function holdClock(page: Page): Promise<void> {
  await expect(async () =>
    page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 100)),
  ).toPass()
}

/** Of real time, for a response that may never come. */
const PATIENCE_MS = 200

/** In steps between which responses arrive, until the condition holds. */
export async function letRun(
  page: Page,
  seconds: number,
  until: () => Promise<boolean> | boolean,
): Promise<void> {
  const asked = new Set<Request>()
  const add = (request: Request) => asked.add(request)
  const remove = (request: Request) => asked.delete(request)
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove)
  for (let step = 0; step < seconds * 4 && !(await until()); step++) {
    await page.clock.runFor(250)
    const end = Date.now() + PATIENCE_MS
    do await page.waitForTimeout(20)
    while (asked.size > 0 && Date.now() < end)
    asked.clear()
  }
  page.off('request', add).off('requestfinished', remove).off('requestfailed', remove)
}
