import type { Browser } from '@playwright/test'
import { pageAddresses } from '../../../src/collections/read-content.ts'
import { PATHS } from '../../../src/lib/routes.ts'
import { startHost } from '../../../tests/support/host.ts'
import { type Audit, type Auditor, type Category, openAuditor } from './audit.ts'
import { allScripts, bytesByKind } from './weigh.ts'

/**
 * `npm run bench:pages`: weight and times of three pages, at 4 and 9 times CPU slowdown. `npm run bench:pages -- --all`: Lighthouse's
 * scores of every public page in English, `--only=/es/,/es/get-quote` those of some pages. `--runs=5` takes the median of 5 instead of 3,
 * `--cpu=4` one slowdown only.
 * Figures are printed, nothing asserts them: they depend on the machine and on what else it does.
 */

const WEIGHED: readonly string[] = [PATHS.home, PATHS.apostille, PATHS.getQuote]
const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

const runs = Number(/--runs=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 3)
const slowdowns = /--cpu=([\d,]+)/.exec(process.argv.join(' '))?.[1]?.split(',').map(Number) ?? [4, 9]
const only = /--only=(\S+)/.exec(process.argv.join(' '))?.[1]?.split(',')
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const print = (cells: readonly string[]) =>
  process.stdout.write(`${cells.map((cell, i) => (i === 0 ? cell.padEnd(34) : cell.padStart(8))).join('')}\n`)

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function auditOften(auditor: Auditor, url: string, slowdown: number, categories: readonly Category[]) {
  const audits: Audit[] = []
  for (let run = 0; run < runs; run++) audits.push(await auditor.audit(url, slowdown, categories))
  const middle = (read: (audit: Audit) => number) => median(audits.map(read))
  const times = [
    ...(['fcp', 'lcp', 'tbt'] as const).map((name) => middle((audit) => audit[name]).toFixed(0)),
    middle((audit) => audit.cls).toFixed(3),
  ]
  return { audits, times, score: (of: Category) => middle((audit) => audit.scores[of]).toFixed(0) }
}

/** Slow 4G as the mobile preset has it. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/** Milliseconds from navigation until every island of the page is hydrated, on a slow network and CPU. */
async function timeToInteractive(browser: Browser, url: string, cpuSlowdown: number): Promise<number> {
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

async function weigh(auditor: Auditor, siteUrl: string): Promise<void> {
  const sizes = ['html', 'script', 'pict.', 'fonts', 'other', 'all KB', 'requests']
  print(['page, CPU', ...sizes, 'FCP', 'LCP', 'TBT', 'CLS', 'score', 'hydrated'])
  for (const path of WEIGHED) {
    for (const slowdown of slowdowns) {
      const { audits, times, score } = await auditOften(auditor, siteUrl + path, slowdown, ['performance'])
      // The picture of a tab is not asked for on every run.
      const requests = (audits[0]?.requests ?? []).filter(({ kind }) => kind !== 'Other')
      const bytes = Object.values(await bytesByKind(requests))
      const hydrated = await timeToInteractive(auditor.browser, siteUrl + path, slowdown)
      print([
        `${path}, ${slowdown}x`,
        ...bytes.map(kilobytes),
        kilobytes(bytes.reduce((sum, size) => sum + size, 0)),
        String(requests.length),
        ...times,
        score('performance'),
        hydrated.toFixed(0),
      ])
    }
  }
  const scripts = await allScripts(`${siteUrl}${PATHS.getQuote}`)
  const sum = [...scripts.values()].reduce((total, size) => total + size, 0)
  process.stdout.write(
    `\nAll scripts of ${PATHS.getQuote}, with what a submission loads: ${kilobytes(sum)} KB\n`,
  )
  for (const [url, size] of scripts) print([`  ${new URL(url).pathname}`, kilobytes(size)])
}

async function score(auditor: Auditor, siteUrl: string, paths: readonly string[]): Promise<void> {
  for (const slowdown of slowdowns) {
    print([`page, ${slowdown}x CPU`, 'perf', 'access', 'best', 'seo', 'FCP', 'LCP', 'TBT', 'CLS'])
    const categories = slowdown === slowdowns[0] ? CATEGORIES : CATEGORIES.slice(0, 1)
    for (const path of paths) {
      const {
        audits,
        times,
        score: scoreOf,
      } = await auditOften(auditor, siteUrl + path, slowdown, categories)
      print([path, ...CATEGORIES.map(scoreOf), ...times])
      for (const fault of new Set(audits.flatMap(({ faults }) => faults)))
        process.stdout.write(`    ${fault}\n`)
    }
  }
}

const host = await startHost()
const auditor = await openAuditor()
try {
  // A new browser's first audit is its slowest, whatever the page.
  await auditor.audit(host.url, 4, ['performance'])
  process.stdout.write(`Lighthouse, mobile preset, median of ${runs}. KB: bodies in brotli. Times: ms.\n`)
  // The page not found is deliberately a 404, and excluded from search engines.
  const all = pageAddresses().filter((path) => path !== PATHS.notFound)
  if (only || process.argv.includes('--all')) await score(auditor, host.url, only ?? all)
  else await weigh(auditor, host.url)
} finally {
  await auditor.close()
  await host.dispose()
}
