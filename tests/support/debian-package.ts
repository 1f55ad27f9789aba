import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'

/** Programs without an npm package; needs root, as in CI. */

/** Keeps Debian's packages from starting their services. */
const POLICY = '/usr/sbin/policy-rc.d'

/** Without a network apt would try for many minutes. */
const INSTALL_TIMEOUT_MS = 240_000

/** @returns whether that was possible */
export function installDebianPackage(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stdout.write(`\n> installing ${names.join(' ')} with apt-get\n`)
  const apt = (...words: string[]) =>
    execFileSync(
      'apt-get',
      ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=30', ...words],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        timeout: INSTALL_TIMEOUT_MS,
      },
    )
  const quiet = existsSync(POLICY)
  if (!quiet) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...names)
    return true
  } catch {
    return false
  } finally {
    if (!quiet) rmSync(POLICY, { force: true })
  }
}

/** Installs it if needed. */
export function hasProgram(path: string, packageName: string): boolean {
  return existsSync(path) || (installDebianPackage(packageName) && existsSync(path))
}
