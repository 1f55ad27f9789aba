import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findHeadlessChromium } from './tests/support/chromium.ts'

/** Browser tests; each worker runs a host of its own (tests/e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A flaky test is a broken one: it is not tried again.
  retries: 0,
  timeout: 120_000,
  // Generous, because machines are shared and a flaky test is a broken one.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findHeadlessChromium() ?? '', args: CHROMIUM_FLAGS },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
    // Costs a sixth of the time: `npx playwright test FILE --trace on` shows what happened.
    trace: 'off',
  },
})
