import { type Browser, chromium } from '@playwright/test'
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse'
import { throttling as constants } from 'lighthouse/core/config/constants.js'
import { CHROMIUM_FLAGS, findChromium } from '../../../tests/support/chromium.ts'
import { choosePort } from '../../../tests/support/ports.ts'

/** Lighthouse with its mobile preset, in the tests' browser. No internet access. */

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

export type Audit = {
  scores: Record<Category, number>
  /** Milliseconds; CLS has no unit. */
  fcp: number
  lcp: number
  tbt: number
  cls: number
  requests: { url: string; kind: string }[]
  faults: string[]
}

export type Auditor = {
  audit: (url: string, cpuSlowdown: number, categories: readonly Category[]) => Promise<Audit>
  browser: Browser
  close: () => Promise<void>
}

/** On a busy machine Chromium sometimes loses a trace; Lighthouse then asks for another run. */
async function runOnce(
  url: string,
  port: number,
  cpuSlowdown: number,
  categories: readonly Category[],
  tries = 3,
): Promise<RunnerResult> {
  const flags: Flags = { port, logLevel: 'error', onlyCategories: [...categories] }
  const throttling = { ...constants.mobileSlow4G, cpuSlowdownMultiplier: cpuSlowdown }
  const result = await lighthouse(url, flags, { extends: 'lighthouse:default', settings: { throttling } })
  const error = result?.lhr.runtimeError
  if (result && (!error || error.code === 'NO_ERROR')) return result
  if (tries <= 1) throw new Error(`Lighthouse on ${url}: ${error?.message ?? 'no result'}`)
  return runOnce(url, port, cpuSlowdown, categories, tries - 1)
}

export async function openAuditor(): Promise<Auditor> {
  const port = await choosePort()
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  })
  return {
    browser,
    close: () => browser.close(),
    async audit(url, cpuSlowdown, categories) {
      const result = await runOnce(url, port, cpuSlowdown, categories)
      const { audits, categories: scored } = result.lhr
      const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
      const score = (id: Category) => Math.round((scored[id]?.score ?? Number.NaN) * 100)
      const details = audits['network-requests']?.details
      const requests = details && 'items' in details ? (details.items as Record<string, unknown>[]) : []
      return {
        scores: {
          performance: score('performance'),
          accessibility: score('accessibility'),
          'best-practices': score('best-practices'),
          seo: score('seo'),
        },
        fcp: number('first-contentful-paint'),
        lcp: number('largest-contentful-paint'),
        tbt: number('total-blocking-time'),
        cls: number('cumulative-layout-shift'),
        requests: requests.map(({ url, resourceType }) => ({ url: String(url), kind: String(resourceType) })),
        faults: Object.values(scored).flatMap(({ auditRefs }) =>
          auditRefs.flatMap(({ id, weight }) => {
            const audit = audits[id]
            return weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.995
              ? [audit?.title ?? id]
              : []
          }),
        ),
      }
    },
  }
}
