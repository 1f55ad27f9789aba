import { createServer } from 'node:http'
import { chromium } from '@playwright/test'
import { createLog } from '../host/log.ts'
import { loadSite } from '../host/static/site.ts'
import { CHROMIUM_FLAGS, findHeadlessChromium } from '../tests/support/chromium.ts'
const site = await loadSite('build', '/tmp/l1/earlier', createLog({ LOG_LEVEL: 'silent' } as never))
const server = createServer((q, r) => { const u = new URL(q.url ?? '', 'http://x'); site.serve(q, r, { path: u.pathname, search: u.search, query: [...u.searchParams] } as never) })
await new Promise<void>((d) => server.listen(0, '127.0.0.1', d))
const base = `http://127.0.0.1:${(server.address() as { port: number }).port}`
const browser = await chromium.launch({ executablePath: findHeadlessChromium() ?? '', args: CHROMIUM_FLAGS })
const shots = JSON.parse(process.argv[2] ?? '[]')
for (const { path, width = 1280, height = 700, locale = 'en-GB', scheme = 'light', click, name, full, scroll } of shots) {
  const context = await browser.newContext({ viewport: { width, height }, locale, colorScheme: scheme })
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log(name, e.message)); page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()))
  await page.goto(base + path)
  await page.waitForTimeout(900)
  for (const c of click ?? []) { await page.click(c); await page.waitForTimeout(300) }
  if (scroll) { await page.locator(scroll).scrollIntoViewIfNeeded(); await page.waitForTimeout(400) }
  console.log(name, page.url(), await page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
  await page.screenshot({ path: `/tmp/l1/${name}.png`, fullPage: !!full })
  await context.close()
}
await browser.close(); server.close()
