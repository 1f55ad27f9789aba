import { existsSync, globSync } from 'node:fs'
import { installDebianPackage } from '../debian-package.ts'
import type { Driver } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

type Engine = {
  name: string
  packages: readonly string[]
  /** Opens a clean window; undefined if the browser is not installed. */
  opener: () => (() => Promise<Driver>) | undefined
}

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

const firstOf = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && existsSync(path))

export const ENGINES: readonly Engine[] = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    opener() {
      const program = firstOf(FIREFOX)
      return program === undefined ? undefined : () => openFirefox(program)
    },
  },
  {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    opener() {
      const driver = firstOf(['/usr/bin/WebKitWebDriver'])
      const browser = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]
      const display = firstOf(['/usr/bin/Xvfb'])
      if (driver === undefined || browser === undefined || display === undefined) return
      return () => openWebKit({ driver, browser, display })
    },
  },
]

export function provideEngines(): void {
  for (const { opener, packages } of ENGINES) if (!opener()) installDebianPackage(...packages)
}
