import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installDebianPackage } from './debian-package.ts'

/** The browser of the tests: Playwright cannot download its own on a closed network. */

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Flags for a browser that talks to nobody but the tests. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of a Chromium: CHROMIUM_PATH, a system one, Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  )
}

/**
 * Finds a Chromium, or installs Debian's.
 * @throws with what to do when neither is possible
 */
export async function provideChromium(): Promise<string> {
  const found = findChromium()
  if (found) return found
  const installed = installDebianPackage('chromium') ? findChromium() : undefined
  if (installed) return installed
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its program.')
}
