import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** For pages with `page.clock.install`. */

/** Repeated, because the clock may pass the moment before it is set. */
export async function holdClock(page: Page): Promise<void> {
  await expect(async () =>
    page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 100)),
  ).toPass()
}

/** In steps between which responses arrive, until the condition holds. */
export async function letRun(
  page: Page,
  seconds: number,
  until: () => Promise<boolean> | boolean,
): Promise<void> {
  for (let step = 0; step < seconds * 4 && !(await until()); step++) {
    await page.clock.runFor(250)
    await page.waitForTimeout(20)
  }
}
