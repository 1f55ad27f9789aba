import type { Page } from '@playwright/test'

/** The clock of a page, which `page.clock.install` has given it. */

/** Stops it where it is. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 100))
}

/** Lets it run, in steps between which answers come, until something holds. */
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
