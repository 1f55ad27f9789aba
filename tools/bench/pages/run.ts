import { pageAddresses } from '../../../src/collections/read-content.ts'
import { PATHS } from '../../../src/lib/routes.ts'
import { startHost } from '../../../tests/support/host.ts'
import { type Audit, type Auditor, type Category, median, openAuditor } from './audit.ts'
import { BARE, startFloorHost } from './floor-host.ts'
import { timeToInteractive } from './time-to-interactive.ts'
import { allScripts, bytesByKind } from './weigh.ts'

/**
 * `npm run bench:pages`: three pages beside the same ones without scripts, and once more without typefaces (`?bare`), at 4 and
 * 9 times CPU slowdown.
 * `npm run bench:pages -- --all`: Lighthouse's scores of every public page in English, `--only=/es/,/es/get-quote` those of
 * some pages. `--runs=5` takes the median of 5 instead of 3, `--cpu=4` one slowdown only.
 * Figures are printed, nothing asserts them: they depend on the machine and on what else it does.
 */

const COMPARED: readonly string[] = [PATHS.home, PATHS.apostille, PATHS.getQuote]
const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

const runs = Number(/--runs=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 3)
const slowdowns = /--cpu=([\d,]+)/.exec(process.argv.join(' '))?.[1]?.split(',').map(Number) ?? [4, 9]
const only = /--only=(\S+)/.exec(process.argv.join(' '))?.[1]?.split(',')
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const print = (cells: readonly string[]) =>
  process.stdout.write(`${cells.map((cell, i) => (i === 0 ? cell.padEnd(34) : cell.padStart(8))).join('')}\n`)

async function auditOften(auditor: Auditor, url: string, slowdown: number, categories: readonly Category[]) {
  const audits: Audit[] = []
  for (let run = 0; run < runs; run++) audits.push(await auditor.audit(url, slowdown, categories))
  return audits
}

async function compare(auditor: Auditor, siteUrl: string, floorUrl: string): Promise<void> {
  print([
    'page, CPU',
    'html',
    'script',
    'pict.',
    'fonts',
    'other',
    'all KB',
    'requests',
    'FCP',
    'LCP',
    'TBT',
    'CLS',
    'score',
    'hydrated',
  ])
  for (const path of COMPARED) {
    for (const slowdown of slowdowns) {
      const figures: { fcp: number; lcp: number }[] = []
      for (const url of [siteUrl + path, floorUrl + path, floorUrl + path + BARE]) {
        const audits = await auditOften(auditor, url, slowdown, ['performance'])
        const middle = (read: (audit: Audit) => number) => median(audits.map(read))
        // The picture of a tab is not asked for on every run.
        const requests = (audits[0]?.requests ?? []).filter(({ kind }) => kind !== 'Other')
        const bytes = await bytesByKind(requests)
        const hydrated = await timeToInteractive(auditor.browser, url, slowdown, runs)
        const { fcp, lcp } = { fcp: middle((audit) => audit.fcp), lcp: middle((audit) => audit.lcp) }
        figures.push({ fcp, lcp })
        const total = Object.values(bytes).reduce((sum, size) => sum + size, 0)
        print([
          `${url.startsWith(siteUrl) ? path : `  without scripts ${url.slice(floorUrl.length)}`}, ${slowdown}x`,
          ...Object.values(bytes).map(kilobytes),
          kilobytes(total),
          String(requests.length),
          fcp.toFixed(0),
          lcp.toFixed(0),
          middle((audit) => audit.tbt).toFixed(0),
          middle((audit) => audit.cls).toFixed(3),
          middle((audit) => audit.scores.performance).toFixed(0),
          hydrated.toFixed(0),
        ])
      }
      const [page, ...floors] = figures
      for (const [i, ground] of floors.entries()) {
        if (!page) continue
        const ratio = (read: (figures: { fcp: number; lcp: number }) => number) =>
          (read(page) / read(ground)).toFixed(3)
        process.stdout.write(
          `  of the ${i === 0 ? 'floor' : 'bare floor'}: FCP ${ratio(({ fcp }) => fcp)}, LCP ${ratio(({ lcp }) => lcp)}\n`,
        )
      }
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
    for (const path of paths) {
      const audits = await auditOften(
        auditor,
        siteUrl + path,
        slowdown,
        slowdown === slowdowns[0] ? CATEGORIES : ['performance'],
      )
      const middle = (read: (audit: Audit) => number) => median(audits.map(read))
      print([
        path,
        ...CATEGORIES.map((category) => middle((audit) => audit.scores[category]).toFixed(0)),
        ...(['fcp', 'lcp', 'tbt'] as const).map((name) => middle((audit) => audit[name]).toFixed(0)),
        middle((audit) => audit.cls).toFixed(3),
      ])
      for (const fault of new Set(audits.flatMap(({ faults }) => faults)))
        process.stdout.write(`    ${fault}\n`)
    }
  }
}

const host = await startHost()
const floorHost = await startFloorHost(host.url)
const auditor = await openAuditor()
try {
  // A new browser's first audit is its slowest, whatever the page.
  await auditor.audit(floorHost.url, 4, ['performance'])
  process.stdout.write(`Lighthouse, mobile preset, median of ${runs}. KB: bodies in brotli. Times: ms.\n`)
  // The page not found is deliberately a 404, and excluded from search engines.
  const all = pageAddresses().filter((path) => path !== PATHS.notFound)
  if (only || process.argv.includes('--all')) await score(auditor, host.url, only ?? all)
  else await compare(auditor, host.url, floorHost.url)
} finally {
  await auditor.close()
  await floorHost.close()
  await host.dispose()
}
