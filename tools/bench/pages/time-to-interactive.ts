import type { Browser } from '@playwright/test'
import { median } from './audit.ts'

/** Slow 4G as the mobile preset has it. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/** Milliseconds from navigation until every island of the page is hydrated, on a slow network and CPU. */
export async function timeToInteractive(
  browser: Browser,
  url: string,
  cpuSlowdown: number,
  runs: number,
): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.goto(url)
    await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'))
    times.push(await page.evaluate(() => performance.now()))
    await context.close()
  }
  return median(times)
}
