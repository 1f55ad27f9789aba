import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installDebianPackage } from './debian-package.ts'

/** Playwright cannot download its own browser on a closed network. */

const DEBIAN_PATH = '/usr/bin/chromium'
const SYSTEM_PATHS = [
  DEBIAN_PATH,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** CHROMIUM_PATH, a system one or Playwright's; undefined if there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  )
}

const shellBeside = (program: string) => join(dirname(program), 'chromium-headless-shell')

/** The headless shell if installed, in which a page takes a third of the time; otherwise Chromium. */
export function findHeadlessChromium(): string | undefined {
  const whole = findChromium()
  return whole && existsSync(shellBeside(whole)) ? shellBeside(whole) : whole
}

/** Installs Debian's if needed. @throws with instructions */
export async function provideChromium(): Promise<string> {
  const there = findChromium()
  if (!there || (there === DEBIAN_PATH && !existsSync(shellBeside(there))))
    installDebianPackage('chromium', 'chromium-headless-shell')
  const found = findChromium()
  if (found) return found
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its program.')
}
